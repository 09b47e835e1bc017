"""The scenes on the fourteen postcards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.cards import Card
from images.case07.scenes import culture, shops, squares, travel

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit.pen import Pen

SCENES: dict[Card, Callable[[Pen], None]] = {
    Card.OKECIE: travel.okecie,
    Card.DOM_PARTII: squares.dom_partii,
    Card.TEATR_WIELKI: culture.teatr_wielki,
    Card.HOTEL_FORUM: travel.hotel_forum,
    Card.DT_CENTRUM: shops.dt_centrum,
    Card.KOLUMNA_ZYGMUNTA: squares.kolumna_zygmunta,
    Card.PALAC_KULTURY: culture.palac_kultury,
    Card.DWORZEC_CENTRALNY: travel.dworzec_centralny,
    Card.HOTEL_GROMADA: travel.hotel_gromada,
    Card.SUPERSAM: shops.supersam,
    Card.KINO_MOSKWA: culture.kino_moskwa,
    Card.STADION: culture.stadion,
    Card.BAZAR_ROZYCKIEGO: shops.bazar_rozyckiego,
    Card.MDM: squares.mdm,
}
