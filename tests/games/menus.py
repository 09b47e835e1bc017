"""Limits of every game's menu: each move once, and no more than Discord can show."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from bot.ui.game_ui import MAX_BUTTONS_PER_ROW, MAX_LIST_OPTIONS, Buttons, Drawer, MenuQuestion, Picker, choices
from bot.ui.messages.layout import MAX_MENU_ROWS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ui.game_ui import Row

LABEL, PROMPT = 80, 150
"""The most characters of a control's label and of the text above a list."""


COMPONENTS = 40
"""The most components in a message.

A drawer's sheet needs some for its frame, heading and name, and for the result of a press in it.
"""


def numbers(menu_rows: Sequence[Row]) -> list[int]:
    """Return the sorted numbers of all moves that a menu offers; a move may be in a short list and in a long one."""
    return sorted({choice.n for choice in choices(menu_rows)})


def undrawn(menu_rows: Sequence[Row]) -> tuple[Buttons | Picker, ...]:
    """Return the rows of a menu without drawers and questions."""
    rows = tuple(row for row in menu_rows if not isinstance(row, Drawer | MenuQuestion))
    assert rows == menu_rows
    return rows


def faults(menu_rows: Sequence[Row], rows: int = MAX_MENU_ROWS) -> list[str]:
    """Return the excesses of a menu that may have `rows` rows; empty if it fits. Drawers share a row."""
    groups = [(pulled, len([*group])) for pulled, group in groupby(isinstance(row, Drawer) for row in menu_rows)]
    height = sum(-(-length // MAX_BUTTONS_PER_ROW) if pulled else length for pulled, length in groups)
    excesses = [f"{height} rows"] if height > rows else []
    for row in menu_rows:
        excesses += _of_drawer(row) if isinstance(row, Drawer) else _of_row(row)
    return excesses


def _of_drawer(drawer: Drawer) -> list[str]:
    size = 4 + sum(
        1 + (len(row.choices) if isinstance(row, Buttons) else isinstance(row, Picker)) for row in drawer.rows
    )
    row_faults = [fault for row in drawer.rows for fault in _of_row(row)]
    row_faults += [f"a drawer of {size} components"] if size > COMPONENTS else []
    row_faults += [] if drawer.rows else ["an empty drawer"]
    return row_faults if 0 < len(drawer.label) <= LABEL else [*row_faults, f"drawer: {drawer.label!r}"]


def _of_row(row: Buttons | Picker | MenuQuestion) -> list[str]:
    excesses: list[str] = []
    if isinstance(row, MenuQuestion):
        return [] if row.text else ["an empty question"]
    if not 1 <= len(row.choices) <= (MAX_BUTTONS_PER_ROW if isinstance(row, Buttons) else MAX_LIST_OPTIONS):
        excesses.append(f"{len(row.choices)} choices")
    if isinstance(row, Picker) and not 0 < len(row.prompt) <= PROMPT:
        excesses.append(f"above a list: {row.prompt!r}")
    if isinstance(row, Picker) and sum(choice.chosen for choice in row.choices) > 1:
        excesses.append(f"several chosen: {row.prompt!r}")
    if len({choice.n for choice in row.choices}) < len(row.choices):
        excesses.append("a move twice in a row")
    return excesses + [f"label: {choice.label!r}" for choice in row.choices if not 0 < len(choice.label) <= LABEL]
