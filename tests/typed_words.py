"""Moves in words, for the tests of a game: what typed words mean, suggest, and name although it is impossible."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot import discovery
from bot.game.chance import Chance
from bot.i18n.translation import Say
from bot.ui.game_ui import plain_phrases
from bot.ui.interactions import unlisted_moves, wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ui.interactions.wording import Phrase

NAMES = ("Ann", "Bob Novák", "Cid")


def phrases(game: str, moves: Sequence[Any], language: str = "en", hand: Any = None) -> list[Phrase]:
    """Return moves in words, described without a board."""
    ui = replace(discovery.uis()[game], phrases=plain_phrases)
    say = Say(language, game, NAMES)
    return [wording.phrase(ui, move, hand, say) for move in moves]


def meant(game: str, moves: Sequence[Any], typed: str, language: str = "en") -> list[Any]:
    """Return the moves that typed words mean."""
    found = wording.meant(phrases(game, moves, language), typed, wording.fillers(game, language))
    return [each.move for each in found]


def suggested(game: str, moves: Sequence[Any], typed: str, language: str = "en") -> list[Any]:
    """Return the moves that are suggested for half-typed words, in order."""
    found = wording.suggestions(phrases(game, moves, language), typed, wording.fillers(game, language))
    return [each.move for each in found]


def examples(game: str, moves: Sequence[Any], typed: str, language: str = "en") -> list[Any]:
    """Return the moves that an answer to words without a meaning gives as examples, in order."""
    found = wording.nearest(phrases(game, moves, language), typed, wording.fillers(game, language))
    return [each.move for each in found]


def unlisted(game: str, legal: Sequence[Any], typed: str, language: str = "en") -> list[Any]:
    """Return the moves outside the menu that typed words may mean at the start of a game, the best reading first."""
    ui, say = discovery.uis()[game], Say(language, game, NAMES)
    options = ui.game.options()
    state = ui.game.start(max(2, ui.game.players[0]), options, Chance(b"seed", 0)).state
    words = [word for word in wording.words_of(typed) if word not in wording.fillers(game, language)]
    return list(unlisted_moves.unlisted(ui, legal, words, ui.game.board(state), say))
