"""Buttons that lead to what stands outside of tables: the puzzle of the day, a user's profile, the leaderboard.

Each answers in a new private message, so they may stand below any message.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.messages.components import button

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from bot.ui.app import App
    from bot.ui.messages.components import ControlRow

MAX_PUZZLES = 2
"""Puzzles of the day with a button of their own; the panel of each leads to the others."""


def puzzles(app: App, say: Say) -> ControlRow:
    """Return a button for each game's puzzle of the day; none if no game has one."""
    daily_uis = [(game, app.uis[game].daily) for game in list(app.dailies.rules)[:MAX_PUZZLES]]
    return [
        button(f"daily:{game}:today", say.within(game)("daily-title"), ui.emblem)
        for game, ui in daily_uis
        if ui is not None
    ]


def results(say: Say) -> ControlRow:
    """Return the buttons to the presser's own profile and to the server's leaderboard."""
    return [button("own", say("button-profile"), "📈"), button("best", say("button-leaderboard"), "🏆")]
