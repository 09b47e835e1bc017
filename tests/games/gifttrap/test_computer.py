"""Computer players: personas, their wishes and gifts; their moves depend only on their hand."""

from __future__ import annotations

from itertools import pairwise, permutations
from statistics import fmean, pstdev
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, ComputerSeat, Seat, Strength
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Opening, Persona, Phase, Round, is_complete
from cogs.gifttrap.computer import next_move
from cogs.gifttrap.computer.assignment import assign
from cogs.gifttrap.computer.flaws import FLAWS, Flaw, confused_with, flaw_in_force, overrated_tags
from cogs.gifttrap.computer.plan import plan_sheet, wishes
from cogs.gifttrap.computer.reading import gift_values, situation_of
from cogs.gifttrap.computer.taste import (
    FAMILIES,
    Model,
    Observation,
    estimate_effects,
    estimated_value,
    features,
    observations,
    popularity,
)
from cogs.gifttrap.gifts import Deck, Gift, Tag, shipped_gifts, tags
from cogs.gifttrap.moves import Absent, Choose, Deal, GetMore, Give, GiveMore, Move, OpenAll, Ready, Token, Wish
from cogs.gifttrap.options import Options
from cogs.gifttrap.persona import WHIM, by_tastes, whim_of, wish_order
from cogs.gifttrap.views import board, hand
from tests.games.gifttrap.positions import ADA, BOB, CYD, DAN, after, begun, dealt

if TYPE_CHECKING:
    from cogs.gifttrap.state import State

ROBIN = ComputerSeat(ADA, "Robin", Strength.STRONG)
SIX_COMPUTERS = tuple(
    ComputerSeat(Seat(index), f"Bot {index}", strength) for index, strength in enumerate((*Strength, *Strength)[:6])
)
WITH_ROBIN = Options(computers=(ROBIN,))
STRONG = Budget(Strength.STRONG)
EXPECTED_WHIM = 0.713254
"""A whim as first computed; finished games are described with it, so it must never change."""
FOOD = next(gift for gift in shipped_gifts() if Tag.FOOD in tags(gift))


def choice(state: State, seat: Seat, strength: Strength = Strength.STRONG) -> Move:
    """Return the computer's move."""
    menu = GAME.moves(state, seat)
    return GAME.computer(hand(state, seat), menu, Chance(b"", 1), Budget(strength=strength))


def test_a_person_first_gets_what_most_people_like_and_then_what_they_wished_for() -> None:
    """The most popular gift comes first, until a person turns up tokens that say otherwise."""
    worst, best = min(shipped_gifts(), key=popularity), max(shipped_gifts(), key=popularity)
    assert estimated_value({}, Seat(0), worst) < 0 < estimated_value({}, Seat(0), best)
    seen = (Observation(Seat(0), features(worst), 2.0), Observation(Seat(0), features(best), -2.0))
    effects = estimate_effects(seen * 3, Model())
    assert estimated_value(effects, Seat(0), best) < estimated_value(effects, Seat(0), worst)


def test_computers_at_a_table_lean_to_their_own_tastes_in_their_first_guess() -> None:
    """“with a leaning to its own tastes” [D15]: two computers need not give a person the same gift."""
    (first, second), other = tags(FOOD)[:2], Persona((Tag.PRANK, Tag.WORK), tags(FOOD)[0])
    fond = Persona((first, second), Tag.PRANK)
    values = [estimated_value({}, BOB, FOOD, giver) for giver in (fond, None, other)]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3
    seen = observations(course(5, DAN, Tag.ANIMALS), (DAN,), 99, other)
    animal_gift = next(gift for gift in shipped_gifts() if Tag.ANIMALS in tags(gift))
    assert estimated_value(estimate_effects(seen, Model()), DAN, animal_gift, other) > 0, "wishes overrule the guess"


def test_a_fair_computer_learns_people_as_a_strong_one_does() -> None:
    state = replace(dealt(5, WITH_ROBIN), past=course(5, DAN, Tag.ANIMALS))
    situation = situation_of(hand(state, ADA))
    budgets = [Budget(Strength.FAIR, nature=nature) for nature in ALWAYS[:20]]
    strong = gift_values(situation, STRONG)[DAN]
    well_read = [budget for budget in budgets if flaw_in_force(budget, 5, DAN, state.round) is None]
    assert well_read
    assert all(gift_values(situation, budget)[DAN] == strong for budget in well_read)


