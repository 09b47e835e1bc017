"""Before the game: opening, sitting down, choosing, starting, and the limits that the owner sets. Pure decisions.

Seats are taken in the order of joining, and that is the order of play: everybody can see it beforehand. Who
begins is the game's own affair and may be up to its chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from bot.chance import Chance, commitment
from bot.game import Computers, ComputerSeat, Fact, Public, Refused, Seat, Strength
from bot.table import characters, computers, deadlines, facts
from bot.table.model import Computer, Pace, Person, Place, Status, Table
from bot.table.quiet_hours import QuietOf, nobody_quiet
from bot.table.require import require_host, require_lobby, require_open, require_seat
from bot.table.store import ChangeKind, Decision
from bot.table.turns import advanced
from bot.table.vacations import NO_VACATIONS, Vacations

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from msgspec import Struct

    from bot.game import AnyGame
    from bot.table.reliability import EndedTurn
    from bot.table.turns import DecisionContext

replace = msgspec.structs.replace


@dataclass(frozen=True, kw_only=True)
class Policy:
    """What the bot's owner decided for all tables."""

    lobby_hours: float = 48.0
    """How long a table may wait for players before it closes itself."""
    computer_seconds: float = 1.0
    """The most a computer player may think about a turn, in seconds of one core, whatever its game would like."""
    server_files: Callable[[int, str], Mapping[str, str]] = lambda _guild, _game: {}
    """What a server has loaded for a game: the texts by the names of the options they are for."""
    quiet: QuietOf = nobody_quiet
    """What quiet hours each person has chosen: they stop the clock of turns shorter than a day."""
    vacations: Vacations = NO_VACATIONS
    """How it stands with people's days off."""
    keep_seconds: float | None = None
    """Seconds after which a table that is over is deleted with all that was kept of it; None: it is kept."""
    choose_move: computers.MoveChooser = computers.choose_in_thread
    """Where computer players think, and when they answer."""
    most_hosted: int | None = None
    """Tables not yet over that one person may host at a time; None: any number."""
    most_in_channel: int | None = None
    """Tables not yet over that may stand in one channel; None: any number."""
    most_opened: tuple[tuple[float, int], ...] = ()
    """Pairs of a time in seconds and how many tables one person may open within it, whatever becomes of them."""
    note_turn: Callable[[EndedTurn], None] = lambda _turn: None
    """Is told of every turn with a deadline that a person has taken, in time or not."""


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
    people = [sitter.user for sitter in over.seats if isinstance(sitter, Person) and sitter.user != facts.NOBODY]
    asked = tuple(user for user in people if user != host.user) if host.user in people else ()
    return NewTable(
        game=game,
        place=place,
        host=host,
        language=over.language,
        pace=over.pace,
        options=options,
        computers=tuple(sitter for sitter in over.seats if isinstance(sitter, Computer))[
            : game.most_seats(options) - 1
        ],
        invited=asked,
        again=True,
        banter=over.banter,
    )


def check_limits(new: NewTable, own: Iterable[Table], here: Iterable[Table], policy: Policy) -> None:
    """Refuse a table beside so many others: the host's `own`, or those `here`, in the channel and its threads."""
    if not may_host(new.host.user, own, policy):
        raise Refused("too-many-hosted", most=policy.most_hosted or 0)
    standing = sum(table.place.channel == new.place.channel and not table.over for table in here)
    if policy.most_in_channel is not None and standing >= policy.most_in_channel:
        raise Refused("channel-full", most=policy.most_in_channel)


def may_host(user: int, tables: Iterable[Table], policy: Policy) -> bool:
    """Say whether somebody may be the host of one more table."""
    hosted = sum(table.host == user and not table.over for table in tables)
    return policy.most_hosted is None or hosted < policy.most_hosted


def check_rate(opened_at: Sequence[float], now: float, policy: Policy) -> None:
    """Refuse to open a table after so many others in so short a time, by when the latest were opened."""
    for seconds, most in policy.most_opened:
        lately = [at for at in opened_at if at > now - seconds]
        if len(lately) >= most:
            again = int(lately[-most] + seconds) + 1
            raise Refused("opened-too-many", count=len(lately), until=f"<t:{again}:R>")


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
        seats=(new.host, *new.computers),
        invited=new.invited,
        again=new.again,
        banter=new.banter,
        options=validated(new.game, new.options),
        version=0,
        rules=new.game.rules_version,
        opened=now,
        changed=now,
        due=closes,
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


def joined(game: AnyGame, table: Table, person: Person) -> Decision:
    """Sit down in the next seat."""
    require_lobby(table)
    if table.seat_of(person.user) is not None:
        raise Refused("already-seated")
    _require_free_seat(game, table)
    table = replace(table, seats=(*table.seats, person))
    return _decision(table, ChangeKind.JOIN, facts.Joined(person.name))


