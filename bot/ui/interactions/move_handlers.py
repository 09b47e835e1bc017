"""Handlers of moves in a turn, notes, premoves and advice, pressed on a board, a panel, a letter or a drawer.

Every move goes through `Tables`; then the reader's open panel, drawer and letter of the table are refreshed at once. A
drawer is identified by its custom id alone, so its buttons work after a restart. Never repeat the contents of the
table's next board, nor let other players notice what only the mover may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import structlog

from bot.game.contract import Refused, Seat
from bot.table import premoves, turns
from bot.table.decisions import require_player, require_seat_number
from bot.transport.message import marked_like
from bot.ui.interactions import confirmations
from bot.ui.interactions.private_panels import edit, files, letter_slot, question_slot, remove
from bot.ui.interactions.table_views import look
from bot.ui.messages import menus, panels
from bot.ui.messages.layout import notice
from bot.ui.messages.menus import ADVICE, MOVES, NOTES, DrawerKey, drawer_key, drawer_slot
from bot.ui.messages.presenter import TablePresenter

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Table
    from bot.ui.interactions.private_panels import Panel
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

_log = structlog.stdlib.get_logger(__name__)


async def move(request: Request, press: Press) -> None:
    """Make the chosen move of the menu that the player saw; if it cannot be taken back, ask for confirmation first."""
    table, stamp, n = await request.pressed_table(press), press.text(1), press.chosen(2)
    seat = table.seat_of(request.user)
    if seat is None or not await confirmations.about_choice(request, table, seat, stamp, n):
        await _make(request, table, stamp, n)


async def make_confirmed(request: Request, press: Press) -> None:
    """Make a move after its confirmation, unless the game wants its player asked again."""
    table = await request.pressed_table(press)
    seat = table.seat_of(request.user)
    if table.state is None or seat is None or not await confirmations.asked_again(request, table, seat, press):
        await _make(request, table, press.text(1), press.number(2))


async def _make(request: Request, table: Table, stamp: str, n: int) -> None:
    """Make a move, also if it was chosen on a panel from before the turn, and show it."""
    try:
        table = await request.change(table, lambda context: turns.press(context, request.user, stamp, n))
    except Refused as refused:
        if refused.text == "stale-click" and await _make_earlier_choice(request, table, stamp, n):
            return
        await refresh_stale_menu(request, await request.table(table.id))
        raise
    await _show_move(request, table)


async def _show_move(request: Request, table: Table) -> None:
    """Show a move: a private message becomes the new panel with its news, after a press on the board an open one."""
    if request.on_private_message:
        with request.panels.answering((request.user, panels.slot(table))):
            message = await panels.after_move(request.app, table, request.seat(table), request.say)
            await request.replace(message, slot=panels.slot(table), version=table.version)
    await refresh_open_messages(request, table, panel=not request.on_private_message)


async def _make_earlier_choice(request: Request, table: Table, stamp: str, n: int) -> bool:
    """Carry out a choice from before the seat's turn; ask first if it is grave. Return False if it is not legal now."""
    seat, table = request.seat(table), await request.table(table.id)
    if not request.app.position(table).plays_now(seat):
        return False
    choice = await request.app.tables.earlier_choice(table.id, seat, stamp, n)
    if choice is None:
        return False
    if confirmations.needs_question(request, table, seat, choice):
        return await confirmations.about_move(request, table, seat, choice)
    table = await request.change(table, lambda context: turns.apply_typed(context, request.user, choice))
    await _show_move(request, table)
    return True


async def seal(request: Request, press: Press) -> None:
    """Seal the chosen move and show the new panel; if the turn has come meanwhile, make the move."""
    table = await request.table(press.number(0))
    n, stamp = press.chosen(2), press.text(1)
    try:
        table = await request.change(table, lambda context: premoves.set_premove(context, request.user, stamp, n))
    except Refused as refused:
        await _make_or_refuse(request, table, stamp, n, refused)
        return
    await show_panel(request, table)


async def _make_or_refuse(request: Request, table: Table, stamp: str, n: int, refused: Refused) -> None:
    """Make a move that cannot be sealed because its turn has come; raise `Refused` if it is no longer legal."""
    if refused.text != "seal-your-turn":
        raise refused
    if not await _make_earlier_choice(request, table, stamp, n):
        raise Refused("stale-click")


