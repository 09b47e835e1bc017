## Słowa samej mapy: jej legenda.

map-both = taksówka i tramwaj
map-passes = bez postoju
map-paces = 300 kroków
