"""Draws: tables of fitting sizes, nobody twice, roles in turn, opponents that vary, the same draw of the same seed."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import combinations

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.chance import Chance
from bot.leagues import planes, round_robin
from bot.leagues.decisions import VoidMatch
from bot.leagues.draw import DrawInput, drawn
from bot.leagues.model import Contest, LeagueStatus
from bot.leagues.roles import assigned
from bot.leagues.rounds import redrawn
from bot.leagues.sizes import table_sizes
from tests.leagues.season import HUNT, Season, meetings, role_counts, settings, spread

SIDES = Contest("chess", roles=("first", "second"), max_seats=2)
ORDERED = Contest("cards", roles=("1", "2", "3", "4"), max_seats=4)


@pytest.mark.parametrize(
    ("players", "wanted", "least", "most", "sizes"),
    [
        (8, 4, 2, 4, (4, 4)),
        (7, 4, 2, 4, (4, 3)),
        (9, 4, 2, 5, (5, 4)),
        (9, 4, 2, 4, (3, 3, 3)),
        (5, 4, 2, 4, (3, 2)),
        (5, 2, 2, 2, (2, 2)),
        (5, 4, 4, 4, (4,)),
        (1, 2, 2, 4, ()),
        (0, 2, 2, 4, ()),
    ],
)
def test_table_sizes(players: int, wanted: int, least: int, most: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players, wanted, least, most) == sizes


@given(st.integers(0, 70), st.integers(2, 8), st.integers(2, 8), st.integers(0, 6))
def test_as_few_players_as_possible_have_no_table(players: int, wanted: int, least: int, more: int) -> None:
    most = least + more
    sizes = table_sizes(players, wanted, least, most)
    assert all(least <= size <= most for size in sizes)
    assert sum(sizes) <= players
    seatable = {sum_ for tables in range(1, players + 1) for sum_ in range(tables * least, tables * most + 1)}
    assert sum(sizes) == max((count for count in seatable if count <= players), default=0)


@given(st.integers(2, 17))
def test_in_a_round_robin_everyone_meets_everyone_once_in_even_roles(players: int) -> None:
    rounds = [round_robin.pairs(range(players), number) for number in range(round_robin.cycle_length(players))]
    assert Counter(tuple(sorted(pair)) for pairs in rounds for pair in pairs) == Counter(
        combinations(range(players), 2)
    )
    for pairs in rounds:
        assert len({player for pair in pairs for player in pair}) == 2 * (players // 2)
    first = Counter(pair[0] for pairs in rounds for pair in pairs)
    second = Counter(pair[1] for pairs in rounds for pair in pairs)
    assert all(abs(first[player] - second[player]) <= 1 for player in range(players))


@given(st.integers(2, 12))
def test_the_second_cycle_of_a_round_robin_changes_the_seats(players: int) -> None:
    length = round_robin.cycle_length(players)
    for number in range(length):
        again = round_robin.pairs(range(players), number + length)
        assert again == tuple(pair[::-1] for pair in round_robin.pairs(range(players), number))


@pytest.mark.parametrize("order", sorted(planes.ORDERS))
def test_in_a_plane_everyone_meets_everyone_once_in_even_roles(order: int) -> None:
    rounds = [planes.tables(range(order**2), order, number) for number in range(planes.cycle_length(order))]
    pairs = Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))
    assert pairs == Counter(combinations(range(order**2), 2))
    for seat in range(order):
        had = Counter(table[seat] for tables in rounds for table in tables)
        assert set(had.values()) == {1, 2}
        assert set(Counter(table[seat] for tables in rounds[:-1] for table in tables).values()) == {1}


@given(st.lists(st.lists(st.integers(-3, 3), min_size=3, max_size=3), min_size=6, max_size=6), st.randoms())
def test_the_assignment_of_roles_is_the_cheapest(costs: list[list[int]], luck: object) -> None:
    del luck
    slots = ["a", "a", "b", "b", "b", "c"]
    owed = {player: dict(zip("abc", row, strict=True)) for player, row in enumerate(costs)}
    roles = assigned(range(6), slots, owed)
    assert sorted(roles) == slots
    cost = sum(owed[player][role] for player, role in enumerate(roles))
    assert cost == min(_all_costs(owed, 6))


def _all_costs(owed: dict[int, dict[str, int]], players: int) -> list[int]:
    everyone = range(players)
    return [
        sum(owed[player]["a" if player in first else "c" if player == last else "b"] for player in everyone)
        for first in combinations(everyone, 2)
        for last in everyone
        if last not in first
    ]


def test_neighbours_in_the_standings_play_together() -> None:
    tables = (("", ""),) * 3
    found = drawn(DrawInput((5, 3, 1, 0, 2, 4), (30, 29, 20, 19, 3, 2), tables, (), ()), Chance(b"x", 1))
    assert {frozenset(table) for table in found} == {frozenset((5, 3)), frozenset((1, 0)), frozenset((2, 4))}


def test_no_rank_has_the_first_seat() -> None:
    given = DrawInput(tuple(range(8)), tuple(range(80, 0, -10)), (("a", "b", "b", "b"),) * 2, (), ())
    found = [drawn(given, Chance(b"x", number)) for number in range(40)]
    for seat in range(4):
        assert len({min(tables)[seat] for tables in found}) > 3


def test_a_new_opponent_is_more_important_than_a_neighbour() -> None:
    tables = (("", ""),) * 2
    met = ((0, 1, 1), (2, 3, 1))
    found = drawn(DrawInput((0, 1, 2, 3), (3000, 3000, 0, 0), tables, met, ()), Chance(b"x", 1))
    assert {frozenset(table) for table in found}.isdisjoint({frozenset((0, 1)), frozenset((2, 3))})


def test_a_role_is_more_important_than_a_new_opponent() -> None:
    tables = (("white", "black"),) * 2
    owed = tuple((player, role, 840 * sign) for player in (0, 2) for role, sign in (("white", 1), ("black", -1)))
    met = ((0, 1, 3), (0, 3, 3), (1, 2, 3), (2, 3, 3))
    found = drawn(DrawInput((0, 1, 2, 3), (0, 0, 0, 0), tables, met, owed), Chance(b"x", 1))
    assert {table[0] for table in found} == {1, 3}


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("people", "size", "rounds", "contest"),
    [
        (12, 4, 3, ORDERED),
        (20, 5, 5, HUNT),
        (16, 4, 5, HUNT),
        (8, 4, 7, ORDERED),
        (10, 2, 6, SIDES),
        (9, 3, 4, HUNT),
    ],
)
def test_each_player_has_each_role_equally_often(people: int, size: int, rounds: int, contest: Contest) -> None:
    season = Season.of(people, settings(contest, rounds=rounds, size=size))
    season.play()
    assert all(spread(role_counts(season.league, role)) <= 1 for role in contest.roles)


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("people", "size", "rounds"),
    [(9, 3, 4), (16, 4, 5), (25, 5, 6), (6, 2, 5), (7, 2, 7), (16, 4, 3), (32, 4, 6), (20, 4, 3)],
)
def test_no_opponent_comes_again_while_that_is_avoidable(people: int, size: int, rounds: int) -> None:
    season = Season.of(people, settings(Contest("chess", max_seats=size), rounds=rounds, size=size))
    for number in range(rounds):
        assert season.league.rounds[-1].number == number
        season.play_round()
    assert set(meetings(season.league).values()) == {1}


def test_with_two_games_each_has_even_roles_of_its_own() -> None:
    draughts = Contest("draughts", roles=("white", "black"), max_seats=2)
    season = Season.of(4, settings(SIDES, draughts, rounds=12, size=2))
    season.play()
    assert all(spread(role_counts(season.league, role)) <= 2 for role in ("first", "second", "white", "black"))


def test_a_draw_is_the_same_of_the_same_seed_and_can_be_checked() -> None:
    def played(seed: bytes) -> Season:
        season = Season.of(11, settings(HUNT, rounds=4, size=4), seed=seed)
        season.play()
        return season

    one, same, other = played(b"a" * 32), played(b"a" * 32), played(b"b" * 32)
    assert one.league == same.league
    assert one.league.matches != other.league.matches
    for entry in one.league.rounds:
        found = redrawn(one.league, entry.number)
        assert found.tables == tuple(
            tuple(seat.drawn for seat in match.seats) for match in one.matches_of(entry.number)
        )
        assert (found.byes, found.basis) == (entry.byes, entry.basis)


def test_a_draw_is_the_same_on_every_machine_and_python() -> None:
    players = tuple(range(22))
    meetings = tuple(
        (player, other, 1 + player % 2) for player, other in combinations(players, 2) if player * other % 5 == 1
    )
    owed = tuple((player, "fugitive", 168 * (player % 4 - 1)) for player in players)
    tables = (("fugitive", *["detective"] * 4),) * 2 + (("fugitive", *["detective"] * 3),) * 3
    found = drawn(DrawInput(players, tuple(range(2200, 0, -100)), tables, meetings, owed), Chance(b"golden", 3))
    digest = hashlib.sha256(repr(found).encode()).hexdigest()
    assert digest == "3742d4b8b69ab10f1996c29527cb4e63c7a38b438fc1ef1dee5922f3d6adcd7e"


def test_the_check_of_a_draw_notices_a_later_repair() -> None:
    season = Season.of(8, settings(rounds=3, size=4))
    season.play_round()
    season.tell(VoidMatch(0), by=9)
    assert redrawn(season.league, 0).basis == season.league.rounds[0].basis
    assert redrawn(season.league, 1).basis != season.league.rounds[1].basis


def test_byes_go_round() -> None:
    season = Season.of(5, settings(SIDES, rounds=4, size=2, max_entrants=5))
    assert season.league.settings.rounds < round_robin.cycle_length(5)
    season.play()
    byes = Counter(number for entry in season.league.rounds for number in entry.byes)
    assert set(byes.values()) == {1}
    assert len(byes) == 4


@pytest.mark.unmeasured
@hypothesis.settings(max_examples=25)
@given(
    people=st.integers(2, 14),
    size=st.integers(2, 5),
    rounds=st.integers(1, 6),
    seed=st.binary(min_size=32, max_size=32),
)
def test_every_league_without_absences_comes_to_an_end(people: int, size: int, rounds: int, seed: bytes) -> None:
    contest = Contest("game", roles=("a", "b"), max_seats=6)
    season = Season.of(people, settings(contest, rounds=rounds, size=size), seed=seed)
    season.play()
    assert season.league.status is LeagueStatus.FINISHED
    assert len(season.league.rounds) == rounds
