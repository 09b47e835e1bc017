"""Components: the buttons and lists of all messages, and their custom ids `verb:arg:arg…`.

A control is identified by its custom id alone. It works after a restart, because the bot remembers nothing about it,
and it carries no secret: a move appears as its number in the owner's menu under a keyed stamp. Every custom id names
the table. Those on lasting messages also name the table's public version, so that old and new messages differ; a
premove does not change that version. `bot.ui.interactions.component_handlers` answers the verbs.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count, groupby
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.i18n.translation import clipped
from bot.table.model import Status
from bot.ui.game_ui import MAX_BUTTONS_PER_ROW, Buttons, Drawer, MenuQuestion

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Container, Mapping, Sequence

    from bot.i18n.translation import Say
    from bot.table.model import PauseVote, Table
    from bot.ui.game_ui import Choice, Row

    ControlRow = Sequence[Callable[[], ui.Item[Any]]]
    """Buttons in a row, or one list. Each function makes a new item, because an item belongs to one message."""
    MenuPart = str | ControlRow
    """A row of a menu: controls, or the text of a question."""

MAX_LABEL_LENGTH = 80
MAX_NUMBER_DIGITS = 18
"""Digits. A longer number was not written by the bot, and would not fit the database."""
MAX_OPTION_LENGTH = 100
"""Characters of an option's label, and of its description."""
MAX_PROMPT_LENGTH = 150
SEPARATE = "separate"
"""The last part of a custom id whose answer does not replace the private message of the button."""


@dataclass(frozen=True)
class Press:
    """A press: the arguments of the custom id and, of a list, the chosen values."""

    args: tuple[str, ...]
    values: tuple[str, ...] = ()

    def number(self, i: int) -> int:
        """Return argument `i` as a whole number, or -1 if it is not one. No table, seat or move has that number."""
        return _number(self.text(i))

    def text(self, i: int) -> str:
        """Return argument `i`, or an empty string."""
        return self.args[i] if i < len(self.args) else ""

    def chosen(self, i: int) -> int:
        """Return the chosen number: a list's value, or argument `i` of a button; -1 if it is not a number."""
        return _number(self.values[0]) if self.values else self.number(i)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MAX_NUMBER_DIGITS else -1


def pressed(custom_id: str, values: tuple[str, ...] = ()) -> tuple[str, Press]:
    """Split a custom id into its verb and a `Press`."""
    verb, *args = custom_id.split(":")
    return verb, Press(tuple(args), values)


class _Button(ui.Button[Any]):
    """A button that discord.py does not remember; the client answers by the custom id alone.

    With a `DynamicItem`, discord.py would rebuild the whole message at every press, which costs more than the answer.
    """

    def is_dispatchable(self) -> bool:
        return False


class _Select(ui.Select[Any]):
    """A list that discord.py does not remember."""

    def is_dispatchable(self) -> bool:
        return False


def button(
    custom_id: str,
    label: str,
    emoji: str | None = None,
    *,
    main: bool = False,
    grave: bool = False,
    chosen: bool = False,
    disabled: bool = False,
) -> Callable[[], ui.Item[Any]]:
    """Return a button; `main` for the most likely choice, `grave` for harmful ones, `chosen` for the current choice."""
    style = discord.ButtonStyle.secondary
    if main:
        style = discord.ButtonStyle.primary
    if chosen:
        style = discord.ButtonStyle.success
    if grave:
        style = discord.ButtonStyle.danger
    text = label[:MAX_LABEL_LENGTH]

    def make() -> ui.Item[Any]:
        return _Button(style=style, label=text, emoji=emoji, custom_id=custom_id, disabled=disabled)

    return make


def placeholder(prompt: str) -> str:
    """Return a prompt as a list may show it."""
    return prompt[:MAX_PROMPT_LENGTH]


def picker(
    custom_id: str,
    prompt: str,
    options: Sequence[tuple[str, str, str | None]],
    chosen: str | None = None,
    descriptions: Mapping[str, str] | None = None,
) -> Callable[[], ui.Item[Any]]:
    """Return a drop-down list of (label, value, emoji), of which one can be chosen; `descriptions` are by value."""
    select_options = _select_options(options, () if chosen is None else (chosen,), descriptions or {})
    return lambda: _Select(custom_id=custom_id, placeholder=placeholder(prompt), options=select_options)


def multi_picker(
    custom_id: str, prompt: str, options: Sequence[tuple[str, str, str | None]], chosen: Collection[str]
) -> Callable[[], ui.Item[Any]]:
    """Return a drop-down list of (label, value, emoji), of which any number can be chosen, but at least one."""
    select_options = _select_options(options, chosen, {})
    return lambda: _Select(
        custom_id=custom_id,
        placeholder=placeholder(prompt),
        options=select_options,
        max_values=len(select_options),
    )


def _select_options(
    options: Sequence[tuple[str, str, str | None]], chosen: Collection[str], descriptions: Mapping[str, str]
) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=label[:MAX_OPTION_LENGTH],
            value=value,
            emoji=emoji,
            default=value in chosen,
            description=clipped(descriptions[value], MAX_OPTION_LENGTH) if value in descriptions else None,
        )
        for label, value, emoji in options
    ]


