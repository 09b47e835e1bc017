# Slová spoločných častí: karty stolov, herné plány, ponuky a odpovede.

language-name = Slovenčina

# Tlačidlá

button-join = Prisadnúť
button-leave = Odísť
button-add-computer = Pridať počítač
button-start = Začať
button-options = Možnosti
button-rules = Pravidlá
button-my-move = Môj ťah
button-look = Ukázať obrázky
button-secrets = Moje tajomstvá
button-missed = Čo mi ušlo?
button-hint = Čo môžem urobiť?
button-older = Staršie
button-newer = Novšie
button-first = Začiatok
button-replay = Záznam
button-verify = Overiť
button-again = Hrať znova
button-anew = Otvoriť stôl
pick-a-move = Vyber ťah…
pick-pace = Ako rýchlo hráme?
pick-computer = Počítačoví hráči a ich úroveň…
add-computer = Pridať počítač: { $strength }
remove-computer = Odobrať posledný počítač

# Pred začiatkom hry

seats-free = { $free ->
    [0] Všetky miesta sú obsadené.
    [one] Ešte jedno voľné miesto; začať sa dá od { $least } hráčov.
    [few] Ešte { $free } voľné miesta; začať sa dá od { $least } hráčov.
   *[other] Ešte { $free } voľných miest; začať sa dá od { $least } hráčov.
}
turns-in-time = { $kept } z posledných { $count } ťahov načas
terms-by-the-book = 📖 Presne podľa pravidiel
terms-options = ⚙️ { $options }
strength-easy = úroveň ľahká
strength-fair = úroveň stredná
strength-good = úroveň pokročilá
strength-strong = úroveň ťažká
style-bold = hrá odvážne
style-careful = hrá opatrne
pace-live = ⏱️ Naživo: hodina na ťah
pace-daily = 🌤️ Denne: deň na ťah
pace-relaxed = 🌿 V pohode: tri dni na ťah
pace-unhurried = 🐌 Bez náhlenia: čas nebeží
takes-hours = ⌛ Čaká sa asi na { $turns ->
    [one] jeden ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
}, spolu zhruba { $count ->
    [one] hodinu
    [few] { $count } hodiny
   *[other] { $count } hodín
}
takes-days = ⌛ Čaká sa asi na { $turns ->
    [one] jeden ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
}, spolu zhruba { $count ->
    [one] deň
    [few] { $count } dni
   *[other] { $count } dní
}
table-opened = Stôl #{ NUMBER($table, useGrouping: 0) } je pripravený: { $place }
table-is-here = Hrá sa tu: { $place }
only-on-the-board = 👀 Čo je práve otočené, uvidíš len na hernom pláne: { $place }
picture-coming = -# Obrázok sa ešte kreslí, o chvíľu bude tu.
picture-coming-again = -# Obrázok sa ešte kreslí: pozri sa znova o pár sekúnd.
picture-failed = -# Tento obrázok teraz neviem nakresliť, hrá sa ďalej podľa opisu.

# Herný plán

turn-of = { $count ->
    [one] ➡️ Na ťahu je { $players }
    [few] ➡️ Na ťahu sú { $players }
   *[other] ➡️ Na ťahu sú { $players }
}
your-turn = ➡️ **Si na ťahu.**
call = { $count ->
    [one] { $players } · { $table }: si na ťahu
    [few] { $players } · { $table }: ste na ťahu
   *[other] { $players } · { $table }: ste na ťahu
}
nudge = { $count ->
    [one] ⏳ Si na ťahu{ $left }: { $tables }
    [few] ⏳ Si na ťahu v { $count } hrách{ $left }: { $tables }
   *[other] ⏳ Si na ťahu v { $count } hrách{ $left }: { $tables }
}
reminder = { $count ->
    [one] ⏰ Pripomienka: { $left } · { $tables }: si na ťahu
    [few] ⏰ Pripomienka: { $left } · { $count } hry: { $tables }
   *[other] ⏰ Pripomienka: { $left } · { $count } hier: { $tables }
}
left-minutes = { $count ->
    [one] zostáva minúta
    [few] zostávajú { $count } minúty
   *[other] zostáva { $count } minút
}
left-hours = { $count ->
    [one] zostáva hodina
    [few] zostávajú { $count } hodiny
   *[other] zostáva { $count } hodín
}
left-days = { $count ->
    [one] zostáva deň
    [few] zostávajú { $count } dni
   *[other] zostáva { $count } dní
}
waiting-since = rad na teba prišiel { $when }
due = čas do { $when }
call-letter = { $table }: si na ťahu
letter-news = { $table }: niečo len pre teba
letter-played = { $table }: máš odohrané ✅
letter-past = { $table }: toto kolo sa už skončilo
last-one = čaká sa už len na teba
you-are-last = ⏳ **Čaká sa už len na teba.**
flaws-title = 🎭 Slabiny počítačov
farewell = 🏁 Koniec hry: { $table } · { $players }
invitation = { $players } · { $host } hrá znova: { $table }. Kto sa pridá?
button-describe = Opísať slovami
button-board = Herný plán
button-to-table = K stolu
button-next = Čaká aj { $table }
panel-moved = -# ⬇️ Toto už neplatí: novší panel je nižšie.
drawer-closed = -# ✔️ Zatvorené: teraz tu nie je čo vyberať.
ask-move =
    ⚠️ **{ $move }**
    Toto sa nedá vziať späť. Urobiť to?
