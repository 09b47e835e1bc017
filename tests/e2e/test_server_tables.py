"""`/tables` lists the tables of a server that the reader may see, by command and by the controls of its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from simcord import interactions
from simcord.backend import serializers

from bot.table.model import Computer, Pace, Person, Place, Status
from tests.e2e.playing import moderator
from tests.e2e.reading import answer, buttons, letters, lists, reply_text
from tests.e2e.test_following import play_round
from tests.e2e.world import custom_ids, verb, verbs_of, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

MANY_TABLES = 60


async def listing(world: World, person: Any, place: Any = None, **options: Any) -> Any:
    """Return the page that a person gets by command."""
    return answer(await person.slash(place or world.channel, "tables", **options))


async def listed_text(world: World, person: Any, **options: Any) -> str:
    """Return the text of the page that a person gets by command."""
    return visible_text(await listing(world, person, **options))


async def open_many(world: World, count: int, game: str = "guess") -> None:
    """Open tables of as many hosts, twenty in a channel."""
    channel = world.channel
    for number in range(count):
        if number % 20 == 0:
            channel = world.guild.create_text_channel(f"{game}-{number}")
        place, host = Place(world.guild.id, channel.id), Person(5000 + number, f"host-{number}")
        await world.app.tables.open(
            game, place, host, language="en", pace=Pace.DAILY, options=None, key=f"{game}-{number}"
        )
    await world.env.settle()


async def leave(world: World, person: Any) -> None:
    """Give up the person's seat in the running game, so that anybody may take it."""
    question = answer(await person.slash(world.thread(), "table leave"))
    await person.click(question, custom_id=verb(question, "quit"))


async def press_forged(world: World, person: Any, source: Any, custom_id: str, values: list[str] | None = None) -> str:
    """Send a forged press on a message as this person; return the text of the newest private answer."""
    backend = world.env.backend
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    if values:
        data["values"] = values
    record, payload = interactions.base_payload(
        backend, type=3, channel_id=world.channel.id, guild_id=world.guild.id, user_id=person.id, data=data
    )
    payload["message"] = dict(serializers.message_payload(backend, backend.messages[world.channel.id][source.id]))
    record.source_message_id = source.id
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    private = [m for m in world.messages(world.channel, person) if getattr(m.flags, "ephemeral", False)]
    return visible_text(private[-1])


async def test_a_server_without_tables_offers_to_open_one(world: World) -> None:
    page = await listing(world, world.ann)
    assert "no table here right now" in visible_text(page)
    question = answer(await world.ann.click(page, custom_id="newtable"))
    assert "Which game?" in visible_text(question)


