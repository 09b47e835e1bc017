"""The script keeps the right parts of Discord's description, and cutting the vendored file again changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.discord_validator.vendor import FILE, ROUTES, cut, written

if TYPE_CHECKING:
    from tests.discord_validator.json_access import Json

LARGEST = 100_000
"""The limit of the vendored file in bytes, because reviewers read its changes."""


def reference(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def taking(schema: Json) -> Json:
    """Return an operation that accepts such a body."""
    return {"requestBody": {"content": {"application/json": {"schema": schema}}, "required": True}}


LETTER: Json = {
    "type": "object",
    "properties": {
        "description": {"type": "string", "maxLength": 9},
        "stamp": {"anyOf": [reference("Stamp"), {"type": "null"}]},
    },
    "required": ["description"],
}
STAMP: Json = {"type": "integer", "enum": [1, 2]}
EXCERPT: Json = {
    "openapi": "3.1.0",
    "info": {"license": {"name": "MIT"}, "version": "10"},
    "x-source": {"file": "made up"},
    "paths": {"/letters": {"get": {}, "post": taking(reference("Letter"))}},
    "components": {"schemas": {"Letter": LETTER, "Stamp": STAMP}},
}
KEPT_ROUTES = ("GET /letters", "POST /letters")


def whole() -> Json:
    """Return the description from which `KEPT` is cut."""
    text: Json = {"type": "string", "maxLength": 9, "format": "letters", "description": "What it says", "title": "T"}
    described: dict[str, Any] = {**LETTER["properties"], "description": text}
    read = {"responses": {"200": {"content": {"application/json": {"schema": reference("Answer")}}}}}
    post = taking(reference("Letter"))
    post["requestBody"]["content"]["multipart/form-data"] = {"schema": reference("Form")}
    return {
        **EXCERPT,
        "servers": [],
        "paths": {
            "/letters": {"parameters": [reference("Id")], "get": read, "post": post, "delete": {}},
            "/parcels": {"post": taking(reference("Parcel"))},
        },
        "components": {
            "schemas": {
                "Stamp": {**STAMP, "x-enum-names": ["ONE", "TWO"]},
                "Letter": {**LETTER, "title": "Letter", "properties": described},
                **{name: {"type": "object"} for name in ("Answer", "Form", "Id", "Parcel")},
            }
        },
    }


def test_only_keys_that_can_refuse_a_body_are_kept() -> None:
    assert cut(whole(), KEPT_ROUTES) == EXCERPT


def test_a_route_that_the_description_lacks_is_reported() -> None:
    with pytest.raises(ValueError, match="no PUT /letters"):
        cut(whole(), ["PUT /letters"])


def test_a_path_or_a_schema_has_a_line() -> None:
    lines = written(EXCERPT).decode().splitlines()
    assert [line.partition(":")[0] for line in lines if line.startswith(('"/', '"L', '"S'))] == [
        '"/letters"',
        '"Letter"',
        '"Stamp"',
    ]
    assert msgspec.json.decode(written(EXCERPT)) == EXCERPT


def test_cutting_the_vendored_file_again_changes_nothing() -> None:
    vendored = msgspec.json.decode(FILE.read_bytes())
    assert written(cut(vendored)) == FILE.read_bytes()
    assert len(FILE.read_bytes()) < LARGEST


def test_routes_are_listed_once_and_in_order() -> None:
    assert list(ROUTES) == sorted(set(ROUTES), key=lambda route: route.split()[::-1])


def test_the_vendored_file_names_its_source_and_licence() -> None:
    vendored = msgspec.json.decode(FILE.read_bytes())
    assert vendored["info"]["license"]["name"] == "MIT"
    assert set(vendored["x-source"]) == {"file", "sha256"}
