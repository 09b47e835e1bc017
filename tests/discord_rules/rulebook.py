"""The rulebook: everything known against a request, from Discord's document and from our own rules."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from tests.discord_rules.document import Document
from tests.discord_rules.messages import message_faults, modal_faults, suggestion_faults, thread_faults
from tests.discord_rules.registration import registration_faults
from tests.discord_rules.routes import commands_in, message_in, modal_in, suggestions_in, thread_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.discord_rules.request import Problem, Request

WITH_BODY = ("POST", "PUT", "PATCH")


class Rulebook:
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
            found = (*own_problems(request), *(self._document.judge(request) if self._document else ()))
            self._judged[request] = tuple(dict.fromkeys(found))
        return self._judged[request]

    @cached_property
    def _document(self) -> Document | None:
        return Document(self._file) if self._file.is_file() else None


def own_problems(request: Request) -> Iterator[Problem]:
    """What our own rules have against a request."""
    if request.body is None:
        return
    if draft := message_in(request):
        yield from message_faults(draft, request.uploads, request.body)
    if modal := modal_in(request):
        yield from modal_faults(modal)
    if answer := suggestions_in(request):
        yield from suggestion_faults(answer)
    if thread := thread_in(request):
        yield from thread_faults(thread)
    if commands := commands_in(request):
        yield from registration_faults(commands)
