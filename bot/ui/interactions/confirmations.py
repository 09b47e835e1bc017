"""Confirmations: acts that cannot be undone need a second press, on a private message with two buttons.

Never change anything before that press. `bot.table` decides whether the act is still allowed then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import ending, seats
from bot.table.decisions import require_host, require_open, require_player
from bot.table.model import Status
from bot.ui.game_ui import Picker, rows_without_drawers
from bot.ui.interactions import finder
from bot.ui.interactions.private_panels import letter_slot, question_slot
from bot.ui.interactions.rights import moderates
from bot.ui.messages import cards, menus, panels
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed, notice

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.game_ui import Choice, Row
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import ControlRow, Press
    from bot.ui.messages.menus import Menu


HASTE_S = 2.0
"""Seconds in which a press may be a second tap: one that ends a round is confirmed so long after the round's beginning,
one that takes a move back so long after that move."""


async def about_choice(request: Request, table: Table, seat: Seat, pressed_stamp: str, n: int) -> bool:
    """Ask for confirmation if the `n`-th choice of the menu of `pressed_stamp` needs one; return whether it asked."""
    if table.state is None:
        return False
    position = request.app.position(table)
    moves, stamp = position.menu(seat), position.stamp(seat)
    if pressed_stamp != stamp or not 0 <= n < len(moves) or not needs_question(request, table, seat, moves[n]):
        return False
    await _ask_about_number(request, table, seat, n)
    return True


def needs_question(request: Request, table: Table, seat: Seat, move: Any) -> bool:
    """Return whether a move of a seat needs a confirmation now; False without a game under way."""
    return table.state is not None and (
        _is_grave(request, table, move) or _is_hasty(request, table, seat, move) or _is_retraction(request, table, move)
    )


def _is_grave(request: Request, table: Table, move: Any) -> bool:
    position = request.app.position(table)
    return position.game.grave(move, position.board)


def _is_hasty(request: Request, table: Table, seat: Seat, move: Any) -> bool:
    """Return whether a move may be the second tap on a button of the round before.

    The round began just now, or the press that rode the last one has just been answered and nothing was chosen since.
    """
    position, since = request.app.position(table), table.seats[seat].clock.since
    is_new = since is not None and request.app.clock.now() - since < HASTE_S
    is_untouched = table.version == table.last_public_version
    is_new |= is_untouched and request.panels.is_new_after_move((request.user, panels.slot(table)), HASTE_S)
    return is_new and position.game.hasty(move, position.board)


def _is_retraction(request: Request, table: Table, move: Any) -> bool:
    """Return whether a move takes back what the reader pressed just now, on a panel or a letter."""
    slots = (panels.slot(table), letter_slot(table.id))
    is_second_tap = any(request.panels.is_new_after_move((request.user, slot), HASTE_S) for slot in slots)
    return is_second_tap and request.app.position(table).game.retraction(move)


def _label(menu: Menu, n: int) -> str | None:
    """Return the label of the `n`-th choice of a menu, or None if the menu leaves it out."""
    return next(
        (
            _choice_name(row, choice)
            for row in rows_without_drawers(menu.rows)
            for choice in row.choices
            if choice.n == n
        ),
        None,
    )


def _choice_name(row: Row, choice: Choice) -> str:
    """Return a choice's label as players read it: a list's option needs the words of its prompt."""
    if isinstance(row, Picker):
        prompt = f"{row.prompt[:-1]}:" if row.prompt.endswith("…") else row.prompt
        return " ".join(filter(None, (prompt, choice.emoji, choice.label)))
    return choice.label


async def _ask_about_number(request: Request, table: Table, seat: Seat, n: int) -> None:
    """Ask for confirmation of the `n`-th move of a seat's menu, by its label, or in words if the menu leaves it out."""
    grave = _is_grave(request, table, request.app.position(table).menu(seat)[n])
    custom_id, question = _question_about(request, table, seat, n)
    await _ask(request, table.id, custom_id, question, grave=grave)


def _question_about(request: Request, table: Table, seat: Seat, n: int) -> tuple[str, str]:
    """Return the custom id that confirms a move, with the version of the board that the question is about, and it."""
    menu = menus.of_moves(request.app, table, seat, request.say)
    move = request.app.position(table).menu(seat)[n]
    question = request.say(_question_name(request, table, move), move=_label(menu, n) or request.say.move(move))
    return f"yes:{table.id}:{menu.stamp}:{n}:{table.public_version}", question


def _question_name(request: Request, table: Table, move: Any) -> str:
    if _is_grave(request, table, move):
        return "ask-move"
    return "ask-retraction" if request.app.position(table).game.retraction(move) else "ask-haste"


async def asked_again(request: Request, table: Table, seat: Seat, press: Press) -> bool:
    """Ask again about a confirmed move if the game gives a reason in the facts since the question; return whether."""
    position, n, version = request.app.position(table), press.number(2), press.number(3)
    moves = position.menu(seat)
    if press.text(1) != position.stamp(seat) or not 0 <= n < len(moves) or version == table.public_version:
        return False
    facts = await request.app.news.since(table.id, seat, max(0, version))
    reason = request.app.uis[table.game].reconsideration(moves[n], facts, request.say)
    if reason is None:
        return False
    custom_id, question = _question_about(request, table, seat, n)
    message = framed(reason, question, _answers(request, table.id, custom_id))
    await request.replace(message, slot=question_slot(table.id))
    return True


