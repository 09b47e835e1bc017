"""The texts of a table's card and of a board's head: the players, the agreed options, the standing.

All of it is public. Events are in `news`.
"""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import Computers, FileText, Seat, Style
from bot.i18n.translation import has
from bot.table import computers
from bot.table.facts import (
    NOBODY,
)
from bot.table.model import Computer, Status
from bot.ui.messages import components, game_length
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from msgspec import Struct

    from bot.game.contract import Fact, Outcome
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.table.position import Position
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.components import ControlRow

NO_REMARKS: Mapping[Seat, str] = MappingProxyType({})
MEDALS = {2: "🥈", 3: "🥉"}


def heading(table: Table, ui: GameUI, say: Say) -> str:
    """Return the first line of every message about a table."""
    lock = " 🔒" if table.place.private else ""
    return f"### {ui.emblem} {say('game-name')} · #{table.id}{lock}"


def address(table: Table) -> str:
    """Return the URL of the table's thread or channel."""
    return f"https://discord.com/channels/{table.place.guild}/{table.place.thread or table.place.channel}"


def place_text(table: Table, say: Say) -> str:
    """Return a sentence with a link to the table."""
    return say("table-is-here", place=_place(table))


def reference_to_board(table: Table, say: Say, board: tuple[int, int] | None) -> str:
    """Return a sentence that points to the public board, for contents that private answers leave out.

    It links the message itself if its ids are known: a mention of the thread leads nowhere for a reader inside the
    thread.
    """
    link = board and f"https://discord.com/channels/{table.place.guild}/{board[0]}/{board[1]}"
    return say("only-on-the-board", place=link or _place(table))


def _place(table: Table) -> str:
    return f"<#{table.place.thread or table.place.channel}>"


def card(
    table: Table, ui: GameUI, say: Say, closing: Fact | None = None, remarks: Mapping[Seat, str] = NO_REMARKS
) -> Message:
    """Return the table's card in the game channel, for every stage of the table; `closing` says why a lobby was closed.

    From the start of the game the card leads to the verification, which shows the seed's commitment. `remarks` are
    additions to the players' names.
    """
    open_for_seats = table.status is Status.LOBBY
    return framed(
        heading(table, ui, say),
        None if table.league is None else say("league-game", number=str(table.league)),
        say.about("game-tagline", table.options) if open_for_seats else None,
        seat_lines(table, ui, say, remarks),
        say.fact(closing) if closing else terms(table, ui, say) if open_for_seats else progress(table, say),
        *_card_controls(table, ui, say),
        colour=ui.colour,
    )


def _card_controls(table: Table, ui: GameUI, say: Say) -> list[ControlRow]:
    if table.status is not Status.LOBBY:
        return [components.started(table, say), components.take_seat(table, say)]
    is_full = len(table.seats) >= ui.game.most_seats(table.options)
    is_ready = len(table.seats) >= ui.game.players[0]
    return components.lobby(table, say, full=is_full, ready=is_ready)


def seat_lines(table: Table, ui: GameUI, say: Say, remarks: Mapping[Seat, str] = NO_REMARKS) -> str:
    """Return one line per seat, with the player's name and remark, and the number of free seats in a lobby."""
    lines = [
        f"{seat + 1}. {seat_text(table, seat, say, styled=ui.game.traits.styled)}{remarks.get(Seat(seat), '')}"
        for seat, _ in enumerate(table.seats)
    ]
    free_seats = ui.game.most_seats(table.options) - len(table.seats)
    if table.status is Status.LOBBY:
        lines.append(say("seats-free", free=free_seats, least=ui.game.players[0]))
    return "\n".join(lines)


def seat_text(table: Table, seat: int, say: Say, *, styled: bool = False) -> str:
    """Return a seat's player with their role; a computer player's style only if the game has styles (`styled`)."""
    state, holder = table.seats[seat], table.seats[seat].sitter
    if isinstance(holder, Computer):
        return f"🤖 {say.names[seat]} ({computer_manner(holder, say, styled=styled)})"
    if state.open and table.status is Status.RUNNING:
        return say("sitter-left", name=say.names[seat])
    return f"**{say.names[seat]}** 🏠" if state.user == table.host != NOBODY else f"**{say.names[seat]}**"


def computer_manner(computer: Computer, say: Say, *, styled: bool) -> str:
    """Return a computer player's strength, and its style if the game has styles (`styled`)."""
    strength, its = say(f"strength-{computer.strength.value}"), computers.style(computer.name)
    return f"{strength}, {say(f'style-{its.value}')}" if styled and its is not Style.EVEN else strength


def option(field: msgspec.structs.FieldInfo) -> str:
    """Return the text id of an option's name."""
    return f"option-{field.name.replace('_', '-')}"


def options(of: Struct) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the options that players can choose. The server's files and the computer players are left out."""
    return tuple(field for field in msgspec.structs.fields(of) if field.type not in (FileText, Computers))


def setting(field: msgspec.structs.FieldInfo, value: Any, say: Say) -> str:
    """Return an option with its value; a switch that is on needs only its name."""
    name = say(option(field))
    if isinstance(value, bool):
        return name if value else say("option-without", option=name)
    return f"{name}: {value_text(field, value, say) if isinstance(value, Enum) else value}"


