"""Properties of every game found under `cogs`, so that a new game is tested without being listed here."""

from __future__ import annotations

import pkgutil
from functools import lru_cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, get_args, get_origin

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cogs
from bot.game.chance import Chance
from bot.game.contract import MODERATOR, Computers, Fact, Seat
from bot.i18n.translation import LANGUAGES, Say
from tests.games import properties, taking_back
from tests.games.combinations import combinations
from tests.games.properties import LONGEST, Moment
from tests.seeds import IS_SEED_GIVEN, SEED

if TYPE_CHECKING:
    from bot.game.contract import AnyGame, Step

pytestmark = [pytest.mark.unmeasured, pytest.mark.seeded]

BESIDE_TURNS_ODDS = 8
"""One move in this many is out of turn or a moderator's, if there are such moves."""
ABSENCE_ODDS, RESIGNATION_ODDS = 150, 8
"""In games with moves for absence, one move in `ABSENCE_ODDS` is missed; one of these in `RESIGNATION_ODDS` resigns."""
CACHED_GAMES = 24
"""The number of whole games kept in memory, enough for a few tables."""
QUICK = settings(max_examples=8)


def games() -> list[AnyGame]:
    """Return every game under `cogs`."""
    packages = (import_module(f"cogs.{m.name}") for m in pkgutil.iter_modules(cogs.__path__) if m.ispkg)
    return [package.GAME for package in packages if hasattr(package, "GAME")]


def tables() -> list[Any]:
    """Return every game with its fewest and most seats, in variants that cover all pairs of option values.

    With fixed seeds any two values meet at one of the two numbers of seats, and the default options are played at both.
    With a fresh seed any two meet at both.
    """
    return [
        pytest.param(game, seats, options, id=f"{game.name}-{seats}-{_options_text(options)}{_seed_text()}")
        for game in games()
        for index, seats in enumerate(sorted({game.players[0], game.players[-1]}))
        for n, options in enumerate(combinations(game.options, partial(properties.starts, game, seats)))
        if IS_SEED_GIVEN or n % 2 == index or options == game.options()
    ]


def _seed_text() -> str:
    """Return the part of a test's id that names a seed which changes between runs."""
    return f"-seed={SEED}" if IS_SEED_GIVEN else ""


def _options_text(options: msgspec.Struct) -> str:
    """Return the options that differ from the defaults, as part of a test's id."""
    chosen = ((field, getattr(options, field.name)) for field in msgspec.structs.fields(options))
    return (
        "-".join(f"{field.name}={_value_text(field, value)}" for field, value in chosen if value != field.default)
        or "book"
    )


def _value_text(field: msgspec.structs.FieldInfo, value: Any) -> str:
    return ",".join(str(computer_seat.seat) for computer_seat in value) if field.type == Computers else str(value)


@lru_cache(maxsize=CACHED_GAMES)
def played(name: str, seats: int, options: msgspec.Struct, seed: bytes) -> tuple[tuple[Step[Any], Seat, Any], ...]:
    """Play a whole game at random.

    Return each step with the seat that moved next and its move; the last step has no move.
    """
    game = next(game for game in games() if game.name == name)
    step = game.start(seats, options, Chance(seed, 0))
    steps: list[tuple[Step[Any], Seat, Any]] = []
    for turn in range(1, LONGEST):
        acting = sorted(game.to_act(step.state))
        if not acting:
            return (*steps, (step, Seat(-1), None))
        luck = Chance(seed, -turn)
        seat = luck.pick(acting)
        move = luck.pick(_moves_of_present_player(game, step.state, seat, luck))
        other_moves = _moves_beside_turns(game, step.state, seats)
        if other_moves and luck.die(BESIDE_TURNS_ODDS) == 1:
            seat, move = luck.pick(other_moves)
        steps.append((step, seat, move))
        step = game.apply(step.state, seat, move, Chance(seed, turn))
    pytest.fail(f"{name} goes on and on")


def _moves_of_present_player(game: AnyGame, state: Any, seat: Seat, luck: Chance) -> list[Any]:
    """Return the moves of a player who is present; now and then of an absent one, rarely of one who has resigned."""
    menu, absences = list(game.moves(state, seat)), properties.absences(game, state, seat)
    moves = [move for move in menu if move not in absences] if absences else menu
    if not absences or (moves and luck.die(ABSENCE_ODDS) > 1):
        return moves
    return [absences[luck.die(RESIGNATION_ODDS) == 1]]


