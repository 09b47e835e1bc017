"""The texts and the text style of GiftTRAP's pictures.

Pictures are also viewed 400 pixels wide, at a quarter of their size; text that must be readable there needs
`READABLE`.
"""

from __future__ import annotations

from functools import lru_cache

from bot.i18n.translation import text
from images.gifttrap.colours import INK
from images.kit import text as lettering
from images.kit.fonts import sans
from images.kit.lettering import SetText, Style

WIDTH = 1600
READABLE = 36
"""Smallest type size in pixels: 9 pixels high when a picture of `WIDTH` is shown 400 pixels wide."""
STYLE = Style(READABLE, INK)


@lru_cache(maxsize=1024)
def word(language: str, key: str, **variables: str | int) -> str:
    """Return the game's text `picture-<key>`; cached, because there are few such texts and all are short."""
    return text("gifttrap", language, f"picture-{key}", variables)


@lru_cache(maxsize=512)
def paragraph(words: str, room: int) -> SetText:
    """Break a sentence into even lines of the smallest readable type, each at most `room` pixels long."""
    lines = _filled_lines(words, room)
    narrower = (_filled_lines(words, room * share // 20) for share in range(10, 20))
    return SetText(next((even for even in narrower if len(even) == len(lines)), lines), READABLE, sans)


def _filled_lines(words: str, room: int) -> tuple[str, ...]:
    """Break a sentence into as few lines as possible; a longer word has a line of its own."""
    lines = [""]
    for part in words.split(" "):
        longer = f"{lines[-1]} {part}".strip()
        if lines[-1] and lettering.length(sans, READABLE, longer) > room:
            lines.append(part)
        else:
            lines[-1] = longer
    return tuple(lines)
