"""Pictures that are laid out of tiles: what a move does not change is neither drawn nor reduced to the palette again.

A tile is kept as palette numbers, a byte a pixel; the ground that tiles are drawn on is kept deflated. Knows no game.
May be asked from several threads at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec

from deflate import zlib_compress, zlib_decompress  # pyright: ignore[reportUnknownVariableType] - as in `picture`
from PIL import Image, ImageDraw

from images.kit.picture import LEVEL, indexed
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from images.kit.colours import Colour

    Fill = tuple[tuple[int, int, int, int], Colour]
    """A box in pixels, and the colour that fills it."""

P = ParamSpec("P")

_SEEN = (0, *[255] * 255)
"""By how opaque a pixel is, whether anything of it can be seen."""
_BAND = 64
"""Height of the bands that a ground is deflated in, in pixels."""


class Tiles:
    """The tiles of a game: what its functions paint from values that tell all that is to be seen, each painted once.

    A tile is shared: never draw on it.
    """

    def __init__(self, palette: Sequence[Colour]) -> None:
        @picture_cache
        def reduced(paint: Callable[..., Image.Image], *args: Any, **kwargs: Any) -> Image.Image:
            return indexed(paint(*args, **kwargs), palette)

        self._reduced = reduced
        self._numbers: dict[Colour, int] = {}

    def __call__(self, paint: Callable[P, Image.Image], *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        """Return what a function paints in RGB, given hashable values, as palette numbers."""
        return self._reduced(paint, *args, **kwargs)

    def number(self, colour: Colour) -> int:
        """Return the palette number that a colour is shown by."""
        found = self._numbers.get(colour)
        if found is None:
            found = self._numbers[colour] = self(_dot, colour).tobytes()[0]
        return found

    @property
    def weight(self) -> int:
        """So many pixels are kept."""
        return self._reduced.weight

    def cache_clear(self) -> None:
        """Keep nothing of it."""
        self._reduced.cache_clear()


class Mosaic:
    """A picture that parts are laid on: in RGB, or in palette numbers and of kept tiles, which looks the same.

    Whatever is drawn on it directly must have hard edges: a number cannot be mixed with what lies below it.
    """

    def __init__(self, image: Image.Image, kept: Tiles | None = None) -> None:
        """`kept`: the tiles whose palette numbers the picture has; None: it is in RGB."""
        self.image = image
        self.draw = ImageDraw.Draw(image)
        self._kept = kept

    @classmethod
    def plain(cls, size: tuple[int, int], colour: Colour, kept: Tiles | None = None) -> Mosaic:
        """Return one that nothing lies on, of one colour."""
        if kept is None:
            return cls(Image.new("RGB", size, colour))
        return cls(Image.new("P", size, kept.number(colour)), kept)

    def ink(self, colour: Colour) -> Any:
        """Return what Pillow has to draw with for a colour."""
        return colour if self._kept is None else self._kept.number(colour)

    def lay(self, at: tuple[int, int], paint: Callable[P, Image.Image], *args: P.args, **kwargs: P.kwargs) -> None:
        """Lay what a function paints in RGB, given hashable values, with its left top corner at a point."""
        self.image.paste(self._painted(paint, *args, **kwargs), at)

    def lay_cut(
        self, at: tuple[int, int], ground: Colour, sprite: Callable[P, Image.Image], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Lay a sprite where below it is but one colour, or nothing of the sprite can be seen."""
        part = self._painted(_grounded, ground, sprite, *args, **kwargs)
        self.image.paste(part, at, _shape(sprite, *args, **kwargs))

    def _painted(self, paint: Callable[P, Image.Image], *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return paint(*args, **kwargs) if self._kept is None else self._kept(paint, *args, **kwargs)


def _grounded(ground: Colour, sprite: Callable[..., Image.Image], *args: Any, **kwargs: Any) -> Image.Image:
    """Paint a sprite on a ground."""
    part = sprite(*args, **kwargs)
    image = Image.new("RGB", part.size, ground)
    image.paste(part, mask=part)
    return image


@picture_cache
def _shape(sprite: Callable[..., Image.Image], *args: Any, **kwargs: Any) -> Image.Image:
    """Return where anything of a sprite can be seen."""
    alpha = sprite(*args, **kwargs).getchannel("A")
    return alpha.point(_SEEN, "1")  # pyright: ignore[reportUnknownMemberType] - NumPy's types are unknown


class Ground:
    """A large picture of which parts are needed now and then: kept deflated, at a fiftieth of its size."""

    def __init__(self, image: Image.Image) -> None:
        self._mode, self._width, self._height = image.mode, image.width, image.height
        self._bands = tuple(
            bytes(zlib_compress(image.crop((0, top, image.width, top + _BAND)).tobytes(), LEVEL))
            for top in range(0, image.height, _BAND)
        )
        self._length = self._width * _BAND * len(image.getbands())

    def whole(self) -> Image.Image:
        """Return all of it, to be drawn on."""
        return self.crop((0, 0, self._width, self._height))

    def crop(self, box: tuple[int, int, int, int]) -> Image.Image:
        """Return a part of it, by its left, upper, right and lower edge, to be drawn on."""
        left, upper, right, lower = box
        part = Image.new(self._mode, (right - left, lower - upper))
        for band in range(upper // _BAND, -(-lower // _BAND)):
            pixels = bytes(zlib_decompress(self._bands[band], self._length))
            part.paste(Image.frombytes(self._mode, (self._width, _BAND), pixels), (-left, band * _BAND - upper))
        return part


class Part(NamedTuple):
    """A rectangle of a picture."""

    at: tuple[int, int]
    """Its left top corner, in pixels."""
    paint: Callable[[Any], Image.Image]
    """Paints it as an RGB image."""
    told: Hashable
    """What the painter is told: all that the part depends on."""


def painted(size: tuple[int, int], fills: Iterable[Fill], parts: Iterable[Part]) -> Image.Image:
    """Lay parts onto coloured boxes as an RGB image; whatever comes later lies above."""
    image = Image.new("RGB", size)
    for box, colour in fills:
        image.paste(colour, box)
    for part in parts:
        image.paste(part.paint(part.told), part.at)
    return image


def tiled(size: tuple[int, int], fills: Iterable[Fill], parts: Iterable[Part], kept: Tiles) -> Image.Image:
    """Lay out what `indexed` would make of the `painted` ones, of tiles that are kept."""
    image = Image.new("P", size)
    for box, colour in fills:
        image.paste(kept.number(colour), box)
    for part in parts:
        image.paste(kept(part.paint, part.told), part.at)
    return image


def _dot(colour: Colour) -> Image.Image:
    return Image.new("RGB", (1, 1), colour)
