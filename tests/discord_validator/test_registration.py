"""The project's own rules refuse every command with one error in any language, and name its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.discord_validator.samples import Body, command, option, registration
from tests.discord_validator.validator import own_problems

if TYPE_CHECKING:
    from tests.discord_validator.request import Request


def crowd(**changes: Any) -> list[Body]:
    """Return sixteen subcommands with five options each."""
    return [option(f"go{n}", type=1, options=[option(f"place{m}", **changes) for m in range(5)]) for n in range(16)]


BROKEN = {
    "a name in upper case": ("/0/name", [command(name="Play")]),
    "a name in upper case in Czech": ("/0/name_localizations/cs", [command(name_localizations={"cs": "Hrát"})]),
    "a name of two words": ("/0/name", [command(name="play now")]),
    "a name too long": ("/0/name", [command(name="a" * 33)]),
    "a name too long in Polish": ("/0/name_localizations/pl", [command(name_localizations={"pl": "ż" * 33})]),
    "no description": ("/0/description", [{"type": 1, "name": "play"}]),
    "a description too long": ("/0/description", [command(description="a" * 101)]),
    "a description too long in Czech": (
        "/0/description_localizations/cs",
        [command(description_localizations={"cs": "ě" * 101})],
    ),
    "a locale that does not exist": ("/0/name_localizations/sk", [command(name_localizations={"sk": "hrať"})]),
    "a locale that does not exist, of an option": (
        "/0/options/0/name_localizations/fr-FR",
        [command(option(name_localizations={"fr-FR": "lieu"}))],
    ),
    "two commands of one name": ("/0/name", [command(), command()]),
    "two commands of one Czech name": (
        "/0/name_localizations/cs",
        [command(name=name, name_localizations={"cs": "hra"}) for name in ("play", "game")],
    ),
    "too many commands": ("", [command(name=f"play{n}") for n in range(101)]),
    "too many options": ("/0/options", [command(*(option(f"place{n}") for n in range(26)))]),
    "an option in upper case": ("/0/options/0/name", [command(option("Place"))]),
    "an option without a description": ("/0/options/0/description", [command(option(description=""))]),
    "two options of one name": ("/0/options/0/name", [command(option(), option())]),
    "two options of one Polish name": (
        "/0/options/0/name_localizations/pl",
        [command(option(), option("spot", name_localizations={"pl": "place"}))],
    ),
    "a required option after another": ("/0/options/1", [command(option(), option("spot", required=True))]),
    "too many choices": (
        "/0/options/0/choices",
        [command(option(choices=[{"name": str(n), "value": str(n)} for n in range(26)]))],
    ),
    "a choice too long": (
        "/0/options/0/choices/0/name",
        [command(option(choices=[{"name": "a" * 101, "value": "1"}]))],
    ),
    "a choice's value too long": (
        "/0/options/0/choices/0/value",
        [command(option(choices=[{"name": "a", "value": "1" * 101}]))],
    ),
    "two choices of one name": (
        "/0/options/0/choices/0/name",
        [command(option(choices=[{"name": "a", "value": "1"}, {"name": "a", "value": "2"}]))],
    ),
    "values beside subcommands": ("/0/options/0", [command(option(), option("go", type=1))]),
    "too many characters": ("/0", [command(*crowd(description="a" * 100))]),
    "too many characters in Czech": ("/0", [command(*crowd(description_localizations={"cs": "ě" * 100}))]),
    "a menu's name too long": ("/0/name", [{"type": 2, "name": "a" * 33}]),
}

FINE = {
    "commands": registration(command(option(required=True), option("spot"))),
    "commands in other languages": registration(
        command(name_localizations={"cs": "hrát", "pl": "zagraj", "th": "เล่นที่"})
    ),
    "a menu of two words": registration({"type": 2, "name": "Invite to a table"}),
}


@pytest.mark.parametrize(("where", "commands"), BROKEN.values(), ids=BROKEN.keys())
def test_broken_commands_are_refused_at_their_place(where: str, commands: list[Body]) -> None:
    assert where in {problem.where for problem in own_problems(registration(*commands))}


@pytest.mark.parametrize("request_", FINE.values(), ids=FINE.keys())
def test_valid_commands_pass(request_: Request) -> None:
    assert list(own_problems(request_)) == []
