"""The puzzle of the day: played by presses and by typing, shared, told next morning, checked and forgotten."""

from __future__ import annotations

import asyncio
import hashlib
import re
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock

import discord
import pytest
from msgspec.structs import replace
from simcord import interactions as _interactions
from simcord.backend import serializers

from bot.daily import seeds
from bot.daily.day_tables import MORNING_S
from bot.daily.service import Visitor
from bot.game.contract import Refused
from bot.table.store import StorageFailed
from tests.e2e.playing import moderator
from tests.e2e.reading import answer, buttons, lists, reply_text
from tests.e2e.world import custom_ids, source_text, verb, verbs_of, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

GAME = "auction"
ASK, NAME, GIVE_UP = range(11), range(11, 23), 23
"""The numbers of the moves in the menu: ask whether the number is greater than n + 1, name n − 10, give up."""


async def daily(person: Any, place: Any, **options: Any) -> Any:
    """Type `/daily` in a place, or (None) in the direct messages with the bot; return the private answer."""
    where = () if place is None else (place,)
    return answer(await person.slash(*where, "daily", game=GAME, **options))


async def press(person: Any, panel: Any, n: int) -> Any:
    """Press move `n` on a panel."""
    for custom_id, values in lists(panel).items():
        if str(n) in values:
            return await person.select(panel, [str(n)], custom_id=custom_id)
    return await person.click(panel, custom_id=next(c for c in custom_ids(panel) if c.endswith(f":{n}")))


async def forge(world: World, person: Any, panel: Any, custom_id: str, values: list[str] | None = None) -> str:
    """Press a control that the panel no longer has; return the text of the newest private message."""
    backend = world.env.backend
    message = dict(serializers.message_payload(backend, backend.messages[world.channel.id][panel.id]))
    data = {"custom_id": custom_id, "component_type": 3 if values else 2, **({"values": values} if values else {})}
    record, payload = _interactions.base_payload(
        backend, type=3, channel_id=world.channel.id, guild_id=world.guild.id, user_id=person.id, data=data
    )
    record.source_message_id = panel.id
    backend.emit("INTERACTION_CREATE", payload | {"message": message})
    await world.env.settle()
    return visible_text([m for m in world.messages(world.channel, person) if m.flags.ephemeral][-1])


async def secret(world: World) -> int:
    """Return today's number."""
    dailies = world.app.dailies
    standing = await dailies.standing(1, GAME, dailies.today)
    number: int = standing.puzzle.secret
    return number


async def solve(world: World, person: Any, place: Any, *asked: int) -> Any:
    """Ask some questions, then name the number, all by presses; return the panel."""
    panel = await daily(person, place)
    for n in asked:
        await press(person, panel, ASK[n - 1])
    await press(person, panel, NAME[await secret(world) - 1])
    return panel


async def test_a_player_asks_names_the_number_and_sees_how_well_they_did(world: World) -> None:
    panel = await daily(world.ann, world.channel)
    assert "Number of the day #1" in visible_text(panel)
    assert "Which is it?" in visible_text(panel)
    await press(world.ann, panel, ASK[0])
    assert "so far **1**" in visible_text(panel)
    await press(world.ann, panel, NAME[await secret(world) - 1])
    assert "Solved with 1** (par 4)" in visible_text(panel)
    assert "❓✅" in visible_text(panel)
    assert not lists(panel)
    assert world.messages(world.channel) == []


async def test_the_rules_have_a_page_of_their_own(world: World) -> None:
    panel = await daily(world.ann, world.channel)
    assert "Each question costs one" not in visible_text(panel)
    await world.ann.click(panel, custom_id=f"dpage:{GAME}:rules")
    assert "Each question costs one" in visible_text(panel)
    assert "fingerprint of today’s seed" in visible_text(panel)
    text = visible_text(panel)
    panel = await daily(world.ann, world.channel, view="rules")
    assert visible_text(panel) == text
    await world.ann.click(panel, custom_id=f"dpage:{GAME}:record")
    assert "your record" in visible_text(panel)
    await world.ann.click(panel, custom_id=f"dpage:{GAME}:today")
    assert lists(panel)


