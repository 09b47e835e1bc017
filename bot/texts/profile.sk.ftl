# Profil hráča.

command-profile = profil
    .about = Tvoje hry, hodnotenia a najlepšie okamihy, alebo profil niekoho iného
    .person = kto
    .person-about = Čí profil; bez toho uvidíš svoj
    .hidden = skryť
    .hidden-about = Svoj profil pred ostatnými skry, alebo znova ukáž
profile-title = ### 🪪 { $person }
profile-everywhere = na všetkých serveroch
profile-here = na tomto serveri
profile-games = { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } hier
}
profile-won = { $count ->
    [0] bez výhry
    [one] 1 výhra
    [few] { $count } výhry
   *[other] { $count } výhier
}
profile-in-time = ťahy načas
profile-answer = obvyklý čas odpovede
profile-streak = súčasná séria výhier
profile-longest = najdlhšia séria výhier
profile-minutes = { $count } min
profile-hours = { $count } h
profile-days = { $count ->
    [one] 1 deň
    [few] { $count } dni
   *[other] { $count } dní
}
profile-moments = Najlepšie okamihy
profile-companions = Obľúbení spoluhráči
profile-companion = { $name } ({ $games })
profile-summary = **{ $games }** { $scope }, { $won }.
profile-line-rated = { $emblem } **{ $title }** · { $games }, { $won } · { $rating } ({ $range })
profile-line = { $emblem } **{ $title }** · { $games }, { $won }
profile-habit = { $label }: { $value }
profile-best = { $emblem } { $label }: **{ $value }** ({ $date })
profile-caption = -# Číslo je opatrný odhad sily, pruh ukazuje, kde sila najpravdepodobnejšie leží. ≈ znamená: menej ako desať hier.
profile-no-ratings = -# Hodnotenie je na tomto serveri vypnuté.
profile-cut = -# Počíta sa posledných { $count } hier.
profile-none = Zatiaľ žiadna dohraná hra. Otvor stôl príkazom { COMMAND("play") } a prvý výsledok sa objaví tu.
profile-none-of = { $person } na tomto serveri ešte nemá dohranú hru. Čo keby ste si spolu zahrali?
profile-is-hidden = -# 🙈 Tvoj profil je skrytý: vidíš ho len ty a v žiadnom prehľade hráčov nie si.
profile-share-about = -# *Ukázať všetkým* zverejní len tvoje hry na tomto serveri.
profile-shared = -# Ukazuje { $name }
profile-share = Ukázať všetkým
profile-remove = Odstrániť
profile-hide = Skryť svoj profil
profile-unhide = Už profil neskrývať
profile-in-words = Slovami
profile-as-picture = Obrázkom
profile-removed = 🧹 Profil z kanála zmizol.
profile-help = { COMMAND("profile") } má tlačidlo, ktoré tvoj profil skryje pred všetkými ostatnými.

# Odmietnutia

profile-kept = { $person } si svoj profil necháva pre seba.
profile-of-bot = Boti profil nemajú a počítačoví hráči tiež nie.
profile-on-a-server = Cudzí profil uvidíš na serveri, ktorý máte spoločný. Napíš { COMMAND("profile") } tam; tu ukazuje len ten tvoj.
profile-hidden-own = Voľba `hidden` platí len pre tvoj vlastný profil: vynechaj voľbu `person`.
profile-stale = Táto stránka je stará. Novú otvorí { COMMAND("profile") }.
profile-no-writing = V tomto kanáli písať nemôžeš, a tak sem za teba nič nepošlem.
profile-not-yours = Odstrániť ho môže len ten, komu patrí, ten, kto ho sem dal, alebo moderátor.
