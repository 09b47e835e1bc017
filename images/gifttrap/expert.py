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
from images.kit.pen import paste, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from images.kit.colours import Colour
    from images.kit.pen import Pen

SIGN_SIDE = 66
"""Side of the ×2 sign on a sheet, in pixels."""
_CARDS_HEIGHT = 196
"""Height of the cards' area, in pixels."""


@picture_cache
def doubling_sign(colour: Colour, side: int = SIGN_SIDE) -> Image.Image:
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
    name: str
    """The name of the gift with GIVE MORE; empty without one."""
    friend: Seat | None
    """The friend who gets it."""
    doubled: bool
    """Whether the giver of the gift with GET MORE gives two gifts, so that its place must be named."""


def expert(cards: Cards) -> Image.Image:
    """Draw both expert cards with the gifts on which they lie."""
    wide, language = (cards.wide - 16) // 2, cards.language
    image = Image.new("RGB", (cards.wide, _CARDS_HEIGHT), cards.below)
    for left, label, colour, is_laid in (
        (0, "GIVE MORE", GIVE, bool(cards.give_more)),
        (wide + 16, "GET MORE", GET, cards.get_more is not None),
    ):
        paste(image, _expert_card(label, wide, colour, is_laid=is_laid), left, 6)
        if not is_laid:
            STYLE.write_line(image, (left + wide / 2, 134), word(language, "not-laid"), 38, wide - 20, "m", SOFT)
    if cards.give_more:
        paste(image, tile(cards.give_more, 64, cards.seat), 14, 82)
        if cards.friend is not None:
            paste(image, badge(cards.friend, 60), 84, 84)
        paste(image, doubling_sign(GIVE, 60), wide - 72, 84)
        STYLE.write_line(image, (wide / 2, 172), cards.name, 36, wide - 12)
    if cards.get_more:
        giver, place = cards.get_more
        left, top, side = wide + 16, 78 if cards.doubled else 92, 72 if cards.doubled else 84
        paste(image, badge(giver, side), left + 30, top)
        paste(image, doubling_sign(GET), left + 130, top + side // 2 - 34)
        if cards.doubled:
            STYLE.write_line(
                image, (left + wide / 2, 172), text("gifttrap", language, _TILE_TEXTS[place]), 36, wide - 12
            )
    return image


_TILE_TEXTS = ("tile-first", "tile-second")
"""Texts that name the two gifts from one friend."""


@picture_cache
def _expert_card(label: str, wide: int, colour: Colour, *, is_laid: bool) -> Image.Image:
    """Return an expert card with an empty area below its name."""

    def paint(pen: Pen) -> None:
        pen.tile((2, 2, wide - 2, 188), CREAM if is_laid else PALE, INK, 3, round_by=16)
        pen.tile((2, 2, wide - 2, 70), colour, INK, 3, round_by=16)
        pen.write((wide / 2, 36), label, heavy, 40, PAPER)

    return sprite(wide, 190, paint)
