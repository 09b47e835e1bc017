"""Pages that list all games: to read about them, and to choose one for a new table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from bot.i18n.translation import Say, without_markdown
from bot.table.model import Pace
from bot.ui.messages import game_length
from bot.ui.messages.components import button
from bot.ui.messages.layout import Beside, framed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.layout import Part

MAX_BUTTONS = 12
"""Games with a button of their own: each takes three of the 40 components of a message. Commands know all games."""

SLOT = "games"
"""The slot of a private list of games: a newer one takes the place of the older."""

MAX_HOURS_IN_MINUTES = 1.75
"""Hours; a shorter game is given in minutes."""
MINUTE_STEP = 10
"""The minutes to which a length is rounded."""


class GameOffer(TypedDict):
    """A game in a list outside of messages, as plain text."""

    value: str
    label: str
    emoji: str
    description: str


def line(ui: GameUI, say: Say) -> str:
    """Return the line of a game: emblem, name and tagline."""
    words = say.within(ui.game.name)
    return f"{ui.emblem} **{words('game-name')}** – {words.about('game-tagline', ui.game.options())}"


def overview(uis: Mapping[str, GameUI], say: Say) -> Message:
    """Return a line for each game, with a button that shows its rules."""
    return framed(say("welcome-overview"), *_listed(uis, say, "manual:{}", "button-rules", "📖"))


def choice(uis: Mapping[str, GameUI], say: Say, choices: str = "") -> Message:
    """Return a line for each game, with a button that opens a table; `choices` end the custom id of each button."""
    return framed(say("welcome-which-game"), *_listed(uis, say, f"open:{{}}{choices}", "game-open", "🎲"))


def quick_offers(uis: Mapping[str, GameUI], language: str) -> list[GameOffer]:
    """Return an offer for each game, as a quick game of one person against computer players in one sitting."""
    say = Say(language)
    return [_quick_offer(ui, say) for ui in uis.values()]


def _quick_offer(ui: GameUI, say: Say) -> GameOffer:
    words, options = say.within(ui.game.name), quick_options(ui)
    sitting = _length(ui, options, say, Pace.LIVE, people=1)
    facts = say("game-facts-quick", players=_players(ui, options), sitting=sitting) if sitting else ""
    tagline = words.about("game-tagline", options)
    return GameOffer(
        value=ui.game.name,
        label=words("game-name"),
        emoji=ui.emblem,
        description=without_markdown("\n".join(filter(None, (tagline, facts)))),
    )


def quick_options(ui: GameUI) -> Any:
    """Return the options of a quick first game."""
    rules = ui.game.option_rules
    return rules.quick or rules.opening or ui.game.options()


def _listed(uis: Mapping[str, GameUI], say: Say, custom_id: str, label: str, emoji: str) -> Iterator[Part]:
    """Yield the lines of all games, those beyond `MAX_BUTTONS` in one text without buttons."""
    games = list(uis.items())
    for name, ui in games[:MAX_BUTTONS]:
        text = f"{line(ui, say)}\n{_facts(ui, say)}"
        yield Beside(text, button(custom_id.format(name), say(label), emoji))
    yield "\n".join(line(ui, say) for _, ui in games[MAX_BUTTONS:])


def _facts(ui: GameUI, say: Say) -> str:
    """Return the numbers of players, and the length of a game with as few persons as it needs."""
    options = ui.game.option_rules.opening or ui.game.options()
    people, players = ui.game.players[0], _players(ui, options)
    sitting = _length(ui, options, say, Pace.LIVE, people=people)
    spread = _length(ui, options, say, Pace.DAILY, people=people)
    if not sitting:
        return say("game-facts-players", players=players)
    return say("game-facts", players=players, sitting=sitting, spread=spread)


def _players(ui: GameUI, options: Any) -> str:
    least, most = ui.game.players[0], ui.game.most_seats(options)
    return str(least) if least == most else f"{least}–{most}"


def _length(ui: GameUI, options: Any, say: Say, pace: Pace, *, people: int) -> str:
    """Return the length of a game at a pace, in words; empty if the game has no estimate."""
    hours = game_length.expected_hours(ui, options, pace, ui.game.players[0], people)
    if hours is None:
        return ""
    if hours < MAX_HOURS_IN_MINUTES:
        return say("length-minutes", count=max(1, round(hours * 60 / MINUTE_STEP)) * MINUTE_STEP)
    return game_length.length(hours, say, "length")
