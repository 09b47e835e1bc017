"""The validator: checks requests by Discord's description and by the project's own rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tests.discord_validator.messages import message_problems, modal_problems, suggestion_problems, thread_problems
from tests.discord_validator.registration import registration_problems
from tests.discord_validator.request_parts import commands_in, message_in, modal_in, suggestions_in, thread_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.discord_validator.api_description import ApiDescription
    from tests.discord_validator.request import Problem, Request


class RequestValidator:
    """Validates requests, and caches the results, because most bodies of a test run repeat."""

    def __init__(self, description: ApiDescription) -> None:
        self._description = description
        self._found: dict[Request, tuple[Problem, ...]] = {}

    def problems(self, request: Request) -> tuple[Problem, ...]:
        """Return the problems of a request of any method."""
        normalized = replace(request, path=self._description.template(request.method, request.path) or request.path)
        if normalized not in self._found:
            problems = (*own_problems(request), *self._description.problems(request))
            self._found[normalized] = tuple(dict.fromkeys(problems))
        return self._found[normalized]


def own_problems(request: Request) -> Iterator[Problem]:
    """Yield the problems that the project's own rules find in a request."""
    if request.body is None:
        return
    if draft := message_in(request):
        yield from message_problems(draft, request.uploads, request.body)
    if modal := modal_in(request):
        yield from modal_problems(modal)
    if answer := suggestions_in(request):
        yield from suggestion_problems(answer)
    if thread := thread_in(request):
        yield from thread_problems(thread)
    if commands := commands_in(request):
        yield from registration_problems(commands)
