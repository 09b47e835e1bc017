"""Whole stages of the Tour, from `/play` to the farewell: clicks, computers, deadlines, questions, restarts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Seat
from bot.table.model import Status
from cogs.tour.board import Phase
from cogs.tour.game import GAME
from cogs.tour.moves import Absent, Answer, Ready, Role, SetAttack, SetRole, SetSpeed, Speed, Swap, TakeBack, Until
from cogs.tour.moves import Attack as OnAttack
from tests.e2e import playing
from tests.e2e.reading import letters, reply_text
from tests.e2e.world import parts, source_text, verb, verbs_of, visible_text
from tests.games.tour.e2e import riding
from tests.games.tour.e2e.riding import EN
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

DAY = 86400.0


def drawers(message: Any) -> list[str]:
    """Return the labels of a message's buttons that open drawers."""
    return [part.label for part in parts(message) if (getattr(part, "custom_id", None) or "").startswith("drawer:")]


def prompts(message: Any) -> list[str]:
    """Return the placeholders of a message's lists, which show the chosen values."""
    return [part.placeholder for part in parts(message) if hasattr(part, "options")]


async def test_two_users_and_two_computers_ride_a_stage_by_clicks(world: World) -> None:
    riding.show_text_only(world)
    await world.open(world.ann, game="tour", computers=2, strength="easy")
    await world.ann.slash(world.channel, "table options", option="race", value="first")
    for person, control in ((world.bob, "join"), (world.ann, "start")):
        card = world.messages(world.channel)[-1]
        await person.click(card, custom_id=verb(card, control))
    seats = [world.table().seat_of(world.ann.id), world.table().seat_of(world.bob.id)]
    people: list[Any] = [None] * 4
    for seat, person in zip(seats, (world.ann, world.bob), strict=True):
        assert seat is not None
        people[seat] = person
    party = riding.Party(world, people)
    first = party.state.riders[0].number if seats[0] == 0 else party.world.table().state.riders[0].number
    assert first == 1
    ann, bob = (int(seat) for seat in seats if seat is not None)
    numbers = [rider.number for rider in party.state.riders if rider.team == ann]
    await party.press(ann, SetRole(numbers[0], Role.ATTACK))
    await party.press(ann, Ready())
    await party.press(ann, TakeBack())
    await party.press(ann, SetRole(numbers[0], Role.SPRINT))
    await party.press(ann, Ready(Until.EVENT))
    await party.press(bob, Ready(Until.END))
    await world.env.advance_time(playing.LULL_S)
    assert party.state.round > 1
    assert party.state.orders[numbers[0] - 1].role is Role.SPRINT
    for _ in range(60):
        if not party.on:
            break
        if ann in party.giving:
            await party.press(ann, Ready(Until.EVENT))
        await world.env.advance_time(playing.LULL_S)
    assert world.table().status is Status.ENDED
    farewell = visible_text(world.farewell())
    assert "Croissant–Café-au-Lit" in farewell
    assert "🏆" in farewell
    assert "wins in" in farewell
    assert "was fair" in reply_text(await world.dora.slash(world.thread(), "table verify"))