def left(table: Table, user: int, may_host: Callable[[int], bool], *, server: bool = False) -> Decision:
    """Get up; whoever sat behind moves up. The next who `may_host` becomes host, without one the table closes.

    `server`: they have left the server, and with it the table.
    """
    require_lobby(table)
    seat = require_seat(table, user)
    gone = Public(facts.Left(table.seats[seat].name, server))
    table = replace(table, seats=table.seats[:seat] + table.seats[seat + 1 :])
    if user != table.host:
        return Decision(table, ChangeKind.LEAVE, (gone,))
    heirs = [sitter for sitter in table.seats if isinstance(sitter, Person) and may_host(sitter.user)]
    if not heirs:
        table = replace(table, status=Status.CLOSED, due=None)
        return Decision(table, ChangeKind.LEAVE, (gone, Public(facts.Deserted())))
    heir = Public(facts.HostChanged(heirs[0].name))
    return Decision(replace(table, host=heirs[0].user), ChangeKind.LEAVE, (gone, heir))


def computer_added(game: AnyGame, table: Table, by: int, strength: Strength) -> Decision:
    """Give the next seat to a computer player with a name nobody else at the table has."""
    require_lobby(table)
    require_host(table, by)
    _require_free_seat(game, table)
    name = next(name for name in characters.names() if name not in table.names)
    table = replace(table, seats=(*table.seats, Computer(strength, name)))
    return _decision(table, ChangeKind.ADD, facts.ComputerJoined(name, strength))


def computer_removed(table: Table, by: int) -> Decision:
    """Send away the computer player that came last."""
    require_lobby(table)
    require_host(table, by)
    computers = [i for i, sitter in enumerate(table.seats) if isinstance(sitter, Computer)]
    if not computers:
        raise Refused("no-computer")
    last = computers[-1]
    name = table.seats[last].name
    table = replace(table, seats=table.seats[:last] + table.seats[last + 1 :])
    return _decision(table, ChangeKind.REMOVE, facts.ComputerLeft(name))


def options_set(game: AnyGame, table: Table, by: int, options: Struct) -> Decision:
    """Choose other options."""
    require_lobby(table)
    require_host(table, by)
    chosen = validated(game, options)
    if len(table.seats) > (most := game.most_seats(chosen)):
        raise Refused("too-many-for-options", most=most, seated=len(table.seats))
    return _decision(replace(table, options=chosen), ChangeKind.OPTIONS, facts.OptionsChanged())


def pace_set(table: Table, by: int, pace: Pace) -> Decision:
    """Choose another time for a turn."""
    require_lobby(table)
    require_host(table, by)
    return _decision(replace(table, pace=pace), ChangeKind.PACE, facts.PaceChanged(pace.value))


def language_set(table: Table, by: int, language: str) -> Decision:
    """Choose the language that is spoken to all at the table."""
    require_open(table)
    require_host(table, by)
    return Decision(replace(table, language=language), ChangeKind.OPTIONS)


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
    zeros = (0,) * count
    table = replace(
        table,
        status=Status.RUNNING,
        seed=seed,
        rules=game.rules_version,
        options=_settled(game, table),
        plies=zeros,
        missed=zeros,
        last_stamps=("",) * count,
        due=None,
    )
    step = game.start(count, table.options, Chance(seed, 0))
    committed = Public(facts.GameStarted(commitment(seed)))
    return advanced(at, step, Decision(table, ChangeKind.START, (committed,)))


def _settled(game: AnyGame, table: Table) -> Struct:
    """Return the options as the game starts with them: what is left to the pace, and who the computers are."""
    sitting = enumerate(table.seats)
    held = tuple(ComputerSeat(Seat(at), one.name, one.strength) for at, one in sitting if isinstance(one, Computer))
    asked = [field.name for field in msgspec.structs.fields(table.options) if field.type == Computers]
    options = replace(table.options, **dict.fromkeys(asked, held))
    settled: Struct = game.settle(options, deadlines.turn_seconds(table.pace, missed=0))
    return settled


def expired(table: Table, now: float) -> Decision | None:
    """Close a lobby nobody started in time; None: it is not its time yet."""
    if table.status is not Status.LOBBY or table.due is None or table.due > now:
        return None
    return _decision(replace(table, status=Status.CLOSED, due=None), ChangeKind.EXPIRE, facts.LobbyExpired())


def _require_free_seat(game: AnyGame, table: Table) -> None:
    if len(table.seats) >= (most := game.most_seats(table.options)):
        raise Refused("table-full", most=most)


def _decision(table: Table, kind: ChangeKind, fact: Fact) -> Decision:
    return Decision(table, kind, (Public(fact),))
