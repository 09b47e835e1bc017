## Słowa samej mapy: jej legenda.

map-both = taksówka i tramwaj
map-passes = przejeżdża
map-paces = 300 kroków
