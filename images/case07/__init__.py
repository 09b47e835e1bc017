"""The investigations in pictures: the city of postcards, what is one player's alone, and what could be known when.

several threads.
"""

from images.case07.board import draw_board