async def unseal(request: Request, press: Press) -> None:
    """Remove a sealed move, or all of them if the press has no number, and show the new panel."""
    table = await request.table(press.number(0))
    stamp, n = press.text(1), press.number(2) if press.text(1) else None
    table = await request.change(table, lambda context: premoves.clear_premove(context, request.user, n, stamp))
    await show_panel(request, table)


async def press_note(request: Request, press: Press) -> None:
    """Make a note and show the new panel."""
    table = await request.table(press.number(0))
    n, stamp = press.chosen(2), press.text(1)
    table = await request.change(table, lambda context: turns.press_note(context, request.user, stamp, n))
    await show_panel(request, table)


async def show_panel(request: Request, table: Table) -> None:
    """Show the current panel."""
    message = await panels.panel(request.app, table, request.seat(table), request.say)
    await request.replace(message, slot=panels.slot(table), version=table.version)
    await refresh_open_messages(request, table, panel=False)


async def advise(request: Request, press: Press) -> None:
    """Show the moves that can be suggested to a seat."""
    table = await request.pressed_table(press)
    seat, to = require_player(table, request.user), require_seat_number(table, press.number(1))
    message = panels.advice_panel(request.app, table, seat, to, request.say)
    await request.answer(message, slot=question_slot(table.id))


async def suggest(request: Request, press: Press) -> None:
    """Suggest a move to a seat; the board shows the suggestion."""
    table = await request.table(press.number(0))
    to, n, stamp = require_seat_number(table, press.number(2)), press.chosen(3), press.text(1)
    await request.change(table, lambda context: premoves.suggest(context, request.user, to, stamp, n))
    answer = notice(request.say("suggested", to=request.say.names[to]))
    await request.replace(answer, slot=question_slot(table.id))


async def plan(request: Request, table: Table, decide: Callable[[DecisionContext], Decision]) -> None:
    """Change a premove and answer with the player's current panel."""
    table = await request.change(table, decide)
    message = await panels.panel(request.app, table, request.seat(table), request.say)
    await request.answer(message, slot=panels.slot(table), version=table.version)


async def pull_drawer(request: Request, press: Press) -> None:
    """Open a drawer of the requester's own menu, on any message, or show all rows of the open one.

    The message of the button stays as it is, except that an open drawer is replaced.

    Raise `Refused` if the drawer is no longer in the menu.
    """
    table, key = await request.pressed_table(press), _drawer_key(press)
    seat = require_player(table, request.user)
    sheet = menus.sheet(request.app, table, seat, key, request.say)
    if sheet is None:
        raise Refused("stale-click")
    if key.more:
        await request.replace(sheet, slot=drawer_slot(table), drawer_key=key.opened(table, seat))
        return
    if request.on_private_message and not key.kind.startswith(ADVICE):
        await request.keep(panels.slot(table))
    await request.answer(sheet, slot=drawer_slot(table), drawer_key=key.opened(table, seat))
    _remember_letter(request, table)


async def press_in_drawer(request: Request, press: Press) -> None:
    """Make the move that was pressed in a drawer and show the new drawer, also if the move is refused."""
    table, key, stamp = await request.pressed_table(press), _drawer_key(press), press.text(1)
    seat, n = require_player(table, request.user), press.chosen(4)
    if key.kind == MOVES and await confirmations.about_choice(request, table, seat, stamp, n):
        return
    try:
        table = await _make_in_drawer(request, table, key.kind, stamp, n)
    except Refused as refused:
        if refused.text in ("seal-your-turn", "stale-click") and await _make_earlier_choice(request, table, stamp, n):
            return
        await show_drawer(request, await request.table(table.id), key, moved=False)
        raise
    await show_drawer(request, table, key, moved=True)
    await refresh_open_messages(request, table, drawer=False)


def _drawer_key(press: Press) -> DrawerKey:
    return drawer_key(press.text(2), press.text(3))


async def _make_in_drawer(request: Request, table: Table, kind: str, stamp: str, n: int) -> Table:
    user = request.user
    if kind == MOVES:
        return await request.change(table, lambda context: turns.press(context, request.user, stamp, n))
    if kind == NOTES:
        return await request.change(table, lambda context: turns.press_note(context, user, stamp, n))
    if kind.startswith(ADVICE):
        to = Seat(int(kind.removeprefix(ADVICE)))
        return await request.change(table, lambda context: premoves.suggest(context, user, to, stamp, n))
    return await request.change(table, lambda context: premoves.set_premove(context, user, stamp, n))


