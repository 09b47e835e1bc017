"""What pictures cost: from board to PNG, against deflate alone and against drawing it all anew.

Run it from the top: python -m tests.benchmarks.pictures. It prints and judges nothing.
"""

from __future__ import annotations

import gc
import sys
from importlib import import_module
from io import BytesIO
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from deflate import zlib_compress  # pyright: ignore[reportUnknownVariableType] - its stub leaves the kind of buffer open
from PIL import Image

from images.kit import Look
from images.kit.picture import LEVEL
from tests import tree

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit import Picture

    Drawer = Callable[[], Picture | None]

LOOK = Look("cs", names=("Žofie", "Ľubomír", "Grzegorz", "Alice", "Max", "Ann"))
TIMES = 30
ANEW = 3


def milliseconds(act: Callable[[], object], times: int = TIMES) -> float:
    """Return the median time of an act."""
    taken: list[float] = []
    for _ in range(times):
        began = perf_counter()
        act()
        taken.append((perf_counter() - began) * 1000)
    return median(taken)


def forget() -> None:
    """Throw away everything that was drawn and kept; the fonts stay."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("images.") and not name.startswith("images.kit"):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()
    gc.collect()


def rows(png: bytes) -> bytes:
    """Return a picture's 8-bit rows, one filter byte before each, as PNG deflates them."""
    image = Image.open(BytesIO(png))
    pixels, width = image.tobytes(), image.width
    return b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))


def measure(name: str, draw: Drawer) -> None:
    """Print one line about one picture."""
    picture = draw()
    if picture is None:
        return

    def anew() -> None:
        forget()
        draw()

    full = milliseconds(anew, ANEW)
    drawn = milliseconds(draw)
    flat = rows(picture.data)
    floor = milliseconds(lambda: zlib_compress(flat, LEVEL))
    size = f"{picture.width} x {picture.height}"
    kilobytes = len(picture.data) / 1024
    print(
        f"{name:34} {size:>12} {kilobytes:6.0f} KB {drawn:7.1f} ms   floor {floor:5.1f} ms = {drawn / floor:4.1f} x"
        f"   drawn anew {full:6.0f} ms = {full / drawn:5.1f} x",
    )


def main() -> None:
    """Measure the pictures of every game that has a benchmark of its own for them."""
    for found in sorted((tree.ROOT / "tests" / "games").glob("*/benchmarks/pictures.py")):
        import_module(f"tests.games.{found.parts[-3]}.benchmarks.pictures").main()


if __name__ == "__main__":
    main()
