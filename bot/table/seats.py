"""Handing over the seats of a running game: leaving, taking, offering, replacing. Pure decisions.

A seat that nobody plays in is *open*: it may be taken by whoever never held another seat of this game, for with a seat
go its secrets. Who gave up has given their seat to nobody, and may come back to it themselves as long as a computer
plays there. Never shows anything of a seat to anybody: with it goes what its hand is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.game import Fact, Public, Refused, Seat
from bot.table import deadlines, ending, facts, forgotten, held_clocks, lobby
from bot.table.deadlines import HOUR
from bot.table.decisions import ChangeKind, Decision, require_player, require_running, require_seat_number, with_seat
from bot.table.model import Person, Replacing, SeatOffer, Status, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.table.decisions import DecisionContext
    from bot.table.model import Tenure

MISSED = 2
"""Deadlines missed in a row after which the others may vote for a seat to be open."""
WAITED = 3 * 24 * HOUR
"""Seconds the table has waited for somebody after which they may, too."""

replace = msgspec.structs.replace


def left(at: DecisionContext, user: int, may_host: Callable[[int], bool]) -> Decision:
    """Leave one's seat: a lobby as ever, in a running game it is open from then on. With the last person it is over."""
    if at.table.status is Status.LOBBY:
        return lobby.left(at.table, user, may_host)
    seat = require_player(at.table, user)
    fact = facts.SeatLeft(at.table.seats[seat].name, ending.ends_by_leaving(at.table, seat))
    return opened(at.table, seat, fact, ChangeKind.VACATE, at.now)


def opened(table: Table, seat: Seat, fact: Fact, kind: ChangeKind, now: float) -> Decision:
    """Open the seat of a person who plays, and tell that by `fact`; with the last person the game is over.

    The host's rights pass on with it, and the votes count anew among those who are left.
    """
    was_host = isinstance(one := table.seats[seat], Person) and one.user == table.host
    over = ending.ends_by_leaving(table, seat)
    decision = ending.vacated(table, seat, Decision(table, kind, (Public(fact),), seat), now, is_open=True, over=over)
    return _settled(passed_on(decision) if was_host else decision, now)


def passed_on(decision: Decision) -> Decision:
    """Pass the host's rights to the first person who still plays; without one all stays as it is."""
    table = decision.table
    heirs = [sitter for seat in sorted(table.people) if isinstance(sitter := table.seats[seat], Person)]
    heir = next((one for one in heirs if one.user not in (facts.NOBODY, table.host)), None)
    if heir is None or table.over:
        return decision
    news = (*decision.news, Public(facts.HostChanged(heir.name)))
    return replace(decision, table=replace(table, host=heir.user), news=news)


def takeable(at: DecisionContext, user: int) -> tuple[Seat, ...]:
    """Return the seats that somebody may sit down in now, in the order of play."""
    if at.table.status is not Status.RUNNING:
        return ()
    return tuple(Seat(n) for n in range(len(at.table.seats)) if _refusal(at, user, Seat(n)) is None)


def taken(at: DecisionContext, person: Person, seat: Seat) -> Decision:
    """Sit down in an open seat, in one that is offered to oneself, or in one's own that one gave up.

    The seat's clock begins anew; what was decided or voted by and for its last person is gone, what it knows stays.
    """
    require_running(at.table)
    require_seat_number(at.table, seat)
    refusal = _refusal(at, person.user, seat)
    if refusal is not None:
        raise Refused(refusal)
    before = at.table.seats[seat]
    table = ending.without_traces(_with_tenure(at.table, seat, at.now), seat)
    table = replace(
        table,
        seats=with_seat(table.seats, seat, person),
        resigned=tuple(each for each in table.resigned if each != seat),
        open=tuple(each for each in table.open if each != seat),
        offers=tuple(one for one in table.offers if one.to != person.user),
        missed=with_seat(table.missed, seat, 0),
    )
    again = isinstance(before, Person) and before.user == person.user
    fact = facts.SeatRetaken(person.name) if again else facts.SeatTaken(person.name, before.name)
    decision = Decision(_with_clock(at, table, seat), ChangeKind.TAKE, (Public(fact),), seat)
    handed_over = seat in at.table.people and isinstance(before, Person) and before.user == table.host
    return passed_on(decision) if handed_over else decision


def _refusal(at: DecisionContext, user: int, seat: Seat) -> str | None:
    """Why somebody may not sit down in a seat; None: they may."""
    table = at.table
    own = table.seat_of(user)
    if own is not None and own in table.people:
        return "already-seated"
    if forgotten.known_seats(table, user, at.key) - {seat}:
        return "sat-elsewhere"
    if seat in table.open or any((one.seat, one.to) == (seat, user) for one in table.offers):
        return None
    if seat != own:
        return "seat-not-open"
    return None if at.game.interruptions.absent is None else "resigned-for-good"


def _with_tenure(table: Table, seat: Seat, now: float) -> Table:
    """Write down until when nobody sat in a seat; its person may hand it over just now."""
    table = ending.with_tenure(table, seat, now) if seat in table.people else table
    last = max((n for n, one in enumerate(table.former) if one.seat == seat), default=None)
    former = (replace(one, until=table.moves, until_at=now) if n == last else one for n, one in enumerate(table.former))
    return replace(table, former=tuple(former))