def control_rows(
    menu_rows: Sequence[Row],
    stem: str,
    verb: str | None = None,
    drawers: str = "",
    *,
    grave: Container[int] = (),
) -> list[MenuPart]:
    """Return rows of controls and the questions for a menu's rows; `stem` follows the verb in every custom id.

    The buttons of the choices whose numbers are in `grave` are red. Without a `verb`, the controls make the move
    itself. A list's custom id contains its place, since two lists may hold the same moves. A drawer's custom id is
    `drawers` with its index among all drawers; adjacent drawers share rows.
    """
    rows: list[MenuPart] = []
    number = count()
    for are_drawers, group in groupby(enumerate(menu_rows), key=lambda item: isinstance(item[1], Drawer)):
        if are_drawers:
            rows += _even_rows([_drawer_button(row, f"drawer:{drawers}:{next(number)}") for _, row in group])
        else:
            rows += [
                row.text if isinstance(row, MenuQuestion) else _controls(row, stem, verb, f"row{index}", grave)
                for index, row in group
            ]
    return rows


def _even_rows(items: ControlRow) -> list[ControlRow]:
    """Split buttons into as few rows as Discord allows, of nearly equal length: a phone wraps long rows."""
    rows = -(-len(items) // MAX_BUTTONS_PER_ROW)
    size = -(-len(items) // rows)
    return [items[first : first + size] for first in range(0, len(items), size)]


def _drawer_button(drawer: Any, custom_id: str) -> Callable[[], ui.Item[Any]]:
    return button(custom_id, drawer.label, drawer.emoji, main=drawer.main)


def _controls(row: Any, stem: str, verb: str | None, place: str, grave: Container[int]) -> ControlRow:
    if isinstance(row, Buttons):
        press = f"{verb or 'mv'}:{stem}"
        return [_choice(choice, f"{press}:{choice.n}", grave=choice.n in grave) for choice in row.choices]
    options = [(choice.label, str(choice.n), choice.emoji) for choice in row.choices]
    current = next((str(choice.n) for choice in row.choices if choice.chosen), None)
    descriptions = {str(choice.n): choice.description for choice in row.choices if choice.description}
    return [picker(f"{verb or 'pick'}:{stem}:{place}", row.prompt, options, current, descriptions)]


def _choice(choice: Choice, custom_id: str, *, grave: bool) -> Callable[[], ui.Item[Any]]:
    return button(custom_id, choice.label, choice.emoji, main=choice.main, grave=grave, chosen=choice.chosen)


def lobby(table: Table, say: Say, *, full: bool, ready: bool) -> list[ControlRow]:
    """Return the controls of a lobby's card."""
    tail = f"{table.id}:{table.public_version}"
    return [
        [
            button(f"join:{tail}", say("button-join"), "🪑", main=not full, disabled=full),
            button(f"leave:{tail}", say("button-leave"), "🚪"),
            button(f"computer:{tail}", say("button-add-computer"), "🤖", disabled=full),
            button(f"start:{tail}", say("button-start"), "▶️", main=ready, disabled=not ready),
        ],
        [
            button(f"options:{tail}", say("button-options"), "⚙️"),
            button(f"rules:{tail}", say("button-rules"), "📖"),
        ],
    ]


def board(table: Table, say: Say, *, private_menu: bool, plans: bool = False, secret: bool = True) -> ControlRow:
    """Return the row below every board, with a way to the reader's panel if that offers more than the board.

    `secret`: whether the game's hands hold secrets.
    """
    tail = f"{table.id}:{table.public_version}"
    row = [button(f"mine:{tail}", say("button-my-move"), "👉", main=True)] if private_menu else []
    if plans and not private_menu:
        row.append(button(f"mine:{tail}", say("button-plan"), "🔏"))
    if secret:
        row.append(button(f"secrets:{tail}", say("button-secrets"), "🔒"))
    row.append(button(f"missed:{tail}", say("button-missed"), "👀"))
    row.append(button(f"hint:{tail}", say("button-hint"), "❓"))
    return row


def rules_row(table: Table, say: Say) -> ControlRow:
    """Return the button for the rules, below the answer to *What can I do?*: below a board it would take a row."""
    return [button(f"rules:{table.id}:{table.public_version}", say("button-rules"), "📖")]


def take_seat(table: Table, say: Say) -> ControlRow:
    """Return the button that leads to an open seat, or an empty row."""
    if table.status is not Status.RUNNING or not table.open:
        return ()
    return [button(f"sit:{table.id}:{table.public_version}", say("button-take-seat"), "🪑")]


def pause_row(table: Table, proposal: PauseVote | None, say: Say) -> ControlRow:
    """Return the button that resumes a paused game or agrees to a proposed pause; usually an empty row."""
    tail = f"{table.id}:{table.public_version}"
    if table.pause is not None and table.away is None:
        return [button(f"resume:{tail}", say("button-resume"), "▶️", main=True)]
    if proposal is None:
        return []
    return [button(f"pause:{tail}:{int(proposal.until or 0)}", say("button-agree-to-pause"), "⏸️")]


def started(table: Table, say: Say) -> ControlRow:
    """Return the row of a card after the lobby; only a game that has begun can be verified."""
    tail = f"{table.id}:{table.public_version}"
    row = [button(f"rules:{tail}", say("button-rules"), "📖")]
    if table.started:
        row.append(button(f"verify:{tail}", say("button-verify"), "🔍"))
    if table.status is Status.RUNNING and not table.place.private:
        row.append(watch(table, say))
    return row


def watch(table: Table, say: Say) -> Callable[[], ui.Item[Any]]:
    """Return the button that follows a table."""
    return button(f"watch:{table.id}:{table.public_version}", say("button-watch"), "👁️")


def unfollow(table: Table, say: Say) -> Callable[[], ui.Item[Any]]:
    """Return the button that ends following a table."""
    return button(f"unfollow:{table.id}:{table.public_version}", say("button-unfollow"), "🔕")


def replay(table: Table, say: Say) -> Callable[[], ui.Item[Any]]:
    """Return the button that shows the replay of a finished game in a message of its own."""
    return button(f"replay:{table.id}:0:{SEPARATE}", say("button-replay"), "⏯️")


def call(table: Table, say: Say) -> ControlRow:
    """Return the row below a call: the move is one tap away even if the board has scrolled off."""
    tail = f"{table.id}:{table.public_version}"
    return [
        button(f"mine:{tail}", say("button-my-move"), "👉", main=True),
        button(f"missed:{tail}", say("button-missed"), "👀"),
    ]


def letter(table: Table, say: Say, *, calls: bool, menu: bool, secret: bool = True) -> ControlRow:
    """Return the row below a letter; its last button describes the letter's pictures in words.

    The button to the move is a primary button only while the letter `calls`, because a letter stays after the turn. It
    is left out if the letter has the `menu` itself (one row less on a phone) and when the game is over.
    """
    tail = f"{table.id}:{table.public_version}"
    leads = not (menu or table.finished)
    return [
        *((button(f"mine:{tail}", say("button-my-move"), "👉", main=calls),) if leads else ()),
        *((button(f"secrets:{tail}", say("button-secrets"), "🔒"),) if secret else ()),
        button(f"words:{tail}", say("button-describe"), "💬"),
    ]


def describe(table: Table, say: Say) -> ControlRow:
    """Return the button for the whole board in words."""
    return [button(f"describe:{table.id}:{table.public_version}", say("button-board"), "💬")]


def to_table(table: Table, label: str) -> Callable[[], ui.Item[Any]]:
    """Return a button that leads to the reader's panel at a waiting table."""
    return button(f"mine:{table.id}:{table.public_version}", label, "👉")


def look_row(table: Table, say: Say) -> ControlRow:
    """Return the button that shows the pictures of a panel that has none."""
    return [button(f"look:{table.id}:{table.public_version}", say("button-look"), "🖼️")]


def to_next_table(table: Table, label: str) -> Callable[[], ui.Item[Any]]:
    """Return a button that turns a private panel into the reader's panel at another table."""
    return button(f"next:{table.id}:{table.public_version}", label, "👉")


def trouble(table: Table, say: Say) -> ControlRow:
    """Return the row below a notice to the host."""
    return [button(f"status:{table.id}:{table.public_version}", say("button-to-table"), "🪑")]


def invitation(table: Table, say: Say, *, asked: bool = False) -> ControlRow:
    """Return the row below an invitation; users who were `asked` by name can decline."""
    tail = f"{table.id}:{table.public_version}"
    return [
        button(f"join:{tail}", say("button-join"), "🪑", main=True),
        *([button(f"decline:{tail}", say("button-decline"), "🙅")] if asked else []),
        button(f"rules:{tail}", say("button-rules"), "📖"),
    ]


def join(table: Table, label: str) -> Callable[[], ui.Item[Any]]:
    """Return a button that joins a waiting table."""
    return button(f"join:{table.id}:{table.public_version}", label, "🪑")


def follow_row(table: Table, say: Say) -> ControlRow:
    """Return the row below a message to a follower of a table."""
    row = trouble(table, say)
    return row if table.finished else [*row, unfollow(table, say)]


def new_table_row(table: Table, say: Say) -> ControlRow:
    """Return the button that opens a table like a finished one, for users who did not play there."""
    return [button(f"anew:{table.id}:{table.public_version}", say("button-anew"), "🎲", main=True)]


def end_row(table: Table, say: Say) -> ControlRow:
    """Return the row below a finished game."""
    tail = f"{table.id}:{table.public_version}"
    return [
        button(f"replay:{table.id}:0", say("button-replay"), "⏯️"),
        button(f"verify:{tail}", say("button-verify"), "🔍"),
        button(f"again:{tail}", say("button-again"), "🔁", main=True),
    ]


def again_row(table: Table, say: Say) -> ControlRow:
    """Return the row below the last message of a game's end: the button that opens a table for the same players."""
    return [button(f"again:{table.id}:{table.public_version}", say("button-again"), "🔁", main=True)]