async def test_waiting_running_and_finished_tables_stand_in_groups(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.confirm(world.ann, "table resign")
    await world.begin(world.bob, world.cid)
    await world.open(world.cid)
    text = await listed_text(world, world.dora)
    positions = [text.index(words) for words in ("Waiting for", "#3", "Being played", "#2", "Just finished", "#1")]
    assert positions == sorted(positions)


async def test_a_computer_that_won_is_marked_as_a_computer(world: World) -> None:
    await world.begin(world.ann, computers=1)
    await world.confirm(world.ann, "table resign", world.thread())
    (winner,) = world.table().outcome.winners
    assert isinstance(world.table().seats[winner].sitter, Computer)
    name = world.table().seats[winner].sitter.name
    assert f"👑 🤖 {name} · " in await listed_text(world, world.bob)


async def test_a_table_that_closed_before_its_start_is_not_listed(world: World) -> None:
    await world.open(world.ann)
    await world.confirm(world.ann, "table cancel", world.channel)
    assert "#1" not in await listed_text(world, world.dora)


async def test_a_press_joins_a_waiting_table(world: World) -> None:
    await world.open(world.ann)
    page = await listing(world, world.bob)
    await world.bob.click(page, custom_id=verb(page, "join"))
    assert world.table().seat_of(world.bob.id) == 1


async def test_a_press_watches_a_running_table_and_another_stops_it(world: World) -> None:
    await world.begin(world.ann, world.bob)
    page = await listing(world, world.dora)
    reply = answer(await world.dora.click(page, custom_id=verb(page, "watch")))
    assert "You’re following Guess the number #1" in visible_text(reply)
    await play_round(world, world.ann, world.bob)
    assert len(letters(world, world.dora)) == 1
    page = await listing(world, world.dora)
    assert "watch" not in verbs_of(page)
    await world.dora.click(page, custom_id=verb(page, "unfollow"))
    assert (await world.chosen_by(world.dora.id)).followings == ()


async def test_a_watcher_may_choose_to_hear_of_the_end_only(world: World) -> None:
    await world.begin(world.ann, world.bob)
    page = await listing(world, world.dora)
    reply = answer(await world.dora.click(page, custom_id=verb(page, "watch")))
    await world.dora.click(reply, custom_id=verb(reply, "watch"))
    assert "when it’s over" in visible_text(reply)
    (following,) = (await world.chosen_by(world.dora.id)).followings
    assert not following.rounds
    assert "Tables on this server" in visible_text(page)


async def test_an_open_seat_is_taken_from_the_page(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await leave(world, world.cid)
    page = await listing(world, world.dora)
    assert "Open seat: **cid**" in visible_text(page)
    await world.dora.click(page, custom_id=verb(page, "sit"))
    assert world.table().names == ("ann", "bob", "dora")


async def test_a_player_gets_the_way_to_the_own_table(world: World) -> None:
    await world.begin(world.ann, world.bob)
    page = await listing(world, world.ann)
    assert buttons(page)["mine"].label == "To the table"
    assert "watch" not in verbs_of(page)


async def test_a_replay_leaves_the_page_as_it_is(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 3)
    await world.confirm(world.bob, "table resign")
    page = await listing(world, world.dora)
    replay = answer(await world.dora.click(page, custom_id=verb(page, "replay")))
    assert "How it began" in visible_text(replay)
    assert "Tables on this server" in visible_text(page)


async def test_only_one_game_is_listed_by_option_and_by_control(world: World) -> None:
    await world.open(world.ann, "guess")
    await world.open(world.bob, "auction")
    typed = await listing(world, world.dora, game="auction")
    assert ("#1" in visible_text(typed), "#2" in visible_text(typed)) == (False, True)
    page = await listing(world, world.dora)
    (custom_id,) = lists(page)
    await world.dora.select(page, ["guess"], custom_id=custom_id)
    assert ("#1" in visible_text(page), "#2" in visible_text(page)) == (True, False)
    await world.dora.select(page, ["*"], custom_id=custom_id)
    assert ("#1" in visible_text(page), "#2" in visible_text(page)) == (True, True)


async def test_only_joinable_tables_are_listed_by_option_and_by_control(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.open(world.cid)
    typed = await listed_text(world, world.dora, joinable=True)
    assert ("#1" in typed, "#2" in typed) == (False, True)
    page = await listing(world, world.dora)
    await world.dora.click(page, custom_id="tables:0:1:")
    assert visible_text(page) == typed
    await world.dora.click(page, custom_id="tables:0:0:")
    assert "#1" in visible_text(page)
    assert "No table here fits" in await listed_text(world, world.cid, joinable=True)


async def test_a_blocked_person_is_not_offered_a_seat(world: World) -> None:
    await world.open(world.ann)
    await (await moderator(world)).slash(world.channel, "settings block", person=world.dora)
    page = await listing(world, world.dora)
    assert "#1" in visible_text(page)
    assert "join" not in verbs_of(page)
    assert "No table here fits" in await listed_text(world, world.dora, joinable=True)


async def test_sixty_tables_have_pages(world: World) -> None:
    await open_many(world, MANY_TABLES)
    page = await listing(world, world.dora)
    seen = visible_text(page)
    assert "1/8" in seen
    for number in range(1, 8):
        await world.dora.click(page, custom_id=f"tables:{number}:0:")
        seen += visible_text(page)
    assert [number for number in range(1, MANY_TABLES + 1) if f"#{number}]" not in seen] == []
    assert "tables:8:0:" not in custom_ids(page)
    await world.dora.click(page, custom_id="tables:6:0:")
    assert "7/8" in visible_text(page)


async def test_a_choice_lasts_through_the_pages(world: World) -> None:
    await open_many(world, 20)
    await open_many(world, 9, "auction")
    page = await listing(world, world.dora, game="auction", joinable=True)
    await world.dora.click(page, custom_id="tables:1:1:auction")
    assert visible_text(page).count("host-") == 1


async def test_a_private_table_is_listed_only_for_its_people(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="guess", private=True, invite=world.bob)
    await world.env.settle()
    texts = {person.id: await listed_text(world, person) for person in (world.ann, world.bob, world.cid, world.dora)}
    assert [person.id for person in (world.ann, world.bob) if "#1" not in texts[person.id]] == []
    assert [person.id for person in (world.cid, world.dora) if "#1" in texts[person.id]] == []
    world.env.backend.add_thread_member(world.thread().id, world.dora.id)
    await world.env.settle()
    assert "#1" in visible_text(await listing(world, world.dora, world.thread()))


async def test_a_running_and_a_finished_private_table_stay_private(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="guess", private=True, invite=world.bob)
    await world.env.settle()
    await world.bob.slash(world.channel, "table join")
    await world.ann.slash(world.thread(), "table start")
    assert "#1" not in await listed_text(world, world.dora)
    page = await listing(world, world.bob)
    assert "🔒" in visible_text(page)
    await world.confirm(world.bob, "table resign")
    assert world.table().status is Status.ENDED
    assert "#1" not in await listed_text(world, world.dora)
    assert "replay" in verbs_of(await listing(world, world.ann))


async def test_a_table_in_a_hidden_channel_is_not_listed(world: World) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    place = world.guild.create_text_channel("hidden", overwrites={world.dora.user: hidden})
    await world.ann.slash(place, "play", game="guess")
    assert "#1" in await listed_text(world, world.bob)
    assert "#1" not in await listed_text(world, world.dora)


async def test_tables_of_another_server_are_not_listed(world: World) -> None:
    await world.open(world.ann)
    other = world.env.create_guild("Elsewhere")
    channel = other.create_text_channel("games")
    stranger = other.add_member(world.dora.user)
    await world.env.settle()
    assert "#1" not in visible_text(answer(await stranger.slash(channel, "tables")))


async def test_in_direct_messages_the_command_names_the_right_place(world: World) -> None:
    assert "Type /tables in a channel" in reply_text(await world.ann.user.slash("tables"))


@pytest.mark.parametrize(
    ("custom_id", "values", "reply"),
    [
        ("tables:0:0:chess", None, "I don’t know this game"),
        ("tables:pick:0", ["chess"], "I don’t know this game"),
        ("tables:999999999999999999:0:", None, "#1"),
        ("tables:-1:x:guess", None, "#1"),
        ("tables", None, "#1"),
        ("tables:1e9:1:", None, "#1"),
    ],
)
async def test_a_forged_press_gets_a_page_or_a_reason(
    world: World, custom_id: str, values: list[str] | None, reply: str
) -> None:
    source = await world.open(world.ann)
    text = await press_forged(world, world.dora, source, custom_id, values)
    assert reply in text
    assert world.table().seat_of(world.dora.id) is None


async def test_a_forged_watch_of_a_private_table_reveals_nothing(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="guess", private=True)
    source = await world.open(world.cid)
    assert "There’s no such table" in await press_forged(world, world.dora, source, "watch:1:1:end")
    assert (await world.chosen_by(world.dora.id)).followings == ()


async def test_the_card_of_a_running_game_offers_to_watch(world: World) -> None:
    await world.begin(world.ann, world.bob)
    card = next(message for message in world.messages(world.channel) if "verify" in verbs_of(message))
    assert list(buttons(card)) == ["rules", "verify", "watch"]
    reply = answer(await world.dora.click(card, custom_id=verb(card, "watch")))
    assert "You’re following Guess the number #1" in visible_text(reply)
    assert "I’ll ping you anyway" in reply_text(await world.ann.click(card, custom_id=verb(card, "watch")))


async def test_the_card_of_a_finished_or_private_game_does_not_offer_to_watch(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.confirm(world.bob, "table resign")
    assert all("watch" not in verbs_of(message) for message in world.messages(world.channel))
    await world.ann.slash(world.channel, "play", game="guess", private=True, invite=world.bob)
    await world.env.settle()
    await world.bob.slash(world.channel, "table join")
    await world.ann.slash(world.thread(2), "table start")
    assert all("watch" not in verbs_of(message) for message in world.messages(world.thread(2)))


async def test_an_onlooker_who_asks_is_offered_to_watch(world: World) -> None:
    await world.begin(world.ann, world.bob)
    board = world.board()
    offer = answer(await world.dora.click(board, custom_id=verb(board, "hint")))
    assert verbs_of(offer) == {"watch"}
    await world.dora.click(offer, custom_id=verb(offer, "watch"))
    assert len((await world.chosen_by(world.dora.id)).followings) == 1
    assert verbs_of(answer(await world.dora.click(board, custom_id=verb(board, "hint")))) == {"unfollow"}


async def test_an_onlooker_who_asks_is_offered_an_open_seat(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await leave(world, world.cid)
    board = world.board()
    offer = answer(await world.dora.click(board, custom_id=verb(board, "hint")))
    assert verbs_of(offer) == {"sit", "watch"}
    await world.dora.click(offer, custom_id=verb(offer, "sit"))
    assert world.table().names == ("ann", "bob", "dora")


async def test_an_onlooker_who_types_is_offered_a_seat_in_the_lobby_and_the_result(world: World) -> None:
    await world.open(world.ann)
    offer = answer(await world.dora.slash(world.channel, "table show", view="hints", table=1))
    assert "join" in verbs_of(offer)
    await world.dora.click(offer, custom_id=verb(offer, "join"))
    await world.ann.slash(world.channel, "table start")
    await world.confirm(world.dora, "table resign")
    assert "👑" in reply_text(await world.cid.slash(world.channel, "table show", view="hints", table=1))


async def test_a_table_whose_channel_was_deleted_is_listed_for_its_people_and_moderators_only(world: World) -> None:
    """Nobody knows any more who could see the channel."""
    await world.open(world.ann)
    await world.env.settle()
    keeper, other = await moderator(world), world.guild.create_text_channel("lobby")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    shown = {person.id: visible_text(await listing(world, person, other)) for person in (world.ann, keeper, world.dora)}
    assert [("#1" in shown[person.id]) for person in (world.ann, keeper, world.dora)] == [True, True, False]
