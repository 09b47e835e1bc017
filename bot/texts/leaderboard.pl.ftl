# Ranking graczy jednego serwera.

command-leaderboard = ranking
    .about = Najlepsi gracze tego serwera i twoje miejsce
    .game = gra
    .game-about = Która gra; bez tego ta, w którą gra się tu najczęściej
    .time = okres
    .time-about = Ten miesiąc albo od początku; bez tego od początku
ranking-all = od początku
ranking-month = ten miesiąc
ranking-title = ### 🏆 { $game } · { ranking-all }
ranking-title-month = ### 🏆 { $game } · od { $day }
ranking-role = { $game } (rola: { $role })
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
ranking-your-games = Gry rankingowe: masz ich tu { $games } z { $needed } potrzebnych, żeby trafić do rankingu.
ranking-not-this-month = W tym miesiącu nie skończyła się tu żadna twoja gra rankingowa.
ranking-you-hide = Ukrywasz swój profil, więc nie ma cię w rankingu. W { COMMAND("profile") } jest przycisk, który znów cię pokaże.
ranking-caption = -# Każdy zaczyna od 1000 punktów i trafia na listę po pięciu tutejszych grach rankingowych. Pasek pokazuje, w jakich granicach leży siła gracza, a punkty to dolna z nich. ≈ oznacza: mniej niż dziesięć gier.
ranking-caption-month = -# O kolejności decydują punkty zdobyte w tym miesiącu (UTC). Na liście są gracze z pięcioma tutejszymi grami rankingowymi. ≈ oznacza: mniej niż dziesięć gier.
ranking-none = { $game }: nikt nie ma tu jeszcze pięciu gier rankingowych. Kto zdąży pierwszy, stanie na czele.
ranking-none-month = { $game }: w tym miesiącu nie skończyła się tu jeszcze żadna gra rankingowa.
ranking-shared = { $name } pokazuje ranking: { $game }
ranking-on-a-server = Ranking dotyczy graczy jednego serwera. Wpisz { COMMAND("leaderboard") } na którymś z jego kanałów.
ranking-pick = Inna gra
ranking-show-month = Ten miesiąc
ranking-show-all = Od początku
ranking-in-words = Słowami
ranking-as-picture = Jako obrazek
ranking-share = Pokaż wszystkim
