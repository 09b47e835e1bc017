"""The games (packages) and the host's commands (modules); each is discovered by its location here, not by a list.

A folder `cogs` without an `__init__.py` elsewhere on Python's path adds more games; the tests use one.
"""

import sys
from pathlib import Path

_elsewhere = (Path(entry) / __name__ for entry in sys.path)
__path__ += [str(folder) for folder in _elsewhere if folder.is_dir() and not (folder / "__init__.py").exists()]
