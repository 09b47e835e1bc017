"""The game's pictures: the race on its road, the stage as a strip, standings, finishes, and a team's own sheet.

Only `draw_sheet` and `draw_letter` draw a hand; everything else draws from a board and can show no secret. Safe to call
from several threads.
"""

from images.tour.board import draw_board, draw_road, draw_strip, prepare
from images.tour.film import draw_film, draw_round, draw_stage_film
from images.tour.finish import draw_finish
from images.tour.sheet import draw_letter, draw_sheet
from images.tour.stage import draw_stage
from images.tour.standings import draw_standings

__all__ = [
    "draw_board",
    "draw_film",
    "draw_finish",
    "draw_letter",
    "draw_road",
    "draw_round",
    "draw_sheet",
    "draw_stage",
    "draw_stage_film",
    "draw_standings",
    "draw_strip",
    "prepare",
]
