"""Comparison of a database's schema with the bot's."""

from __future__ import annotations

from bot.storage.schema import _definitions


def test_comments_and_white_space_make_no_other_schema() -> None:
    commented = b"CREATE TABLE t (\n  a INTEGER, -- the first\n  b TEXT\n)"
    plain = b"CREATE TABLE t ( a INTEGER, b TEXT )"
    rows = [[(b"table", b"t", b"t", sql)] for sql in (commented, plain)]
    assert _definitions(rows[0]) == _definitions(rows[1])
    assert _definitions([(b"table", b"t", b"t", b"CREATE TABLE t ( a INTEGER )")]) != _definitions(rows[1])
