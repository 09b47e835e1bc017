"""The phase of unwrapping: seat after seat, gift after gift, by hand or all at once; and GiftTRAP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused, Seat, Step
from cogs.gifttrap.board import Opening, Phase, steps, token_on
from cogs.gifttrap.facts import AllReady, TokensShown, TrapCalled, Unwrapped
from cogs.gifttrap.gains import gains, of_receiver
from cogs.gifttrap.opened import opening_fact
from cogs.gifttrap.options import QuickUnwrap, track_length
from cogs.gifttrap.rules.decks import own_name
from cogs.gifttrap.rules.rounds import end_round, resign
from cogs.gifttrap.rules.scoring import clamp, giver_after, receiver_after
from cogs.gifttrap.state import State, participants, with_friend

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from cogs.gifttrap.moves import Open, Trap


def begin(state: State) -> Step[State]:
    """Begin to unwrap, once all sheets are sealed; if no seat takes part, end the round."""
    count = len(participants(state))
    news = (Public(AllReady(count)),) if count else ()
    step = _next_receiver(replace(state, phase=Phase.UNWRAP))
    return Step(step.state, (*news, *step.news))


def closed_tiles(state: State, receiver: Seat) -> tuple[tuple[Seat, int], ...]:
    """Return the tiles that a seat may still open, as giver and tile, in the order of the givers' seats.

    For seats that sit out, “what is given to them and by them stays closed” [D9].
    """
    if state.phase is not Phase.UNWRAP or not state.friends[receiver].ready:
        return ()
    opened_gifts = {(opening.giver, opening.tile) for opening in state.openings if opening.receiver == receiver}
    return tuple(
        (giver, tile)
        for giver in sorted(participants(state))
        for tile in range(len(state.friends[giver].sheet.gives[receiver]))
        if (giver, tile) not in opened_gifts
    )


def _next_receiver(state: State) -> Step[State]:
    """Let the next seat unwrap: “the dealer first, then leftward” [R6]; after the last one end the round."""
    seat = next((seat for seat in participants(state) if seat not in state.shown), None)
    if seat is None:
        return end_round(replace(state, turn=None))
    state = replace(state, turn=seat, shown=(*state.shown, seat))
    news = Public(_tokens_fact(state, seat))
    if closed_tiles(state, seat) and state.options.quick_unwrap is not QuickUnwrap.YES:
        return Step(state, (news,))
    step = open_all(state, seat)
    return Step(step.state, (news, *step.news))


def _tokens_fact(state: State, seat: Seat) -> TokensShown:
    great, good, okay, no_way = (state.gifts[number - 1] for number in state.friends[seat].sheet.wishes)
    return TokensShown(
        seat=seat,
        great=great,
        great_own=own_name(state.options, great),
        good=good,
        good_own=own_name(state.options, good),
        ok=okay,
        ok_own=own_name(state.options, okay),
        no_way=no_way,
        no_way_own=own_name(state.options, no_way),
    )


def open_all(state: State, seat: Seat) -> Step[State]:
    """Open all closed tiles of a seat, “in the order that is best for the receiver” [D8]."""
    news: list[Public] = []
    for giver, tile in best_order(state, seat):
        state, fact = _open_tile(state, seat, giver, tile)
        news.append(Public(fact))
    step = _finish_receiver(state, seat)
    return Step(step.state, (*news, *step.news))


def best_order(state: State, receiver: Seat) -> tuple[tuple[Seat, int], ...]:
    """Return the closed tiles of a seat in the order in which its GET marker gets farthest.

    Steps back come before steps forward: then GO stops as many of them as it can, and GIFTED takes the fewest steps
    from the gifts that lead forward. Both markers of a gift move in the same direction, so no order is better for any
    giver's GIVE either. Of equal steps, the giver whose seat comes first.
    """
    return tuple(sorted(closed_tiles(state, receiver), key=lambda tile: _opening(state, receiver, *tile).got))


def absent(state: State, seat: Seat, *, for_good: bool) -> Step[State]:
    """Open all closed tiles of an absent player; `for_good`: they have resigned."""
    resignation = resign(state, seat) if for_good else Step(state)
    step = open_all(resignation.state, seat)
    return Step(step.state, (*resignation.news, *step.news))


def open_one(state: State, seat: Seat, move: Open) -> Step[State]:
    """Open one tile; after the last one the next seat's turn begins. Raise `Refused` if the tile is not closed."""
    if (move.giver, move.tile) not in closed_tiles(state, seat):
        raise Refused("refused-not-closed")
    state, fact = _open_tile(state, seat, move.giver, move.tile)
    if closed_tiles(state, seat):
        return Step(state, (Public(fact),))
    step = _finish_receiver(state, seat)
    return Step(step.state, (Public(fact), *step.news))


