"""The games and the host's own commands: each is found by its place here and named nowhere else.

A folder `cogs` elsewhere on Python's path, if it is no package of its own, holds further games; the tests keep one so.
"""

import sys
from pathlib import Path

_elsewhere = (Path(entry) / __name__ for entry in sys.path)
__path__ += [str(folder) for folder in _elsewhere if folder.is_dir() and not (folder / "__init__.py").exists()]
