"""Output of the command line: every line stays one line and contains no terminal control codes.

Loads only the standard library, because `bot.maintenance.health` needs it.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO

EXIT_CODE = 2
"""The exit code of the process for a problem that the operator can solve."""
MAX_COMPLAINT_LENGTH = 1000
"""Characters of a complaint: it may quote a file, whose names and values can have any length."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, line and paragraph separators, changes of the writing direction, and surrogates."""


def printable(text: str) -> str:
    r"""Return a text as one line, with an escape like \u001b for every character that a terminal would interpret."""
    return _CONTROL.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def print_lines(*lines: str) -> int:
    """Print lines to standard output; return 0, or the exit code of `complain` if they cannot be written.

    A reader that has closed the pipe has read enough: 0.
    """
    try:
        _write(sys.stdout, lines)
    except BrokenPipeError:
        _discard_output()
    except OSError as error:
        _discard_output()
        return complain(f"standard output: it cannot be written ({error.strerror})")
    return 0


def complain(line: str) -> int:
    """Print one line to standard error and return the exit code of a failed command."""
    clipped = line if len(line) <= MAX_COMPLAINT_LENGTH else f"{line[: MAX_COMPLAINT_LENGTH - 1]}…"
    with suppress(OSError):  # there is no other place to report it
        _write(sys.stderr, (clipped,))
    return EXIT_CODE


def _write(stream: TextIO | None, lines: tuple[str, ...]) -> None:
    if stream is None:  # closed by the program that started this one
        return
    encoding = stream.encoding or "utf-8"
    for line in lines:
        stream.write(f"{printable(line).encode(encoding, 'backslashreplace').decode(encoding)}\n")
    stream.flush()


def _discard_output() -> None:
    """Redirect the buffered rest of standard output to nowhere, so that the interpreter's last flush does not fail."""
    null_device = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null_device, sys.stdout.fileno())
    os.close(null_device)