def _moves_beside_turns(game: AnyGame, state: Any, seats: int) -> list[tuple[Seat, Any]]:
    """Return the moves beside turns: those of seats out of turn, and a moderator's."""
    anytime = [(seat, move) for seat in map(Seat, range(seats)) for move in game.beside.out_of_turn(state, seat)]
    return [*anytime, *((MODERATOR, move) for move in properties.moderation(game, state))]


def moment(game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float, deal: int = 0) -> Moment:
    """Return a moment of a random game; `when` runs from 0, its start, to 1, its end."""
    steps = played(game.name, seats, options, b"%d" % seed)
    step = steps[int(when * (len(steps) - 1))][0]
    return Moment(step, seats, {move for _, _, move in steps[:-1]}, deal)


SEEDS = range(SEED, SEED + 1) if IS_SEED_GIVEN else range(2)
"""The seeds of a table's games.

Every test looks at many moments of each game, and a race of four stages takes a second. Fixed games find nothing new:
two of them prove that the code holds; the night run searches for new faults.
"""
LAST = b"%d" % SEEDS[-1]
"""The seed of the game in tests that play a single game."""
seeds = st.sampled_from(SEEDS)
moments = st.floats(0, 1)
every_table = pytest.mark.parametrize(("game", "seats", "options"), tables(), scope="module")
"""All tests of one table run in a row, so that its games are played once."""


@every_table
@settings(QUICK, max_examples=5)
@given(seed=seeds)
def test_random_games_end_with_an_outcome(game: AnyGame, seats: int, options: msgspec.Struct, seed: int) -> None:
    """Random players reach an outcome that ranks every seat, and no seat acts after it."""
    steps = played(game.name, seats, options, b"%d" % seed)
    for step, _, _ in steps:
        properties.an_outcome_exists_only_without_active_seats(game, Moment(step, seats))
    assert game.outcome(steps[-1][0].state) is not None


