"""Reports for a maintainer: the replay of a game, and the situation of a table.

Without `secrets`, a report contains only facts that all players may know, because a maintainer may play at the table:
public facts while the game runs, and all facts after it has finished. Hands, state and seed appear with `secrets` only.
"""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from bot import discovery
from bot.game.contract import MODERATOR, Computers, FileText, Refused, Seat, Whisper
from bot.i18n import names, translation
from bot.i18n.translation import Say
from bot.table import ending, replay
from bot.table.model import Person, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.courier.outbox import OutboxEntry
    from bot.game.contract import AnyGame, Fact, Step
    from bot.maintenance.reader import StoredTable
    from bot.table.store import LogEntry
    from bot.ui.game_ui import GameUI

    Played = list[tuple[LogEntry, Step[Any]]]


class Report(Struct, frozen=True):
    """The lines to print, and the verdict."""

    lines: tuple[str, ...]
    agrees: bool = True
    """True: the game replays completely, with the stored results."""


@dataclass(frozen=True)
class Teller:
    """Describes one table to a reader who may know everything, or only public information."""

    table: Table
    game: AnyGame | None
    secrets: bool

    @property
    def everything(self) -> bool:
        """True if private facts may be printed."""
        return self.secrets or self.table.finished

    @property
    def say(self) -> Say:
        """The texts, with the names at the table in printable form."""
        scope = translation.HOST if self.game is None else self.game.name
        return Say(translation.DEFAULT, scope, names.in_list(self.table))

    @property
    def ui(self) -> GameUI:
        """The game's user interface."""
        return discovery.uis()[self.table.game]

    def fact(self, to: Seat | None, fact: Fact) -> str | None:
        """Return a fact's text, with the recipient of a whisper; None: this reader may not know it."""
        if not self.everything and (to is not None or fact.fleeting):
            return None
        return self.say.fact(fact) if to is None else f"(to {self.say.name(to)}) {self.say.fact(fact)}"

    def board(self, state: Any) -> Any:
        """Return the board, for a restricted reader without its fleeting parts."""
        board = self.ui.game.board(state)
        return board if self.everything else self.ui.lasting(board)

    def position(self, state: Any) -> Iterator[str]:
        """Yield the description of the board and, with `secrets`, each hand and the state as JSON."""
        game, ui = self.ui.game, self.ui
        yield ui.describe(self.board(state), self.say)
        if self.secrets:
            for seat, name in enumerate(self.say.names):
                yield f"secrets of {name}: {ui.secrets(game.hand(state, Seat(seat)), self.say)}"
            yield f"state: {msgspec.json.encode(state, order='deterministic').decode()}"


# ---------------------------------------------------------------------------------------------- replay


def replay_report(
    game: AnyGame, table: Table, log: Sequence[LogEntry], *, to: int | None, secrets: bool, compare: bool
) -> Report:
    """Return a report of a game's events, move by move up to number `to`, and of the position reached.

    `compare` compares the stored results with those of the replay. Private moves are neither shown nor counted while
    their secret must be kept.
    """
    teller = Teller(table, game, secrets)
    moves, stop_reason = _replay(game, teller, log)
    shown_moves = [(entry, step) for entry, step in moves if teller.everything or not entry.kind.is_private]
    shown_moves = shown_moves if to is None else shown_moves[: to + 1]
    lines = [f"{game.name}, {table.status}, with {', '.join(teller.say.names)}", *_sitting_lines(table, log)]
    for number, (entry, step) in enumerate(shown_moves):
        lines += [f"{number}. {_move_text(teller, entry)}", *_news_lines(teller, step)]
    if shown_moves:
        lines += ["", *teller.position(shown_moves[-1][1].state)]
    agrees, verdict = (False, stop_reason) if stop_reason or not compare else _verdict(game, table, log)
    return Report((*lines, "", verdict) if verdict else tuple(lines), agrees=agrees or not verdict)


