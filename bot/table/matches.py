"""The table of a league's match: dealt at once, without a host; only its league gives its seats away. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from bot.game.contract import Public, Refused
from bot.table import computers, deadlines, facts, lobby, seats
from bot.table.decisions import ChangeKind, Decision, require_seat_number
from bot.table.model import Computer, Person, SeatState, Status, Table

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game.contract import AnyGame, Seat, Strength
    from bot.table.decisions import DecisionContext
    from bot.table.model import Pace, Place


@dataclass(frozen=True, kw_only=True)
class NewMatch:
    """A match of a league."""

    game: AnyGame
    place: Place
    people: tuple[Person | None, ...]
    """The players in the order of play; None: a computer player sits in place of one who is gone."""
    language: str
    pace: Pace
    options: Struct
    rated: bool
    strength: Strength
    """The strength of the computer players."""
    league: int


def table_of(match: NewMatch, table_id: int, now: float) -> Table:
    """Return the table of a match, ready to be dealt in the name of `facts.NOBODY`. Refuse invalid options."""
    options = lobby.validated(match.game, match.options)
    if len(match.people) > (max_seats := match.game.most_seats(options)):
        raise Refused("too-many-for-options", most=max_seats, seated=len(match.people))
    names = islice(computers.names(), len(match.people))
    stand_ins = (Computer(match.strength, name) for name in names)
    return Table(
        id=table_id,
        game=match.game.name,
        status=Status.LOBBY,
        place=match.place,
        host=facts.NOBODY,
        language=match.language,
        pace=match.pace,
        seats=tuple(SeatState(person or stand_in) for person, stand_in in zip(match.people, stand_ins, strict=True)),
        rated=match.rated,
        league=match.league,
        options=options,
        version=0,
        rules=match.game.rules_version,
        opened=now,
        changed=now,
    )


def give_up(context: DecisionContext, seat: Seat) -> Decision | None:
    """Let the program play the seat of a player who forfeits; None: it plays there already, or the game is over."""
    table = context.table
    if table.status is not Status.RUNNING or not table.seats[require_seat_number(table, seat)].plays:
        return None
    user = table.seats[seat].user
    return None if user is None else seats.resign(context, user)


def close(context: DecisionContext) -> Decision | None:
    """End a match without an outcome, for its league; None: the game is over."""
    table = context.table
    if table.finished:
        return None
    news = Public(facts.ClosedByLeague()), Public(facts.SeedShown(table.seed.hex()))
    table = msgspec.structs.replace(deadlines.stop_clocks(table), status=Status.CLOSED)
    return Decision(table, ChangeKind.CANCEL, news)
