"""Boards and hands in every situation that a picture must show, computed and not ridden, on a server's own stage.

So no change of a rule or of a shipped stage changes a golden picture. After an intended change of looks, `python -m
tests.games.tour.images.racing` draws the golden pictures anew. Look at them.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import FileText, Seat
from cogs.tour.board import (
    Arrival,
    Board,
    Crossing,
    Hand,
    How,
    Jersey,
    Phase,
    Ride,
    Rider,
    Score,
    StageResult,
)
from cogs.tour.moves import Attack, Card, Order, Role, Speed, Where
from cogs.tour.options import Options, Race
from cogs.tour.road import Field
from cogs.tour.rules.line_up import groups, order_of_play
from cogs.tour.stages.catalogue import OWN, stage
from images.kit import Look
from images.tour import draw_board, draw_film, draw_finish, draw_road, draw_sheet, draw_standings, draw_strip
from tests.images.judging import Pictures, image

if TYPE_CHECKING:
    from collections.abc import Mapping

GOLDEN = Path(__file__).parent / "golden"
SMALLER = 6
"""Goldens have a sixth of the size: the files are small and do not depend on font smoothing."""
NAMES = (
    *("Žofie Křížová", "max🦊", "Chrząszcz Brzmiący W Trzcinie Je", "Ľubomír **x**", "Ann"),
    "Wolfeschlegelsteinhausenbergerdo",
)
RIDERS = (
    *("Zabrzdil", "Przehazovač", "Ľutočník", "Kopcožrout", "Freewheeler", "Wołoszczuk", "Puddleworth", "Łańcuszek"),
    *("W" * 12, "Kapeć", "Żwirek", "", "O’Grady-Novák", "Ďuro Š.", "Ráfek", "Ujel", "Pompka", "Lastman"),
)
"""Names of riders by number; one cannot be drawn, and further riders have none."""
LOOK = Look("cs", NAMES, pieces=RIDERS)
STAGE = """
name = { en = "From Here to There", cs = "Odtud–tam", sk = "Odtiaľto–tam", pl = "Stąd–tam" }
height = 200
[[sections]]
name = "Rue du Départ"
kind = "flat"
steps = 14
wind = "left"
lanes = { 1 = "1-6", 13 = "1-5" }
heights = [210, 190, 220]
prime = { kind = "sprint", step = 9, name = "Moulin" }
[[sections]]
name = "Col du Milieu"
kind = "climb"
steps = 8
wind = "right"
lanes = "1-4"
heights = [420, 610, 640]
prime = { kind = "mountain", step = 8, name = "Col du Milieu" }
[[sections]]
name = "Vallée"
kind = "flat"
steps = 16
wind = "right"
lanes = { 1 = "1-5", 3 = "1-6", 7 = "1-2, 4-6", 10 = "1-6" }
heights = [400, 260, 240]
[[sections]]
name = "Boulevard de l’Arrivée"
kind = "flat"
steps = 12
wind = "left"
lanes = "1-6"
heights = [230, 225]
"""
OPTIONS = Options(race=Race.OWN, own_stage=FileText(STAGE))
ROAD = stage(OWN, STAGE)
SMALL, LARGE = (2, 6), (6, 3)
"""The number of players, and of the riders of each."""
Places = dict[int, Field]


def bunch(last: int, count: int, lanes: int = 5) -> list[Field]:
    """Return adjacent places from a half-step on, the foremost first."""
    spots = [Field(x, lane) for x in range(last, last + 20) for lane in range(lanes) if (x - lane) % 2 == 0]
    return sorted((spot for spot in spots if spot in ROAD.fields), key=lambda spot: spot.x)[:count][::-1]


def placed(*spots: Field, count: int) -> Places:
    """Return the places of riders by number, with each team spread over the field."""
    numbers = sorted(range(1, count + 1), key=lambda number: (number * 5 % count, number))
    return dict(zip(numbers, spots, strict=True))


def board(size: tuple[int, int], fields: Places, **changes: object) -> Board:
    """Return the board of a round for which orders are given."""
    players, riders_each = size
    riders = tuple(Rider(n, Seat((n - 1) // riders_each), fields.get(n)) for n in range(1, players * riders_each + 1))
    base = Board(
        options=OPTIONS,
        stage=0,
        name=OWN,
        stages=(OWN,),
        round=7,
        phase=Phase.ORDERS,
        riders=riders,
        order=order_of_play(ROAD, fields),
        groups=groups(ROAD, fields),
        ready=tuple(seat % 2 == 0 for seat in range(players)),
        gone=(False,) * players,
        asked=None,
        rides=rides(fields),
        crossings=tuple(Crossing(prime.kind, prime.x, ()) for prime in ROAD.primes),
        arrivals=(),
        scores=(Score(),) * len(riders),
        jerseys=(),
    )
    return replace(base, **changes)


def rides(fields: Mapping[int, Field]) -> tuple[Ride, ...]:
    """Return a last round in which every rider came two to five fields straight ahead, or had no room to."""
    ride_list: list[Ride] = []
    for number in order_of_play(ROAD, fields):
        field, far = fields[number], 2 + number % 4
        way = tuple(Field(field.x - 2 * step, field.lane) for step in range(far, -1, -1))
        way = way if all(field_passed in ROAD.fields for field_passed in way) else (field,)
        ride_list.append(Ride(number, How.TAKE if number % 3 else How.YELLOW, far, way))
    return tuple(ride_list)


START = board(SMALL, placed(*ROAD.corridor[:12], count=12), round=1, rides=(), ready=(False, False))
ONE_GROUP = board(SMALL, placed(*bunch(8, 12), count=12))
TORN_AT = placed(*bunch(84, 2), *bunch(62, 9), Field(45, 3), *bunch(20, 4), Field(-3, 1), Field(-8, 2), count=18)
TORN = board(
    LARGE,
    TORN_AT,
    crossings=(Crossing(ROAD.primes[0].kind, 16, (4, 11, 7, 18)), Crossing(ROAD.primes[1].kind, 42, (2,))),
)
CLIMB_AT = placed(*bunch(30, 8, 4), Field(24, 0), Field(25, 3), Field(20, 2), Field(19, 1), count=12)
CLIMB = board(SMALL, CLIMB_AT)


def eventful(position: Board) -> Board:
    """Return a board whose last round had an attack, a fall, and speed that was passed on; riders wear jerseys."""
    rides_of_board = list(position.rides)
    rides_of_board[0] = replace(rides_of_board[0], how=How.SOLO, speed=7)
    rides_of_board[3] = replace(rides_of_board[3], how=How.FALL, way=rides_of_board[3].way[-1:], speed=0)
    giver, receiver = rides_of_board[6], rides_of_board[5]
    rides_of_board[6] = replace(giver, given=2, pushed=receiver.way[-3:])
    first, second, third = (ride.rider for ride in rides_of_board[:3])
    worn = ((Jersey.YELLOW, first), (Jersey.GREEN, second), (Jersey.POLKA, third))
    return replace(position, rides=tuple(rides_of_board), jerseys=worn)


EVENTFUL = eventful(CLIMB)
ASK = replace(EVENTFUL, phase=Phase.ASK, rides=EVENTFUL.rides[:4], asked=EVENTFUL.riders[EVENTFUL.order[4] - 1].team)
FINISH_AT = placed(Field(104, 2), Field(107, 1), Field(103, 5), Field(102, 0), *bunch(84, 8, 6), count=12)
HOME = tuple(Arrival(number, 11, 4 + index % 3, 664) for index, number in enumerate(sorted(FINISH_AT)[:3]))
"""Riders that have left the road."""
FINISH = board(SMALL, dict(sorted(FINISH_AT.items())[3:]), round=12, arrivals=HOME)


def course(size: tuple[int, int]) -> tuple[tuple[Field | None, ...], ...]:
    """Return a stage in which riders ride five fields a round, and more the higher their number."""
    count = size[0] * size[1]
    starts = dict(zip(range(1, count + 1), ROAD.corridor, strict=False))
    end = ROAD.finish + 18
    places: list[tuple[Field | None, ...]] = []
    for round_number in range(14):
        spots = {
            number: field._replace(x=field.x + round_number * (8 + number * 7 % 5 // 2 * 2))
            for number, field in starts.items()
        }
        ridden = [None if field.x > end + 10 else _nearest_field(field) for field in spots.values()]
        places.append(tuple(ridden))
    return tuple(places)


def _nearest_field(field: Field) -> Field:
    """Return the nearest place of the road, at the latest on the finish strip."""
    x = min(field.x, ROAD.finish + 18 + field.lane % 2)
    return min(ROAD.fields, key=lambda candidate: (abs(candidate.x - x), abs(candidate.lane - field.lane)))


def finished_board(size: tuple[int, int], stages: int) -> Board:
    """Return a finished race of several stages."""
    count = size[0] * size[1]
    arrivals = tuple(
        Arrival(number, 11 + place // 6, (place * 2) % 10, 660 + place // 6 * 57)
        for place, number in enumerate(range(count, 0, -1))
    )
    late = count - 2
    result = StageResult(
        stage=OWN,
        rounds=13,
        places=tuple(range(count, 0, -1)),
        times=tuple(660 + (count - number) // 6 * 57 for number in range(1, count + 1)),
        sprint=tuple((5, 0, 3, 0, 2, 1)[number % 6] if number < 9 else 0 for number in range(count)),
        mountain=tuple(5 if number == 2 else 3 if number == 7 else 0 for number in range(count)),
        jerseys=((Jersey.YELLOW, count), (Jersey.GREEN, 1), (Jersey.POLKA, 3)),
        arrivals=arrivals[:late],
        crossings=(),
        course=course(size),
    )
    scores = tuple(
        Score(
            stages * result.times[index],
            stages * result.sprint[index],
            stages * result.mountain[index],
            stages * (count - index),
        )
        for index in range(count)
    )
    position = board(size, dict(zip(range(1, 5), bunch(ROAD.finish, 4), strict=True)), round=13, phase=Phase.OVER)
    return replace(
        position,
        stages=(OWN,) * stages,
        stage=stages - 1,
        scores=scores,
        past=(result,) * stages,
        jerseys=result.jerseys,
    )


def board_between_stages(size: tuple[int, int]) -> Board:
    """Return a race at the beginning of the second of three stages."""
    stage_end, count = finished_board(size, 1), size[0] * size[1]
    position = board(size, placed(*ROAD.corridor[:count], count=count), round=1, rides=(), past=stage_end.past)
    cards = {number: (jersey,) for jersey, number in stage_end.jerseys}
    riders = tuple(replace(rider, cards=cards.get(rider.number, ())) for rider in position.riders)
    return replace(
        position, stages=(OWN,) * 3, stage=1, scores=stage_end.scores, jerseys=stage_end.jerseys, riders=riders
    )


FINISHED, FINISHED_LARGE, BETWEEN = finished_board(SMALL, 1), finished_board(LARGE, 3), board_between_stages(LARGE)
PLAIN_CARD = Order(Role.SHELTER, Speed.FROM_4, Attack.PLAIN, catch=False, card=Card.NEVER, where=Where.FAR)
FULL_CARD = Order(
    Role.WORK, Speed.ASK, Attack.PULL, catch=True, card=Card.NEXT, where=Where.SHIELD, whom=3, most=2, help=4
)


def hand(position: Board, seat: int = 0) -> Hand:
    """Return a hand with one card of each kind: empty, full, and partly filled."""
    own = [rider.number for rider in position.riders if rider.team == seat]
    riding = [number for number in own if position.riders[number - 1].field is not None]
    chosen = (
        Order(),
        FULL_CARD,
        Order(Role.HUNT, speed=Speed.RED),
        Order(Role.ATTACK),
        Order(Role.SPRINT, most=3),
        Order(Role.WAIT),
    )
    cards = (
        PLAIN_CARD,
        FULL_CARD,
        replace(PLAIN_CARD, role=Role.HUNT, speed=Speed.RED, catch=True),
        replace(PLAIN_CARD, role=Role.ATTACK, attack=Attack.SOLO, speed=Speed.FROM_5, where=Where.FRONT, catch=True),
        replace(PLAIN_CARD, role=Role.SPRINT, most=3),
        replace(PLAIN_CARD, role=Role.WAIT, speed=Speed.FROM_2, most=2),
    )
    return Hand(
        board=position,
        seat=Seat(seat),
        orders=tuple(zip(own, chosen, strict=False)),
        spare=21,
        meant=tuple((number, cards[own.index(number)]) for number in riding),
    )


def full_hand(position: Board, seat: int = 0) -> Hand:
    """Return a hand whose cards leave nothing to the roles, including values with another effect than chosen."""
    role_hand = hand(position, seat)
    return replace(role_hand, orders=role_hand.meant)


BOARDS = {
    "start": START,
    "together": ONE_GROUP,
    "torn": TORN,
    "climb": EVENTFUL,
    "ask": ASK,
    "finish": FINISH,
    "between": BETWEEN,
}
"""Boards by situation."""
PICTURES = Pictures(
    {f"board-{name}": partial(draw_board, position, LOOK) for name, position in BOARDS.items()}
    | {
        "strip": partial(draw_strip, TORN, LOOK),
        "road": partial(draw_road, CLIMB, LOOK),
        "standings": partial(draw_standings, FINISHED, LOOK),
        "standings-many": partial(draw_standings, BETWEEN, LOOK),
        "standings-most": partial(draw_standings, finished_board((6, 6), 7), LOOK),
        "photo": partial(draw_finish, FINISHED, LOOK),
        "photo-many": partial(draw_finish, FINISHED_LARGE, LOOK),
        "sheet": partial(draw_sheet, hand(EVENTFUL), LOOK),
        "sheet-full": partial(draw_sheet, full_hand(EVENTFUL), LOOK),
        "sheet-three": partial(draw_sheet, full_hand(TORN, 2), LOOK),
    }
)
FILMS = Pictures({"one": partial(draw_film, FINISHED, LOOK), "three": partial(draw_film, FINISHED_LARGE, LOOK)})
GOLDENS = (
    *(
        "board-start",
        "board-torn",
        "board-climb",
        "board-ask",
        "board-finish",
        "strip",
        "standings",
        "standings-many",
        "standings-most",
    ),
    *("photo", "photo-many", "sheet-full", "sheet-three"),
)


if __name__ == "__main__":
    for picture in GOLDENS:
        image(PICTURES[picture]).reduce(SMALLER).save(GOLDEN / f"{picture}.png")
