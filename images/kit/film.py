"""An encoder of animated GIFs from frames and their durations.

Writes only pixels, no metadata.
"""

from __future__ import annotations

from io import BytesIO
from itertools import chain
from typing import TYPE_CHECKING

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader

from images.kit.picture import Picture, indexed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from images.kit.colours import Colour

SAME = 255
"""The palette index of a pixel that does not change; GIF calls it transparent."""
_STAYS = 1
"""GIF's disposal method that keeps a frame's pixels below the next frame."""
_WHATEVER = 1 / 255
"""A scale for `ImageChops.add` that turns every difference but 0 into 255."""
Frame = tuple[Image.Image, int]
"""An image and its duration in milliseconds."""


def encode_film(frames: Iterable[Frame], palette: Sequence[Colour]) -> Picture:
    """Return an endlessly repeating GIF of RGB frames of one size; a generator may draw the frames one by one.

    Raise `ValueError` if the palette has more than 255 colours (one index is `SAME`) or if there is no frame.
    """
    if len(palette) > SAME:
        raise ValueError(f"{len(palette)} colours leave none for what does not change")
    shown = ((indexed(image, palette), lasting) for image, lasting in frames)
    first, lasting = next(shown, (None, 0))
    if first is None:
        raise ValueError("a film needs a frame")
    file = BytesIO()
    second = next(shown, None)
    if second is None:
        first.save(file, "GIF", duration=lasting, loop=0, optimize=False, disposal=_STAYS)
    else:
        file.writelines(_encoded(first, lasting, chain((second,), shown)))
    return Picture(file.getvalue(), first.width, first.height, "gif")


def _encoded(first: Image.Image, lasting: int, later: Iterable[Frame]) -> Iterator[bytes]:
    """Yield a GIF frame by frame, byte for byte as Pillow saves it.

    Pillow's own writer holds all frames until the last, which takes 200 MB for a long game.
    """
    header, _ = getheader(first, info={"loop": 0})
    yield from header
    waiting, corner, options = first, (0, 0), {"duration": lasting, "disposal": _STAYS}
    before, change = first, first
    for after, milliseconds in later:
        before, left = after, changed_only(before, after)
        box = ImageChops.subtract_modulo(left, change).getbbox(alpha_only=False)
        if box is None:  # two frames in a row change nothing: like Pillow, lengthen the frame before
            options["duration"] += milliseconds
            continue
        yield from getdata(waiting, corner, **options)
        waiting, corner, change = left.crop(box), box[:2], left
        options = {"duration": milliseconds, "disposal": _STAYS, "transparency": SAME, "include_color_table": True}
    yield from getdata(waiting, corner, **options)
    yield b";"


def changed_only(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a frame in which all pixels that equal those of the frame before are `SAME`."""
    one, other = (Image.frombytes("L", image.size, image.tobytes()) for image in (before, after))
    changed = ImageChops.difference(one, other)
    left = Image.new("P", after.size, SAME)
    left.putpalette(after.getpalette() or ())
    left.paste(after, mask=ImageChops.add(changed, changed, _WHATEVER))
    left.info["transparency"] = SAME
    return left
