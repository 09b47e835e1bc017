## Slova samotné mapy: její legenda.

map-both = taxi i tramvaj
map-passes = projíždí
map-paces = 300 kroků
