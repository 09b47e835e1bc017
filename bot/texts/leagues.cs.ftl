### Ligy a poháry: čtou je hráči.

## U ligového stolu

league-seat = Tohle je ligová hra: sednout si sem může jen ten, komu místo přidělil los.
league-game = 🏆 Hra z ligy č. { $number }
closed-by-league = 🏁 Liga tuhle hru končí bez výsledku.

## Příkazy

command-league = liga
    .about = Ligy a poháry, které běží samy
    .league = liga
    .league-about = Která liga; jen když jich je víc
command-league-open = založit
    .about = Založ tu ligu nebo pohár
    .games = hry
    .games-about = Která hra; nebo víc her oddělených čárkou, budou se střídat
    .rounds = kola
    .rounds-about = Kolik kol
    .size = velikost-stolu
    .size-about = Kolik hráčů sedí u stolu
    .players = počet-hráčů
    .players-about = Začít, jakmile se přihlásí tolik lidí
    .start = začátek
    .start-about = Kdy začít: pátek 18:00, příští týden, 24.12.
    .role = role
    .role-about = Přihlásit se smí jen členové s touhle rolí
    .name = jméno
    .name-about = Jak se liga jmenuje
    .announce = vyhlásit
    .announce-about = Vyhlas ji hned, bez panelu
command-league-show = ukázat
    .about = Ligy na tomhle serveru: tabulka, los, záznam; přihlášení a odhlášení
    .view = co
    .view-about = Co ukázat nebo udělat
command-league-manage = spravovat
    .about = Pro moderátory: ligu začít, opravit nebo ukončit
    .action = co
    .action-about = Co udělat
    .match = hra
    .match-about = Která hra ligy
    .player = hráč
    .player-about = Čí místo se uvolní
    .substitute = náhradník
    .substitute-about = Kdo místo převezme
league-view-standings = Tabulka
league-view-draw = Jak se losovalo?
league-view-log = Záznam
league-view-join = Přihlásit se
league-view-leave = Odhlásit se
league-action-start = Začít hned
league-action-void = Nepočítat hru
league-action-seat = Dosadit hráče
league-action-end = Ukončit ligu
league-action-log = Záznam
help-league = Liga si sama losuje kola, otevírá stoly a počítá výsledky; stačí se přihlásit a hrát. Ligu založí každý, kdo smí otevírat stoly.
topic-league = Ligy

## Příprava ligy

league-new = ### 🏆 Nová liga
league-draft-about = Tohle vidíš jen ty. Až to bude sedět, vyhlas ji v { $place }: tam se lidé přihlásí a dál už poběží všechno samo.
league-draft-games = **Hry** – když jich je víc, střídají se po kolech
league-draft-rounds = **Kola** – v každém každý odehraje jednu hru
league-draft-size = **Hráčů u stolu**
league-draft-start = **Začátek** – { $start }
league-draft-role = **Kdo se smí přihlásit** – { $role ->
    [0] kdokoli
   *[other] jen <@&{ $role }>
}
league-pick-games = Hry…
league-pick-rounds = Počet kol…
league-pick-size = Hráčů u stolu…
league-pick-start = Začátek…
league-pick-role = Jen členové s rolí…
league-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
league-size = stoly po { $count }
league-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
league-start-option = Začátek: { $start }
league-start-full = { $count ->
    [one] až se přihlásí { $count } člověk
    [few] až se přihlásí { $count } lidé
   *[other] až se přihlásí { $count } lidí
}
league-start-hand = až ji spustí pořadatel
league-start-date = { $date }
league-button-announce = Vyhlásit
league-button-discard = Zahodit
league-button-options = Možnosti her
league-button-date = V určitý den…
league-button-name = Jméno…
league-button-back = Zpět
league-form-date = Kdy liga začne?
league-form-date-label = pátek 18:00, příští týden, 24.12.
league-form-name = Jak se jmenuje?
league-form-name-label = Jméno, nejvýš { $most } znaků
league-options-title = ### ⚙️ Možnosti her
league-discarded = Zahozeno. Nikdo to neviděl.
league-announced = 🏆 Vyhlášeno: **{ $name }**. Přihlásit se dá v { $place }.

## Zpráva ligy v kanálu

