"""Handing over the seats of a running game: leaving, taking, offering, replacing. Pure decisions.

An open seat may be taken by any user who has never held another seat of this game, because a seat's secrets go with it.
A player who gave up has not opened the seat, and may return to it while a computer plays there. At a table of a league
only its own player may return to a seat. Hands are not rendered here.

Theory of operation: `.github/theory/handing-over.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.game.contract import Fact, Public, Refused, Seat, Whisper
from bot.table import deadlines, ending, facts, forgetting, lobby
from bot.table.deadlines import HOUR_S
from bot.table.decisions import ChangeKind, Decision, require_player, require_running, require_seat_number
from bot.table.model import Person, SeatOffer, Status, Table

if TYPE_CHECKING:
    from bot.table.decisions import DecisionContext
    from bot.table.model import SeatState, Tenure

MIN_MISSED_DEADLINES = 2
"""Deadlines missed in a row after which the others may vote to replace a player."""
MIN_TURN_AGE_S = 3 * 24 * HOUR_S
"""Seconds of the present turn after which they may vote as well."""

replace = msgspec.structs.replace


def leave(context: DecisionContext, user: int) -> Decision:
    """Leave a table: leave a lobby, or open the user's seat of a running game. The game ends if no player is left.

    Raise `Refused` if the user has no seat or no longer plays.
    """
    if context.table.status is Status.LOBBY:
        return lobby.leave(context, user)
    seat = require_player(context.table, user)
    fact = facts.SeatLeft(context.table.seats[seat].name, ending.ends_by_leaving(context.table, seat))
    return open_seat(context.table, seat, fact, ChangeKind.VACATE, context.now)


def open_seat(table: Table, seat: Seat, fact: Fact, kind: ChangeKind, now: float) -> Decision:
    """Open the seat of a person who plays, with `fact` as the news; the game ends if no person is left.

    If the host has left, the host's rights pass on. The votes are counted again among the remaining people. A player
    who lost the seat by silence or a vote gets a whisper about it, unless the game is over.
    """
    was_host = table.seats[seat].user == table.host
    ends = ending.ends_by_leaving(table, seat)
    decision = ending.vacate(table, seat, Decision(table, kind, (Public(fact),), seat), now, is_open=True, over=ends)
    decision = pass_host_rights(decision) if was_host else decision
    if isinstance(fact, facts.SeatOpened) and fact.why != facts.BY_GOING and decision.table.status is Status.RUNNING:
        has_passed = was_host and decision.table.host != table.host
        lost = Whisper(seat, facts.SeatLost(fact.why, has_passed))
        marked = decision.table.with_seat(seat, hosted=has_passed and fact.why == facts.BY_SILENCE)
        decision = replace(decision, table=marked, news=(*decision.news, lost))
    return _with_vote_results(decision, now)


def resign(context: DecisionContext, user: int) -> Decision:
    """Give up the user's seat. The program plays on for the seat, unless the game ends (`ending.ends_by_resigning`).

    The votes are counted again among the remaining people. Raise `Refused` unless the user plays in the running game.
    """
    table, seat = context.table, require_player(context.table, user)
    ends = ending.ends_by_resigning(table, seat)
    decision = Decision(table, ChangeKind.RESIGN, (Public(facts.Resigned(seat)),), seat)
    return _with_vote_results(ending.vacate(table, seat, decision, context.now, is_open=False, over=ends), context.now)


def pass_host_rights(decision: Decision) -> Decision:
    """Pass the host's rights to the first person who still plays; without such a person the host stays."""
    table = decision.table
    heirs = [sitter for seat in sorted(table.people) if isinstance(sitter := table.seats[seat].sitter, Person)]
    heir = next((person for person in heirs if person.user not in (facts.NOBODY, table.host)), None)
    if heir is None or table.finished:
        return decision
    news = (*decision.news, Public(facts.HostChanged(heir.name)))
    return replace(decision, table=replace(table, host=heir.user), news=news)


def takeable(context: DecisionContext, user: int) -> tuple[Seat, ...]:
    """Return the seats that a user may take now, in seat order."""
    if context.table.status is not Status.RUNNING:
        return ()
    return tuple(Seat(n) for n in range(len(context.table.seats)) if _refusal(context, user, Seat(n)) is None)


def take(context: DecisionContext, person: Person, seat: Seat) -> Decision:
    """Take an open seat, a seat that is offered to the user, or the user's own seat after giving up.

    The seat's turn begins anew. The premoves, suggestions, offer and votes of its former player are deleted; its hand
    stays. A player who lost the host's rights by silence gets them back. Raise `Refused` if the user may not take it.
    """
    require_running(context.table)
    require_seat_number(context.table, seat)
    refusal = _refusal(context, person.user, seat)
    if refusal is not None:
        raise Refused(refusal)
    return _taken(context, person, seat)


