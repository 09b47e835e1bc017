"""Pictures of 07 zgłoś się: the city of postcards, the file, the private city and notebook, and the chart.

`draw_city`, `draw_file` and `draw_chart` draw from a board and so cannot reveal a secret; `draw_own` and
`draw_notebook` draw a hand. All may be called from several threads.
"""

from images.case07.board import draw_city, draw_file
from images.case07.chart import draw_chart
from images.case07.hand import draw_notebook, draw_own

__all__ = ["draw_chart", "draw_city", "draw_file", "draw_notebook", "draw_own"]