def test_only_computers_have_personas() -> None:
    """“two tags they like and one they do not, drawn when the game starts and shown to all” [D15]."""
    players = board(begun(8, Options(computers=SIX_COMPUTERS))).players
    personas = [player.persona for player in players[:6]]
    persona_tags = [tag for persona in personas if persona for tag in (*persona.likes, persona.dislikes)]
    assert len(persona_tags) == len(set(persona_tags)) == 18
    assert [player.persona for player in players[6:]] == [None, None]


def test_every_tag_occurs_in_personas() -> None:
    personas = {GAME.start(3, WITH_ROBIN, Chance(b"%d" % seed, 0)).state.friends[ADA].persona for seed in range(200)}
    assert {persona.dislikes for persona in personas if persona} == set(Tag)


def test_whims_are_constant_and_differ_by_gift() -> None:
    whims = [whim_of(12345, gift) for gift in shipped_gifts()]
    assert whims == [whim_of(12345, gift) for gift in shipped_gifts()]
    assert abs(fmean(whims)) < 0.15
    assert pstdev(whims) == pytest.approx(WHIM, rel=0.15)
    assert round(whim_of(1, Gift("yellow-01a")), 6) == EXPECTED_WHIM


def test_tastes_are_estimated_from_tags() -> None:
    persona = Persona((tags(FOOD)[0], tags(FOOD)[1]), Tag.FILM)
    assert by_tastes(persona, FOOD) == 2
    assert by_tastes(Persona((Tag.FILM, Tag.BOOKS), tags(FOOD)[0]), FOOD) == -1


def test_a_persona_wishes_by_its_tastes_and_whims() -> None:
    """“it wishes by its tastes and its whims” [D15]: the whims decide between equal tastes and weigh against others."""
    assert wish_order((0.0, 0.0, 0.0), (0.1, 0.3, 0.2)) == (1, 2, 0)
    assert wish_order((0.0, 1.0, 0.0, 2.0), (1.5, 0.5, 0.0, 0.0)) == (3, 0, 1, 2)


def test_whims_never_contradict_published_tastes() -> None:
    """“GREAT lies on a liked gift if there is one, NO WAY on a disliked one” [D15]."""
    assert wish_order((0.0, 1.0, 0.0), (1.9, -1.9, 0.0)) == (1, 0, 2), "GREAT on the liked gift"
    assert wish_order((0.0, -1.0, 0.0), (-1.9, 1.9, 0.0)) == (2, 0, 1), "NO WAY on the disliked gift"
    assert wish_order((1.0, 0.0, 1.0), (-1.9, 1.0, 0.0)) == (2, 0, 1), "NO WAY on no liked gift beside another"
    assert wish_order((1.0, 2.0), (0.5, 0.0)) == (1, 0)


@pytest.mark.parametrize("players", [3, 4])
def test_personas_among_few_players_heed_whims_less(players: int) -> None:
    """“among three or four it heeds its whims less” [D15]: a good reader of tastes is rewarded."""
    state = dealt(players, WITH_ROBIN)
    persona = state.friends[ADA].persona
    assert persona is not None
    tastes = [by_tastes(persona, gift) for gift in state.gifts]
    heeded = strict = 0.0
    for whim in range(40):
        great, good, okay, _ = wishes(situation_of(replace(hand(state, ADA), whim=whim)))
        heeded += sum(tastes[number - 1] for number in (great, good, okay))
        order = wish_order(tastes, [whim_of(whim, gift) for gift in state.gifts])
        strict += sum(tastes[index] for index in order[:3])
    assert heeded > strict


def test_a_computer_wishes_for_no_voided_gift() -> None:
    state = dealt(5, WITH_ROBIN)
    first = wishes(situation_of(hand(state, ADA)))
    voided = replace(state, voided=(first[0], first[3]))
    assert not {first[0], first[3]} & set(wishes(situation_of(hand(voided, ADA))))
    assert len(set(wishes(situation_of(hand(replace(state, voided=(1, 2, 3)), ADA))))) == 4


def test_a_computer_sits_out_for_an_absent_person() -> None:
    """“Tastes are never invented for a person” [D9]."""
    assert choice(dealt(5), BOB) == Absent()
    assert choice(begun(5), ADA) == Absent()


