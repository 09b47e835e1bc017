"""Menus: what one seat may press, laid out by its game for whoever reads it, and what lies in their drawers.

There are four kinds: the moves of a seat, its notes, its premoves, and what it may suggest to another. Each is laid out
from its reader's hand, so that nobody's menu can tell what another may know. Nothing here decides what may be done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.game import Seat
from bot.table import premoves, views
from bot.table.model import to_act
from bot.ui import game_ui
from bot.ui.messages import cards, news
from bot.ui.messages.components import control_rows
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game import Fact
    from bot.i18n import Say
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.game_ui import Drawer, GameUI, Row
    from bot.ui.messages.components import ControlRow

MOVES, NOTES, PREMOVES, ADVICE = "mv", "jot", "seal", "to"
"""The kinds of menu, as custom ids name them; advice with the seat that it is for."""


@dataclass(frozen=True)
class Menu:
    """One menu of one seat as it is now."""

    table: int
    stamp: str
    kind: str
    rows: tuple[Row, ...] = ()

    def controls(self) -> list[ControlRow]:
        """Lay it out to be pressed."""
        stem, within = f"{self.table}:{self.stamp}", f"{self.table}:{self.stamp}:{self.kind}"
        if self.kind.startswith(ADVICE):
            return control_rows(self.rows, f"{stem}:{self.kind.removeprefix(ADVICE)}", "suggest", within)
        return control_rows(self.rows, stem, None if self.kind == MOVES else self.kind, within)

    def drawer(self, number: int) -> Drawer | None:
        """Return one of its drawers; None: there is no such drawer now."""
        found = game_ui.drawers(self.rows)
        return found[number] if 0 <= number < len(found) else None


def of_moves(app: App, table: Table, seat: Seat, say: Say, *, public: bool = False) -> Menu:
    """The moves of a seat: those of its turn and those that need none; `public`: where they stand for all."""
    ui = app.uis[table.game]
    moves, stamp = app.tables.menu(table, seat)
    hand = views.hand(ui.game, table, seat)
    rows = ui.menu(moves, hand if public else ui.lasting_hand(hand), say) if moves else ()
    return Menu(table.id, stamp, MOVES, tuple(rows))


def of_notes(app: App, table: Table, seat: Seat, say: Say) -> Menu:
    """What a seat may note whoever is to act."""
    ui = app.uis[table.game]
    moves, stamp = app.tables.note_menu(table, seat)
    return Menu(table.id, stamp, NOTES, ui.notes(moves, _hand(ui, table, seat), say) if moves else ())


def of_premoves(app: App, table: Table, seat: Seat, say: Say) -> Menu:
    """What a seat that is not to act may decide for its next turn, as things would be after what it has sealed."""
    ui = app.uis[table.game]
    moves, stamp = app.tables.premove_menu(table, seat)
    waits = moves and seat not in to_act(ui.game, table)
    return Menu(table.id, stamp, PREMOVES, ui.menu(moves, _hand_ahead(ui, table, seat), say) if waits else ())


def of_advice(app: App, table: Table, seat: Seat, to: Seat, say: Say) -> Menu:
    """What a seat may suggest to another, laid out by what the first may see."""
    ui = app.uis[table.game]
    moves, stamp = app.tables.advice_menu(table, to)
    return Menu(table.id, stamp, f"{ADVICE}{to}", ui.menu(moves, _hand(ui, table, seat), say) if moves else ())


def _hand(ui: GameUI, table: Table, seat: Seat) -> Any:
    return ui.lasting_hand(views.hand(ui.game, table, seat))


def _hand_ahead(ui: GameUI, table: Table, seat: Seat) -> Any:
    """What a seat sees, on the board as it would be once what it has sealed was made."""
    hand, now = _hand(ui, table, seat), premoves.ahead(ui.game, table, seat)
    if now is None or not now.kept:
        return hand
    return replace(hand, board=now.board) if hasattr(hand, "board") else now.board


def of_kind(app: App, table: Table, seat: Seat, kind: str, say: Say) -> Menu | None:
    """Return a seat's menu of a kind as a custom id names it; None: there is no such kind, or the seat has given up."""
    if seat not in table.people or table.state is None:
        return None
    laid_out = {MOVES: of_moves, NOTES: of_notes, PREMOVES: of_premoves}.get(kind)
    if laid_out is not None:
        return laid_out(app, table, seat, say)
    to = kind.removeprefix(ADVICE)
    return of_advice(app, table, seat, Seat(int(to)), say) if to in map(str, range(len(table.seats))) else None


def drawer_slot(table: Table) -> str:
    """One drawer of a table stands open at a time."""
    return f"drawer {table.id}"


@dataclass(frozen=True)
class DrawerKey:
    """Which drawer of one's menus: it is found again from this alone."""

    kind: str
    number: int


def sheet(app: App, table: Table, seat: Seat, key: DrawerKey, say: Say, brought: Sequence[Fact] = ()) -> Message | None:
    """What lies in a drawer, to be pressed, and below it what the last press brought; None: it is not there now."""
    menu = of_kind(app, table, seat, key.kind, say)
    drawer = None if menu is None else menu.drawer(key.number)
    if menu is None or drawer is None:
        return None
    ui = app.uis[table.game]
    stem = f"{menu.table}:{menu.stamp}:{menu.kind}:{key.number}"
    return framed(
        cards.heading(table, ui, say),
        f"**{' '.join(filter(None, (drawer.emoji, drawer.label)))}**",
        news.brought(news.recalled(ui, table, brought), say),
        *control_rows(drawer.rows, stem, "in"),
        colour=ui.colour,
    )
