"""Before the game: opening, being asked and sitting down, choosing, starting. Pure decisions; never asks anybody.

Seats are taken in the order of joining, and that is the order of play: everybody can see it beforehand. Who
begins is the game's own affair and may be up to its chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.chance import Chance, commitment
from bot.game.contract import Computers, ComputerSeat, Fact, Public, Refused, Seat, Strength, Whisper
from bot.table import computers, deadlines, facts
from bot.table.decisions import ChangeKind, Decision, require_host, require_lobby, require_open, require_seat
from bot.table.model import Computer, Pace, Person, Place, SeatState, Status, Table
from bot.table.turns import advanced

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from msgspec import Struct

    from bot.game.contract import AnyGame
    from bot.table.decisions import DecisionContext

replace = msgspec.structs.replace


@dataclass(frozen=True, kw_only=True)
class NewTable:
    """What somebody who opens a table asks for."""

    game: AnyGame
    place: Place
    host: Person
    language: str
    pace: Pace
    options: Struct
    computers: tuple[Computer, ...] = ()
    """Who sits down with the host."""
    invited: tuple[int, ...] = ()
    """The user ids of those who are asked to sit down."""
    again: bool = False
    """Whether it follows a game that those played who are asked."""
    banter: bool = True
    """Whether its computer players have a word now and then."""


def another(game: AnyGame, over: Table, place: Place, host: Person, options: Struct) -> NewTable:
    """Ask for a table like one that is over: with its computers, and inviting its people if the host was one."""
    people = [sitter.user for sitter in over.sitters if isinstance(sitter, Person) and sitter.user != facts.NOBODY]
    asked = tuple(user for user in people if user != host.user) if host.user in people else ()
    return NewTable(
        game=game,
        place=place,
        host=host,
        language=over.language,
        pace=over.pace,
        options=options,
        computers=tuple(sitter for sitter in over.sitters if isinstance(sitter, Computer))[
            : game.most_seats(options) - 1
        ],
        invited=asked,
        again=True,
        banter=over.banter,
    )


def opened(new: NewTable, table_id: int, now: float, closes: float) -> Decision:
    """Open a table with its host in seat 0; it closes by itself at `closes` (Unix seconds)."""
    table = Table(
        id=table_id,
        game=new.game.name,
        status=Status.LOBBY,
        place=new.place,
        host=new.host.user,
        language=new.language,
        pace=new.pace,
        seats=(SeatState(new.host), *(SeatState(computer) for computer in new.computers)),
        invited=new.invited,
        again=new.again,
        banter=new.banter,
        options=validated(new.game, new.options),
        version=0,
        rules=new.game.rules_version,
        opened=now,
        changed=now,
        closes=closes,
    )
    return _decision(table, ChangeKind.OPEN, facts.Opened(new.host.name))


def validated(game: AnyGame, options: Struct) -> Struct:
    """Return the options if they are the game's and within its limits; refuse others."""
    try:
        checked: Struct = msgspec.convert(msgspec.to_builtins(options), game.options)
    except msgspec.ValidationError:
        raise Refused("unknown-option") from None
    if type(options) is not game.options:
        raise Refused("unknown-option")
    return checked


def with_files(game: AnyGame, options: Struct, loaded: Mapping[str, str]) -> Struct:
    """Return the options with what the server has loaded for them; without what it has not."""
    if type(options) is not game.options:
        raise Refused("unknown-option")
    return msgspec.structs.replace(options, **{name: loaded.get(name, "") for name in game.files})


def joined(at: DecisionContext, person: Person) -> Decision:
    """Sit down in the next seat."""
    table = at.table
    require_lobby(table)
    if table.seat_of(person.user) is not None:
        raise Refused("already-seated")
    _require_free_seat(at.game, table)
    table = replace(table, seats=(*table.seats, SeatState(person)))
    return _decision(table, ChangeKind.JOIN, facts.Joined(person.name))


def left(at: DecisionContext, user: int) -> Decision:
    """Get up from a lobby, as `without_sitter`."""
    return without_sitter(at.table, user, at.may_host)


def without_sitter(table: Table, user: int, may_host: Callable[[int], bool], *, server: bool = False) -> Decision:
    """Get up; whoever sat behind moves up. The next who `may_host` becomes host, without one the table closes.

    `server`: they have left the server, and with it the table.
    """
    require_lobby(table)
    seat = require_seat(table, user)
    gone = Public(facts.Left(table.seats[seat].name, server))
    table = replace(table, seats=table.seats[:seat] + table.seats[seat + 1 :])
    if user != table.host:
        return Decision(table, ChangeKind.LEAVE, (gone,))
    heirs = [sitter for sitter in table.sitters if isinstance(sitter, Person) and may_host(sitter.user)]
    if not heirs:
        table = replace(table, status=Status.CLOSED, closes=None)
        return Decision(table, ChangeKind.LEAVE, (gone, Public(facts.Deserted())))
    heir = Public(facts.HostChanged(heirs[0].name))
    return Decision(replace(table, host=heirs[0].user), ChangeKind.LEAVE, (gone, heir))


def computer_added(at: DecisionContext, by: int, strength: Strength) -> Decision:
    """Give the next seat to a computer player with a name nobody else at the table has."""
    table = at.table
    require_lobby(table)
    require_host(table, by)
    _require_free_seat(at.game, table)
    name = next(name for name in computers.names() if name not in table.names)
    table = replace(table, seats=(*table.seats, SeatState(Computer(strength, name))))
    return _decision(table, ChangeKind.ADD, facts.ComputerJoined(name, strength))


