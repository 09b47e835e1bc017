# Hádanka dne. Jméno (daily-title), cíl (daily-goal) a pravidla (daily-how) dodává hra.

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
puzzle-stale = 🔁 To byl starší panel. Tady je aktuální.
puzzle-ended = 🏁 Tuhle hádanku už máš za sebou.
puzzle-late = 🌙 Den téhle hádanky už skončil. Dohrát ji jde do nejbližší půlnoci UTC, ale do série ani do výsledků serveru se už nepočítá.
puzzle-solved = ✅ **Vyřešeno za { $cost }** (par { $par })
puzzle-unsolved = ❌ **Nevyřešeno** ({ $cost }, par { $par })
puzzle-next = -# Další { $time } · 🔏 `{ $commitment }…`
puzzle-commitment = -# Všichni mají stejnou hádanku. 🔏 `{ $commitment }…` je otisk dnešního semínka: podle něj si zítra každý může ověřit, že hádanka byla daná předem.
puzzle-typing = -# Tahy jde i psát: { COMMAND("daily") } a volba `tah`.
puzzle-sure = **{ $move }** – opravdu? Vrátit to nepůjde.
puzzle-solution = řešení
puzzle-proof =
    -# 🔏 Semínko dne: `{ $link }`
    -# Jeho SHA-256 začíná `{ $commitment }`: to je otisk, který byl u hádanky. Semínko samo je otiskem následujícího dne, takže každá hádanka je daná dřív, než ji může kdokoli znát.
puzzle-record = tvoje výsledky
puzzle-record-none = Zatím nemáš žádnou dohranou hádanku. Dnešní čeká.
puzzle-record-counts = Vyřešeno { $solved } z { $played } · série **{ $streak }** · nejdelší { $best }
puzzle-record-bar = { $kind ->
    [par] par
    [more] { SIGNED($difference) } a víc
    [less] { SIGNED($difference) } a méně
   *[plain] { SIGNED($difference) }
}: { $count }×
puzzle-record-how = -# Počítá se od paru: vlevo stačilo méně, vpravo bylo potřeba víc. Série roste s každou hádankou, kterou vyřešíš v její den (UTC).
puzzle-line = { $title } · { $cost } (par { $par })
puzzle-line-unsolved = { $title } · ✗ (par { $par })
puzzle-copy = Sem za tebe psát nemůžu. Tady je tvůj výsledek ke zkopírování:
puzzle-shared = ✅ Tvůj výsledek je v kanálu.
puzzle-table = včera
puzzle-table-solved = { $solved ->
    [0] Na tomhle serveru ji nevyřešil nikdo.
    [one] Na tomhle serveru ji vyřešil **{ $solved } člověk**.
    [few] Na tomhle serveru ji vyřešili **{ $solved } lidé**.
   *[other] Na tomhle serveru ji vyřešilo **{ $solved } lidí**.
} { $failed ->
    [0] { "" }
    [one] Jeden pokus nevyšel.
    [few] { $failed } pokusy nevyšly.
   *[other] { $failed } pokusů nevyšlo.
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
}, cena **{ $cost }**

# Tlačítka a stránky

button-daily-share = Pochlubit se
button-daily-play = Zahrát si taky
button-daily-again = Podívat se znovu
button-daily-back = Zpět
button-daily-yesterday = Včerejší řešení
puzzle-page-today = Dnes
puzzle-page-rules = Pravidla
puzzle-page-words = Slovy
puzzle-page-yesterday = Včera
puzzle-page-record = Výsledky

# Odmítnutí

puzzle-none = Taková hádanka dne tu není. Dnešní ukáže { COMMAND("daily") }.
puzzle-not-ready = Tuhle hádanku ještě chystám. Zkus to za minutu.
puzzle-move-or-view = Vyber jedno: `tah` provede tah, `co` něco ukáže.
puzzle-not-over = Nejdřív dohraj dnešní hádanku, ukáže ji { COMMAND("daily") }. Pak se s ní můžeš pochlubit.
puzzle-shared-here = V tomhle kanálu už tenhle výsledek je. Do jiného ho ještě poslat můžeš.
puzzle-over = Den téhle hádanky už skončil. Dnešní ukáže { COMMAND("daily") }.
puzzle-no-solution = Včera tu ještě žádná hádanka nebyla. Řešení té dnešní přijde zítra.

# Nastavení

house-daily = Kanál pro hádanku dne
house-daily-about = Každé ráno: kolik lidí tu vyřešilo včerejší hádanku a komu na to stačilo nejméně. Kdo skrývá svůj profil, toho nejmenuju.
house-daily-pick = Vyber kanál
house-daily-none = žádný

# Příkaz

command-daily = hádanka
    .about = Dnešní hádanka: všichni mají stejnou a každý ji hraje sám za sebe
    .move = tah
    .move-about = Tvůj tah slovy
    .view = co
    .view-about = Na co se podívat
view-rules = pravidla
view-yesterday = včerejší řešení
view-record = výsledky
view-share = pochlubit se
