"""Scoring: the moves of the markers, the ranking, and the tie-break for first place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Outcome, Seat, ranked
from cogs.gifttrap.board import Phase, standing
from cogs.gifttrap.facts import GreatsGivenDecide, GreatsReceivedDecide, LowerDecides
from cogs.gifttrap.moves import Token
from cogs.gifttrap.options import track_length
from cogs.gifttrap.state import remaining_seats

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from cogs.gifttrap.board import Opening
    from cogs.gifttrap.state import Friend, State

_DECIDERS = (LowerDecides, GreatsGivenDecide, GreatsReceivedDecide)


def clamp(step: int, track: int) -> int:
    """Return the step where a marker stops: “at GO and at GIFTED” [R7]."""
    return max(0, min(step, track))


def gifted_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats with both markers on GIFTED; “who has resigned ends no game and is not named” [D9]."""
    track = track_length(state.options, len(state.friends))
    return tuple(
        Seat(index)
        for index, friend in enumerate(state.friends)
        if friend.give == friend.get == track and not friend.gone
    )


def giver_after(friend: Friend, opening: Opening) -> Friend:
    """Return the giver after an opening; a GREAT counts only if the gift moves markers."""
    great = opening.token is Token.GREAT and not opening.trapped
    return replace(friend, give=opening.give, greats_given=friend.greats_given + great)


def receiver_after(friend: Friend, opening: Opening) -> Friend:
    """Return the receiver after an opening; a GREAT counts only if the gift moves markers."""
    great = opening.token is Token.GREAT and not opening.trapped
    return replace(friend, get=opening.get, greats_received=friend.greats_received + great)


def deciders(state: State) -> tuple[Fact, ...]:
    """Return the fact that explains first place if the two best players left have equal sums of markers."""
    order = sorted(remaining_seats(state), key=lambda seat: standing(state.friends[seat]), reverse=True)
    if not order[1:]:
        return ()
    first, second = (standing(state.friends[seat]) for seat in order[:2])
    if first[0] != second[0]:
        return ()
    key_index = next((index for index in range(1, len(first)) if first[index] != second[index]), None)
    if key_index is None:
        return ()
    return (_DECIDERS[key_index - 1](order[0], order[1], first[key_index], second[key_index]),)


def outcome(state: State) -> Outcome | None:
    """Return the ranking; None while the game is running. A player who is GIFTED has the greatest possible sum."""
    if state.phase is not Phase.OVER:
        return None
    keys = [standing(friend) for friend in state.friends]
    return ranked([key[0] for key in keys], keys)
