"""Blind players play a whole game of each kind: they read only words and type every move by `/<game> move`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot import discovery
from bot.game.contract import Seat
from bot.i18n import names
from bot.i18n.translation import DEFAULT, LANGUAGES, Say
from bot.table.model import Status
from bot.ui.interactions.finder import MAX_SUGGESTIONS
from bot.ui.interactions.wording import words_of
from tests.e2e import playing, typed_moves
from tests.e2e.world import sensible

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

GAMES = sorted(discovery.uis())
each_game = pytest.mark.parametrize(
    ("game", "language"), [(game, LANGUAGES[n % len(LANGUAGES)]) for n, game in enumerate(GAMES)]
)
"""Every game, in one language each; together all languages."""


def describe_in_words(world: World, game: str) -> None:
    """Leave every picture of a game out: a blind player gets the words in any case, and games are quicker."""
    uis: dict[str, Any] = world.app.uis
    ui = uis[game]
    chapter = ui.chapter and replace(ui.chapter, pictures=())
    uis[game] = replace(ui, pictures=(), hand_pictures=(), letter_pictures=(), film=None, ground=None, chapter=chapter)


@each_game
async def test_blind_players_play_a_whole_game(world: World, game: str, language: str) -> None:
    describe_in_words(world, game)
    people = world.smallest_party(game)
    for person in people:
        await person.user.slash("me language", language=language)
    await playing.begin(world, game, *people, pace="unhurried")
    command = f"{Say(DEFAULT, game)('command-game')} move"
    while world.table().status is Status.RUNNING:
        table = world.table()
        seat, move, _ = sensible(world, table)
        say = Say(language, game, names.in_list(table))
        phrases = typed_moves.phrases_of(world, Seat(seat), say)
        label = next(phrase.label for phrase in phrases if phrase.move == move)
        typed = await chosen_words(world, people[seat], command, label)
        await playing.confirm_if_asked(people[seat], await people[seat].slash(world.thread(), command, move=typed))
        assert world.table().version > table.version, (label, typed)
    assert world.table().status is Status.ENDED


async def chosen_words(world: World, person: Any, command: str, label: str) -> str:
    """Type a label sloppily, without capitals, accents and signs, and find it among the suggestions; return the words.

    Every third move takes the suggestion instead.
    """
    words = " ".join(words_of(label))
    offers = [offer["value"] for offer in await person.autocomplete(world.thread(), command, "move", words)]
    assert label in offers
    assert len(offers) <= MAX_SUGGESTIONS
    return words if world.table().version % 3 and offers == [label] else label
