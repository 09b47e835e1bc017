"""Tests of many values in one test function: a style check per file, a text per language, a fact per language.

`merge_cases` replaces `pytest.mark.parametrize` where each case takes less time than pytest's own work per test.
"""

from __future__ import annotations

import inspect
from functools import wraps
from itertools import product
from typing import TYPE_CHECKING, Any, cast

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import TypeAlias

    Test: TypeAlias = Callable[..., None]
    Labels: TypeAlias = Callable[[Any], object] | Iterable[str] | None

Case = tuple[str, dict[str, Any]]
"""The name of a case and its arguments by their names."""

CASES = "merged_cases"
"""The attribute of a merged test that holds its original function and its cases."""


class OffendersError(AssertionError):
    """Some cases of a merged test failed; the message lists each one with its error."""


def merge_cases(names: str | Sequence[str], values: Iterable[Any], ids: Labels = None) -> Callable[[Test], Test]:
    """Return a decorator that runs a test for each value inside one test and reports all failing cases at the end.

    Takes the arguments of `pytest.mark.parametrize`. Decorators of this kind multiply, as parametrize does. Raises
    `ValueError` when there is no value, and `TypeError` for a coroutine function.
    """
    own = _named(names, list(values), ids)

    def merged(test: Test) -> Test:
        unmerged: tuple[Test, list[Case]] = (test, [("", {})])
        function, inner = cast("tuple[Test, list[Case]]", getattr(test, CASES, unmerged))
        if inspect.iscoroutinefunction(function):
            raise TypeError(f"{function.__name__} is a coroutine function")
        cases = [
            (_joined(name, other_name), arguments | other_arguments)
            for (name, arguments), (other_name, other_arguments) in product(own, inner)
        ]
        return _run_together(function, cases)

    return merged


def _named(names: str | Sequence[str], values: list[Any], ids: Labels) -> list[Case]:
    if not values:
        raise ValueError(f"no values for {names}")
    keys = names.replace(" ", "").split(",") if isinstance(names, str) else list(names)
    rows: list[Sequence[Any]] = [[value] for value in values] if len(keys) == 1 else values
    if callable(ids):
        labels = ["-".join(str(ids(value)) for value in row) for row in rows]
    else:
        labels = list(ids) if ids is not None else ["-".join(map(_label, row)) for row in rows]
    return [(label, dict(zip(keys, row, strict=True))) for label, row in zip(labels, rows, strict=True)]


def _label(value: Any) -> str:
    return str(getattr(value, "__name__", value))


def _joined(name: str, other_name: str) -> str:
    return "-".join(filter(None, (name, other_name)))


def _run_together(function: Test, cases: list[Case]) -> Test:
    @wraps(function)
    def run(**fixtures: Any) -> None:
        errors = [(label, error) for label, arguments in cases if (error := _error(function, arguments | fixtures))]
        if errors:
            lines = "\n".join(f"{label}: {type(error).__name__}: {error}" for label, error in errors)
            raise OffendersError(f"{len(errors)} of {len(cases)} cases:\n{lines}") from errors[0][1]

    setattr(run, CASES, (function, cases))
    signature = inspect.signature(function)
    arguments = cases[0][1]
    remaining = [parameter for name, parameter in signature.parameters.items() if name not in arguments]
    vars(run)["__signature__"] = signature.replace(parameters=remaining)
    return run


def _error(function: Test, arguments: Mapping[str, Any]) -> BaseException | None:
    try:
        function(**arguments)
    except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - any exception of a case is a failure
        return error
    return None
