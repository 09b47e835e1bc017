"""Rounds as a player lives them: three taps, news at the foot, a second tap, drawers that close, plans by typing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import Say
from bot.ui.interactions.confirmations import HASTE_S
from cogs.tour.moves import Order, Plan, Ready, Role, SetPlan, SetRole
from tests.e2e import playing
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import parts, source_text, verb, verbs_of, visible_text
from tests.games.tour.e2e import riding
from tests.stand_ins import returning
from tests.typed_words import meant

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


def labelled(message: Any, label: str) -> str:
    """Return the custom id of the button with this label."""
    (custom_id,) = (part.custom_id for part in parts(message) if getattr(part, "label", None) == label)
    return str(custom_id)


def labels(message: Any) -> list[str]:
    """Return the labels of a message's buttons."""
    return [part.label for part in parts(message) if getattr(part, "label", None)]


async def tap(person: Any, message: Any, label: str) -> Any:
    """Press a button by its label; return the interaction's result."""
    return await person.click(message, custom_id=labelled(message, label))


async def test_a_table_opens_with_the_first_stage_and_its_card_names_stage_and_length(world: World) -> None:
    await world.open(world.ann, game="tour")
    card = visible_text(world.messages(world.channel)[-1])
    assert "🗺️ Croissant–Café-au-Lit · 39 fields · about 11 rounds" in card
    await world.ann.slash(world.channel, "table options", option="race", value="mountain")
    card = visible_text(world.messages(world.channel)[-1])
    assert "🗺️ Sofa-en-Vallée–Mont Ouf · 68 fields · about 19 rounds" in card


