"""With one flipped bit anywhere in its file, the bot refuses the file in one line or starts and plays on.

It logs no traceback, quotes no value and reports every lost table. The environment variables `TEST_BITS` and
`TEST_SEED` set the number and the choice of bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e import damage
from tests.seeds import BITS, SEED, parts

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = [pytest.mark.unmeasured, pytest.mark.seeded]


@pytest.mark.parametrize(("part", "count"), parts(BITS, 60))
async def test_a_flipped_bit_affects_no_other_table(
    world: World, caplog: pytest.LogCaptureFixture, part: int, count: int
) -> None:
    await create_tables(world)
    path = await damage.stop(world)
    content, before = path.read_bytes(), {table.id: table for table in world.app.tables._repository}
    assert sorted(before) == [1, 2, 3, 4]
    faults: list[str] = []
    for bit, flipped_content in damage.flipped(content, 1000 * SEED + part, count):
        caplog.clear()
        path.write_bytes(flipped_content)
        faults += [f"bit {bit}: {fault}" for fault in await play_on_flipped_file(world, before, caplog)]
        for file in path.parent.glob(f"{path.name}*"):
            file.unlink()
        path.write_bytes(content)
    caplog.clear()
    assert await damage.start(world)
    assert not faults, "\n".join(faults)


async def create_tables(world: World) -> None:
    """Create two running games, a lobby, a cancelled table and some settings."""
    zebra = world.newcomer(damage.SECRET)
    await world.begin(world.ann, world.bob, zebra)
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.thread(1), "guess move", move="50")
    await world.open(world.cid)
    await world.ann.slash(world.channel, "me quiet", **{"from": 22, "to": 7})
    await world.begin(world.dora, world.cid)
    await world.confirm(world.dora, "table cancel", world.thread(4), table=4)


async def play_on_flipped_file(world: World, before: dict[int, Any], caplog: pytest.LogCaptureFixture) -> list[str]:
    """Start the bot, play at both tables and stop it; return descriptions of all faults."""
    if not await damage.start(world):
        return damage.complaints(caplog.records)
    reported = damage.set_aside(caplog.records)
    faults = damage.changed(world, before, reported)
    for number in {1, 2} - reported:
        player = world.bob if number == 1 else world.ann
        await player.slash(world.channel, "guess move", move=str(49 + 2 * number), table=number)
        if world.table(number).moves == before[number].moves:
            faults.append(f"table {number} cannot be played")
        await world.ann.slash(world.channel, "table show", view="history", table=number)
    await world.cid.slash(world.channel, "table verify", table=4)
    await damage.stop(world)
    return faults + damage.complaints(caplog.records)