def value_text(field: msgspec.structs.FieldInfo, value: Enum, say: Say) -> str:
    """Return the text of an option's value; it may name the players of the first and of the last seat."""
    last = max(0, len(say.names) - 1)
    names = {"first": say.name(0), "last": say.name(last), "alone": str(not last).lower()}
    return say(f"{option(field)}-{value.value}", **names)


def terms(table: Table, ui: GameUI, say: Say) -> str:
    """Return the agreed terms: the game's lines about options, others that are no defaults, pace, length, no rating."""
    told = ui.option_lines(table.options, say)
    settings = [
        setting(field, getattr(table.options, field.name), say)
        for field in options(table.options)
        if field.name not in told and getattr(table.options, field.name) != field.default
    ]
    return "\n".join(
        [
            *told.values(),
            say("terms-options", options=" · ".join(settings)) if settings else say("terms-by-the-book"),
            say(f"pace-{table.pace.value}"),
            *filter(None, (game_length.duration(table, ui, say), None if table.rated else say("terms-unrated"))),
        ]
    )


def progress(table: Table, say: Say) -> str:
    """Return where the table is played, that it is set aside or paused, or its result."""
    if table.status is Status.BROKEN:
        return say("table-broken")
    if table.away is not None and not table.finished:
        return say("table-away")
    if table.paused:
        return f"{pause_text(table, say)}\n{place_text(table, say)}"
    return place_text(table, say) if table.status is Status.RUNNING else result(table, say)


def pause_text(table: Table, say: Say) -> str:
    """Return why a table is paused, and until when."""
    if table.away is not None or table.pause is None:
        return say("table-away")
    return say("on-hold", until=int(table.pause.until or 0))


def whose_turn(position: Position, say: Say) -> str:
    """Return the active seats and their deadline."""
    table = position.table
    if table.paused:
        return pause_text(table, say)
    seats = sorted(position.acting)
    turn = say("turn-of", players=", ".join(f"**{say.names[seat]}**" for seat in seats), count=len(seats))
    return with_deadline(turn, table.due, say)


def standing(position: Position, say: Say) -> str:
    """Return the active seats and their deadline, or the result of a finished game."""
    return whose_turn(position, say) if position.table.paused or position.acting else result(position.table, say)


def until(due: float, say: Say) -> str:
    """Return the deadline as a timestamp; "in 24 hours" alone could mean that the turn begins then."""
    return say("due", when=f"<t:{int(due)}:f>")


def waiting_since(since: float, say: Say) -> str:
    """Return how long a turn has lasted, as a relative timestamp."""
    return say("waiting-since", when=f"<t:{int(since)}:R>")


def with_deadline(line: str, due: float | None, say: Say) -> str:
    """Return a line with its deadline, if there is one."""
    return f"{line} · {until(due, say)}" if due else line


def name(table: Table, say: Say) -> str:
    """Return the game's name and the table's number, short enough for a phone; the number alone if the game is gone."""
    try:
        return f"{say.within(table.game)('game-name')} #{table.id}"
    except ModuleNotFoundError:
        return f"#{table.id}"


def result(table: Table, say: Say) -> str:
    """Return the final ranking, or why there is none; 🏳️ marks players who resigned.

    A score that all players share is shown once, below the ranking. If the game has a text about its tie-breaker, every
    line has its score, and that text is shown below them.
    """
    if table.outcome is None:
        return say("ended-without-result" if table.started else "closed-before-start")
    seats = range(len(table.seats))
    scores = ["" if table.cut_short else _score(table, table.outcome, seat, say) for seat in seats]
    tie_break = say.about("tie-broken", table.options) if _has_tie_break(table, say) else ""
    shared_score = scores[0] if len(set(scores)) == 1 and not tie_break else ""
    order = sorted(seats, key=table.outcome.places.__getitem__)
    lines = [_ranked_line(table, table.outcome, seat, "" if shared_score else scores[seat], say) for seat in order]
    return "\n".join((*lines, shared_score or tie_break)).rstrip()


def _has_tie_break(table: Table, say: Say) -> bool:
    """Return whether players with equal scores have different places, and the game has a text about the reason."""
    if table.outcome is None or table.cut_short or not has(say.scope, say.language, "tie-broken", own=True):
        return False
    ranked = set(zip(table.outcome.scores, table.outcome.places, strict=True))
    return len(ranked) > len(set(table.outcome.scores))


def _score(table: Table, outcome: Outcome, seat: int, say: Say) -> str:
    return say.about("score", table.options, points=outcome.scores[seat])


def _ranked_line(table: Table, outcome: Outcome, seat: int, score: str, say: Say) -> str:
    place = outcome.places[seat]
    mark = "👑" if place == 1 else MEDALS.get(place, f"{place}.")
    line = f"{mark} {seat_text(table, seat, say)}{' 🏳️' if table.seats[seat].departure is not None else ''}"
    return f"{line} – {score}" if score else line


def titled(table: Table, ui: GameUI, say: Say) -> str:
    """Return a table's name in a list, linked to its place."""
    return f"{ui.emblem} [{name(table, say)}]({address(table)})"