async def test_a_round_costs_three_taps(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.type(1, Ready())
    taps = 0
    board = playing.newest_with(world.messages(world.thread()), "mine")
    panel, taps = answer(await world.ann.click(board, custom_id=verb(board, "mine"))), taps + 1
    for label in ("All for the sprinter", "Ready (round 1)"):
        await tap(world.ann, panel, label)
        taps += 1
    assert (party.state.round, taps) == (2, 3)
    roles = [party.state.orders[rider.number - 1].role for rider in party.state.riders if rider.team == 0]
    assert roles.count(Role.SPRINT) == 1
    assert roles.count(Role.WORK) == 2
    assert "Ready (round 2)" in labels(panel)


async def test_the_news_of_a_round_stands_at_the_foot_of_the_panel_in_large_type(world: World) -> None:
    party = await riding.begin_quick(world)
    panel = await playing.panel(world, world.ann)
    assert source_text(panel).splitlines()[-1].startswith("### 🚩 They’re off")
    await party.type(1, Ready())
    await tap(world.ann, panel, "Ready (round 1)")
    foot = [line for line in source_text(panel).splitlines() if line.startswith("### ")][-1]
    below = source_text(panel).partition(foot)[2]
    assert foot != "### 🚴 Tour de France · #1"
    assert "Round 1, " in f"{foot}{below}"
    assert "They’re off" not in below
    await world.env.advance_time(HASTE_S)
    await tap(world.ann, panel, "Attack")
    assert foot in source_text(panel), "a draft does not push the news away"
    anew = await playing.panel(world, world.ann)
    assert foot in source_text(anew)


async def test_a_second_tap_rides_no_round_unseen(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.type(1, Ready())
    panel = await playing.panel(world, world.ann)
    await tap(world.ann, panel, "Ready (round 1)")
    await world.env.advance_time(HASTE_S - 1)
    question = answer(await tap(world.ann, panel, "Ready (round 2)"))
    assert "A new round has only just begun. Really **Ready (round 2)**" in visible_text(question)
    assert party.giving == [0, 1]
    await world.ann.click(question, custom_id=verb(question, "keep"))
    assert party.giving == [0, 1]
    typed = await world.ann.slash(world.thread(), "tour move", move="ready")
    question = answer(typed)
    assert "A new round has only just begun" in visible_text(question)
    await world.ann.click(question, custom_id=verb(question, "yes"))
    assert party.giving == [1]


async def test_a_slow_answer_does_not_shorten_the_look(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two seconds also count from the answer, which is drawn and sent after the ride."""
    party = await riding.begin_quick(world)
    await party.type(1, Ready())
    panel = await playing.panel(world, world.ann)
    await tap(world.ann, panel, "Ready (round 1)")
    started = world.table().seats[0].clock.since
    assert started is not None
    monkeypatch.setattr(world.app.clock, "now", returning(started + 2 * HASTE_S))
    question = answer(await tap(world.ann, panel, "Ready (round 2)"))
    assert "A new round has only just begun" in visible_text(question)
    assert party.giving == [0, 1]


async def test_a_second_tap_does_not_take_a_ready_press_back(world: World) -> None:
    party = await riding.begin_quick(world)
    panel = await playing.panel(world, world.ann)
    await tap(world.ann, panel, "Ready (round 1)")
    assert party.giving == [1]
    question = answer(await tap(world.ann, panel, "Not ready after all"))
    assert "only just pressed that. Really **Not ready after all**" in visible_text(question)
    await world.ann.click(question, custom_id=verb(question, "keep"))
    assert party.giving == [1]
    await world.env.advance_time(HASTE_S)
    result = await tap(world.ann, panel, "Not ready after all")
    assert result.followups == []
    assert party.giving == [0, 1]


async def test_a_ready_press_just_taken_back_on_purpose_asks_once(world: World) -> None:
    party = await riding.begin_quick(world)
    panel = await playing.panel(world, world.ann)
    await tap(world.ann, panel, "Ready (round 1)")
    question = answer(await tap(world.ann, panel, "Not ready after all"))
    await world.ann.click(question, custom_id=verb(question, "yes"))
    assert party.giving == [0, 1]


async def test_a_press_after_a_choice_asks_nothing(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.type(1, Ready())
    panel = await playing.panel(world, world.ann)
    await tap(world.ann, panel, "Ready (round 1)")
    await world.env.advance_time(HASTE_S)
    await tap(world.ann, panel, "Attack")
    result = await tap(world.ann, panel, "Ready (round 2)")
    assert result.followups == []
    assert party.giving == [1]


async def test_a_press_after_a_look_asks_nothing(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.type(1, Ready())
    panel = await playing.panel(world, world.ann)
    await tap(world.ann, panel, "Ready (round 1)")
    await world.env.advance_time(HASTE_S)
    result = await tap(world.ann, panel, "Ready (round 2)")
    assert result.followups == []
    assert party.giving == [1]


async def test_an_older_round_cannot_be_typed(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.all_ready()
    await world.env.advance_time(HASTE_S)
    text = reply_text(await world.ann.slash(world.thread(), "tour move", move="ready round 1"))
    assert "Ready (round 2)" in text
    assert party.giving == [0, 1]


async def test_a_ridden_round_closes_the_drawers_of_the_player_who_rode_it(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.type(1, Ready())
    panel = await playing.panel(world, world.ann)
    drawer = answer(await tap(world.ann, panel, party.rider(1)))
    await world.ann.click(drawer, custom_id=verb(drawer, "drawer"))
    await world.env.advance_time(1)
    await tap(world.ann, panel, "Ready (round 1)")
    assert party.state.round == 2
    assert drawer.id not in [message.id for message in world.messages(world.thread(), world.ann)]


async def test_a_late_player_finds_their_drawer_closed(world: World) -> None:
    party = await riding.begin_quick(world)
    panel = await playing.panel(world, world.ann)
    drawer = answer(await tap(world.ann, panel, party.rider(1)))
    await party.type(1, Ready())
    await world.env.advance_time(600)
    table = world.table()
    assert drawer.id in [message.id for message in world.messages(world.thread(), world.ann)]
    await party.type(0, Ready())
    await world.env.advance_time(5)
    assert world.table().version > table.version
    assert drawer.id not in [message.id for message in world.messages(world.thread(), world.ann)]


async def test_a_plan_is_typed_and_refused_by_its_reason(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.type(0, SetRole(1, Role.HUNT))
    await world.ann.slash(world.thread(), "tour move", move="plan attack")
    assert [order.role for order in party.state.orders[:6]].count(Role.ATTACK) == 3
    text = reply_text(await world.ann.slash(world.thread(), "tour move", move="plan attack"))
    assert text == "Your cards follow the plan “Attack” already."
    await party.press(0, SetPlan(Plan.SAVE))
    assert set(party.state.orders[:6]) == {Order()}


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "plan attack"), ("cs", "plán útok"), ("sk", "plan utok"), ("pl", "plan atak")]
)
def test_plan_attack_is_understood_in_every_language(language: str, typed: str) -> None:
    moves = [*map(SetPlan, Plan), *(SetRole(rider, role) for rider in (1, 2) for role in Role)]
    assert meant("tour", moves, typed, language) == [SetPlan(Plan.ATTACK)]
    for plan in Plan:
        name = Say(language, "tour")(f"plan-{plan.value}")
        word = Say(language, "tour").move(SetPlan(plan)).split(":")[0]
        assert meant("tour", moves, f"{word} {name}", language) == [SetPlan(plan)]


async def test_a_letter_has_the_plans_too(world: World) -> None:
    party = await riding.begin_quick(world)
    await world.env.advance_time(playing.LULL_S)
    letter = [message for message in world.messages(world.ann.user.dm_channel) if message.author.bot][-1]
    assert {"mv", "drawer"} <= verbs_of(letter)
    await playing.press(world.ann.user, [letter], party.menu_of(0).index(SetPlan(Plan.CLASSIC)))
    assert Role.WORK in [order.role for order in party.state.orders[:6]]
