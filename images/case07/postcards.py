"""The parts of a postcard: the view of its place above, the tiles of a suspect and a crime below.

Each part includes the discs and patrols on it and is cached as a tile; equal parts are shared by all tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PIL import Image

from cogs.case07.board import Disc, Watch
from images.case07.colours import INK, PAPER
from images.case07.desk import desk
from images.case07.discs import PATROL_SIZE, black_disc, cross_strokes, disc, patrol
from images.case07.layout import (
    BORDER,
    CAPTION,
    PATROL_OVERHANG,
    PICTOGRAM,
    SLOTS,
    TILE,
    VIEW,
    disc_position,
    patrol_position,
    view,
)
from images.case07.lettering import SOFT, STYLE, polish, translated
from images.case07.strokes import HIGH, WIDE
from images.case07.tiles import bare_tile
from images.kit.pen import paste

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from cogs.case07.board import Board
    from cogs.case07.cards import Card, Kind

_MAX_ROOMY_PLAYERS = 4
"""The largest number of players with room for the larger cars."""
_CAR_WIDTHS = (92, PATROL_SIZE[0] - 4)
CAPTION_TYPE = (38, 31)
"""Largest type sizes of a place's two names, in pixels."""
CAPTION_BOX = (4, 2, WIDE - 4, CAPTION[1])
"""The box of the names on their strip: left, top, right, foot."""

_FADING = 0.5
"""The share of paper in the colours of a pale card."""


class Load(Struct, frozen=True):
    """The marks, discs and patrols on a card's picture."""

    struck: bool | None = None
    """True: crossed out by hand; False: by deduction; None: not crossed out."""
    laid: tuple[tuple[int, Watch | Disc], ...] = ()
    """The patrols and discs, each with its seat."""
    accused: bool = False
    """A black disc lies on the card."""
    faded: bool = False
    """The card is drawn pale, so that those which are not crossed out stand out."""


EMPTY_LOAD = Load()


def loads(
    board: Board,
    seats: Iterable[int],
    accused: Collection[Card] = (),
    crossed: Mapping[Card, bool] | None = None,
    *,
    fading: bool = False,
) -> Mapping[Card, Load]:
    """Return the load of each card with the discs and patrols of these seats; cards without a load are left out.

    If `fading`, crossed-out cards are pale.
    """
    laid: dict[Card, list[tuple[int, Watch | Disc]]] = {}
    for seat in seats:
        for watch in board.players[seat].watches:
            laid.setdefault(watch.place, []).append((seat, watch))
        for own_disc in board.players[seat].discs:
            laid.setdefault(own_disc.card, []).append((seat, own_disc))
    crossed = crossed or {}
    cards = dict.fromkeys((*laid, *accused, *crossed))
    return {
        card: Load(crossed.get(card), tuple(laid.get(card, ())), card in accused, fading and card in crossed)
        for card in cards
    }


def scene(place: Card, load: Load, players: int, language: str) -> Image.Image:
    """Return a place's view and names with their load; each of `players` has an equal share of the width."""
    left, upper = view(place)
    part = desk().crop((left, upper, left + VIEW[0], upper + VIEW[1]))
    part.paste(caption(place, language), (0, PATROL_OVERHANG + CAPTION[0]))
    if load.faded:
        box = (0, PATROL_OVERHANG, part.width, part.height)
        part.paste(_pale(part.crop(box)), box)
    if load.struck is not None:
        paste(part, cross_strokes(WIDE, HIGH, own=load.struck), 0, PATROL_OVERHANG + BORDER)
    wide = _CAR_WIDTHS[players > _MAX_ROOMY_PLAYERS]
    for seat, piece in load.laid:
        if isinstance(piece, Watch):
            x, y = patrol_position(seat, players)
            paste(part, patrol(seat, piece.large, piece.small, wide), x - wide // 2, y)
        else:
            _paste_centred(part, disc(seat, piece.size, noted=piece.patrol is not None), disc_position(seat, players))
    if load.accused:
        _paste_centred(part, black_disc(), (WIDE // 2, PATROL_OVERHANG + BORDER + HIGH // 2))
    return part


def tile(card: Card | None, kind: Kind, load: Load, language: str) -> Image.Image:
    """Return the tile of a suspect or a crime with its load; black discs lie above the slots of the players."""
    part = bare_tile(card, kind, language).copy()
    part = _pale(part) if load.faded else part
    if load.struck is not None:
        paste(part, cross_strokes(TILE[0], PICTOGRAM, own=load.struck), 0, 0)
    for seat, piece in load.laid:
        if isinstance(piece, Disc):
            _paste_centred(part, disc(seat, piece.size, noted=piece.patrol is not None), SLOTS[seat])
    if load.accused:
        _paste_centred(part, black_disc(), (TILE[0] // 2, black_disc().height // 2))
    return part


def _pale(image: Image.Image) -> Image.Image:
    return Image.blend(image, Image.new("RGB", image.size, PAPER), _FADING)


def _paste_centred(image: Image.Image, part: Image.Image, centre: tuple[int, int]) -> None:
    paste(image, part, centre[0] - part.width // 2, centre[1] - part.height // 2)


def caption(place: Card, language: str) -> Image.Image:
    """Return the strip with a place's names."""
    image = Image.new("RGB", (WIDE, CAPTION[1]), PAPER)
    STYLE.write_texts(image, CAPTION_BOX, (polish(place), translated(place, language)), CAPTION_TYPE, "m", (INK, SOFT))
    return image