async def test_orders_can_be_changed_until_all_are_ready(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.press(0, Ready())
    assert "1 of 2 is ready" in visible_text(world.board()) or "1 of 2 are ready" in visible_text(world.board())
    assert "You’re ready" in reply_text(await party.type(0, SetRole(1, Role.HUNT)))
    await party.press(0, TakeBack())
    await party.press(0, SetRole(1, Role.HUNT))
    await party.press(0, Swap(1, 2))
    await party.type(0, Ready())
    assert party.state.round == 1
    await party.press(1, Ready())
    assert party.state.round == 2
    assert party.state.orders[0].role is Role.HUNT


async def test_a_riders_drawer_shows_the_chosen_values(world: World) -> None:
    party = await riding.begin_quick(world)
    panel = await playing.panel(world, world.ann)
    assert drawers(panel) == [*map(party.rider, range(1, 7)), "Places"]
    assert [len(name.split("\u00a0")) for name in drawers(panel)[:-1]] == [2] * 6, "each has a number and a name"
    await party.press(0, SetSpeed(2, Speed.FROM_5))
    panel = await playing.panel(world, world.ann)
    (custom_id,) = (part.custom_id for part in parts(panel) if getattr(part, "label", None) == party.rider(2))
    result = await world.ann.click(panel, custom_id=custom_id)
    drawer = result.followups[-1] if result.followups else result.response
    assert prompts(drawer) == ["🎽 Role: In the wheels"]
    assert drawers(drawer) == ["More"]
    await world.ann.click(drawer, custom_id=verb(drawer, "drawer"))
    assert drawers(drawer) == []
    assert prompts(drawer)[:3] == [
        "🎽 Role: In the wheels",
        "⏱️ Speed: takes over from 5",
        "⚡ On ATTACK: takes the plain number (role)",
    ]


async def test_a_draft_causes_no_edit_ping_or_count(world: World) -> None:
    party = await riding.begin_quick(world)
    await world.env.advance_time(playing.LULL_S)
    version, before = world.table().public_version, visible_text(world.board())
    posted = len(world.messages(world.thread()))
    for move in (SetRole(7, Role.ATTACK), SetSpeed(8, Speed.RED), SetAttack(9, OnAttack.PULL)):
        await party.press(1, move)
    await world.env.advance_time(playing.LULL_S)
    assert (world.table().public_version, visible_text(world.board())) == (version, before)
    assert len(world.messages(world.thread())) == posted


async def test_a_round_has_a_short_story_and_the_history_has_every_move(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.all_ready()
    await world.env.advance_time(playing.LULL_S)
    lines = [line for line in visible_text(world.board()).splitlines() if line.startswith("-# •")]
    assert lines[-1].startswith("-# • 🚴 Round 1, ")
    assert 1 <= len(lines) <= 6
    assert not any("rolls yellow" in line for line in lines)
    history = reply_text(await world.dora.slash(world.thread(), "table show", view="history"))
    assert "rolls yellow" in history or "takes over" in history


async def test_a_late_team_rides_by_its_present_cards(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.type(1, SetRole(7, Role.WORK))
    await party.type(0, Ready())
    await world.env.advance_time(DAY + 60)
    assert party.state.round == 2
    assert party.state.orders[6].role is Role.WORK
    assert "DeadlineMissed" in [type(fact).__name__ for fact in await world.facts()]
    history = reply_text(await world.dora.slash(world.thread(), "table show", view="history"))
    assert "the team rides by its cards" in history


async def test_a_resigned_team_rides_by_its_cards(world: World) -> None:
    party = await riding.begin_quick(world, world.ann, world.bob, world.cid)
    await playing.confirm_if_asked(world.cid, await world.cid.slash(world.thread(), "table resign"))
    await world.env.advance_time(30)
    assert "GoneForGood" in [type(fact).__name__ for fact in await world.facts()]
    assert "0 of 2 are ready" in visible_text(world.board())
    await party.to_the_end()
    assert world.table().status is Status.ENDED


async def test_only_leaving_for_good_needs_a_confirmation(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.type(0, Absent())
    assert 0 not in party.giving
    await party.type(1, Absent(for_good=True))
    assert party.state.teams[1].gone


async def asked(party: riding.Party, seat: int) -> None:
    """Let all riders of a seat ask about the speed, and make all teams ready."""
    own = [rider.number for rider in party.state.riders if rider.team == seat]
    await party.type(seat, *(SetSpeed(number, Speed.ASK) for number in own))
    await party.all_ready()


async def test_a_question_is_asked_with_its_odds_and_answered(world: World) -> None:
    party = await riding.begin_quick(world)
    await asked(party, 0)
    assert party.state.phase is Phase.ASK
    assert party.giving == [0]
    await world.env.advance_time(playing.LULL_S)
    assert "(ann) looks back at the team car" in visible_text(world.board())
    assert "of 6" not in visible_text(world.board())
    secrets = reply_text(await world.ann.slash(world.thread(), "table show", view="secrets"))
    assert "what about the speed?" in secrets
    assert "Yellow die 2–" in secrets
    assert "`1` " in secrets
    assert "`0` " not in secrets
    panel = await playing.panel(world, world.ann)
    rider = party.state.order[party.state.at]
    assert any((getattr(part, "label", "") or "").startswith("Yellow die") for part in parts(panel))
    assert f"{rider} {world.table().pieces[rider - 1]} (ann) looks back" in plain(visible_text(panel))
    assert any("❓" in letter for letter in letters(world, world.ann)[-1:])
    before = party.state.at
    await party.press(0, Answer(0))
    assert (party.state.at, party.state.round) != (before, 1)
    for _ in range(6):
        if party.state.phase is Phase.ASK:
            await party.type(0, Answer(0))
    assert party.state.round == 2


async def test_answers_are_typed_by_their_shown_numbers(world: World) -> None:
    party = await riding.begin_quick(world)
    await asked(party, 0)
    question = GAME.hand(party.state, Seat(0)).question
    assert question is not None
    assert question.answers == ("yellow", "white", "red")
    numbers = ["1", "2", "3"]
    offered = await world.ann.autocomplete(world.thread(), "tour move", "move", "answer")
    assert [choice["value"].split(":")[0] for choice in offered][: len(numbers)] == [f"Answer {n}" for n in numbers]
    for typed in ("0", str(len(numbers) + 1), "9" * 5000, "the last"):
        text = reply_text(await world.ann.slash(world.thread(), "tour move", move=typed))
        assert text == plain(EN("refused-no-answer", most=len(numbers)))
    await world.ann.slash(world.thread(), "tour move", move=" 2 ")
    ridden = next(ride for ride in GAME.board(party.state).rides if ride.rider == question.rider)
    assert ridden.how == "white"


async def test_an_unanswered_question_is_decided_by_the_role(world: World) -> None:
    party = await riding.begin_quick(world)
    await asked(party, 1)
    for _ in range(6):
        if party.state.phase is Phase.ASK:
            await world.env.advance_time(DAY + 60)
    assert party.state.round == 2


async def test_a_restart_during_a_round_loses_no_orders(world: World) -> None:
    party = await riding.begin_quick(world)
    await asked(party, 0)
    before = party.state
    await world.restart(after=60)
    riding.show_text_only(world)
    assert party.state == before
    assert party.giving == [0]
    await party.press(0, Answer(0))
    await party.to_the_end()
    assert world.table().status is Status.ENDED
    assert "was fair" in reply_text(await world.dora.slash(world.thread(), "table verify"))


async def test_the_end_of_a_stage_is_a_chapter_and_the_race_continues(world: World) -> None:
    party = await riding.begin_quick(world, race="three", riders="3")
    await party.all_ready(Until.END)
    await world.env.advance_time(playing.LULL_S)
    chapters = [message for message in world.messages(world.thread()) if "Next, stage 2 of 3" in visible_text(message)]
    assert len(chapters) == 1
    chapter = visible_text(chapters[0])
    assert "Pancake–Baguette-sur-Mer" in chapter
    assert "🟡" in chapter
    assert "leads: " in chapter
    assert party.state.stage == 1
    board = visible_text(world.board())
    assert "Stage 2 of 3" in board
    assert "-# •" not in source_text(world.board()), "the chapter's message has its news"
    assert "wins the stage" not in board
    await party.to_the_end()
    assert "wins the race in" in visible_text(world.farewell())


async def test_a_stage_is_shown_with_its_pictures(world: World) -> None:
    party = await riding.begin(world, world.ann, world.bob)
    assert [file.filename for file in world.board().attachments] == ["board-1.png"]
    assert "Riders in their order of play" in world.board().attachments[0].description
    await world.env.advance_time(playing.LULL_S)
    letter = [message for message in world.messages(world.ann.user.dm_channel) if message.author.bot][-1]
    (picture,) = letter.attachments
    assert "Your orders" in picture.description
    assert "Riders in their order of play" in picture.description
    assert "If all is well, just press Ready." in visible_text(letter)
    assert "drawer" in verbs_of(letter)
    await party.type(0, Ready(Until.END))
    await party.type(1, Ready(Until.END))
    await world.env.advance_time(playing.LULL_S)
    farewell, sequel = world.farewell(), world.messages(world.thread())[-1]
    assert [file.filename.rpartition(".")[2] for file in farewell.attachments] == ["png"]
    assert [file.filename.rpartition(".")[2] for file in sequel.attachments] == ["png", "gif"]
    assert "wins in" in (farewell.embeds[1].description or ""), "the words stand below the photo finish"
    assert verbs_of(sequel) == {"again"}, "one tap from the last message to the next game"
