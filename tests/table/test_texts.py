"""Every fact and every refusal of a table has a text in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from bot.game.contract import Fact, M, Refused, Seat, Strength
from bot.i18n.translation import LANGUAGES, Say
from bot.table.facts import HOST_FACTS, DeadlineNear, Departed, SealVoid
from cogs.wishes.board import Wrap
from tests.merged_cases import merge_cases

SOURCES = sorted((Path(__file__).parents[2] / "bot" / "table").glob("*.py"))
WRAPPED = Wrap(Seat(0), 3)
SAMPLES: dict[object, object] = {
    str: "Žofie",
    bool: True,
    int: 5,
    Seat: Seat(1),
    Strength: Strength.STRONG,
    M: WRAPPED,
}
LINE = {"line": "hello.one"}
"""The remark of a computer player has texts of its own."""
VARIABLES: dict[str, str | int] = {
    "needed": 2,
    "seated": 1,
    "most": 4,
    "count": 3,
    "until": 5,
    "moves": "• Taxi to 11.",
    "number": 13,
    "numbers": "13, 14, 15",
    "first": 13,
}

each_language = merge_cases("language", LANGUAGES)


def refusals() -> set[str]:
    """Return all ids of refusals in the table's source code."""
    calls = (node for path in SOURCES for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))
    arguments = (call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refused")
    ids = (inner.value for argument in arguments for inner in ast.walk(argument) if isinstance(inner, ast.Constant))
    return {text for text in ids if isinstance(text, str)} | {"already-played", "not-your-seat", "stale-click"}


@pytest.mark.unmeasured
@each_language
@merge_cases("kind", HOST_FACTS, ids=lambda kind: kind.__name__)
def test_every_fact_has_a_text(kind: type[Fact], language: str) -> None:
    """The text names the seat's player unless they were forgotten; a move is described by its game."""
    sample = kind(**{f.name: LINE.get(f.name, SAMPLES[f.type]) for f in msgspec.structs.fields(kind)})
    say = Say(language, "wishes", ("Anna", "Božena"))
    text = say.fact(sample)
    names_player = any(f.type is Seat for f in msgspec.structs.fields(kind)) and kind is not Departed
    assert text.strip()
    assert ("Božena" in text) == names_player
    assert not isinstance(sample, SealVoid) or say.move(WRAPPED) in text


@pytest.mark.unmeasured
@each_language
@merge_cases("text", sorted(refusals()))
def test_every_refusal_has_a_text(text: str, language: str) -> None:
    assert Say(language).refusal(Refused(text, **VARIABLES)).endswith((".", "!"))


def test_a_deadline_is_written_as_a_discord_timestamp() -> None:
    text = Say("en", names=("Anna",)).fact(DeadlineNear(Seat(0), 1_800_000_000))
    assert "<t:1800000000:R>" in text
