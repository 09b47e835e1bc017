"""The cost of pictures: those of every game, position after position of a random game.

A whole game with default options, at a full table. Each picture of a board is drawn again whenever the board has
changed, and each of a hand for the next active seat: a picture is *warm* if the one before the last move was drawn in
this process. Its reference is libdeflate alone on the same pixels. The median of a whole game hides its first moves,
after which more of a picture changes; so these have a line of their own. `--positions` takes that many from the middle
of the game, and `--options` is JSON for the game's options. Then the same pictures of a few positions are drawn *from
nothing*, with only the fonts in memory; at the end of the game also the film and the pictures of a chapter. Processor
time of one thread:

    python -m tests.benchmarks.pictures [--quick] [--games fort case07] [--positions 50] [--options '{"bonus": true}']
"""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass
from io import BytesIO
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec
from deflate import zlib_compress  # pyright: ignore[reportUnknownVariableType] - its stub leaves the kind of buffer open
from PIL import Image

from bot import discovery
from images.kit import Look
from images.kit.picture import COMPRESSION_LEVEL
from tests.benchmarks.figures import Benchmark, Figure, at, cpu, median
from tests.games.test_every_game import played

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.ui.game_ui import Drawing, GameUI
    from images.kit import Picture

LOOK = Look("cs", names=("Žofie", "Ľubomír", "Grzegorz", "Alice", "Max", "Ann", "Święta", "Bořivoj"))
BAR = 2.0
"""The limit of the time of a warm picture of a board, relative to deflating it alone."""

FIRST = 10
"""The positions at the beginning of a game that are measured by themselves."""


class Sizes(msgspec.Struct, frozen=True):
    """The numbers of pictures and their games."""

    games: tuple[str, ...] = ()
    """The names of games; empty: all."""
    positions: int = 1_000
    """The largest number of each picture, from the middle of the game."""
    anew: int = 5
    """The number of pictures that are also drawn from nothing."""
    options: str = "{}"
    seed: str = "1"


@dataclass(frozen=True)
class Drawn:
    """The cost of one picture in milliseconds of processor time: drawn warm, and deflated alone."""

    picture: Picture
    warm: float
    floor: float


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Play and draw a game of each kind."""
    for name, ui in discovery.uis().items():
        if not sizes.games or name in sizes.games:
            yield from of_game(ui, sizes)


def of_game(ui: GameUI, sizes: Sizes) -> Iterator[Figure]:
    """Draw the boards and the hands of one game, each picture by itself."""
    game = ui.game
    options = msgspec.json.decode(sizes.options, type=game.options)
    seats = game.most_seats(options)
    steps = [step for step, _, _ in played(game.name, seats, options, sizes.seed.encode())]
    boards = _changed(game.board(step.state) for step in steps)
    hands = _changed(game.hand(step.state, min(game.to_act(step.state))) for step in steps[:-1])
    for drawing in ui.pictures:
        yield from consecutive(f"{game.name}: {_called(drawing)}", drawing, boards, sizes, BAR)
    for drawing in dict.fromkeys((*ui.hand_pictures, *ui.letter_pictures)):
        yield from consecutive(f"{game.name}, own: {_called(drawing)}", drawing, hands, sizes, None)
    for n, drawing in enumerate(ui.chapter.pictures if ui.chapter else (), 1):
        yield from from_nothing(f"{game.name}: of the last chapter, {n}", drawing, boards[-1:], 1)
    if ui.film:
        yield from from_nothing(f"{game.name}: film", ui.film, boards[-1:], 1)


def _changed(states: Iterable[Any]) -> list[Any]:
    """Return the states without repetitions, which are not drawn again."""
    return [first for first, _ in groupby(states)]


def _called(drawing: Drawing) -> str:
    return getattr(drawing.draw, "__name__", "").removeprefix("draw_")


def consecutive(
    name: str, drawing: Drawing, states: Sequence[Any], sizes: Sizes, bar: float | None
) -> Iterator[Figure]:
    """Draw one picture of the first positions, of position after position in the middle, then a few from nothing."""
    middle = states[max(0, (len(states) - sizes.positions) // 2) :][: sizes.positions]
    yield from _warm_figure(name, drawing, middle, bar)
    yield from _warm_figure(f"{name}, at first", drawing, states[:FIRST], bar)
    yield from from_nothing(name, drawing, middle, sizes.anew)


def _warm_figure(name: str, drawing: Drawing, states: Sequence[Any], bar: float | None) -> Iterator[Figure]:
    """Draw these positions one after the other; the first is not measured, because it is drawn from nothing."""
    forget()
    costs = [cost for cost in (warm(drawing, state) for state in states) if cost][1:]
    if costs:
        ratios = sorted(cost.warm / cost.floor for cost in costs)
        floor = f"deflate {median(cost.floor for cost in costs):.2f}; ratio p90 {at(ratios, 0.9):.1f}"
        cost_ms = median(cost.warm for cost in costs)
        yield Figure(f"{name}, {_measured(costs[-1].picture)}", cost_ms, "ms", floor, median(ratios), bar)


def _measured(picture: Picture) -> str:
    return f"{picture.width} x {picture.height}, {len(picture.data) / 1024:.0f} KB"


def _timed(drawing: Drawing, states: Any) -> tuple[float, Picture | None]:
    drawn_pictures: list[Picture | None] = []
    cost_ms = cpu(lambda: drawn_pictures.append(drawing.draw(states, LOOK)))
    return cost_ms, drawn_pictures[0]


def warm(drawing: Drawing, states: Any) -> Drawn | None:
    """Draw a picture, if there is one, and deflate its pixels once more."""
    cost_ms, picture = _timed(drawing, states)
    if picture is None:
        return None
    flat = rows(picture.data)
    return Drawn(picture, cost_ms, cpu(lambda: zlib_compress(flat, COMPRESSION_LEVEL)))


def rows(png: bytes) -> bytes:
    """Return a picture's 8-bit rows, one filter byte before each, as PNG deflates them."""
    image = Image.open(BytesIO(png))
    pixels, width = image.tobytes(), image.width
    return b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))


def from_nothing(name: str, drawing: Drawing, states: Sequence[Any], times: int) -> Iterator[Figure]:
    """Draw some of these positions with empty caches."""
    costs_ms: list[float] = []
    pictures: list[Picture] = []
    for state in states[:: max(1, len(states) // times)]:
        forget()
        cost_ms, picture = _timed(drawing, state)
        if picture:
            costs_ms.append(cost_ms)
            pictures.append(picture)
    if pictures:
        yield Figure(f"{name}, from nothing", median(costs_ms), "ms", _measured(pictures[-1]))


def forget() -> None:
    """Clear all caches of pictures; the fonts stay."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("images.") and not name.startswith("images.kit"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear") and not isinstance(value, type):
                    value.cache_clear()
    gc.collect()


FEWEST = min(discovery.uis().values(), key=lambda ui: (not ui.pictures, len(ui.pictures + ui.hand_pictures))).game.name
"""The game with the smallest number of pictures above 0."""

BENCHMARK = Benchmark(
    figures, full=Sizes(), quick=Sizes(positions=12, anew=1), tiny=Sizes(games=(FEWEST,), positions=3, anew=1)
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
