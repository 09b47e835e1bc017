"""Boards, hands and charts of investigations in every situation that a picture must show.

After an intended change of their look, `python -m tests.games.case07.images.sleuthing` draws the golden pictures anew.
Inspect them.
"""

from __future__ import annotations

from functools import partial
from itertools import cycle, islice
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from bot.game.contract import Seat
from cogs.case07.board import Board, Disc, Finding, Hand, Investigation, Investigator, Phase, Question, Watch
from cogs.case07.cards import CRIMES, PLACES, SUSPECTS, Card, Case, Tiles
from cogs.case07.moves import Answer, Size
from cogs.case07.options import Options
from images.case07 import draw_chart, draw_city, draw_file, draw_notebook, draw_own
from images.case07.colours import PALETTE
from images.kit import Look, Picture, encode
from tests.images.judging import Pictures, image

GOLDEN = Path(__file__).parent / "golden"
REDUCTION = 6
"""Golden pictures are stored at a sixth of the size: small files, independent of how a font is smoothed."""
NAMES = ("Žofie Křížová", "max🦊", "Chrząszcz Brzmiący W Trzcinie I Jeszcze Dłuższe", "Ľubomír **x**", "Ann")
LOOK = Look("cs", NAMES)
TILES = tuple(
    Tiles(suspect, crime)
    for suspect, crime in zip(
        (None, *SUSPECTS[::-1], None), (*CRIMES[:4], None, *CRIMES[4:7], None, None, *CRIMES[7:], None), strict=True
    )
)
"""Includes blank tiles."""
CASES = tuple(Case(SUSPECTS[seat], CRIMES[seat + 2], PLACES[seat * 2]) for seat in range(5))


def draw_board(view: Board, look: Look) -> Picture:
    """Draw both pictures of a board as a phone shows them: the file below the city."""
    parts = [image(draw(view, look)) for draw in (draw_city, draw_file)]
    picture = Image.new("RGB", (parts[0].width, sum(part.height for part in parts)))
    picture.paste(parts[0], (0, 0))
    picture.paste(parts[1], (0, parts[0].height))
    return encode(picture, PALETTE)


def player(seat: int) -> Investigator:
    """Return an investigator in the middle of an investigation; each seat's position differs."""
    cards = tuple(islice(cycle(Card), seat * 7, seat * 7 + 5))
    sizes = (Size.LARGE, Size.SMALL, Size.SMALL, Size.LARGE, Size.SMALL)
    return Investigator(
        discs=tuple(map(Disc, cards, sizes)),
        watches=(Watch(PLACES[seat * 3], 1, 1), Watch(PLACES[seat + 7], 0, seat % 3)),
        patrols=3 - seat % 2,
        dead_ends=tuple(Card)[seat * 3 : seat * 6 + 2],
        findings=(Finding(1, card=cards[1], answer=Answer.NEAR), Finding(2, wrong=CASES[seat])),
        finished=2 if seat == 3 else None,
        points=(7, 5) if seat == 3 else (7,),
        penalties=2 * (seat % 2),
        closing=seat == 2,
        case=CASES[seat] if seat == 3 else None,
    )


def fresh() -> Investigator:
    """Return an investigator without any action."""
    return Investigator((), (), 5, (), (), None, (), 0, closing=False, case=None)


def crowded(seat: int = 0) -> Investigator:
    """Return an investigator with discs and patrols everywhere and their seat's share of the evidence."""
    discs = tuple(Disc(card, Size.LARGE) for card in Card)
    watches = tuple(Watch(place, 1, 2) for place in PLACES)
    return replace(fresh(), discs=discs, watches=watches, dead_ends=tuple(Card)[seat::5])


def board(*players: Investigator) -> Board:
    """Return a board in the second investigation with these investigators."""
    return Board(
        options=Options(),
        investigation=2,
        round=4,
        first=Seat(0),
        tiles=TILES,
        row=tuple(Card)[3::4],
        deck=17,
        discarded=(Card.NAPAD, Card.MDM),
        players=players,
        next_box=5,
        phase=Phase.ACT,
        turn=Seat(1),
    )


PAST = Investigation(
    cases=CASES[:3],
    tiles=TILES,
    findings=tuple(
        (
            Finding(1, card=Card.OKECIE, answer=Answer.NEAR),
            Finding(2, place=Card.SUPERSAM, large=1),
            Finding(3, wrong=CASES[4]),
            Finding(4, card=Card.NAPAD, answer=Answer.SAME),
        )[: 4 - seat]
        for seat in range(3)
    ),
    left=((984, 67, 66, 1), (984, 12, 3), (411, 96)),
    known=(4, None, None),
    points=(7, 5, 3),
    first=Seat(0),
    solved=(None, None, None),
)

THREE = board(*map(player, range(3)))
QUESTION_BOARD = replace(THREE, phase=Phase.ANSWER, question=Question(Seat(1), Seat(0), announced=CASES[4]))
BOARDS: dict[str, Board] = {
    "start": replace(board(*[fresh()] * 2), deck=27, discarded=(), investigation=1, round=1, next_box=7),
    "three": THREE,
    "five": board(*map(player, range(5))),
    "crowded": board(*map(crowded, range(5))),
    "asked": QUESTION_BOARD,
    "over": replace(THREE, phase=Phase.OVER, turn=None, row=(), deck=0, next_box=0),
}
HAND = Hand(
    board=THREE,
    seat=Seat(0),
    held=CASES[1],
    accused=(Card.FOTOGRAF, Card.NAPAD, Card.MDM),
    notes=(Card.KELNERKA, Card.LAPOWKA, Card.SUPERSAM),
    follows=(*CASES[1].cards, Card.DOCENT),
)
CHARTED = replace(THREE, past=(PAST,))
SOLVED = replace(THREE, past=(replace(PAST, solved=(5, 4, None)),))
"""A variant in which the first two players solved their cases and the third did not."""
PICTURES = Pictures(
    {name: partial(draw_board, view, LOOK) for name, view in BOARDS.items()}
    | {
        "own": partial(draw_own, HAND, LOOK),
        "notebook": partial(draw_notebook, HAND, LOOK),
        "city": partial(draw_city, THREE, LOOK),
        "file": partial(draw_file, THREE, LOOK),
        "chart": partial(draw_chart, CHARTED, LOOK),
        "solved": partial(draw_chart, SOLVED, LOOK),
    }
)
GOLDENS = ("start", "three", "crowded", "own", "notebook", "chart", "solved")


if __name__ == "__main__":
    for _name in GOLDENS:
        image(PICTURES[_name]).reduce(REDUCTION).save(GOLDEN / f"{_name}.png", optimize=True)