def test_a_computer_deals_and_unwraps() -> None:
    state = begun(5, WITH_ROBIN)
    chosen = choice(state, ADA)
    assert isinstance(chosen, Choose)
    assert choice(after(state, ADA, chosen), ADA) == Deal()
    unwrapping = replace(dealt(5, WITH_ROBIN), phase=Phase.UNWRAP, turn=ADA)
    assert choice(unwrapping, ADA) == OpenAll()


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("players", range(3, 9))
def test_a_computer_fills_its_sheet_move_by_move(players: int, expert: bool) -> None:  # noqa: FBT001 - a parameter of the test
    state = dealt(players, Options(computers=(ROBIN,), expert=expert))
    plan = plan_sheet(hand(state, ADA), Budget(Strength.FAIR))
    spare = state.friends[ADA].spare
    for _ in range(20):
        move = choice(state, ADA, Strength.FAIR)
        if move == Ready():
            break
        state = after(state, ADA, move)
    assert state.friends[ADA].sheet == plan
    assert is_complete(plan)
    assert bool(plan.give_more) == bool(plan.get_more) == expert
    assert state.friends[ADA].spare == spare


def test_a_computer_becomes_ready_from_any_sheet() -> None:
    state = dealt(5, WITH_ROBIN)
    plan = plan_sheet(hand(state, ADA), Budget(Strength.FAIR))
    other_gift = next(number for number in range(1, 7) if number != plan.gives[BOB][0])
    state = after(state, ADA, Give(BOB, other_gift), Wish(Token.GREAT, plan.wishes[3]))
    friends = (replace(state.friends[ADA], spare=0), *state.friends[1:])
    state = replace(state, friends=friends)
    for _ in range(12):
        move = choice(state, ADA, Strength.FAIR)
        state = after(state, ADA, move)
        if move == Ready():
            break
    assert state.friends[ADA].ready


def test_a_computer_without_a_choice_makes_a_remaining_move() -> None:
    view = hand(dealt(5, WITH_ROBIN), ADA)
    assert next_move(view.sheet, view.sheet, (Absent(),)) == Absent()


def course(rounds: int, fan: Seat, tag: Tag) -> tuple[Round, ...]:
    """Return rounds in which `fan` always wished for gifts with a tag, and the others for any."""
    with_tag = [gift for gift in shipped_gifts() if tag in tags(gift)]
    untagged_gifts = [gift for gift in shipped_gifts() if not set(tags(gift)) & set(family(tag))]
    return tuple(
        Round(
            number=number,
            dealer=ADA,
            deck=Deck.RED,
            gifts=(with_tag[number], *untagged_gifts[6 * number : 6 * number + 5]),
            tokens=tuple(
                (1, 2, 3, 4) if seat == fan else (2 + number % 4, 2 + (number + 1) % 4, 6, 1) for seat in range(5)
            ),
            openings=(
                Opening(ADA, BOB, 0, 1, None, -1, -1, 0, 0),
                Opening(BOB, ADA, 0, 1, Token.GREAT, 3, 3, 3, 3),
                Opening(CYD, ADA, 0, 2, None, -1, -1, 0, 0),
            ),
            starts=(),
        )
        for number in range(1, rounds + 1)
    )


def family(tag: Tag) -> tuple[Tag, ...]:
    """Return the tags that often please the same people."""
    return next(group for group in FAMILIES.values() if tag in group)


def test_every_tag_has_one_family() -> None:
    family_members = [tag for family_tags in FAMILIES.values() for tag in family_tags]
    assert sorted(family_members) == sorted(Tag)


def test_a_computer_gives_by_earlier_wishes() -> None:
    """“and then by the wishes that they have turned up in this game” [D15]."""
    past = course(5, DAN, Tag.ANIMALS)
    used = {gift for past_round in past for gift in past_round.gifts}
    animal_gift = next(gift for gift in shipped_gifts() if Tag.ANIMALS in tags(gift) and gift not in used)
    unrelated_gifts = [
        gift for gift in shipped_gifts() if gift not in used and not set(tags(gift)) & set(family(Tag.ANIMALS))
    ]
    state = replace(dealt(5, WITH_ROBIN), past=past, gifts=(*unrelated_gifts[:3], animal_gift, *unrelated_gifts[3:5]))
    assert plan_sheet(hand(state, ADA), STRONG).gives[DAN] == (4,)
    effects = estimate_effects(observations(past, (BOB, CYD, DAN), 99), Model())
    assert estimated_value(effects, DAN, animal_gift) > 0 > estimated_value(effects, CYD, animal_gift)


