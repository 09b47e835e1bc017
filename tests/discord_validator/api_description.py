"""Validation of requests by Discord's own OpenAPI description.

Finds the operation of a request and the errors of its body. Schemas are compiled when they are first needed. A
request to a route that the description lacks is an error.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec
from jsonschema_rs import Draft202012, Draft202012Validator, Registry

from tests.discord_validator.json_access import Json, mapping
from tests.discord_validator.normalization import normalized_body
from tests.discord_validator.request import Problem
from tests.discord_validator.schema_errors import explained
from tests.discord_validator.strict_schemas import make_strict

if TYPE_CHECKING:
    from pathlib import Path

    from tests.discord_validator.request import Request

DOCUMENT_URI = "urn:discord"
BODY = "application/json"
ROUTES = "ROUTES of tests/discord_validator/vendor.py"


class ApiDescription:
    """The description, read once."""

    def __init__(self, file: Path) -> None:
        self._doc: Json = msgspec.json.decode(file.read_bytes())
        self._validators: dict[tuple[str, str], Draft202012Validator | None] = {}

    def problems(self, request: Request) -> tuple[Problem, ...]:
        """Return all errors of a request: an unknown route, or errors of its body."""
        template = self.template(request.method, request.path)
        if template is None:
            return (Problem("", f"no such route; if Discord has it, add it to {ROUTES}"),)
        validator = self._validator(request.method, template)
        if validator is None:
            return () if request.body is None else (Problem("", "a body where none belongs"),)
        if request.body is None:
            required = mapping(self._operation(request.method, template).get("requestBody")).get("required")
            return (Problem("", "no body"),) if required else ()
        return tuple(
            Problem(where, message)
            for error in validator.iter_errors(normalized_body(request))
            for where, message in explained(error)
        )

    def template(self, method: str, path: str) -> str | None:
        """Return the described path that matches a path; requests to the same template share their problems."""
        path_segments = path.split("/")
        for segments in self._templates:
            fits = len(segments) == len(path_segments) and all(map(_fits, segments, path_segments))
            if fits and method.lower() in self._doc["paths"][template := "/".join(segments)]:
                return template
        return None

    @cached_property
    def _templates(self) -> list[tuple[str, ...]]:
        """All paths by segments, those with most literal segments first."""
        split = [tuple(template.split("/")) for template in self._doc["paths"]]
        return sorted(split, key=lambda segments: sum(map(_is_variable, segments)))

    @cached_property
    def _registry(self) -> Registry:
        make_strict(self._doc)
        return Registry([(DOCUMENT_URI, self._doc)], draft=Draft202012)

    def _operation(self, method: str, template: str) -> Json:
        return mapping(self._doc["paths"][template].get(method.lower()))

    def _validator(self, method: str, template: str) -> Draft202012Validator | None:
        key = (method, template)
        if key not in self._validators:
            self._validators[key] = self._compiled(method, template)
        return self._validators[key]

    def _compiled(self, method: str, template: str) -> Draft202012Validator | None:
        if BODY not in mapping(mapping(self._operation(method, template).get("requestBody")).get("content")):
            return None
        way = ("paths", template, method.lower(), "requestBody", "content", BODY, "schema")
        pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1"), safe="@") for step in way)
        return Draft202012Validator({"$ref": f"{DOCUMENT_URI}#/{pointer}"}, registry=self._registry)


def _is_variable(segment: str) -> bool:
    return segment.startswith("{")


def _fits(segment: str, path_segment: str) -> bool:
    return _is_variable(segment) or segment == path_segment
