"""The Tour in pictures: the race on its road, the whole stage as a strip, standings, finishes, and a team's own sheet.

Only `draw_sheet` draws a hand; everything else draws from a board and can show no secret. May be called from several
threads.
"""

from images.tour.board import draw_board, draw_road, draw_strip, prepare

__all__ = ["draw_board", "draw_road", "draw_strip", "prepare"]
