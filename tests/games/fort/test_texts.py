"""Every text of C'est mon fort in four languages, and the board's description."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.game.chance import Chance
from bot.game.contract import Refused
from bot.i18n.translation import LANGUAGES, Say, kebab
from bot.ui.game_ui import Buttons
from cogs import fort
from cogs.fort import GAME
from cogs.fort.board import Phase
from cogs.fort.cards import Figure
from cogs.fort.cog import UI
from cogs.fort.describe import describe
from cogs.fort.moves import Insert, Leave, Move, Shoot, Take, Turn
from cogs.fort.options import Options
from cogs.fort.views import board
from tests.games.fort.positions import BONUS, FIRST, LUCK, SECOND, after, position
from tests.games.sources import refusals
from tests.merged_cases import merge_cases
from tests.ui.worst_case import result

NAMES = ("Ann", "Bob", "Cid")
every_language = merge_cases("language", LANGUAGES)


def say(language: str) -> Say:
    """Return the texts of the game for three players."""
    return Say(language, "fort", NAMES)


def _sample(kind: type[msgspec.Struct], figure: Figure) -> Any:
    values = {"seat": 0, "target": 1, "place": 7, "number": 43, "figure": figure.value}
    fields = {field.name: values[field.name] for field in msgspec.structs.fields(kind)}
    return msgspec.convert(fields, kind)


@pytest.mark.unmeasured
@every_language
@merge_cases("fact", GAME.facts)
def test_every_fact_has_a_text(language: str, fact: type[msgspec.Struct]) -> None:
    for figure in Figure:
        text = say(language).fact(_sample(fact, figure))
        for field in msgspec.structs.fields(fact):
            assert {"seat": "Ann", "target": "Bob", "place": "A7", "number": "43", "figure": ""}[field.name] in text


@every_language
def test_a_figure_is_named_and_a_plain_card_is_not(language: str) -> None:
    king = say(language).fact(_sample(GAME.facts[1], Figure.KING))
    assert f"43 ({say(language)('figure-king')})" in king
    assert "(" not in say(language).fact(_sample(GAME.facts[1], Figure.PLAIN))


@every_language
@merge_cases("move", [Turn(7), Take(), Leave(), Insert(), Shoot(SECOND, 26)])
def test_every_move_fits_on_a_button(language: str, move: Move) -> None:
    assert 0 < len(say(language).move(move)) <= 25


@every_language
def test_name_options_and_rules_have_texts(language: str) -> None:
    words = say(language)
    assert 5 <= len(words("game-name")) <= 30
    assert 20 <= len(words("game-tagline")) <= 100
    assert 1_200 <= len(words("game-rules")) <= 2_500
    for option in Options.__struct_fields__:
        name = option.replace("_", "-")
        assert 0 < len(words(f"option-{name}")) <= 45
        assert 0 < len(words(f"option-{name}-about")) <= 150


@every_language
def test_phases_and_figures_have_names(language: str) -> None:
    assert all(say(language)(f"phase-{phase.value}") for phase in Phase if phase is not Phase.OVER)
    assert len({say(language)(f"figure-{figure.value}") for figure in Figure}) == len(Figure)


@every_language
def test_every_refusal_has_a_text(language: str) -> None:
    ids = refusals(fort)
    assert len(ids) == 15
    variables: dict[str, str | int] = {"place": "A7", "first": "A1", "last": "E9", "number": 30}
    for text in ids:
        assert len(say(language).refusal(Refused(text, **variables))) <= 120


@every_language
def test_the_same_texts_with_the_same_variables(language: str) -> None:
    def shape(code: str) -> dict[str, set[str]]:
        source = (Path(fort.__file__).parent / "texts" / f"{code}.ftl").read_text(encoding="utf-8")
        entries = re.findall(r"^([a-z-]+) =(.*(?:\n(?: .*|\}|))*)", source, re.MULTILINE)
        return {name: set(re.findall(r"\$(\w+)", body)) for name, body in entries}

    assert shape(language) == shape("en")


def test_text_ids_of_facts_follow_the_hosts_scheme() -> None:
    assert [kebab(fact.__name__) for fact in GAME.facts][:2] == ["building-begun", "card-turned"]


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "1\N{NO-BREAK SPACE}card"),
        ("en", 5, "5\N{NO-BREAK SPACE}cards"),
        ("cs", 1, "1\N{NO-BREAK SPACE}karta"),
        ("cs", 3, "3\N{NO-BREAK SPACE}karty"),
        ("cs", 5, "5\N{NO-BREAK SPACE}karet"),
        ("sk", 2, "2\N{NO-BREAK SPACE}karty"),
        ("sk", 5, "5\N{NO-BREAK SPACE}kariet"),
        ("pl", 1, "1\N{NO-BREAK SPACE}karta"),
        ("pl", 22, "22\N{NO-BREAK SPACE}karty"),
        ("pl", 12, "12\N{NO-BREAK SPACE}kart"),
    ],
)
def test_plurals(language: str, count: int, words: str) -> None:
    assert say(language)("board-length", count=count) == words


@every_language
def test_the_description_names_no_face_down_card(language: str) -> None:
    state = after(position((1, 30), (1, 31), (1, 32)), Turn(37), Leave())
    turned = after(state, Turn(20))
    words = describe(board(turned), say(language))
    assert "21" in words
    assert "38" not in words  # the card in E1
    assert "E1" in words
    shuffled = msgspec.structs.replace(state, field=(*state.field[:36], 40, 39, 38, *state.field[39:]))
    assert describe(board(shuffled), say(language)) == describe(board(state), say(language))


@every_language
def test_the_description_has_walls_targets_and_magician(language: str) -> None:
    state = position((1, 24, 40, 43), (1, 8), (1, 46), options=BONUS, left=(2, 3))
    loaded = msgspec.structs.replace(state, shot=(37,), out=(SECOND,))
    words = describe(board(loaded), say(language))
    for key in ("board-safe", "board-magician", "board-out"):
        assert say(language)(key) in words
    assert f"43\N{NO-BREAK SPACE}{say(language)('figure-king')}" in words
    assert say(language)("board-row-empty", row="E") in words
    assert f"37\N{NO-BREAK SPACE}{say(language)('figure-cannon')}" in words


@every_language
def test_a_cannons_targets_are_described_with_their_figures(language: str) -> None:
    state = position((1, 37), (1, 9, 10), (1,), options=BONUS, phase=Phase.SHOOT)
    rows = UI.menu(GAME.moves(state, FIRST), GAME.hand(state, FIRST), say(language))
    labels = [choice.label for row in rows if isinstance(row, Buttons) for choice in row.choices]
    princess = say(language)("figure-princess")
    assert labels == [f"Bob: 9 ({princess})", "Bob: 10"]


@every_language
def test_the_description_names_the_winner(language: str) -> None:
    finished_state = position((1, 40), (1, 45), (1, 46), phase=Phase.OVER)
    words = describe(board(finished_state), say(language))
    assert say(language)("board-winner", seat="Cid") in words


@every_language
def test_a_finished_board_mentions_no_coming_moves(language: str) -> None:
    finished_state = position((1, 24, 40, 43), (1, 8), (1, 46), options=BONUS, phase=Phase.OVER)
    words = describe(board(msgspec.structs.replace(finished_state, out=(FIRST, SECOND))), say(language))
    assert not any(say(language)(key) in words for key in ("board-safe", "board-magician", "board-out"))


@pytest.mark.unmeasured
@every_language
def test_every_moment_of_a_game_has_a_text(language: str) -> None:
    """Every fact, move and board of a game of computers has a text."""
    step = GAME.start(3, BONUS, Chance(b"tell", 0))
    for turn in range(1, 2_000):
        assert all(say(language).fact(news.fact) for news in step.news)
        assert describe(GAME.board(step.state), say(language))
        menu = GAME.moves(step.state, step.state.turn)
        if not menu:
            return
        assert all(say(language).move(move) for move in menu)
        step = GAME.apply(step.state, step.state.turn, Chance(b"tell", turn).pick(menu), LUCK)
    pytest.fail("the game goes on and on")


@pytest.mark.parametrize(("places", "scores"), [((2, 1), (6, 6)), ((3, 2, 1), (6, 7, 7))])
def test_the_tie_break_is_named_below_the_scores(places: tuple[int, ...], scores: tuple[int, ...]) -> None:
    *lines, reason = result("fort", places, scores)
    assert sorted(line.split(" – ")[1] for line in lines) == [f"{score} cards" for score in sorted(scores)]
    assert reason == "The higher last card decides between equals."


@pytest.mark.parametrize(("places", "scores"), [((1, 1), (6, 6)), ((2, 1), (6, 7))])
def test_no_tie_break_is_named_without_a_broken_tie(places: tuple[int, ...], scores: tuple[int, ...]) -> None:
    assert "decides" not in "".join(result("fort", places, scores))
