"""Leagues and cups through real presses: set up, joined, drawn, played to the poster, repaired, interrupted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
import pytest
from msgspec.structs import replace

from bot.game.chance import commitment
from bot.i18n.translation import Say
from bot.league_host.runner import WATCH_INTERVAL_S
from bot.leagues.model import EntrantStatus, LeagueStatus, MatchStatus
from bot.table.model import Status
from tests.e2e.playing import moderator
from tests.e2e.reading import answer, lists, reply_text
from tests.e2e.test_removed import RemovableServer
from tests.e2e.world import custom_ids, verb, visible_text
from tests.stand_ins import returning

if TYPE_CHECKING:
    from bot.league_host.runner import LeagueRunner
    from bot.league_host.store import LeagueRecord
    from tests.e2e.world import World


OPTIONS = {"size": "table-size", "players": "number-of-players"}
"""The typed names of the options that the code calls differently."""


async def announce(world: World, **options: Any) -> Any:
    """Open a league of two rounds at tables for two as Ann; return its message."""
    wanted = {"games": "guess", "rounds": 2, "size": 2, "players": 4, **options}
    typed = {OPTIONS.get(name, name): value for name, value in wanted.items()}
    await world.ann.slash(world.channel, "league open", announce=True, **typed)
    return world.messages(world.channel)[-1]


async def record_of(world: World, number: int = 1) -> LeagueRecord:
    record: LeagueRecord | None = await world.app.leagues.store.load(number)
    assert record is not None
    return record


def control(message: Any, beginning: str) -> str:
    """Return the control of a message whose custom id begins so."""
    return next(custom_id for custom_id in custom_ids(message) if custom_id.startswith(beginning))


async def press(person: Any, message: Any, beginning: str) -> Any:
    return await person.click(message, custom_id=control(message, beginning))


async def joined(world: World, *people: Any, **options: Any) -> Any:
    """Announce a league and let these people join; return its message."""
    card = await announce(world, **options)
    for person in people:
        await press(person, card, "league:join")
    return card


def running(world: World) -> list[Any]:
    return [table for table in world.app.tables.running() if table.league is not None]


async def resign_everywhere(world: World, loser: Any) -> None:
    """Let a person resign at each of their tables."""
    for table in running(world):
        if table.seat_of(loser.id) is not None:
            await world.confirm(loser, "table resign", world.thread(table.id))


def thread_of_league(world: World, card: Any) -> Any:
    return next(thread for thread in world.channel.threads if thread.id == card.id)


async def test_a_league_runs_by_itself_to_the_poster(world: World) -> None:
    eve = world.newcomer("eve")
    card = await joined(world, world.ann, world.bob, world.cid)
    assert running(world) == []
    await press(world.dora, card, "league:join")
    late = await press(eve, card, "league:join")
    assert "waiting list" in reply_text(late)
    first_tables = running(world)
    assert [len(table.seats) for table in first_tables] == [2, 2]
    assert {user for table in first_tables for state in table.seats for user in [state.user]} == {
        person.id for person in (world.ann, world.bob, world.cid, world.dora)
    }
    thread = thread_of_league(world, card)
    (standings,) = [message for message in world.messages(thread) if message.author.bot]
    assert "Round 1 of 2" in visible_text(standings)
    for loser in (world.cid, world.dora, world.bob):
        await resign_everywhere(world, loser)
    for loser in (world.cid, world.dora, world.bob, world.ann):
        await resign_everywhere(world, loser)
    record = await record_of(world)
    assert record.league.status is LeagueStatus.FINISHED
    assert record.is_settled
    assert len(record.league.rounds) == 2
    board, poster = [message for message in world.messages(thread) if message.author.bot]
    assert board.id == standings.id
    assert "Final standings" in visible_text(board)
    assert "wins" in visible_text(poster)
    assert poster.attachments
    assert "wins" in visible_text(world.messages(world.channel)[0])


async def test_a_draft_is_set_up_by_presses_and_belongs_to_its_organiser(world: World) -> None:
    panel = answer(await world.ann.slash(world.channel, "league open", games="guess"))
    await world.ann.select(panel, ["5"], custom_id=control(panel, "ldraft:1:rounds"))
    await world.ann.select(panel, ["3"], custom_id=control(panel, "ldraft:1:start"))
    settings = (await record_of(world)).league.settings
    assert (settings.rounds, settings.max_entrants, settings.start_when_full) == (5, 3, True)
    assert world.messages(world.channel) == []
    await press(world.ann, panel, "ldraft:1:announce")
    assert not (await record_of(world)).is_draft
    (card,) = world.messages(world.channel)
    assert "5 rounds" in visible_text(card)
    assert "3 have joined" in visible_text(card)


async def test_the_options_of_a_game_are_those_of_a_table(world: World) -> None:
    panel = answer(await world.ann.slash(world.channel, "league open", games="wishes"))
    await press(world.ann, panel, "ldraft:1:options")
    before = (await record_of(world)).league.settings.contests[0].options
    await world.ann.select(panel, ["1"], custom_id="lopt:1:wishes:rounds")
    assert (await record_of(world)).league.settings.contests[0].options != before


async def test_a_discarded_draft_is_gone(world: World) -> None:
    panel = answer(await world.ann.slash(world.channel, "league open", games="guess"))
    discard = control(panel, "ldraft:1:discard")
    await world.ann.click(panel, custom_id=discard)
    assert await world.app.leagues.store.load(1) is None


async def test_an_organiser_has_few_drafts_at_once(world: World) -> None:
    for _ in range(5):
        await world.ann.slash(world.channel, "league open", games="guess")
    await world.bob.slash(world.channel, "league open", games="guess")
    numbers = [record.league.id for record in await world.app.leagues.store.unsettled()]
    assert numbers == [3, 4, 5, 6]


async def test_two_presses_at_once_announce_a_league_once(world: World) -> None:
    await world.ann.slash(world.channel, "league open", games="guess")
    leagues: LeagueRunner = world.app.leagues
    announced = await asyncio.gather(leagues.announce(1), leagues.announce(1))
    assert [record is not None and record.is_draft for record in announced] == [False, False]
    assert [numbered.entry.action for numbered in await leagues.store.log(1)] == ["opened"]
    await leagues.drain()
    await world.env.settle()
    (card,) = world.messages(world.channel)
    await world.restart()
    assert [message.id for message in world.messages(world.channel)] == [card.id]


async def test_a_league_that_has_been_announced_cannot_be_discarded_any_more(world: World) -> None:
    await world.ann.slash(world.channel, "league open", games="guess")
    leagues: LeagueRunner = world.app.leagues
    announced, _ = await asyncio.gather(leagues.announce(1), leagues.discard(1))
    assert (await leagues.store.load(1) is None) == (announced is None)
    await leagues.announce(1)
    await leagues.discard(1)
    assert (await leagues.store.load(1) is None) == (announced is None)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"start": "2025-12-20"}, "past"),
        ({"start": "someday"}, "don’t"),
        ({"games": "chess"}, "game"),
        ({"table-size": 8}, "Choose a number in that range"),
        ({"name": "see @everyone"}, "@"),
    ],
)
async def test_a_wrong_value_opens_no_league(world: World, options: dict[str, Any], words: str) -> None:
    wanted = {"games": "guess", **options}
    assert words in reply_text(await world.ann.slash(world.channel, "league open", announce=True, **wanted))
    assert await world.app.leagues.store.load(1) is None
    assert world.messages(world.channel) == []


async def test_refusals_of_joining_and_leaving(world: World) -> None:
    card = await joined(world, world.ann, players=3)
    assert "already in" in reply_text(await press(world.ann, card, "league:join"))
    assert "not in this league" in reply_text(await press(world.bob, card, "league:leave"))
    start = await world.bob.slash(world.channel, "league manage", what="start")
    assert "Only the organiser" in reply_text(start)
    alone = await world.ann.slash(world.channel, "league manage", what="start")
    assert "at least 2 players" in reply_text(alone)
    end = await world.bob.slash(world.channel, "league manage", what="end")
    assert "Only the organiser" in reply_text(end)
    assert "no such league" in reply_text(await world.bob.slash(world.channel, "league show", league=99))
    await press(world.ann, card, "league:leave")
    assert (await record_of(world)).league.entrants[0].status is EntrantStatus.LEFT


async def test_a_league_of_another_server_does_not_exist(world: World) -> None:
    await joined(world, world.ann)
    other = world.env.create_guild("Elsewhere")
    channel = other.create_text_channel("games")
    stranger = other.add_member(world.env.create_user("stranger"))
    await world.env.settle()
    assert "no such league" in reply_text(await stranger.slash(channel, "league show", league=1, what="join"))
    assert "no league here" in reply_text(await stranger.slash(channel, "league show"))


async def test_a_league_in_a_hidden_channel_does_not_exist(world: World) -> None:
    hidden = {world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    hidden |= {who: discord.PermissionOverwrite(view_channel=True) for who in (world.ann, world.env.bot.user)}
    secret = world.guild.create_text_channel("secret", overwrites=hidden)
    await world.env.settle()
    await world.ann.slash(secret, "league open", announce=True, games="guess", name="Conspiracy")
    for options in ({}, {"what": "standings"}, {"what": "log"}, {"what": "draw"}, {"what": "join"}, {"league": 1}):
        reply = visible_text(answer(await world.bob.slash(world.channel, "league show", **options)))
        assert "Conspiracy" not in reply, options
        assert "no " in reply, options
    assert await world.bob.autocomplete(world.channel, "league show", "league", "") == []
    assert len(await world.ann.autocomplete(world.channel, "league show", "league", "")) == 1
    assert (await record_of(world)).league.entrants == ()
    assert "Conspiracy" in visible_text(answer(await world.ann.slash(world.channel, "league show")))


async def test_a_league_whose_channel_is_gone_stays_with_its_players(world: World) -> None:
    lost = world.guild.create_text_channel("lost")
    await world.env.settle()
    await world.ann.slash(lost, "league open", announce=True, games="guess")
    await world.ann.slash(lost, "league show", what="join")
    world.env.backend.delete_channel(lost.id)
    await world.env.settle()
    assert "no such league" in reply_text(await world.bob.slash(world.channel, "league show", what="join"))
    assert "You’ve left" in reply_text(await world.ann.slash(world.channel, "league show", what="leave"))


async def test_a_role_opens_and_closes_the_door(world: World) -> None:
    role = world.guild.create_role("players")
    card = await announce(world, role=role)
    assert "members with" in reply_text(await press(world.bob, card, "league:join"))
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.env.settle()
    assert "has been deleted" in reply_text(await press(world.bob, card, "league:join"))
    assert (await record_of(world)).league.entrants == ()


async def test_a_substitute_takes_over_at_the_table(world: World) -> None:
    eve = world.newcomer("eve")
    card = await joined(world, world.ann, world.bob, world.cid, world.dora, eve)
    question = answer(await press(world.bob, card, "league:leave"))
    assert "you can’t come back" in visible_text(question)
    await press(world.bob, question, "lleave:1")
    seated = [state.user for table in running(world) for state in table.seats]
    assert eve.id in seated
    assert world.bob.id not in seated
    letters = [visible_text(message) for message in world.messages(eve.user.dm_channel)]
    assert any("it’s yours" in letter for letter in letters)


async def test_an_end_that_nobody_noticed_counts_after_a_restart_once(world: World) -> None:
    await joined(world, world.ann, world.bob, world.cid, world.dora)
    first, second = running(world)
    world.app.leagues.wake = returning(None)
    loser = next(p for p in (world.ann, world.bob, world.cid, world.dora) if first.seat_of(p.id) is not None)
    await world.confirm(loser, "table resign", world.thread(first.id))
    statuses = [match.status for match in (await record_of(world)).league.matches]
    assert statuses == [MatchStatus.OPEN, MatchStatus.OPEN]
    for _ in range(2):
        await world.restart()
        await world.env.advance_time(10.0)
        league = (await record_of(world)).league
        assert [match.status for match in league.matches] == [MatchStatus.FINISHED, MatchStatus.OPEN]
    log = [numbered.entry.action.value for numbered in await world.app.leagues.store.log(1)]
    assert log.count("result") == 1
    assert [table.id for table in running(world)] == [second.id]


async def test_a_crash_between_opening_and_reporting_makes_no_second_table(world: World) -> None:
    card = await joined(world, world.ann, world.bob, world.cid)
    carry_out = world.app.leagues._matches.carry_out

    async def crash(record: Any, task: Any) -> Any:
        await carry_out(record, task)
        raise RuntimeError("killed")

    world.app.leagues._matches.carry_out = crash
    world.expected_errors.append("league.failed")
    await press(world.dora, card, "league:join")
    await world.restart()
    await world.env.advance_time(10.0)
    assert len(running(world)) == 2
    assert [match.table for match in (await record_of(world)).league.matches] == [1, 2]


def with_short_silence(record: LeagueRecord) -> LeagueRecord:
    """Return a league in which six hours of silence forfeit a game."""
    settings = replace(record.league.settings, forfeit_after=6 * WATCH_INTERVAL_S)
    return replace(record, league=replace(record.league, settings=settings))


async def test_a_silent_player_is_warned_and_then_forfeits(world: World) -> None:
    await joined(world, world.ann, world.bob, pace="unhurried", players=2, rounds=1)
    await world.app.leagues.change(1, with_short_silence)
    (table,) = running(world)
    silent = next(p for p in (world.ann, world.bob) if table.seats[table.seat_of(p.id)].clock.since is not None)
    for _ in range(4):
        await world.env.advance_time(2 * WATCH_INTERVAL_S)
    letters = [visible_text(message) for message in world.messages(silent.user.dm_channel)]
    assert any("waiting for you" in letter for letter in letters)
    assert any("You forfeited" in letter for letter in letters)
    record = await record_of(world)
    assert record.league.matches[0].status is MatchStatus.FINISHED
    assert record.league.status is LeagueStatus.FINISHED
    assert not running(world)


async def test_a_server_without_the_bot_rests_its_league(world: World) -> None:
    await joined(world, world.ann, world.bob, players=2, rounds=1)
    server = RemovableServer(world)
    await server.remove()
    assert (await record_of(world)).league.frozen_since is not None
    await world.env.advance_time(40 * 24 * 3600.0 / 2)
    await server.invite()
    record = await record_of(world)
    assert record.league.frozen_since is None
    assert record.league.status is LeagueStatus.RUNNING
    assert len(running(world)) == 1


async def test_forgetting_removes_a_person_from_a_league(world: World) -> None:
    eve = world.newcomer("eve-the-forgettable")
    card = await joined(world, world.ann, world.bob, world.cid, eve)
    question = (await eve.slash(world.channel, "me forget")).response
    await eve.click(question, custom_id=verb(question, "forget"))
    record = await record_of(world)
    assert "eve-the-forgettable" not in str(record)
    assert str(eve.id) not in str(record)
    entries = await world.app.leagues.store.log(1)
    assert str(eve.id) not in str(entries)
    thread = thread_of_league(world, card)
    assert not any("forgettable" in visible_text(message) for message in world.messages(thread)[:2])


async def test_a_moderator_repairs_a_league_and_the_log_says_so(world: World) -> None:
    keeper, eve = await moderator(world), world.newcomer("eve")
    await joined(world, world.ann, world.bob, world.cid, world.dora)
    refused = await world.bob.slash(world.channel, "league manage", what="void", game=1)
    assert "moderators" in reply_text(refused)
    question = answer(await keeper.slash(world.channel, "league manage", what="void", game=1))
    await press(keeper, question, "lman:1:voided")
    league = (await record_of(world)).league
    assert league.matches[0].status is MatchStatus.VOID
    assert world.app.tables.get(1).status is Status.CLOSED
    playing = league.matches[1].seats[0].entrant
    await keeper.slash(world.channel, "league manage", what="seat", player=playing, substitute=eve)
    (table,) = running(world)
    assert table.seat_of(eve.id) is not None
    assert "Pick a game" in reply_text(await keeper.slash(world.channel, "league manage", what="void"))
    question = answer(await keeper.slash(world.channel, "league manage", what="end"))
    await press(keeper, question, "lman:1:ended")
    assert (await record_of(world)).league.status is LeagueStatus.FINISHED
    assert not running(world)
    log = visible_text(answer(await world.bob.slash(world.channel, "league show", league=1, what="log")))
    assert f"game 1 is void (by <@{keeper.id}>)" in log
    assert "takes the place of" in log


async def test_the_panel_of_moderators_does_the_same_by_press(world: World) -> None:
    keeper, eve = await moderator(world), world.newcomer("eve")
    await joined(world, world.ann, world.bob, world.cid, world.dora)
    panel = answer(await keeper.slash(world.channel, "league manage"))
    entrant = lists(panel)["lman:1:replace"][0]
    await keeper.select(panel, [entrant], custom_id="lman:1:replace")
    seat = control(panel, "lman:1:seat")
    await keeper.select(panel, [eve], custom_id=seat)
    assert any(table.seat_of(eve.id) is not None for table in running(world))


async def test_the_draw_of_a_game_without_roles_promises_none(world: World) -> None:
    card = await joined(world, world.ann)
    draw = reply_text(await press(world.bob, card, "league:draw"))
    assert Say("en")("league-draw-how") in draw
    assert Say("en")("league-draw-roles") not in draw


async def test_any_player_can_check_the_draw(world: World) -> None:
    card = await joined(world, world.ann, world.bob, world.cid)
    before = reply_text(await press(world.bob, card, "league:draw"))
    seed = (await record_of(world)).league.seed
    assert seed.hex() not in before
    assert commitment(seed) in before
    await press(world.dora, card, "league:join")
    after = reply_text(await press(world.bob, card, "league:draw"))
    assert seed.hex() in after
    assert "✅ Round 1" in after


async def test_deleted_messages_of_a_league_come_again(world: World) -> None:
    card = await joined(world, world.ann, world.bob, world.cid, world.dora)
    thread = thread_of_league(world, card)
    (standings,) = world.messages(thread)
    await standings.delete()
    await resign_everywhere(world, world.ann)
    (again,) = [message for message in world.messages(thread) if "Round" in visible_text(message)]
    assert "1 of 2 games are over" in visible_text(again)


async def test_the_limits_of_a_server(world: World) -> None:
    for _ in range(2):
        await announce(world)
    third = await world.ann.slash(world.channel, "league open", games="guess")
    assert "already organising 2 leagues" in reply_text(third)
    which = await world.bob.slash(world.channel, "league show", what="join")
    assert "several leagues" in reply_text(which)
