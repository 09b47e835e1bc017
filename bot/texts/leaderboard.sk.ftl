# Rebríček hráčov jedného servera.

command-leaderboard = rebríček
    .about = Najlepší hráči tohto servera a tvoje miesto
    .game = hra
    .game-about = Ktorá hra; inak tá, ktorá sa tu hrá najviac
    .time = obdobie
    .time-about = Celá história alebo tento mesiac; inak celá história
ranking-all = celá história
ranking-month = tento mesiac
ranking-title = ### 🏆 { $game } · { ranking-all }
ranking-title-month = ### 🏆 { $game } · od { $day }
ranking-role = { $game }: { $role }
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
ranking-your-games = Do rebríčka ti tu počítam { $games } z { $needed } potrebných hodnotených hier.
ranking-not-this-month = Tento mesiac tu žiadna tvoja hodnotená hra neskončila.
ranking-you-hide = Svoj profil skrývaš, a preto v rebríčku nie si. V { COMMAND("profile") } je tlačidlo, ktoré ťa znova ukáže.
ranking-caption = -# Každý začína na 1000 bodoch a objaví sa tu po piatich tunajších hodnotených hrách. Pruh ukazuje, kde sila hráča leží, body sú jeho istý koniec. ≈ znamená: menej než desať hier.
ranking-caption-month = -# Poradie určujú body získané tento mesiac (UTC) medzi hráčmi s piatimi tunajšími hodnotenými hrami. ≈ znamená: menej než desať hier.
ranking-none = Päť hodnotených hier { $game } tu ešte nikto nemá. Otvor stôl príkazom { COMMAND("play") }: kto to stihne prvý, povedie rebríček.
ranking-none-month = Tento mesiac tu žiadna hodnotená hra { $game } neskončila. Prvú otvorí { COMMAND("play") }.
ranking-shared = { $name } ukazuje rebríček: { $game }
ranking-on-a-server = Rebríček patrí hráčom jedného servera. Napíš { COMMAND("leaderboard") } tam, v niektorom kanáli.
ranking-pick = Iná hra
ranking-show-month = Tento mesiac
ranking-show-all = Celá história
ranking-in-words = Slovami
ranking-as-picture = Obrázkom
ranking-share = Ukázať všetkým
