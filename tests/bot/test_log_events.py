"""Log events are terms that an operator can search for."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from tests import tree
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from pathlib import Path

EVENT = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)*")
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}


@merge_cases("module", tree.modules(), ids=tree.relative_name)
def test_a_log_event_is_a_term_without_spaces(module: Path) -> None:
    calls = (node for node in ast.walk(ast.parse(module.read_bytes())) if isinstance(node, ast.Call))
    events = [
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr in LEVELS
        if isinstance(call.func.value, ast.Name) and call.func.value.id == "_log"
        if call.args and isinstance(call.args[0], ast.Constant)
    ]
    assert [event for event in events if not EVENT.fullmatch(str(event))] == []
