# Hádanka dňa. Meno (daily-title) a pravidlá (daily-how) dodáva hra.

puzzle-weekday = { $weekday ->
    [mon] Pondelok
    [tue] Utorok
    [wed] Streda
    [thu] Štvrtok
    [fri] Piatok
    [sat] Sobota
   *[sun] Nedeľa
}
puzzle-status = { puzzle-weekday } · par **{ $par }**{ $moves ->
    [0] { "" }
   *[other] { " · " }zatiaľ **{ $cost }**
}
puzzle-status-past = { puzzle-weekday } · par { $par }
puzzle-stale = 🔁 To bol starší panel. Tu je ten súčasný.
puzzle-ended = 🏁 Túto hádanku už máš za sebou.
puzzle-late = 🌙 Tento deň sa už skončil. Hádanku možno dohrať do polnoci UTC, ale do série ani do tabuliek sa už neráta.
puzzle-solved = ✅ **Vyriešené za { $cost }** (par { $par })
puzzle-unsolved = ❌ **Nevyriešené** ({ $cost }, par { $par })
puzzle-next = -# Všetci tu majú rovnakú hádanku. Ďalšia príde { $time }.
puzzle-commitment = -# 🔏 Odtlačok dnešného semienka: `{ $commitment }…`
puzzle-typing = -# Ťahy sa dajú aj písať: { COMMAND("daily") } a v ňom možnosť `move`.
puzzle-sure = **{ $move }** – naozaj? Vrátiť sa to nedá.
puzzle-solution = riešenie
puzzle-proof =
    -# 🔏 Semienko dňa: `{ $link }`
    -# Jeho SHA-256 sa začína `{ $commitment }`: to bol odtlačok na hádanke. Samo semienko je odtlačkom ďalšieho dňa, takže zajtrajšia hádanka bola daná skôr, než ju mohol niekto poznať.
puzzle-record = tvoje výsledky
puzzle-record-none = Zatiaľ tu nemáš nijakú dohranú hádanku. Dnešná čaká.
puzzle-record-counts = Vyriešené { $solved } z { $played } · séria **{ $streak }** · najdlhšia { $best }
puzzle-record-bar = { $kind ->
    [par] par
    [more] { SIGNED($difference) } a viac
    [less] { SIGNED($difference) } a menej
   *[plain] { SIGNED($difference) }
}: { $count }×
puzzle-record-how = -# Rátané od paru: vľavo stačilo menej, vpravo bolo treba viac. Séria rastie s každou hádankou, ktorú vyriešiš v jej deň (UTC).
puzzle-line = { $title } · { $cost } (par { $par })
puzzle-line-unsolved = { $title } · ✗ (par { $par })
puzzle-copy = Sem za teba písať nemôžem. Tu je tvoj riadok na skopírovanie:
puzzle-shared = ✅ Tvoj riadok je v kanáli.
puzzle-table = včera
puzzle-table-solved = { $solved ->
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
puzzle-table-best = 🏅 Najlepšie: { $named ->
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
button-daily-yesterday = Včerajšie riešenie
puzzle-page-today = Dnešná
puzzle-page-words = Slovami
puzzle-page-yesterday = Včerajšok
puzzle-page-record = Výsledky

# Odmietnutia

puzzle-none = Taká hádanka dňa tu nie je. Dnešnú ukáže { COMMAND("daily") }.
puzzle-not-ready = Túto hádanku ešte chystám. Skús to o minútu.
puzzle-move-or-view = Vyber jedno: `move` zahrá, `view` niečo ukáže.
puzzle-not-over = Najprv dohraj dnešnú hádanku, ukáže ju { COMMAND("daily") }. Potom sa môžeš pochváliť.
puzzle-shared-here = V tomto kanáli už tento výsledok je. V inom to ešte ide.
puzzle-over = Deň tejto hádanky sa už skončil. Dnešnú ukáže { COMMAND("daily") }.
puzzle-no-solution = Včera tu ešte nijaká hádanka nebola. Riešenie tej dnešnej príde zajtra.

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
