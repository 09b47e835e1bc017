# Hádanka dňa. Meno (daily-title), cieľ (daily-goal) a pravidlá (daily-how) dodáva hra.

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
puzzle-stale = 🔁 To bol starší panel. Tu je aktuálny.
puzzle-ended = 🏁 Túto hádanku už máš za sebou.
puzzle-late = 🌙 Deň tejto hádanky sa už skončil. Dohrať sa dá do najbližšej polnoci UTC, ale do série ani do výsledkov servera sa už nepočíta.
puzzle-solved = ✅ **Vyriešené za { $cost }** (par { $par })
puzzle-unsolved = ❌ **Nevyriešené** ({ $cost }, par { $par })
puzzle-next = -# Ďalšia { $time } · 🔏 `{ $commitment }…`
puzzle-commitment = -# Všetci majú rovnakú hádanku. 🔏 `{ $commitment }…` je odtlačok dnešného semienka: podľa neho si zajtra každý môže overiť, že hádanka bola daná vopred.
puzzle-typing = -# Ťahy sa dajú aj písať: { COMMAND("daily") } a voľba `move`.
puzzle-sure = **{ $move }** – naozaj? Vrátiť sa to nebude dať.
puzzle-solution = riešenie
puzzle-proof =
    -# 🔏 Semienko dňa: `{ $link }`
    -# Jeho SHA-256 sa začína na `{ $commitment }`: to je odtlačok, ktorý bol pri hádanke. Samotné semienko je odtlačkom nasledujúceho dňa, takže každá hádanka je daná skôr, než ju môže ktokoľvek poznať.
puzzle-record = tvoje výsledky
puzzle-record-none = Zatiaľ nemáš žiadnu dohranú hádanku. Dnešná čaká.
puzzle-record-counts = Vyriešené { $solved } z { $played } · séria **{ $streak }** · najdlhšia { $best }
puzzle-record-bar = { $kind ->
    [par] par
    [more] { SIGNED($difference) } a viac
    [less] { SIGNED($difference) } a menej
   *[plain] { SIGNED($difference) }
}: { $count }×
puzzle-record-how = -# Počíta sa od paru: vľavo stačilo menej, vpravo bolo treba viac. Séria rastie s každou hádankou, ktorú vyriešiš v jej deň (UTC).
puzzle-line = { $title } · { $cost } (par { $par })
puzzle-line-unsolved = { $title } · ✗ (par { $par })
puzzle-copy = Sem za teba písať nemôžem. Tu je tvoj výsledok na skopírovanie:
puzzle-shared = ✅ Tvoj výsledok je v kanáli.
puzzle-table = včera
puzzle-table-solved = { $solved ->
    [0] Na tomto serveri ju nevyriešil nikto.
    [one] Na tomto serveri ju vyriešil **{ $solved } človek**.
    [few] Na tomto serveri ju vyriešili **{ $solved } ľudia**.
   *[other] Na tomto serveri ju vyriešilo **{ $solved } ľudí**.
} { $failed ->
    [0] { "" }
    [one] Jeden pokus nevyšiel.
    [few] { $failed } pokusy nevyšli.
   *[other] { $failed } pokusov nevyšlo.
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
}, cena **{ $cost }**

# Tlačidlá a stránky

button-daily-share = Pochváliť sa
button-daily-play = Zahrať si tiež
button-daily-again = Pozrieť sa znova
button-daily-back = Späť
button-daily-yesterday = Včerajšie riešenie
puzzle-page-today = Dnes
puzzle-page-rules = Pravidlá
puzzle-page-words = Slovami
puzzle-page-yesterday = Včera
puzzle-page-record = Výsledky

# Odmietnutia

puzzle-none = Taká hádanka dňa tu nie je. Dnešnú ukáže { COMMAND("daily") }.
puzzle-not-ready = Túto hádanku ešte chystám. Skús to o minútu.
puzzle-move-or-view = Vyber jedno: `move` urobí ťah, `view` niečo ukáže.
puzzle-not-over = Najprv dohraj dnešnú hádanku, ukáže ju { COMMAND("daily") }. Potom sa ňou môžeš pochváliť.
puzzle-shared-here = V tomto kanáli už tento výsledok je. Do iného ho ešte poslať môžeš.
puzzle-over = Deň tejto hádanky sa už skončil. Dnešnú ukáže { COMMAND("daily") }.
puzzle-no-solution = Včera tu ešte žiadna hádanka nebola. Riešenie tej dnešnej príde zajtra.

# Nastavenie

house-daily = Kanál pre hádanku dňa
house-daily-about = Každé ráno: koľko ľudí tu vyriešilo včerajšiu hádanku a komu na to stačilo najmenej. Kto skrýva svoj profil, toho nemenujem.
house-daily-pick = Vyber kanál
house-daily-none = žiadny

# Príkaz

command-daily = hádanka
    .about = Dnešná hádanka: všetci majú rovnakú a každý ju hrá sám za seba
    .move = ťah
    .move-about = Tvoj ťah slovami
    .view = čo
    .view-about = Na čo sa pozrieť
view-rules = pravidlá
view-yesterday = včerajšie riešenie
view-record = výsledky
view-share = pochváliť sa