async def test_giving_up_stands_in_the_row_of_pages(world: World) -> None:
    panel = await daily(world.ann, world.channel)
    row = [custom_id for custom_id in custom_ids(panel) if custom_id not in lists(panel)]
    pages = [f"dpage:{GAME}:{page}" for page in ("rules", "words")]
    assert row[:3] == [*pages, f"dmove:{GAME}:{world.app.dailies.today}:0:{GIVE_UP}"]
    await press(world.ann, panel, ASK[5])
    assert "Which is it?" not in visible_text(panel)


async def test_every_move_can_be_typed_and_is_suggested(world: World) -> None:
    offered = await world.ann.autocomplete(world.channel, "daily", "move", "greater than 5", game=GAME)
    assert [choice["value"] for choice in offered] == ["Greater than 5?"]
    panel = await daily(world.ann, world.channel, move="greater than 5")
    assert "so far **1**" in visible_text(panel)
    panel = await daily(world.ann, world.channel, move=f"it is {await secret(world)}")
    assert "Solved with 1" in visible_text(panel)
    assert await world.ann.autocomplete(world.channel, "daily", "move", "", game=GAME) == []
    again = await daily(world.ann, world.channel, move="greater than 5")
    assert "You have finished this puzzle already" in visible_text(again)


async def test_unclear_words_are_answered_with_examples_and_change_nothing(world: World) -> None:
    text = visible_text(await daily(world.ann, world.channel, move="hello"))
    assert "Right now you could type" in text
    text = visible_text(await daily(world.ann, world.channel, move="greater"))
    assert "That could mean several moves" in text
    assert "Choose one" in visible_text(await daily(world.ann, world.channel, move="greater than 5", view="record"))
    assert await world.app.dailies.store.attempt(world.ann.id, GAME, world.app.dailies.today) is None


async def test_a_press_on_an_older_panel_shows_the_current_one_and_makes_no_move(world: World) -> None:
    first = await daily(world.ann, world.channel)
    menu = dict(lists(first))
    second = await daily(world.ann, world.channel, move="greater than 1")
    custom_id = next(iter(menu))
    forged = await forge(world, world.ann, second, custom_id, ["3"])
    assert "That panel was an older one" in forged
    attempt = await world.app.dailies.store.attempt(world.ann.id, GAME, world.app.dailies.today)
    assert attempt is not None
    assert attempt.moves == 1


async def test_giving_up_asks_first(world: World) -> None:
    panel = await daily(world.ann, world.channel)
    await press(world.ann, panel, GIVE_UP)
    assert "really?" in visible_text(panel)
    await world.ann.click(panel, custom_id=verb(panel, "dpage"))
    assert "Number of the day" in visible_text(panel)
    await press(world.ann, panel, GIVE_UP)
    await world.ann.click(panel, custom_id=verb(panel, "dsure"))
    assert "Not solved" in visible_text(panel)


async def test_everybody_gets_the_same_puzzle_and_two_people_play_apart(world: World) -> None:
    ann, bob = await daily(world.ann, world.channel), await daily(world.bob, world.channel)
    await press(world.ann, ann, ASK[5])
    assert "so far" not in visible_text(bob)
    await press(world.bob, bob, ASK[5])
    assert visible_text(ann) == visible_text(bob)


async def test_a_player_goes_on_after_a_restart(world: World) -> None:
    panel = await daily(world.ann, world.channel)
    await press(world.ann, panel, ASK[5])
    await world.restart()
    panel = await daily(world.ann, world.channel)
    assert "so far **1**" in visible_text(panel)
    await press(world.ann, panel, NAME[await secret(world) - 1])
    assert "Solved with 1" in visible_text(panel)


async def test_a_lost_puzzle_is_dealt_again_the_same(world: World) -> None:
    before = await secret(world)
    await world.app.dailies.store._database.rows("DELETE FROM daily_puzzle")
    await world.restart()
    assert await secret(world) == before


async def test_a_result_is_shared_once_in_a_channel_with_a_button_to_play_too(world: World) -> None:
    panel = await solve(world, world.ann, world.channel, 5)
    assert "dshare" in verbs_of(panel)
    await world.ann.click(panel, custom_id=verb(panel, "dshare"))
    (line,) = world.messages(world.channel)
    assert visible_text(line) == "**ann**\n🔢 Number of the day #1 · 1 (par 4)\n❓✅"
    assert buttons(line)["daily"].label == "Play too"
    assert "already" in reply_text(await world.ann.click(panel, custom_id=verb(panel, "dshare")))
    theirs = answer(await world.bob.click(line, custom_id=verb(line, "daily")))
    assert "Which is it?" in visible_text(theirs)
    assert len(world.messages(world.channel)) == 1


