"""The cards and their data file."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from cogs.fort.cards import NUMBERS, Figure, deck, figure, worth


def test_each_figure_occurs_as_often_as_in_the_book() -> None:
    counts = Counter(figure(number) for number in NUMBERS)
    assert {kind: counts[kind] for kind in Figure if kind not in {Figure.PLAIN, Figure.START}} == {
        Figure.TOWER: 4,
        Figure.KING: 1,
        Figure.QUEEN: 1,
        Figure.PRINCE: 3,
        Figure.PRINCESS: 3,
        Figure.CANNON: 4,
        Figure.MAGICIAN: 1,
        Figure.CROW: 6,
        Figure.CROWS: 1,
    }
    assert figure(1) is Figure.START


@pytest.mark.parametrize(
    ("number", "points"), [(43, 3), (35, 3), (12, 1), (9, 1), (5, 1), (28, 2), (8, 0), (6, 0), (24, 0), (2, 0), (1, 0)]
)
def test_figures_have_their_points(number: int, points: int) -> None:
    assert worth(number) == points


@pytest.mark.parametrize(
    ("toml", "fault"),
    [
        ("start = [1]\ntower = [8]\nking = [8]", "two figures"),
        ("start = [2]", "start card"),
        ("tower = [8]", "start card"),
        ("start = [1]\ntower = [47]", "numbered 2 to 46"),
        ("start = [1]\nplain = [3]", "plain cards"),
        ("start = [1]\ndragon = [3]", "dragon"),
        ("start = [1]\ntower = ['eight']", "int"),
    ],
)
def test_a_faulty_data_file_is_refused_with_its_fault(toml: str, fault: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=fault):
        deck(f"[figures]\n{toml}\n[worth]\n".encode())