ask-resign = 🏳️ Vzdať hru **{ $table }**? Ďalej bude za teba hrať počítač a nikto iný si na tvoje miesto nesadne; vrátiť sa môžeš len ty: { COMMAND("table join") }.
ask-resign-ends = 🏳️ Vzdať **{ $table }**? Hra sa tým skončí a návratu už niet.
button-take-seat = Sadnúť si na voľné miesto
button-take-seat-of = Prevziať miesto: { $player }
seats-open = { $count ->
    [one] 🪑 Voľné miesto: { $players }. Sadnúť si naň a hrať ďalej môže ktokoľvek.
    [few] 🪑 Voľné miesta: { $players }. Sadnúť si na ne a hrať ďalej môže ktokoľvek.
   *[other] 🪑 Voľné miesta: { $players }. Sadnúť si na ne a hrať ďalej môže ktokoľvek.
}
sitter-left = **{ $name }** – miesto je voľné
which-seat = 🪑 **{ $table }**: ktoré miesto to má byť?
welcome = { $table }: teraz tu hráš ty (predtým { $before })
sits-here-now = 🪑 **Toto miesto je teraz tvoje** (predtým { $before }), aj so všetkým tajným, čo k nemu patrí.
so-far = **Čo sa zatiaľ stalo:**
so-far-all = -# Všetko nájdeš tu: { COMMAND("table show view:history") }
offer = { $player } · { $name } ti ponúka svoje miesto: { $table }. Chceš tu hrať ďalej?
letter-handed-over = { $table }: na tomto mieste teraz hrá niekto iný
call-unread = 🪑 { $player }: tajomstvá tvojho miesta a čo sa stalo predtým nájdeš pod tlačidlom **{ button-my-move }**.
sat-nobody = nikto
sat-from-to = { $moves ->
    [0] { $name }: žiadny ťah
    [one] { $name }: { $first }. ťah
    [few] { $name }: ťahy { $first }–{ $last }
   *[other] { $name }: ťahy { $first }–{ $last }
}
sat-since = { $name }: od { $first }. ťahu
ask-leave = 🚪 Odísť z hry **{ $table }**? Na tvoje miesto si bude môcť sadnúť niekto iný; kým je voľné, môžeš sa vrátiť.
ask-leave-ends = 🚪 Odísť z hry **{ $table }**? Nikto iný už tu nehrá, takže sa tým skončí.
done-take = 🪑 Teraz tu hráš ty: { $table }. Tajomstvá tohto miesta ti posielam súkromnou správou a nájdeš ich aj pod herným plánom: **{ button-secrets }**.
done-take-open = 🪑 Teraz tu hráš ty: { $table }. Čo sa doteraz stalo, ti posielam súkromnou správou.
done-retake = 🪑 Vitaj späť: { $table }.
done-offer = 🤝 Pýtam sa: { $player }. Kým si na tvoje miesto nesadne, je stále tvoje; keď medzitým ťaháš, ponuka padá.
done-keep = 🤝 Miesto si nechávaš: { $table }.
done-decline-seat = 👌 Odmietnuté: { $table }.
done-replace = 🗳️ Tvoj hlas je započítaný: { $table }.
ask-vote-ends = 🗳️ Ukončiť **{ $table }** bez výsledku? Stačí na to už len tvoj hlas a návratu potom niet.
ask-cancel = 🚫 Zrušiť **{ $table }** pre všetkých? Hra sa skončí bez výsledku.
ask-forget =
    ### 🫥 Zabudnúť na teba?
    { "" }**Čo zmizne:** tvoje meno a ID všade, kde ich mám; tvoj jazyk, časové pásmo, tiché hodiny a ako často ťa mám pingovať; súkromné správy odo mňa, ak mi ich Discord dovolí zmazať.
    { "" }**Čo zostane:** tvoje odohrané hry, len namiesto tvojho mena v nich bude „N. N.“, aby si ich ostatní mohli ďalej prezerať a overiť rozdanie; a správy, ktoré už odo mňa stoja na serveroch: o zmazanie požiadaj tamojších moderátorov. Kým niektorá tvoja hra beží, ostane v nej zašifrovaná značka: podľa nej spoznám, že v tej hre nesmieš na iné miesto.
