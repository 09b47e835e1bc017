"""The rules of RULES.md as pure functions over a frozen state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Outcome, Public, Refused, Seat, Step, Strength, ranked
from cogs.auction.board import Bid, BidSealed, Board, Hand, PrizeLost, PrizeTaken

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget

SEATS = (Seat(0), Seat(1))
VALUES = (1, 2, 3, 4, 5)
"""The values of each player's coins, and of the prizes."""


class State(Struct, frozen=True):
    """The full state: all prizes in their order, the bids of finished rounds, the bids of this round."""

    prizes: tuple[int, ...]
    spent: tuple[tuple[int, int], ...] = ()
    """The coins of both seats, by round."""
    sealed: tuple[int, int] = (0, 0)
    """The sealed bids by seat; 0 is no bid."""


def start(_players: int, _options: Struct, chance: Chance) -> Step[State]:
    """Shuffle the prizes: they “come up in random order” [R1]."""
    return Step(State(chance.shuffled(VALUES)))


def to_act(state: State) -> frozenset[Seat]:
    """Return the players who have not bid, “at the same time” [R2]."""
    is_finished = len(state.spent) == len(state.prizes)
    return frozenset() if is_finished else frozenset(seat for seat in SEATS if not state.sealed[seat])


def coins(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the coins that a player has not spent."""
    spent = {bids[seat] for bids in state.spent}
    return tuple(coin for coin in VALUES if coin not in spent)


def moves(state: State, seat: Seat) -> tuple[Bid, ...]:
    """Return a bid for each of “their coins” [R2]."""
    return tuple(map(Bid, coins(state, seat))) if seat in to_act(state) else ()


def apply(state: State, seat: Seat, move: Bid, _chance: Chance) -> Step[State]:
    """Seal a bid; “when both have bid” [R3], decide the prize. Raise `Refused` for an illegal bid."""
    if seat not in to_act(state):
        raise Refused("not-your-turn")
    if move not in moves(state, seat):
        raise Refused("no-such-coin")
    bids = (move.coin, state.sealed[1]) if seat == SEATS[0] else (state.sealed[0], move.coin)
    sealed = Public(BidSealed(seat))
    if 0 in bids:
        return Step(replace(state, sealed=bids), (sealed,))
    return Step(State(state.prizes, (*state.spent, bids)), (sealed, Public(_decided(_prize(state), bids))))


def _decided(prize: int, bids: tuple[int, int]) -> PrizeTaken | PrizeLost:
    """“The higher coin takes the prize; of two equal coins none does” [R3]."""
    winner = _winner(bids)
    return PrizeLost(prize, bids[0]) if winner is None else PrizeTaken(winner, prize, max(bids), min(bids))


def _winner(bids: tuple[int, int]) -> Seat | None:
    return None if bids[0] == bids[1] else SEATS[bids[1] > bids[0]]


def _prize(state: State) -> int:
    """Return the open prize, or 0 when the game is finished."""
    return (*state.prizes, 0)[len(state.spent)]


def board(state: State) -> Board:
    """Return the public view: “both coins are spent, and everybody sees them” [R4]."""
    wins = [(_winner(bids), prize) for bids, prize in zip(state.spent, state.prizes, strict=False)]
    points = tuple(sum(prize for winner, prize in wins if winner == seat) for seat in SEATS)
    sealed = tuple(coin > 0 for coin in state.sealed)
    return Board(_prize(state), sealed, tuple(coins(state, seat) for seat in SEATS), points)


def hand(state: State, seat: Seat) -> Hand:
    """Return the view of a seat: the board and its own bid."""
    return Hand(board(state), state.sealed[seat])


def outcome(state: State) -> Outcome | None:
    """“When all prizes have come up, the greater sum of prizes wins” [R5]."""
    points = board(state).points
    return None if to_act(state) else ranked(points, [(score,) for score in points])


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return the state with the coming prizes reshuffled and a random coin for each bid that the seat cannot see."""
    visible_count = len(state.spent) + 1
    first, second = (
        coin if seat == own or not coin else chance.pick(coins(state, own))
        for own, coin in zip(SEATS, state.sealed, strict=True)
    )
    prizes = (*state.prizes[:visible_count], *chance.shuffled(state.prizes[visible_count:]))
    return replace(state, prizes=prizes, sealed=(first, second))


MISJUDGED_COINS = {"overbids": 2, "underbids": -2}
"""By flaw of a computer player: the coins by which it misjudges every prize."""


def computer(seat_hand: Hand, menu: tuple[Bid, ...], chance: Chance, budget: Budget) -> Bid:
    """Return the bid nearest to the prize's value, misjudged by the player's flaw; without one, easy bids at random."""
    if budget.strength is Strength.EASY and not budget.flaw:
        return chance.pick(menu)
    value = seat_hand.board.prize + MISJUDGED_COINS.get(budget.flaw, 0)
    return min(menu, key=lambda bid: abs(bid.coin - value))
