"""Decisions that end a table: by the rules, by resignation, by a vote, or by calling it off. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.game.contract import Outcome, Public, Refused, Whisper, ranked
from bot.table import deadlines, facts
from bot.table.decisions import ChangeKind, Decision, require_host, require_open, require_player
from bot.table.model import Person, Status, Tenure

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from bot.table.decisions import DecisionContext
    from bot.table.model import SeatState, Table

replace = msgspec.structs.replace
NewsItems = tuple[Public | Whisper, ...]


def end_game(table: Table, outcome: Outcome) -> tuple[Table, NewsItems]:
    """Return the table ended with an outcome, and the news. They publish the seed, so that the game can be verified."""
    ranking = rank_resigned_last(outcome, table.resigned)
    table = without_votes(deadlines.stop_clocks(table))
    table = replace(table, status=Status.ENDED, outcome=ranking)
    return table, (Public(facts.GameEnded(table.seed.hex())),)


def without_votes(table: Table) -> Table:
    """Return the table without the votes to end it."""
    return table.with_seats(lambda _, state: replace(state, wants_end=False))


def rank_resigned_last(outcome: Outcome, resigned: tuple[Seat, ...]) -> Outcome:
    """Rank resigned seats behind all others, a later resignation better. Scores do not change."""
    if not resigned:
        return outcome
    keys = [(0, resigned.index(seat)) if seat in resigned else (1, -place) for seat, place in enumerate(outcome.places)]
    return ranked(outcome.scores, keys)


def ends_by_resigning(table: Table, seat: Seat) -> bool:
    """Return whether the game ends if this seat gives up: at most one seat is not given up, or no player remains."""
    return len(table.seats) - len({*table.given_up, seat}) <= 1 or ends_by_leaving(table, seat)


def ends_by_leaving(table: Table, seat: Seat) -> bool:
    """Return whether the game ends if this seat opens: no player remains."""
    return not table.people - {seat}


def vacate(table: Table, seat: Seat, decision: Decision, now: float, *, is_open: bool, over: bool) -> Decision:
    """Remove the player from a seat, with their premoves and votes, and end the game if it is `over`.

    `decision` holds the kind and the first news. `is_open`: another user may take the seat. The game also ends if the
    votes to end it are now enough for the remaining players.
    """
    table = without_traces(with_tenure(table, seat, now), seat)
    table = departed(table, seat, is_open=is_open)
    if over:
        tie = Outcome(places=(1,) * len(table.seats), scores=(0,) * len(table.seats))
        table, end_news = end_game(table, tie)
        return replace(decision, table=table, news=decision.news + end_news)
    return _close_if_outvoted(replace(decision, table=deadlines.without_due(table, seat)))


def departed(table: Table, seat: Seat, *, is_open: bool) -> Table:
    """Return the table with the seat marked as departed, with the next departure number."""
    last_number = max((state.departure for state in table.seats if state.departure is not None), default=-1)
    return table.with_seat(seat, departure=last_number + 1, open=is_open)


def with_tenure(table: Table, seat: Seat, now: float) -> Table:
    """Return the table with the tenure of the seat's player recorded. Raise `TypeError` for a computer player."""
    sitter = table.seats[seat].sitter
    if not isinstance(sitter, Person):
        raise TypeError(f"nobody sits in seat {seat}")
    return replace(table, former=(*table.former, Tenure(seat, sitter, table.moves, now)))


def without_traces(table: Table, seat: Seat) -> Table:
    """Return the table without the seat player's premoves, suggestions, offer and votes.

    The suggestions for the seat and the votes to replace its player are removed, too.
    """
    vote = table.pause_vote

    def clear(index: Seat, state: SeatState) -> SeatState:
        if index == seat:
            clock = replace(state.clock, taken_over=False)
            state = replace(state, clock=clock, wants_end=False, premoves=(), offer=None, replace_votes=frozenset())
        return replace(state, replace_votes=state.replace_votes - {seat})

    return replace(
        table.with_seats(clear),
        pause_vote=None if vote is None else replace(vote, seats=vote.seats - {seat}),
        suggestions=tuple(
            suggestion for suggestion in table.suggestions if seat not in (suggestion.seat, suggestion.by)
        ),
    )


def vote(context: DecisionContext, user: int) -> Decision:
    """Vote to end the game without an outcome, which needs more than half of the remaining players.

    Raise `Refused` unless the user plays in the running game and has not voted yet.
    """
    table, seat = context.table, require_player(context.table, user)
    if table.seats[seat].wants_end:
        raise Refused("already-voted")
    table = table.with_seat(seat, wants_end=True)
    fact = facts.VotedToEnd(seat, len(table.votes), votes_needed(table))
    return _close_if_outvoted(Decision(table, ChangeKind.VOTE, (Public(fact),), seat))


def ends_by_voting(table: Table, seat: Seat) -> bool:
    """Return whether this seat's vote would end the game."""
    return not table.seats[seat].wants_end and len(table.votes) + 1 >= votes_needed(table)


def votes_needed(table: Table) -> int:
    """Return the number of votes that ends the game: more than half of the remaining players."""
    return len(table.people) // 2 + 1


def _close_if_outvoted(decision: Decision) -> Decision:
    table = decision.table
    if len(table.votes) < votes_needed(table):
        return decision
    table = replace(deadlines.stop_clocks(table), status=Status.CLOSED)
    end_fact = Public(facts.EndedByVote(table.seed.hex()))
    return replace(decision, table=table, news=(*decision.news, end_fact))


def call_off(table: Table, user: int, *, moderator: bool) -> Decision:
    """Call off an unfinished table.

    Raise `Refused` if it is finished, `NotTheHost` if the user is neither its host nor a `moderator`.
    """
    require_open(table)
    if not moderator:
        require_host(table, user)
    seat = table.seat_of(user)
    if user == table.host and seat is not None:
        news: NewsItems = (Public(facts.CancelledByHost(table.seats[seat].name)),)
    else:
        news = (Public(facts.CancelledByModerator()),)
    if table.started:
        news += (Public(facts.SeedShown(table.seed.hex())),)
    return Decision(replace(deadlines.stop_clocks(table), status=Status.CLOSED), ChangeKind.CANCEL, news, seat)