async def test_nothing_is_shared_before_the_end(world: World) -> None:
    panel = await daily(world.ann, world.channel)
    assert "dshare" not in verbs_of(panel)
    assert "Finish today’s puzzle first" in visible_text(await daily(world.ann, world.channel, view="share"))
    await solve(world, world.bob, world.channel)
    shared = await world.bob.slash(world.channel, "daily", game=GAME, view="share")
    assert [message.ephemeral for message in shared.followups[-1:]] == [False]


async def test_a_result_whose_sharing_failed_can_be_shared_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await solve(world, world.ann, world.channel)
    share = verb(panel, "dshare")

    async def cut_off(*_: Any, **__: Any) -> None:
        raise asyncio.CancelledError  # as at the end of the process

    with monkeypatch.context() as patch:
        patch.setattr(discord.Webhook, "send", cut_off)
        await world.ann.click(panel, custom_id=share)
    await world.restart()
    assert world.messages(world.channel) == []
    await world.ann.click(panel, custom_id=share)
    assert len(world.messages(world.channel)) == 1


async def test_a_result_is_not_shared_twice_at_once_nor_without_an_end(world: World) -> None:
    dailies = world.app.dailies
    today, ann, bob = dailies.today, Visitor(world.ann.id), Visitor(world.bob.id)
    await solve(world, world.ann, world.channel)
    async with dailies.sharing(ann, GAME, today, 1), dailies.sharing(ann, GAME, today, 2):
        with pytest.raises(Refused, match="puzzle-shared-here"):
            async with dailies.sharing(ann, GAME, today, 1):
                pass
    with pytest.raises(Refused, match="puzzle-shared-here"):
        async with dailies.sharing(ann, GAME, today, 2):
            pass
    with pytest.raises(Refused, match="puzzle-not-over"):
        async with dailies.sharing(bob, GAME, today, 1):
            pass


async def test_a_result_is_shared_even_if_that_cannot_be_noted(world: World, caplog: pytest.LogCaptureFixture) -> None:
    panel = await solve(world, world.ann, world.channel)
    store = world.app.dailies.store
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "change", AsyncMock(side_effect=StorageFailed))
        await world.ann.click(panel, custom_id=verb(panel, "dshare"))
    assert len(world.messages(world.channel)) == 1
    assert "daily.storage_failed" in caplog.messages


async def test_a_result_is_shared_until_the_next_day_is_over(world: World) -> None:
    panel = await solve(world, world.ann, world.channel)
    share = verb(panel, "dshare")
    await world.env.advance_time(2 * seeds.DAY_S)
    assert "day is over" in reply_text(await world.ann.click(panel, custom_id=share))
    assert world.messages(world.channel) == []
    yesterday = await solve(world, world.bob, world.channel)
    await world.env.advance_time(seeds.DAY_S)
    await world.bob.click(yesterday, custom_id=verb(yesterday, "dshare"))
    (line,) = world.messages(world.channel)
    assert "#3" in visible_text(line)


async def test_where_a_player_may_not_write_the_line_is_given_to_copy(world: World) -> None:
    overwrite = discord.PermissionOverwrite(send_messages=False)
    quiet = world.guild.create_text_channel("news", overwrites={world.ann.user: overwrite})
    panel = await solve(world, world.ann, quiet)
    text = reply_text(await world.ann.click(panel, custom_id=verb(panel, "dshare")))
    assert "to copy" in text
    assert "Number of the day #1 · 0 (par 4)" in text
    assert world.messages(quiet) == []


async def test_the_solution_is_told_the_next_day_and_its_seed_can_be_checked(world: World) -> None:
    panel = await solve(world, world.ann, world.channel)
    number = await secret(world)
    shown = re.findall(r"🔏 `(\w{16})…`", source_text(panel))
    refused = reply_text(await world.bob.slash(world.channel, "daily", game=GAME, view="yesterday"))
    assert "Yesterday there was no puzzle yet" in refused
    await world.env.advance_time(seeds.DAY_S)
    text = source_text(await daily(world.bob, world.channel, view="yesterday"))
    assert f"The number is {number}" in text
    (link,) = re.findall(r"Seed of the day: `(\w{64})`", text)
    assert hashlib.sha256(bytes.fromhex(link)).hexdigest()[:16] == shown[0]
    today = await daily(world.bob, world.channel)
    assert f"`{link[:16]}…`" in source_text(today)
    assert "#2" in visible_text(today)


