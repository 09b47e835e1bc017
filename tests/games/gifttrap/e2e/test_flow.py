"""A sheet as one question at a time: the taps of a round, from the thread and by letter, and the lists for changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import Choose, Deal, Give, OpenAll, Trap
from tests.e2e import playing
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import parts, verb, visible_text
from tests.games.gifttrap.e2e import giving
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

MOST_TAPS = {3: 10, 4: 12, 5: 10, 6: 11, 7: 12, 8: 13}
"""By players, the taps of a player who does not deal: one opens the panel, then each gift, four tokens, Ready."""


def first_answer(message: Any) -> Any:
    """Return the first button of a menu that makes a move."""
    return next(part for part in parts(message) if (getattr(part, "custom_id", None) or "").startswith("mv:"))


def question(message: Any) -> str:
    """Return the question of a panel, as it is read."""
    texts = [*visible_text(message).split("\n"), *(embed.description or "" for embed in message.embeds)]
    return [plain(text.removeprefix("### ")) for text in texts if text.startswith("### ") and "?" in text][-1]


def crowd(world: World, count: int) -> tuple[Any, ...]:
    """Return users of the server."""
    newcomers = (world.newcomer(name) for name in ("eve", "fay", "gus", "hal"))
    return (world.ann, world.bob, world.cid, world.dora, *newcomers)[:count]


@pytest.mark.parametrize("count", [3, 5, 8])
async def test_a_round_costs_a_tap_for_each_choice(world: World, count: int) -> None:
    """Three and five players need at most 11 taps; among eight, 7 gifts, 4 tokens and Ready alone are 12."""
    party = await giving.begin_quick(world, *crowd(world, count))
    await party.deal()
    seat = (party.state.dealer + 1) % count
    person = party.people[seat]
    panel, taps = await playing.panel(world, person), 1
    asked = list[str]()
    while not party.state.friends[seat].ready:
        asked.append(question(panel))
        await person.click(panel, custom_id=first_answer(panel).custom_id)
        taps += 1
    assert taps == MOST_TAPS[count]
    gifts = taps - 6
    tokens, last = asked[gifts:-1], asked[-1]
    assert len([text for text in asked[:gifts] if text.startswith("🎁 For ")]) == len(set(asked[:gifts])) == gifts
    assert [text.partition("?")[0] for text in tokens] == ["⭐ GREAT", "⭐ GOOD", "⭐ OK", "⭐ NO WAY"]
    assert last == "✅ Ready?"


async def test_three_players_play_a_round_by_hand_in_eleven_taps(world: World) -> None:
    """The panel, 4 gifts, 4 tokens, Ready, and everything unwrapped: the dealer needs two more, for the deck."""
    party = await giving.begin_quick(world, quick_unwrap="no")
    await party.deal()
    for seat in range(3):
        panel = await playing.panel(world, party.people[seat])
        while not party.state.friends[seat].ready:
            await party.people[seat].click(panel, custom_id=first_answer(panel).custom_id)
    assert party.state.phase is Phase.UNWRAP
    for _ in range(3):
        await party.on_board(OpenAll())
    assert party.state.round == 2


async def test_a_letter_asks_one_question_after_another(world: World) -> None:
    """A letter needs no tap to open; its text stays, and its question changes with the menu."""
    party = await giving.begin_quick(world)
    await party.deal()
    await world.env.advance_time(playing.LULL_S)
    (letter,) = [
        message
        for message in world.messages(world.bob.user.dm_channel)
        if message.embeds and any("?" in (embed.description or "") for embed in message.embeds[1:])
    ]
    text, asked = letter.embeds[0].description, list[str]()
    while not party.state.friends[1].ready:
        asked.append(question(letter))
        before = len(asked)
        await world.bob.user.click(letter, custom_id=first_answer(letter).custom_id)
        letter = next(m for m in world.messages(world.bob.user.dm_channel) if m.id == letter.id)
        if not party.state.friends[1].ready:
            assert letter.embeds[0].description == text
        assert before <= 9
    assert len(asked) == len(set(asked)) == 9


async def test_a_gift_is_asked_for_once(world: World) -> None:
    party = await giving.begin_quick(world, *giving.five(world))
    await party.deal()
    await party.type(0, Give(Seat(2), 3))
    panel = await playing.panel(world, world.ann)
    labels = [part.label for part in parts(panel) if (getattr(part, "custom_id", None) or "").startswith("mv:")]
    assert "bob" in question(panel)
    assert [label.partition(".")[0] for label in labels if label[0].isdigit()] == ["1", "2", "4", "5", "6"]
    assert all(len(label) <= 32 for label in labels)


async def test_the_expert_cards_say_what_they_do_and_for_whom(world: World) -> None:
    party = await giving.begin_quick(world, expert="true")
    await party.deal()
    await party.type(0, *giving.sheet(party.state, 0))
    panel = await playing.panel(world, world.ann)
    assert "You still have expert cards to lay" in visible_text(panel)
    (knob,) = (part.custom_id for part in parts(panel) if getattr(part, "label", None) == "Expert cards")
    drawer = answer(await world.ann.click(panel, custom_id=knob))
    assert "doubles *your* steps for a gift that you give" in visible_text(drawer)
    assert "doubles *your* steps for a gift that you get" in visible_text(drawer)
    options = [option.label for part in parts(drawer) if hasattr(part, "options") for option in part.options]
    assert len([option for option in options if option.endswith(("→ bob", "→ cid"))]) == 4


async def test_a_call_of_gifttrap_asks_again_after_an_opening(world: World) -> None:
    """Between the question and its answer a gift is opened: the caller is asked again and told which."""
    party = await giving.begin_quick(world, gifttrap_card="true", quick_unwrap="no")
    await party.deal()
    for seat in range(3):
        await party.choose(seat, seat)
    caller = (party.seat + 1) % 3
    person = party.people[caller]
    panel = await playing.panel(world, person)
    place, n = next(
        (part.custom_id, option.value)
        for part in parts(panel)
        for option in getattr(part, "options", ())
        if option.label.startswith("7.")
    )
    asked = await person.select(panel, [n], custom_id=place)
    first = asked.followups[-1] if asked.followups else asked.response
    await party.type(party.seat, party.menu[0])
    opened = party.state.openings[0].gift
    await person.click(first, custom_id=verb(first, "yes"))
    assert party.state.trapped == ()
    assert f"opened: {opened}. " in plain(visible_text(first)) or f"counted: {opened}. " in plain(visible_text(first))
    await person.click(first, custom_id=verb(first, "yes"))
    assert party.state.trapped == (7,)


async def test_a_typed_call_of_gifttrap_asks_again_too(world: World) -> None:
    party = await giving.begin_quick(world, gifttrap_card="true", quick_unwrap="no")
    await party.deal(Deck.RED)
    for seat in range(3):
        await party.choose(seat, seat)
    caller = (party.seat + 1) % 3
    person = party.people[caller]
    words = f"GiftTRAP: 1. {giving.EN(f'gift-{party.state.gifts[0]}')}"
    asked = await person.slash(world.thread(), "gifttrap move", move=words)
    assert "can’t be taken back" in reply_text(asked)
    question_message = asked.followups[-1] if asked.followups else asked.response
    await party.type(party.seat, party.menu[0])
    await person.click(question_message, custom_id=verb(question_message, "yes"))
    assert party.state.trapped == ()
    await person.click(question_message, custom_id=verb(question_message, "yes"))
    assert party.state.trapped == (1,)


async def test_a_dealer_needs_two_taps_to_deal(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.press(party.seat, Choose(Deck.BLUE))
    await party.press(party.seat, Deal())
    assert party.state.phase is Phase.CHOOSE
    assert not any(isinstance(move, Trap) for move in party.menu_of(0))
