# Ranking graczy jednego serwera.

command-leaderboard = ranking
    .about = Najlepsi gracze tego serwera i twoje miejsce
    .game = gra
    .game-about = Która gra; inaczej ta, w którą gra się tu najczęściej
    .time = okres
    .time-about = Od początku albo ten miesiąc; inaczej od początku
ranking-all = od początku
ranking-month = ten miesiąc
ranking-title = ### 🏆 { $game } · { ranking-all }
ranking-title-month = ### 🏆 { $game } · od { $day }
ranking-role = { $game }: { $role }
ranking-line = **{ $place }.** { $name } · { $points }
ranking-line-month = **{ $place }.** { $name } · { $gain } → { $points }
ranking-computer = 🤖 { $strength } · { $points }
ranking-computer-name = komputer, { $strength }
ranking-games = { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, wygrane: { $wins }
ranking-your-place = Twoje miejsce: { $place } z { $listed }.
ranking-your-games = Do rankingu liczę ci tu { $games } z { $needed } potrzebnych gier rankingowych.
ranking-not-this-month = W tym miesiącu nie skończyła się tu żadna twoja gra rankingowa.
ranking-you-hide = Ukrywasz swój profil, więc nie ma cię w rankingu. W { COMMAND("profile") } jest przycisk, który znów cię pokaże.
ranking-caption = -# Każdy zaczyna od 1000 punktów i pojawia się po pięciu tutejszych grach rankingowych. Pasek pokazuje, gdzie leży siła gracza, a punkty to jego pewny koniec. ≈ oznacza: mniej niż dziesięć gier.
ranking-caption-month = -# O kolejności decydują punkty zdobyte w tym miesiącu (UTC) wśród graczy z pięcioma tutejszymi grami rankingowymi. ≈ oznacza: mniej niż dziesięć gier.
ranking-none = Nikt nie ma tu jeszcze pięciu gier rankingowych w { $game }. Otwórz stół poleceniem { COMMAND("play") }: kto zdąży pierwszy, stanie na czele.
ranking-none-month = W tym miesiącu nie skończyła się tu żadna gra rankingowa w { $game }. Pierwszą otworzy { COMMAND("play") }.
ranking-shared = { $name } pokazuje ranking: { $game }
ranking-on-a-server = Ranking dotyczy graczy jednego serwera. Wpisz { COMMAND("leaderboard") } tam, na którymś kanale.
ranking-pick = Inna gra
ranking-show-month = Ten miesiąc
ranking-show-all = Od początku
ranking-in-words = Słowami
ranking-as-picture = Obrazkiem
ranking-share = Pokaż wszystkim
