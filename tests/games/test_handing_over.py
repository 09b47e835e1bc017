"""In whatever game and at whatever moment a seat changes hands: with it goes its hand, and nobody else notices more."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot import discovery
from bot.game.contract import Seat
from bot.table import premoves, seats
from bot.table.facts import HostChanged, SeatLeft, SeatTaken
from bot.table.model import Pace, Person, Status
from tests import acts
from tests.by_seat import by_seat
from tests.table.harness import ANNA, BOB, CYRIL, DORA, HERE, fresh, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.game.contract import AnyGame
    from bot.table.model import Table
    from bot.table.news import NewsRow
    from tests.table.harness import Harness

GAMES = discovery.games()
PEOPLE = (ANNA, BOB, CYRIL, *(Person(1000 + n, f"Player {n}") for n in range(4, 13)))
"""By seat, for as many seats as the smallest table of any game has."""
USUAL_SEATS = 3
"""Two who stay see whether they learn anything from the third; fewer or more where a game cannot be played so."""
MOST = 400
"""Moves within which it must be the turn of every seat that is in the game."""
MOMENTS = (0, 9, 40)
"""How many moves were made before somebody goes."""


def seat_count(game: str) -> int:
    """Return the number of seats, of those that a game can be played with, that is nearest to `USUAL_SEATS`."""
    return min(GAMES[game].players, key=lambda count: abs(count - USUAL_SEATS))


async def going_on(harness: Harness, game: str, moves: int, luck: random.Random) -> Table:
    """Begin a game and let its players make so many moves at random, or fewer where that decides it."""
    while (table := await begun(harness, game, moves, luck)).status is not Status.RUNNING:
        moves //= 2
    return table


async def begun(harness: Harness, game: str, moves: int, luck: random.Random) -> Table:
    """Begin a game and let its players make so many moves at random."""
    table = await harness.tables.open(game, HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh())
    for person in PEOPLE[1 : seat_count(game)]:
        await acts.join(harness.tables, table.id, person, fresh())
    table = await harness.tables.start(table.id, ANNA.user, fresh())
    for _ in range(moves):
        table = await moved(harness, table, luck)
    return table


async def moved(harness: Harness, table: Table, luck: random.Random) -> Table:
    """Let one of those who are to act make any move; those who wait seal what they can."""
    game = harness.tables.game_of(table)
    waiting = [seat for seat in sorted(table.people) if harness.tables.menu(table, seat)[0]]
    if table.status is not Status.RUNNING or not waiting:
        return table
    seat = luck.choice(waiting)
    for other in sorted(table.people - {seat}):
        ahead, stamp = harness.tables.premove_menu(table, other)
        if ahead and other not in game.to_act(table.state):
            user, n = user_of(table, other), luck.randrange(len(ahead))
            seal = partial(premoves.set_premove, user=user, seen=stamp, n=n)
            await harness.tables.change(table.id, user, fresh(), seal)
    menu, stamp = harness.tables.menu(table, seat)
    return await acts.press(harness.tables, table.id, user_of(table, seat), stamp, luck.randrange(len(menu)), fresh())


def user_of(table: Table, seat: Seat) -> int:
    sitter = table.sitters[seat]
    assert isinstance(sitter, Person)
    return sitter.user


def seen(game: AnyGame, table: Table) -> list[object]:
    """Everything that anybody may see of a game."""
    return [game.board(table.state), *(game.hand(table.state, Seat(at)) for at in range(len(table.seats)))]


@pytest.mark.unmeasured
@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("name", sorted(GAMES))
async def test_the_successors_hand_is_the_seats_and_nobody_else_sees_more(
    tmp_path: Path, name: str, moves: int
) -> None:
    """Left, held by nobody for a while, and taken."""
    luck = random.Random(f"{name} {moves}")
    async with open_harness(tmp_path / "bot.db", games=GAMES) as harness:
        table = await going_on(harness, name, moves, luck)
        game, seat = harness.tables.game_of(table), Seat(luck.randrange(seat_count(name)))
        before, person = table, PEOPLE[seat]
        table = await acts.leave_seat(harness.tables, table.id, person.user, fresh())
        assert seen(game, table) == seen(game, before)
        assert table.seats[seat].premoves == ()
        assert not [one for one in table.suggestions if seat in (one.seat, one.by)]
        heir = table.seats[min(table.people)].name
        told = [(row.seat, row.fact) for row in await latest(harness, table)]
        passed = [] if person is not ANNA else [(None, HostChanged(heir))]
        assert told == [(None, SeatLeft(person.name, ends=False)), *passed]
        for _ in range(3):
            await harness.tables.autoplay(table.id)
        before = harness.tables.get(table.id)
        if before.status is Status.RUNNING:
            table = await harness.tables.change(table.id, DORA.user, fresh(), lambda at: seats.taken(at, DORA, seat))
            told = [(row.seat, row.fact) for row in await latest(harness, table)]
            assert told == [(None, SeatTaken("Dora", person.name))]
            assert seen(game, table) == seen(game, before)
            assert harness.tables.menu(table, seat)[0] == (
                *game.moves(table.state, seat),
                *game.beside.out_of_turn(table.state, seat),
            )
            others = [at for at in range(seat_count(name)) if at != seat]
            assert [(table.seats[at].clock.since, table.seats[at].clock.due) for at in others] == [
                (before.seats[at].clock.since, before.seats[at].clock.due) for at in others
            ]
            assert (table.due is None) == all(due is None for due in by_seat(table, "due"))
        for _ in range(6):
            table = await moved(harness, table, luck)
        assert (await harness.tables.verify(table.id)).agrees


async def latest(harness: Harness, table: Table) -> list[NewsRow]:
    """What was told of the last change of a table."""
    return [row for row in await harness.news.pending(table.id) if row.version == table.version]


@pytest.mark.parametrize("name", sorted(name for name, game in GAMES.items() if game.interruptions.absent is not None))
async def test_an_open_seat_is_late_and_not_gone_for_good(tmp_path: Path, name: str) -> None:
    """Of a game that says what absence comes to: whoever takes the seat plays there again."""
    luck, seat = random.Random(name), Seat(seat_count(name) - 1)
    async with open_harness(tmp_path / "bot.db", games=GAMES) as harness:
        table = await going_on(harness, name, 4, luck)
        table = await acts.leave_seat(harness.tables, table.id, PEOPLE[seat].user, fresh())
        while await harness.tables.autoplay(table.id) and harness.tables.get(table.id).moves < table.moves + 8:
            pass
        table = await harness.tables.change(table.id, DORA.user, fresh(), lambda at: seats.taken(at, DORA, seat))
        for _ in range(MOST):
            if harness.tables.menu(table, seat)[0] or table.status is not Status.RUNNING:
                break
            table = await moved(harness, table, luck)
        assert harness.tables.menu(table, seat)[0]
