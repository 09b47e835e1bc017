# Hádanka dňa. Meno (daily-title) a pravidlá (daily-how) dodáva hra.

daily-weekday = { $weekday ->
    [mon] Pondelok
    [tue] Utorok
    [wed] Streda
    [thu] Štvrtok
    [fri] Piatok
    [sat] Sobota
   *[sun] Nedeľa
}
daily-status = { daily-weekday } · norma **{ $par }**{ $moves ->
    [0] { "" }
   *[other] { " · " }zatiaľ **{ $cost }**
}
daily-status-past = { daily-weekday } · norma { $par }
daily-stale = 🔁 To bol starší panel. Tu je ten súčasný.
daily-late = 🌙 Tento deň sa už skončil. Hádanku možno dohrať do polnoci UTC, ale do série ani do tabuliek sa už neráta.
daily-solved = ✅ **Vyriešené za { $cost }** (norma { $par })
daily-unsolved = ❌ **Nevyriešené** ({ $cost }, norma { $par })
daily-next = -# Všetci tu majú rovnakú hádanku. Ďalšia príde { $time }.
daily-commitment = -# 🔏 Odtlačok dnešného semienka: `{ $commitment }…`
daily-typing = -# Ťahy sa dajú aj písať: { COMMAND("daily") } a v ňom možnosť `move`.
daily-sure = **{ $move }** Naozaj? Omyl tu vyjde draho.
daily-solution = riešenie
daily-proof =
    -# 🔏 Semienko dňa: `{ $link }`
    -# Jeho SHA-256 sa začína `{ $commitment }`: to bol odtlačok na hádanke. Samo semienko je odtlačkom ďalšieho dňa, takže zajtrajšia hádanka bola daná skôr, než ju mohol niekto poznať.
daily-record = tvoje výsledky
daily-record-none = Zatiaľ tu nemáš nijakú dohranú hádanku. Dnešná čaká.
daily-record-counts = Vyriešené { $solved } z { $played } · séria **{ $streak }** · najdlhšia { $best }
daily-record-bar = { $kind ->
    [par] norma
    [more] { SIGNED($difference) } a viac
    [less] { SIGNED($difference) } a menej
   *[plain] { SIGNED($difference) }
}: { $count }×
daily-record-how = -# Rátané od normy: vľavo stačilo menej, vpravo bolo treba viac. Séria rastie s každou hádankou, ktorú vyriešiš v jej deň (UTC).
daily-line = { $title } · { $cost } (norma { $par })
daily-line-unsolved = { $title } · ✗ (norma { $par })
daily-copy = Sem za teba písať nemôžem. Tu je tvoj riadok na skopírovanie:
daily-shared = ✅ Tvoj riadok je v kanáli.
daily-table = včera
daily-table-solved = { $solved ->
    [0] Na tomto serveri ju nevyriešil nikto, ale skúšalo sa.
    [one] Tento server ju vyriešil **raz**.
    [few] Tento server ju vyriešil **{ $solved }-krát**.
   *[other] Tento server ju vyriešil **{ $solved }-krát**.
} { $failed ->
    [0] { "" }
    [one] Jeden ďalší pokus nevyšiel.
    [few] { $failed } ďalšie pokusy nevyšli.
   *[other] { $failed } ďalších pokusov nevyšlo.
}
daily-table-best = 🏅 Najlepšie: { $named ->
    [0] { $others ->
        [one] jeden človek
        [few] { $others } ľudia
       *[other] { $others } ľudí
    }
   *[other] **{ $names }**{ $others ->
        [0] { "" }
        [one] { " " }a ešte jeden človek
        [few] { " " }a ešte { $others } ľudia
       *[other] { " " }a ešte { $others } ľudí
    }
} za **{ $cost }**

# Tlačidlá a stránky

button-daily-share = Pochváliť sa
button-daily-play = Zahrať si tiež
button-daily-again = Pozrieť sa znova
button-daily-back = Späť
daily-page-today = Dnešná
daily-page-words = Slovami
daily-page-solution = Riešenie
daily-page-yesterday = Včerajšie riešenie
daily-page-record = Tvoje výsledky

# Odmietnutia

daily-none = Taká hádanka dňa tu nie je. Dnešnú ukáže { COMMAND("daily") }.
daily-not-ready = Túto hádanku ešte chystám. Skús to o minútu.
daily-move-or-view = Vyber jedno: `move` zahrá, `view` niečo ukáže.
daily-not-over = Najprv dohraj dnešnú hádanku, ukáže ju { COMMAND("daily") }. Potom sa môžeš pochváliť a pozrieť si riešenie.
daily-shared-here = V tomto kanáli už tento výsledok je. V inom to ešte ide.
daily-over = Deň tejto hádanky sa už skončil. Dnešnú ukáže { COMMAND("daily") }.
daily-no-solution = Včera tu ešte nijaká hádanka nebola. Riešenie tej dnešnej príde zajtra.

# Nastavenie

house-daily = Kanál pre hádanku dňa
house-daily-about = Každé ráno: koľko ľudí tu vyriešilo včerajšiu hádanku a komu stačilo najmenej. Kto skrýva svoj profil, toho nemenujem.
house-daily-pick = Vyber kanál
house-daily-none = žiadny

# Príkaz

command-daily = denná
    .about = Dnešná hádanka len pre teba, pre všetkých rovnaká
    .move = ťah
    .move-about = Čo urobíš, slovami
    .view = čo
    .view-about = Na čo sa pozrieť
view-yesterday = včerajšie riešenie
view-record = výsledky
view-share = pochváliť sa
