"""Views of a table that a button or a command asks for. They change no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.decisions import require_game
from bot.table.model import Status
from bot.ui.interactions import server_tables
from bot.ui.messages import cards, information, panels, seating, tables_page
from bot.ui.messages.components import SEPARATE
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


async def mine(request: Request, table: Table) -> None:
    """Show the requester's own panel, with their moves."""
    seat = request.seat(table)
    require_game(table)
    message = await panels.panel(request.app, table, seat, request.say)
    await request.answer(message, slot=panels.slot(table), version=table.version)


async def follow_on(request: Request, table: Table) -> None:
    """Show the requester's own panel at another table, in place of the private message with the pressed button."""
    seat = request.seat(table)
    require_game(table)
    message = await panels.panel(request.app, table, seat, request.say)
    await request.replace(message, slot=panels.slot(table), version=table.version)


async def look(request: Request, table: Table) -> None:
    """Show the pictures and the news on the panel with the pressed button: its reader is there to see them."""
    seat = request.seat(table)
    require_game(table)
    open_panel = request.panels.get((request.user, panels.slot(table)))
    facts = await panels.news_after(request.app, table, seat, open_panel.version) if open_panel is not None else ()
    message = await panels.panel(request.app, table, seat, request.say, facts)
    await request.replace(message, slot=panels.slot(table), version=table.version)


async def board(request: Request, table: Table) -> None:
    """Show the board, who must move, and the requester's moves if it is their turn; without a game, the card."""
    if not table.started and table.status is not Status.BROKEN:
        await status(request, table)
        return
    require_game(table)
    message = await panels.private_board(request.app, table, table.seat_of(request.user), request.say)
    await request.answer(message, slot=panels.slot(table), is_past=True)


async def secrets(request: Request, table: Table) -> None:
    """Show the secrets of the requester's seat."""
    seat = request.seat(table)
    require_game(table)
    await request.answer(await information.secrets(request.app, table, seat, request.say), slot=_reading_slot(table))


async def words(request: Request, table: Table) -> None:
    """Describe the requester's pictures in words: the board and the secrets."""
    seat = request.seat(table)
    require_game(table)
    await request.answer(
        information.pictures_in_words(request.app.uis[table.game], request.app.position(table), seat, request.say),
        slot=_reading_slot(table),
    )


async def describe(request: Request, table: Table) -> None:
    """Describe the whole board in words."""
    require_game(table)
    await request.answer(
        information.described(request.app.uis[table.game], request.app.position(table), request.say),
        slot=_reading_slot(table),
    )


async def missed(request: Request, table: Table) -> None:
    """Show the news since the requester last looked or moved. Fleeting facts are shown only once."""
    seat = request.seat(table)
    require_game(table)
    events = await request.app.tables.catch_up(table.id, request.user, request.key)
    await request.answer(
        information.missed(request.app.uis[table.game], request.app.position(table), events, request.say, seat),
        slot=_reading_slot(table),
    )


async def history(request: Request, table: Table) -> None:
    """Show the newest page of the table's public history."""
    await request.answer(await information.history_page(request.app, table, 0, request.say), slot=_reading_slot(table))


async def history_page(request: Request, press: Press) -> None:
    """Show another page of the history."""
    table = await request.pressed_table(press)
    await request.replace(await information.history_page(request.app, table, max(0, press.number(1)), request.say))


async def replay(request: Request, table: Table, move: int = 0) -> None:
    """Show the replay of a finished game, from the given move on."""
    await request.answer(await _replay_message(request, table, move), slot=_reading_slot(table))


async def replay_page(request: Request, press: Press) -> None:
    """Show another move of a replay; after a press on a public message, in a private message of its own."""
    table = await request.pressed_table(press)
    show = request.answer if press.text(2) == SEPARATE else request.replace
    await show(await _replay_message(request, table, press.number(1)))


async def _replay_message(request: Request, table: Table, move: int) -> Message:
    position = await request.app.tables.position(table.id, move)
    return await information.replayed(request.app, table, position, request.say)


async def hint(request: Request, table: Table) -> None:
    """List what the requester may do now; an onlooker may join, watch or take an open seat."""
    seat = table.seat_of(request.user)
    if seat is None:
        await onlooker(request, table)
        return
    require_game(table)
    await request.answer(information.hint(request.app, table, seat, request.say), slot=_reading_slot(table))


async def onlooker(request: Request, table: Table) -> None:
    """Offer a user without a seat what they can do at a table."""
    if table.status is not Status.LOBBY:
        require_game(table)
    message = tables_page.onlooker(request.app, server_tables.entry(request, table), request.say)
    await request.answer(message, slot=_reading_slot(table))


async def rules(request: Request, table: Table) -> None:
    """Show the rules of the table's game."""
    await request.answer(information.rules(request.app.uis[table.game], request.say), slot=_reading_slot(table))


async def verify(request: Request, table: Table) -> None:
    """Replay the game from its seed and moves, and answer whether everything agrees."""
    await request.answer(
        information.verdict(await request.app.tables.verify(table.id), table, request.say), slot=_reading_slot(table)
    )


async def status(request: Request, table: Table) -> None:
    """Show the players, the active seats and the standing."""
    ui = request.app.uis[table.game]
    await request.answer(
        framed(
            cards.heading(table, ui, request.say),
            cards.seat_lines(table, ui, request.say, seating.remarks(request.app, table, request.say)),
            _standing(request, table, ui),
            cards.place_text(table, request.say),
            colour=ui.colour,
        ),
        slot=_reading_slot(table),
    )


def _standing(request: Request, table: Table, ui: GameUI) -> str:
    say = request.say
    if table.status is Status.RUNNING:
        lines = (seating.whose_turn(request.app, table, say), *seating.open_questions(request.app, table, say))
        return "\n".join(lines)
    return cards.terms(table, ui, say) if table.status is Status.LOBBY else cards.progress(table, say)


def _reading_slot(table: Table) -> str:
    """Return the slot of read-only views: a new view replaces the one before."""
    return f"read {table.id}"