ask-forget-tables = **Tvoje stoly:**
ask-forget-going = • hry, v ktorých sa uvoľní tvoje miesto: { $count }
ask-forget-ends = • hry, ktoré sa tým skončia: { $count }
ask-forget-lobbies = • miesta, ktoré pred začiatkom uvoľníš: { $count }
ask-forget-last = Návratu už niet.
button-do-it = Áno, urobiť
button-keep = Nie, nechať tak
kept = 👌 Nič sa nezmenilo.
done-join = 🪑 Sedíš pri stole: { $table }.
again-opened = { $count ->
    [0] 🔁 { $table }: stôl je pripravený, { $place }. Keď budeš chcieť, stlač tam ▶️ **Začať**.
    [one] 🔁 { $table }: stôl je pripravený, { $place }. Kto hral s tebou, dostane pozvánku; keď si prisadne, stlač tam ▶️ **Začať**.
    [few] 🔁 { $table }: stôl je pripravený, { $place }. Kto hral s tebou, dostane pozvánku; keď si všetci prisadnú, stlač tam ▶️ **Začať**.
   *[other] 🔁 { $table }: stôl je pripravený, { $place }. Kto hral s tebou, dostane pozvánku; keď si všetci prisadnú, stlač tam ▶️ **Začať**.
}
again-joined = 🪑 Sedíš pri stole { $table }: { $place }. Hra sa začne, keď { $host } stlačí ▶️ **Začať**; keď budeš na ťahu, pingnem ťa.
again-open-table = 👋 Na hráčov čaká { $table }: { $place }.
again-onlooker = 👋 { $table }: tam hrali iní, a tak nikoho nepozývam. Chceš si túto hru zahrať pri vlastnom stole?
done-leave = 🚪 Už nesedíš pri stole: { $table }.
done-start = ▶️ Hra sa začala: { $table }.
done-resign = 🏳️ Vzdávaš hru: { $table }.
done-vote = 🗳️ Tvoj hlas za koniec hry platí: { $table }.
done-cancel = 🚫 Zrušené: { $table }.
done-forget = 🫥 Hotovo, už o tebe nič neviem. Keď znova použiješ niektoré moje tlačidlo alebo príkaz, začneme odznova.
done-language = 📣 Verejné správy pri stole { $table } budem písať { $language ->
    [cs] po česky
    [sk] po slovensky
    [pl] po poľsky
   *[en] po anglicky
}; súkromné dostáva každý ďalej vo svojom jazyku.
list-more = … a ďalšie: { $count }
others-wait = **Čaká sa na ostatných:**
quiet-none = 🔔 Tiché hodiny nemáš nastavené, takže ťa môžem pingnúť kedykoľvek. Nastavíš ich príkazom { COMMAND("me quiet") }: vyplň, od koľkej a do koľkej mám mlčať (časové pásmo { $zone }).
quiet-now = 🌙 Tiché hodiny máš od { $begin }:00 do { $end }:00 ({ $zone }). Zrušíš ich voľbou `off`.
pings-each = 🔔 Pingnem ťa vždy, keď na teba začne čakať nejaký stôl. Zriedkavejšie pingy si nastavíš príkazom { COMMAND("me pings") }.
pings-hourly = 🔔 Pingnem ťa najviac raz za hodinu, za všetky stoly naraz. Keď ti bude dochádzať čas na ťah, pripomeniem sa aj tak.
pings-daily = 🔔 Pingnem ťa raz denne o { $hour }:00 ({ $zone }), za všetky stoly naraz. Keď ti bude dochádzať čas na ťah, pripomeniem sa aj tak.
interval-each = Zakaždým
interval-hourly = Najviac raz za hodinu
interval-daily = Raz denne, všetko naraz
score = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
ended-without-result = Hra sa skončila bez výsledku.
closed-before-start = Stôl je zatvorený; žiadna hra sa tu nehrala.
seed-revealed = 🔍 Semienko, z ktorého sa losovalo: `{ $seed }`
# Odpovede

