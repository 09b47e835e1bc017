"""Seats of a running game change hands by presses: left, taken, offered and replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.table.model import Status
from tests.e2e import playing
from tests.e2e.reading import answer, buttons, calls, letters, reply_text
from tests.e2e.test_clicks import emit, forge
from tests.e2e.world import custom_ids, verb, verbs_of, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

DAY = 24 * 3600.0


async def leave(world: World, person: Any) -> str:
    """Leave the game and confirm if asked; return the text of the question."""
    result = (await person.slash(world.thread(), "table leave")).response
    question = visible_text(result)
    await person.click(result, custom_id=verb(result, "quit"))
    return question


async def take_open_seat(world: World, person: Any) -> Any:
    """Press the button that takes the open seat."""
    return await person.click(world.board(), custom_id=verb(world.board(), "sit"))


def last_private_text(world: World, person: Any) -> str:
    """Return the last private message that the person received in the thread."""
    private = [m for m in world.messages(world.thread(), person) if getattr(m.flags, "ephemeral", False)]
    return visible_text(private[-1]) if private else ""


async def test_a_player_who_leaves_confirms_and_the_board_shows_the_open_seat(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid, pace="daily")
    await leave(world, world.bob)
    await world.env.advance_time(playing.LULL_S)
    assert (world.table().open, world.table().status) == ((Seat(1),), Status.RUNNING)
    assert "🪑 Open seat: **bob**. Anybody may take it and play on." in visible_text(world.board())
    assert buttons(world.board())["sit"].label == "Take the seat"
    card = world.messages(world.channel)[0]
    assert "2. **bob** – seat open" in visible_text(card)
    assert "sit" in verbs_of(card)


async def test_the_question_says_whether_leaving_ends_the_game(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "Your seat will be open for somebody else" in await leave(world, world.bob)
    assert "Nobody else is playing there, so that ends the game." in await leave(world, world.ann)
    assert world.table().status is Status.ENDED


async def test_leaving_a_lobby_needs_no_confirmation(world: World) -> None:
    await world.open(world.ann)
    card = world.messages(world.channel)[-1]
    await world.bob.click(card, custom_id=verb(card, "join"))
    assert "You’ve left the table" in reply_text(await world.bob.slash(world.channel, "table leave", table=1))
    assert world.table().names == ("ann",)


async def test_the_board_shows_moves_under_the_name_of_their_player(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid, pace="daily")
    await world.press(world.ann, 49)
    await world.press(world.bob, 30)
    await world.env.advance_time(playing.LULL_S)
    assert "bob says" in visible_text(world.board())
    await leave(world, world.bob)
    await take_open_seat(world, world.dora)
    await world.env.advance_time(playing.LULL_S)
    posted_texts = [visible_text(message) for message in world.messages(world.thread())]
    assert "dora takes bob’s seat" in visible_text(world.board())
    assert not any("dora says" in text for text in posted_texts)


async def test_a_new_player_gets_one_welcome_and_plays_on(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="daily")
    await world.press(world.ann, 49)
    await leave(world, world.bob)
    await world.env.advance_time(playing.LULL_S)
    reply = reply_text(await take_open_seat(world, world.dora))
    assert (
        reply
        == "🪑 You’re playing at Guess the number #1 now. What has happened so far comes to you by direct message."
    )
    await world.env.advance_time(playing.LULL_S)
    welcome = [letter for letter in letters(world, world.dora) if "you’re playing here now" in letter]
    assert len(welcome) == 1
    assert "Guess the number #1: you’re playing here now, after bob" in welcome[0]
    assert "What has happened so far:" in welcome[0]
    assert world.table().names == ("ann", "dora")
    assert "sit" not in verbs_of(world.board())
    assert [fact for fact in await world.facts() if type(fact).__name__ == "SeatTaken"]


async def test_the_welcome_recaps_events_in_order_with_their_players(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="daily")
    await world.press(world.ann, 49)
    await world.press(world.bob, 1)
    await leave(world, world.bob)
    await world.env.advance_time(playing.LULL_S)
    await take_open_seat(world, world.dora)
    await world.env.advance_time(playing.LULL_S)
    (welcome,) = [letter for letter in letters(world, world.dora) if "you’re playing here now" in letter]
    lines = [line for line in welcome.splitlines() if line.startswith("• ")]
    assert [name for line in lines for name in ("ann", "bob", "dora") if name in line] == ["ann", "bob"]


async def test_missed_events_name_the_player_who_made_the_move(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid, pace="daily")
    await world.press(world.ann, 49)
    await world.press(world.bob, 1)
    await world.env.advance_time(playing.LULL_S)
    await leave(world, world.bob)
    await world.env.advance_time(playing.LULL_S)
    await take_open_seat(world, world.dora)
    for reader in (world.ann, world.dora):
        reply = reply_text(await reader.slash(world.thread(), "table show", view="missed"))
        assert "bob says 52: too low" in reply
        assert "dora says" not in reply


async def test_taking_a_seat_pings_no_other_player(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid, pace="daily")
    await leave(world, world.bob)
    await world.env.advance_time(playing.LULL_S)
    before = {person.id: len(calls(world, person)) + len(letters(world, person)) for person in (world.ann, world.cid)}
    await take_open_seat(world, world.dora)
    after = {person.id: len(calls(world, person)) + len(letters(world, person)) for person in (world.ann, world.cid)}
    assert after == before


async def test_of_two_simultaneous_presses_one_takes_the_seat_and_one_is_refused(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await leave(world, world.bob)
    await world.env.advance_time(playing.LULL_S)
    eve = world.newcomer("eve")
    for person in (world.dora, eve):
        _, payload = emit(world, person, verb(world.board(), "sit"))
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    replies = [last_private_text(world, person) for person in (world.dora, eve)]
    assert world.table().names[1] in ("dora", "eve")
    assert sorted("You’re playing at" in reply for reply in replies) == [False, True]
    assert sorted("isn’t open" in reply or "no seat here" in reply for reply in replies) == [False, True]


async def test_a_forged_press_cannot_take_an_occupied_seat(world: World) -> None:
    await world.begin(world.ann, world.bob)
    for forged, why in (
        ("sit:1:1:1", "That seat isn’t open"),
        ("sit:1:1:9", "Nobody sits there"),
        ("sit:1", "no seat"),
    ):
        assert why in await forge(world, world.dora, forged)
    assert world.table().names == ("ann", "bob")


async def test_a_player_who_left_can_return(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await leave(world, world.bob)
    assert "You’re not playing here at the moment" in reply_text(
        await world.bob.slash(world.thread(), "guess move", move="3")
    )
    assert "You’re back" in reply_text(await world.bob.slash(world.thread(), "table join"))
    assert world.table().people == {Seat(0), Seat(1), Seat(2)}
    assert "no seat here that you could take" in reply_text(await world.ann.slash(world.thread(), "table join"))


async def test_only_the_resigned_player_can_take_the_seat_back(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await world.confirm(world.bob, "table resign")
    assert "sit" not in verbs_of(world.board())
    assert "no seat here" in reply_text(await world.dora.slash(world.thread(), "table join"))
    assert "You’re back" in reply_text(await world.bob.slash(world.thread(), "table join"))
    assert world.table().resigned == ()


async def test_with_several_open_seats_the_user_chooses_one(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await leave(world, world.bob)
    await leave(world, world.cid)
    await world.env.advance_time(playing.LULL_S)
    choice = answer(await take_open_seat(world, world.dora))
    assert "which seat would you like?" in visible_text(choice)
    mine = next(custom_id for custom_id in custom_ids(choice) if custom_id.endswith(":2"))
    await world.dora.click(choice, custom_id=mine)
    assert world.table().names == ("ann", "bob", "dora")


async def test_the_recipient_of_an_offer_is_pinged_and_takes_the_seat(world: World) -> None:
    await world.begin(world.ann, world.bob)
    reply = reply_text(await world.bob.slash(world.thread(), "table offer", player=world.dora.user))
    assert "I’ve asked dora." in reply
    await world.env.advance_time(playing.LULL_S)
    (offer,) = calls(world, world.dora)
    assert "bob offers you their seat" in visible_text(offer)
    await world.dora.click(offer, custom_id=verb(offer, "sit"))
    await world.env.advance_time(playing.LULL_S)
    assert world.table().names == ("ann", "dora")
    assert not any("offers you their seat" in visible_text(message) for message in world.messages(world.thread()))


async def test_an_offer_can_be_declined_or_withdrawn(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.bob.slash(world.thread(), "table offer", player=world.dora.user)
    await world.env.advance_time(playing.LULL_S)
    (offer,) = calls(world, world.dora)
    assert "isn’t offered to you" in reply_text(await world.cid.click(offer, custom_id=verb(offer, "pass")))
    await world.dora.click(offer, custom_id=verb(offer, "pass"))
    assert world.table().offers == ()
    await world.bob.slash(world.thread(), "table offer", player=world.dora.user)
    assert "You’re keeping your seat" in reply_text(await world.bob.slash(world.thread(), "table offer"))
    await world.env.advance_time(playing.LULL_S)
    assert not any("offers you their seat" in visible_text(message) for message in world.messages(world.thread()))


async def test_a_seat_cannot_be_offered_to_a_user_without_access(world: World) -> None:
    await world.begin(world.ann, world.bob)
    stranger = world.env.create_user("stranger")
    reply = reply_text(await world.bob.slash(world.thread(), "table offer", player=stranger))
    assert reply == f"stranger can’t see the table. Offer your seat to somebody who sees <#{world.channel.id}>."
    assert reply == reply_text(await world.bob.user.slash("table offer", player=stranger, table=1))
    assert world.table().offers == ()


async def test_access_to_a_table_of_another_process_is_checked(world: World) -> None:
    await world.begin(world.ann, world.bob)
    stranger = world.env.create_user("stranger")
    await world.give_server_away()
    assert "stranger can’t see the table" in reply_text(
        await world.bob.user.slash("table offer", player=stranger, table=1)
    )
    assert "I’ve asked dora." in reply_text(await world.bob.user.slash("table offer", player=world.dora.user, table=1))


async def test_a_seat_can_be_offered_if_access_cannot_be_checked(world: World) -> None:
    await world.begin(world.ann, world.bob)
    world.env.inject_error("GET", f"/guilds/{world.guild.id}/members/{world.dora.id}", status=403, code=50001)
    assert "I’ve asked dora." in reply_text(
        await world.bob.slash(world.thread(), "table offer", player=world.dora.user)
    )


async def test_an_absent_player_is_replaced_by_a_vote(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="unhurried")
    await world.press(world.ann, 49)
    assert "You can vote on this once" in reply_text(
        await world.ann.slash(world.thread(), "table vote", about="replace", player=1)
    )
    await world.env.advance_time(3 * DAY)
    assert "Your vote is counted" in reply_text(
        await world.ann.slash(world.thread(), "table vote", about="replace", player=1)
    )
    assert world.table().open == (Seat(1),)


async def test_verify_lists_the_players_of_a_seat_with_their_moves(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 49)
    await leave(world, world.bob)
    await take_open_seat(world, world.dora)
    reply = reply_text(await world.ann.slash(world.thread(), "table verify"))
    assert "is fair so far" in reply
    assert "• **bob**: move 1 · nobody: move 2 · **dora**: from move 3 on" in reply
