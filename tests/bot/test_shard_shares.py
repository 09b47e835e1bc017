"""The division of servers among shards, and the shares of one process."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.system.shards import DIRECT_MESSAGES, WHOLE, Ownership, ServerShare, shard_of

GUILDS = st.integers(min_value=0, max_value=2**63 - 1)


@given(GUILDS, st.integers(min_value=1, max_value=64))
def test_every_server_belongs_to_exactly_one_share(guild: int, count: int) -> None:
    shares = [ServerShare(shard, count) for shard in range(count)]
    assert [share.shard for share in shares if share.covers(guild)] == [shard_of(guild, count)]


def test_direct_messages_belong_to_shard_0() -> None:
    assert [ServerShare(shard, 3).covers(DIRECT_MESSAGES) for shard in range(3)] == [True, False, False]


@given(GUILDS)
def test_a_process_owns_what_its_shares_cover(guild: int) -> None:
    ownership = Ownership([ServerShare(0, 3)])
    ownership.add(ServerShare(2, 3))
    assert ownership.shards == (0, 2)
    assert ownership.owns(guild) == (shard_of(guild, 3) != 1)
    ownership.remove(ServerShare(0, 3))
    assert ownership.owns(guild) == (shard_of(guild, 3) == 2)


def test_a_single_process_owns_everything() -> None:
    assert Ownership().shares == (WHOLE,)
    assert Ownership().owns(123456789012345678)