seen-only-now = -# Karty otočené na chvíľku ti ukážem len raz. Zapamätaj si ich!
nothing-missed = Nič ti neušlo.
nothing-happened = Zatiaľ sa nič nestalo.
replay-move = Ťah { $move } z { $last }
replay-deal-moves = Začiatok hry; ťahov celkom: { $last }
replay-round = Kolo { $move } z { $last }
replay-deal-rounds = Začiatok hry; kôl celkom: { $last }
no-secrets = V tejto hre nie je nič tajné: všetci vidia všetko.
hint-wait = Teraz nemusíš robiť nič.
hint-meanwhile = **Zatiaľ môžeš napríklad toto.** Vyber pod herným plánom alebo napíš:
hint-can = **Teraz máš na výber.** Vyber pod herným plánom alebo napíš:
verified = ✅ **Stôl #{ NUMBER($table, useGrouping: 0) }: hra bola férová.** Zopakovanie zo semienka potvrdilo { $moves ->
    [one] jediný ťah
    [few] všetky { $moves } ťahy
   *[other] všetkých { $moves } ťahov
} aj výsledok. Odtlačok semienka, od rozdania stále rovnaký: `{ $commitment }`
verified-so-far = ✅ **Stôl #{ NUMBER($table, useGrouping: 0) }: zatiaľ je všetko férové.** Zopakovanie zo semienka potvrdilo { $moves ->
    [0] rozdanie
    [one] jediný ťah
    [few] všetky { $moves } ťahy
   *[other] všetkých { $moves } ťahov
}. Odtlačok semienka, od rozdania stále rovnaký: `{ $commitment }`
    Samotné semienko ukážem, keď sa hra skončí.
not-verified = ❌ **Stôl #{ NUMBER($table, useGrouping: 0) } nezodpovedá svojmu semienku**: zopakovaná hra sa líši v ťahu { $move }. Daj to, prosím, vedieť správcovi bota.
inbox = { $count ->
    [0] 🎉 Žiadna hra na teba nečaká.
    [one] **Čaká na teba jedna hra:**
    [few] **Čakajú na teba { $count } hry**, od najdlhšie čakajúcej:
   *[other] **Čaká na teba { $count } hier**, od najdlhšie čakajúcej:
}
in-lobby = pred začiatkom
language-chosen = 👋 Budem s tebou hovoriť po slovensky.
quiet-on = 🌙 Od { $begin }:00 do { $end }:00 ({ $zone }) ťa nebudem pingovať. Čo sa medzitým stane, to na teba počká, a pri ťahoch kratších ako deň ti zatiaľ nebeží čas{ $long ->
    [true] , najdlhšie však 12 hodín.
   *[false] .
}
quiet-off = 🔔 Tiché hodiny sú zrušené: pingnúť ťa môžem kedykoľvek.