def test_a_computer_uses_published_tastes() -> None:
    """“to other personas by their tastes” [D15]."""
    state = dealt(5, Options(computers=(ROBIN, ComputerSeat(BOB, "Kim", Strength.EASY))))
    kim = Persona((tags(state.gifts[4])[0], tags(state.gifts[4])[1]), Tag.PRANK)
    friends = (state.friends[0], replace(state.friends[1], persona=kim), *state.friends[2:])
    state = replace(state, friends=friends)
    best = max(by_tastes(kim, gift) for gift in state.gifts)
    (gift_number,) = plan_sheet(hand(state, ADA), STRONG).gives[BOB]
    assert by_tastes(kim, state.gifts[gift_number - 1]) == best


def taste(state: State, seat: Seat, persona: Persona) -> State:
    """Return the state with another persona in a seat."""
    friends = tuple(
        replace(friend, persona=persona) if index == seat else friend for index, friend in enumerate(state.friends)
    )
    return replace(state, friends=friends)


def misreading(flaw: str, nature: bytes = b"") -> Budget:
    """Return the budget of an easy player with a kind of mistake."""
    return Budget(Strength.EASY, flaw=flaw, nature=nature)


ALWAYS = tuple(b"%d" % number for number in range(300))
KIM_TOO = Options(computers=(ROBIN, ComputerSeat(BOB, "Kim", Strength.EASY)))


def misread(state: State, flaw: Flaw, friend: Seat) -> list[tuple[float, ...]]:
    """Return the values of the gifts for a friend, for all natures that misread this friend in this round."""
    situation = situation_of(hand(state, ADA))
    budgets = [misreading(flaw, nature) for nature in ALWAYS]
    values = [
        gift_values(situation, budget)[friend] for budget in budgets if flaw_in_force(budget, 5, friend, state.round)
    ]
    assert 0 < len(values) < len(budgets)
    return values


def best(values: tuple[float, ...]) -> int:
    """Return the index of the greatest value."""
    return values.index(max(values))


def apart(*wanted: Tag) -> tuple[Gift, ...]:
    """Return gifts each of which has exactly one of the tags, in their order."""
    return tuple(
        next(gift for gift in shipped_gifts() if tag in tags(gift) and len(set(wanted) & set(tags(gift))) == 1)
        for tag in wanted
    )


LAID = (Tag.FOOD, Tag.MUSIC, Tag.SPORT, Tag.BOOKS, Tag.PRANK, Tag.HOME)
ROBINS, KIMS = Persona((Tag.FOOD, Tag.DRINK), Tag.WORK), Persona((Tag.MUSIC, Tag.GARDEN), Tag.PRANK)
"""Two tastes; of the gifts with the tags of `LAID`, Robin likes the first and Kim the second and not the fifth."""


@pytest.fixture
def with_kim() -> State:
    """A table at which Robin and Kim play and gifts with six tags lie."""
    return replace(taste(taste(dealt(5, KIM_TOO), ADA, ROBINS), BOB, KIMS), gifts=apart(*LAID))


def test_a_strong_computer_misreads_nobody() -> None:
    assert not any(
        flaw_in_force(Budget(Strength.STRONG, flaw=flaw, nature=nature), 3, BOB, 1)
        for flaw in FLAWS
        for nature in ALWAYS
    )


@pytest.mark.parametrize("seats", range(3, 9))
def test_weaker_computers_misread_more(seats: int) -> None:
    def count(strength: Strength) -> int:
        return sum(bool(flaw_in_force(Budget(strength, nature=nature), seats, BOB, 1)) for nature in ALWAYS)

    assert count(Strength.EASY) > count(Strength.FAIR) > count(Strength.GOOD) > 0


def test_a_friend_is_misread_for_a_stretch_of_rounds() -> None:
    """A mistake lasts: in eight rounds there are four stretches."""
    courses = [[bool(flaw_in_force(misreading("", nature), 5, BOB, n)) for n in range(1, 9)] for nature in ALWAYS]
    changes = [sum(now != then for then, now in pairwise(course)) for course in courses]
    assert max(changes) == 3


