"""The card of a lobby: its buttons and the changes that they show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot import discovery
from bot.game.contract import Seat, Strength
from bot.i18n.translation import Say
from bot.table.deadlines import HOUR_S
from bot.table.model import Pace, Status
from bot.table.reliability import MIN_TURNS, EndedTurn
from bot.ui.messages.cards import options
from tests.e2e.reading import answer, buttons, lists, reply_text
from tests.e2e.world import custom_ids, verb, visible_text
from tests.games.marks import each_switch, one_switch
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


def card(world: World) -> Any:
    """Return the newest card in the channel."""
    return [message for message in world.messages(world.channel) if message.components][-1]


async def press(world: World, person: Any, name: str) -> Any:
    """Press a button of the card by its verb."""
    return await person.click(card(world), custom_id=verb(card(world), name))


async def panel(world: World, person: Any) -> Any:
    """Open the options panel as this person."""
    return answer(await press(world, person, "options"))


async def test_the_card_shows_joining_and_leaving_players(world: World) -> None:
    await world.open(world.ann)
    assert "1. **ann** 🏠" in visible_text(card(world))
    await press(world, world.bob, "join")
    assert "2. **bob**" in visible_text(card(world))
    await press(world, world.bob, "leave")
    assert "bob" not in visible_text(card(world))


async def test_changes_edit_the_same_card(world: World) -> None:
    await world.open(world.ann)
    before = [message.id for message in world.messages(world.channel)]
    for name in ("join", "leave", "join"):
        await press(world, world.bob, name)
    assert [message.id for message in world.messages(world.channel)] == before


async def test_start_waits_for_enough_players(world: World) -> None:
    await world.open(world.ann)
    assert buttons(card(world))["start"].disabled
    await press(world, world.bob, "join")
    assert not buttons(card(world))["start"].disabled


async def test_a_full_table_disables_joining(world: World) -> None:
    await world.open(world.ann, computers=3)
    assert buttons(card(world))["join"].disabled
    assert buttons(card(world))["computer"].disabled


async def test_the_host_adds_a_computer(world: World) -> None:
    await world.open(world.ann)
    await press(world, world.ann, "computer")
    assert "🤖 Ada (medium)" in visible_text(card(world))


@pytest.mark.parametrize("name", ["computer", "start"])
async def test_a_guest_cannot_use_the_hosts_buttons(world: World, name: str) -> None:
    await world.open(world.ann)
    await press(world, world.bob, "join")
    before = world.table()
    assert reply_text(await press(world, world.bob, name)) == "Only the host of this table can do this."
    assert world.table() == before


async def test_joining_twice_is_refused(world: World) -> None:
    await world.open(world.ann)
    assert reply_text(await press(world, world.ann, "join")) == "You’re already at this table."


async def test_the_next_player_becomes_host_when_the_host_leaves(world: World) -> None:
    await world.open(world.ann)
    await press(world, world.bob, "join")
    await press(world, world.ann, "leave")
    assert "1. **bob** 🏠" in visible_text(card(world))


async def test_the_card_has_no_join_button_after_the_last_player_leaves(world: World) -> None:
    await world.open(world.ann)
    await press(world, world.ann, "leave")
    assert world.table().status is Status.CLOSED
    assert set(buttons(card(world))) <= {"rules"}


async def test_the_rules_are_one_tap_away(world: World) -> None:
    await world.open(world.ann)
    assert "I draw a number from 1 to 100" in reply_text(await press(world, world.cid, "rules"))


@each_switch
async def test_a_switch_is_turned_on_and_off_again(world: World, game: str, switch: str) -> None:
    await world.open(world.ann, game=game)
    options_panel = await panel(world, world.ann)
    await world.ann.click(options_panel, custom_id=f"opt:1:{switch}:true")
    assert getattr(world.table().options, switch) is True
    await world.ann.click(options_panel, custom_id=f"opt:1:{switch}:false")
    assert getattr(world.table().options, switch) is False


@one_switch
async def test_the_card_shows_an_enabled_option(world: World, game: str, switch: str) -> None:
    await world.open(world.ann, game=game)
    chosen = world.table().options
    told = discovery.uis()[game].option_lines(chosen, Say("en", game))
    fields = [field for field in options(chosen) if field.name not in told]
    by_the_book = all(getattr(chosen, field.name) == field.default for field in fields)
    assert ("📖 By the book" in visible_text(card(world))) is by_the_book
    await world.ann.click(await panel(world, world.ann), custom_id=f"opt:1:{switch}:true")
    (line,) = (line for line in visible_text(card(world)).splitlines() if line.startswith("⚙️"))
    assert plain(Say("en", game)("option-" + switch.replace("_", "-"))) in line


@one_switch
async def test_the_panel_is_changed_in_place(world: World, game: str, switch: str) -> None:
    await world.open(world.ann, game=game)
    options_panel = await panel(world, world.ann)
    result = await world.ann.click(options_panel, custom_id=f"opt:1:{switch}:true")
    assert result.followups == []
    assert f"opt:1:{switch}:false" in custom_ids(world.messages(world.channel, world.ann)[-1])


@pytest.mark.parametrize("pace", list(Pace))
async def test_the_host_chooses_the_pace(world: World, pace: Pace) -> None:
    await world.open(world.ann)
    await world.ann.select(await panel(world, world.ann), [pace.value], custom_id="opt:1:pace")
    assert world.table().pace is pace


@pytest.mark.parametrize(
    ("strength", "level"), list(zip(Strength, ("easy", "medium", "advanced", "hard"), strict=True))
)
async def test_the_host_chooses_the_strength_of_a_computer(world: World, strength: Strength, level: str) -> None:
    await world.open(world.ann)
    await world.ann.select(await panel(world, world.ann), [strength.value], custom_id="opt:1:computer")
    assert f"🤖 Ada ({level})" in visible_text(card(world))


async def test_the_host_removes_the_last_computer(world: World) -> None:
    await world.open(world.ann, computers=2)
    await world.ann.select(await panel(world, world.ann), ["none"], custom_id="opt:1:computer")
    assert "Ada" in visible_text(card(world))
    assert "Babbage" not in visible_text(card(world))


async def test_removing_a_computer_without_computers_is_refused(world: World) -> None:
    await world.open(world.ann)
    options_panel = await panel(world, world.ann)
    reply = reply_text(await world.ann.select(options_panel, ["none"], custom_id="opt:1:computer"))
    assert reply == "There’s no computer player at this table."


async def test_a_game_without_options_offers_pace_and_computers(world: World) -> None:
    await world.open(world.ann)
    options_panel = await panel(world, world.ann)
    assert set(lists(options_panel)) == {"opt:1:pace", "opt:1:computer"}
    assert set(custom_ids(options_panel)) == {*lists(options_panel), "opt:1:rated:false"}


@one_switch
async def test_a_guest_can_see_but_not_change_options(world: World, game: str, switch: str) -> None:
    await world.open(world.ann, game=game)
    before = world.table()
    options_panel = await panel(world, world.bob)
    chosen = [option.name for option in options(before.options) if option.type is not bool]
    assert set(lists(options_panel)) == {f"opt:1:{name}" for name in (*chosen, "pace", "computer")}
    reply = reply_text(await world.bob.click(options_panel, custom_id=f"opt:1:{switch}:true"))
    assert reply == "Only the host of this table can do this."
    assert world.table() == before


@pytest.mark.parametrize("typed", [False, True])
async def test_all_option_panels_close_when_the_game_starts(world: World, *, typed: bool) -> None:
    await world.open(world.ann, computers=1)
    panels = [await panel(world, person) for person in (world.ann, world.bob)]
    await (world.ann.slash(world.channel, "table start") if typed else press(world, world.ann, "start"))
    assert standing(world, panels) == []


def standing(world: World, messages: list[Any]) -> list[Any]:
    """Return those of these private messages of ann and bob that still exist."""
    visible = {m.id for person in (world.ann, world.bob) for m in world.messages(world.channel, person)}
    return [message for message in messages if message.id in visible]


async def test_option_panels_that_discord_does_not_delete_say_so_in_their_readers_language(world: World) -> None:
    await world.open(world.ann, computers=1)
    await world.bob.slash(world.channel, "me language", language="cs")
    panels = [await panel(world, person) for person in (world.ann, world.bob)]
    world.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008, times=2)
    await press(world, world.ann, "start")
    for message, language in zip(panels, ("en", "cs"), strict=True):
        assert visible_text(message).endswith(plain(Say(language)("options-settled")))
        assert custom_ids(message) == []


async def test_option_panels_close_when_the_lobby_closes_by_its_deadline(world: World) -> None:
    await world.open(world.ann)
    await world.env.advance_time(48 * 3600 - 60)
    panels = [await panel(world, person) for person in (world.ann, world.bob)]
    await world.env.advance_time(120)
    assert world.table().status is Status.CLOSED
    assert standing(world, panels) == []


@one_switch
async def test_an_old_option_panel_shrinks_when_pressed_after_the_start(world: World, game: str, switch: str) -> None:
    await world.open(world.ann, game=game, computers=world.app.uis[game].game.players[0] - 1)
    options_panel = await panel(world, world.ann)
    world.lose_panels()
    await world.restart()
    await press(world, world.ann, "start")
    before = world.table().options
    result = await world.ann.click(options_panel, custom_id=f"opt:1:{switch}:true")
    assert result.followups == []
    (left,) = (message for message in world.messages(world.channel, world.ann) if message.id == options_panel.id)
    assert visible_text(left).endswith(plain(Say("en")("options-settled")))
    assert custom_ids(left) == []
    assert world.table().options == before


async def test_the_card_of_a_started_game_links_to_its_thread(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert f"<#{world.thread().id}>" in visible_text(card(world))
    assert set(buttons(card(world))) == {"rules", "verify", "watch"}


async def test_a_lobby_closes_after_two_days_and_the_card_says_so(world: World) -> None:
    await world.open(world.ann)
    await world.env.advance_time(48 * 3600 - 60)
    assert world.table().status is Status.LOBBY
    await world.env.advance_time(120)
    assert world.table().status is Status.CLOSED
    assert "Nobody started the game in time" in visible_text(card(world))


@one_switch
async def test_card_and_panel_work_after_a_restart(world: World, game: str, switch: str) -> None:
    await world.open(world.ann, game=game)
    options_panel = await panel(world, world.ann)
    await world.restart()
    await world.ann.click(options_panel, custom_id=f"opt:1:{switch}:true")
    await press(world, world.bob, "join")
    assert getattr(world.table().options, switch)
    assert "2. **bob**" in visible_text(card(world))


async def test_the_card_shows_punctuality_also_after_a_restart(world: World) -> None:
    await world.begin(world.ann, world.bob)
    for _ in range(5):
        for person in (world.ann, world.bob):
            await world.env.advance_time(60.0)
            await world.press(person, 0)
    await world.press(world.ann, 0)
    await world.env.advance_time(25 * HOUR_S)
    await world.open(world.ann)
    await press(world, world.bob, "join")
    await press(world, world.cid, "join")
    lines = [
        "1. **ann** 🏠 · 6 of the last 6 turns in time",
        "2. **bob** · 5 of the last 6 turns in time",
        "3. **cid**",
    ]
    assert visible_text(card(world)).splitlines()[2:5] == lines
    await world.restart()
    await press(world, world.dora, "join")
    assert visible_text(card(world)).splitlines()[2:5] == lines
    status = await world.dora.slash(world.channel, "table show", view="board", table=2)
    assert lines[1] in reply_text(status)


async def test_the_card_of_a_running_game_hides_punctuality(world: World) -> None:
    for person in (world.ann, world.bob):
        await world.app.preferences.fetch([person.id])
        for _ in range(MIN_TURNS):
            world.app.preferences.note_turn(EndedTurn(Seat(0), person.id, 0.0, in_time=True))
    await world.open(world.ann)
    await press(world, world.bob, "join")
    assert visible_text(card(world)).count("5 of the last 5 turns in time") == 2
    await press(world, world.ann, "start")
    assert "in time" not in visible_text(card(world))
