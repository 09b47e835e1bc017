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
profile-answer = obvyklá odpověď
profile-streak = výhry v řadě teď
profile-longest = nejdelší řada výher
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
profile-caption = -# Číslo je jistý konec hodnocení, pruh ukazuje, kde síla leží. ≈ znamená: méně než deset her.
profile-no-ratings = -# Hodnocení je na tomhle serveru vypnuté.
profile-cut = -# Počítá se posledních { $count } her.
profile-none = Zatím žádná dohraná hra. Otevři stůl příkazem { COMMAND("play") } a první výsledek tu bude stát.
profile-none-of = { $person } na tomhle serveru ještě nemá dohranou hru. Co takhle jedna společná?
profile-is-hidden = -# 🙈 Tvůj profil je skrytý: vidíš ho jen ty a v žádném přehledu hráčů nejsi.
profile-share-about = -# *Ukázat všem* zveřejní jen tvoje hry na tomhle serveru.
profile-shared = -# Ukazuje { $name }
profile-share = Ukázat všem
profile-remove = Odstranit
profile-hide = Skrýt můj profil
profile-unhide = Přestat ho skrývat
profile-in-words = Slovy
profile-as-picture = Obrázkem
profile-removed = 🧹 Profil z kanálu zmizel.
profile-help = { COMMAND("profile") } má tlačítko, které tvůj profil skryje před všemi ostatními.

# Odmítnutí

profile-kept = { $person } si svůj profil nechává pro sebe.
profile-of-bot = Boti profil nemají a počítačoví hráči ve hrách taky ne.
profile-on-a-server = Cizí profil uvidíš na serveru, kde jste oba. Napiš { COMMAND("profile") } tam; tady ukazuje jen ten tvůj.
profile-hidden-own = Volba `skrýt` platí jen pro tvůj vlastní profil: vynech `kdo`.
profile-stale = Tahle stránka je stará. Novou otevře { COMMAND("profile") }.
profile-no-writing = V tomhle kanálu psát nemůžeš, a tak sem za tebe nic nedám.
profile-not-yours = Odstranit ho může jen ten, koho ukazuje, kdo ho sem dal, nebo moderátoři.
