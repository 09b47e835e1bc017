"""Discord's own OpenAPI description, held against requests.

Answers for which operation a request is and what its schema has against the body. Compiles only what is asked for.
Must never let a request pass because its route is not described.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec
from jsonschema import Draft202012Validator, validators
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.discord_validator.json_access import Json, mapping
from tests.discord_validator.normalization import normalized_body
from tests.discord_validator.request import Problem
from tests.discord_validator.schema_errors import explained
from tests.discord_validator.strict_schemas import BY_TYPE, by_type, make_strict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from jsonschema import ValidationError
    from jsonschema.protocols import Validator

    from tests.discord_validator.request import Request

HERE = "urn:discord"
BODY = "application/json"
ROUTES = "ROUTES of tests/discord_validator/vendor.py"


class ApiDescription:
    """The description, read once. `problems` says what it has against a request."""

    def __init__(self, file: Path) -> None:
        self._doc: Json = msgspec.json.decode(file.read_bytes())
        self._validators: dict[tuple[str, str], Validator | None] = {}
        self._remembering = _remembering()

    def problems(self, request: Request) -> tuple[Problem, ...]:
        """Return everything that the description forbids in a request: its route, or something in its body."""
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
            Problem(where, what)
            for error in _errors(validator, normalized_body(request))
            for where, what in explained(error)
        )

    def template(self, method: str, path: str) -> str | None:
        """Return the described path that a path is one of: what tells one from another has no part in its problems."""
        asked = path.split("/")
        for segments in self._templates:
            fits = len(segments) == len(asked) and all(map(_fits, segments, asked))
            if fits and method.lower() in self._doc["paths"][template := "/".join(segments)]:
                return template
        return None

    @cached_property
    def _templates(self) -> list[tuple[str, ...]]:
        """All paths by segments, those with most words of their own first."""
        split = [tuple(template.split("/")) for template in self._doc["paths"]]
        return sorted(split, key=lambda segments: sum(map(_is_variable, segments)))

    @cached_property
    def _registry(self) -> Registry[Any]:
        make_strict(self._doc)
        resource: Resource[Any] = Resource.from_contents(self._doc, default_specification=DRAFT202012)
        empty: Registry[Any] = Registry()
        registry: Registry[Any] = empty.with_resource(HERE, resource)
        return registry

    def _operation(self, method: str, template: str) -> Json:
        return mapping(self._doc["paths"][template].get(method.lower()))

    def _validator(self, method: str, template: str) -> Validator | None:
        key = (method, template)
        if key not in self._validators:
            self._validators[key] = self._compiled(method, template)
        return self._validators[key]

    def _compiled(self, method: str, template: str) -> Validator | None:
        if BODY not in mapping(mapping(self._operation(method, template).get("requestBody")).get("content")):
            return None
        way = ("paths", template, method.lower(), "requestBody", "content", BODY, "schema")
        pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1"), safe="@") for step in way)
        return self._remembering({"$ref": f"{HERE}#/{pointer}"}, registry=self._registry)


def _remembering() -> Callable[..., Validator]:
    """Return a class of validators that remember what passed: most buttons and rows of a test run come again.

    What is wrong is looked at every time, so that every complaint tells its own place.
    """
    passed: set[tuple[str, bytes]] = set()

    def ref(validator: Validator, reference: str, value: Any, schema: Json) -> Iterator[ValidationError]:
        seen = (reference, msgspec.json.encode(value))
        if seen not in passed:
            errors = list(Draft202012Validator.VALIDATORS["$ref"](validator, reference, value, schema))
            yield from errors
            if not errors:
                passed.add(seen)

    extend: Callable[..., Any] = validators.extend  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    made = extend(Draft202012Validator, {"$ref": ref, BY_TYPE: by_type})
    made.evolve = _kept(made.evolve)
    return made  # type: ignore[no-any-return]


def _kept(evolve: Callable[..., Validator]) -> Callable[..., Validator]:
    """Let the validator of a part of the description be made once: there, all references mean the same."""
    parts: dict[int, Validator] = {}

    def evolved(validator: Validator, *, schema: Any, **changes: Any) -> Validator:
        if id(schema) not in parts:  # which nothing else can be, as long as its validator holds it
            parts[id(schema)] = evolve(validator, schema=schema, **changes)
        return parts[id(schema)]

    return evolved


def _errors(validator: Validator, body: Any) -> Iterator[ValidationError]:
    return validator.iter_errors(body)


def _is_variable(segment: str) -> bool:
    return segment.startswith("{")


def _fits(segment: str, asked: str) -> bool:
    return _is_variable(segment) or segment == asked
