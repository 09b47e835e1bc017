"""A pytest plug-in that validates each request that a test makes discord.py send.

`tests/conftest.py` loads it; it loads the rules if a test imported discord.py. The mark `breaks_discord_rules` allows
a test to send wrong requests. No test is skipped: a test fails without Discord's description, or for a route that the
description lacks. Requests of other processes that a test starts are not seen.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.discord_validator.vendor import FILE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.discord_validator.recorder import Recorder
    from tests.discord_validator.request import Request
    from tests.discord_validator.validator import RequestValidator

MARK = "breaks_discord_rules"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{MARK}: what this test sends is wrong on purpose and not validated")


@pytest.fixture(scope="session")
def validator() -> RequestValidator:
    """The rules; the description's schemas are compiled when they are needed."""
    from tests.discord_validator.api_description import ApiDescription  # noqa: PLC0415
    from tests.discord_validator.validator import RequestValidator  # noqa: PLC0415

    return RequestValidator(ApiDescription(FILE))


@pytest.fixture(scope="session")
def recorder() -> Iterator[Recorder]:
    """Records the requests of discord.py until the session ends."""
    from tests.discord_validator.recorder import Recorder  # noqa: PLC0415

    with pytest.MonkeyPatch.context() as monkeypatch:
        new_recorder = Recorder()
        new_recorder.listen(monkeypatch)
        yield new_recorder


@pytest.fixture(autouse=True)
def _held_to_discord_rules(request: pytest.FixtureRequest) -> Iterator[None]:
    if "discord" not in sys.modules:  # it cannot send a request
        yield
        return
    recorder: Recorder = request.getfixturevalue("recorder")
    validator: RequestValidator = request.getfixturevalue("validator")
    yield
    requests = recorder.drain()
    if request.node.get_closest_marker(MARK) is None and (problems := report(requests, validator)):
        pytest.fail(problems, pytrace=False)


def report(requests: Sequence[Request], validator: RequestValidator) -> str:
    """Return the problems of these requests, one per line; empty if there are none."""
    lines = [
        f"  {request.method} {request.path}  {problem}"
        for request in dict.fromkeys(requests)
        for problem in validator.problems(request)
    ]
    return "\n".join([f"Discord's rules are broken {len(lines)} times:", *lines]) if lines else ""
