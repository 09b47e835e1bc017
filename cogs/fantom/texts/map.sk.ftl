## Slová samotnej mapy: jej legenda.

map-both = taxík aj električka
map-passes = prechádza
map-paces = 300 krokov
