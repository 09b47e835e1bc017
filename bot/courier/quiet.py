"""Quiet hours: when a person does not want to be pinged.

Pure: reckons with the time it is given and the time zone rules that Python ships or the system holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_DAY = 24 * 60


@dataclass(frozen=True)
class QuietHours:
    """From `begins` up to `ends`, in minutes after local midnight in `zone`; equal ones mean never."""

    begins: int
    ends: int
    zone: str


def quiet_until(hours: QuietHours, now: float) -> float | None:
    """Return the unix second at which the quiet that holds at `now` ends, None if it is not quiet.

    Local time counts, so the night that loses an hour is shorter and the one that gains an hour is longer.
    """
    length = (hours.ends - hours.begins) % _DAY
    zone = _zone(hours.zone)
    local = datetime.fromtimestamp(now, zone)
    passed = (local.hour * 60 + local.minute - hours.begins) % _DAY
    if passed >= length:
        return None
    wall = local.replace(second=0, microsecond=0, tzinfo=None) + timedelta(minutes=length - passed)
    first, second = (wall.replace(tzinfo=zone, fold=fold).timestamp() for fold in (0, 1))
    skipped = first > second  # the clocks jump over it; Python then reckons the first as if they had not
    return first if skipped or first > now else second


def _zone(name: str) -> tzinfo:
    """A zone this machine does not know counts as UTC: a ping at a wrong hour beats a lost one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
