"""The expert cards GIVE MORE and GET MORE, with the gifts on which they lie, and the ×2 sign.

The cards are for a sheet, because only its owner may see where they lie; the sign is also for opened gifts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from bot.i18n.translation import text
from images.gifttrap.colours import CREAM, GET, GIVE, INK, PALE, PAPER, SOFT
from images.gifttrap.lettering import STYLE, word
from images.gifttrap.pieces import badge, tile
from images.kit.fonts import heavy
from images.kit.pen import pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from images.kit.colours import Colour
    from images.kit.pen import Pen

MORE = 66
"""Side of the ×2 sign on a sheet, in pixels."""
_HIGH = 196
"""Height of the cards' area, in pixels."""


@picture_cache
def doubling(colour: Colour, side: int = MORE) -> Image.Image:
    """Return the ×2 sign of a doubled gift."""

    def paint(pen: Pen) -> None:
        pen.tile((2, 2, side - 2, side - 2), colour, INK, 3, round_by=side * 0.24)
        pen.write((side / 2, side / 2), "×2", heavy, round(side * 0.58), PAPER)

    return sprite(side, side, paint)


class Cards(NamedTuple):
    """Both expert cards of a seat, and where they lie."""

    wide: int
    """Total width of both cards, in pixels."""
    below: Colour
    seat: Seat
    language: str
    give_more: int
    get_more: tuple[Seat, int] | None
    doubled: bool
    """Whether the giver of the gift with GET MORE gives two gifts, so that its place must be named."""


def expert(shown: Cards) -> Image.Image:
    """Draw both expert cards with the gifts on which they lie."""
    wide, language = (shown.wide - 16) // 2, shown.language
    image = Image.new("RGB", (shown.wide, _HIGH), shown.below)
    for left, said, colour, used in (
        (0, "GIVE MORE", GIVE, bool(shown.give_more)),
        (wide + 16, "GET MORE", GET, shown.get_more is not None),
    ):
        pasted(image, _more(said, wide, colour, used=used), left, 6)
        if not used:
            STYLE.write_line(image, (left + wide / 2, 134), word(language, "not-laid"), 38, wide - 20, "m", SOFT)
    if shown.give_more:
        pasted(image, tile(shown.give_more, 84, shown.seat), 40, 92)
        pasted(image, doubling(GIVE), 140, 100)
    if shown.get_more:
        giver, place = shown.get_more
        left, top, side = wide + 16, 78 if shown.doubled else 92, 72 if shown.doubled else 84
        pasted(image, badge(giver, side), left + 30, top)
        pasted(image, doubling(GET), left + 130, top + side // 2 - 34)
        if shown.doubled:
            STYLE.write_line(image, (left + wide / 2, 172), text("gifttrap", language, _WHICH[place]), 36, wide - 12)
    return image


_WHICH = ("tile-first", "tile-second")
"""Texts that name the two gifts from one friend."""


@picture_cache
def _more(said: str, wide: int, colour: Colour, *, used: bool) -> Image.Image:
    """Return an expert card with an empty area below its name."""

    def paint(pen: Pen) -> None:
        pen.tile((2, 2, wide - 2, 188), CREAM if used else PALE, INK, 3, round_by=16)
        pen.tile((2, 2, wide - 2, 70), colour, INK, 3, round_by=16)
        pen.write((wide / 2, 36), said, heavy, 40, PAPER)

    return sprite(wide, 190, paint)