about =
    ### Ludoteka: stolovky na diaľku, ťah po ťahu
    Stolové hry pre partie, ktorým jedna hra pokojne vydrží niekoľko dní. Všetko losovanie vychádza z tajného semienka: jeho odtlačok zverejním pred prvým ťahom a samotné semienko na konci, takže si losovanie môže overiť ktokoľvek.
    { "" }**Postavené na**: discord.py (MIT), aiosqlite (MIT), Pillow (MIT-CMU), msgspec (BSD), Project Fluent (Apache 2.0), structlog (MIT/Apache 2.0), pydantic (MIT).
    { "" }**Písmo**: Source Sans 3 a Source Serif 4 od Adobe (SIL Open Font License 1.1).
    { "" }**Piktogramy**: upravené z [OpenMoji](https://openmoji.org), otvoreného projektu emoji a ikon. Obrázky s nimi sú pod rovnakou licenciou, [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/).
    Hry patria svojim autorom a vydavateľom; tento bot je fanúšikovský pomocník pre tých, čo ich majú doma a majú ich radi. Samotný bot je pod licenciou MIT.
about-privacy = Ochrana súkromia
about-terms = Podmienky používania
about-forget = { COMMAND("me forget") } zmaže, čo o tebe viem.

# Odmietnutia

offer-to-bot = Boti tu nehrajú. Ponúkni svoje miesto človeku.
offer-cannot-see = { $name } ten stôl nevidí. Ponúkni svoje miesto niekomu, kto vidí { $channel }.
not-started = Hra sa ešte nezačala: niekto musí na karte stola stlačiť ▶️ **Začať**.
replay-not-over = Táto hra ešte beží. Prejsť si ju ťah po ťahu sa bude dať, keď sa skončí; dovtedy ukáže { COMMAND("table show view:history") }, čo sa stalo.
cannot-replay = Táto hra sa nedá prejsť: keď sa odohrá znova, dopadne inak. Kde sa líši, povie { COMMAND("table verify") }.
something-broke = Niečo sa mi pokazilo, ale v hre sa nič nezmenilo. Skús to, prosím, znova.
not-saved = Nepodarilo sa mi to uložiť, takže sa nič nezmenilo. Skús to, prosím, o chvíľku znova.
stale-click = Toto tlačidlo už neplatí. Aktuálny herný plán ukáže { COMMAND("table show view:board") }.
command-not-understood = Tento príkaz sa medzitým zmenil. Reštartuj Discord a vyber ho znova zo zoznamu.
no-table-here = Nesedíš pri žiadnom stole, kde by sa to dalo. Nový otvoríš príkazom { COMMAND("play") }.
which-table = Sedíš pri viacerých stoloch: { $tables }. Vyber jeden voľbou `table`.
no-open-table = Pri žiadnom stole tu pre teba nie je miesto. Nový otvoríš príkazom { COMMAND("play") }.
which-open-table = Miesto pre teba je tu pri viacerých stoloch: { $tables }. Vyber jeden voľbou `table`.
no-such-game = Túto hru nepoznám. Vyber si zo zoznamu, ktorý ponúka { COMMAND("play") }.
no-such-language = Hovorím po anglicky, po česky, po slovensky a po poľsky. Vyber jazyk zo zoznamu.
no-such-zone = Toto časové pásmo nepoznám. Vyber iné zo zoznamu, napríklad Europe/Bratislava.
quiet-needs-both = Vyplň dve rôzne hodiny, odkedy a dokedy; tiché hodiny zruší voľba `off`.
hour-needs-daily = Hodina sa vypĺňa len k voľbe raz denne.
only-moderators = Toto môžu meniť len moderátori servera (oprávnenie Manage Server).
play-on-a-server = Stoly sa otvárajú v kanáli na serveri. Napíš { COMMAND("play") } tam.
tag-open = otvorené
tag-running = hrá sa
tag-over = skončené
forum-needs-tags = V { $channel } musí mať každý príspevok značku. Daj mi tam oprávnenie Spravovať kanály (Manage Channels) alebo tam založ tieto značky: { $tags }.
play-in-a-text-channel = Stôl potrebuje obyčajný textový kanál alebo fórum. Napíš { COMMAND("play") } tam alebo nech moderátor vyberie kanál cez { COMMAND("settings server") }.
missing-permissions = { $count ->
    [one] V kanáli { $channel } mi chýba oprávnenie: { $permissions }. Požiadaj, prosím, moderátora, nech mi ho pridelí.
    [few] V kanáli { $channel } mi chýbajú oprávnenia: { $permissions }. Požiadaj, prosím, moderátora, nech mi ich pridelí.
   *[other] V kanáli { $channel } mi chýbajú oprávnenia: { $permissions }. Požiadaj, prosím, moderátora, nech mi ich pridelí.
}

permission-view-channel = Zobraziť kanál (View Channel)
permission-send-messages = Posielať správy (Send Messages)
permission-create-posts = Vytvárať príspevky (Create Posts)
permission-embed-links = Vkladať odkazy (Embed Links)
permission-attach-files = Prikladať súbory (Attach Files)
permission-read-message-history = Čítať históriu správ (Read Message History)
permission-create-public-threads = Vytvárať verejné vlákna (Create Public Threads)
permission-send-messages-in-threads = Posielať správy vo vláknach (Send Messages in Threads)

# Ťažkosti, hlásené zakladateľovi stola; `place` je číslo kanála alebo vlákna.

trouble-channel-gone = Kanál, v ktorom sa tento stôl otvoril, niekto zmazal. Hra je uložená: hraj ďalej v súkromných správach alebo cez { COMMAND("table show view:board") }.
trouble-thread-gone = Vlákno tohto stola niekto zmazal, takže je tu nové. Z hry sa nič nestratilo.
trouble-thread-locked = Vlákno <#{ $place }> je zamknuté a odomknúť ho nesmiem. Pokračujem v kanáli, ku ktorému patrí.
trouble-no-thread = V <#{ $place }> sa mi nepodarilo otvoriť vlákno, takže sa hrá priamo v kanáli.
trouble-thread-refused = Discord mi v <#{ $place }> nedovolí otvoriť vlákno, takže sa hrá priamo v kanáli. Odpoveď Discordu: „{ $answer }“
trouble-refused = Discord odmieta niečo, čo pri tomto stole potrebujem. Skúšam to ďalej, aspoň raz za hodinu, a nikto nepríde o ťah, ku ktorému sa mi ho nepodarilo zavolať. { COMMAND("table show view:board") } zatiaľ funguje. Odpoveď Discordu: „{ $answer }“
trouble-message-gone = Niekto zmazal herný plán, takže je tu znova. Z hry sa nič nestratilo.
trouble-forbidden = Do <#{ $place }> nesmiem písať, { COMMAND("table show view:board") } však funguje ďalej. Hra bude pokračovať, len čo mi tam moderátor pridelí tieto oprávnenia: { permission-view-channel }, { permission-send-messages }, { permission-send-messages-in-threads }, { permission-create-public-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }.

options-settled = Možnosti sa dajú meniť len pred začiatkom hry. Jazyk a hlášky aj neskôr: { COMMAND("table options") }.
option-on = zapnuté
option-off = vypnuté
option-without = { $option }: vypnuté
command-material =
    .show = ukázať
    .show-about = Nahraný súbor, alebo príklad; bez voľby nahraný, ak tu je
material-show-loaded = čo je nahrané
material-show-example = príklad
material-none = Tento server nemá nahraný žiadny súbor.
material-this-loaded = Tu je nahrané: { $option }
material-this-example = Príklad, s ktorým môžeš začať: { $option }
material-loaded = Nahrané: { $option }. Nové stoly to už môžu použiť.
material-forgotten = Odobraté: { $option }.
material-too-big = Súbor je priveľký: najviac { $most } KiB.
material-no-text = Tento súbor nie je text (UTF-8).
button-plan = Ťah vopred
button-unseal = Zrušiť pečať
button-suggest = Návrh → { $to }
seal-prompt = 🔏 Zapečať ďalší ťah: keď budeš na ťahu, zahrá sa sám, ak to ešte pôjde.
sealed = 🔏 Zapečatené na ďalší ťah: **{ $move }**
sealed-series = 🔏 Zapečatené, zahrá sa v tomto poradí:
seal-next = 🔏 Zapečať aj ďalší, alebo to nechaj tak.
seal-another = { $count ->
    [one] 🔏 Namiesto neho môžeš zapečatiť iný.
    [few] 🔏 Namiesto posledného môžeš zapečatiť iný.
   *[other] 🔏 Namiesto posledného môžeš zapečatiť iný.
}
suggestion = 💬 **{ $by }** navrhuje → **{ $to }**: { $move }
suggest-prompt = Čo navrhuješ? Na ťahu bude **{ $to }**. Návrh uvidia všetci.
nothing-to-suggest = **{ $to }** teraz žiadny návrh nevyužije.
suggested = Návrh visí pri hernom pláne: → **{ $to }**
no-such-move-ahead = Taký ťah v ponuke nie je. Vyber si zo zoznamu.
banter = Hlášky
banter-about = Počítačoví hráči občas niečo prehodia, vždy len o tom, čo videli všetci.
banter-about-talk = Počítačoví hráči občas niečo prehodia a po kole sa bot niekoho pri stole opýta na pár slov. Vypnuté: žiadne hlášky ani otázky, napríklad keď sa pri stole nepoznáte.
done-banter-on = 💬 Počítačoví hráči pri stole { $table } občas niečo prehodia.
done-banter-off = 🤐 Počítačoví hráči pri stole { $table } budú odteraz mlčať.
