"""Letters to absent players: a first missed turn and a lost seat, each with the button that leads back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES
from bot.table.reliability import SILENCE_S
from tests.e2e.reading import reply_text, strong
from tests.e2e.world import verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

DAY = 24 * 3600.0


def last_letter(world: World, person: Any) -> Any:
    """Return the newest direct message of the bot to a person."""
    return [message for message in world.messages(person.user.dm_channel) if message.author.bot][-1]


async def test_a_first_missed_turn_leads_back_to_the_move(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(DAY + 3600)
    assert world.table().seats[0].missed == 1
    letter = last_letter(world, world.ann)
    assert visible_text(letter).startswith("Guess the number #1: ⌛ Your time ran out, so the computer moved for you.")
    assert strong(letter) == ["My move"]
    await world.press(world.bob, 3)
    panel = await world.ann.user.click(letter, custom_id=verb(letter, "mine"))
    assert "ann" in reply_text(panel) or "turn" in reply_text(panel)


async def test_a_player_who_lost_the_seat_by_silence_takes_it_back_from_the_letter(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid, pace="unhurried")
    await world.env.advance_time(SILENCE_S + 3600)
    assert (world.table().open, world.table().host) == ((Seat(0),), world.bob.id)
    letter = last_letter(world, world.ann)
    assert "Your seat is open" in visible_text(letter)
    assert "Until you’re back, somebody else is the host" in visible_text(letter)
    assert strong(letter) == ["Play on"]
    reply = await world.ann.user.click(letter, custom_id=verb(letter, "sit"))
    assert "You’re back" in reply_text(reply)
    assert world.table().open == ()
    assert world.table().seat_of(world.ann.id) == Seat(0)


async def test_a_lost_seat_that_was_taken_is_refused_with_the_reason(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid, pace="unhurried")
    await world.env.advance_time(SILENCE_S + 3600)
    letter = last_letter(world, world.ann)
    await world.dora.click(world.board(), custom_id=verb(world.board(), "sit"))
    before = world.table()
    assert before.open == ()
    reply = reply_text(await world.ann.user.click(letter, custom_id=verb(letter, "sit")))
    assert "isn’t open" in reply
    assert world.table() == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lost_seat_is_reported_in_the_readers_language(world: World, language: str) -> None:
    await world.ann.user.slash("me language", language=language)
    await world.begin(world.ann, world.bob, world.cid, pace="unhurried")
    await world.env.advance_time(SILENCE_S + 3600)
    text = visible_text(last_letter(world, world.ann))
    words = {"en": "Your seat", "cs": "Tvoje místo", "sk": "Tvoje miesto", "pl": "Twoje miejsce"}
    assert words[language] in text
    assert "\n" not in text.partition(": ")[2].strip()
