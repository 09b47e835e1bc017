"""The protocol of worker processes, tested with a real process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.workers.process import FailureReason, Worker, WorkerFailed
from tests import tree
from tests.workers import jobs

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

PATIENCE_S = 60.0
SECRET = "the queen of Anna"
BOT = """
import asyncio, sys
from bot.workers.process import Worker
from tests.workers import jobs
asyncio.run(Worker("INFO", "json").ask(3600, jobs.hold_the_interpreter, sys.argv[1]))
"""
"""A bot whose worker process is busy."""


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    new_worker = Worker("INFO", "json")
    yield new_worker
    await new_worker.close()


async def ask(worker: Worker, function: Callable[..., Any], *arguments: Any) -> Any:
    return await worker.ask(PATIENCE_S, function, *arguments)


async def failure(worker: Worker, function: Callable[..., Any], *arguments: Any, within_s: float = PATIENCE_S) -> str:
    """Return the reason why a request fails; check that the next one is answered."""
    with pytest.raises(WorkerFailed) as failed:
        await worker.ask(within_s, function, *arguments)
    assert await ask(worker, jobs.echo, "next") == "next"
    return failed.value.reason


def is_running(process: int) -> bool:
    """Return whether a process exists and has not ended, even if its exit code has not been read."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():  # noqa: ASYNC110 - another process changes it
            await asyncio.sleep(0.02)


async def test_one_process_answers_all_requests(worker: Worker) -> None:
    assert worker._process is None
    first = await ask(worker, jobs.pid)
    assert await ask(worker, jobs.echo, {"n": [1, None, True, "č"]}) == {"n": [1, None, True, "č"]}
    assert os.getpid() != first == await ask(worker, jobs.pid)


async def test_the_event_loop_runs_while_the_process_works(worker: Worker, tmp_path: Path) -> None:
    path = tmp_path / "go"
    request = asyncio.ensure_future(ask(worker, jobs.wait_for, str(path)))
    await until(lambda: worker._process)
    assert not request.done()
    path.touch()
    assert await request == str(path)


async def test_requests_at_the_same_time_are_answered_one_after_the_other(worker: Worker) -> None:
    assert await asyncio.gather(*(ask(worker, jobs.echo, n) for n in range(20))) == list(range(20))


