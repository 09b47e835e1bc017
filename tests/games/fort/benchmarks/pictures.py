"""What the pictures of C'est mon fort cost.

python -m tests.games.fort.benchmarks.pictures
"""

from functools import partial

from images import fort
from tests.benchmarks.pictures import LOOK, measure
from tests.games.fort.images.boards import BOARDS


def main() -> None:
    """Measure every board of the tests."""
    for name, board in BOARDS.items():
        measure(f"fort, {name}", partial(fort.draw_board, board, LOOK))


if __name__ == "__main__":
    main()
