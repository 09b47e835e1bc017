"""The two pictures of an investigator's hand: what they show, and what they hide."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from bot.game.contract import Seat
from cogs.case07.cards import Card
from images.case07 import draw_notebook, draw_own, layout
from images.case07.corners import SHEET
from tests.games.case07.images.sleuthing import BOARDS, CASES, HAND, LOOK, PICTURES, THREE, fresh
from tests.images.judging import image

pytestmark = pytest.mark.unmeasured


def test_a_hand_hides_other_players_discs_and_dead_ends() -> None:
    rivals = [replace(fresh(), points=rival.points) for rival in THREE.players[1:]]
    alone = replace(THREE, players=(THREE.players[0], *rivals))
    assert draw_own(replace(HAND, board=alone), LOOK) == PICTURES["own"]
    assert draw_notebook(replace(HAND, board=alone), LOOK) == PICTURES["notebook"]


@pytest.mark.parametrize(
    "changes",
    [
        {"accused": ()},
        {"accused": (Card.FOTOGRAF,)},
        {"notes": ()},
        {"notes": (*HAND.notes, Card.MDM)},
        {"follows": ()},
        {"notes": (), "follows": (*HAND.follows, *HAND.notes)},
        {"seat": Seat(1)},
    ],
    ids=str,
)
def test_private_notes_and_discs_change_both_pictures(changes: dict[str, object]) -> None:
    assert draw_own(replace(HAND, **changes), LOOK) != PICTURES["own"]
    assert draw_notebook(replace(HAND, **changes), LOOK) != PICTURES["notebook"]


def test_the_held_case_changes_the_picture() -> None:
    assert draw_own(replace(HAND, held=CASES[2]), LOOK) != PICTURES["own"]


def test_a_wrong_announcement_changes_the_notebook() -> None:
    spotless = replace(THREE, players=(replace(THREE.players[0], findings=()), *THREE.players[1:]))
    assert draw_notebook(replace(HAND, board=spotless), LOOK) != PICTURES["notebook"]


@pytest.mark.parametrize("count", [0, 2, 9, len(Card) - 3])
def test_any_number_of_dead_ends_stays_on_its_sheet(count: int) -> None:
    blamed = replace(THREE.players[0], dead_ends=tuple(Card)[:count])
    innocent = replace(THREE.players[0], dead_ends=())
    pictures = [
        image(draw_own(replace(HAND, board=replace(THREE, players=(investigator, *THREE.players[1:]))), LOOK))
        for investigator in (innocent, blamed)
    ]
    box = ImageChops.difference(*pictures).getbbox()
    assert (box is None) == (count == 0)
    if box:
        assert box[2] <= layout.MARGIN + SHEET[0] - 6
        assert box[3] <= pictures[0].height - layout.MARGIN


@pytest.mark.parametrize("seat", range(5))
def test_a_full_notebook_can_be_drawn(seat: int) -> None:
    everything = replace(HAND, board=BOARDS["crowded"], seat=Seat(seat), notes=tuple(Card), follows=tuple(Card))
    assert image(draw_own(everything, LOOK)).width == layout.WIDTH
    assert image(draw_notebook(everything, LOOK)).width == layout.WIDTH