def computer_removed(at: DecisionContext, by: int) -> Decision:
    """Send away the computer player that came last."""
    table = at.table
    require_lobby(table)
    require_host(table, by)
    computers = [i for i, sitter in enumerate(table.sitters) if isinstance(sitter, Computer)]
    if not computers:
        raise Refused("no-computer")
    last = computers[-1]
    name = table.seats[last].name
    table = replace(table, seats=table.seats[:last] + table.seats[last + 1 :])
    return _decision(table, ChangeKind.REMOVE, facts.ComputerLeft(name))


def options_set(at: DecisionContext, by: int, choose: Callable[[Any], Struct]) -> Decision:
    """Choose other options, made of those that stand; what the server has loaded for them is its own."""
    game, table = at.game, at.table
    options = with_files(game, choose(table.options), at.server_files(table.place.guild, game.name))
    require_lobby(table)
    require_host(table, by)
    chosen = validated(game, options)
    if len(table.seats) > (most := game.most_seats(chosen)):
        raise Refused("too-many-for-options", most=most, seated=len(table.seats))
    return _decision(replace(table, options=chosen), ChangeKind.OPTIONS, facts.OptionsChanged())


def pace_set(at: DecisionContext, by: int, pace: Pace) -> Decision:
    """Choose another time for a turn."""
    table = at.table
    require_lobby(table)
    require_host(table, by)
    return _decision(replace(table, pace=pace), ChangeKind.PACE, facts.PaceChanged(pace.value))


def language_set(at: DecisionContext, by: int, language: str) -> Decision:
    """Choose the language that is spoken to all at the table."""
    table = at.table
    require_open(table)
    require_host(table, by)
    return Decision(replace(table, language=language), ChangeKind.OPTIONS)


def banter_set(at: DecisionContext, by: int, *, on: bool) -> Decision:
    """Choose whether the computer players at a table have a word; the host's to do, at any time before it is over."""
    table = at.table
    require_open(table)
    require_host(table, by)
    return Decision(replace(table, banter=on), ChangeKind.OPTIONS)


def started(at: DecisionContext, by: int, seed: bytes) -> Decision:
    """Deal. What the options leave to the pace is settled; the seed's hash is told before anything that follows."""
    game, table = at.game, at.table
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
        began=at.now,
        seed=seed,
        rules=game.rules_version,
        options=_settled(game, table),
        closes=None,
    )
    step = game.start(count, table.options, Chance(seed, 0))
    committed = Public(facts.GameStarted(commitment(seed)))
    return advanced(at, step, Decision(table, ChangeKind.START, (committed,)))


def _settled(game: AnyGame, table: Table) -> Struct:
    """Return the options as the game starts with them: what is left to the pace, and who the computers are."""
    sitting = enumerate(table.sitters)
    held = tuple(ComputerSeat(Seat(at), one.name, one.strength) for at, one in sitting if isinstance(one, Computer))
    asked = [field.name for field in msgspec.structs.fields(table.options) if field.type == Computers]
    options = replace(table.options, **dict.fromkeys(asked, held))
    settled: Struct = game.option_rules.settle(options, deadlines.turn_seconds(table.pace, missed=0))
    return settled


def expired(table: Table, now: float) -> Decision | None:
    """Close a lobby nobody started in time; None: it is not its time yet."""
    if table.status is not Status.LOBBY or table.closes is None or table.closes > now:
        return None
    return _decision(replace(table, status=Status.CLOSED, closes=None), ChangeKind.EXPIRE, facts.LobbyExpired())


def _require_free_seat(game: AnyGame, table: Table) -> None:
    if len(table.seats) >= (most := game.most_seats(table.options)):
        raise Refused("table-full", most=most)


def _decision(table: Table, kind: ChangeKind, fact: Fact) -> Decision:
    return Decision(table, kind, (Public(fact),))


def waited_for(table: Table) -> tuple[int, ...]:
    """Return the user ids of those who are asked and do not sit there, in the order they were named."""
    return tuple(user for user in table.invited if table.seat_of(user) is None)


def members(table: Table) -> tuple[int, ...]:
    """Return the user ids of those for whom a private table is: who sits or sat there, and who is asked."""
    people = (one.user for one in (*table.sitters, *(each.sitter for each in table.former)) if isinstance(one, Person))
    offered = (offer.to for _, offer in table.offers)
    return tuple(dict.fromkeys(user for user in (*people, *table.invited, *offered) if user != facts.NOBODY))


def is_shown(table: Table, user: int, place: int | None) -> bool:
    """Say whether somebody in a `place` (a channel or thread) may learn that there is this table.

    Whom Discord lets into a private thread is there: those who sit or are asked there, and moderators.
    """
    private = table.place.private
    return not private or user in members(table) or (place is not None and place == table.place.thread)


def uninvited(table: Table, user: int) -> Table:
    """Return a table at which somebody is not asked any more."""
    return msgspec.structs.replace(table, invited=tuple(each for each in table.invited if each != user))


def declined(at: DecisionContext, person: Person) -> Decision:
    """Be asked no more; the host is told, and nobody else."""
    table = at.table
    require_lobby(table)
    if table.seat_of(person.user) is not None:
        raise Refused("already-seated")
    if person.user not in table.invited:
        raise Refused("not-invited")
    host = table.seat_of(table.host)
    told = () if host is None else (Whisper(host, facts.Declined(person.name)),)
    return Decision(uninvited(table, person.user), ChangeKind.DECLINE, told)
