"""Makes the schemas of Discord's description stricter and faster, in place, before they are used.

Stricter: the description allows unknown keys, so that a misspelt key would pass. Faster: the alternatives of a union
have different values of `type`; testing that first avoids trying them all, at every depth, and an error is then about
the intended alternative.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.discord_validator.json_access import Json, listing, mapping

if TYPE_CHECKING:
    from collections.abc import Iterator

UNIONS = ("oneOf", "anyOf")
UNUSED = ("allOf", "multipart/form-data", "application/x-www-form-urlencoded")
"""Ignored keys: merged schemas stay open for each other, and bodies are validated as JSON."""
NOTHING = {"type": "null"}


def make_strict(doc: Json) -> None:
    """Forbid unknown keys in all parts of requests, and divide unions by `type`."""
    for schema in list(_of_requests(doc)):
        if "properties" in schema and "allOf" not in schema:
            schema.setdefault("additionalProperties", False)
        for union in UNIONS:
            _sort(schema, union, doc)


def _of_requests(doc: Json) -> Iterator[Json]:
    """Yield every schema that a request's body can contain, once."""
    visited: set[int] = set()
    operations = [operation for path in doc["paths"].values() for operation in path.values()]
    pending: list[Any] = [mapping(operation).get("requestBody") for operation in operations]
    while pending:
        schema = pending.pop()
        if id(schema) not in visited:
            visited.add(id(schema))
            pending.extend(_below(schema, doc))
            yield mapping(schema)


def _below(schema: Any, doc: Json) -> Iterator[Any]:
    yield from listing(schema)
    for key, value in mapping(schema).items():
        if key == "$ref":
            yield _named(value, doc)
        elif key not in UNUSED:
            yield value


def _named(reference: str, doc: Json) -> Any:
    node: Any = doc
    for step in reference.removeprefix("#/").split("/"):
        node = node[step]
    return node


def _sort(schema: Json, union: str, doc: Json) -> None:
    """Replace a union by conditions on `type` if the types differ."""
    branches = [branch for branch in listing(schema.get(union)) if branch != NOTHING]
    kinds = [_kinds(branch, doc) for branch in branches]
    all_kinds = [kind for branch_kinds in kinds for kind in branch_kinds]
    if "allOf" in schema or len(branches) < 2 or not all(kinds) or len(set(all_kinds)) < len(all_kinds):
        return
    optional = NOTHING in schema.pop(union)
    parent = {"type": ["object", "null"] if optional else "object", **_typed(all_kinds)}
    pairs = zip(kinds, branches, strict=True)
    schema["allOf"] = [parent, *({"if": {"type": "object", **_typed(own)}, "then": branch} for own, branch in pairs)]


def _kinds(branch: Any, doc: Json) -> list[Any]:
    schema = mapping(_named(branch["$ref"], doc) if "$ref" in mapping(branch) else branch)
    return listing(mapping(mapping(schema.get("properties")).get("type")).get("enum"))


def _typed(kinds: list[Any]) -> Json:
    return {"required": ["type"], "properties": {"type": {"enum": kinds}}}
