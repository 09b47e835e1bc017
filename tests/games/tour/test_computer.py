"""The computer player: it fills in its cards by moves of the menu, from its seat's view alone, and becomes ready."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength
from cogs.tour import GAME
from cogs.tour.board import Arrival, Board, How, Question
from cogs.tour.computer import choose, sheet
from cogs.tour.computer.evaluation import hopes, outlook, stakes
from cogs.tour.computer.model import ATTACKER, FOLLOWS, LEADS, LONELY, STATUSES, race, road
from cogs.tour.computer.outcome_tables import FAR, FRONT, KEEP, NEXT, PLAIN, PULL, RED, SOLO, TERRAIN, WHITE, Play, book
from cogs.tour.computer.plan import GOOD, Clock, Key, planned
from cogs.tour.computer.questions import answer
from cogs.tour.moves import Order, Ready, Role, SetSpeed, Speed, TakeBack
from cogs.tour.options import Decides, Options, Race, Riders
from cogs.tour.preview import PATIENCE
from cogs.tour.road import Field
from cogs.tour.rules.orders import apply_change
from cogs.tour.rules.rounds import next_round, stage_of
from tests.games.tour.test_computer_model import any_card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.tour.moves import Move
    from cogs.tour.state import State

ADA, BOB = Seat(0), Seat(1)
BRIEF = 0.04
"""The thinking time in tests, in seconds."""


def filled(state: State, seat: Seat, strength: Strength, n: int = 0) -> tuple[State, list[Move]]:
    """Return the state with the cards that a computer wants, and its moves."""
    moves: list[Move] = []
    while True:
        hand, menu = GAME.hand(state, seat), GAME.moves(state, seat)
        move = choose(hand, menu, Chance(b"", n + len(moves)), Budget(strength, BRIEF))
        assert move in menu
        moves.append(move)
        if isinstance(move, Ready):
            return state, moves
        state = GAME.apply(state, seat, move, Chance(b"", 0)).state


def ridden(state: State, n: int) -> State:
    """Return the state after a round."""
    for seat in sorted(GAME.to_act(state)):
        state = GAME.apply(state, seat, Ready(), Chance(b"rounds", n + seat)).state
    return state


@pytest.mark.parametrize("strength", Strength)
def test_a_computer_rides_a_stage_with_moves_of_the_menu(strength: Strength) -> None:
    state, n = GAME.start(2, Options(race=Race.FIRST), Chance(b"stage", 1)).state, 0
    while GAME.outcome(state) is None:
        n += 10
        state, moves = filled(state, ADA, strength)
        assert moves[-1] == Ready()
        assert len(moves) <= 1 + GAME.hand(state, ADA).spare + len(moves[:-1])
        state = ridden(state, n)


def test_the_same_position_gives_the_same_cards() -> None:
    state = ridden(GAME.start(3, Options(race=Race.HILLS), Chance(b"same", 3)).state, 1)
    first_state, first_moves = filled(state, BOB, Strength.STRONG)
    planned.cache_clear()
    readied = GAME.apply(state, ADA, Ready(), Chance(b"", 0)).state
    second_state, second_moves = filled(readied, BOB, Strength.STRONG, 50)
    assert first_moves == second_moves
    assert GAME.hand(first_state, BOB).orders == GAME.hand(second_state, BOB).orders


def test_other_teams_cards_do_not_change_the_moves() -> None:
    state = ridden(GAME.start(4, Options(race=Race.MOUNTAIN), Chance(b"blind", 3)).state, 1)
    for n in range(3):
        planned.cache_clear()
        assert (
            filled(GAME.redeal(state, BOB, Chance(b"deal", n)), BOB, Strength.STRONG)[1]
            == (filled(state, BOB, Strength.STRONG)[1])
        )


@pytest.mark.parametrize("strength", Strength)
def test_the_captain_starts_in_front(strength: Strength) -> None:
    for n in range(4):
        state = GAME.start(4, Options(), Chance(b"places", n)).state
        state, _ = filled(state, BOB, strength)
        board = GAME.board(state)
        own = [number for number in board.order if board.riders[number - 1].team == BOB]
        assert own[0] == min(own)


def test_a_computer_becomes_ready_again_after_a_take_back() -> None:
    state, _ = filled(GAME.start(3, Options(), Chance(b"back", 0)).state, ADA, Strength.FAIR)
    state = GAME.apply(state, ADA, Ready(), Chance(b"", 0)).state
    state = GAME.apply(state, ADA, TakeBack(), Chance(b"", 0)).state
    assert filled(state, ADA, Strength.FAIR)[1] == [Ready()]


def test_a_computer_without_changes_left_becomes_ready() -> None:
    state = GAME.start(4, Options(), Chance(b"spare", 3)).state
    spent = replace(state, teams=tuple(replace(team, spare=0) for team in state.teams))
    for strength in Strength:
        assert filled(spent, ADA, strength)[1] == [Ready()]


@pytest.mark.parametrize("status", [FOLLOWS, ATTACKER, LEADS, LONELY])
@pytest.mark.parametrize("site", [0, 1])
def test_changes_turn_any_card_into_the_wanted_one(site: int, status: int) -> None:
    luck = Random(10 * site + status)
    for _ in range(150):
        card = any_card(luck)
        target = Play(
            take=luck.randint(2, 5),
            die=luck.choice((TERRAIN, TERRAIN, WHITE, RED)),
            attack=luck.choice((PLAIN, SOLO, PULL)),
            catch=luck.random() < 0.5,
            card=luck.choice((KEEP, NEXT)),
            place=luck.choice((FAR, FRONT)),
            most=luck.choice((1, 2, 5, Play().most)),
        )
        for move in sheet.changes(1, card, target, site, status):
            assert apply_change(card, move) != card
            card = apply_change(card, move)
        assert have_same_effect(book(card)[site * STATUSES + status], target, site, status)


def have_same_effect(play: Play, other: Play, site: int, status: int) -> bool:
    """Return whether two plays have the same effect for a rider in this position."""
    is_equal = play.die == other.die and play[4:] == other[4:]
    if status in (FOLLOWS, ATTACKER):
        is_equal = is_equal and play.catch == other.catch and (play.die != TERRAIN or play.take == other.take)
    if status in (ATTACKER, LEADS):
        is_equal = is_equal and (play.attack == other.attack or bool(site and play.attack and other.attack))
    return is_equal


def test_cards_with_the_same_effect_are_not_changed() -> None:
    card = Order(Role.SPRINT)
    assert not list(sheet.changes(1, card, GOOD, 0, LONELY))
    assert list(sheet.changes(1, replace(card, speed=Speed.RED), GOOD, 0, LONELY)) == [SetSpeed(1, Speed.FROM_4)]


@pytest.mark.parametrize(
    ("kind", "answers", "speed", "result"),
    [
        ("speed", (How.TAKE, How.YELLOW, How.WHITE, How.RED), 4, How.TAKE),
        ("speed", (How.TAKE, How.YELLOW, How.WHITE), 3, How.YELLOW),
        ("speed", (How.YELLOW, How.WHITE, How.RED), 0, How.YELLOW),
        ("speed", (How.TAKE, How.POLKA), 3, How.TAKE),
        ("speed", (How.TAKE, How.WHITE), 1, How.WHITE),
        ("attack", (How.SOLO, How.PULL, How.YELLOW), 0, How.PULL),
        ("attack", (How.CATCH, How.POLKA), 0, How.CATCH),
        ("card", ("card", "keep"), 0, "keep"),
        ("where", ("wheel", "far"), 0, "far"),
    ],
)
def test_questions_are_answered_like_a_good_card(kind: str, answers: tuple[str, ...], speed: int, result: str) -> None:
    question = Question(1, kind, tuple(map(str, answers)), speed, default=len(answers) - 1)
    assert answers[answer(question)] == result


def test_all_riders_get_the_good_card_when_the_time_is_up() -> None:
    hand = GAME.hand(GAME.start(4, Options(), Chance(b"time", 1)).state, ADA)
    late = Clock(lambda: 1.0, 0.05)
    assert {play for _, play in planned(Key(hand.board, ADA, 5_000), late)} == {GOOD}


def test_all_riders_get_the_good_card_without_work() -> None:
    board = GAME.board(GAME.start(4, Options(), Chance(b"work", 1)).state)
    assert {play for _, play in planned(Key(board, ADA, 0))} == {GOOD}


def placed(
    places: Mapping[int, Field | None],
    arrivals: tuple[Arrival, ...] = (),
    round_: int = 5,
    race: Race = Race.FIRST,
) -> Board:
    """Return a stage with riders of three teams of three on given fields; the team classification decides."""
    options = Options(race=race, riders=Riders.THREE, decides=Decides.TEAM)
    state = GAME.start(3, options, Chance(b"placed", 0)).state
    riders = tuple(replace(rider, field=places.get(rider.number, rider.field)) for rider in state.riders)
    course = (tuple(rider.field for rider in riders),) * round_
    state = replace(state, riders=riders, arrivals=arrivals, round=round_ - 1, course=course)
    return GAME.board(next_round(stage_of(state), state))


def test_riders_gamble_if_they_must_arrive_in_the_last_round() -> None:
    tables = road("plain")
    arrivals = tuple(Arrival(number, 9, 5, 9 * 60 + 5) for number in range(2, 10))
    places = {1: Field(tables.finish - 10, 2), **dict.fromkeys(range(2, 10))}
    board = placed(places, arrivals, 9 + PATIENCE, Race.PLAIN)
    (plan,) = planned(Key(board, ADA, 5_000))
    assert plan == (1, GOOD._replace(die=RED))


@pytest.mark.parametrize("decides", Decides)
def test_hope_rises_with_steps_ahead_and_company(decides: Decides) -> None:
    def hope(*fields: tuple[int, int]) -> float:
        riders = {number: Field(*field) for number, field in enumerate(fields, 1)}
        board = placed(riders)
        board = replace(board, options=replace(board.options, decides=decides))
        return hopes(road("first"), race(board), stakes(board), ADA, outlook(road("first"), 20))

    company = hope((12, 2), (10, 2), (8, 2))
    assert company > hope((10, 2), (8, 2), (6, 2))
    assert company > hope((12, 2), (8, 2), (2, 2))
    assert hope((16, 2), (10, 2), (8, 2)) > hope((12, 0), (10, 4), (4, 2))


def test_every_rider_near_the_front_has_hope() -> None:
    """Until a rider has arrived: after that, others with the same time have little hope."""

    def hope(board: Board, to_go: float) -> float:
        alone = replace(stakes(board), for_team=0.0)
        return hopes(road("first"), race(board), alone, ADA, outlook(road("first"), to_go))

    rivals = {1: Field(12, 2), 4: Field(12, 0)}
    assert hope(placed({**rivals, 2: Field(12, 4)}), 10) > hope(placed({**rivals, 2: Field(6, 4)}), 10) + 0.1
    first = (1, *range(4, 10))
    arrivals = tuple(Arrival(number, 4, 9, 3 * 60 + 9) for number in first)
    assert hope(placed(dict.fromkeys(first), arrivals), 0) > 0.75


def test_a_dropped_rider_never_holds_back_and_the_last_never_gambles() -> None:
    """A person would laugh at both, so the search may not choose them."""
    tables = road("first")
    for seed in range(6):
        front = {number: Field(30 - 2 * (number % 2), number % 6 // 2 * 2) for number in (1, 2, 4, 5)}
        behind = {3: Field(6 + 2 * seed, 2), 6: Field(4 + 2 * seed, 2), 7: Field(2, 2), 8: Field(2, 4), 9: Field(2, 0)}
        board = placed(front | behind)
        plans = {number: play for seat in range(3) for number, play in planned(Key(board, Seat(seat), 20_000))}
        assert all(plans[number].die != WHITE and plans[number].most == GOOD.most for number in behind)
        last = min(range(1, 10), key=lambda number: tables.ids[board.riders[number - 1].field or Field(0, 0)])
        assert plans[last].die != RED


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_gambles_in_the_bunch_nor_brakes_only_the_own_team(players: int) -> None:
    """The search may not choose either: in most of these races its roll-outs would."""
    for seed in range(3):
        state = GAME.start(players, Options(race=Race.FIRST), Chance(b"bunch", seed)).state
        for n in range(3):
            board = GAME.board(state)
            front = set(board.groups[0].riders)
            for seat in range(players):
                plans = dict(planned(Key(board, Seat(seat), 20_000)))
                assert all(plans[number].die != RED for number in front & plans.keys())
                foremost = min(plans, key=board.order.index)
                assert plans[foremost].die != WHITE or not plans.keys() <= front
            state = ridden(state, 10 * n)
