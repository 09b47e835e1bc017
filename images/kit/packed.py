"""A picture that is kept for later: deflated, at a tenth to a hundredth of its size, and whole again in no time.

What is drawn here is flat: libdeflate's quickest level packs some hundred megabytes a second and unpacks some thousand,
many times quicker than anything can be drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deflate import zlib_compress, zlib_decompress  # pyright: ignore[reportUnknownVariableType] - as in `picture`
from PIL import Image

if TYPE_CHECKING:
    from PIL.ImagePalette import ImagePalette

_LEVEL: Final = 1
"""libdeflate's quickest level that packs at all."""


class Packed:
    """A picture that cannot be looked at; equal pixels, not the same picture, come out of it."""

    __slots__ = ("_length", "_mode", "_palette", "_pixels", "_size")

    def __init__(self, image: Image.Image) -> None:
        pixels = image.tobytes()
        self._mode, self._size, self._length = image.mode, image.size, len(pixels)
        self._palette: ImagePalette | None = image.palette
        self._pixels = bytes(zlib_compress(pixels, _LEVEL))

    @property
    def weight(self) -> int:
        """The bytes that its pixels take packed."""
        return len(self._pixels)

    def unpacked(self) -> Image.Image:
        """Return it to be looked at."""
        image = Image.frombytes(self._mode, self._size, bytes(zlib_decompress(self._pixels, self._length)))
        if self._palette is not None:
            image.putpalette(self._palette)
            image.load()  # only now Pillow takes it over
            image.palette = self._palette  # and not a copy of it
        return image
