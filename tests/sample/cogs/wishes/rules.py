"""The rules of RULES.md as pure functions over a frozen state."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import MODERATOR, Outcome, Public, Refused, Seat, Step, Whisper, ranked
from cogs.wishes.board import (
    BecameReady,
    Believe,
    Board,
    Hand,
    Options,
    Ready,
    RoundOver,
    SatOut,
    SitOut,
    TakeBack,
    TookBack,
    Unwrapped,
    Void,
    Voided,
    Wished,
    Wrap,
)

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.wishes.board import Move

T = TypeVar("T")
THINGS = (1, 2, 3)
Page = tuple[tuple[int, ...], ...]


class State(Struct, frozen=True):
    """The full state; `wrapped` and `believed` go by seat and friend, 0 is nothing."""

    options: Options
    wishes: tuple[int, ...]
    wrapped: Page
    ready: tuple[bool, ...]
    believed: Page
    round: int = 1
    things: tuple[int, ...] = THINGS
    given: tuple[tuple[Seat, Seat, int], ...] = ()


def start(players: int, options: Options, chance: Chance) -> Step[State]:
    """Deal the wishes: all players “secretly wish for one of three things for the whole game” [R1]."""
    wishes = tuple(chance.pick(THINGS) for _ in range(players))
    news = tuple(Whisper(Seat(seat), Wished(thing)) for seat, thing in enumerate(wishes))
    return Step(State(options, wishes, _nothing(players), (False,) * players, _nothing(players)), news)


def _nothing(players: int) -> Page:
    return ((0,) * players,) * players


def _over(state: State) -> bool:
    return state.round > state.options.rounds


def to_act(state: State) -> frozenset[Seat]:
    """Return the players who are not ready, “all at the same time” [R2]."""
    return frozenset() if _over(state) else frozenset(Seat(n) for n, ready in enumerate(state.ready) if not ready)


def friends(players: int, seat: Seat) -> list[Seat]:
    """Return the other seats."""
    return [Seat(other) for other in range(players) if other != seat]


def _full(state: State, seat: Seat) -> bool:
    return all(state.wrapped[seat][friend] for friend in friends(len(state.ready), seat))


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the things to wrap for “each of the others” [R2], and the moves that end the seat's round."""
    if seat not in to_act(state):
        return ()
    wraps = (Wrap(friend, thing) for friend in friends(len(state.ready), seat) for thing in state.things)
    ready = (Ready(),) if _full(state, seat) else ()
    return (*wraps, *ready, SitOut(), SitOut(gone=True))


def out_of_turn(state: State, seat: Seat) -> tuple[Move, ...]:
    """“Who is ready may take it back as long as not all are” [R3]."""
    if seat == MODERATOR:
        return _to_void(state)
    return (TakeBack(),) if to_act(state) and state.ready[seat] else ()


