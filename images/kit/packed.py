"""A compressed picture in memory: a tenth to a hundredth of its size.

The pictures have flat colours: libdeflate's fastest level packs about 100 MB and unpacks about 1,000 MB a second, many
times faster than drawing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deflate import zlib_compress, zlib_decompress  # pyright: ignore[reportUnknownVariableType] - as in `picture`
from PIL import Image

if TYPE_CHECKING:
    from PIL.ImagePalette import ImagePalette

_LEVEL: Final = 1
"""libdeflate's fastest level that compresses."""


class Packed:
    """A compressed picture; `unpacked` returns a new image with equal pixels."""

    __slots__ = ("_length", "_mode", "_palette", "_pixels", "_size")

    def __init__(self, image: Image.Image) -> None:
        pixels = image.tobytes()
        self._mode, self._size, self._length = image.mode, image.size, len(pixels)
        self._palette: ImagePalette | None = image.palette
        self._pixels = bytes(zlib_compress(pixels, _LEVEL))

    @property
    def weight(self) -> int:
        """The bytes of the compressed pixels."""
        return len(self._pixels)

    def unpacked(self) -> Image.Image:
        """Return a new image with the pixels, mode and palette of the original."""
        image = Image.frombytes(self._mode, self._size, bytes(zlib_decompress(self._pixels, self._length)))
        if self._palette is not None:
            image.putpalette(self._palette)
            image.load()  # only `load` copies the palette into Pillow's core image
            image.palette = self._palette  # share the palette object: Pillow made a copy of it
        return image