league-name = { $game }: liga č. { $number }
league-name-several = Liga č. { $number }
league-terms = { $games } · { $rounds } · { $size } · { $pace }
league-open-to = Přihlásit se může { $role ->
    [0] kdokoli
   *[other] <@&{ $role }>
}. Začátek: { $start }.
league-joined = **Přihlášení ({ $count })**: { $names }
league-joined-none = Zatím se nikdo nepřihlásil.
league-waiting = **Náhradníci ({ $count })**: { $names }
league-fingerprint = Každé losování vychází z tajného čísla, které už je dané. Jeho otisk: `{ $fingerprint }`
league-running = Kolo { $round } z { $rounds } · { $place }
league-champion = 🏆 Vyhrává { $names }
league-champions = 🏆 O první místo se dělí { $names }
league-cancelled = Tahle liga se neuskuteční.
league-frozen = ⏸️ Liga stojí; žádná lhůta neběží.
league-button-join = Přihlásit se
league-button-wait = Mezi náhradníky
league-button-leave = Odhlásit se
league-button-standings = Tabulka
league-button-draw = Jak se losovalo?
league-button-draw-before = Jak se bude losovat?
league-button-log = Záznam

## Tabulka

league-round = Kolo { $round } z { $rounds }
league-final = Konečné pořadí
league-progress = Dohráno: { $over } z { $count }.
league-line = { $place } **{ $name }** – { $points } · her { $played }, výher { $won }
league-line-gone = – **{ $name }** – { $points } · už nehraje
league-forfeits = · kontumace { $count }
league-match-running = ▶️ { $table } · { $names }
league-match-soon = ⏳ { $names }
league-match-over = ✅ { $table } · { $names }
league-match-void = 🚫 { $names } · nepočítá se
league-bye = ☕ V tomhle kole volno: { $names }
league-scoring = Výhra je 1 bod, poslední místo 0, ostatní místa něco mezi tím; volno a nepočítaná hra ½. Při rovnosti bodů rozhoduje Sonneborn–Berger, pak vzájemné hry.
league-empty = Zatím se nehrálo.
league-picture = Tabulka: { $name }

## Jak se losovalo

league-draw-before = Los vychází z tajného čísla o 32 bajtech, které je dané od založení ligy. Tohle je jeho otisk SHA-256: `{ $fingerprint }`. Číslo zveřejním s prvním kolem: nikdo ho nemůže vybrat dodatečně a nikdo ho předem nezná.
league-draw-after = Los vychází z čísla, které je dané od založení ligy: `{ $seed }`. Jeho SHA-256 je otisk, který byl u přihlášek: `{ $fingerprint }`.
league-draw-how = Každý potkává nové soupeře; když to jde, hrají spolu sousedé v tabulce.
league-draw-roles = Každý hraje každou roli stejně často.
league-draw-same = ✅ Kolo { $round }: nové losování teď vyšlo stejně (vstup `{ $basis }`).
league-draw-differs = ⚠️ Kolo { $round }: nové losování vyšlo jinak, nejspíš proto, že se některá dřívější hra dodatečně opravila (viz záznam).

## Záznam

league-log-title = ### 📜 { $name }
league-log-empty = Zatím se nic nestalo.
league-log-opened = ligu zakládá { $by }
league-log-joined = { $player } se přihlašuje
league-log-waits = { $player } čeká mezi náhradníky
league-log-left = { $player } odchází
league-log-removed = { $player } vypadává z ligy
league-log-started = začátek
league-log-cancelled = liga se ruší
league-log-drawn = los kola { $round }
league-log-table-opened = hra { $match } začíná
league-log-result = výsledek hry { $match }
league-log-forfeit = { $player } prohrává hru { $match } kontumačně
league-log-warned = { $player } dostává varování ve hře { $match }
league-log-replaced = { $player } přebírá místo (předtím { $other })
league-log-overdue = hře { $match } vypršel čas
league-log-void = hra { $match } se nepočítá
league-log-frozen = přestávka: bot na serveru chybí
league-log-thawed = pokračuje se
league-log-finished = konec
league-log-moderator = { $what } (zásah: { $by })

## Zprávy jednomu člověku

league-notice-warned = ⏰ V lize { $name } na tebe čeká stůl. Zahraj do { $until }, jinak hru kontumačně prohraješ, nebo přijdeš o místo.
league-notice-forfeited = Hru v lize { $name } prohráváš kontumačně: ostatní čekali moc dlouho.
league-notice-replaced = Ostatní čekali moc dlouho, takže tvoje místo v lize { $name } převzal někdo z náhradníků.
league-notice-seated = 🎉 V lize { $name } se uvolnilo místo: hraješ! Hry přijdou samy.
league-notice-cancelled = { $name } se neuskuteční.
league-notice-often-late = V lize { $name } máš dva zmeškané tahy. Po dalším se do příští ligy nepřihlásíš tak dlouho, jak dlouho na tebe ostatní čekali.