def hand_over(context: DecisionContext, person: Person, seat: Seat) -> Decision:
    """Give any seat to a person who replaces its player, as a league decides it; otherwise as `take`.

    Raise `Refused` if the game is over, or the person plays here, is blocked or knows the secrets of another seat.
    """
    require_running(context.table)
    require_seat_number(context.table, seat)
    refusal = _personal_refusal(context, person.user, seat)
    if refusal is not None:
        raise Refused(refusal)
    return _taken(context, person, seat)


def _taken(context: DecisionContext, person: Person, seat: Seat) -> Decision:
    former = context.table.seats[seat]
    table = ending.without_traces(_with_tenure(context.table, seat, context.now), seat)
    table = without_offers_to(table, person.user)
    is_return = former.user == person.user
    answers = former.answers if is_return else ""
    table = table.with_seat(seat, sitter=person, departure=None, open=False, missed=0, hosted=False, answers=answers)
    fact = facts.SeatRetaken(person.name) if is_return else facts.SeatTaken(person.name, former.name)
    decision = Decision(_with_clock(context, table, seat), ChangeKind.TAKE, (Public(fact),), seat)
    if is_return and former.hosted:
        return _with_host_back(decision, person, former)
    handed_over = former.plays and former.user == table.host
    return pass_host_rights(decision) if handed_over else decision


def _with_host_back(decision: Decision, person: Person, former: SeatState) -> Decision:
    """Return the host's rights to a player who lost them by silence; those who held them since have no claim to them.

    `former` is the player's seat as it was before.
    """

    def without_later_claim(_seat: Seat, state: SeatState) -> SeatState:
        is_later = state.departure is not None and state.departure > (former.departure or 0)
        return replace(state, hosted=False) if is_later else state

    table = replace(decision.table.with_seats(without_later_claim), host=person.user)
    return replace(decision, table=table, news=(*decision.news, Public(facts.HostChanged(person.name))))


def without_offers_to(table: Table, user: int) -> Table:
    """Return the table without seat offers to a user."""

    def kept(_seat: Seat, state: SeatState) -> SeatState:
        return replace(state, offer=None) if state.offer is not None and state.offer.to == user else state

    return table.with_seats(kept)


def _refusal(context: DecisionContext, user: int, seat: Seat) -> str | None:
    """Return the id of the text that refuses a seat to a user; None: the user may take it."""
    refusal = _personal_refusal(context, user, seat)
    return _seat_refusal(context, user, seat) if refusal is None else refusal


def _personal_refusal(context: DecisionContext, user: int, seat: Seat) -> str | None:
    """Return the reason why a user may not play a seat, even if it is free."""
    table = context.table
    own_seat = table.seat_of(user)
    if own_seat is not None and table.seats[own_seat].plays:
        return "already-seated"
    if context.is_blocked(user) and (seat != own_seat or table.seats[seat].open):
        return "blocked-here"
    if forgetting.known_seats(table, user, context.key) - {seat}:
        return "sat-elsewhere"
    return None


def _seat_refusal(context: DecisionContext, user: int, seat: Seat) -> str | None:
    """Return the reason why a seat is not free for a user."""
    table = context.table
    own_seat = table.seat_of(user)
    if table.league is not None and seat != own_seat:
        return "league-seat"
    if table.seats[seat].open or _is_offered(table, seat, user):
        return None
    if seat != own_seat:
        return "seat-not-open"
    return None if context.game.interruptions.absent is None else "resigned-for-good"


def _is_offered(table: Table, seat: Seat, user: int) -> bool:
    offer = table.seats[seat].offer
    return offer is not None and offer.to == user


def _with_tenure(table: Table, seat: Seat, now: float) -> Table:
    """Return the table with the end of a seat's vacancy recorded, and first its player's tenure if one still plays."""
    table = ending.with_tenure(table, seat, now) if table.seats[seat].plays else table
    last_index = max((n for n, tenure in enumerate(table.former) if tenure.seat == seat), default=None)
    former = (
        replace(tenure, until=table.moves, until_at=now) if n == last_index else tenure
        for n, tenure in enumerate(table.former)
    )
    return replace(table, former=tuple(former))


def _with_clock(context: DecisionContext, table: Table, seat: Seat) -> Table:
    """Return the table with a turn of a seat that begins now; the clocks of the other seats do not change."""
    acting = context.position.answers.to_act
    if table.pause is not None:
        return deadlines.hold_full_turn(table, seat, acting)
    resumed = deadlines.set_clocks(table.with_clock(seat, since=None), acting, context.now, context.quiet)
    return replace(resumed, together=table.together)


