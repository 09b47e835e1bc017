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
from images.tour.reading import jerseys_of, places, present, seat_of, speed
from images.tour.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL import Image

    from cogs.tour.board import Board, Group
    from images.kit import Look

SIGN_WIDTH, PADDING = 42, 5
"""Width of the speed sign, and space between the parts of a tag, in pixels."""
TAG_HEIGHT, LINE_PITCH = 52, 60
"""Height of a tag, and from one line of tags to the next, in pixels."""
BRACKET_PITCH, STEM_HEIGHT = 11, 20
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
        prefix, suffix = self.said
        suffix_width = NUMBERS.length(suffix, READABLE) + PADDING if suffix else 0
        return STYLE.length(prefix, READABLE) + BIB[0] + SIGN_WIDTH + suffix_width + 4 * PADDING + 8


def tags(board: Board, look: Look, across: Callable[[int], int | None]) -> Image.Image:
    """Draw the brackets and tags of all groups in a row, from tiles.

    `across` returns the pixel of a half-step, or None if the row does not show it.
    """
    row_tags = arrange(_row_tags(board, look, across))
    bracket_depth = 8 + BRACKET_PITCH * (1 + max((tag.bracket for tag in row_tags), default=0)) + STEM_HEIGHT
    lines = 1 + max((tag.line for tag in row_tags), default=0)
    mosaic = Mosaic.plain((WIDTH, bracket_depth + lines * LINE_PITCH), CREAM, TILES)
    for tag in row_tags:
        _bracket(mosaic, tag, bracket_depth + tag.line * LINE_PITCH)
    for tag in row_tags:
        _tag(mosaic, board, tag, bracket_depth + tag.line * LINE_PITCH)
    return mosaic.image


def _row_tags(board: Board, look: Look, across: Callable[[int], int | None]) -> list[Tag]:
    """Return the groups in the row, from the left, with brackets on levels where no two overlap."""
    on_road, row_tags = places(board), list[Tag]()
    for n, group in present(board):
        spots = [x for number in group.riders if number in on_road and (x := across(on_road[number].x)) is not None]
        if spots:
            texts = (word(look.language, "group", number=n), f"+{len(group.riders) - 1}" if not group.lonely else "")
            row_tags.append(Tag(group, texts, (min(spots) - HALF + 6, max(spots) + HALF - 6)))
    ends: list[int] = []
    bracketed: list[Tag] = []
    for tag in sorted(row_tags, key=lambda candidate: candidate.reach):
        level = next((index for index, end in enumerate(ends) if end < tag.reach[0]), len(ends))
        ends[level : level + 1] = [tag.reach[1]]
        bracketed.append(tag._replace(bracket=level))
    return bracketed


def arrange(row_tags: Sequence[Tag]) -> list[Tag]:
    """Arrange the tags in as many lines as they need, each near its group."""
    lines = 1
    while any(sum(tag.wide + GAP for tag in row_tags[line_index::lines]) > WIDTH - GAP for line_index in range(lines)):
        lines += 1
    placed = [
        tag._replace(left=left, line=line_index)
        for line_index in range(lines)
        for tag, left in zip(row_tags[line_index::lines], _spread(row_tags[line_index::lines]), strict=True)
    ]
    return sorted(placed, key=lambda tag: (tag.line, tag.left))


def _spread(line_tags: Sequence[Tag]) -> list[int]:
    """Return the left ends of the tags of a line."""
    lefts: list[int] = []
    edge = GAP
    for tag in line_tags:
        lefts.append(max(edge, sum(tag.reach) // 2 - tag.wide // 2))
        edge = lefts[-1] + tag.wide + GAP
    limit = WIDTH - GAP
    for index in reversed(range(len(lefts))):
        lefts[index] = min(lefts[index], limit - line_tags[index].wide)
        limit = lefts[index] - GAP
    return lefts


def _bracket(mosaic: Mosaic, tag: Tag, top: int) -> None:
    """Draw the bracket of a group and the line from it to its tag."""
    (begin, end), draw, ink = tag.reach, mosaic.draw, mosaic.ink(INK)
    y = 8 + tag.bracket * BRACKET_PITCH
    draw.line((begin, y, end, y), ink, 4)
    for x in (begin, end):
        draw.line((x, max(0, y - 8), x, y + 1), ink, 4)
    middle = (begin + end) // 2
    foot = min(max(middle, tag.left + 14), tag.left + tag.wide - 14)
    draw.line((middle, y, foot, top + 4), ink, 4)


def _tag(mosaic: Mosaic, board: Board, tag: Tag, top: int) -> None:
    on_road, width = places(board), tag.wide
    mosaic.draw.rounded_rectangle(
        (tag.left, top, tag.left + width - 1, top + TAG_HEIGHT), 12, mosaic.ink(PAPER), mosaic.ink(INK), 3
    )
    leader = next(number for number in tag.group.riders if number in on_road)
    x, middle = tag.left + PADDING + 4, top + TAG_HEIGHT // 2
    x += STYLE.lay_line(mosaic, (x, middle), tag.said[0], (READABLE, width), (INK, PAPER), "l") + PADDING
    spot = x, middle - BIB[1] // 2
    mosaic.lay_cut(spot, PAPER, bib, leader, seat_of(board, leader), jerseys_of(board).get(leader))
    NUMBERS.lay_line(mosaic, (x + BIB[0] + PADDING, middle), tag.said[1], (READABLE, width), (INK, PAPER), "l")
    sign = tag.left + width - SIGN_WIDTH - PADDING, middle - SIGN_WIDTH // 2 + 1
    mosaic.lay_cut(sign, PAPER, speed_sign, speed(board, tag.group), SIGN_WIDTH)
