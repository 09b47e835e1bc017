"""Every game has all its texts in every language: those that its types need, and those that its code uses."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

import pytest

from bot import discovery
from bot.game.contract import Fact
from bot.game.extensions import Interruptions
from bot.i18n import required_texts
from bot.i18n.translation import LANGUAGES, has
from cogs.guess.board import Guess
from tests.games.sources import literal_text_ids


class NeverTold(Fact, frozen=True):
    """A fact without a text in any game."""


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", discovery.games())
def test_a_game_has_every_text_it_needs(name: str) -> None:
    """A failure prints all missing texts of all languages at once."""
    keys = {*required_texts.required(discovery.games()[name]), *literal_text_ids(import_module(f"cogs.{name}"))}
    lacking = {lang: sorted(key for key in keys if not has(name, lang, key)) for lang in LANGUAGES}
    assert not any(lacking.values()), lacking


@pytest.mark.parametrize("name", discovery.games())
def test_the_bot_refuses_a_game_with_a_missing_text(name: str) -> None:
    game = discovery.games()[name]
    with pytest.raises(required_texts.TextsMissing) as refused:
        required_texts.check([game, replace(game, facts=(*game.facts, NeverTold))])
    everywhere = "; ".join(f"{language}: never-told" for language in LANGUAGES)
    assert str(refused.value) == f"the game {name} lacks texts ({everywhere})"


@pytest.mark.parametrize("name", discovery.games())
def test_the_bot_checks_every_text_id_in_a_games_source(name: str) -> None:
    """The bot searches for names as literals: a parse of every source, as in the test, would slow down its start."""
    assert literal_text_ids(import_module(f"cogs.{name}")) <= required_texts.literal_ids(name)


def test_a_game_with_moves_for_absence_needs_its_own_texts() -> None:
    game = discovery.games()["guess"]
    absent = replace(game, interruptions=Interruptions(absent=lambda _state, _seat, _gone: Guess(1)))
    assert not required_texts.missing(game)
    assert required_texts.missing(absent) == dict.fromkeys(LANGUAGES, ("deadline-missed", "ask-resign"))
