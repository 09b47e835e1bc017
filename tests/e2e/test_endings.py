"""Endings of tables: cancelled, resigned, voted down or played to the end, and the actions available afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.game.chance import commitment
from bot.i18n.translation import Say
from bot.table.model import Status
from bot.table.position import Position
from tests.e2e.reading import answer, buttons, reply_text, strong
from tests.e2e.world import parts, sensible, verb, verbs_of, visible_text
from tests.games.features import SWITCHES
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World


def moderator(world: World) -> Any:
    """Return a new member with the permission to manage messages."""
    role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_messages=True))
    return world.guild.add_member(world.env.create_user("keeper"), roles=[role])


async def play_to_the_end(world: World) -> None:
    """Play a game between Ann and Bob to its end."""
    await world.begin(world.ann, world.bob)
    while world.table().status is Status.RUNNING:
        seat, _, n = sensible(world, world.table())
        await world.press((world.ann, world.bob)[seat], n)


async def test_the_end_of_a_game_is_logged_once_without_names(world: World) -> None:
    await world.begin(world.ann, world.bob)
    with capture_logs() as lines:
        await world.confirm(world.ann, "table cancel")
    (line,) = (line for line in lines if line["event"] == "game.ended")
    assert (line["game"], line["reason"], line["seats"], line["moves"]) == (world.table().game, "called-off", 2, 0)
    assert not [name for name in world.table().names if name in str(line)]


async def vote(world: World, person: Any) -> None:
    """Vote to end the game, and confirm if asked."""
    question = answer(await person.slash(world.thread(), "table vote", about="end"))
    if "vote" in verbs_of(question):
        await person.click(question, custom_id=verb(question, "vote"))


async def play_to_resignation(world: World) -> None:
    """Begin a game of Ann and Bob that ends early because Bob resigns."""
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 3)
    await world.confirm(world.bob, "table resign")


@pytest.mark.unmeasured
async def test_the_farewell_pings_all_and_shows_ranks_scores_and_the_last_move(world: World) -> None:
    await play_to_the_end(world)
    posted = world.messages(world.thread())[-1]
    assert posted.id == world.farewell().id
    first, *lines = plain(posted.content).splitlines()
    assert first.startswith("🏁 Game over: Guess the number #1")
    assert {user.id for user in posted.mentions} == {world.ann.id, world.bob.id}
    assert [line[0] for line in lines] == ["👑", "🥈", "•"]
    assert lines[0].endswith("100 points")
    assert f"says {world.table().state.secret}" in lines[2]


@pytest.mark.unmeasured
async def test_the_end_is_announced_once_and_without_the_seed(world: World) -> None:
    await play_to_the_end(world)
    posted_texts = [
        visible_text(message) for place in (world.channel, world.thread()) for message in world.messages(place)
    ]
    assert not any(world.table().seed.hex() in text for text in posted_texts)
    announcements = [text for text in posted_texts if "👑" in text]
    assert len(announcements) == 2  # the farewell and the card, which is the only message in the channel
    assert "👑" not in visible_text(world.board())


async def test_a_finished_game_offers_replay_verification_and_a_rematch_but_no_moves(world: World) -> None:
    await play_to_resignation(world)
    assert set(buttons(world.farewell())) == {"replay", "verify", "again"}
    assert buttons(world.board()) == {}


async def test_a_running_game_is_verified_so_far_without_its_seed(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "is fair so far.** Replayed from its seed: the deal matches." in reply_text(await verify(world))
    await world.press(world.ann, 3)
    reply = reply_text(await verify(world))
    assert "is fair so far.** Replayed from its seed: the one move matches." in reply
    assert commitment(world.table().seed) in reply
    assert world.table().seed.hex() not in reply, "there is no result yet, nor the seed"


async def verify(world: World) -> Any:
    """Run `/table verify` in the table's thread as Ann."""
    return await world.ann.slash(world.thread(), "table verify")


async def test_a_spectator_can_verify_by_a_button(world: World) -> None:
    await play_to_resignation(world)
    reply = reply_text(await world.dora.click(world.farewell(), custom_id=verb(world.farewell(), "verify")))
    assert "was fair" in reply
    assert commitment(world.table().seed) in reply
    assert world.table().seed.hex() in reply


