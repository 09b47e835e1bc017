"""Decisions before the game: opening, inviting, joining, options and the start. Pure.

Seats are numbered in the order of joining, which is the order of play. The game decides which seat begins, possibly at
random.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.chance import Chance, commitment
from bot.game.contract import Computers, ComputerSeat, Fact, Public, Refused, Seat, Strength, Whisper
from bot.table import computers, deadlines, facts
from bot.table.decisions import ChangeKind, Decision, require_host, require_lobby, require_open, require_seat
from bot.table.model import Announcement, Computer, Pace, Person, Place, SeatState, Status, Table
from bot.table.turns import advance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from msgspec import Struct

    from bot.game.contract import AnyGame
    from bot.table.decisions import DecisionContext

replace = msgspec.structs.replace

PIECE_NAMES_CHANCE = -1
"""The number of the chance that draws the names of pieces; the deal has 0, moves have greater ones."""


@dataclass(frozen=True, kw_only=True)
class NewTable:
    """The opener's request for a new table."""

    game: AnyGame
    place: Place
    host: Person
    language: str
    pace: Pace
    options: Struct
    computers: tuple[Computer, ...] = ()
    """The computer players that join with the host."""
    host_plays: bool = True
    """Whether the host has a seat, the first."""
    invited: tuple[int, ...] = ()
    """The ids of the invited users."""
    again: bool = False
    """Whether the table follows a finished game of the invited users."""
    banter: bool = True
    """Whether its computer players make remarks."""
    rated: bool = True
    """Whether the game's result counts in the players' ratings."""
    rehearsal: bool = False
    """Whether this is a game of a self-test."""
    announcement: Announcement | None = None
    """The call to the new table; None: nobody is called."""


def rematch(
    game: AnyGame,
    finished: Table,
    place: Place,
    host: Person,
    options: Struct,
    announcement: Announcement | None = None,
) -> NewTable:
    """Return the request for a table like a `finished` one, with the same computer players.

    Its players are invited if `host` was one of them.
    """
    people = [sitter.user for sitter in finished.sitters if isinstance(sitter, Person) and sitter.user != facts.NOBODY]
    invited = tuple(user for user in people if user != host.user) if host.user in people else ()
    return NewTable(
        game=game,
        place=place,
        host=host,
        language=finished.language,
        pace=finished.pace,
        options=options,
        computers=tuple(sitter for sitter in finished.sitters if isinstance(sitter, Computer))[
            : game.most_seats(options) - 1
        ],
        invited=invited,
        again=True,
        banter=finished.banter,
        rated=finished.rated,
        announcement=announcement,
    )


def open_table(new: NewTable, table_id: int, now: float, closes: float) -> Decision:
    """Open a lobby, with its host in seat 0 if they play, to be closed at `closes` (Unix seconds).

    Refuse invalid options.
    """
    table = Table(
        id=table_id,
        game=new.game.name,
        status=Status.LOBBY,
        place=new.place,
        host=new.host.user,
        language=new.language,
        pace=new.pace,
        seats=tuple(SeatState(sitter) for sitter in (*((new.host,) if new.host_plays else ()), *new.computers)),
        invited=new.invited,
        again=new.again,
        banter=new.banter,
        rated=new.rated,
        rehearsal=new.rehearsal,
        announcement=new.announcement,
        options=validated(new.game, new.options),
        version=0,
        rules=new.game.rules_version,
        opened=now,
        changed=now,
        closes=closes,
    )
    return _decision(table, ChangeKind.OPEN, facts.Opened(new.host.name))


def validated(game: AnyGame, options: Struct) -> Struct:
    """Return the options; raise `Refused` unless they are of the game's type and within its limits."""
    try:
        checked: Struct = msgspec.convert(msgspec.to_builtins(options), game.options)
    except msgspec.ValidationError:
        raise Refused("unknown-option") from None
    if type(options) is not game.options:
        raise Refused("unknown-option")
    return checked


def with_files(game: AnyGame, options: Struct, texts: Mapping[str, str]) -> Struct:
    """Return the options with the texts that the server has loaded; an option without a text becomes empty.

    Raise `Refused` for options of another type.
    """
    if type(options) is not game.options:
        raise Refused("unknown-option")
    return msgspec.structs.replace(options, **{name: texts.get(name, "") for name in game.files})


