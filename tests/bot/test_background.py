"""The signals: each receiver runs in a context of its own."""

from __future__ import annotations

import structlog

from bot.background import Signal
from bot.system.log import log_context


def test_every_receiver_is_called() -> None:
    changes, received = Signal[int](), list[tuple[str, int]]()
    changes.connect(lambda table: received.append(("courier", table)))
    changes.connect(lambda table: received.append(("scheduler", table)))
    changes.send(7)
    assert received == [("courier", 7), ("scheduler", 7)]


def test_receivers_run_without_the_log_context_of_the_sender() -> None:
    changes, contexts = Signal[int](), list[dict[str, object]]()
    changes.connect(lambda _table: contexts.append(structlog.contextvars.get_contextvars()))
    with log_context(interaction=5, table=7):
        changes.send(7)
        assert structlog.contextvars.get_contextvars() == {"interaction": 5, "table": 7}
    assert contexts == [{}]