def _replay(game: AnyGame, teller: Teller, log: Sequence[LogEntry]) -> tuple[Played, str]:
    """Replay as far as possible; return the moves and the reason why the replay stopped, or an empty string."""
    moves: Played = []
    try:
        for pair in replay.states(game, teller.table, log):
            moves.append(pair)
    except replay.ReplayDiffers as differs:
        return moves, f"it stops at {differs.n}. {_stop_reason(teller, differs, log[differs.n])}"
    except Exception as error:  # noqa: BLE001 - a game may fail in any way, and the replay reports it
        fault = "".join(traceback.format_exception(error)) if teller.secrets else type(error).__name__
        return moves, f"it fails at {len(moves)}. {_move_text(teller, log[len(moves)])}: {fault}"
    return moves, ""


def _stop_reason(teller: Teller, differs: replay.ReplayDiffers, entry: LogEntry) -> str:
    refusal = differs.__cause__
    if not isinstance(refusal, Refused):
        return "a move is missing"
    return (
        f"{_move_text(teller, entry)}: refused ({teller.say.refusal(refusal) if teller.everything else refusal.text})"
    )


def _move_text(teller: Teller, entry: LogEntry) -> str:
    """Return the description of a move, as far as it may be shown."""
    if entry.n == 0:
        return "the deal"
    if not teller.everything or entry.seat is None or entry.move is None:
        return "a move"
    unseen = " (unseen)" if entry.kind.is_private else ""
    return f"{_player_at(teller, entry.seat, entry.n)}: {teller.say.move(entry.move)}{unseen}"


def _player_at(teller: Teller, seat: Seat, n: int) -> str:
    """Return the name of the player in a seat when move `n` was made."""
    if seat == MODERATOR:
        return "a moderator"
    player = replay.sitter_at(teller.table, seat, n)
    return f"seat {seat}, which nobody sits in" if player is None else names.clean_name(player)


def _sitting_lines(table: Table, log: Sequence[LogEntry]) -> Iterator[str]:
    """Yield the successive players of the seats that changed hands."""
    for sitting in replay.sittings(table, log):
        player = "nobody" if sitting.name is None else names.clean_name(sitting.name)
        last = "now" if sitting.last is None else sitting.last
        yield f"seat {sitting.seat}: {player}, moves {sitting.first} to {last}"


def _news_lines(teller: Teller, step: Step[Any]) -> Iterator[str]:
    texts = (teller.fact(item.to if isinstance(item, Whisper) else None, item.fact) for item in step.news)
    return (f"   {line}" for line in texts if line is not None)


def _verdict(game: AnyGame, table: Table, log: Sequence[LogEntry]) -> tuple[bool, str]:
    verification = replay.verify(game, table, log)
    if verification.agrees:
        return True, "all of it comes out as it was stored"
    return (
        False,
        f"it comes out otherwise than it was stored, first at {verification.differs_at}: {verification.part}",
    )


# ------------------------------------------------------------------------------------------------ show


def table_report(stored: StoredTable, *, secrets: bool) -> Report:
    """Return a report of a table's situation: its seats, active seats, sent messages and pending news."""
    teller = Teller(stored.table, stored.game, secrets)
    lines = [*_situation(stored, secrets=secrets), *_seat_lines(stored.table), *_courier_lines(stored, teller)]
    return Report((*lines, *(_secret_lines(teller) if secrets else ())))