def notes(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return a seat's notes: “what they believe that another wishes for” [R9]."""
    others = friends(len(state.ready), seat) if to_act(state) else []
    return tuple(Believe(friend, thing) for friend in others for thing in THINGS)


def ahead(hand_board: Board, seat: Seat) -> tuple[Move, ...]:
    """Return the things that can be wrapped in the next round."""
    return tuple(Wrap(friend, thing) for friend in friends(len(hand_board.ready), seat) for thing in hand_board.things)


def allied(_board: Board, _seat: Seat, _other_seat: Seat) -> bool:
    """Return True: every player may advise every other."""
    return True


def _to_void(state: State) -> tuple[Move, ...]:
    """“A moderator may take a thing out of the game, down to the last one” [R7]."""
    return tuple(map(Void, state.things)) if to_act(state) and len(state.things) > 1 else ()


def absent(_state: State, _seat: Seat, is_gone: bool) -> Move:  # noqa: FBT001 - as the contract asks
    """“Whoever is absent sits the round out and gives nothing” [R6]."""
    return SitOut(is_gone)


def apply(state: State, seat: Seat, move: Move, _chance: Chance) -> Step[State]:
    """Apply a move of a seat or a moderator. Raise `Refused` if it is not legal now."""
    if move not in _allowed(state, seat):
        raise Refused("not-your-turn" if seat not in to_act(state) else "not-now")
    match move:
        case Wrap():
            return Step(replace(state, wrapped=_written(state.wrapped, seat, move)))
        case Believe():
            return Step(replace(state, believed=_written(state.believed, seat, move)))
        case TakeBack():
            return Step(replace(state, ready=_with(state.ready, seat, value=False)), (Public(TookBack(seat)),))
        case Void():
            return _voided(state, move.thing)
        case Ready():
            return _ready(state, seat, Public(BecameReady(seat)))
        case _:
            empty = (0,) * len(state.ready)
            return _ready(replace(state, wrapped=_with(state.wrapped, seat, value=empty)), seat, Public(SatOut(seat)))


def _allowed(state: State, seat: Seat) -> tuple[Move, ...]:
    return _to_void(state) if seat == MODERATOR else _of_seat(state, seat)


def _of_seat(state: State, seat: Seat) -> tuple[Move, ...]:
    return (*moves(state, seat), *out_of_turn(state, seat), *notes(state, seat))


def _with(values: tuple[T, ...], seat: Seat, *, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _written(page: Page, seat: Seat, move: Wrap | Believe) -> Page:
    return _with(page, seat, value=_with(page[seat], move.friend, value=move.thing))


def _voided(state: State, thing: int) -> Step[State]:
    """“What was wrapped of it is unwrapped, and nobody is ready any more” [R7]."""
    left = tuple(tuple(0 if item == thing else item for item in own) for own in state.wrapped)
    things = tuple(item for item in state.things if item != thing)
    unready = (False,) * len(state.ready)
    return Step(replace(state, wrapped=left, things=things, ready=unready), (Public(Voided(thing)),))


def _ready(state: State, seat: Seat, news: Public) -> Step[State]:
    """“When all are ready, everything is unwrapped, and the next round begins” [R4]."""
    state = replace(state, ready=_with(state.ready, seat, value=True))
    if not all(state.ready):
        return Step(state, (news,))
    players = len(state.ready)
    gifts = tuple(
        (Seat(giver), Seat(receiver), thing)
        for giver, own in enumerate(state.wrapped)
        for receiver, thing in enumerate(own)
        if thing
    )
    unwrapped = tuple(Public(Unwrapped(*gift)) for gift in gifts)
    after = replace(
        state,
        wrapped=_nothing(players),
        ready=(False,) * players,
        round=state.round + 1,
        given=(*state.given, *gifts),
    )
    return Step(after, (news, *unwrapped, Public(RoundOver(state.round))))


def cut_short(state: State) -> State:
    """Return the state of a game that is cut short, which then counts as finished."""
    return replace(state, round=state.options.rounds + 1)


def board(state: State) -> Board:
    """Return the public view: the gifts, and “computer players are known to all” [R8]."""
    computers = tuple(computer_seat.seat for computer_seat in state.options.computers)
    wishes = state.wishes if _over(state) else ()
    return Board(state.round, state.ready, state.things, state.given, computers, wishes)


def hand(state: State, seat: Seat) -> Hand:
    """Return the view of a seat."""
    return Hand(board(state), seat, state.wishes[seat], state.wrapped[seat], state.believed[seat])


def outcome(state: State) -> Outcome | None:
    """Rank by “the most things that their receivers wished for” [R5]."""
    points = [
        sum(giver == seat and state.wishes[receiver] == thing for giver, receiver, thing in state.given)
        for seat in range(len(state.ready))
    ]
    return ranked(points, [(score,) for score in points]) if _over(state) else None


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return the state with random wishes, wrapped things and beliefs of the other seats."""
    if _over(state):
        return state
    others = [other for other in range(len(state.ready)) if other != seat]
    wishes, wrapped, believed = list(state.wishes), list(state.wrapped), list(state.believed)
    for other in others:
        wishes[other] = chance.pick(THINGS)
        wrapped[other] = tuple(thing and chance.pick(state.things) for thing in state.wrapped[other])
        believed[other] = tuple(thing and chance.pick(THINGS) for thing in state.believed[other])
    return replace(state, wishes=tuple(wishes), wrapped=tuple(wrapped), believed=tuple(believed))
