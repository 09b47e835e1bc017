"""Completion offers the menu's values that match the typed text, in the game's words, and no others."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import pytest

from bot import discovery
from bot.game.contract import Named
from bot.i18n.translation import Say
from bot.ui.interactions.autocomplete import fitting_moves, matching, offers, value_of

if TYPE_CHECKING:
    from bot.ui.game_ui import GameUI


class Kind(StrEnum):
    """The vehicle of a ride."""

    CAB = "cab"
    TRAM = "tram"


class Ride(msgspec.Struct, frozen=True):
    """A ride."""

    kind: Kind
    to: int


class Walk(msgspec.Struct, frozen=True):
    """A walk to one of three named gates."""

    gate: Annotated[int, Named(lambda gate: "NSW"[gate], lambda typed: "NSW".find(typed.upper()))]


RIDES = (Ride(Kind.CAB, 7), Ride(Kind.CAB, 45), Ride(Kind.TRAM, 45), Ride(Kind.TRAM, 145))
(GATE,) = msgspec.structs.fields(Walk)
KIND, DESTINATION = msgspec.structs.fields(Ride)
SAY = Say("en", "guess")


def label(field: str, value: Any, _board: Any, _say: Say) -> str | None:
    """Label stations and trams; leave other values to the default."""
    if field == "to":
        return f"{value} · {'Mlýnská' if value == 45 else 'King’s Square'}"
    return "🚋 Tramway" if value is Kind.TRAM else None


@pytest.fixture
def ui() -> GameUI:
    return replace(discovery.uis()["guess"], label=label)


def offered(ui: GameUI, field: msgspec.structs.FieldInfo, **typed_fields: Any) -> list[tuple[str, Any]]:
    matching_moves = fitting_moves(ui, RIDES, (KIND, DESTINATION), typed_fields, None, SAY)
    return offers(ui, matching_moves, field, None, SAY)


def test_every_value_is_offered_once_in_the_games_words(ui: GameUI) -> None:
    assert offered(ui, KIND) == [("cab", "cab"), ("🚋 Tramway", "tram")]
    assert offered(ui, DESTINATION) == [("7 · King’s Square", 7), ("45 · Mlýnská", 45), ("145 · King’s Square", 145)]


@pytest.mark.parametrize("typed", ["tram", "TRAM", "tramway"])
def test_only_values_that_match_the_other_field_are_offered(ui: GameUI, typed: str) -> None:
    assert [value for _, value in offered(ui, DESTINATION, kind=typed)] == [45, 145]


def test_the_fields_may_be_typed_in_any_order(ui: GameUI) -> None:
    assert [value for _, value in offered(ui, KIND, to=7)] == ["cab"]


def test_an_unknown_value_has_no_matches(ui: GameUI) -> None:
    assert offered(ui, DESTINATION, kind="boat") == []


@pytest.mark.parametrize(
    ("typed", "values"),
    [("45", [45, 145]), ("mlynska", [45]), ("king's", [7, 145]), ("", [7, 45, 145]), ("9", [])],
)
def test_numbers_and_names_are_matched_with_the_best_match_first(ui: GameUI, typed: str, values: list[int]) -> None:
    assert [value for _, value in matching(offered(ui, DESTINATION), typed)] == values


def test_an_exact_match_comes_before_longer_ones() -> None:
    assert matching([("marked in the suburb", 1), ("Marked", 2), ("not marked", 3)], "marked")[0] == ("Marked", 2)


@pytest.mark.parametrize(("typed", "value"), [("tram", "tram"), ("Tramway", "tram"), ("CAB", "cab"), ("boat", "boat")])
def test_a_word_is_read_whether_or_not_a_move_has_it(ui: GameUI, typed: str, value: str) -> None:
    assert value_of(ui, KIND, typed, None, SAY) == value


def test_a_value_other_than_text_is_unchanged(ui: GameUI) -> None:
    assert value_of(ui, DESTINATION, 45, None, SAY) == 45


def test_a_named_value_is_offered_and_typed_by_name(ui: GameUI) -> None:
    walks = (Walk(0), Walk(2))
    assert offers(ui, walks, GATE, None, SAY) == [("N", "N"), ("W", "W")]
    assert fitting_moves(ui, walks, (GATE,), {"gate": "w"}, None, SAY) == [Walk(2)]
    assert [value_of(ui, GATE, typed, None, SAY) for typed in ("S", "w", "x")] == [1, 2, -1]
