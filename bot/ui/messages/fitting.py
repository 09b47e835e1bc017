"""The lines of a public board and of a replay, as many of them as have room on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.messages import news
from bot.ui.messages.heights import GAP, picture_height, text_height

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.i18n.translation import Say
    from bot.transport.message import Attachment
    from bot.ui.messages.news import Telling

SMALL, PARTING = "-# ", " · "
"""The beginning of a line in small print, and what stands between its parts."""
MIN_FACTS_ABOVE_MOMENT = 2
"""Facts that are worth more than the picture of the last events."""


def fitting_news(facts: Telling, moment: Sequence[Attachment], room: float, say: Say) -> tuple[str | Attachment, ...]:
    """Return the news in words and the picture of the last events, at most `room` pixels high if that is possible.

    The oldest facts are left out first, then the picture. The newest fact always stays.
    """
    with_moment = [(facts[start:], moment) for start in range(max(1, len(facts) - MIN_FACTS_ABOVE_MOMENT + 1))]
    without = [(facts[start:], ()) for start in range(max(1, len(facts)))]
    lines, pictures = "", moment
    for part, pictures in (*with_moment, *without):
        lines = news.news_lines(part, say)
        if _height(lines, pictures) <= room:
            break
    return (*((lines,) if lines else ()), *pictures)


def fitting_lines(lines: Sequence[str], room: float) -> Sequence[str]:
    """Return the last lines that fit into `room` pixels, at least one.

    Small print below larger lines goes first, its oldest parts before the newer ones.
    """
    shown = lines
    for shown in _shorter_and_shorter(lines):
        if text_height("\n".join(shown)) + GAP <= room:
            break
    return shown


def _shorter_and_shorter(lines: Sequence[str]) -> Iterator[Sequence[str]]:
    yield lines
    if lines and lines[-1].startswith(SMALL) and not lines[0].startswith(SMALL):
        *lines, small = lines
        parts = small.removeprefix(SMALL).split(PARTING)
        yield from ([*lines, SMALL + PARTING.join(("…", *parts[start:]))] for start in range(1, len(parts)))
        yield lines
    yield from (lines[start:] for start in range(1, len(lines)))


def _height(lines: str, pictures: Sequence[Attachment]) -> float:
    heights = [*([text_height(lines)] if lines else []), *map(picture_height, pictures)]
    return sum(heights) + GAP * len(heights)
