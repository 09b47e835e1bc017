# Rebríček hráčov jedného servera.

command-leaderboard = rebríček
    .about = Najlepší hráči tohto servera a tvoje miesto
    .game = hra
    .game-about = Ktorá hra; inak tá, ktorá sa tu hrá najviac
    .time = obdobie
    .time-about = Za celý čas alebo za tento mesiac; inak za celý čas
ranking-all = za celý čas
ranking-month = za tento mesiac
ranking-title = ### 🏆 { $game } · { ranking-all }
ranking-title-month = ### 🏆 { $game } · od { $day }
ranking-role = { $game } (rola: { $role })
ranking-line = **{ $place }.** { $name } · { $points }
ranking-line-month = **{ $place }.** { $name } · { $gain } → { $points }
ranking-computer = 🤖 { $strength } · { $points }
ranking-computer-name = počítač, { $strength }
ranking-games = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } hier
}, výhry: { $wins }
ranking-your-place = Tvoje miesto: { $place }. z { $listed }.
ranking-your-games = Do rebríčka máš zatiaľ { $games } z { $needed } potrebných hodnotených hier.
ranking-not-this-month = Tento mesiac sa tu zatiaľ žiadna tvoja hodnotená hra neskončila.
ranking-you-hide = Svoj profil skrývaš, a preto v rebríčku nie si. V { COMMAND("profile") } je tlačidlo, ktoré ťa znova ukáže.
ranking-caption = -# Každý začína na 1000 bodoch a objaví sa tu po piatich tunajších hodnotených hrách. Body sú opatrný odhad sily, pruh ukazuje, kde sila najpravdepodobnejšie leží. ≈ znamená: menej ako desať hier.
ranking-caption-month = -# O poradí rozhodujú body získané tento mesiac (UTC); počítajú sa hráči s piatimi tunajšími hodnotenými hrami. ≈ znamená: menej ako desať hier.
ranking-none = { $game }: päť hodnotených hier tu ešte nikto nemá. Kto to stihne prvý, povedie rebríček.
ranking-none-month = { $game }: tento mesiac sa tu ešte žiadna hodnotená hra neskončila.
ranking-shared = { $name } ukazuje rebríček: { $game }
ranking-on-a-server = Rebríček ukazuje hráčov jedného servera. Napíš { COMMAND("leaderboard") } do niektorého kanála tam.
ranking-pick = Iná hra
ranking-show-month = Za tento mesiac
ranking-show-all = Za celý čas
ranking-in-words = Slovami
ranking-as-picture = Obrázkom
ranking-share = Ukázať všetkým