async def about_move(request: Request, table: Table, seat: Seat, move: Any) -> bool:
    """Ask for confirmation of a typed move; return False without asking if the move cannot be made now."""
    moves = request.app.position(table).menu(seat)
    if move not in moves:
        return False
    await _ask_about_number(request, table, seat, moves.index(move))
    return True


async def ask_resign(request: Request, table: Table) -> None:
    """Ask for confirmation of a resignation."""
    ends_game = ending.ends_by_resigning(table, require_player(table, request.user))
    question = request.say("ask-resign-ends" if ends_game else "ask-resign", table=cards.name(table, request.say))
    await _ask(request, table.id, f"resign:{table.id}:{table.public_version}", question)


async def resign(request: Request, table: Table) -> None:
    """Resign, after the confirmation."""
    table = await request.change(table, lambda context: seats.resign(context, request.user))
    answer = notice(request.say("done-resign", table=cards.name(table, request.say)))
    await request.replace(answer, slot=question_slot(table.id))


async def ask_leave(request: Request, table: Table) -> None:
    """Ask for confirmation of leaving a running game."""
    ends_game = ending.ends_by_leaving(table, require_player(table, request.user))
    question = request.say("ask-leave-ends" if ends_game else "ask-leave", table=cards.name(table, request.say))
    await _ask(request, table.id, f"quit:{table.id}:{table.public_version}", question)


async def ask_vote(request: Request, table: Table) -> None:
    """Vote to end the game; if that vote decides, ask for confirmation first."""
    if ending.ends_by_voting(table, require_player(table, request.user)):
        question = request.say("ask-vote-ends", table=cards.name(table, request.say))
        await _ask(request, table.id, f"vote:{table.id}:{table.public_version}", question)
    else:
        await request.answer(await _vote(request, table), slot=question_slot(table.id))


async def vote(request: Request, table: Table) -> None:
    """Vote to end the game, after the confirmation."""
    await request.replace(await _vote(request, table), slot=question_slot(table.id))


async def _vote(request: Request, table: Table) -> Message:
    table = request.about(await request.change(table, lambda context: ending.vote(context, request.user)))
    return notice(request.say("done-vote", table=cards.name(table, request.say)))


async def ask_cancel(request: Request, number: int | None) -> None:
    """Ask for confirmation of calling a table off, as its host or a moderator; its game may be uninstalled."""
    table = await finder.find(request, number)
    if not await _moderates(request, table):
        require_host(table, request.user)
    require_open(table)
    question = request.say("ask-cancel", table=cards.name(table, request.say))
    await _ask(request, table.id, f"cancel:{table.id}:{table.public_version}", question)


async def cancel(request: Request, press: Press) -> None:
    """Call a table off, after the confirmation; its game may be uninstalled."""
    table = await request.table(press.number(0))
    moderator = await _moderates(request, table)
    table = await request.app.tables.cancel(table.id, request.user, moderator=moderator, key=request.key)
    answer = notice(request.say("done-cancel", table=cards.name(table, request.say)))
    await request.replace(answer, slot=question_slot(table.id))


async def _moderates(request: Request, table: Table) -> bool:
    """Return whether the user may call off another user's table. For the host, Discord is not asked."""
    return request.user != table.host and await moderates(request.interaction, table)


async def ask_forget(request: Request) -> None:
    """Ask a user to confirm the deletion of their data: name what goes, what stays, and the effect on their tables."""
    playing = request.app.tables.of_user(request.user)
    running = [t for t in playing if t.status is Status.RUNNING and t.seat_of(request.user) in t.people]
    ending_by_it = sum(ending.ends_by_leaving(table, request.seat(table)) for table in running)
    lobbies = sum(table.status is Status.LOBBY for table in playing)
    counts = {"going": len(running) - ending_by_it, "ends": ending_by_it, "lobbies": lobbies}
    lines = [request.say(f"ask-forget-{name}", count=count) for name, count in counts.items() if count]
    tables = "\n".join((request.say("ask-forget-tables"), *lines)) if lines else None
    await _ask(request, 0, "forget", request.say("ask-forget"), tables, request.say("ask-forget-last"))


async def forget(request: Request, _press: Press) -> None:
    """Delete the requester's data, after the confirmation. The answer is the last message to them."""
    await request.app.preferences.forget_on_servers(request.user)
    await request.app.leagues.leave_all(request.user)
    await request.app.tables.forget(request.user)
    request.interaction.client.forget(request.user)
    await request.replace(notice(request.say("done-forget")))


async def keep(request: Request, press: Press) -> None:
    """Cancel: the confirmation becomes a line, nothing else happens."""
    await request.replace(notice(request.say("kept")), slot=question_slot(press.number(0)))


async def _ask(request: Request, table_id: int, custom_id: str, *question: str | None, grave: bool = True) -> None:
    """Ask with two buttons; the first has the custom id `custom_id`. `table_id` is a table's number, or 0 for none."""
    await request.answer(
        framed(*question, _answers(request, table_id, custom_id, grave=grave)), slot=question_slot(table_id)
    )


def _answers(request: Request, table_id: int, custom_id: str, *, grave: bool = True) -> ControlRow:
    """Return the row with the two answers to a question."""
    return [
        button(custom_id, request.say("button-do-it"), "⚠️" if grave else None, grave=grave),
        button(f"keep:{table_id}", request.say("button-keep")),
    ]
