## Slová samotnej mapy: jej legenda.

map-both = taxík aj električka
map-passes = nezastavuje
map-paces = 300 krokov
