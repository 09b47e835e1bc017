### Ligy a poháre: čítajú ich hráči.

## Pri ligovom stole

league-seat = Toto je ligová hra: sadnúť si sem môže iba ten, komu miesto pripadlo žrebom.
league-game = 🏆 Hra z ligy č. { $number }
closed-by-league = 🏁 Liga túto hru končí bez výsledku.

## Príkazy

command-league = liga
    .about = Ligy a poháre, ktoré bežia samy
    .league = liga
    .league-about = Ktorá liga; len keď ich je viac
command-league-open = založiť
    .about = Založ tu ligu alebo pohár
    .games = hry
    .games-about = Ktorá hra; alebo viac hier oddelených čiarkou, budú sa striedať
    .rounds = kolá
    .rounds-about = Koľko kôl
    .size = veľkosť-stola
    .size-about = Koľko hráčov sedí pri stole
    .players = počet-hráčov
    .players-about = Začať, len čo sa prihlási toľko ľudí
    .start = začiatok
    .start-about = Kedy začať: piatok 18:00, budúci týždeň, 24.12.
    .role = rola
    .role-about = Prihlásiť sa smú len členovia s touto rolou
    .name = meno
    .name-about = Ako sa liga volá
    .announce = vyhlásiť
    .announce-about = Vyhlás ju hneď, bez panela
command-league-show = ukázať
    .about = Ligy na tomto serveri: tabuľka, žreb, záznam; prihlásenie a odhlásenie
    .view = čo
    .view-about = Čo ukázať alebo urobiť
command-league-manage = spravovať
    .about = Pre moderátorov: ligu začať, opraviť alebo ukončiť
    .action = čo
    .action-about = Čo urobiť
    .match = hra
    .match-about = Ktorá hra ligy
    .player = hráč
    .player-about = Čie miesto sa uvoľní
    .substitute = náhradník
    .substitute-about = Kto miesto preberie
league-view-standings = Tabuľka
league-view-draw = Ako sa žrebovalo?
league-view-log = Záznam
league-view-join = Prihlásiť sa
league-view-leave = Odhlásiť sa
league-action-start = Začať hneď
league-action-void = Nepočítať hru
league-action-seat = Dosadiť hráča
league-action-end = Ukončiť ligu
league-action-log = Záznam
help-league = Liga si sama žrebuje kolá, otvára stoly a počíta výsledky; stačí sa prihlásiť a hrať. Ligu založí každý, kto smie otvárať stoly.
topic-league = Ligy

## Príprava ligy

league-new = ### 🏆 Nová liga
league-draft-about = Toto vidíš len ty. Keď to bude sedieť, vyhlás ju v { $place }: tam sa ľudia prihlásia a ďalej už pobeží všetko samo.
league-draft-games = **Hry** – keď ich je viac, striedajú sa po kolách
league-draft-rounds = **Kolá** – v každom každý odohrá jednu hru
league-draft-size = **Hráčov pri stole**
league-draft-start = **Začiatok** – { $start }
league-draft-role = **Kto sa smie prihlásiť** – { $role ->
    [0] ktokoľvek
   *[other] iba <@&{ $role }>
}
league-pick-games = Hry…
league-pick-rounds = Počet kôl…
league-pick-size = Hráčov pri stole…
league-pick-start = Začiatok…
league-pick-role = Iba členovia s rolou…
league-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kolá
   *[other] { $count } kôl
}
league-size = stoly po { $count }
league-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
league-start-option = Začiatok: { $start }
league-start-full = { $count ->
    [one] keď sa prihlási { $count } človek
    [few] keď sa prihlásia { $count } ľudia
   *[other] keď sa prihlási { $count } ľudí
}
league-start-hand = keď ju spustí organizátor
league-start-date = { $date }
league-button-announce = Vyhlásiť
league-button-discard = Zahodiť
league-button-options = Možnosti hier
league-button-date = V určitý deň…
league-button-name = Meno…
league-button-back = Späť
league-form-date = Kedy sa liga začne?
league-form-date-label = piatok 18:00, budúci týždeň, 24.12.
league-form-name = Ako sa volá?
league-form-name-label = Meno, najviac { $most } znakov
league-options-title = ### ⚙️ Možnosti hier
league-discarded = Zahodené. Nikto to nevidel.
league-announced = 🏆 Vyhlásené: **{ $name }**. Prihlásiť sa dá v { $place }.

## Správa ligy v kanáli

