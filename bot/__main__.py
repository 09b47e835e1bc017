"""`python -m bot`: see `bot.command_line`; but the question whether it is alive loads nothing, so often is it asked."""

from __future__ import annotations

import sys


def main(arguments: list[str]) -> int:
    """Do what the arguments ask for and return the exit code."""
    if arguments[:1] == ["health"]:
        from bot import health  # noqa: PLC0415 - the other command loads the whole bot

        return health.main(arguments[1:])
    from bot import command_line  # noqa: PLC0415 - see above

    return command_line.main(arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
