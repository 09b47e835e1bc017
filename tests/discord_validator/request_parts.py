"""Finds the message, form, commands or suggestions in a request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.discord_validator.json_access import Json, listing, mapping

if TYPE_CHECKING:
    from tests.discord_validator.request import Request

POST_MESSAGE, UPDATE_MESSAGE, SUGGEST, SHOW_MODAL = 4, 7, 8, 9
"""Kinds of answers to an interaction."""


@dataclass(frozen=True)
class Part:
    """A part of a request's body with its JSON path."""

    at: str
    json: Json


@dataclass(frozen=True)
class Draft:
    """A message to be sent, or the changes of an edited one."""

    part: Part
    new: bool


def message_in(request: Request) -> Draft | None:
    """Return the message that a request sends or edits."""
    match (request.method, *request.path.strip("/").split("/")):
        case ("POST", "channels", _, "messages") | ("POST", "webhooks", _, _):
            return Draft(Part("", mapping(request.json)), new=True)
        case ("PATCH", "channels", _, "messages", _) | ("PATCH", "webhooks", _, _, "messages", _):
            return Draft(Part("", mapping(request.json)), new=False)
        case ("POST", "channels", _, "threads") if "message" in mapping(request.json):
            return Draft(Part("/message", mapping(mapping(request.json)["message"])), new=True)
        case _:
            return _answered(request)


def _answered(request: Request) -> Draft | None:
    for kind in (POST_MESSAGE, UPDATE_MESSAGE):
        if part := _answer(request, kind):
            return Draft(part, new=kind == POST_MESSAGE)
    return None


def modal_in(request: Request) -> Part | None:
    """Return the form that a request opens."""
    return _answer(request, SHOW_MODAL)


def suggestions_in(request: Request) -> Part | None:
    """Return the data of an answer with autocomplete suggestions."""
    return _answer(request, SUGGEST)


def _answer(request: Request, kind: int) -> Part | None:
    if request.method != "POST" or not request.path.endswith("/callback"):
        return None
    body = mapping(request.json)
    return Part("/data", mapping(body.get("data"))) if body.get("type") == kind else None


def thread_in(request: Request) -> Part | None:
    """Return the thread that a request opens or edits."""
    match (request.method, *request.path.strip("/").split("/")):
        case ("POST", "channels", _, *_, "threads") | ("PATCH", "channels", _):
            return Part("", mapping(request.json))
        case _:
            return None


def commands_in(request: Request) -> list[Part]:
    """Return the commands that a request registers."""
    match (request.method, *request.path.strip("/").split("/")):
        case ("PUT", "applications", *_, "commands"):
            return [Part(f"/{i}", mapping(command)) for i, command in enumerate(listing(request.json))]
        case ("POST", "applications", *_, "commands"):
            return [Part("", mapping(request.json))]
        case _:
            return []
