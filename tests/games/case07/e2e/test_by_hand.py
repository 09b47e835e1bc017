"""Answers by hand in 07 zgłoś się: the holder presses the answer, and pays for a wrong one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import LANGUAGES, Say
from cogs.case07.cards import Card
from cogs.case07.labels import label, polish
from cogs.case07.moves import Answer, Examine, Judge, Patrol, Reply, Report
from cogs.case07.rules.actions import right_answer
from tests.e2e import playing
from tests.e2e.reading import calls, reply_text
from tests.e2e.world import parts, visible_text
from tests.games.case07.e2e import investigating
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def begin_and_ask(world: World, *moves: type) -> playing.Party:
    """Begin a game of three with answers by hand and ask a question of each kind given."""
    party = await investigating.begin_quick(world, human_answers="true")
    for kind in moves or (Examine,):
        await party.by_panel(investigating.question(party, kind))
    return party


def right(party: playing.Party) -> Any:
    """Return the right answer to the pending question."""
    return right_answer(party.state, party.state.pending)


def wrong(party: playing.Party) -> Any:
    """Return a wrong answer."""
    return next(move for move in party.menu if move != right(party))


@pytest.mark.parametrize("question", [Examine, Patrol])
async def test_the_holder_answers_by_button(world: World, question: type) -> None:
    party = await begin_and_ask(world, question)
    asker = party.state.turn
    assert party.acting is party.people[(asker - 1) % 3]
    await party.by_panel(right(party))
    assert len(party.state.sleuths[asker].findings) == 1
    assert party.acting is party.people[(asker + 1) % 3]


async def test_the_holders_ping_shows_the_question(world: World) -> None:
    party = await begin_and_ask(world)
    card = party.state.pending.card
    question = f"has asked about 🔎 {label(card, investigating.EN)}"
    await world.env.advance_time(playing.LULL_S)
    assert f"asks you: 🔎 {polish(card)}" in visible_text(calls(world, party.acting)[-1])
    assert [question in visible_text(await investigating.secrets(world, person)) for person in party.people] == [
        person is party.acting for person in party.people
    ]


async def test_a_solution_is_judged_by_button(world: World) -> None:
    party = await investigating.begin_quick(world, human_answers="true")
    asker = party.seat
    for move in investigating.solution(party):
        await party.by_panel(move)
    labels = [getattr(part, "label", None) for part in parts(await playing.panel(world, party.acting))]
    assert {"Right", "Wrong"} <= set(labels)
    await party.by_panel(Judge(right=True))
    assert party.state.sleuths[asker].points == (7,)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_answers_are_typed_in_the_users_language(world: World, language: str) -> None:
    party = await begin_and_ask(world)
    await party.acting.user.slash("me language", language=language)
    asker, say = party.state.turn, Say(language, "case07")
    answer = say(f"answer-{right(party).answer.value}")
    await party.acting.slash(world.thread(), "case07 move", move=answer)
    assert len(party.state.sleuths[asker].findings) == 1


async def test_a_report_and_a_verdict_are_typed(world: World) -> None:
    party = await begin_and_ask(world, Patrol)
    reported = party.state.turn
    await investigating.typed(world, party.acting, right(party))
    assert len(party.state.sleuths[reported].findings) == 1
    solver = party.seat
    for move in investigating.solution(party):
        await investigating.typed(world, party.acting, move)
    await party.acting.slash(world.thread(), "case07 move", move="right")
    assert party.state.sleuths[solver].solved


async def test_a_wrong_answer_costs_the_holder_and_pays_the_misled(world: World) -> None:
    party = await begin_and_ask(world)
    asker, guilty = party.state.turn, party.seat
    await party.by_panel(wrong(party))
    (mistake,) = await investigating.facts_of(world, "Misinformed")
    assert (mistake.seat, mistake.asker) == (guilty, asker)
    assert [party.state.sleuths[seat].points for seat in (asker, guilty)] == [(7,), (0,)]
    board = playing.newest_with(world.messages(world.thread()), "secrets")
    assert "Wrong information!" in visible_text(board)


async def test_a_computer_holder_answers_rightly(world: World) -> None:
    investigating.describe_in_words(world)
    await world.open(world.ann, game="case07", computers=1)
    await world.ann.slash(world.channel, "table options", option="human_answers", value="true")
    await world.ann.slash(world.channel, "table start")
    party = playing.Party(world, (world.ann, None))
    await world.env.advance_time(1)
    while not party.state.sleuths[0].findings:
        await party.by_panel(right(party) if party.state.pending else investigating.question(party, Patrol))
        await world.env.advance_time(1)
    assert await investigating.facts_of(world, "Misinformed") == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_move_that_does_not_answer_the_question_is_refused(world: World, language: str) -> None:
    party = await begin_and_ask(world)
    asker, holder, other = (party.people[(party.state.turn + n) % 3] for n in (0, -1, 1))
    say, table = Say(language, "case07"), world.table()
    for person, move, why in (
        (asker, Patrol(Card.OKECIE), "refused-wait-for-answer"),
        (holder, Patrol(Card.OKECIE), "refused-answer-first"),
        (holder, Report(0, 3), "refused-no-answer"),
        (holder, Judge(right=True), "refused-no-answer"),
        (other, Reply(Answer.SAME), "not-your-turn"),
    ):
        await person.user.slash("me language", language=language)
        assert reply_text(await investigating.typed(world, person, move)) == plain(say(why))
    assert world.table() == table


async def test_an_answer_without_a_question_is_refused(world: World) -> None:
    party = await investigating.begin_quick(world)
    for move in (Reply(Answer.SAME), Report(1, 1), Judge(right=True)):
        text = reply_text(await investigating.typed(world, party.acting, move))
        assert text == investigating.EN("refused-nothing-asked")
