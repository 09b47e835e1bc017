"""Thinking ahead: what of boards and panels is about moves sealed or suggested.

A seal is shown to its owner alone; suggestions are shown to everybody. Nothing here decides what may be thought of:
that is the game's `ahead`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Seat
from bot.table import premoves
from bot.ui.game_ui import abreast
from bot.ui.messages import cards
from bot.ui.messages.components import button, control_rows
from bot.ui.messages.layout import sheet

if TYPE_CHECKING:
    from bot.courier.message import Message
    from bot.i18n import Say
    from bot.table.model import Table
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.layout import Part


def known(ui: GameUI, table: Table) -> bool:
    """Tell whether a game under way knows moves that can be thought of beforehand."""
    return any(premoves.available(ui.game, table, seat) for seat in _seats(table))


def advice(ui: GameUI, table: Table, say: Say) -> str:
    """Every suggestion that stands, a line each; nothing for none."""
    given = premoves.suggestions(ui.game, table)
    lines = (
        (say("suggestion", by=say.names[by], to=say.names[to], move=say.move(move)), _piece(ui, table, to, say))
        for by, to, move in given
    )
    return "\n".join(" · ".join(filter(None, line)) for line in lines)


def _piece(ui: GameUI, table: Table, seat: Seat, say: Say) -> str:
    """The piece with which a seat moves next; nothing where it has no more than one."""
    piece = premoves.piece(ui.game, table, seat)
    return ui.piece(piece, say) if piece else ""


def parts(app: App, table: Table, seat: Seat, say: Say) -> list[Part]:
    """What a seat's own panel offers besides its move: what may be done at any time, sealing, suggesting.

    Nothing for whoever has given up.
    """
    ui = app.uis[table.game]
    if seat not in table.people:
        return []
    return [
        *_jotting(app, ui, table, seat, say),
        *_sealing(app, ui, table, seat, say),
        *_advising(ui, table, seat, say),
    ]


def _jotting(app: App, ui: GameUI, table: Table, seat: Seat, say: Say) -> list[Part]:
    moves, stamp = app.tables.note_menu(table, seat)
    if not moves:
        return []
    return [*control_rows(ui.notes(moves, ui.game.hand(table.state, seat), say), f"{table.id}:{stamp}", "jot")]


def _sealing(app: App, ui: GameUI, table: Table, seat: Seat, say: Say) -> list[Part]:
    moves, stamp = app.tables.premove_menu(table, seat)
    if not moves or seat in ui.game.to_act(table.state):
        return []
    rows = control_rows(ui.menu(moves, ui.game.board(table.state), say), f"{table.id}:{stamp}", "seal")
    offered: list[Part] = [_piece(ui, table, seat, say), *rows]
    sealed = premoves.premove_of(ui.game, table, seat)
    if sealed is None:
        return [say("seal-prompt"), *offered]
    broken: Part = [button(f"unseal:{table.id}", say("button-unseal"), "✂️")]
    return [say("sealed", move=say.move(sealed)), say("seal-another"), *offered, broken]


def _advising(ui: GameUI, table: Table, seat: Seat, say: Say) -> list[Part]:
    others = premoves.open_to_advice(ui.game, table, seat)
    made = [button(f"advise:{table.id}:{other}", say("button-suggest", to=say.names[other]), "💬") for other in others]
    return [*abreast(made)]


def advising(app: App, table: Table, to: Seat, say: Say) -> Message:
    """The private sheet on which somebody chooses what to suggest to `to`."""
    ui = app.uis[table.game]
    moves, stamp = app.tables.premove_menu(table, to)
    rows = ui.menu(moves, ui.game.board(table.state), say)
    return sheet(
        cards.heading(table, ui, say),
        say("suggest-prompt", to=say.names[to]) if moves else say("nothing-to-suggest", to=say.names[to]),
        _piece(ui, table, to, say) if moves else None,
        *control_rows(rows if moves else (), f"{table.id}:{stamp}:{to}", "suggest"),
        colour=ui.colour,
    )


def _seats(table: Table) -> list[Seat]:
    return [Seat(at) for at in range(len(table.seats))]
