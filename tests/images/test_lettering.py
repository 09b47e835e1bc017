"""Setting texts: within their room, complete or with an ellipsis, and never larger than requested."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from images.kit import Look, names, text
from images.kit.fonts import bold, heavy, sans
from images.kit.lettering import SetText, Style, set_line, set_text, set_texts
from images.kit.tiles import Mosaic

STYLE = Style(36, (0, 0, 0), (bold, sans))
WORDS = st.text("abcdeiowłžšch-\u00a0 ", max_size=60) | st.lists(
    st.sampled_from(["a", "w", "na", "elektrickou", "krótkometrażowego", "W" * 9, "Zażółć", "kytaru"]), max_size=16
).map(" ".join)
LARGEST = st.integers(20, 80)
ROOMS = st.tuples(st.integers(40, 700), st.integers(30, 300))


def letters(words: str) -> str:
    """Return a text without the characters that line breaks add or remove: spaces and hyphens."""
    return re.sub(r"[\s-]", "", words)


def longest(part: SetText) -> float:
    """Return the length of the longest line."""
    return max((part.face(part.size).getlength(line) for line in part.lines), default=0)


@given(WORDS, LARGEST, ROOMS)
@example("a b c d e f g h i j k l m n o p", 36, (700, 200))  # more words than are measured one by one
@example("", 40, (100, 100))
def test_a_text_fits_its_room(words: str, largest: int, room: tuple[int, int]) -> None:
    part = set_text(STYLE, words, largest, room)
    assert min(largest, STYLE.min_size) <= part.size <= largest
    assert longest(part) <= room[0]
    assert part.height <= room[1] or (len(part.lines) == 1 and part.size == min(largest, STYLE.min_size))
    cut = [line for line in part.lines if line.endswith("…")]
    assert not cut or part.size == min(largest, STYLE.min_size)
    if "…" not in "".join(part.lines) and len(part.lines) > 0:
        assert letters(" ".join(part.lines)) == letters(words)


@given(WORDS, LARGEST, st.integers(40, 700))
@example("Ein sehr\u00a0langer Satz, der nirgends hinpasst", 40, 120)
def test_a_line_is_set_in_the_greatest_size_that_fits(words: str, largest: int, room: int) -> None:
    line = set_line(STYLE, words, largest, room)
    sizes = STYLE.sizes(largest)
    assert line.size == next((size for size in sizes if bold(size).getlength(words) <= room), sizes[-1])
    assert longest(line) <= room
    assert line.lines in {(words.rstrip(),), ()} or (line.lines[0].endswith("…") and line.size == sizes[-1])


@given(WORDS, WORDS, ROOMS)
def test_two_texts_share_a_room(words: str, meaning: str, room: tuple[int, int]) -> None:
    first, second = set_texts(STYLE, (words, meaning), (52, 46), room)
    assert second.size <= first.size or not words
    assert max(longest(first), longest(second)) <= room[0]
    one_each = max(len(first.lines), len(second.lines)) <= 1 and {first.size, second.size} <= {STYLE.min_size}
    assert first.height + second.height <= room[1] + 1 or one_each
    for part, sentence in ((first, words), (second, meaning)):
        assert "…" in "".join(part.lines) or not part.lines or letters(" ".join(part.lines)) == letters(sentence)


def test_a_text_that_has_no_room_ends_in_an_ellipsis() -> None:
    assert set_text(STYLE, "Hodiny hry na elektrickou kytaru", 50, (200, 80)).lines[-1].endswith("…")
    assert set_line(STYLE, "Hodiny hry na elektrickou kytaru", 50, 200).lines == ("Hodiny hr…",)


@pytest.mark.parametrize("face", [bold, heavy, sans])
def test_the_estimate_misses_no_size(face: text.Face) -> None:
    for words in ("i", "W", "iiiiiiiiiiiiiiiiiiiiiiii", "Nejneobyčejnější dárek na světě", "0000"):
        for room in range(10, 900, 31):
            sizes = range(80, 9, -1)
            largest_fitting = next((size for size in sizes if face(size).getlength(words) <= room), sizes[-1])
            assert text.find_size(face, words, sizes, room) == largest_fitting, (words, room)


@pytest.mark.parametrize("end", ["l", "m", "r"])
def test_a_line_looks_the_same_written_and_laid(end: str) -> None:
    ink, ground = (10, 20, 90), (250, 240, 200)
    written, mosaic = (Image.new("RGB", (400, 80), ground) for _ in range(2))
    length = STYLE.write_line(written, (200.4, 39.7), "sk. 5 Ľg", 44, 180, end, ink)
    assert STYLE.lay_line(Mosaic(mosaic), (200.4, 39.7), "sk. 5 Ľg", (44, 180), (ink, ground), end) == length
    assert not ImageChops.difference(written, mosaic).getbbox()


@given(st.text(max_size=40), st.integers(20, 60), st.integers(80, 600))
def test_a_players_name_fits_its_room(name: str, largest: int, room: int) -> None:
    runs, size = STYLE.set_name(Look(names=(name,)), 0, (largest, room))
    assert min(largest, STYLE.min_size) <= size <= largest
    assert runs
    assert names.width(runs, size) <= room
    assert runs[-1][1].endswith("…") or runs == (names.runs(name) or names.runs("1"))
    assert not runs[-1][1].endswith("…") or name.endswith("…") or size == min(largest, STYLE.min_size)


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert names.clip_name(Look(names=("", "\x00")), 1, 40, 300) == names.runs("2")
    assert names.clip_name(Look(), 6, 40, 300) == names.runs("7")
