"""Time off: it is shown in lobbies and beside active players, it stops turns, and it warns once when it runs low."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.i18n.dates import moment
from bot.i18n.translation import LANGUAGES, Say
from tests.by_seat import by_seat
from tests.e2e.reading import calls, letters, reply_text
from tests.e2e.world import visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

HOUR = 3600.0
DAY = 24 * HOUR


async def test_away_without_options_shows_the_status(world: World) -> None:
    reply = reply_text(await world.bob.user.slash("me away"))
    assert reply.startswith("🏠 You’re not away. Days off this year: 30 days left.")
    assert "(time zone: Europe/Prague)" in reply
    await world.bob.user.slash("me away", until="5 days")
    reply = reply_text(await world.bob.user.slash("me away"))
    assert reply.startswith("🏖️ You’re away until <t:")
    assert "30 days left" in reply


async def test_a_lobby_marks_an_away_player_until_the_return(world: World) -> None:
    await world.begin(world.ann, world.bob)
    card = await world.open(world.ann)
    assert "🏖️" not in visible_text(card)
    assert "Enjoy!" in reply_text(await world.ann.user.slash("me away", until="5 days"))
    card = world.messages(world.channel)[-1]
    assert "🏖️ away until <t:" in visible_text(card)
    assert "(days off: 30 days left)" in visible_text(card)
    assert "Welcome back!" in reply_text(await world.ann.user.slash("me away", back=True))
    assert "🏖️" not in visible_text(world.messages(world.channel)[-1])


async def test_a_lobby_stops_marking_a_player_when_the_time_off_ends(world: World) -> None:
    await world.open(world.ann)
    await world.ann.user.slash("me away", until="3 hours")
    assert "🏖️" in visible_text(world.messages(world.channel)[-1])
    await world.env.advance_time(3 * HOUR + 60)
    assert "🏖️" not in visible_text(world.messages(world.channel)[-1])


async def test_the_board_marks_an_away_active_player_and_the_turn_waits(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.env.advance_time(60)
    await world.ann.user.slash("me away", until="9 days")
    assert "🏖️ ann: away until <t:" in visible_text(world.board())
    assert "🏖️ ann: away until <t:" in reply_text(await world.bob.slash(world.thread(), "moves"))
    await world.env.advance_time(3 * DAY)
    table = world.table()
    assert (table.moves, by_seat(table, "missed")) == (0, (0, 0))
    assert [type(fact).__name__ for fact in await world.facts()].count("Excused") == 1
    assert len(calls(world, world.ann)) == 1
    assert letters(world, world.ann) == []
    reply = reply_text(await world.ann.user.slash("me away"))
    assert "27 days left" in reply  # and 23 hours, because 49 hours were used
    assert world.app.vacations.of(world.ann.id).hours == 49
    await world.press(world.ann, 3)
    assert "🏖️" not in visible_text(world.board()).partition("• ")[0]


async def test_an_early_return_shows_the_number_of_waiting_games(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.user.slash("me away", until="9 days")
    await world.env.advance_time(2 * DAY)
    assert "One game is waiting for you" in reply_text(await world.ann.user.slash("me away", back=True))
    assert "🏖️ ann: away" not in visible_text(world.board())
    await world.env.advance_time(2 * HOUR)
    assert by_seat(world.table(), "missed") == (0, 0)
    assert len([letter for letter in letters(world, world.ann) if "Reminder" in letter]) == 1


@pytest.mark.unmeasured
async def test_a_low_balance_sends_one_warning_each_time(world: World) -> None:
    world.app.vacations.days = 3
    await world.begin(world.ann, world.bob)
    await world.begin(world.ann, world.bob)
    await world.ann.user.slash("me away", until="20 days")
    await world.env.advance_time(3 * DAY)
    assert [text for text in letters(world, world.ann) if "🏖️" in text] == [
        text for text in letters(world, world.ann) if "running low: 47 hours left" in text
    ]
    assert len([text for text in letters(world, world.ann) if "🏖️" in text]) == 1
    await world.env.advance_time(DAY + 2 * HOUR)
    assert len([text for text in letters(world, world.ann) if "used up" in text]) == 1
    assert len([text for text in letters(world, world.ann) if "🏖️" in text]) == 2
    assert world.table().seats[0].missed > 0


async def test_time_off_survives_a_restart_and_is_deleted_with_its_user(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.user.slash("me away", until="9 days")
    await world.env.advance_time(2 * DAY)
    hours = world.app.vacations.of(world.ann.id).hours
    assert hours > 0
    await world.restart(after=12 * HOUR)
    assert world.app.vacations.of(world.ann.id).hours == hours
    await world.app.tables.forget(world.ann.id)
    world.app.preferences.forget(world.ann.id)
    await world.restart()
    assert (await world.chosen_by(world.ann.id)).vacation.hours == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_refusals_are_in_the_language_of_the_requester(world: World, language: str) -> None:
    user = world.ann.user
    await user.slash("me language", language=language)
    say = Say(language)
    refusals = {
        "2020-01-01": "date-past",
        "2100-01-01": "date-too-far",
        "31.2.": "date-unknown",
        "soonish": "date-unknown",
    }
    for until, refusal in refusals.items():
        assert reply_text(await user.slash("me away", until=until)) == plain(say(refusal, days=366)), until
    assert reply_text(await user.slash("me away", back=True)) == plain(say("not-away"))
    assert reply_text(await user.slash("me away", until="5 days", back=True)) == plain(say("away-until-or-back"))
    assert world.app.vacations.of(world.ann.id).until is None
    reply = reply_text(await user.slash("me away", until="200 days"))
    assert plain(say("away-longer")) in reply
    world.app.vacations.days = 0
    assert reply_text(await user.slash("me away")) == plain(say("away-off"))


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "next week"), ("cs", "do konce příštího týdne"), ("sk", "budúci týždeň"), ("pl", "w przyszłym tygodniu")],
)
async def test_time_off_is_understood_in_words_of_every_language(world: World, language: str, typed: str) -> None:
    await world.ann.user.slash("me language", language=language)
    reply = reply_text(await world.ann.user.slash("me away", until=typed))
    until = (await world.chosen_by(world.ann.id)).vacation.until
    assert f"<t:{int(until or 0)}:f>" in reply
    assert until == moment("next week", world.app.clock.now(), "Europe/Prague")
    before = await world.chosen_by(world.ann.id)
    refusal = reply_text(await world.ann.user.slash("me away", until="blargh"))
    assert "24.12." in refusal
    assert await world.chosen_by(world.ann.id) == before