league-name = { $game }: liga č. { $number }
league-name-several = Liga č. { $number }
league-terms = { $games } · { $rounds } · { $size } · { $pace }
league-open-to = Prihlásiť sa môže { $role ->
    [0] ktokoľvek
   *[other] <@&{ $role }>
}. Začiatok: { $start }.
league-joined = **Prihlásení ({ $count })**: { $names }
league-joined-none = Zatiaľ sa nikto neprihlásil.
league-waiting = **Náhradníci ({ $count })**: { $names }
league-fingerprint = Každé žrebovanie vychádza z tajného čísla, ktoré je už dané. Jeho odtlačok: `{ $fingerprint }`
league-running = Kolo { $round } z { $rounds } · { $place }
league-champion = 🏆 Vyhráva { $names }
league-champions = 🏆 O prvé miesto sa delia { $names }
league-cancelled = Táto liga sa neuskutoční.
league-frozen = ⏸️ Liga stojí; žiadna lehota nebeží.
league-button-join = Prihlásiť sa
league-button-wait = Medzi náhradníkov
league-button-leave = Odhlásiť sa
league-button-standings = Tabuľka
league-button-draw = Ako sa žrebovalo?
league-button-draw-before = Ako sa bude žrebovať?
league-button-log = Záznam

## Tabuľka

league-round = Kolo { $round } z { $rounds }
league-final = Konečné poradie
league-progress = Dohrané: { $over } z { $count }.
league-line = { $place } **{ $name }** – { $points } · hier { $played }, výhier { $won }
league-line-gone = – **{ $name }** – { $points } · už nehrá
league-forfeits = · kontumácie { $count }
league-match-running = ▶️ { $table } · { $names }
league-match-soon = ⏳ { $names }
league-match-over = ✅ { $table } · { $names }
league-match-void = 🚫 { $names } · nepočíta sa
league-bye = ☕ V tomto kole voľno: { $names }
league-scoring = Výhra je 1 bod, posledné miesto 0, ostatné miesta niečo medzi tým; voľno a nepočítaná hra ½. Pri rovnosti bodov rozhoduje Sonneborn–Berger, potom vzájomné hry.
league-empty = Zatiaľ sa nehralo.
league-picture = Tabuľka: { $name }

## Ako sa žrebovalo

league-draw-before = Žreb vychádza z tajného čísla s 32 bajtmi, ktoré je dané od založenia ligy. Toto je jeho odtlačok SHA-256: `{ $fingerprint }`. Číslo zverejním s prvým kolom: nikto ho nemôže vybrať dodatočne a nikto ho vopred nepozná.
league-draw-after = Žreb vychádza z čísla, ktoré je dané od založenia ligy: `{ $seed }`. Jeho SHA-256 je odtlačok, ktorý bol pri prihláškach: `{ $fingerprint }`.
league-draw-how = Každý stretáva nových súperov; keď sa dá, hrajú spolu susedia v tabuľke.
league-draw-roles = Každý hrá každú rolu rovnako často.
league-draw-same = ✅ Kolo { $round }: nové žrebovanie teraz vyšlo rovnako (vstup `{ $basis }`).
league-draw-differs = ⚠️ Kolo { $round }: nové žrebovanie vyšlo inak, zrejme preto, že sa niektorá skoršia hra dodatočne opravila (pozri záznam).

## Záznam

league-log-title = ### 📜 { $name }
league-log-empty = Zatiaľ sa nič nestalo.
league-log-opened = ligu zakladá { $by }
league-log-joined = { $player } sa prihlasuje
league-log-waits = { $player } čaká medzi náhradníkmi
league-log-left = { $player } odchádza
league-log-removed = { $player } vypadáva z ligy
league-log-started = začiatok
league-log-cancelled = liga sa ruší
league-log-drawn = žreb kola { $round }
league-log-table-opened = hra { $match } sa začína
league-log-result = výsledok hry { $match }
league-log-forfeit = { $player } prehráva hru { $match } kontumačne
league-log-warned = { $player } dostáva varovanie v hre { $match }
league-log-replaced = { $player } preberá miesto (predtým { $other })
league-log-overdue = hre { $match } vypršal čas
league-log-void = hra { $match } sa nepočíta
league-log-frozen = prestávka: bot na serveri chýba
league-log-thawed = pokračuje sa
league-log-finished = koniec
league-log-moderator = { $what } (zásah: { $by })

## Správy jednému človeku

league-notice-warned = ⏰ V lige { $name } na teba čaká stôl. Zahraj do { $until }, inak hru kontumačne prehráš alebo prídeš o miesto.
league-notice-forfeited = Hru v lige { $name } prehrávaš kontumačne: ostatní čakali pridlho.
league-notice-replaced = Ostatní čakali pridlho, takže tvoje miesto v lige { $name } prevzal niekto z náhradníkov.
league-notice-seated = 🎉 V lige { $name } sa uvoľnilo miesto: hráš! Hry prídu samy.
league-notice-cancelled = { $name } sa neuskutoční.
league-notice-often-late = V lige { $name } máš dva zmeškané ťahy. Po ďalšom sa do budúcej ligy neprihlásiš tak dlho, ako dlho na teba ostatní čakali.

