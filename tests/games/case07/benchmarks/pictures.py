"""What the pictures of 07 zgłoś się cost.

python -m tests.games.case07.benchmarks.pictures
"""

from functools import partial

from images import case07
from tests.benchmarks.pictures import LOOK, measure
from tests.games.case07.images.sleuthing import BOARDS, CHARTED, HAND


def main() -> None:
    """Measure every board of the tests, and what one player sees of it."""
    for name, board in BOARDS.items():
        measure(f"case07, {name}: the city", partial(case07.draw_city, board, LOOK))
        measure(f"case07, {name}: the file", partial(case07.draw_file, board, LOOK))
    measure("case07, own", partial(case07.draw_own, HAND, LOOK))
    measure("case07, notebook", partial(case07.draw_notebook, HAND, LOOK))
    measure("case07, chart", partial(case07.draw_chart, CHARTED, LOOK))


if __name__ == "__main__":
    main()