def offer(context: DecisionContext, user: int, to: Person) -> Decision:
    """Offer one's seat to a user; the offer replaces an earlier one.

    Raise `Refused` if the user is oneself, knows the secrets of any seat of this game, is blocked on the server, or
    already has the offer, and at a table of a league.
    """
    seat = require_player(context.table, user)
    if to.user == user:
        raise Refused("offer-to-yourself")
    if context.table.league is not None:
        raise Refused("league-seat")
    if forgetting.known_seats(context.table, to.user, context.key):
        raise Refused("offer-knows")
    if context.is_blocked(to.user):
        raise Refused("offer-blocked")
    if _is_offered(context.table, seat, to.user):
        raise Refused("already-offered")
    table = context.table.with_seat(seat, offer=SeatOffer(to.user, to.name, context.now))
    return Decision(table, ChangeKind.OFFER, (Public(facts.SeatOffered(context.table.seats[seat].name)),), seat)


def withdraw_offer(context: DecisionContext, user: int) -> Decision:
    """Withdraw the offer of one's seat. Raise `Refused` if the seat is not offered."""
    seat = require_player(context.table, user)
    if context.table.seats[seat].offer is None:
        raise Refused("nothing-offered")
    return _withdrawn(context.table, seat, facts.SeatKept(context.table.seats[seat].name))


def decline_offer(context: DecisionContext, user: int, seat: Seat) -> Decision:
    """Decline a seat that is offered to the user; the news does not name the user.

    Raise `Refused` if the seat is not offered to the user.
    """
    require_running(context.table)
    require_seat_number(context.table, seat)
    if not _is_offered(context.table, seat, user):
        raise Refused("not-offered-to-you")
    return _withdrawn(context.table, seat, facts.OfferDeclined(context.table.seats[seat].name))


def _withdrawn(table: Table, seat: Seat, fact: Fact) -> Decision:
    return Decision(table.with_seat(seat, offer=None), ChangeKind.OFFER, (Public(fact),), seat)


def predecessor(table: Table, seat: Seat) -> Tenure | None:
    """Return the last tenure of another player in a seat that a person plays; None: there is none."""
    latest = next((tenure for tenure in reversed(table.former) if tenure.seat == seat), None)
    state = table.seats[seat]
    return None if not state.plays or latest is None or latest.sitter.user == state.user else latest


def replaceable(table: Table, seat: Seat, now: float) -> bool:
    """Return whether others may vote to replace a player: two deadlines missed in a row, or a turn of three days."""
    state = table.seats[seat]
    since = state.clock.since
    return state.missed >= MIN_MISSED_DEADLINES or (since is not None and now - since >= MIN_TURN_AGE_S)


def vote_to_replace(context: DecisionContext, user: int, seat: Seat) -> Decision:
    """Vote to replace a player who does not play. It takes more than half of the other people who play.

    Raise `Refused` if the seat is one's own, is not played by a person, may not be replaced now, or has the user's
    vote.
    """
    table = context.table
    by = require_player(table, user)
    require_seat_number(table, seat)
    _check_may_replace(context, by, seat)
    table = table.with_seat(seat, replace_votes=table.seats[seat].replace_votes | {by})
    names = (table.seats[by].name, table.seats[seat].name)
    fact = facts.VotedToReplace(*names, len(_votes_against(table, seat)), replace_votes_needed(table, seat))
    return _with_vote_results(Decision(table, ChangeKind.REPLACE, (Public(fact),), by), context.now)


def _check_may_replace(context: DecisionContext, by: Seat, seat: Seat) -> None:
    if seat == by:
        raise Refused("replace-yourself")
    if not context.table.seats[seat].plays:
        raise Refused("not-replaceable")
    if not replaceable(context.table, seat, context.now):
        raise Refused("still-plays")
    if by in context.table.seats[seat].replace_votes:
        raise Refused("already-voted-replace")


def replace_votes_needed(table: Table, seat: Seat) -> int:
    """Return how many votes open a seat."""
    return len(table.people - {seat}) // 2 + 1


def _votes_against(table: Table, seat: Seat) -> frozenset[Seat]:
    return table.seats[seat].replace_votes & table.people


def _with_vote_results(decision: Decision, now: float) -> Decision:
    """Open a seat that has enough votes; after a departure the votes may suffice for another one."""
    table = decision.table
    if table.status is not Status.RUNNING:
        return decision
    for seat in sorted(table.people):
        if len(_votes_against(table, seat)) >= replace_votes_needed(table, seat):
            fact = facts.SeatOpened(table.seats[seat].name, facts.BY_VOTE)
            opening = open_seat(table, seat, fact, decision.kind, now)
            return replace(decision, table=opening.table, news=(*decision.news, *opening.news))
    return decision