## Odpovědi

league-list = ### 🏆 Ligy na tomhle serveru
league-list-none = Žádná liga tu zatím není. Založíš ji příkazem { COMMAND("league open") }.
league-list-pick = Ukázat ligu…
league-list-line = { $status } **{ $name }** · { $players }
league-done-join = Jsi v lize **{ $name }**. Hry přijdou samy; až budeš na tahu, pingnu tě.
league-done-wait = Jsi mezi náhradníky ligy **{ $name }**. Až se uvolní místo, napíšu ti.
league-done-leave = Už nejsi v lize **{ $name }**.
league-ask-leave = Odejít z ligy **{ $name }**? Už běží: rozehrané hry prohraješ kontumačně a vrátit se nejde.
league-manage-title = ### 🛠️ { $name }
league-manage-about = Pro moderátory. Všechno, co tu uděláš, bude v záznamu, který si může přečíst každý.
league-pick-void = Nepočítat hru…
league-pick-replaced = Předat něčí místo…
league-pick-substitute = Komu…
league-substitute-for = **{ $name }**: kdo převezme tohle místo?
league-match = Hra { $match } · { $names }
league-ask-end = Ukončit ligu **{ $name }**? Rozehrané hry skončí bez výsledku a současná tabulka bude konečná.
league-ask-void = Nepočítat hru { $match }? Všem se započítá jako remíza.
league-done-start = Začínáme: první kolo je vylosované.
league-done-void = Hra { $match } se už nepočítá.
league-done-seat = Hotovo: místo přebírá { $player }.
league-done-end = Liga **{ $name }** skončila.

## Odmítnutí

league-on-a-server = Liga patří k serveru. Použij příkaz tam.
league-none = Taková liga tu není. Přehled ukáže { COMMAND("league show") }.
league-which = Lig je tu víc. Napiš, kterou myslíš.
league-too-many = Na tomhle serveru už běží { $most } lig. Počkej, až některá skončí.
league-own-too-many = Pořádáš už { $most } ligy. Počkej, až některá skončí.
league-draft-gone = Tenhle návrh už neexistuje. Nový začneš příkazem { COMMAND("league open") }.
league-not-yours = Tuhle ligu může připravit jen její pořadatel.
league-role-needed = Tahle liga je pro členy s rolí { $role }.
league-role-gone = Roli pro tuhle ligu někdo smazal. Zeptej se moderátorů.
league-one-game = Vyber aspoň jednu hru.
league-sizes-differ = Tyhle hry se nedají hrát ve stejném počtu hráčů. Vyber jiné.
league-kept-out = V minulé lize na tebe ostatní čekali. Znovu se můžeš přihlásit { $until }.
league-not-in = V téhle lize nejsi.
league-no-entrant = Pod tímhle číslem v lize nikdo nehraje. Vyber hráče ze seznamu.
league-no-match = Taková hra v lize není. Vyber ji ze seznamu.
league-too-few = { $least ->
    [one] Liga potřebuje aspoň { $least } hráče. Počkej na další.
    [few] Liga potřebuje aspoň { $least } hráče. Počkej na další.
   *[other] Liga potřebuje aspoň { $least } hráčů. Počkej na další.
}
league-already-in = Už v ní jsi.
league-was-in = Kdo z běžící ligy odejde, už se do ní nevrátí.
league-crowded = Náhradníků už je dost.
league-over = Tahle liga už skončila.
league-not-started = Tahle liga ještě nezačala.
league-bad-size = U stolu těchhle her sedí { $least } až { $most } hráčů. Vyber počet v tomhle rozmezí.
league-bad-rounds = Liga má 1 až { $most } kol.
league-bad-entrants = Liga potřebuje { $least } až { $most } hráčů.
league-bad-date = Ten den už byl, nebo je moc daleko. Vyber jiný do roka.
league-bad-times = Tyhle lhůty k sobě nejdou. Vyber jiné tempo.
league-person-here = Vyber člena tohohle serveru, který není bot.
league-needs-match = Řekni, kterou hru: volba `hra`.
league-needs-player = Řekni, čí místo se uvolní a kdo ho převezme.
league-moderators = Tohle je jen pro moderátory: pro toho, kdo smí spravovat server nebo zprávy v tomhle kanálu.
league-organiser-starts = Tuhle ligu může spustit jen pořadatel nebo moderátor.

## Obrázky

league-column-played = her
league-column-won = výher
league-column-points = body
league-points = { $points } b.
league-record = výhry: { $won } z { $played }
