"""A small game that uses everything a host must handle: secrets, simultaneous moves, a fleeting fact, luck.

Sealed bids. In each round a prize of 1 to 6 is open and every player seals one coin of their hand at the same time.
The single highest coin wins the prize; all sealed coins are spent. Before sealing, a seat may peek at the next prize:
all players see that it peeked, but only at that moment. When the coins are spent, the greatest sum of prizes wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec
from msgspec import Meta, Struct

from bot.game.contract import Budget, Fact, Game, Outcome, Public, Refused, Seat, Step, Whisper, facts_in, ranked
from bot.game.extensions import BesideTurns, MomentKind, Premoves, ResultTraits

if TYPE_CHECKING:
    from bot.game.chance import Chance


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    coins: Annotated[int, Meta(ge=1, le=9)] = 3


class Bid(Struct, frozen=True, tag=True):
    coin: int


class Peek(Struct, frozen=True, tag=True):
    pass


class Scribble(Struct, frozen=True, tag=True):
    coin: int


Move = Bid | Peek | Scribble


class State(Struct, frozen=True):
    prize: int
    upcoming: int
    hands: tuple[tuple[int, ...], ...]
    sealed: tuple[int | None, ...]
    won: tuple[int, ...]
    peeked: bool = False
    scribbles: tuple[tuple[int, ...], ...] = ()


class Board(Struct, frozen=True):
    prize: int
    sealed: tuple[bool, ...]
    won: tuple[int, ...]


class Hand(Struct, frozen=True):
    board: Board
    coins: tuple[int, ...]
    sealed: int | None
    scribbles: tuple[int, ...] = ()


class PrizeShown(Fact, frozen=True):
    prize: int


class CoinsDealt(Fact, frozen=True):
    coins: int


class BidSealed(Fact, frozen=True):
    seat: Seat


class Peeked(Fact, frozen=True):
    fleeting: ClassVar[bool] = True

    upcoming: int


class RoundWon(Fact, frozen=True):
    seat: Seat | None
    prize: int


def start(count: int, options: Options, chance: Chance) -> Step[State]:
    hands = tuple(chance.shuffled(range(1, options.coins + 1)) for _ in range(count))
    state = State(chance.die(6), chance.die(6), hands, (None,) * count, (0,) * count)
    dealt = tuple(Whisper(Seat(i), CoinsDealt(len(hand))) for i, hand in enumerate(hands))
    return Step(state, (*dealt, Public(PrizeShown(state.prize))))


def to_act(state: State) -> frozenset[Seat]:
    return frozenset(Seat(i) for i, hand in enumerate(state.hands) if hand and state.sealed[i] is None)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat not in to_act(state):
        return ()
    bids: tuple[Move, ...] = tuple(Bid(coin) for coin in sorted(state.hands[seat]))
    return bids if state.peeked else (*bids, Peek())


def notes(state: State, _seat: Seat) -> tuple[Move, ...]:
    """Return the notes that a seat may make; other seats cannot notice them."""
    return tuple(Scribble(coin) for coin in range(1, 4)) if any(state.hands) else ()


def scribbled(state: State, seat: Seat, move: Scribble) -> State:
    before = state.scribbles or ((),) * len(state.hands)
    return msgspec.structs.replace(state, scribbles=(*before[:seat], (*before[seat], move.coin), *before[seat + 1 :]))


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
    if isinstance(move, Scribble):
        return Step(scribbled(state, seat, move))
    if move not in moves(state, seat):
        raise Refused("not-a-bid" if seat in to_act(state) else "not-your-turn")
    if isinstance(move, Peek):
        return Step(msgspec.structs.replace(state, peeked=True), (Public(Peeked(state.upcoming)),))
    sealed = (*state.sealed[:seat], move.coin, *state.sealed[seat + 1 :])
    state = msgspec.structs.replace(state, sealed=sealed)
    news = (Public(BidSealed(seat)),)
    return Step(state, news) if None in sealed else _resolved(state, news, chance)


def _resolved(state: State, news: tuple[Public, ...], chance: Chance) -> Step[State]:
    bids = [coin or 0 for coin in state.sealed]
    best = max(bids)
    winner = Seat(bids.index(best)) if bids.count(best) == 1 else None
    coins = tuple(sum_ + (state.prize if i == winner else 0) for i, sum_ in enumerate(state.won))
    hands = tuple(tuple(coin for coin in hand if coin != bid) for hand, bid in zip(state.hands, bids, strict=True))
    after = State(state.upcoming, chance.die(6), hands, (None,) * len(hands), coins, scribbles=state.scribbles)
    return Step(after, (*news, Public(RoundWon(winner, state.prize)), Public(PrizeShown(after.prize))))


def board(state: State) -> Board:
    return Board(state.prize, tuple(coin is not None for coin in state.sealed), state.won)


def hand(state: State, seat: Seat) -> Hand:
    return Hand(board(state), state.hands[seat], state.sealed[seat], state.scribbles[seat] if state.scribbles else ())


def outcome(state: State) -> Outcome | None:
    return None if to_act(state) or any(state.hands) else ranked(state.won, [(coins,) for coins in state.won])


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    hidden = tuple(
        coin if coin is None or i == seat else chance.pick(state.hands[i]) for i, coin in enumerate(state.sealed)
    )
    return msgspec.structs.replace(state, upcoming=chance.die(6), sealed=hidden)


def computer(view: Hand, menu: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    del view, budget
    return chance.pick([move for move in menu if isinstance(move, Bid)])


def ahead(_board: Board, _seat: Seat) -> tuple[Move, ...]:
    """Return the moves that can be premoved for a later round: every coin, whether or not it is still in hand then."""
    return tuple(Bid(coin) for coin in range(1, 10))


GAME: Game[State, Move, Board, Hand] = Game(
    name="bids",
    players=range(2, 5),
    options=Options,
    state_type=State,
    move_type=Move,
    facts=facts_in(__name__),
    start=start,
    to_act=to_act,
    moves=moves,
    apply=apply,
    board=board,
    hand=hand,
    outcome=outcome,
    redeal=redeal,
    computer=computer,
    premoves=Premoves(moves=ahead, allied=lambda _board, seat, other_seat: seat != other_seat),
    beside=BesideTurns(notes=notes),
    results=ResultTraits(moments=(MomentKind("most-won", lambda board, seat: board.won[seat] or None),)),
)
