"""Moving pictures: frames and how long each is looked at, as an animated GIF.

Must never put anything but pixels into it.
"""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image, ImageChops

from images.kit.picture import Picture, indexed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from images.kit.colours import Colour

SAME = 255
"""The index of a pixel that stays as it is."""
_WHATEVER = 1 / 255
"""The divisor by which a difference of any size becomes a whole one."""
Frame = tuple[Image.Image, int]
"""An RGB image and its milliseconds."""


def encode_film(frames: Iterable[Frame], palette: Sequence[Colour]) -> Picture:
    """Turn RGB frames of one size into a GIF of fixed colours that begins anew for ever.

    At most 255 colours: one index means "as before". Raises ValueError for more, or without a frame.
    """
    if len(palette) > SAME:
        raise ValueError(f"{len(palette)} colours leave none for what does not change")
    shown = [(indexed(image, palette), lasting) for image, lasting in frames]
    if not shown:
        raise ValueError("a film needs a frame")
    first, file = shown[0][0], BytesIO()
    changes = [_changed(before, after) for (before, _), (after, _) in pairwise(shown)]
    lasting = [milliseconds for _, milliseconds in shown]
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=changes,
        duration=lasting if changes else lasting[0],
        loop=0,
        optimize=False,
        disposal=1,
    )
    return Picture(file.getvalue(), first.width, first.height, "gif")


def _changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a frame without what was there before."""
    one, other = (Image.frombytes("L", image.size, image.tobytes()) for image in (before, after))
    changed = ImageChops.difference(one, other)
    left = Image.new("P", after.size, SAME)
    left.putpalette(after.getpalette() or ())
    left.paste(after, mask=ImageChops.add(changed, changed, _WHATEVER))
    left.info["transparency"] = SAME
    return left