@every_table
def test_seed_and_moves_reproduce_the_game(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    """A game's seed and moves alone reproduce every state and fact."""
    steps = played(game.name, seats, options, LAST)
    replayed_step = game.start(seats, options, Chance(LAST, 0))
    for turn, (step, seat, move) in enumerate(steps[:-1], start=1):
        assert replayed_step == step
        replayed_step = game.apply(replayed_step.state, seat, move, Chance(LAST, turn))
    assert replayed_step == steps[-1][0]


@pytest.mark.pure
@every_table
def test_no_first_move_is_hasty_and_topics_ask_seats(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    """The first move of a game cannot be meant for an earlier round, and a topic asks a seat of the table."""
    steps = played(game.name, seats, options, LAST)
    first, _, move = steps[0]
    assert not game.hasty(move, game.board(first.state))
    topics = [topic for step, _, _ in steps[::5] for topic in game.topics(game.board(step.state))]
    assert all(0 <= topic.seat < seats for topic in topics)


@every_table
def test_every_moment_of_an_ended_game_is_a_number_with_words(
    game: AnyGame, seats: int, options: msgspec.Struct
) -> None:
    """A kind of moment has a value of at least 0 or none for every seat, and a name and a value in every language."""
    board = game.board(played(game.name, seats, options, LAST)[-1][0].state)
    for kind in game.results.moments:
        for value in {kind.value(board, Seat(seat)) for seat in range(seats)} - {None}:
            assert value is not None
            assert value >= 0
            for language in LANGUAGES:
                say = Say(language, game.name)
                assert say(f"moment-{kind.name}")
                assert say(f"moment-{kind.name}.value", value=value)


@every_table
def test_values_survive_storage(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    """States, moves, facts, boards and hands are equal after JSON and always give the same bytes."""
    for step, _, move in played(game.name, seats, options, b"%d" % SEEDS[0])[::7]:
        properties.values_survive_storage(game, Moment(step, seats, () if move is None else (move,)))


@every_table
@QUICK
@given(seed=seeds, when=moments)
def test_only_active_seats_have_a_menu(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    """A seat has a menu exactly when it must act; the menu is the same each time and has no duplicates."""
    properties.only_active_seats_have_a_menu(game, moment(game, seats, options, seed, when))


@every_table
@QUICK
@given(seed=seeds, when=moments)
def test_menus_are_exactly_the_legal_moves(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    """Every move of the menu is accepted; any other move of any seat is refused and changes nothing."""
    properties.menus_are_exactly_the_legal_moves(game, moment(game, seats, options, seed, when))


@every_table
@QUICK
@given(seed=seeds, when=moments, deal=st.integers(0, 99))
def test_a_redeal_changes_no_view_of_the_seat(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float, deal: int
) -> None:
    """Hidden information changes neither the seat's hand and menu nor anything public."""
    properties.a_redeal_changes_no_view_of_the_seat(game, moment(game, seats, options, seed, when, deal))


@every_table
@QUICK
@given(seed=seeds, when=moments)
def test_a_note_changes_only_its_owners_hand(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    """A note is accepted from its seat, gives no news, and changes nothing but its owner's hand."""
    properties.a_note_changes_only_its_owners_hand(game, moment(game, seats, options, seed, when))


@every_table
@QUICK
@given(seed=seeds, when=moments)
def test_optional_features_keep_their_contract(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    """Moves out of turn are in no other menu, absence gives a legal move, and hands include the board."""
    situation = moment(game, seats, options, seed, when)
    properties.a_move_is_in_one_menu(game, situation)
    properties.absence_gives_a_legal_move(game, situation)
    properties.every_hand_has_the_board(game, situation)
    properties.a_cut_short_game_has_no_active_seats(game, situation)
    properties.choices_are_guessed_from_the_board(game, situation)


@every_table
@settings(QUICK, max_examples=2)
@given(seed=seeds, when=moments, deal=st.integers(0, 99))
def test_only_silent_moves_can_be_taken_back(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float, deal: int
) -> None:
    """A silent move can be undone; a move that drew, showed or announced something can be undone only in public."""
    situation = moment(game, seats, options, seed, when, deal)
    taking_back.silent_moves_can_be_taken_back(game, situation)
    taking_back.silent_moves_stay_private(game, situation)
    taking_back.revealing_moves_cannot_be_undone(game, situation)


@pytest.mark.pure
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_properties_hold_with_default_options(game: AnyGame) -> None:
    """Check properties that no other measured test checks, so that coverage counts their branches."""
    for when in (0, 0.5, 0.9):
        situation = moment(game, game.players[0], game.options(), SEEDS[0], when, 1)
        properties.a_redeal_changes_no_view_of_the_seat(game, situation)
        properties.a_cut_short_game_has_no_active_seats(game, situation)


@every_table
def test_every_fact_in_the_news_is_declared(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    """`Game.facts` lists every fact in the news, and whispers go to existing seats."""
    for seed in SEEDS:
        for step, _, _ in played(game.name, seats, options, b"%d" % seed):
            properties.every_fact_is_declared(game, Moment(step, seats))


@every_table
@settings(QUICK, max_examples=6)
@given(seed=seeds, when=moments, deal=st.integers(0, 99))
def test_the_computer_depends_only_on_its_seats_view(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float, deal: int
) -> None:
    """The computer picks a move of the menu, the same each time, and does not depend on hidden information."""
    properties.the_computer_depends_only_on_its_seats_view(game, moment(game, seats, options, seed, when, deal))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_default_options_are_valid_for_every_number_of_players(game: AnyGame) -> None:
    """The default options are valid for every number of players that the game allows."""
    assert all(properties.starts(game, seats, game.options()) for seats in game.players)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_all_values_are_frozen(game: AnyGame) -> None:
    """States, moves, facts, boards and hands are frozen at every level."""
    state = game.start(game.players[0], game.options(), Chance(b"", 0)).state
    views: list[Any] = [game.board(state), game.hand(state, Seat(0))]
    roots: list[Any] = [game.state_type, game.move_type, *map(type, views), *game.facts]
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
def test_names_of_facts_are_unique(game: AnyGame) -> None:
    """The class name of a fact is the id of its text, so no two facts of a game share one."""
    assert all(issubclass(fact, Fact) for fact in game.facts)
    assert len({fact.__name__ for fact in game.facts}) == len(game.facts)
