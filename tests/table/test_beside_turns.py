"""Moves out of turn, moves of moderators, the default move of an absent player, and computers known to the game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import MODERATOR, ComputerSeat, Refused, Seat, Strength
from bot.game.extensions import BesideTurns, Interruptions
from bot.table import pausing, turns
from bot.table.autoplay import DRAFT_PAUSE_FACTOR
from bot.table.deadlines import HOUR_S
from bot.table.decisions import DecisionContext
from bot.table.model import Pace, Status
from bot.table.position import Position
from cogs.wishes import GAME
from cogs.wishes.board import Options, Ready, SitOut, TakeBack, Void, Wrap
from tests import acts
from tests.by_seat import by_seat, with_fields
from tests.table import bids
from tests.table.harness import ANNA, BOB, CYRIL, HERE, Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.game.contract import AnyGame
    from bot.table.model import Person, Table

GAMES: dict[str, AnyGame] = {"wishes": GAME, "bids": bids.GAME}


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Harness]:
    """Yield a host with the game of wishes."""
    async with open_harness(tmp_path / "wishes.db", games=GAMES) as new_host:
        yield new_host


async def begun(host: Harness, *people: Person, computers: int = 0, **options: Any) -> Table:
    """Start a table with these players; the first is its host."""
    first, *others = people
    table = await host.tables.open(
        "wishes", HERE, first, language="en", pace=Pace.DAILY, options=Options(**options), key=fresh_key()
    )
    for person in others:
        await acts.join(host.tables, table.id, person, fresh_key())
    for _ in range(computers):
        await acts.add_computer(host.tables, table.id, first.user, Strength.STRONG, fresh_key())
    return await host.tables.start(table.id, first.user, fresh_key())


async def make(host: Harness, table: Table, person: Person, *moves: Any) -> Table:
    """Make moves for a player."""
    for move in moves:
        table = await acts.play(host.tables, table.id, person.user, move, fresh_key())
    return table


async def half_ready(host: Harness, *people: Person) -> Table:
    """Return a game two hours after its start, in which the first player became ready after one hour."""
    table = await begun(host, *people)
    host.clock.advance(HOUR_S)
    wraps = [Wrap(Seat(n), 1) for n in range(1, len(people))]
    table = await make(host, table, people[0], *wraps, Ready())
    host.clock.advance(HOUR_S)
    return table


@pytest.mark.unmeasured
async def test_a_move_out_of_turn_is_saved_announced_and_replayed(host: Harness) -> None:
    table = await half_ready(host, ANNA, BOB)
    after = await make(host, table, ANNA, TakeBack())
    assert (after.moves, after.public_version) == (table.moves + 1, table.public_version + 1)
    assert (await host.facts(table))[-1] == "TookBack"
    assert host.notified[-1] == table.id
    assert await host.store.load(table.id) == after
    report = await host.tables.verify(table.id)
    assert (report.agrees, report.differs_at) == (True, None)


async def test_a_move_out_of_turn_counts_no_move_and_keeps_missed_turns(host: Harness) -> None:
    table = await begun(host, ANNA, BOB)
    host.clock.advance(25 * HOUR_S)
    await host.tables.tick()
    table = await make(host, host.tables.get(table.id), ANNA, Wrap(Seat(1), 1), Ready())
    assert by_seat(table, "missed") == (0, 1)
    before = by_seat(table, "moves")
    assert by_seat(await make(host, table, ANNA, TakeBack()), "moves") == before
    late = replace_missed(host, table, (3, 1))
    assert by_seat(turns.moved_out_of_turn(context(host, late), Seat(0), TakeBack()).table, "missed") == (3, 1)


def context(host: Harness, table: Table) -> DecisionContext:
    """Return the input of a decision about a table."""
    return DecisionContext(Position(table, GAME, b"k"), host.clock.now())


def replace_missed(_host: Harness, table: Table, missed: tuple[int, ...]) -> Table:
    """Return the table with these numbers of missed deadlines."""
    return with_fields(table, missed=missed)


async def test_a_reopened_turn_continues_with_its_old_deadline(host: Harness) -> None:
    table = await half_ready(host, ANNA, BOB, CYRIL)
    assert table.seats[0].clock.since is None
    after = await make(host, table, ANNA, TakeBack())
    assert (after.seats[0].clock.since, after.seats[0].clock.due) == (
        table.seats[1].clock.since,
        table.seats[1].clock.due,
    )
    assert (by_seat(after, "since")[1:], by_seat(after, "due")[1:]) == (
        by_seat(table, "since")[1:],
        by_seat(table, "due")[1:],
    )
    assert after.together


async def test_a_turn_reopened_late_gets_half_the_time(host: Harness) -> None:
    table = await half_ready(host, ANNA, BOB)
    host.clock.advance(20 * HOUR_S)
    after = await make(host, table, ANNA, TakeBack())
    assert after.seats[0].clock.due == host.clock.now() + 12 * HOUR_S


async def test_a_reopened_turn_without_a_deadline_gets_none(host: Harness) -> None:
    table = turns.replace(await half_ready(host, ANNA, BOB), pace=Pace.UNHURRIED)
    new_table = turns.moved_out_of_turn(context(host, table), Seat(0), TakeBack()).table
    assert (new_table.seats[0].clock.since, new_table.seats[0].clock.due) == (table.seats[1].clock.since, None)


async def test_a_move_out_of_turn_is_in_the_menu_and_can_be_pressed(host: Harness) -> None:
    table = await half_ready(host, ANNA, BOB)
    moves, stamp = host.tables.menu(table, Seat(0))
    assert moves == (TakeBack(),)
    await acts.press(host.tables, table.id, ANNA.user, stamp, 0, fresh_key())
    with pytest.raises(Refused, match="already-played"):
        await acts.press(host.tables, table.id, ANNA.user, stamp, 0, fresh_key())


async def test_a_move_out_of_turn_keeps_the_menus_of_others(host: Harness) -> None:
    table = await half_ready(host, ANNA, BOB, CYRIL)
    before = [host.tables.menu(table, Seat(n)) for n in (1, 2)]
    after = await make(host, table, ANNA, TakeBack())
    assert [host.tables.menu(after, Seat(n)) for n in (1, 2)] == before


async def test_a_move_out_of_turn_is_refused_when_unavailable(host: Harness) -> None:
    table = await half_ready(host, ANNA, BOB)
    with pytest.raises(Refused, match="not-now"):
        await make(host, table, BOB, TakeBack())
    await make(host, table, BOB, SitOut(), SitOut())
    await make(host, table, ANNA, SitOut())
    ended_table = host.tables.get(table.id)
    assert ended_table.status is Status.ENDED
    with pytest.raises(Refused, match="game-over"):
        await make(host, ended_table, ANNA, TakeBack())


async def test_a_resigned_player_makes_no_move_out_of_turn(host: Harness) -> None:
    table = await half_ready(host, ANNA, BOB, CYRIL)
    await acts.resign(host.tables, table.id, ANNA.user, fresh_key())
    with pytest.raises(Refused, match="you-resigned"):
        await make(host, table, ANNA, TakeBack())


async def test_a_last_ready_and_a_take_back_at_once_leave_a_consistent_round(host: Harness) -> None:
    """Both orders give a consistent result: the round ends, or both players go on."""
    for first in (0, 1):
        table = await half_ready(host, ANNA, BOB)
        table = await make(host, table, BOB, Wrap(Seat(0), 1))
        acts_by_person = [(BOB, Ready()), (ANNA, TakeBack())]
        (person, move), (other_person, answer) = acts_by_person[first], acts_by_person[1 - first]
        await make(host, table, person, move)
        if first == 0:
            with pytest.raises(Refused, match="not-now"):
                await make(host, table, other_person, answer)
        else:
            await make(host, table, other_person, answer)
        state: Any = host.tables.get(table.id).state
        assert (state.round, state.ready) == ((2, (False, False)) if first == 0 else (1, (False, True)))


async def test_a_private_move_out_of_turn_causes_no_news(host: Harness) -> None:
    """A game may offer the moves of a private draft also out of turn."""
    table = await begun(host, ANNA, BOB)
    draft = Wrap(Seat(1), 2)

    def offered(_state: Any, _seat: Seat) -> tuple[Any, ...]:
        return (draft,)

    answering = replace(GAME, beside=BesideTurns(out_of_turn=offered))
    game_context = replace(context(host, table), position=Position(table, answering, b"k"))
    decision = turns.apply_typed(game_context, ANNA.user, draft)
    assert decision.kind.is_private
    assert (by_seat(decision.table, "moves"), decision.news) == (by_seat(table, "moves"), ())


async def moderate(host: Harness, table: Table, move: Any) -> Table:
    """Make a move as a moderator who does not play."""
    return await host.tables.change(table.id, 7, fresh_key(), lambda context: turns.apply_moderation(context, move))


async def test_a_moderators_move_is_saved_announced_and_replayed(host: Harness) -> None:
    table = await half_ready(host, ANNA, BOB)
    after = await moderate(host, table, Void(1))
    state: Any = after.state
    assert (state.things, state.ready) == ((2, 3), (False, False))
    assert (await host.facts(table))[-1] == "Voided"
    (*_, entry) = await host.store.log(after)
    assert (entry.seat, entry.move) == (MODERATOR, Void(1))
    assert (by_seat(after, "moves"), by_seat(after, "missed")) == (by_seat(table, "moves"), by_seat(table, "missed"))
    assert by_seat(after, "since") == (host.clock.now(), table.seats[1].clock.since)
    report = await host.tables.verify(table.id)
    assert (report.agrees, report.differs_at) == (True, None)


async def pause(host: Harness, table: Table) -> Table:
    """Pause the table by the votes of Anna and Bob."""
    for person in (ANNA, BOB):
        agree = partial(pausing.vote_for_pause, user=person.user, until=None)
        table = await host.tables.change(table.id, person.user, fresh_key(), agree)
    return table


async def test_a_moderator_can_move_at_a_paused_table_and_its_clocks_stay_stopped(host: Harness) -> None:
    table = await pause(host, await half_ready(host, ANNA, BOB))
    assert table.pause is not None
    assert table.seats[0].clock.held is None
    host.clock.advance(5 * HOUR_S)
    after = await moderate(host, table, Void(1))
    state: Any = after.state
    assert state.ready == (False, False)
    assert after.paused
    assert (by_seat(after, "since"), by_seat(after, "due")) == ((None, None), (None, None))
    assert await host.store.load(table.id) == after
    resumed = await host.tables.change(
        table.id, ANNA.user, fresh_key(), lambda context: pausing.resume(context, ANNA.user)
    )
    now = host.clock.now()
    assert (resumed.seats[0].clock.since, resumed.seats[0].clock.due) == (now, now + 24 * HOUR_S)
    frozen_clock = table.seats[1].clock.held
    assert frozen_clock is not None
    assert resumed.seats[1].clock.due == now + (frozen_clock.left or 0.0)
    assert (await host.tables.verify(table.id)).agrees


@pytest.mark.parametrize(("move", "why"), [(Void(9), "not-your-turn"), (SitOut(), "unknown-move")])
async def test_a_moderator_can_only_make_moderator_moves(host: Harness, move: Any, why: str) -> None:
    table = await begun(host, ANNA, BOB)
    with pytest.raises(Refused, match=why):
        await moderate(host, table, move)


async def test_a_game_without_moderator_moves_is_not_queried(host: Harness) -> None:
    table = await host.game(ANNA, BOB)
    with pytest.raises(Refused, match="unknown-move"):
        await moderate(host, table, bids.Scribble(1))
    assert host.tables.get(table.id) == table


async def test_moderator_moves_are_refused_before_the_start(host: Harness) -> None:
    table = await host.tables.open("wishes", HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh_key())
    with pytest.raises(Refused, match="not-started"):
        await moderate(host, table, Void(1))


async def test_a_missed_turn_gets_the_games_default_move(host: Harness) -> None:
    table = await begun(host, ANNA, BOB)
    await make(host, table, ANNA, Wrap(Seat(1), 3), Ready())
    host.clock.advance(25 * HOUR_S)
    await host.tables.tick()
    (*_, entry) = await host.store.log(host.tables.get(table.id))
    assert (entry.seat, entry.move) == (Seat(1), SitOut(gone=False))
    assert by_seat(host.tables.get(table.id), "missed") == (0, 1)


async def test_every_turn_of_a_resigned_player_gets_the_games_default_move(host: Harness) -> None:
    table = await begun(host, ANNA, BOB, CYRIL)
    await acts.resign(host.tables, table.id, BOB.user, fresh_key())
    assert await host.tables.autoplay(table.id)
    (*_, entry) = await host.store.log(host.tables.get(table.id))
    assert (entry.seat, entry.move) == (Seat(1), SitOut(gone=True))


async def test_a_computer_player_never_gets_the_default_move(host: Harness) -> None:
    table = await begun(host, ANNA, computers=1)
    assert await host.tables.autoplay(table.id)
    (*_, entry) = await host.store.log(host.tables.get(table.id))
    assert isinstance(entry.move, Wrap)


def nonsense(_state: Any, _seat: Seat, _gone: bool) -> Any:  # noqa: FBT001 - the game contract passes a positional bool
    return TakeBack()


def bug(_state: Any, _seat: Seat, _gone: bool) -> Any:  # noqa: FBT001 - the game contract passes a positional bool
    raise RuntimeError("a bug")


@pytest.mark.parametrize("absent", [nonsense, bug])
async def test_an_invalid_default_move_is_replaced_by_a_computers_move(tmp_path: Path, absent: Any) -> None:
    games = {"wishes": replace(GAME, interruptions=Interruptions(absent=absent))}
    async with open_harness(tmp_path / "db", games=games) as host:
        table = await begun(host, ANNA, BOB)
        host.clock.advance(25 * HOUR_S)
        await host.tables.tick()
        (*_, entry) = await host.store.log(host.tables.get(table.id))
        assert isinstance(entry.move, Wrap)


async def test_a_game_gets_the_computer_seats_in_its_options(host: Harness) -> None:
    table = await begun(host, ANNA, BOB, computers=2, rounds=1)
    ada, babbage = (ComputerSeat(Seat(n), name, Strength.STRONG) for n, name in ((2, "Ada"), (3, "Babbage")))
    assert table.options == Options(rounds=1, computers=(ada, babbage))
    assert await host.store.load(table.id) == table
    assert (await host.tables.verify(table.id)).agrees


async def test_the_next_table_gets_its_own_computer_seats(host: Harness) -> None:
    table = await begun(host, ANNA, computers=1)
    await host.tables.cancel(table.id, ANNA.user, moderator=False, key=fresh_key())
    rematch = await host.tables.open_again(host.tables.get(table.id), HERE, ANNA, fresh_key())
    await acts.remove_computer(host.tables, rematch.id, ANNA.user, fresh_key())
    await acts.join(host.tables, rematch.id, BOB, fresh_key())
    running_table = await host.tables.start(rematch.id, ANNA.user, fresh_key())
    assert running_table.options == Options()


async def test_minor_facts_are_in_the_history_but_not_in_the_latest_facts(host: Harness) -> None:
    table = await half_ready(host, ANNA, BOB)
    await make(host, table, BOB, Wrap(Seat(0), 1), Ready())
    latest = [type(row.fact).__name__ for row in await host.news.latest(table.id, 3)]
    history = [type(row.fact).__name__ for row in await host.news.history(table.id, 0)]
    assert latest == ["BecameReady", "BecameReady", "RoundOver"]
    assert history[-3:] == ["Unwrapped", "Unwrapped", "RoundOver"]


async def test_a_computer_does_not_pause_after_private_moves(host: Harness) -> None:
    """After a public move it pauses, so that people can follow."""
    table = await begun(host, ANNA, computers=2)
    pauses: list[tuple[float, bool]] = []
    while (pause := host.tables.autoplay_pause(table.id)) is not None:
        version = host.tables.get(table.id).last_public_version
        assert await host.tables.autoplay(table.id)
        pauses.append((pause, host.tables.get(table.id).last_public_version > version))
    assert len(pauses) > 4
    assert [pause for pause, _ in pauses] == [
        1.0,
        *(1.0 if is_public else DRAFT_PAUSE_FACTOR for _, is_public in pauses[:-1]),
    ]
    assert sum(is_public for _, is_public in pauses) == 2
