"""The investigations in pictures: the city of postcards, what is one player's alone, and what could be known when.

`draw_city`, `draw_file` and `draw_chart` draw from a board and can show no secret; `draw_own` and `draw_notebook` draw
a hand. May be called from several threads.
"""

from images.case07.board import draw_city, draw_file
from images.case07.chart import draw_chart
from images.case07.hand import draw_notebook, draw_own

__all__ = ["draw_chart", "draw_city", "draw_file", "draw_notebook", "draw_own"]