def _finish_receiver(state: State, seat: Seat) -> Step[State]:
    """Sum up the gifts of a seat that has opened all, and go on to the next seat."""
    opened_count, got = len(of_receiver(state.openings, seat)), gains(state)[seat][1]
    news = Public(Unwrapped(seat, opened_count, got, state.friends[seat].get))
    step = _next_receiver(state)
    return Step(step.state, (news, *step.news))


def _open_tile(state: State, receiver: Seat, giver: Seat, tile: int) -> tuple[State, Fact]:
    """Open a gift: it “moves two markers, the giver's GIVE and the receiver's GET” [R7]."""
    opening = _opening(state, receiver, giver, tile)
    state = replace(state, openings=(*state.openings, opening))
    state = with_friend(state, giver, giver_after(state.friends[giver], opening))
    state = with_friend(state, receiver, receiver_after(state.friends[receiver], opening))
    return state, opening_fact(state.options, state, opening)


def _opening(state: State, receiver: Seat, giver: Seat, tile: int) -> Opening:
    """Return the result of opening a tile; GIVE MORE doubles only the giver's steps, GET MORE the receiver's [V1]."""
    giving, getting = state.friends[giver], state.friends[receiver]
    gift = giving.sheet.gives[receiver][tile]
    token = token_on(getting.sheet.wishes, gift)
    give_more, get_more = giving.sheet.give_more == gift, getting.sheet.get_more == (giver, tile)
    trapped = gift in state.trapped or gift in state.voided
    base, track = 0 if trapped else steps(token), track_length(state.options, len(state.friends))
    given, got = base * (1 + give_more), base * (1 + get_more)
    return Opening(
        giver=giver,
        receiver=receiver,
        tile=tile,
        gift=gift,
        token=token,
        given=given,
        got=got,
        give=clamp(giving.give + given, track),
        get=clamp(getting.get + got, track),
        give_more=give_more,
        get_more=get_more,
        trapped=trapped,
    )


def trap(state: State, seat: Seat, move: Trap) -> Step[State]:
    """Call GiftTRAP: the gift “moves nobody any more in this round, neither forward nor back” [V2].

    Raise `Refused` without the card or outside unwrapping, and for a gift that is unknown or moves no marker already.
    """
    if not state.options.gifttrap_card:
        raise Refused("refused-no-gifttrap")
    if state.phase is not Phase.UNWRAP:
        raise Refused("refused-trap-later")
    if not state.friends[seat].trap:
        raise Refused("refused-trap-used")
    if not 1 <= move.gift <= len(state.gifts):
        raise Refused("refused-no-gift", most=len(state.gifts))
    if move.gift in (*state.trapped, *state.voided):
        raise Refused("refused-trapped")
    gift = state.gifts[move.gift - 1]
    state = with_friend(state, seat, replace(state.friends[seat], trap=False))
    state = replace(state, trapped=(*state.trapped, move.gift))
    return Step(state, (Public(TrapCalled(seat, move.gift, gift, own_name(state.options, gift))),))
