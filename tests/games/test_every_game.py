"""What every game must keep, today's and tomorrow's: found by looking under `cogs`, listed nowhere."""

from __future__ import annotations

import pkgutil
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, get_args, get_origin

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cogs
from bot.chance import Chance
from bot.game import AnyGame, Budget, Fact, Public, Refused, Seat, Step, Strength
from tests.games.combinations import combinations

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST = 5_000
"""Moves within which players who choose at random must have brought any game to its end."""
THINKING = Budget(strength=Strength.STRONG, seconds=0.001)
QUICK = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def games() -> list[AnyGame]:
    """Every game there is."""
    found = (import_module(f"cogs.{m.name}") for m in pkgutil.iter_modules(cogs.__path__) if m.ispkg)
    return [package.GAME for package in found if hasattr(package, "GAME")]


def tables() -> list[Any]:
    """Every game with its smallest and largest number of seats, so often that any two of its options meet."""
    return [
        pytest.param(game, seats, options, id=f"{game.name}-{seats}-{_named(options)}")
        for game in games()
        for seats in sorted({game.players[0], game.players[-1]})
        for options in combinations(game.options, partial(_starts, game, seats))
    ]


def _starts(game: AnyGame, seats: int, options: Any) -> bool:
    """Return whether a table can play so; with the defaults every table must."""
    try:
        game.start(seats, options, Chance(b"", 0))
    except Refused:
        return False
    return True


def _named(options: msgspec.Struct) -> str:
    """Return what differs from the book."""
    chosen = ((field.name, getattr(options, field.name), field.default) for field in msgspec.structs.fields(options))
    return "-".join(f"{name}={value}" for name, value, default in chosen if value != default) or "book"


@cache
def played(name: str, seats: int, options: msgspec.Struct, seed: bytes) -> tuple[tuple[Step[Any], Seat, Any], ...]:
    """Play a whole game at random: each step with who moved next and how; the last step with no move."""
    game = next(game for game in games() if game.name == name)
    step = game.start(seats, options, Chance(seed, 0))
    steps: list[tuple[Step[Any], Seat, Any]] = []
    for turn in range(1, LONGEST):
        acting = sorted(game.to_act(step.state))
        if not acting:
            return (*steps, (step, Seat(-1), None))
        luck = Chance(seed, -turn)
        seat = luck.pick(acting)
        move = luck.pick(game.moves(step.state, seat))
        steps.append((step, seat, move))
        step = game.apply(step.state, seat, move, Chance(seed, turn))
    pytest.fail(f"{name} goes on and on")


def moment(game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float) -> Any:
    """Return a state from the course of a random game, `when` from 0, its start, to 1, its end."""
    steps = played(game.name, seats, options, b"%d" % seed)
    return steps[int(when * (len(steps) - 1))][0].state


def everybody(game: AnyGame, state: Any, seats: int) -> Any:
    """Return all that the seats see and may do."""
    all_seats = [Seat(at) for at in range(seats)]
    return (
        game.board(state),
        [game.hand(state, seat) for seat in all_seats],
        [game.moves(state, seat) for seat in all_seats],
        game.to_act(state),
        game.outcome(state),
    )


def refusals(game: AnyGame, state: Any, seat: Seat, moves: Iterable[Any]) -> list[Any]:
    """Return why a seat may not make those of these moves that are not its own to make now, in the given order."""
    allowed = {*game.moves(state, seat), *game.notes(state, seat)}
    return [_refusal(game, state, seat, move) for move in moves if move not in allowed]


def _refusal(game: AnyGame, state: Any, seat: Seat, move: Any) -> Any:
    with pytest.raises(Refused) as refused:
        game.apply(state, seat, move, Chance(b"", 1))
    return refused.value.text, refused.value.variables


seeds = st.integers(0, 7)
moments = st.floats(0, 1)
every_table = pytest.mark.parametrize(("game", "seats", "options"), tables())


@every_table
@settings(QUICK, max_examples=5)
@given(seed=seeds)
def test_it_ends(game: AnyGame, seats: int, options: msgspec.Struct, seed: int) -> None:
    """Random players come to an outcome that ranks every seat, and only then."""
    *course, (last, _, _) = played(game.name, seats, options, b"%d" % seed)
    assert all(game.outcome(step.state) is None for step, _, _ in course)
    outcome = game.outcome(last.state)
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == seats
    assert outcome.winners