def join(context: DecisionContext, person: Person) -> Decision:
    """Join a lobby in the next seat.

    Raise `Refused` if the user sits there already, no seat is free, or the server has blocked the user.
    """
    table = context.table
    require_lobby(table)
    if table.seat_of(person.user) is not None:
        raise Refused("already-seated")
    if context.is_blocked(person.user):
        raise Refused("blocked-here")
    _require_free_seat(context.game, table)
    table = replace(table, seats=(*table.seats, SeatState(person)))
    return _decision(table, ChangeKind.JOIN, facts.Joined(person.name))


def leave(context: DecisionContext, user: int) -> Decision:
    """Leave a lobby; see `without_sitter`."""
    return without_sitter(context.table, user, context.may_host)


def without_sitter(table: Table, user: int, may_host: Callable[[int], bool], *, server: bool = False) -> Decision:
    """Remove a user from a lobby; the players behind move up one seat.

    If the user was the host, the first player who `may_host` becomes the host; without one the table is closed.
    `server`: the user has left the server. Raise `Refused` unless it is a lobby and the user sits there.
    """
    require_lobby(table)
    seat = require_seat(table, user)
    left_news = Public(facts.Left(table.seats[seat].name, server))
    table = replace(table, seats=table.seats[:seat] + table.seats[seat + 1 :])
    if user != table.host:
        return Decision(table, ChangeKind.LEAVE, (left_news,))
    heirs = [sitter for sitter in table.sitters if isinstance(sitter, Person) and may_host(sitter.user)]
    if not heirs:
        table = replace(table, status=Status.CLOSED, closes=None)
        return Decision(table, ChangeKind.LEAVE, (left_news, Public(facts.Deserted())))
    heir_news = Public(facts.HostChanged(heirs[0].name))
    return Decision(replace(table, host=heirs[0].user), ChangeKind.LEAVE, (left_news, heir_news))


def computer_added(context: DecisionContext, by: int, strength: Strength) -> Decision:
    """Add a computer player in the next seat. Refuse if the user is not the host or no seat is free."""
    table = context.table
    require_lobby(table)
    require_host(table, by)
    _require_free_seat(context.game, table)
    name = next(name for name in computers.names() if name not in table.names)
    table = replace(table, seats=(*table.seats, SeatState(Computer(strength, name))))
    return _decision(table, ChangeKind.ADD, facts.ComputerJoined(name, strength))


def computer_removed(context: DecisionContext, by: int) -> Decision:
    """Remove the last computer player. Raise `Refused` if the user is not the host or there is none."""
    table = context.table
    require_lobby(table)
    require_host(table, by)
    indices = [index for index, sitter in enumerate(table.sitters) if isinstance(sitter, Computer)]
    if not indices:
        raise Refused("no-computer")
    last_index = indices[-1]
    name = table.seats[last_index].name
    table = replace(table, seats=table.seats[:last_index] + table.seats[last_index + 1 :])
    return _decision(table, ChangeKind.REMOVE, facts.ComputerLeft(name))


def options_set(context: DecisionContext, by: int, choose: Callable[[Any], Struct]) -> Decision:
    """Change the options to those that `choose` returns for the present ones.

    The texts of the server's own files are always those of the server. Raise `Refused` if the user is not the host, an
    option is invalid, or the table has more players than the options allow.
    """
    game, table = context.game, context.table
    options = with_files(game, choose(table.options), context.server_files(table.place.guild, game.name))
    require_lobby(table)
    require_host(table, by)
    chosen = validated(game, options)
    if len(table.seats) > (max_seats := game.most_seats(chosen)):
        raise Refused("too-many-for-options", most=max_seats, seated=len(table.seats))
    return _decision(replace(table, options=chosen), ChangeKind.OPTIONS, facts.OptionsChanged())


def pace_set(context: DecisionContext, by: int, pace: Pace) -> Decision:
    """Change the time for a turn, in a lobby; only for the host."""
    table = context.table
    require_lobby(table)
    require_host(table, by)
    return _decision(replace(table, pace=pace), ChangeKind.PACE, facts.PaceChanged(pace.value))


def language_set(context: DecisionContext, by: int, language: str) -> Decision:
    """Change the language of the table's public messages, until the table is finished; only for the host."""
    table = context.table
    require_open(table)
    require_host(table, by)
    return Decision(replace(table, language=language), ChangeKind.OPTIONS)


def rated_set(context: DecisionContext, by: int, *, on: bool) -> Decision:
    """Set whether the game will be rated. Refuse once the game has started, and others than the host."""
    table = context.table
    require_lobby(table)
    require_host(table, by)
    return Decision(replace(table, rated=on), ChangeKind.OPTIONS)


def banter_set(context: DecisionContext, by: int, *, on: bool) -> Decision:
    """Switch the remarks of the computer players on or off, until the table is finished; only for the host."""
    table = context.table
    require_open(table)
    require_host(table, by)
    return Decision(replace(table, banter=on), ChangeKind.OPTIONS)


