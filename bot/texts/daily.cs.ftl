# Hádanka dne. Jméno (daily-title) a pravidla (daily-how) dodává hra.

daily-weekday = { $weekday ->
    [mon] Pondělí
    [tue] Úterý
    [wed] Středa
    [thu] Čtvrtek
    [fri] Pátek
    [sat] Sobota
   *[sun] Neděle
}
daily-status = { daily-weekday } · norma **{ $par }**{ $moves ->
    [0] { "" }
   *[other] { " · " }zatím **{ $cost }**
}
daily-status-past = { daily-weekday } · norma { $par }
daily-stale = 🔁 To byl starší panel. Tady je ten současný.
daily-late = 🌙 Tenhle den už skončil. Hádanku jde dohrát do půlnoci UTC, ale do šňůry ani do tabulek se nepočítá.
daily-solved = ✅ **Vyřešeno za { $cost }** (norma { $par })
daily-unsolved = ❌ **Nevyřešeno** ({ $cost }, norma { $par })
daily-next = -# Všichni tu mají stejnou hádanku. Další přijde { $time }.
daily-commitment = -# 🔏 Otisk dnešního semínka: `{ $commitment }…`
daily-typing = -# Tahy jdou i psát: { COMMAND("daily") } a v něm možnost `tah`.
daily-sure = **{ $move }** Opravdu? Omyl tu vyjde draho.
daily-solution = řešení
daily-proof =
    -# 🔏 Semínko dne: `{ $link }`
    -# Jeho SHA-256 začíná `{ $commitment }`: to byl otisk na hádance. Semínko samo je otiskem dalšího dne, takže zítřejší hádanka byla daná dřív, než ji kdo mohl znát.
daily-record = tvoje výsledky
daily-record-none = Zatím tu nemáš žádnou dohranou hádanku. Dnešní čeká.
daily-record-counts = Vyřešeno { $solved } z { $played } · šňůra **{ $streak }** · nejdelší { $best }
daily-record-bar = { $kind ->
    [par] norma
    [more] { SIGNED($difference) } a víc
    [less] { SIGNED($difference) } a méně
   *[plain] { SIGNED($difference) }
}: { $count }×
daily-record-how = -# Počítáno od normy: vlevo stačilo méně, vpravo bylo potřeba víc. Šňůra roste s každou hádankou, kterou vyřešíš v její den (UTC).
daily-line = { $title } · { $cost } (norma { $par })
daily-line-unsolved = { $title } · ✗ (norma { $par })
daily-copy = Sem za tebe psát nemůžu. Tady je tvůj řádek ke zkopírování:
daily-shared = ✅ Tvůj řádek je v kanálu.
daily-table = včera
daily-table-solved = { $solved ->
    [0] Na tomhle serveru ji nevyřešil nikdo, ale zkoušelo se.
    [one] Tenhle server ji vyřešil **jednou**.
    [few] Tenhle server ji vyřešil **{ $solved }krát**.
   *[other] Tenhle server ji vyřešil **{ $solved }krát**.
} { $failed ->
    [0] { "" }
    [one] Jeden další pokus nevyšel.
    [few] { $failed } další pokusy nevyšly.
   *[other] { $failed } dalších pokusů nevyšlo.
}
daily-table-best = 🏅 Nejlépe: { $named ->
    [0] { $others ->
        [one] jeden člověk
        [few] { $others } lidé
       *[other] { $others } lidí
    }
   *[other] **{ $names }**{ $others ->
        [0] { "" }
        [one] { " " }a ještě jeden člověk
        [few] { " " }a ještě { $others } lidé
       *[other] { " " }a ještě { $others } lidí
    }
} za **{ $cost }**

# Tlačítka a stránky

button-daily-share = Pochlubit se
button-daily-play = Zahrát si taky
button-daily-again = Podívat se znovu
button-daily-back = Zpátky
daily-page-today = Dnešní
daily-page-words = Slovy
daily-page-solution = Řešení
daily-page-yesterday = Včerejší řešení
daily-page-record = Tvoje výsledky

# Odmítnutí

daily-none = Taková hádanka dne tu není. Dnešní ukáže { COMMAND("daily") }.
daily-not-ready = Tuhle hádanku ještě chystám. Zkus to za minutu.
daily-move-or-view = Vyber jedno: `tah` zahraje, `co` něco ukáže.
daily-not-over = Nejdřív dohraj dnešní hádanku, ukáže ji { COMMAND("daily") }. Pak se můžeš pochlubit a podívat na řešení.
daily-shared-here = V tomhle kanálu už tenhle výsledek je. V jiném to ještě jde.
daily-over = Den téhle hádanky už skončil. Dnešní ukáže { COMMAND("daily") }.
daily-no-solution = Včera tu ještě žádná hádanka nebyla. Řešení té dnešní přijde zítra.

# Nastavení

house-daily = Kanál pro hádanku dne
house-daily-about = Každé ráno: kolik lidí tady vyřešilo včerejší hádanku a komu to stačilo nejlevněji. Kdo skrývá svůj profil, toho nejmenuju.
house-daily-pick = Vyber kanál
house-daily-none = žádný

# Příkaz

command-daily = denní
    .about = Dnešní hádanka jen pro tebe, pro všechny stejná
    .move = tah
    .move-about = Co uděláš, slovy
    .view = co
    .view-about = Na co se podívat
view-yesterday = včerejší řešení
view-record = výsledky
view-share = pochlubit se