@every_table
def test_the_same_seed_is_the_same_game(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    """A game replays from its seed and moves alone, state by state and fact by fact."""
    steps = played(game.name, seats, options, b"3")
    again = game.start(seats, options, Chance(b"3", 0))
    for turn, (step, seat, move) in enumerate(steps[:-1], start=1):
        assert again == step
        again = game.apply(again.state, seat, move, Chance(b"3", turn))
    assert again == steps[-1][0]


@every_table
def test_everything_survives_storage(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    """States, moves, facts, boards and hands come back equal from JSON, and always as the same bytes."""
    for step, seat, move in played(game.name, seats, options, b"4")[::7]:
        _survives(step.state, game.state_type)
        _survives(game.board(step.state), type(game.board(step.state)))
        _survives(game.hand(step.state, Seat(0)), type(game.hand(step.state, Seat(0))))
        for news in step.news:
            _survives(news.fact, type(news.fact))
        if seat >= 0:
            _survives(move, game.move_type)


def _survives(value: Any, kind: Any) -> None:
    stored = msgspec.json.encode(value, order="deterministic")
    back = msgspec.json.decode(stored, type=kind)
    assert back == value
    assert msgspec.json.encode(back, order="deterministic") == stored


@every_table
@QUICK
@given(seed=seeds, when=moments)
def test_whoever_is_to_act_has_moves_and_nobody_else(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    """A seat has a menu exactly when it is to act, the same each time and without doubles."""
    state = moment(game, seats, options, seed, when)
    for seat in map(Seat, range(seats)):
        menu = game.moves(state, seat)
        assert bool(menu) == (seat in game.to_act(state))
        assert menu == game.moves(state, seat)
        assert len(set(menu)) == len(menu)


@every_table
@QUICK
@given(seed=seeds, when=moments)
def test_menus_hold_what_may_be_done_and_nothing_else(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    """Every move of the menu is accepted; any other, from whatever seat, is refused and changes nothing."""
    state = moment(game, seats, options, seed, when)
    before = msgspec.json.encode(state)
    elsewhere = {move for _, _, move in played(game.name, seats, options, b"%d" % seed)[:-1]}
    for seat in map(Seat, range(seats)):
        menu = game.moves(state, seat)
        for move in menu:
            assert isinstance(game.apply(state, seat, move, Chance(b"", 1)), Step)
        for move in elsewhere - {*menu, *game.notes(state, seat)}:
            with pytest.raises(Refused):
                game.apply(state, seat, move, Chance(b"", 1))
    assert msgspec.json.encode(state) == before


@every_table
@QUICK
@given(seed=seeds, when=moments, deal=st.integers(0, 99))
def test_a_redeal_changes_nothing_a_seat_can_see(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float, deal: int
) -> None:
    """What a seat cannot know changes neither its hand nor its menu, nor anything everybody sees."""
    state = moment(game, seats, options, seed, when)
    elsewhere = {move for _, _, move in played(game.name, seats, options, b"%d" % seed)[:-1]}
    for seat in (None, *map(Seat, range(seats))):
        other = game.redeal(state, seat, Chance(b"%d" % deal, 0))
        assert game.board(other) == game.board(state)
        assert game.to_act(other) == game.to_act(state)
        assert game.outcome(other) == game.outcome(state)
        if seat is not None:
            assert game.hand(other, seat) == game.hand(state, seat)
            assert game.moves(other, seat) == game.moves(state, seat)
            assert game.notes(other, seat) == game.notes(state, seat)
            assert refusals(game, other, seat, elsewhere) == refusals(game, state, seat, elsewhere)


@every_table
@QUICK
@given(seed=seeds, when=moments)
def test_what_may_be_done_at_any_time_concerns_nobody_else(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    """It is accepted from its seat, tells nothing, and leaves all as it was but its owner's own hand."""
    state = moment(game, seats, options, seed, when)
    for seat in map(Seat, range(seats)):
        for move in game.notes(state, seat)[::9]:
            step = game.apply(state, seat, move, Chance(b"", 1))
            assert step.news == ()
            assert game.board(step.state) == game.board(state)
            assert game.to_act(step.state) == game.to_act(state)
            for other in map(Seat, range(seats)):
                assert game.moves(step.state, other) == game.moves(state, other)
                assert other == seat or game.hand(step.state, other) == game.hand(state, other)


@every_table
def test_every_fact_told_is_declared(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    """`Game.facts` names all that is told, and whispers go to seats that exist."""
    for step, _, _ in played(game.name, seats, options, b"5"):
        for news in step.news:
            assert type(news.fact) in game.facts
            assert isinstance(news, Public) or 0 <= news.to < seats


@every_table
@settings(QUICK, max_examples=6)
@given(seed=seeds, when=moments, deal=st.integers(0, 99))
def test_the_computer_plays_by_what_its_seat_sees(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float, deal: int
) -> None:
    """It answers from the menu, the same each time, and the same whatever lies hidden."""
    state = moment(game, seats, options, seed, when)
    for seat in sorted(game.to_act(state)):
        menu = game.moves(state, seat)
        other = game.redeal(state, seat, Chance(b"%d" % deal, 0))
        for strength in Strength:
            thinking = msgspec.structs.replace(THINKING, strength=strength)
            answer = game.computer(game.hand(state, seat), menu, Chance(b"", 1), thinking)
            assert answer in menu
            assert game.computer(game.hand(other, seat), game.moves(other, seat), Chance(b"", 1), thinking) == answer


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_it_can_be_played_by_the_book_with_any_number_of_players(game: AnyGame) -> None:
    """The defaults are good for as few and as many as the game says it is for."""
    assert all(_starts(game, seats, game.options()) for seats in game.players)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_no_value_can_change(game: AnyGame) -> None:
    """State, moves, facts, boards and hands are frozen all the way down."""
    state = game.start(game.players[0], game.options(), Chance(b"", 0)).state
    seen: list[Any] = [game.board(state), game.hand(state, Seat(0))]
    roots: list[Any] = [game.state_type, game.move_type, *map(type, seen), *game.facts]
    for kind in roots:
        _assert_frozen(kind)


def _assert_frozen(kind: Any) -> None:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        assert kind.__struct_config__.frozen, f"{kind.__name__} can be changed"
        for field in msgspec.structs.fields(kind):
            _assert_frozen(field.type)
        return
    assert (get_origin(kind) or kind) not in {list, dict, set, bytearray}, f"{kind} can be changed"
    for inner in get_args(kind):
        _assert_frozen(inner)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_facts_have_names_of_their_own(game: AnyGame) -> None:
    """The class name is the text's id, so no two facts of a game share one."""
    assert all(issubclass(fact, Fact) for fact in game.facts)
    assert len({fact.__name__ for fact in game.facts}) == len(game.facts)