def start(context: DecisionContext, by: int, seed: bytes) -> Decision:
    """Start the game. The news begins with the hash of the `seed`; the news of the deal follows.

    Raise `Refused` unless the user is the host and the game can be played with this number of players.
    """
    game, table = context.game, context.table
    require_lobby(table)
    require_host(table, by)
    count = len(table.seats)
    if count < game.players[0]:
        raise Refused("too-few-players", needed=game.players[0], seated=count)
    if count not in game.players:
        raise Refused("wrong-number", seated=count)
    table = replace(
        table,
        status=Status.RUNNING,
        began=context.now,
        seed=seed,
        rules=game.rules_version,
        options=_settled_options(game, table),
        closes=None,
    )
    step = game.start(count, table.options, Chance(seed, 0))
    table = _with_named_pieces(game, table)
    commitment_news = Public(facts.GameStarted(commitment(seed)))
    return advance(context, step, Decision(table, ChangeKind.START, (commitment_news,)))


def _with_named_pieces(game: AnyGame, table: Table) -> Table:
    """Return the table with the names of its pieces, if the game's pieces have names."""
    drawn = game.piece_names(len(table.seats), table.options, Chance(table.seed, PIECE_NAMES_CHANCE))
    return table.with_seats(lambda seat, state: replace(state, pieces=drawn[seat])) if drawn else table


def _settled_options(game: AnyGame, table: Table) -> Struct:
    """Return the options for the start, with the values that follow from the pace and from the computer players."""
    sitters = enumerate(table.sitters)
    computer_seats = tuple(
        ComputerSeat(Seat(index), sitter.name, sitter.strength)
        for index, sitter in sitters
        if isinstance(sitter, Computer)
    )
    computer_fields = [field.name for field in msgspec.structs.fields(table.options) if field.type == Computers]
    options = replace(table.options, **dict.fromkeys(computer_fields, computer_seats))
    settled: Struct = game.option_rules.settle(options, deadlines.turn_seconds(table.pace, missed=0))
    return settled


def expire(table: Table, now: float) -> Decision | None:
    """Close a lobby whose time to start has passed, or return None if it has not."""
    if table.status is not Status.LOBBY or table.closes is None or table.closes > now:
        return None
    return _decision(replace(table, status=Status.CLOSED, closes=None), ChangeKind.EXPIRE, facts.LobbyExpired())


def _require_free_seat(game: AnyGame, table: Table) -> None:
    if len(table.seats) >= (max_seats := game.most_seats(table.options)):
        raise Refused("table-full", most=max_seats)


def _decision(table: Table, kind: ChangeKind, fact: Fact) -> Decision:
    return Decision(table, kind, (Public(fact),))


def missing_invited(table: Table) -> tuple[int, ...]:
    """Return the ids of the invited users who do not sit at the table, in the order of the invitation."""
    return tuple(user for user in table.invited if table.seat_of(user) is None)


def members(table: Table) -> tuple[int, ...]:
    """Return the ids of a private table's members: players, former players, invited users, recipients of offers."""
    people = (
        sitter.user
        for sitter in (*table.sitters, *(tenure.sitter for tenure in table.former))
        if isinstance(sitter, Person)
    )
    recipients = (offer.to for _, offer in table.offers)
    return tuple(dict.fromkeys(user for user in (*people, *table.invited, *recipients) if user != facts.NOBODY))


def is_shown(table: Table, user: int, place: int | None) -> bool:
    """Return whether a user may learn of the table in a `place` (the id of a channel or thread, or None).

    A request from a private table's own thread passes: only its members and moderators can be there.
    """
    private = table.place.private
    return not private or user in members(table) or (place is not None and place == table.place.thread)


def uninvited(table: Table, user: int) -> Table:
    """Return the table without a user's invitation."""
    return msgspec.structs.replace(table, invited=tuple(other for other in table.invited if other != user))


def decline(context: DecisionContext, person: Person) -> Decision:
    """Decline an invitation, with a whisper to the host only.

    Raise `Refused` if the user has a seat or is not invited.
    """
    table = context.table
    require_lobby(table)
    if table.seat_of(person.user) is not None:
        raise Refused("already-seated")
    if person.user not in table.invited:
        raise Refused("not-invited")
    host = table.seat_of(table.host)
    news = () if host is None else (Whisper(host, facts.Declined(person.name)),)
    return Decision(uninvited(table, person.user), ChangeKind.DECLINE, news)