def _situation(stored: StoredTable, *, secrets: bool) -> Iterator[str]:
    table, place = stored.table, stored.table.place
    yield f"table {table.id}: {table.game}, {table.status}"
    if stored.unreadable:
        yield f"unreadable: {stored.unreadable}"
    kind = "forum" if place.forum else "private thread in channel" if place.private else "channel"
    yield f"place: server {place.guild}, {kind} {place.channel}, thread {place.thread or 'none'}"
    if table.pause is not None:
        end = "somebody resumes it" if table.pause.until is None else _time_text(table.pause.until)
        yield f"its players have put it on hold on {_time_text(table.pause.since)}, until {end}"
    if table.away is not None:
        yield f"the bot is not on this server any more, since {_time_text(table.away)}"
    yield f"host: {table.host}"
    yield f"language: {table.language}; pace: {table.pace}"
    yield f"options: {_options_text(stored)}"
    yield f"opened: {_time_text(table.opened)}"
    yield f"version: {table.version if secrets else table.public_version}"
    yield f"moves: {table.moves if secrets else replay.visible_move_count(table, stored.log)}"
    if table.due is not None:
        yield f"due: {_time_text(table.due)}"
    if table.votes:
        yield f"votes to end it: {len(table.votes)} of {ending.votes_needed(table)}"
    if table.outcome is not None:
        yield f"outcome: places {_joined(table.outcome.places)}; scores {_joined(table.outcome.scores)}"


def _options_text(stored: StoredTable) -> str:
    if stored.game is None or not isinstance(stored.table.options, stored.game.options):
        return "unreadable"
    fields = msgspec.structs.fields(stored.table.options)
    values = ((field, getattr(stored.table.options, field.name)) for field in fields)
    return (
        ", ".join(f"{field.name}={_option_text(field, value)}" for field, value in values if value != field.default)
        or "none"
    )


def _option_text(field: msgspec.structs.FieldInfo, value: Any) -> Any:
    if field.type is FileText:
        return f"(a file of {len(value)} characters)"
    if field.type == Computers:
        return f"(at seats {_joined(computer.seat for computer in value)})"
    return value.value if isinstance(value, Enum) else value


def _seat_lines(table: Table) -> Iterator[str]:
    for seat, (sitter, name) in enumerate(zip(table.sitters, names.in_list(table), strict=True)):
        player = f"user {sitter.user}" if isinstance(sitter, Person) else f"computer, {sitter.strength}"
        yield "; ".join((f"seat {seat}: {name}, {player}", *_seat_notes(table, Seat(seat))))


def _seat_notes(table: Table, seat: Seat) -> Iterator[str]:
    state = table.seats[seat]
    if state.clock.since is not None:
        yield f"to act since {_time_text(state.clock.since)}"
    if state.clock.due is not None:
        yield f"until {_time_text(state.clock.due)}"
    if state.missed:
        yield f"deadlines missed: {state.missed}"
    for note, applies in (
        ("reminded", state.clock.reminded),
        ("the computer decides", state.clock.taken_over),
        ("votes to end", state.wants_end),
        ("resigned", state.departure is not None and not state.open),
        ("open", state.open),
    ):
        if applies:
            yield note


def _courier_lines(stored: StoredTable, teller: Teller) -> Iterator[str]:
    for entry in stored.entries:
        yield f"posted: {_entry_text(entry)}"
    for row in stored.pending:
        text = teller.fact(row.seat, row.fact)
        hidden = "for the moment only" if row.seat is None else f"only for {teller.say.name(row.seat)}"
        yield f"not told yet: {text or hidden}"


def _entry_text(entry: OutboxEntry) -> str:
    """Return a description of an outbox entry: its kind, its seat, and whether it was delivered."""
    delivery = "gone" if entry.gone else "open" if entry.open else "sent"
    message = "" if entry.message is None else f", message {entry.message}"
    seat = "" if entry.seat is None else f" for seat {entry.seat}"
    return f"{entry.kind}{seat}, {delivery}{message}, {_time_text(entry.at)}"


def _secret_lines(teller: Teller) -> Iterator[str]:
    table = teller.table
    yield f"seed: {table.seed.hex() or 'none'}"
    for seat, state in enumerate(table.seats):
        yield from (f"premove of seat {seat}, sealed: {premove.move}" for premove in state.premoves)
    for suggestion in table.suggestions:
        yield f"premove of seat {suggestion.seat}, suggested by seat {suggestion.by}: {suggestion.move}"
    if table.state is not None:
        yield from teller.position(table.state)


def _time_text(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _joined(values: Iterable[int]) -> str:
    return " ".join(map(str, values))
