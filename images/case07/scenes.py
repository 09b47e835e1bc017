"""Which scene belongs to which place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.cards import Card
from images.case07 import scenes_middle, scenes_north, scenes_south

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit.pen import Pen

SCENES: dict[Card, Callable[[Pen], None]] = {
    Card.OKECIE: scenes_north.okecie,
    Card.DOM_PARTII: scenes_north.dom_partii,
    Card.TEATR_WIELKI: scenes_north.teatr_wielki,
    Card.HOTEL_FORUM: scenes_north.hotel_forum,
    Card.DT_CENTRUM: scenes_north.dt_centrum,
    Card.KOLUMNA_ZYGMUNTA: scenes_middle.kolumna_zygmunta,
    Card.PALAC_KULTURY: scenes_middle.palac_kultury,
    Card.DWORZEC_CENTRALNY: scenes_middle.dworzec_centralny,
    Card.HOTEL_GROMADA: scenes_middle.hotel_gromada,
    Card.SUPERSAM: scenes_middle.supersam,
    Card.KINO_MOSKWA: scenes_south.kino_moskwa,
    Card.STADION: scenes_south.stadion,
    Card.BAZAR_ROZYCKIEGO: scenes_south.bazar_rozyckiego,
    Card.MDM: scenes_south.mdm,
}