def test_a_player_gives_its_own_favourites(with_kim: State) -> None:
    assert {best(values) for values in misread(with_kim, Flaw.GIVES_OWN_FAVOURITES, BOB)} == {0}
    assert {best(values) for values in misread(with_kim, Flaw.GIVES_OWN_FAVOURITES, DAN)} == {0}, "to people, too"


def test_a_player_confuses_friends(with_kim: State) -> None:
    others = {confused_with(misreading(Flaw.CONFUSES_FRIENDS, nature), DAN, (BOB, CYD)) for nature in ALWAYS}
    assert others == {BOB, CYD}
    dans = misread(with_kim, Flaw.CONFUSES_FRIENDS, DAN)
    assert any(best(values) == 1 and values[4] < -1 for values in dans), "it takes Dan for Kim"


def test_a_player_without_other_friends_does_not_confuse_them() -> None:
    state = dealt(3, WITH_ROBIN)
    state = replace(state, friends=(*state.friends[:2], replace(state.friends[2], gone=True)))
    sheet = replace(state.friends[ADA].sheet, gives=((), (0, 0), ()))
    situation = situation_of(replace(hand(state, ADA), sheet=sheet))
    budgets = [misreading(Flaw.CONFUSES_FRIENDS, nature) for nature in ALWAYS[:9]]
    assert all(len(gift_values(situation, budget)) == 1 for budget in budgets)


def test_a_player_overrates_a_topic(with_kim: State) -> None:
    """It is sure that a friend loves two tags of one family."""
    overrated = {overrated_tags(misreading(Flaw.OVERRATES_A_TOPIC, nature)) for nature in ALWAYS}
    assert all(family(first) == family(second) for first, second in overrated)
    assert {best(values) for values in misread(with_kim, Flaw.OVERRATES_A_TOPIC, BOB)} >= {0, 2, 3, 5}


def test_a_player_forgets_tastes(with_kim: State) -> None:
    """It forgets what a computer player likes, and all rounds of a person before the last one."""
    assert all(max(values) < 1 for values in misread(with_kim, Flaw.FORGETS_TASTES, BOB))
    past = (*course(5, DAN, Tag.ANIMALS), *course(1, CYD, Tag.ANIMALS))
    (animal_gift,) = apart(Tag.ANIMALS)
    state = replace(with_kim, past=past, gifts=(animal_gift, *with_kim.gifts[1:]))
    well_read = gift_values(situation_of(hand(state, ADA)), STRONG)[DAN]
    assert all(values[0] < well_read[0] for values in misread(state, Flaw.FORGETS_TASTES, DAN))


@pytest.mark.parametrize("flaw", FLAWS)
def test_nobody_gives_what_a_persona_publicly_dislikes(with_kim: State, flaw: Flaw) -> None:
    """“never what they publicly dislike while another gift is left” [D15]."""
    disliked = LAID.index(Tag.PRANK) + 1
    for nature in ALWAYS[:60]:
        plan = plan_sheet(hand(with_kim, ADA), misreading(flaw, nature))
        assert plan.gives[BOB] != (disliked,)


def test_get_more_names_the_best_giver() -> None:
    state = replace(dealt(5, Options(computers=(ROBIN,), expert=True)), past=course(2, DAN, Tag.FOOD))
    plan = plan_sheet(hand(state, ADA), Budget(Strength.FAIR))
    assert plan.get_more == (BOB, 0)
    assert GetMore(BOB) in GAME.moves(state, ADA)
    assert GiveMore(plan.give_more) in GAME.moves(
        after(state, ADA, *(Give(Seat(index), plan.gives[index][0]) for index in range(1, 5))), ADA
    )


def test_an_empty_assignment_is_empty() -> None:
    assert assign([]) == ()


@settings(max_examples=100)
@given(st.integers(1, 4), st.integers(0, 2), st.data())
def test_the_assignment_is_optimal(rows: int, extra: int, data: st.DataObject) -> None:
    columns = rows + extra
    values = data.draw(
        st.lists(st.lists(st.integers(-9, 9), min_size=columns, max_size=columns), min_size=rows, max_size=rows)
    )
    columns_chosen = assign(values)
    assert len(set(columns_chosen)) == rows
    best = max(
        sum(values[row][column] for row, column in enumerate(columns_tried))
        for columns_tried in permutations(range(columns), rows)
    )
    assert sum(values[row][column] for row, column in enumerate(columns_chosen)) == best
