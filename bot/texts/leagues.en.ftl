### Leagues and cups: players read these texts.

## At the table of a league

league-seat = This is a league game: only the player it was drawn for can sit here.
closed-by-league = 🏁 The league ends this game without a result.
