"""Seats change hands at any moment of any game: the hand goes with the seat, and other seats notice no more."""

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
from tests.table.harness import ANNA, BOB, CYRIL, DORA, HERE, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.game.contract import AnyGame
    from bot.table.model import Table
    from bot.table.news import NewsRow
    from tests.table.harness import Harness

GAMES = discovery.games()
PEOPLE = (ANNA, BOB, CYRIL, *(Person(1000 + n, f"Player {n}") for n in range(4, 13)))
"""The users by seat, enough for the smallest table of any game."""
USUAL_SEATS = 3
"""Two remaining players show whether they learn anything from the third; a game may require fewer or more."""
MAX_MOVES = 400
"""The number of moves within which every seat in the game must have had a turn."""
MOMENTS = (0, 9, 40)
"""The numbers of moves made before a player leaves."""


def seat_count(game: str) -> int:
    """Return the game's allowed number of seats that is nearest to `USUAL_SEATS`."""
    return min(GAMES[game].players, key=lambda count: abs(count - USUAL_SEATS))


async def going_on(harness: Harness, game: str, moves: int, luck: random.Random) -> Table:
    """Begin a game and make this many random moves, or fewer if the game ends before."""
    while (table := await begun(harness, game, moves, luck)).status is not Status.RUNNING:
        moves //= 2
    return table


async def begun(harness: Harness, game: str, moves: int, luck: random.Random) -> Table:
    """Begin a game and make this many random moves."""
    table = await harness.tables.open(game, HERE, ANNA, language="en", pace=Pace.DAILY, options=None, key=fresh_key())
    for person in PEOPLE[1 : seat_count(game)]:
        await acts.join(harness.tables, table.id, person, fresh_key())
    table = await harness.tables.start(table.id, ANNA.user, fresh_key())
    for _ in range(moves):
        table = await after_random_move(harness, table, luck)
    return table


async def after_random_move(harness: Harness, table: Table, luck: random.Random) -> Table:
    """Make any move of a random active seat; the other seats set a random premove if they can."""
    game = harness.tables.game_of(table)
    seats_to_move = [seat for seat in sorted(table.people) if harness.tables.menu(table, seat)[0]]
    if table.status is not Status.RUNNING or not seats_to_move:
        return table
    seat = luck.choice(seats_to_move)
    for other in sorted(table.people - {seat}):
        premove_menu, stamp = harness.tables.premove_menu(table, other)
        if premove_menu and other not in game.to_act(table.state):
            user, n = user_of(table, other), luck.randrange(len(premove_menu))
            seal = partial(premoves.set_premove, user=user, seen=stamp, n=n)
            await harness.tables.change(table.id, user, fresh_key(), seal)
    menu, stamp = harness.tables.menu(table, seat)
    return await acts.press(
        harness.tables, table.id, user_of(table, seat), stamp, luck.randrange(len(menu)), fresh_key()
    )


def user_of(table: Table, seat: Seat) -> int:
    sitter = table.sitters[seat]
    assert isinstance(sitter, Person)
    return sitter.user


def views(game: AnyGame, table: Table) -> list[object]:
    """Return the board and every hand of a game."""
    return [game.board(table.state), *(game.hand(table.state, Seat(index)) for index in range(len(table.seats)))]


@pytest.mark.unmeasured
@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("name", sorted(GAMES))
async def test_a_successor_gets_the_hand_and_other_views_do_not_change(tmp_path: Path, name: str, moves: int) -> None:
    """A player leaves, the seat is open for a while, and a new player takes it."""
    luck = random.Random(f"{name} {moves}")
    async with open_harness(tmp_path / "bot.db", games=GAMES) as harness:
        table = await going_on(harness, name, moves, luck)
        game, seat = harness.tables.game_of(table), Seat(luck.randrange(seat_count(name)))
        before, person = table, PEOPLE[seat]
        table = await acts.leave_seat(harness.tables, table.id, person.user, fresh_key())
        assert views(game, table) == views(game, before)
        assert table.seats[seat].premoves == ()
        assert not [suggestion for suggestion in table.suggestions if seat in (suggestion.seat, suggestion.by)]
        heir = table.seats[min(table.people)].name
        news = [(row.seat, row.fact) for row in await news_of_last_change(harness, table)]
        passed = [] if person is not ANNA else [(None, HostChanged(heir))]
        assert news == [(None, SeatLeft(person.name, ends=False)), *passed]
        for _ in range(3):
            await harness.tables.autoplay(table.id)
        before = harness.tables.get(table.id)
        if before.status is Status.RUNNING:
            table = await harness.tables.change(
                table.id, DORA.user, fresh_key(), lambda index: seats.take(index, DORA, seat)
            )
            news = [(row.seat, row.fact) for row in await news_of_last_change(harness, table)]
            assert news == [(None, SeatTaken("Dora", person.name))]
            assert views(game, table) == views(game, before)
            assert harness.tables.menu(table, seat)[0] == (
                *game.moves(table.state, seat),
                *game.beside.out_of_turn(table.state, seat),
            )
            others = [index for index in range(seat_count(name)) if index != seat]
            assert [(table.seats[index].clock.since, table.seats[index].clock.due) for index in others] == [
                (before.seats[index].clock.since, before.seats[index].clock.due) for index in others
            ]
            assert (table.due is None) == all(due is None for due in by_seat(table, "due"))
        for _ in range(6):
            table = await after_random_move(harness, table, luck)
        assert (await harness.tables.verify(table.id)).agrees


async def news_of_last_change(harness: Harness, table: Table) -> list[NewsRow]:
    """Return the pending news of a table's last change."""
    return [row for row in await harness.news.pending(table.id) if row.version == table.version]


@pytest.mark.parametrize("name", sorted(name for name, game in GAMES.items() if game.interruptions.absent is not None))
async def test_a_successor_of_an_abandoned_seat_gets_turns(tmp_path: Path, name: str) -> None:
    """In a game with moves for absence, a new player of an abandoned seat gets turns again."""
    luck, seat = random.Random(name), Seat(seat_count(name) - 1)
    async with open_harness(tmp_path / "bot.db", games=GAMES) as harness:
        table = await going_on(harness, name, 4, luck)
        table = await acts.leave_seat(harness.tables, table.id, PEOPLE[seat].user, fresh_key())
        while await harness.tables.autoplay(table.id) and harness.tables.get(table.id).moves < table.moves + 8:
            pass
        table = await harness.tables.change(
            table.id, DORA.user, fresh_key(), lambda context: seats.take(context, DORA, seat)
        )
        for _ in range(MAX_MOVES):
            if harness.tables.menu(table, seat)[0] or table.status is not Status.RUNNING:
                break
            table = await after_random_move(harness, table, luck)
        assert harness.tables.menu(table, seat)[0]
