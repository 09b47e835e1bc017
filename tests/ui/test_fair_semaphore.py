"""The fair semaphore: a few places shared by several kinds of work, without one kind waiting for another's queue."""

from __future__ import annotations

import asyncio

from bot.ui.rendering.fair_semaphore import FairSemaphore


async def work_once(places: FairSemaphore, kind: str, kinds: list[str]) -> None:
    """Hold a place for one turn of the event loop, then record the kind."""
    async with places.place(kind):
        await asyncio.sleep(0)
        kinds.append(kind)


async def test_a_late_kind_of_work_gets_its_turn() -> None:
    places, kinds = FairSemaphore(1), list[str]()
    await asyncio.gather(*(work_once(places, kind, kinds) for kind in ["board"] * 6 + ["hand"]))
    assert kinds == ["board", "board", "hand", "board", "board", "board", "board"]


async def test_the_number_of_places_limits_work_at_the_same_time() -> None:
    places, inside, max_inside = FairSemaphore(2), 0, 0

    async def work() -> None:
        nonlocal inside, max_inside
        async with places.place("board"):
            inside += 1
            max_inside = max(max_inside, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(work() for _ in range(5)))
    assert max_inside == 2


async def test_cancelled_waiting_takes_no_place() -> None:
    places, kinds = FairSemaphore(1), list[str]()
    async with places.place("board"):
        tasks = [asyncio.ensure_future(work_once(places, kind, kinds)) for kind in ("hand", "board")]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
    await asyncio.gather(*tasks, return_exceptions=True)
    await work_once(places, "hand", kinds)
    assert kinds == ["board", "hand"]


async def test_a_place_given_to_a_cancelled_task_is_passed_on() -> None:
    places, kinds = FairSemaphore(1), list[str]()
    async with places.place("board"):
        task = asyncio.ensure_future(work_once(places, "hand", kinds))
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await work_once(places, "board", kinds)
    assert kinds == ["board"]
