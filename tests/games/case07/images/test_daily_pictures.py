"""The pictures of the daily case."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from bot.i18n.translation import LANGUAGES
from cogs.case07.board import Finding
from cogs.case07.cards import Card, Case
from cogs.case07.daily import DAILY
from cogs.case07.daily.moves import GiveUp
from cogs.case07.moves import Answer, Patrol
from images.case07 import layout
from images.case07.corners import LOW, RIGHT, SHEET
from images.case07.daily import draw_daily, draw_own_solution, draw_solution
from images.kit import Look
from tests.games.case07.daily_attempts import few, informed, played, puzzle, right, wasted
from tests.images.judging import image

if TYPE_CHECKING:
    from cogs.case07.daily.dossier import Dossier

LOOK = Look("en")


def dossier() -> Dossier:
    return DAILY.view(puzzle(), few())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_of_an_attempt_has_one_picture_for_a_phone(language: str) -> None:
    for attempt in (DAILY.start(puzzle()), few(), informed(), wasted(20), played(GiveUp())):
        picture = draw_daily(DAILY.view(puzzle(), attempt), Look(language))
        assert (picture.width, picture.height) == (layout.WIDTH, layout.BOTTOM)


@pytest.mark.parametrize(
    "changes",
    [{"cost": 9}, {"par": 9}, {"possible": 9}, {"solved": True, "solution": DAILY.solution(puzzle(), None)}],
    ids="-".join,
)
def test_a_picture_shows_the_costs_and_the_possible_cases(changes: dict[str, object]) -> None:
    assert draw_daily(replace(dossier(), **changes), LOOK) != draw_daily(dossier(), LOOK)


def test_a_picture_shows_what_is_crossed_out() -> None:
    hand = dossier().hand
    assert draw_daily(replace(dossier(), hand=replace(hand, follows=hand.follows[1:])), LOOK) != draw_daily(
        dossier(), LOOK
    )


def test_twenty_answers_stay_on_their_sheet() -> None:
    case = Case(Card.BOMBA, Card.NAPAD, Card.MDM)
    kinds = (
        Finding(1, card=Card.MDM, answer=Answer.SAME),
        Finding(1, card=Card.BOMBA, answer=Answer.NEAR),
        Finding(1, card=Card.NAPAD, answer=Answer.NOTHING),
        Finding(1, place=Card.STADION, large=1, small=2),
        Finding(1, wrong=case),
    )
    board = dossier().hand.board
    players = (replace(board.players[0], findings=kinds * 4), board.players[1])
    crowded = replace(dossier(), hand=replace(dossier().hand, board=replace(board, players=players)))
    players = (replace(board.players[0], findings=()), board.players[1])
    quiet = replace(dossier(), hand=replace(dossier().hand, board=replace(board, players=players)))
    box = ImageChops.difference(image(draw_daily(crowded, LOOK)), image(draw_daily(quiet, LOOK))).getbbox()
    assert box is not None
    assert box[0] >= layout.MARGIN
    assert box[1] >= LOW
    assert box[2] <= layout.MARGIN + SHEET[0] - 6
    assert box[3] <= LOW + SHEET[1] - 6


def test_evidence_stays_on_its_sheet() -> None:
    board = dossier().hand.board
    longest = (Card.PALAC_KULTURY, Card.KIEROWNICZKA, Card.DWORZEC_CENTRALNY, Card.BAZAR_ROZYCKIEGO) * 2
    pictures = [
        image(draw_daily(replace(dossier(), hand=replace(dossier().hand, board=replace(board, row=row))), LOOK))
        for row in ((), (*longest, Card.KOLUMNA_ZYGMUNTA))
    ]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    assert box[0] >= RIGHT
    assert box[2] <= RIGHT + SHEET[0] - 6
    assert box[3] <= layout.MARGIN + SHEET[1] - 6


def test_the_chart_comes_with_the_end() -> None:
    assert draw_own_solution(dossier(), LOOK) is None
    ended = played(right(), attempt=informed())
    own = draw_own_solution(DAILY.view(puzzle(), ended), LOOK)
    assert own == draw_solution(DAILY.solution(puzzle(), ended), LOOK)
    assert own is not None
    assert own.height > draw_solution(DAILY.solution(puzzle(), None), LOOK).height
    assert draw_own_solution(DAILY.view(puzzle(), played(Patrol(Card.MDM), GiveUp())), LOOK) != own
