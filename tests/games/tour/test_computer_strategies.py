"""The strategies of computer players below strong, and the speed that their riders pass on."""

from __future__ import annotations

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength
from cogs.tour import GAME
from cogs.tour.computer.helping import LEAD_OUT_STEPS, helps
from cogs.tour.computer.model import ATTACKER, FOLLOWS, LEADS, road
from cogs.tour.computer.outcome_tables import PLAIN, SOLO
from cogs.tour.computer.plan import GOOD
from cogs.tour.computer.strategies import (
    BREAKAWAY,
    CLIMBERS,
    FLAWS,
    TRAIN,
    WHEELS,
    Position,
    is_given_up,
    occupied,
    play,
    well,
)
from cogs.tour.moves import SetHelp
from cogs.tour.options import Options, Race, Riders
from cogs.tour.road import Field
from cogs.tour.rules.rounds import next_round, stage_of

ADA, OWN = Seat(0), (1, 2, 3, 4, 5, 6)
FAR, NEAR = Position(60, climbs=False, status=ATTACKER), Position(8, climbs=False, status=ATTACKER)


def test_the_weaker_a_player_the_more_riders_its_strategy_occupies() -> None:
    counts = [len(occupied(Budget(strength, flaw=WHEELS, nature=b"n"), OWN)) for strength in Strength]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1] == 0


def test_a_strategy_occupies_the_same_riders_all_race_and_others_in_another_game() -> None:
    budgets = [Budget(Strength.FAIR, flaw=WHEELS, nature=b"%d" % n) for n in range(20)]
    assert [occupied(budget, OWN) for budget in budgets] == [occupied(budget, OWN) for budget in budgets]
    assert len({occupied(budget, OWN) for budget in budgets}) > 1


def test_the_sprinter_of_a_train_does_not_work() -> None:
    for n in range(20):
        assert OWN[0] not in occupied(Budget(Strength.EASY, flaw=TRAIN, nature=b"%d" % n), OWN)


def test_the_breakaway_attacks_long_before_the_others_do() -> None:
    early = replace(NEAR, steps=30.0)
    assert play(BREAKAWAY, early).attack == SOLO != well(early).attack
    assert play(BREAKAWAY, FAR) == play(BREAKAWAY, replace(early, status=FOLLOWS)) == GOOD
    assert play(BREAKAWAY, replace(early, status=LEADS)).take == GOOD.take
    assert well(NEAR).attack == SOLO


def test_a_rider_without_a_strategy_rolls_again_on_a_four_until_it_can_attack_at_the_end() -> None:
    assert well(FAR) == well(replace(NEAR, status=FOLLOWS)) == GOOD._replace(take=GOOD.take + 1)
    assert well(replace(NEAR, status=LEADS)).take == GOOD.take


def test_a_train_works_and_wheel_suckers_never_do() -> None:
    assert play(TRAIN, FAR).take < GOOD.take
    for strategy in (WHEELS, ""):
        assert (play(strategy, NEAR).attack, play(strategy, NEAR).catch) == (PLAIN, False)


def test_climbers_ride_in_climbs_alone() -> None:
    assert play(CLIMBERS, FAR).attack == PLAIN
    assert play(CLIMBERS, replace(FAR, climbs=True)).attack == SOLO


def test_a_good_player_gives_its_strategy_up_near_the_finish() -> None:
    good, fair = Budget(Strength.GOOD, flaw=WHEELS), Budget(Strength.FAIR, flaw=WHEELS)
    assert [is_given_up(good, position) for position in (FAR, NEAR)] == [False, True]
    assert not is_given_up(fair, NEAR)


def test_the_strategies_differ() -> None:
    positions = [Position(30, climbs=climbs, status=ATTACKER) for climbs in (False, True)]
    assert len({tuple(play(flaw, position) for position in positions) for flaw in FLAWS}) == len(FLAWS)


def wishes(*fields: tuple[int, int]) -> list[SetHelp]:
    """Return the helps of a team with three riders on given fields of the short stage; the other team is far behind."""
    state = GAME.start(2, Options(race=Race.FIRST, riders=Riders.THREE), Chance(b"helps", 0)).state
    places = [*(Field(*field) for field in fields), Field(-12, 0), Field(-12, 2), Field(-12, 4)]
    riders = tuple(replace(rider, field=field) for rider, field in zip(state.riders, places, strict=True))
    return list(helps(GAME.hand(next_round(stage_of(state), replace(state, riders=riders)), ADA)))


def test_speed_goes_to_the_team_mate_just_before_in_the_group() -> None:
    assert wishes((12, 2), (10, 2), (2, 2)) == [SetHelp(2, 1)]
    assert wishes((10, 2), (12, 2), (8, 2)) == [SetHelp(1, 2), SetHelp(3, 1)]
    assert wishes((12, 2), (7, 1), (2, 2)) == []


def test_the_foremost_is_led_out_at_the_end() -> None:
    x = road("first").finish - 2 * LEAD_OUT_STEPS
    assert wishes((x, 2), (x - 2, 2), (x - 4, 2)) == [SetHelp(2, 1, ahead=True), SetHelp(3, 2)]


def test_a_card_that_helps_already_is_not_changed() -> None:
    state = GAME.start(2, Options(), Chance(b"again", 0)).state
    hand = GAME.hand(state, ADA)
    for move in helps(hand):
        state = GAME.apply(state, ADA, move, Chance(b"", 0)).state
    assert list(helps(GAME.hand(state, ADA))) == []
