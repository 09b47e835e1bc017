# Hádanka dne. Jméno (daily-title) a pravidla (daily-how) dodává hra.

puzzle-weekday = { $weekday ->
    [mon] Pondělí
    [tue] Úterý
    [wed] Středa
    [thu] Čtvrtek
    [fri] Pátek
    [sat] Sobota
   *[sun] Neděle
}
puzzle-status = { puzzle-weekday } · par **{ $par }**{ $moves ->
    [0] { "" }
   *[other] { " · " }zatím **{ $cost }**
}
puzzle-status-past = { puzzle-weekday } · par { $par }
puzzle-stale = 🔁 To byl starší panel. Tady je ten současný.
puzzle-ended = 🏁 Tuhle hádanku už máš za sebou.
puzzle-late = 🌙 Tenhle den už skončil. Hádanku jde dohrát do půlnoci UTC, ale do šňůry ani do tabulek se nepočítá.
puzzle-solved = ✅ **Vyřešeno za { $cost }** (par { $par })
puzzle-unsolved = ❌ **Nevyřešeno** ({ $cost }, par { $par })
puzzle-next = -# Všichni tu mají stejnou hádanku. Další přijde { $time }.
puzzle-commitment = -# 🔏 Otisk dnešního semínka: `{ $commitment }…`
puzzle-typing = -# Tahy jdou i psát: { COMMAND("daily") } a v něm možnost `tah`.
puzzle-sure = **{ $move }** – opravdu? Vrátit to nejde.
puzzle-solution = řešení
puzzle-proof =
    -# 🔏 Semínko dne: `{ $link }`
    -# Jeho SHA-256 začíná `{ $commitment }`: to byl otisk na hádance. Semínko samo je otiskem dalšího dne, takže zítřejší hádanka byla daná dřív, než ji kdo mohl znát.
puzzle-record = tvoje výsledky
puzzle-record-none = Zatím tu nemáš žádnou dohranou hádanku. Dnešní čeká.
puzzle-record-counts = Vyřešeno { $solved } z { $played } · šňůra **{ $streak }** · nejdelší { $best }
puzzle-record-bar = { $kind ->
    [par] par
    [more] { SIGNED($difference) } a víc
    [less] { SIGNED($difference) } a méně
   *[plain] { SIGNED($difference) }
}: { $count }×
puzzle-record-how = -# Počítáno od paru: vlevo stačilo méně, vpravo bylo potřeba víc. Šňůra roste s každou hádankou, kterou vyřešíš v její den (UTC).
puzzle-line = { $title } · { $cost } (par { $par })
puzzle-line-unsolved = { $title } · ✗ (par { $par })
puzzle-copy = Sem za tebe psát nemůžu. Tady je tvůj řádek ke zkopírování:
puzzle-shared = ✅ Tvůj řádek je v kanálu.
puzzle-table = včera
puzzle-table-solved = { $solved ->
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
puzzle-table-best = 🏅 Nejlépe: { $named ->
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
button-daily-yesterday = Včerejší řešení
puzzle-page-today = Dnešní
puzzle-page-words = Slovy
puzzle-page-yesterday = Včerejšek
puzzle-page-record = Výsledky

# Odmítnutí

puzzle-none = Taková hádanka dne tu není. Dnešní ukáže { COMMAND("daily") }.
puzzle-not-ready = Tuhle hádanku ještě chystám. Zkus to za minutu.
puzzle-move-or-view = Vyber jedno: `tah` zahraje, `co` něco ukáže.
puzzle-not-over = Nejdřív dohraj dnešní hádanku, ukáže ji { COMMAND("daily") }. Pak se můžeš pochlubit.
puzzle-shared-here = V tomhle kanálu už tenhle výsledek je. V jiném to ještě jde.
puzzle-over = Den téhle hádanky už skončil. Dnešní ukáže { COMMAND("daily") }.
puzzle-no-solution = Včera tu ještě žádná hádanka nebyla. Řešení té dnešní přijde zítra.

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
