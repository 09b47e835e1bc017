### Ligy a poháry: čtou je hráči.

## U ligového stolu

league-seat = Tohle je ligová hra: sednout si sem může jen ten, komu bylo místo přiděleno losem.
closed-by-league = 🏁 Liga tuhle hru ukončuje bez výsledku.
