"""The leaderboard of a server as a message: a picture or words, the reader's own line, and controls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.i18n.names import escaped
from bot.results.leaderboard import MIN_GAMES, Leaderboard, Period
from bot.ui.game_ui import Drawing
from bot.ui.messages.components import button, picker
from bot.ui.messages.layout import framed
from images.community.leaderboard import draw_leaderboard

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bot.game.contract import AnyGame
    from bot.i18n.translation import Say
    from bot.results.leaderboard import Line
    from bot.transport.message import Attachment, Message
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.components import ControlRow

MAX_GAMES = 25
"""Discord's limit for the entries of a list."""


@dataclass(frozen=True)
class RankingView:
    """What a reader wants to see."""

    game: str
    role: str = ""
    period: Period = Period.ALL
    in_words: bool = False
    is_shared: bool = False
    """Whether the reader has just shown this to all."""

    @property
    def subject(self) -> str:
        """The game with its role, as the value of a choice."""
        return f"{self.game}:{self.role}" if self.role else self.game

    @property
    def args(self) -> str:
        """The end of a custom id."""
        return f"{self.period.value}:{int(self.in_words)}:{self.subject}"


def subjects(games: Iterable[AnyGame]) -> list[tuple[str, str]]:
    """Return all games, those with roles once for each role, as (game, role); the role is empty without roles."""
    return [(game.name, role) for game in games for role in game.results.roles or ("",)]


def subject_name(game: str, role: str, say: Say) -> str:
    """Return the name of a game, with the role if there is one."""
    words = say.within(game)
    return words("ranking-role", game=words("game-name"), role=words(f"role-{role}")) if role else words("game-name")


def page(
    uis: Mapping[str, GameUI], board: Leaderboard, view: RankingView, picture: Attachment | None, day: str, say: Say
) -> Message:
    """Return the page for one reader, with its controls. `day` is the first day of the month, as Discord shows it."""
    lines = None if picture is not None else _lines(board, say)
    return framed(
        *_head(board, day, say),
        picture,
        lines,
        _about_reader(board, say),
        _caption(board, say) if board.listed else None,
        *_controls(uis, view, board, say),
    )


def public_page(board: Leaderboard, picture: Attachment | None, day: str, shown_by: str, say: Say) -> Message:
    """Return the page for everybody, with the name of the user who shows it."""
    shared = say("ranking-shared", name=escaped(shown_by), game=subject_name(board.game, board.role, say))
    lines = None if picture is not None else _lines(board, say)
    return framed(*_head(board, day, say), picture, lines, _caption(board, say), f"-# {shared}")


def drawing() -> Drawing:
    """Return the drawing of a leaderboard."""
    return _DRAWING


def _in_words(board: Leaderboard, say: Say) -> str:
    return f"{subject_name(board.game, board.role, say)}, {say(f'ranking-{board.period.value}')}\n{_lines(board, say)}"


_DRAWING = Drawing(draw_leaderboard, _in_words)


def _head(board: Leaderboard, day: str, say: Say) -> Iterator[str]:
    name = subject_name(board.game, board.role, say)
    is_month = board.period is Period.MONTH
    yield say("ranking-title-month", game=name, day=day) if is_month else say("ranking-title", game=name)
    if not board.listed:
        yield say("ranking-none-month" if is_month else "ranking-none", game=name)


def _lines(board: Leaderboard, say: Say) -> str:
    """Return a line per player; the reader's own line comes last if it is not among the best."""
    lines = [_line(line, say) for line in board.lines]
    return "\n".join([*lines, "…", _line(board.reader, say)] if board.reader else lines)


def _line(line: Line, say: Say) -> str:
    points = ("≈" if line.is_provisional else "") + str(line.range.low)
    if line.strength is not None:
        name = say("ranking-computer-name", strength=say(f"strength-{line.strength.value}"))
        return say("ranking-computer", strength=name, points=points)
    place, name = line.place or 0, escaped(line.name) or "?"
    games = say("ranking-games", games=line.games, wins=line.wins)
    if line.gain is None:
        return f"{say('ranking-line', place=place, name=name, points=points)} · {games}"
    gain = f"{line.gain:+}".replace("-", "−")
    return f"{say('ranking-line-month', place=place, name=name, gain=gain, points=points)} · {games}"


def _about_reader(board: Leaderboard, say: Say) -> str | None:
    if board.reader_is_hidden:
        return say("ranking-you-hide")
    own = board.reader or next((line for line in board.lines if line.is_reader), None)
    if own is not None:
        return say("ranking-your-place", place=own.place or 0, listed=board.listed)
    if board.reader_games < MIN_GAMES:
        return say("ranking-your-games", games=board.reader_games, needed=MIN_GAMES)
    return say("ranking-not-this-month") if board.listed else None


def _caption(board: Leaderboard, say: Say) -> str:
    return say("ranking-caption-month" if board.period is Period.MONTH else "ranking-caption")


def _controls(uis: Mapping[str, GameUI], view: RankingView, board: Leaderboard, say: Say) -> Iterator[ControlRow]:
    offers = [
        (subject_name(game, role, say), RankingView(game, role).subject, uis[game].emblem)
        for game, role in subjects(ui.game for ui in uis.values())[:MAX_GAMES]
    ]
    yield [picker(f"ranks:pick:{view.args}", say("ranking-pick"), offers, view.subject)]
    other = Period.ALL if view.period is Period.MONTH else Period.MONTH
    turned = replace(view, in_words=not view.in_words)
    row = [] if board.listed else [button("newtable", say("welcome-open"), "🎲", main=True)]
    row.append(button(f"ranks:go:{replace(view, period=other).args}", say(f"ranking-show-{other.value}"), "📅"))
    if board.listed:
        word = say("ranking-as-picture" if view.in_words else "ranking-in-words")
        row.append(button(f"ranks:words:{turned.args}", word, "📝"))
        if not view.is_shared:
            row.append(button(f"rankshow:{view.args}", say("ranking-share"), "📢"))
    yield row
