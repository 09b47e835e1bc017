"""The remarks and the flaws of computer players in every game: none depends on secrets or on a momentary fact."""

from __future__ import annotations

from itertools import starmap

import pytest

from bot import discovery
from bot.game.contract import Public, Seat, Whisper
from bot.game.extensions import REMARK_ATTRIBUTES
from bot.i18n.translation import LANGUAGES, Say, has
from bot.table import computers
from bot.table.facts import Remarked
from tests.games.test_every_game import played

GAMES = {name: game for name, game in discovery.games().items() if game.traits.occasions}
SEEDS = range(6)

each_game = pytest.mark.parametrize("name", sorted(GAMES))


@each_game
def test_occasions_are_few_and_of_lasting_public_facts(name: str) -> None:
    occasions = GAMES[name].traits.occasions
    assert len({occasion.name for occasion in occasions}) >= 4
    assert kinds(name) <= {fact for fact in GAMES[name].facts if not fact.fleeting}
    assert not {occasion.name for occasion in occasions} & set(computers.HOST_OCCASIONS)


@pytest.mark.parametrize("name", sorted(discovery.games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_has_a_line_in_every_language(name: str, language: str) -> None:
    say = Say(language, name, ("Ada",))
    flaws = discovery.games()[name].traits.flaws
    lines = {say(f"flaw-{flaw}", player="Ada") for flaw in flaws}
    assert len(lines) == len(flaws)
    assert all("Ada" in line and len(line) < 100 for line in lines)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_exists_in_every_language(name: str, language: str) -> None:
    say = Say(language, name, ("Ada", "Babbage"))
    lines_by_occasion: dict[str, tuple[str, ...]] = dict.fromkeys(computers.HOST_OCCASIONS, REMARK_ATTRIBUTES)
    lines_by_occasion |= {occasion.name: occasion.lines for occasion in GAMES[name].traits.occasions}
    for game_occasion, lines in lines_by_occasion.items():
        assert set(lines) <= set(REMARK_ATTRIBUTES)
        assert all(has(name, language, f"remark-{game_occasion}.{line}") for line in lines)
        texts = [say.fact(Remarked(Seat(0), f"{game_occasion}.{line}")) for line in lines]
        assert len(set(texts)) == len(lines)
        assert all(text.startswith("💬 Ada: ") and len(text) < 120 for text in texts)


@each_game
@pytest.mark.parametrize("largest", [pytest.param(False, marks=pytest.mark.pure), True])
def test_occasions_work_at_every_moment_and_occur(name: str, largest: bool) -> None:  # noqa: FBT001
    """In random games at least three occasions give remarks, and a whisper is never an occasion."""
    game = GAMES[name]
    seats, occurred = game.players[-1 if largest else 0], set[str]()
    for seed in SEEDS:
        for step, _, _ in played(name, seats, game.options(), b"%d" % seed):
            board = game.board(step.state)
            assert not any(isinstance(item, Whisper) and type(item.fact) in kinds(name) for item in step.news)
            facts = [item.fact for item in step.news if isinstance(item, Public)]
            pairs = [
                (occasion, fact) for occasion in game.traits.occasions for fact in facts if type(fact) is occasion.fact
            ]
            occurred |= {
                occasion.name
                for occasion, fact in pairs
                if any(starmap(occasion.speaks, occasion_arguments(board, fact, seats)))
            }
    assert len(occurred) >= 3


def occasion_arguments(board: object, fact: object, seats: int) -> list[tuple[object, object, int]]:
    """Return an occasion's arguments for every seat."""
    return [(board, fact, seat) for seat in range(seats)]


def kinds(name: str) -> set[type]:
    """Return the classes of facts that are occasions."""
    return {occasion.fact for occasion in GAMES[name].traits.occasions}
