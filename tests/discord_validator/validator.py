"""The validator: everything known against a request, from Discord's document and from our own rules."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from tests.discord_validator.api_description import ApiDescription
from tests.discord_validator.messages import message_problems, modal_problems, suggestion_problems, thread_problems
from tests.discord_validator.registration import registration_problems
from tests.discord_validator.request_parts import commands_in, message_in, modal_in, suggestions_in, thread_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.discord_validator.request import Problem, Request

WITH_BODY = ("POST", "PUT", "PATCH")


class RequestValidator:
    """Judges requests; remembers its judgements, because most bodies of a test run come again."""

    def __init__(self, file: Path) -> None:
        """`file` is Discord's document; where it is missing, only our own rules are held."""
        self._file = file
        self._judged: dict[Request, tuple[Problem, ...]] = {}

    def problems(self, request: Request) -> tuple[Problem, ...]:
        """Return what is wrong with a request; nothing for requests that change nothing."""
        if request.method not in WITH_BODY:
            return ()
        if request not in self._judged:
            found = (*own_problems(request), *(self._description.problems(request) if self._description else ()))
            self._judged[request] = tuple(dict.fromkeys(found))
        return self._judged[request]

    @cached_property
    def _description(self) -> ApiDescription | None:
        return ApiDescription(self._file) if self._file.is_file() else None


def own_problems(request: Request) -> Iterator[Problem]:
    """What our own rules have against a request."""
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
