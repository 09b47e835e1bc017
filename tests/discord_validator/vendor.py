"""Cuts Discord's description of its API down to the requests of this repository, and writes it beside this file.

    python -m tests.discord_validator.vendor PATH_TO_FULL_DESCRIPTION

Keeps the JSON body of every route in `ROUTES`, and the parts of schemas that can refuse a body; drops other routes,
parameters, responses, other forms of the same body, and texts for readers. Cutting the result again changes nothing.
Never make a schema looser or stricter here: rules beyond Discord's description belong in `strict_schemas`.
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tests.discord_validator.json_access import Json, listing, mapping

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FILE = Path(__file__).with_name("discord_api.json")
"""The vendored description."""
SOURCE = "https://github.com/discord/discord-api-spec, specs/openapi_preview.json"

ROUTES = (
    "GET /applications/{application_id}/commands",
    "PUT /applications/{application_id}/commands",
    "DELETE /channels/{channel_id}",
    "GET /channels/{channel_id}",
    "PATCH /channels/{channel_id}",
    "GET /channels/{channel_id}/messages",
    "POST /channels/{channel_id}/messages",
    "DELETE /channels/{channel_id}/messages/{message_id}",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "POST /channels/{channel_id}/messages/{message_id}/threads",
    "DELETE /channels/{channel_id}/thread-members/{user_id}",
    "PUT /channels/{channel_id}/thread-members/{user_id}",
    "POST /channels/{channel_id}/threads",
    "GET /channels/{channel_id}/threads/archived/public",
    "GET /guilds/{guild_id}",
    "GET /guilds/{guild_id}/audit-logs",
    "GET /guilds/{guild_id}/members/{user_id}",
    "GET /guilds/{guild_id}/threads/active",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "GET /oauth2/applications/@me",
    "GET /users/@me",
    "POST /users/@me/channels",
    "POST /webhooks/{webhook_id}/{webhook_token}",
    "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
)
"""Every route of a request by the bot or a test; a request to another route fails its test."""

BODY = "application/json"
ANNOTATIONS = {
    "contentEncoding",
    "contentMediaType",
    "default",
    "deprecated",
    "description",
    "example",
    "examples",
    "externalDocs",
    "format",  # no validator here checks formats
    "readOnly",
    "title",
    "writeOnly",
}
"""Keys of a schema that refuse nothing."""
SCHEMA_MAPS = {"properties", "patternProperties", "dependentSchemas", "$defs"}
"""Keys of a schema whose value has schemas by freely chosen names."""
LITERAL = {"const", "enum"}
"""Keys of a schema that hold values, not schemas."""
SCHEMAS = "#/components/schemas/"


def cut(description: Json, routes: Sequence[str] = ROUTES) -> Json:
    """Return the part of a description that these routes need.

    Raises:
        ValueError: the description has no such route.
    """
    paths: dict[str, Json] = {}
    for route in routes:
        method, _, path = route.partition(" ")
        operation = mapping(description["paths"].get(path)).get(method.lower())
        if operation is None:
            raise ValueError(f"the description has no {route}")
        paths.setdefault(path, {})[method.lower()] = _operation(mapping(operation))
    schemas = {name: _asserting(description["components"]["schemas"][name]) for name in _reached(paths, description)}
    head = {key: description[key] for key in ("openapi", "info", "x-source")}
    return {**head, "paths": paths, "components": {"schemas": schemas}}


def _operation(operation: Json) -> Json:
    """Return the part of an operation about its JSON body; empty if it has none."""
    body = mapping(operation.get("requestBody"))
    content = mapping(body.get("content")).get(BODY)
    if content is None:
        return {}
    schema = _asserting(content["schema"])
    return {"requestBody": {"content": {BODY: {"schema": schema}}, "required": body.get("required", False)}}


def _asserting(schema: Any) -> Any:
    """Return a schema without the keys that refuse nothing."""
    if isinstance(schema, list):
        return [_asserting(item) for item in listing(schema)]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _kept(key, value)
        for key, value in mapping(schema).items()
        if key not in ANNOTATIONS and not key.startswith("x-")
    }


def _kept(key: str, value: Any) -> Any:
    if key in SCHEMA_MAPS:
        return {name: _asserting(schema) for name, schema in mapping(value).items()}
    return value if key in LITERAL else _asserting(value)


def _reached(paths: Json, description: Json) -> set[str]:
    """Return the names of all schemas that these paths refer to, directly or through others."""
    names: set[str] = set()
    pending = [*_references(paths)]
    while pending:
        name = pending.pop()
        if name not in names:
            names.add(name)
            pending += _references(_asserting(description["components"]["schemas"][name]))
    return names


def _references(value: Any) -> Iterator[str]:
    for item in listing(value):
        yield from _references(item)
    for key, item in mapping(value).items():
        if key == "$ref" and isinstance(item, str):
            yield item.removeprefix(SCHEMAS)
        else:
            yield from _references(item)


def written(description: Json) -> bytes:
    """Return a description as a file with readable differences: paths and schemas by name, one per line.

    Discord's order is kept within a line, because it decides which of several problems is reported first.
    """
    head = [f'"{key}":{_line(description[key])}' for key in ("openapi", "info", "x-source")]
    paths = _block("paths", description["paths"])
    schemas = _block("schemas", description["components"]["schemas"])
    return ("{\n" + ",\n".join([*head, paths, f'"components":{{{schemas}}}']) + "\n}\n").encode()


def _block(name: str, entries: Json) -> str:
    lines = [f"{_line(key)}:{_line(entries[key])}" for key in sorted(entries)]
    return f'"{name}":{{\n' + ",\n".join(lines) + "\n}"


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    """Cut the description at the given path and write the result to `FILE`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("full", type=Path, help="Discord's whole description, a JSON file")
    content = parser.parse_args().full.read_bytes()
    description: Json = msgspec.json.decode(content)
    description.setdefault("x-source", {"file": SOURCE, "sha256": hashlib.sha256(content).hexdigest()})
    FILE.write_bytes(written(cut(description)))


if __name__ == "__main__":
    main()
