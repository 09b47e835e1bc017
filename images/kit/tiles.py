"""Pictures composed of cached tiles: parts that a move does not change are neither drawn nor quantised again.

Tiles are cached as palette numbers, one byte a pixel; the background of the tiles is compressed. Independent of the
games. Safe for several threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec

import msgspec
from deflate import zlib_compress, zlib_decompress  # pyright: ignore[reportUnknownVariableType] - as in `picture`
from PIL import Image, ImageDraw

from images.kit.picture import COMPRESSION_LEVEL, reduce_to_palette
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from images.kit.colours import Colour

    Fill = tuple[tuple[int, int, int, int], Colour]
    """A box in pixels, and the colour that fills it."""

P = ParamSpec("P")

_VISIBILITY = (0, *[255] * 255)
"""Maps the alpha of a pixel to whether it is visible: 0, or 255 for every alpha but 0."""
_BAND = 64
"""Height in pixels of the separately compressed bands of a `Ground`."""


class Tiles:
    """The cached tiles of a game: results of functions that paint from hashable values, each painted once.

    A tile is shared: never draw on it.
    """

    def __init__(self, palette: Sequence[Colour]) -> None:
        @picture_cache
        def paint_tile(paint: Callable[..., Image.Image], *args: Any, **kwargs: Any) -> Image.Image:
            return reduce_to_palette(paint(*args, **kwargs), palette)

        self._paint_tile = paint_tile
        self._numbers: dict[Colour, int] = {}

    def __call__(self, paint: Callable[P, Image.Image], *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        """Return the RGB picture that a function paints from hashable values, as palette numbers."""
        return self._paint_tile(paint, *args, **kwargs)

    def number(self, colour: Colour) -> int:
        """Return the palette number of a colour."""
        number = self._numbers.get(colour)
        if number is None:
            number = self._numbers[colour] = self(_dot, colour).tobytes()[0]
        return number

    @property
    def weight(self) -> int:
        """The bytes of the unpacked tiles."""
        return self._paint_tile.weight

    def cache_clear(self) -> None:
        """Drop all tiles."""
        self._paint_tile.cache_clear()


class Mosaic:
    """A picture on which parts are pasted, either in RGB or in palette numbers with cached tiles; both look the same.

    Draw on it only shapes with hard edges: palette numbers cannot be blended.
    """

    def __init__(self, image: Image.Image, tiles: Tiles | None = None) -> None:
        """`tiles`: the tiles whose palette the picture has; None: the picture is in RGB."""
        self.image = image
        self.draw = ImageDraw.Draw(image)
        self._tiles = tiles

    @classmethod
    def plain(cls, size: tuple[int, int], colour: Colour, tiles: Tiles | None = None) -> Mosaic:
        """Return an empty mosaic of one colour."""
        if tiles is None:
            return cls(Image.new("RGB", size, colour))
        return cls(Image.new("P", size, tiles.number(colour)), tiles)

    def ink(self, colour: Colour) -> Any:
        """Return the value with which Pillow draws a colour: RGB or a palette number."""
        return colour if self._tiles is None else self._tiles.number(colour)

    def lay(self, corner: tuple[int, int], paint: Callable[P, Image.Image], *args: P.args, **kwargs: P.kwargs) -> None:
        """Paste the RGB picture that a function paints from hashable values, with its top left corner at `corner`."""
        self.image.paste(self._paint(paint, *args, **kwargs), corner)

    def lay_cut(
        self,
        corner: tuple[int, int],
        ground: Colour,
        sprite: Callable[P, Image.Image],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Paste a sprite where its visible pixels lie on the single colour `ground`."""
        part = self._paint(_paint_on_ground, ground, sprite, *args, **kwargs)
        self.image.paste(part, corner, _shape(sprite, *args, **kwargs))

    def _paint(self, paint: Callable[P, Image.Image], *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return paint(*args, **kwargs) if self._tiles is None else self._tiles(paint, *args, **kwargs)


def _paint_on_ground(ground: Colour, sprite: Callable[..., Image.Image], *args: Any, **kwargs: Any) -> Image.Image:
    part = sprite(*args, **kwargs)
    image = Image.new("RGB", part.size, ground)
    image.paste(part, mask=part)
    return image


@picture_cache
def _shape(sprite: Callable[..., Image.Image], *args: Any, **kwargs: Any) -> Image.Image:
    """Return the mask of the visible pixels of a sprite."""
    alpha = sprite(*args, **kwargs).getchannel("A")
    return alpha.point(_VISIBILITY, "1")  # pyright: ignore[reportUnknownMemberType] - NumPy's types are unknown


class Ground(msgspec.Struct, frozen=True):
    """A large picture, compressed to a fiftieth of its size, for backgrounds of which parts are needed now and then."""

    mode: str
    width: int
    height: int
    bands: tuple[bytes, ...]
    """The compressed pixels of each `_BAND` rows; the rows below the picture's foot are black."""

    @classmethod
    def of(cls, image: Image.Image) -> Ground:
        """Return a picture as a background."""
        bands = (image.crop((0, top, image.width, top + _BAND)) for top in range(0, image.height, _BAND))
        data = tuple(bytes(zlib_compress(band.tobytes(), COMPRESSION_LEVEL)) for band in bands)
        return cls(image.mode, image.width, image.height, data)

    def whole(self) -> Image.Image:
        """Return a new image of the whole picture; callers may draw on it."""
        return self.crop((0, 0, self.width, self.height))

    def crop(self, box: tuple[int, int, int, int]) -> Image.Image:
        """Return a new image of a box (left, upper, right, lower edge); callers may draw on it."""
        left, upper, right, lower = box
        part = Image.new(self.mode, (right - left, lower - upper))
        length = self.width * _BAND * len(part.getbands())
        for band in range(upper // _BAND, -(-lower // _BAND)):
            pixels = bytes(zlib_decompress(self.bands[band], length))
            part.paste(Image.frombytes(self.mode, (self.width, _BAND), pixels), (-left, band * _BAND - upper))
        return part


class Part(NamedTuple):
    """A rectangular part of a picture and its painter."""

    at: tuple[int, int]
    """The top left corner, in pixels."""
    paint: Callable[[Any], Image.Image]
    """Returns the part as an RGB image."""
    argument: Hashable
    """The argument of the painter: all values that the part depends on."""


def paint_parts(size: tuple[int, int], fills: Iterable[Fill], parts: Iterable[Part]) -> Image.Image:
    """Return an RGB image of coloured boxes with parts on them; later parts cover earlier ones."""
    image = Image.new("RGB", size)
    for box, colour in fills:
        image.paste(colour, box)
    for part in parts:
        image.paste(part.paint(part.argument), part.at)
    return image


def lay_tiles(size: tuple[int, int], fills: Iterable[Fill], parts: Iterable[Part], tiles: Tiles) -> Image.Image:
    """Return the same picture as `paint_parts`, reduced to palette numbers, from cached tiles."""
    image = Image.new("P", size)
    for box, colour in fills:
        image.paste(tiles.number(colour), box)
    for part in parts:
        image.paste(tiles(part.paint, part.argument), part.at)
    return image


def _dot(colour: Colour) -> Image.Image:
    return Image.new("RGB", (1, 1), colour)
