### Ligi i puchary: czytają je gracze.

## Przy stole ligowym

league-seat = To gra ligowa: usiąść tu może tylko osoba, której to miejsce przypadło w losowaniu.
closed-by-league = 🏁 Liga kończy tę grę bez wyniku.
