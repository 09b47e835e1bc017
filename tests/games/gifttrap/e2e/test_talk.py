"""What players say in their own words: asked after a round, by a form or typed, and forgotten with them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.e2e import playing
from tests.e2e.reading import reply_text
from tests.e2e.world import custom_ids, verb, verbs_of, visible_text
from tests.games.gifttrap.e2e import giving
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World


async def asked(world: World, **options: Any) -> tuple[giving.Party, Any]:
    """Play a round at a quick table; return the party and the person whom the board asks."""
    party = await giving.begin_quick(world, quick_unwrap="yes", **options)
    await party.play_round()
    button = next(id_ for id_ in custom_ids(world.board()) if id_.startswith("say:"))
    assert ":why-1" in button
    names = [person for person in party.people if f"💬 {person.user.name}, " in plain(visible_text(world.board()))]
    return party, names[0]


async def answered(world: World, person: Any, words: str) -> Any:
    """Press the button below the board and send the form with these words; return the result."""
    button = next(id_ for id_ in custom_ids(world.board()) if id_.startswith("say:"))
    shown = await person.click(world.board(), custom_id=button)
    return await person.submit_modal(shown, {"line": words})


async def test_a_line_in_a_form_stands_on_the_board(world: World) -> None:
    party, person = await asked(world)
    moves, due = world.table().moves, world.table().seats[party.seat].clock.due
    assert "can’t have" in reply_text(await answered(world, person, "<@1> made me"))
    await answered(world, person, "I get  seasick.")
    assert "“I get seasick.”" in plain(visible_text(world.board()))
    assert "say" not in verbs_of(world.board())
    assert (world.table().moves, world.table().seats[party.seat].clock.due) == (moves, due)
    history = reply_text(await person.slash(world.thread(), "table show", view="history"))
    assert re.search(r"“I get seasick.” – .+ \((GREAT|GOOD|OK|NO WAY)\)", plain(history))


async def test_only_the_person_who_is_asked_may_answer(world: World) -> None:
    party, person = await asked(world)
    other = next(other for other in party.people if other is not person)
    button = next(id_ for id_ in custom_ids(world.board()) if id_.startswith("say:"))
    assert "Nobody asks you" in reply_text(await other.click(world.board(), custom_id=button))
    assert "Nobody asks you" in reply_text(await other.slash(world.thread(), "gifttrap move", move="say: Me too."))
    assert "seasick" in reply_text(await person.slash(world.thread(), "gifttrap move", move="Řeknu: I get seasick."))
    assert "“I get seasick.”" in plain(visible_text(world.board()))


async def test_the_dealer_adds_a_word_to_the_deal(world: World) -> None:
    party = await giving.begin_quick(world, quick_unwrap="yes")
    dealer = party.people[party.seat]
    await party.deal()
    assert "may add a word" in visible_text(world.board())
    await answered(world, dealer, "All of them are mine.")
    assert "“All of them are mine.” – round 1" in plain(visible_text(world.board()))


async def test_a_table_without_banter_asks_nothing(world: World) -> None:
    _, person = await asked(world)
    await world.ann.slash(world.thread(), "table options", banter=False)
    assert "say" not in verbs_of(world.board())
    assert "Nobody asks you" in reply_text(await person.slash(world.thread(), "gifttrap move", move="say: Me too."))


async def test_the_form_repeats_the_question(world: World) -> None:
    _, person = await asked(world)
    button = next(id_ for id_ in custom_ids(world.board()) if id_.startswith("say:"))
    form = str((await person.click(world.board(), custom_id=button)).modal)
    assert person.user.name in form
    assert "Why?" in form or "How did you know?" in form


async def test_a_second_form_changes_nothing(world: World) -> None:
    _, person = await asked(world)
    button = next(id_ for id_ in custom_ids(world.board()) if id_.startswith("say:"))
    twice = await person.click(world.board(), custom_id=button)
    await answered(world, person, "I get seasick.")
    assert "Nobody asks you" in reply_text(await person.submit_modal(twice, {"line": "Twice."}))
    assert "Twice" not in plain(visible_text(world.board()))


async def test_the_next_round_repeats_what_was_said_about_the_last(world: World) -> None:
    party, person = await asked(world)
    await answered(world, person, "I get seasick.")
    await party.play_round(shift=1)
    await party.deal()
    (post,) = (m for m in world.messages(world.thread()) if "Round 2 is unwrapped" in visible_text(m))
    assert "“I get seasick.” – " in plain(visible_text(post))
    first = next(m for m in world.messages(world.thread()) if "Round 1 is unwrapped" in visible_text(m))
    assert "seasick" not in plain(visible_text(first))


async def test_the_farewell_repeats_what_was_said(world: World) -> None:
    party, person = await asked(world, track="short", rounds="4")
    await answered(world, person, "I get seasick.")
    while party.on:
        await party.play_round(shift=party.state.round)
    assert "“I get seasick.”" in plain(visible_text(world.farewell()))


async def test_forgetting_removes_the_line_everywhere(world: World) -> None:
    party, person = await asked(world, track="short", rounds="4")
    await answered(world, person, "I get seasick.")
    question = (await person.slash(world.channel, "me forget")).response
    await person.click(question, custom_id=verb(question, "forget"))
    await world.env.advance_time(playing.LULL_S)
    others = [other for other in party.people if other is not person]
    history = reply_text(await others[0].slash(world.thread(), "table show", view="history"))
    assert "seasick" not in plain(visible_text(world.board()))
    assert "seasick" not in plain(history)