@pytest.mark.parametrize(
    ("game", "switches"), [("guess", []), *((game, names[:1]) for game, names in SWITCHES.items())]
)
async def test_playing_again_opens_a_table_with_the_same_options(world: World, game: str, switches: list[str]) -> None:
    await world.open(world.ann, game=game, pace="relaxed")
    for switch in switches:
        await world.ann.slash(world.channel, "table options", option=switch, value="true")
    _, *others = world.smallest_party(game)
    for person in others:
        await person.slash(world.channel, "table join")
    await world.ann.slash(world.channel, "table start")
    for person in others:
        await world.confirm(person, "table resign")
    reply = reply_text(await world.bob.click(world.farewell(), custom_id=verb(world.farewell(), "again")))
    assert "#2 is open: " in reply
    first, second = world.table(1), world.table(2)
    assert (second.host, second.status) == (world.bob.id, Status.LOBBY)
    assert (second.options, second.pace, second.game) == (first.options, first.pace, first.game)
    assert any(
        "#2" in visible_text(message) and "start" in verbs_of(message) for message in world.messages(world.channel)
    )


async def test_in_a_game_of_two_the_player_who_does_not_resign_wins(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert await world.confirm(world.ann, "table resign") == "🏳️ You’ve resigned: Guess the number #1."
    assert world.table().status is Status.ENDED
    assert "👑 **bob**" in visible_text(world.farewell())


GAMES = ("guess", "wishes", *SWITCHES)


DOORS = ("newtable", "daily")
"""What `/moves` offers while no table waits."""


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
async def test_after_resignations_no_message_asks_for_a_move(world: World, game: str) -> None:
    world.game = game
    _, *others = world.smallest_party(game)
    await world.begin(world.ann, *others)
    panel = answer(await world.ann.slash(world.thread(), "table show", view="board"))
    for person in others:
        await world.confirm(person, "table resign")
    read_messages = [panel, *world.messages(world.thread())]
    read_messages += [
        answer(await world.ann.slash(world.thread(), "table show", view=way)) for way in ("words", "hints", "board")
    ]
    read_messages += [answer(await world.ann.slash(world.channel, "moves")), world.farewell()]
    read_messages += [*world.ann.user.dm_channel.history(), *others[0].user.dm_channel.history()]
    for message in read_messages:
        assert " to move" not in visible_text(message)
        assert "’s turn" not in visible_text(message)
        assert verbs_of(message) <= {"replay", "verify", "again", "mine", "secrets", "words", "rules", *DOORS}
        assert set(strong(message)) <= {"Play again"}
    assert "👑 **ann**" in visible_text(panel)
    assert not any(isinstance(part, discord.ui.Select) for part in parts(panel))


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["resign", "cancel", "vote"])
async def test_an_early_end_shows_the_games_own_ending(world: World, game: str, how: str) -> None:
    world.game = game
    ui = world.app.uis[game]
    _, *others = world.smallest_party(game)
    await world.begin(world.ann, *others)
    if how == "cancel":
        await world.confirm(world.ann, "table cancel")
    for person in others if how == "resign" else (world.ann, *others) if how == "vote" else ():
        if world.table().status is Status.RUNNING:
            await (world.confirm(person, "table resign") if how == "resign" else vote(world, person))
    say = Say("en", game, tuple(plain(name) for name in world.table().names))
    text = visible_text(world.farewell())
    assert {"resign": "resigns", "cancel": "cancelled", "vote": "voted"}[how] in text
    if ui.chapter is not None:
        unfinished_text = plain(str(ui.chapter.unfinished_text(Position(world.table(), ui.game).board, say)))
        assert set(unfinished_text.splitlines()) <= set(text.splitlines())


