"""Pages that list all games: to read about them, and to choose one for a new table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.messages.components import button
from bot.ui.messages.layout import Beside, framed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.i18n.translation import Say
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.layout import Part

MAX_BUTTONS = 12
"""Games with a button of their own: each takes three of the 40 components of a message. Commands know all games."""


def line(ui: GameUI, say: Say) -> str:
    """Return the line of a game: emblem, name and tagline."""
    words = say.within(ui.game.name)
    return f"{ui.emblem} **{words('game-name')}** – {words.about('game-tagline', ui.game.options())}"


def overview(uis: Mapping[str, GameUI], say: Say) -> Message:
    """Return a line for each game, with a button that shows its rules."""
    return framed(say("welcome-overview"), *_listed(uis, say, "manual", "button-rules", "📖"))


def choice(uis: Mapping[str, GameUI], say: Say) -> Message:
    """Return a line for each game, with a button that opens a table."""
    return framed(say("welcome-which-game"), *_listed(uis, say, "open", "button-anew", "🎲"))


def _listed(uis: Mapping[str, GameUI], say: Say, verb: str, label: str, emoji: str) -> Iterator[Part]:
    """Yield the lines of all games, those beyond `MAX_BUTTONS` in one text without buttons."""
    games = sorted(uis.items())
    for name, ui in games[:MAX_BUTTONS]:
        yield Beside(line(ui, say), button(f"{verb}:{name}", say(label), emoji))
    yield "\n".join(line(ui, say) for _, ui in games[MAX_BUTTONS:])