async def test_yesterdays_attempt_can_be_finished_but_no_longer_counts(world: World) -> None:
    panel = await daily(world.ann, world.channel)
    await press(world.ann, panel, ASK[5])
    number = await secret(world)
    await world.env.advance_time(seeds.DAY_S)
    await press(world.ann, panel, NAME[number - 1])
    assert "Solved with 1" in visible_text(panel)
    assert "dshare" not in verbs_of(panel)
    record = await world.app.dailies.record(world.ann.id, GAME)
    assert record.played == 0
    await world.env.advance_time(seeds.DAY_S)
    menu = f"dmove:{GAME}:{seeds.day_of(world.env.now().timestamp()) - 2}:2:0"
    assert "day is over" in await forge(world, world.ann, panel, menu)


async def test_the_record_shows_the_distribution_and_the_streak(world: World) -> None:
    assert "haven’t finished" in visible_text(await daily(world.ann, world.channel, view="record"))
    for asked in ((), (5,), (5, 6)):
        await solve(world, world.ann, world.channel, *asked)
        await world.env.advance_time(seeds.DAY_S)
    text = visible_text(await daily(world.ann, world.channel, view="record"))
    assert "Solved 3 of 3 · streak **3** · longest 3" in text
    assert "−4: 1× · −3: 1× · −2: 1×" in text


async def choose_channel(world: World, channel: Any) -> None:
    """Choose the channel for the tables of the day."""
    keeper = await moderator(world)
    text = reply_text(await keeper.slash(world.channel, "settings server", daily=channel))
    assert "Channel for the puzzle of the day" in text


def tables_of_the_day(world: World, channel: Any) -> list[str]:
    """Return the texts of the messages in a channel."""
    return [visible_text(message) for message in world.messages(channel) if "daily" in verbs_of(message)]


async def test_the_servers_table_is_posted_once_the_next_morning(world: World) -> None:
    morning = world.guild.create_text_channel("morning")
    await choose_channel(world, morning)
    await solve(world, world.ann, world.channel)
    await solve(world, world.bob, world.channel, 5)
    panel = await daily(world.cid, world.channel)
    await press(world.cid, panel, GIVE_UP)
    await world.cid.click(panel, custom_id=verb(panel, "dsure"))
    await world.env.advance_time(seeds.DAY_S)
    assert tables_of_the_day(world, morning) == []
    await world.env.advance_time(MORNING_S)
    (text,) = tables_of_the_day(world, morning)
    assert "**2 people** on this server solved it. One attempt failed." in text
    assert "Best: **ann** with **0**" in text
    await world.restart(after=60)
    await world.env.advance_time(seeds.DAY_S)
    assert len(tables_of_the_day(world, morning)) == 1


async def test_a_player_who_hides_their_profile_counts_but_is_not_named(world: World) -> None:
    await choose_channel(world, world.channel)
    await solve(world, world.ann, world.channel)
    await solve(world, world.bob, world.channel)
    await world.preferences.update(world.ann.id, lambda own: replace(own, hides_profile=True), new=True)
    await world.env.advance_time(seeds.DAY_S + MORNING_S + 60)
    (text,) = tables_of_the_day(world, world.channel)
    assert "**2 people** on this server solved it" in text
    assert "Best: **bob** and one more with **0**" in text
    assert "ann" not in text


async def test_a_refused_table_is_left_out_without_harm(world: World) -> None:
    await choose_channel(world, world.channel)
    await solve(world, world.ann, world.channel)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    await world.env.advance_time(seeds.DAY_S + MORNING_S + 3600)
    (digest,) = await world.app.dailies.store.digests(world.app.dailies.today - 1)
    assert digest.message == 0


async def test_a_crash_after_sending_posts_no_second_table(world: World) -> None:
    morning = world.guild.create_text_channel("morning")
    await choose_channel(world, morning)
    await solve(world, world.ann, world.channel)
    await world.env.advance_time(seeds.DAY_S + MORNING_S + 60)
    assert len(tables_of_the_day(world, morning)) == 1
    await world.app.dailies.store._database.rows("UPDATE daily_digest SET message = NULL")
    await world.restart(after=60)
    await world.env.advance_time(60)
    assert len(tables_of_the_day(world, morning)) == 1
    (digest,) = await world.app.dailies.store.digests(world.app.dailies.today - 1)
    assert digest.message