@pytest.mark.parametrize(
    ("function", "arguments"),
    [(jobs.raise_error, (SECRET,)), (jobs.echo, (jobs.Unreadable(SECRET),)), (jobs.answer_no_plain_value, ())],
)
async def test_an_exception_is_logged_without_its_message_and_the_process_goes_on(
    worker: Worker, function: Callable[..., Any], arguments: tuple[Any, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    first = await ask(worker, jobs.pid)
    assert await failure(worker, function, *arguments) is FailureReason.EXCEPTION
    assert await ask(worker, jobs.pid) == first
    logged = capfd.readouterr().err
    assert "worker.request_failed" in logged
    assert SECRET not in logged


async def test_a_process_at_its_limit_of_memory_answers_so() -> None:
    worker = Worker("INFO", "json", memory_bytes=256 * 1024 * 1024)
    assert await failure(worker, jobs.take_memory) is FailureReason.MEMORY_LIMIT
    await worker.close()


async def test_a_process_at_its_limit_of_processor_time_is_ended() -> None:
    worker = Worker("INFO", "json", cpu_s=2)
    assert await failure(worker, jobs.take_cpu_time) is FailureReason.CPU_LIMIT
    await worker.close()


async def test_a_request_that_takes_too_long_ends_with_its_process(worker: Worker, tmp_path: Path) -> None:
    first = await ask(worker, jobs.pid)
    assert (
        await failure(worker, jobs.hold_the_interpreter, str(tmp_path / "begun"), within_s=0.5)
        is FailureReason.TIME_LIMIT
    )
    assert not is_running(first)


async def test_a_process_that_works_has_no_limit_of_elapsed_time(worker: Worker) -> None:
    assert await worker.ask_while_working(2.0, jobs.work, 3.0) == "worked"


async def test_a_process_that_does_not_work_is_ended(worker: Worker) -> None:
    first = await ask(worker, jobs.pid)
    with pytest.raises(WorkerFailed) as failed:
        await worker.ask_while_working(0.5, time.sleep, 3600)
    assert failed.value.reason is FailureReason.TIME_LIMIT
    assert not is_running(first)


@pytest.mark.parametrize(
    ("function", "argument", "reason"),
    [
        (jobs.exit_with, 7, FailureReason.CRASHED),
        (jobs.exit_with, 0, FailureReason.CRASHED),
        (jobs.exit_with, 1, FailureReason.EXCEPTION),
        (jobs.kill_itself, signal.SIGSEGV, FailureReason.CRASHED),
        (jobs.kill_itself, signal.SIGKILL, FailureReason.KILLED),
    ],
)
async def test_a_process_that_dies_is_started_again(
    worker: Worker, function: Callable[..., Any], argument: int, reason: FailureReason
) -> None:
    first = await ask(worker, jobs.pid)
    assert await failure(worker, function, argument) is reason
    assert await ask(worker, jobs.pid) != first


@pytest.mark.parametrize("written", [b"nonsense\n", b"\xff\n", b"\n", b"[1,", b'[1,"odd"]\n', b"[1]\n", b"x" * 100_000])
async def test_a_damaged_answer_ends_its_process(worker: Worker, written: bytes) -> None:
    first = await ask(worker, jobs.pid)
    assert await failure(worker, jobs.damage_answer, written) is FailureReason.CRASHED
    assert not is_running(first)


async def test_a_request_that_is_cancelled_ends_with_its_process_and_no_other_does(
    worker: Worker, tmp_path: Path
) -> None:
    started_file = tmp_path / "begun"
    cancelled = asyncio.ensure_future(ask(worker, jobs.hold_the_interpreter, str(started_file)))
    answer = asyncio.ensure_future(ask(worker, jobs.pid))
    await until(lambda: started_file.exists() and started_file.read_text())
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    first = int(started_file.read_text())
    assert not is_running(first)
    assert await answer != first


async def test_closing_waits_for_a_process_whose_end_was_not_awaited(worker: Worker) -> None:
    process_id = await ask(worker, jobs.pid)
    end = asyncio.ensure_future(worker.end())
    await asyncio.sleep(0)
    end.cancel()
    with pytest.raises(asyncio.CancelledError):
        await end
    await worker.close()
    assert not is_running(process_id)


async def test_a_request_that_is_cancelled_before_its_turn_disturbs_no_other(worker: Worker, tmp_path: Path) -> None:
    path = tmp_path / "go"
    working = asyncio.ensure_future(ask(worker, jobs.wait_for, str(path)))
    cancelled = asyncio.ensure_future(ask(worker, jobs.pid))
    await until(lambda: worker._process)
    cancelled.cancel()
    path.touch()
    assert await working == str(path)


async def test_closing_ends_the_request_under_way_and_starts_no_process_again(worker: Worker, tmp_path: Path) -> None:
    started_file = tmp_path / "begun"
    requests = [asyncio.ensure_future(ask(worker, jobs.hold_the_interpreter, str(started_file))) for _ in range(2)]
    await until(lambda: started_file.exists() and started_file.read_text())
    await worker.close()
    first, second = await asyncio.gather(*requests, return_exceptions=True)
    assert isinstance(first, WorkerFailed)
    assert isinstance(second, WorkerFailed)
    assert (first.reason, second.reason) == (FailureReason.KILLED, FailureReason.NOT_STARTED)
    assert not is_running(int(started_file.read_text()))
    assert worker._process is None


async def test_closing_while_the_process_is_started_leaves_none(worker: Worker) -> None:
    request = asyncio.ensure_future(ask(worker, jobs.pid))
    await asyncio.sleep(0)
    await worker.close()
    with pytest.raises(WorkerFailed):
        await request
    assert worker._process is None


async def test_an_ended_process_is_started_again(worker: Worker) -> None:
    first = await ask(worker, jobs.pid)
    await worker.end()
    assert not is_running(first)
    assert await ask(worker, jobs.pid) != first


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_to_the_whole_group_ends_no_request(
    worker: Worker, number: signal.Signals, tmp_path: Path
) -> None:
    first = await ask(worker, jobs.pid)
    path = tmp_path / "go"
    request = asyncio.ensure_future(ask(worker, jobs.wait_for, str(path)))
    os.kill(first, number)
    path.touch()
    assert await request == str(path)
    assert await ask(worker, jobs.pid) == first


async def test_the_output_of_a_function_is_no_answer(worker: Worker, capfd: pytest.CaptureFixture[str]) -> None:
    assert await ask(worker, jobs.print_an_answer) == "returned"
    assert await ask(worker, jobs.echo, 1) == 1
    printed = capfd.readouterr()
    assert ("printed" in printed.err, "echoed" in printed.err, printed.out) == (True, True, "")


async def test_a_process_that_cannot_be_started_is_reported(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(worker, "_command", ("/dev/null/python",))
        with pytest.raises(WorkerFailed, match=FailureReason.NOT_STARTED):
            await ask(worker, jobs.pid)
    assert await ask(worker, jobs.echo, 1) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can end a busy process with its parent")
async def test_a_busy_process_ends_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    started_file = tmp_path / "begun"
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT, str(started_file), cwd=tree.ROOT)
    await until(lambda: started_file.exists() and started_file.read_text())
    busy = int(started_file.read_text())
    assert is_running(busy)
    bot.kill()
    await bot.wait()
    await until(lambda: not is_running(busy))


async def test_a_process_ends_when_its_bot_has_ended_before_it_began() -> None:
    """The system ends a process only if its bot ends after the process has asked for that."""
    start = (sys.executable, "-c", "from bot.workers import child; child.main()", "INFO", "json")
    process = await asyncio.create_subprocess_exec(*start, "0", "0", "0", cwd=tree.ROOT, stdin=asyncio.subprocess.PIPE)
    async with asyncio.timeout(PATIENCE_S):
        assert await process.wait() == 0


async def test_a_process_loads_what_its_requests_need_and_nothing_of_the_rest_of_the_bot(worker: Worker) -> None:
    loaded = set(await ask(worker, jobs.loaded_modules))
    own_modules = {name for name in loaded if name.startswith(("bot.", "cogs", "images"))}
    system = {"bot.system", "bot.system.log", "bot.system.memory", "bot.system.terminal"}
    assert own_modules == system | {"bot.workers", "bot.workers.child"}
    assert not loaded & {"PIL", "aiosqlite", "discord", "simcord"}
