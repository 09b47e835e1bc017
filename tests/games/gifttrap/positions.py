"""Hand-made rounds for tests: given gifts, sheets and markers, and whole rounds played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Fact, Public, Refused, Seat, Step
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Phase, tiles
from cogs.gifttrap.facts import TokensShown
from cogs.gifttrap.gift_file import own_file
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import TOKENS, Absent, Choose, Deal, GetMore, Give, GiveMore, Move, Open, OpenAll, Ready, Wish
from cogs.gifttrap.options import Options

if TYPE_CHECKING:
    from cogs.gifttrap.gifts import OwnGift
    from cogs.gifttrap.state import State

ADA, BOB, CYD, DAN, EVA, FAY = (Seat(index) for index in range(6))
LUCK = Chance(b"luck", 0)
EXPERT = Options(expert=True)
TRAPS = Options(gifttrap_card=True)
Sheets = Mapping[Seat, tuple[Mapping[Seat, tuple[int, ...]], tuple[int, ...]]]
"""By seat: the gifts it gives by receiver, and the gifts under its tokens."""


def begun(players: int = 3, options: Options | None = None) -> State:
    """Return a table at which Ada must deal."""
    state = GAME.start(players, options or Options(), Chance(b"begin", 0)).state
    return replace(state, dealer=ADA)


def dealt(players: int = 3, options: Options | None = None, deck: Deck = Deck.RED) -> State:
    """Return a table at which all players must choose."""
    return after(begun(players, options), ADA, Choose(deck), Deal())


def play(state: State, seat: Seat, *course: Move) -> Step[State]:
    """Make a seat's moves one after another; return the last step."""
    step = Step(state)
    for move in course:
        step = GAME.apply(step.state, seat, move, LUCK)
    return step


def after(state: State, seat: Seat, *course: Move) -> State:
    """Return the state after some moves of a seat."""
    return play(state, seat, *course).state


def giving(state: State, seat: Seat, choices: Mapping[Seat, tuple[int, ...]] | None = None) -> tuple[Move, ...]:
    """Return the moves that give the wanted gifts, and any remaining gifts to the other receivers."""
    choices = choices or {}
    numbers_chosen = {number for numbers in choices.values() for number in numbers}
    rest = iter([number for number in range(1, len(state.gifts) + 1) if number not in numbers_chosen])
    receivers = [Seat(index) for index, numbers in enumerate(state.friends[seat].sheet.gives) if numbers]
    return tuple(
        Give(receiver, choices[receiver][tile] if receiver in choices else next(rest), tile)
        for receiver in receivers
        for tile in range(tiles(len(state.friends)))
    )


def wishing(numbers: tuple[int, ...] = (1, 2, 3, 4)) -> tuple[Move, ...]:
    """Return the moves that lay the tokens on these gifts: GREAT, GOOD, OK, NO WAY."""
    return tuple(Wish(token, number) for token, number in zip(TOKENS, numbers, strict=True))


def filled(
    state: State,
    seat: Seat,
    choices: Mapping[Seat, tuple[int, ...]] | None = None,
    tokens: tuple[int, ...] = (1, 2, 3, 4),
) -> State:
    """Return the state with a seat's sheet filled."""
    return after(state, seat, *giving(state, seat, choices), *wishing(tokens))


def sealed(state: State, sheets: Sheets | None = None, cards: Mapping[Seat, GiveMore | GetMore] | None = None) -> State:
    """Fill all sheets and make all players ready; return the state after that."""
    for seat in sorted(GAME.to_act(state)):
        choices, tokens = (sheets or {}).get(seat, ({}, (1, 2, 3, 4)))
        state = filled(state, seat, choices, tokens)
        if cards and seat in cards:
            state = after(state, seat, cards[seat])
        state = after(state, seat, Ready())
    return state


def up_to_turn_of(state: State, seat: Seat) -> State:
    """Unwrap all gifts of the players before `seat`."""
    while state.turn != seat:
        assert state.turn is not None
        state = after(state, state.turn, OpenAll())
    return state


def one_gift(
    token_at: int, cards: Mapping[Seat, GiveMore | GetMore] | None = None, options: Options | None = None
) -> Step[State]:
    """Let Bob open gift 5 from Ada, of five players; `token_at`: the index of Bob's token on it, 4 for none.

    All markers are in the middle of their tracks.
    """
    tokens = {index: tuple(5 if index == place else place + 1 for place in range(4)) for index in range(5)}
    sheets: Sheets = {ADA: ({BOB: (5,)}, (1, 2, 3, 4)), BOB: ({}, tokens[token_at])}
    state = up_to_turn_of(sealed(dealt(5, options), sheets, cards), BOB)
    return play(standing(state, dict.fromkeys(range(5), (10, 10))), BOB, Open(ADA))


def standing(state: State, markers: Mapping[int, tuple[int, int]], **changes: Any) -> State:
    """Return the state with these GIVE and GET markers of some players; `changes` are fields of `State`."""
    friends = tuple(
        replace(friend, give=markers[index][0], get=markers[index][1]) if index in markers else friend
        for index, friend in enumerate(state.friends)
    )
    return replace(state, friends=friends, **changes)


def empty_round(state: State, players: int) -> Step[State]:
    """Deal, then let all players sit the round out."""
    step = GAME.apply(state, state.dealer, Absent(), LUCK)
    for seat in map(Seat, range(players)):
        if seat in GAME.to_act(step.state) and step.state.phase is Phase.CHOOSE:
            step = GAME.apply(step.state, seat, Absent(), LUCK)
    return step


def with_own(*owned: OwnGift, **chosen: Any) -> Options:
    """Return options with a server's own gifts."""
    return replace(Options(**chosen), own_gifts=own_file(owned))


def facts(step: Step[Any]) -> tuple[Fact, ...]:
    """Return the public facts of a step."""
    return tuple(news.fact for news in step.news if isinstance(news, Public))


def tokens_shown(state: State, seat: Seat, *numbers: int) -> TokensShown:
    """Return the fact that turns up a seat's tokens, on shipped gifts with these numbers on the table."""
    great, good, okay, no_way = (state.gifts[number - 1] for number in numbers)
    return TokensShown(seat, great, "", good, "", okay, "", no_way, "")


def kinds(step: Step[Any]) -> list[str]:
    """Return the names of a step's public facts."""
    return [type(fact).__name__ for fact in facts(step)]


def at_random(state: State, players: int, luck: Chance) -> tuple[Seat, Move]:
    """Return a random seat and its move; one move in twenty is out of turn, and absence is rare."""
    other_moves = [(seat, move) for seat in map(Seat, range(players)) for move in GAME.beside.out_of_turn(state, seat)]
    if other_moves and luck.die(20) == 1:
        return luck.pick(other_moves)
    seat = luck.pick(sorted(GAME.to_act(state)))
    moves = [move for move in GAME.moves(state, seat) if not isinstance(move, Absent)]
    return seat, luck.pick(moves) if moves and luck.die(150) > 1 else Absent(for_good=luck.die(8) == 1)


def refusal(state: State, seat: Seat, move: Move) -> tuple[str, dict[str, str | int]]:
    """Return the text id and the variables of a move's refusal."""
    with pytest.raises(Refused) as refused:
        GAME.apply(state, seat, move, LUCK)
    return refused.value.text, refused.value.variables
