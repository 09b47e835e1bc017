"""The controls of a table contain no private information."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES, Say
from bot.table import premoves
from bot.ui.game_ui import Buttons, Choice, Picker
from bot.ui.messages import components
from bot.ui.messages.components import control_rows, pressed
from tests.table.harness import ANNA, BOB, fresh_key, open_harness

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Table


def custom_ids(table: Table) -> list[str | None]:
    return [getattr(make(), "custom_id", None) for make in components.board(table, Say("en"), private_menu=True)]


@pytest.mark.parametrize("verb", [None, "seal", "jot"])
def test_no_two_controls_of_a_menu_have_the_same_custom_id(verb: str | None) -> None:
    """A list may repeat the moves of another, and buttons may share a verb with lists."""
    choices = tuple(Choice(n, str(n)) for n in range(4))
    rows = control_rows((Buttons(choices), Picker("good", choices[:2]), Picker("all", choices)), "1:stamp", verb)
    ids = [getattr(make(), "custom_id", None) for row in rows if not isinstance(row, str) for make in row]
    assert len(set(ids)) == len(ids) == 6


def test_the_buttons_of_grave_choices_are_red() -> None:
    (row,) = control_rows((Buttons(tuple(Choice(n, str(n)) for n in range(3))),), "1:stamp", grave={1})
    assert not isinstance(row, str)
    styles = [getattr(make(), "style", None) for make in row]
    assert styles == [discord.ButtonStyle.secondary, discord.ButtonStyle.danger, discord.ButtonStyle.secondary]


def test_a_choice_from_a_list_has_the_chosen_value() -> None:
    (row,) = control_rows((Picker("all", (Choice(7, "seven"),)),), "1:stamp")
    assert not isinstance(row, str)
    verb, press = pressed(str(getattr(row[0](), "custom_id", None)), ("7",))
    assert (verb, press.number(0), press.text(1), press.number(2), press.chosen(2)) == ("pick", 1, "stamp", -1, 7)


async def test_the_board_after_a_sealed_move_has_the_same_controls(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "db") as harness:
        table = await harness.press(await harness.game(ANNA, BOB), ANNA)

        def seal(context: DecisionContext) -> Decision:
            return premoves.set_premove(context, ANNA.user, premoves.menu(context.position, Seat(0))[1], 0)

        sealed = await harness.tables.change(table.id, ANNA.user, fresh_key(), seal)
        assert sealed.version > table.version
        assert custom_ids(sealed) == custom_ids(table)
        assert custom_ids(await harness.press(sealed, BOB)) != custom_ids(table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("again-opened", "button-start"),
        ("again-joined", "button-start"),
        ("not-started", "button-start"),
        ("table-paused", "button-resume"),
    ],
)
def test_a_text_names_a_button_with_its_sign(language: str, text: str, name: str) -> None:
    """A reader with another language than the table's finds the button by its sign, because its label differs."""
    say = Say(language)
    shown_text = say(text, count=1, until=0, table="", place="", host="")
    assert f"▶️ **{say(name)}**" in shown_text