async def test_a_table_is_not_posted_without_a_channel_or_players(world: World) -> None:
    await solve(world, world.ann, world.channel)
    await world.env.advance_time(2 * seeds.DAY_S)
    await choose_channel(world, world.channel)
    await world.env.advance_time(2 * seeds.DAY_S)
    assert tables_of_the_day(world, world.channel) == []


async def test_who_is_forgotten_leaves_no_attempt(world: World) -> None:
    await solve(world, world.ann, world.channel)
    await world.confirm(world.ann, "me forget", world.channel)
    assert await world.app.dailies.store.scores(world.ann.id, GAME) == []


async def test_a_damaged_attempt_begins_again(world: World) -> None:
    await daily(world.ann, world.channel, move="greater than 5")
    await world.app.dailies.store._database.rows("UPDATE daily_attempt SET progress = 'x'")
    panel = await daily(world.ann, world.channel)
    assert "so far" not in visible_text(panel)
    await press(world.ann, panel, ASK[5])
    assert "so far **1**" in visible_text(panel)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Let interactions come from a place where the bot is not: return the changes, which the test may edit."""
    make, changes = _interactions.base_payload, dict[str, Any]()

    def base_payload(backend: Any, **values: Any) -> Any:
        record, payload = make(backend, **values)
        if changes.get("guild_id"):
            user = payload.pop("user")
            member = {"user": user, "roles": list[str](), "joined_at": None, "deaf": False, "mute": False, "flags": 0}
            payload["member"] = member | {"permissions": changes["permissions"]}
            payload["channel"] = {"id": payload["channel_id"], "type": 0, "name": "far", "position": 0}
            payload["guild"] = {"id": changes["guild_id"], "locale": "en-US", "features": []}
        return record, payload | {key: value for key, value in changes.items() if key != "permissions"}

    monkeypatch.setattr(_interactions, "base_payload", base_payload)
    return changes


async def test_a_users_own_app_plays_on_a_server_without_the_bot(world: World, elsewhere: dict[str, Any]) -> None:
    allowed = discord.Permissions(send_messages=True, use_external_apps=True)
    elsewhere |= {"guild_id": "4242", "context": 0, "permissions": str(allowed.value), "app_permissions": "0"}
    elsewhere["authorizing_integration_owners"] = {"1": str(world.ann.id)}
    user, place = world.ann.user, world.ann.user.dm_channel
    panel = await solve(world, user, None, 5)
    assert "Solved with 1" in visible_text(panel)
    await user.click(panel, custom_id=verb(panel, "dshare"))
    (line,) = [message for message in world.messages(place) if not message.flags.ephemeral]
    assert "#1 · 1 (par 4)" in visible_text(line)
    attempt = await world.app.dailies.store.attempt(user.id, GAME, world.app.dailies.today)
    assert attempt is not None
    assert attempt.guild == 4242


async def test_a_users_own_app_plays_in_a_private_channel(world: World, elsewhere: dict[str, Any]) -> None:
    elsewhere |= {"context": 2, "authorizing_integration_owners": {"1": str(world.ann.id)}}
    user, place = world.ann.user, world.ann.user.dm_channel
    panel = await solve(world, user, None)
    await user.click(panel, custom_id=verb(panel, "dshare"))
    assert [m for m in world.messages(place) if not m.flags.ephemeral and "daily" in verbs_of(m)]


async def test_in_direct_messages_with_the_bot_the_line_is_given_to_copy(world: World) -> None:
    user = world.ann.user
    panel = await solve(world, user, None)
    assert "to copy" in reply_text(await user.click(panel, custom_id=verb(panel, "dshare")))


async def test_only_the_daily_puzzle_can_be_installed_by_a_user(world: World) -> None:
    bot: Any = world.env.bot
    tree = bot.tree
    commands = [command.to_dict(tree) for command in tree.get_commands()]
    by_users = [command["name"] for command in commands if 1 in (command["integration_types"] or ())]
    in_private = [command["name"] for command in commands if 2 in (command["contexts"] or ())]
    assert by_users == in_private == ["daily"]
