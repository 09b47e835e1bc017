"""`python -m bot`: runs `bot.command_line`, except for `health`, which loads nothing else."""

from __future__ import annotations

import sys


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code."""
    if arguments[:1] == ["health"]:
        from bot.maintenance import health  # noqa: PLC0415 - containers run it often, so it loads nothing else

        return health.main(arguments[1:])
    from bot import command_line  # noqa: PLC0415 - not for `health`

    return command_line.main(arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