@pytest.mark.unmeasured
async def test_in_a_game_of_three_a_computer_replaces_the_resigned_player(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await world.confirm(world.ann, "table resign")
    await world.env.advance_time(5)
    assert world.table().status is Status.RUNNING
    assert world.table().seats[0].moves > 0
    assert "resigns" in reply_text(await world.bob.slash(world.thread(), "table show", view="history"))


async def test_a_resigned_player_cannot_move(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await world.confirm(world.bob, "table resign")
    assert "You’ve resigned" in reply_text(await world.bob.slash(world.thread(), "guess move", move="3"))


async def test_a_majority_of_votes_ends_the_game(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await world.ann.slash(world.thread(), "table vote", about="end")
    assert world.table().status is Status.RUNNING
    await world.confirm(world.bob, "table vote", about="end")
    assert world.table().status is Status.CLOSED
    assert "ended without a result" in visible_text(world.farewell())
    assert "voted to end the game" in visible_text(world.farewell())


@pytest.mark.parametrize("others", [(), ("bob",)], ids=["of the only person", "of the second of two"])
async def test_a_vote_that_ends_the_game_asks_first(world: World, others: tuple[str, ...]) -> None:
    await world.open(world.ann)
    for other in others:
        await getattr(world, other).slash(world.channel, "table join")
    await world.ann.slash(world.channel, "table options", computer="easy")
    await world.ann.slash(world.channel, "table start")
    for other in others:
        await getattr(world, other).slash(world.thread(), "table vote", about="end")
    before = world.table()
    question = answer(await world.ann.slash(world.thread(), "table vote", about="end"))
    assert "without a result? Your vote is all it takes now" in visible_text(question)
    await world.ann.click(question, custom_id=verb(question, "keep"))
    assert world.table() == before
    assert "Your vote to end the game is counted" in await world.confirm(world.ann, "table vote", about="end")
    assert world.table().status is Status.CLOSED


async def test_a_second_vote_of_a_player_is_refused(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await world.ann.slash(world.thread(), "table vote", about="end")
    assert "already counts" in reply_text(await world.ann.slash(world.thread(), "table vote", about="end"))
    assert world.table().status is Status.RUNNING


@pytest.mark.parametrize(("command", "options"), [("table vote", {"about": "end"}), ("table resign", {})])
async def test_a_spectator_can_neither_vote_nor_resign(world: World, command: str, options: dict[str, str]) -> None:
    await world.begin(world.ann, world.bob)
    before = world.table()
    assert "You’re not at this table" in reply_text(await world.dora.slash(world.thread(), command, **options))
    assert world.table() == before


async def test_the_host_cancels_a_lobby(world: World) -> None:
    await world.open(world.ann)
    await world.confirm(world.ann, "table cancel", world.channel)
    assert world.table().status is Status.CLOSED
    assert "ann has cancelled the table" in visible_text(world.messages(world.channel)[-1])


async def test_a_game_cancelled_by_direct_message_can_be_verified(world: World) -> None:
    await world.begin(world.ann, world.bob)
    question = (await world.ann.user.slash("table cancel")).response
    await world.ann.user.click(question, custom_id=verb(question, "cancel"))
    assert world.table().status is Status.CLOSED
    assert "ann has cancelled the table" in visible_text(world.farewell())
    reply = reply_text(await world.dora.click(world.farewell(), custom_id=verb(world.farewell(), "verify")))
    assert world.table().seed.hex() in reply


async def test_the_status_of_a_closed_lobby_says_that_nothing_was_played(world: World) -> None:
    await world.open(world.ann)
    await world.confirm(world.ann, "table cancel", world.channel)
    assert "no game was played" in reply_text(await world.ann.slash(world.channel, "table show", view="board", table=1))


async def test_a_guest_cannot_cancel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "Only the host" in reply_text(await world.bob.slash(world.thread(), "table cancel"))
    assert world.table().status is Status.RUNNING


async def test_a_moderator_can_cancel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    keeper = moderator(world)
    await world.env.settle()
    await world.confirm(keeper, "table cancel")
    assert world.table().status is Status.CLOSED
    assert "A moderator has cancelled the table" in reply_text(
        await world.ann.slash(world.thread(), "table show", view="history")
    )


async def test_a_moderator_of_another_server_cannot_cancel(world: World) -> None:
    await world.begin(world.ann, world.bob)
    elsewhere = world.env.create_guild("Elsewhere", owner=world.dora.user)
    channel = elsewhere.create_text_channel("tables")
    owner = elsewhere.add_member(world.dora.user)
    await world.env.settle()
    assert "no such table" in reply_text(await owner.slash(channel, "table cancel", table=1))
    assert world.table().status is Status.RUNNING


@pytest.mark.unmeasured
async def test_a_finished_table_cannot_be_cancelled(world: World) -> None:
    await play_to_resignation(world)
    assert "is over" in reply_text(await world.ann.slash(world.thread(), "table cancel"))
    assert world.table().status is Status.ENDED