## Odpovede

league-list = ### 🏆 Ligy na tomto serveri
league-list-none = Žiadna liga tu zatiaľ nie je. Založíš ju príkazom { COMMAND("league open") }.
league-list-pick = Ukázať ligu…
league-list-line = { $status } **{ $name }** · { $players }
league-done-join = Si v lige **{ $name }**. Hry prídu samy; keď budeš na ťahu, pingnem ťa.
league-done-wait = Si medzi náhradníkmi ligy **{ $name }**. Keď sa uvoľní miesto, napíšem ti.
league-done-leave = Už nie si v lige **{ $name }**.
league-ask-leave = Odísť z ligy **{ $name }**? Už beží: rozohrané hry prehráš kontumačne a vrátiť sa nedá.
league-manage-title = ### 🛠️ { $name }
league-manage-about = Pre moderátorov. Všetko, čo tu urobíš, bude v zázname, ktorý si môže prečítať každý.
league-pick-void = Nepočítať hru…
league-pick-replaced = Odovzdať niečie miesto…
league-pick-substitute = Komu…
league-substitute-for = **{ $name }**: kto preberie toto miesto?
league-match = Hra { $match } · { $names }
league-ask-end = Ukončiť ligu **{ $name }**? Rozohrané hry sa skončia bez výsledku a súčasná tabuľka bude konečná.
league-ask-void = Nepočítať hru { $match }? Všetkým sa započíta ako remíza.
league-done-start = Začíname: prvé kolo je vyžrebované.
league-done-void = Hra { $match } sa už nepočíta.
league-done-seat = Hotovo: miesto preberá { $player }.
league-done-end = Liga **{ $name }** sa skončila.

## Odmietnutia

league-on-a-server = Liga patrí k serveru. Použi príkaz tam.
league-none = Taká liga tu nie je. Prehľad ukáže { COMMAND("league show") }.
league-which = Líg je tu viac. Napíš, ktorú myslíš.
league-too-many = Na tomto serveri už beží { $most } líg. Počkaj, kým sa niektorá skončí.
league-own-too-many = Organizuješ už { $most } ligy. Počkaj, kým sa niektorá skončí.
league-draft-gone = Tento návrh už neexistuje. Nový začneš príkazom { COMMAND("league open") }.
league-not-yours = Túto ligu môže pripraviť len jej organizátor.
league-role-needed = Táto liga je pre členov s rolou { $role }.
league-role-gone = Rolu pre túto ligu niekto zmazal. Opýtaj sa moderátorov.
league-one-game = Vyber aspoň jednu hru.
league-sizes-differ = Tieto hry sa nedajú hrať v rovnakom počte hráčov. Vyber iné.
league-kept-out = V minulej lige na teba ostatní čakali. Znova sa môžeš prihlásiť { $until }.
league-not-in = V tejto lige nie si.
league-no-entrant = Pod týmto číslom v lige nikto nehrá. Vyber hráča zo zoznamu.
league-no-match = Taká hra v lige nie je. Vyber ju zo zoznamu.
league-too-few = { $least ->
    [one] Liga potrebuje aspoň { $least } hráča. Počkaj na ďalších.
    [few] Liga potrebuje aspoň { $least } hráčov. Počkaj na ďalších.
   *[other] Liga potrebuje aspoň { $least } hráčov. Počkaj na ďalších.
}
league-already-in = Už v nej si.
league-was-in = Kto z bežiacej ligy odíde, už sa do nej nevráti.
league-crowded = Náhradníkov je už dosť.
league-over = Táto liga sa už skončila.
league-not-started = Táto liga sa ešte nezačala.
league-bad-size = Pri stole týchto hier sedí { $least } až { $most } hráčov. Vyber počet v tomto rozmedzí.
league-bad-rounds = Liga má 1 až { $most } kôl.
league-bad-entrants = Liga potrebuje { $least } až { $most } hráčov.
league-bad-date = Ten deň už bol, alebo je príliš ďaleko. Vyber iný do roka.
league-bad-times = Tieto lehoty k sebe nejdú. Vyber iné tempo.
league-person-here = Vyber člena tohto servera, ktorý nie je bot.
league-needs-match = Povedz, ktorú hru: voľba `game`.
league-needs-player = Povedz, čie miesto sa uvoľní a kto ho preberie.
league-moderators = Toto je len pre moderátorov: pre toho, kto smie spravovať server alebo správy v tomto kanáli.
league-organiser-starts = Túto ligu môže spustiť len organizátor alebo moderátor.

## Obrázky

league-column-played = hier
league-column-won = výhier
league-column-points = body
league-points = { $points } b.
league-record = výhry: { $won } z { $played }