def _with_clock(at: DecisionContext, table: Table, seat: Seat) -> Table:
    """Let the table wait for a seat as if its turn began now; nobody else's time is touched by it."""
    acting = at.game.to_act(table.state)
    if table.pause is not None:
        return held_clocks.begun_anew(table, table.pause, seat, acting)
    since = with_seat(table.since, seat, None)
    began = deadlines.set_clocks(replace(table, since=since), acting, at.now, at.quiet)
    return replace(began, together=table.together)


def offered(at: DecisionContext, user: int, to: Person) -> Decision:
    """Offer one's seat to somebody by name, instead of to whoever was asked before."""
    seat = require_player(at.table, user)
    if to.user == user:
        raise Refused("offer-to-yourself")
    if forgotten.known_seats(at.table, to.user, at.key):
        raise Refused("offer-knows")
    if any((one.seat, one.to) == (seat, to.user) for one in at.table.offers):
        raise Refused("already-offered")
    kept = tuple(one for one in at.table.offers if seat != one.seat)
    table = replace(at.table, offers=(*kept, SeatOffer(seat, to.user, to.name, at.now)))
    return Decision(table, ChangeKind.OFFER, (Public(facts.SeatOffered(at.table.seats[seat].name)),), seat)


def kept(at: DecisionContext, user: int) -> Decision:
    """Keep one's seat after all."""
    seat = require_player(at.table, user)
    if all(one.seat != seat for one in at.table.offers):
        raise Refused("nothing-offered")
    return _withdrawn(at.table, seat, facts.SeatKept(at.table.seats[seat].name))


def declined(at: DecisionContext, user: int, seat: Seat) -> Decision:
    """Say no to a seat that is offered to oneself; who said so is not told."""
    require_running(at.table)
    require_seat_number(at.table, seat)
    if all((one.seat, one.to) != (seat, user) for one in at.table.offers):
        raise Refused("not-offered-to-you")
    return _withdrawn(at.table, seat, facts.OfferDeclined(at.table.seats[seat].name))


def _withdrawn(table: Table, seat: Seat, fact: Fact) -> Decision:
    offers = tuple(one for one in table.offers if one.seat != seat)
    return Decision(replace(table, offers=offers), ChangeKind.OFFER, (Public(fact),), seat)


def predecessor(table: Table, seat: Seat) -> Tenure | None:
    """Return whom the person who plays in a seat has taken it over from; None: it was their own all along."""
    last = next((one for one in reversed(table.former) if one.seat == seat), None)
    sitter = table.seats[seat]
    if seat not in table.people or last is None or not isinstance(sitter, Person) or last.sitter.user == sitter.user:
        return None
    return last


def replaceable(table: Table, seat: Seat, now: float) -> bool:
    """Whether somebody may be voted out of a seat: two deadlines missed in a row, or waited for for three days."""
    since = table.since[seat]
    return table.missed[seat] >= MISSED or (since is not None and now - since >= WAITED)


def replace_voted(at: DecisionContext, user: int, seat: Seat) -> Decision:
    """Vote for a seat to be open; it takes more than half of the other people, and of somebody who does not play."""
    table = at.table
    by = require_player(table, user)
    require_seat_number(table, seat)
    _check_may_replace(at, by, seat)
    table = replace(table, replacing=(*table.replacing, Replacing(by, seat)))
    names = (table.seats[by].name, table.seats[seat].name)
    fact = facts.VotedToReplace(*names, len(_votes_against(table, seat)), replace_votes_needed(table, seat))
    return _settled(Decision(table, ChangeKind.REPLACE, (Public(fact),), by), at.now)


def _check_may_replace(at: DecisionContext, by: Seat, seat: Seat) -> None:
    if seat == by:
        raise Refused("replace-yourself")
    if seat not in at.table.people:
        raise Refused("not-replaceable")
    if not replaceable(at.table, seat, at.now):
        raise Refused("still-plays")
    if Replacing(by, seat) in at.table.replacing:
        raise Refused("already-voted-replace")


def replace_votes_needed(table: Table, seat: Seat) -> int:
    """Return how many votes open a seat."""
    return len(table.people - {seat}) // 2 + 1


def _votes_against(table: Table, seat: Seat) -> frozenset[Seat]:
    return frozenset(one.by for one in table.replacing if one.seat == seat) & table.people


def _settled(decision: Decision, now: float) -> Decision:
    """Open every seat for which there are votes enough, which there can be once others have gone."""
    table = decision.table
    if table.status is not Status.RUNNING:
        return decision
    for seat in sorted(table.people):
        if len(_votes_against(table, seat)) >= replace_votes_needed(table, seat):
            fact = facts.SeatOpened(table.seats[seat].name, facts.BY_VOTE)
            done = opened(table, seat, fact, decision.kind, now)
            return replace(decision, table=done.table, news=(*decision.news, *done.news))
    return decision
