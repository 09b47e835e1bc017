# Profil hráče.

command-profile = profil
    .about = Tvoje hry, hodnocení a nejlepší okamžiky, nebo profil někoho jiného
    .person = kdo
    .person-about = Čí profil; bez toho uvidíš svůj
    .hidden = skrýt
    .hidden-about = Svůj profil před ostatními skryj, nebo zase ukaž
profile-title = ### 🪪 { $person }
profile-everywhere = na všech serverech
profile-here = na tomhle serveru
profile-games = { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
}
profile-won = { $count ->
    [0] bez výhry
    [one] 1 výhra
    [few] { $count } výhry
   *[other] { $count } výher
}
profile-in-time = tahy včas
profile-answer = obvyklá doba odpovědi
profile-streak = současná série výher
profile-longest = nejdelší série výher
profile-minutes = { $count } min
profile-hours = { $count } h
profile-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}
profile-moments = Nejlepší okamžiky
profile-companions = Oblíbení spoluhráči
profile-companion = { $name } ({ $games })
profile-summary = **{ $games }** { $scope }, { $won }.
profile-line-rated = { $emblem } **{ $title }** · { $games }, { $won } · { $rating } ({ $range })
profile-line = { $emblem } **{ $title }** · { $games }, { $won }
profile-habit = { $label }: { $value }
profile-best = { $emblem } { $label }: **{ $value }** ({ $date })
profile-caption = -# Číslo je opatrný odhad síly, pruh ukazuje, kde síla nejspíš leží. ≈ znamená: méně než deset her.
profile-no-ratings = -# Hodnocení je na tomhle serveru vypnuté.
profile-cut = -# Počítá se posledních { $count } her.
profile-none = Zatím žádná dohraná hra. Otevři stůl příkazem { COMMAND("play") } a první výsledek se objeví tady.
profile-none-of = { $person } na tomhle serveru ještě nemá dohranou hru. Co takhle si spolu zahrát?
profile-is-hidden = -# 🙈 Tvůj profil je skrytý: vidíš ho jen ty a v žádném přehledu hráčů nejsi.
profile-share-about = -# *Ukázat všem* zveřejní jen tvoje hry na tomhle serveru.
profile-shared = -# Ukazuje { $name }
profile-share = Ukázat všem
profile-remove = Odstranit
profile-hide = Skrýt svůj profil
profile-unhide = Už profil neskrývat
profile-in-words = Slovy
profile-as-picture = Obrázkem
profile-removed = 🧹 Profil z kanálu zmizel.
profile-help = { COMMAND("profile") } má tlačítko, které tvůj profil skryje před všemi ostatními.

# Odmítnutí

profile-kept = { $person } si svůj profil nechává pro sebe.
profile-of-bot = Boti profil nemají a počítačoví hráči taky ne.
profile-on-a-server = Cizí profil uvidíš na serveru, který máte společný. Napiš { COMMAND("profile") } tam; tady ukazuje jen ten tvůj.
profile-hidden-own = Volba `skrýt` platí jen pro tvůj vlastní profil: vynech volbu `kdo`.
profile-stale = Tahle stránka je stará. Novou otevře { COMMAND("profile") }.
profile-no-writing = V tomhle kanálu psát nemůžeš, a tak sem za tebe nic nepošlu.
profile-not-yours = Odstranit ho může jen ten, komu patří, ten, kdo ho sem dal, nebo moderátor.