async def show_drawer(request: Request, table: Table, key: DrawerKey, *, moved: bool) -> None:
    """Show the current drawer, or the panel if that drawer no longer exists."""
    app, seat, say = request.app, request.seat(table), request.say
    facts = await app.news.of_change(table.id, seat, table.version) if moved else ()
    sheet = menus.sheet(app, table, seat, key, say, facts)
    if sheet is not None:
        await request.replace(sheet, slot=drawer_slot(table), drawer_key=key.opened(table, seat))
        return
    request.panels.drop((request.user, drawer_slot(table)))
    message = await panels.panel(app, table, seat, say, facts)
    await request.replace(message, slot=panels.slot(table), version=table.version)


async def refresh_open_messages(request: Request, table: Table, *, panel: bool = True, drawer: bool = True) -> None:
    """Refresh the requester's other open messages of a table: panel, drawer, letter.

    A letter is refreshed here only after a private change. After a public one, the courier edits the letter.
    """
    user, seat, slot = request.user, request.seat(table), panels.slot(table)
    await _remove_question(request, table)
    open_panel = request.panels.get((user, slot)) if panel else None
    if open_panel is not None:
        await panels.draw_public_board(request.app, table)
        await edit(open_panel, await panels.panel(request.app, table, seat, request.say))
        if request.panels.get((user, slot)) is open_panel:  # else the newer one may show an older version
            request.panels.follow((user, slot), table.last_public_version)
    open_drawer = request.panels.get((user, drawer_slot(table))) if drawer else None
    if open_drawer is not None:
        await _refresh_drawer(request, table, seat, open_drawer)
    _remember_letter(request, table)
    letter = request.panels.get((user, letter_slot(table.id)))
    if letter is not None and table.version != table.last_public_version:
        await _refresh_letter(request, table, seat, letter)


async def _remove_question(request: Request, table: Table) -> None:
    """Delete the requester's open question about a table: a later move has settled it."""
    question = request.panels.drop((request.user, question_slot(table.id)))
    if question is not None:
        await remove(question, notice(request.say("drawer-closed")))


async def _refresh_drawer(request: Request, table: Table, seat: Seat, open_drawer: Panel) -> None:
    """Refresh an open drawer; delete it if it no longer exists or the turn in which it was opened has ended."""
    key: DrawerKey = open_drawer.drawer_key
    sheet = None if key.is_over(table, seat) else menus.sheet(request.app, table, seat, key, request.say)
    if sheet is not None:
        await edit(open_drawer, sheet)
        return
    request.panels.drop((request.user, drawer_slot(table)))
    await remove(open_drawer, notice(request.say("drawer-closed")))


async def refresh_stale_menu(request: Request, table: Table) -> None:
    """Refresh a letter or panel after a stale press if it is the reader's turn, so that it offers current moves."""
    _remember_letter(request, table)
    letter = request.panels.get((request.user, letter_slot(table.id)))
    seat = table.seat_of(request.user)
    if seat is None or table.state is None or not request.app.position(table).plays_now(seat):
        return
    if request.on_private_message:
        await look(request, table)
    elif letter is not None:
        await _refresh_letter(request, table, seat, letter)


def _remember_letter(request: Request, table: Table) -> None:
    """Register the letter whose control was pressed, so that moves in its drawer can refresh it."""
    source = request.interaction.message
    if source is not None and request.interaction.guild_id is None and not request.on_private_message:
        request.panels.add((request.user, letter_slot(table.id)), source.id, request.interaction, own=True)


async def _refresh_letter(request: Request, table: Table, seat: Seat, letter: Panel) -> None:
    """Edit a letter's menu with its question, and its pictures; its other texts and its mark stay."""
    source = letter.interaction.message
    message = await TablePresenter(request.app).letter(table, seat, (), menu=True)
    if source is None or source.flags.components_v2 or message.plain is None:
        return
    view = marked_like(message.plain.view(), source)
    embeds = [*source.embeds[:1], *([question] if (question := message.plain.question) else [])]
    try:
        await letter.interaction.edit_original_response(view=view, attachments=files(message), embeds=embeds)
    except discord.HTTPException as failure:
        _log.info("letter.not_edited", status=failure.status, code=failure.code)
