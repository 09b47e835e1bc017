### Ligy a poháre: čítajú ich hráči.

## Pri ligovom stole

league-seat = Toto je ligová hra: sadnúť si sem môže iba ten, komu miesto pripadlo žrebom.
closed-by-league = 🏁 Liga túto hru ukončuje bez výsledku.
