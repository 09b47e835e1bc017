"""The groups below the road: a bracket around each, and a tag with its number, its leader and its speed.

Drawn from boards alone. The caller gives the pixel of each half-step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from images.kit.tiles import Mosaic
from images.tour.colours import CREAM, INK, PAPER
from images.tour.ground import HALF
from images.tour.lettering import NUMBERS, READABLE, STYLE, WIDTH, word
from images.tour.pieces import BIB, bib, speed_sign
from images.tour.reading import places, present, seat_of, speed, worn
from images.tour.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL import Image

    from cogs.tour.board import Board, Group
    from images.kit import Look

SIGN, PAD = 42, 5
"""Width of the speed sign, and space between the parts of a tag, in pixels."""
HIGH, NEXT = 52, 60
"""Height of a tag, and from one line of tags to the next, in pixels."""
BRACKET, STEM = 11, 20
"""From one bracket to another below it, and from the last to the tags, in pixels."""
GAP = 8


class Tag(NamedTuple):
    """A group with its tag: texts, the extent of its riders, and the places of bracket and tag, in pixels."""

    group: Group
    said: tuple[str, str]
    """The text before the leader's number, and the text behind it."""
    reach: tuple[int, int]
    bracket: int = 0
    left: int = 0
    line: int = 0

    @property
    def wide(self) -> int:
        """Width of the tag in pixels."""
        before, behind = self.said
        more = NUMBERS.length(behind, READABLE) + PAD if behind else 0
        return STYLE.length(before, READABLE) + BIB[0] + SIGN + more + 4 * PAD + 8


def tags(board: Board, look: Look, across: Callable[[int], int | None]) -> Image.Image:
    """Draw the brackets and tags of all groups in a row, of tiles.

    `across` returns the pixel of a half-step, or None if the row does not show it.
    """
    found = laid(_found(board, look, across))
    deep = 8 + BRACKET * (1 + max((tag.bracket for tag in found), default=0)) + STEM
    lines = 1 + max((tag.line for tag in found), default=0)
    whole = Mosaic.plain((WIDTH, deep + lines * NEXT), CREAM, TILES)
    for tag in found:
        _bracket(whole, tag, deep + tag.line * NEXT)
    for tag in found:
        _tag(whole, board, tag, deep + tag.line * NEXT)
    return whole.image


def _found(board: Board, look: Look, across: Callable[[int], int | None]) -> list[Tag]:
    """Return the groups in the row, from the left, with brackets on levels where no two overlap."""
    at, found = places(board), list[Tag]()
    for n, group in present(board):
        spots = [x for each in group.riders if each in at and (x := across(at[each].x)) is not None]
        if spots:
            said = (word(look.language, "group", number=n), f"+{len(group.riders) - 1}" if not group.lonely else "")
            found.append(Tag(group, said, (min(spots) - HALF + 6, max(spots) + HALF - 6)))
    taken: list[int] = []
    bracketed: list[Tag] = []
    for tag in sorted(found, key=lambda each: each.reach):
        level = next((at for at, end in enumerate(taken) if end < tag.reach[0]), len(taken))
        taken[level : level + 1] = [tag.reach[1]]
        bracketed.append(tag._replace(bracket=level))
    return bracketed


def laid(found: Sequence[Tag]) -> list[Tag]:
    """Arrange the tags in as many lines as they need, each near its group."""
    lines = 1
    while any(sum(tag.wide + GAP for tag in found[at::lines]) > WIDTH - GAP for at in range(lines)):
        lines += 1
    laid_ = [
        tag._replace(left=left, line=at)
        for at in range(lines)
        for tag, left in zip(found[at::lines], _spread(found[at::lines]), strict=True)
    ]
    return sorted(laid_, key=lambda tag: (tag.line, tag.left))


def _spread(line_: Sequence[Tag]) -> list[int]:
    """Return the left ends of the tags of a line."""
    lefts: list[int] = []
    edge = GAP
    for tag in line_:
        lefts.append(max(edge, sum(tag.reach) // 2 - tag.wide // 2))
        edge = lefts[-1] + tag.wide + GAP
    limit = WIDTH - GAP
    for at in reversed(range(len(lefts))):
        lefts[at] = min(lefts[at], limit - line_[at].wide)
        limit = lefts[at] - GAP
    return lefts


def _bracket(whole: Mosaic, tag: Tag, top: int) -> None:
    """Draw the bracket of a group and the line from it to its tag."""
    (begin, end), draw, ink = tag.reach, whole.draw, whole.ink(INK)
    y = 8 + tag.bracket * BRACKET
    draw.line((begin, y, end, y), ink, 4)
    for x in (begin, end):
        draw.line((x, max(0, y - 8), x, y + 1), ink, 4)
    middle = (begin + end) // 2
    foot = min(max(middle, tag.left + 14), tag.left + tag.wide - 14)
    draw.line((middle, y, foot, top + 4), ink, 4)


def _tag(whole: Mosaic, board: Board, tag: Tag, top: int) -> None:
    at, wide = places(board), tag.wide
    whole.draw.rounded_rectangle(
        (tag.left, top, tag.left + wide - 1, top + HIGH), 12, whole.ink(PAPER), whole.ink(INK), 3
    )
    leader = next(each for each in tag.group.riders if each in at)
    x, middle = tag.left + PAD + 4, top + HIGH // 2
    x += STYLE.lay_line(whole, (x, middle), tag.said[0], (READABLE, wide), (INK, PAPER), "l") + PAD
    spot = x, middle - BIB[1] // 2
    whole.lay_cut(spot, PAPER, bib, leader, seat_of(board, leader), worn(board).get(leader))
    NUMBERS.lay_line(whole, (x + BIB[0] + PAD, middle), tag.said[1], (READABLE, wide), (INK, PAPER), "l")
    sign = tag.left + wide - SIGN - PAD, middle - SIGN // 2 + 1
    whole.lay_cut(sign, PAPER, speed_sign, speed(board, tag.group), SIGN)
