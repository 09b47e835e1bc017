# Slova společných částí: karty stolů, herní plány, nabídky a odpovědi.

language-name = Čeština

# Tlačítka

button-join = Přisednout
button-leave = Odejít
button-add-computer = Přidat počítač
button-start = Začít
button-options = Možnosti
button-rules = Pravidla
button-my-move = Můj tah
button-look = Ukázat obrázky
button-secrets = Moje tajemství
button-missed = Co mi uteklo?
button-hint = Co můžu udělat?
button-older = Starší
button-newer = Novější
button-first = Začátek
button-replay = Záznam
button-verify = Ověřit
button-again = Hrát znovu
button-anew = Otevřít stůl
pick-a-move = Vyber tah…
pick-pace = Jak rychle hrajeme?
pick-computer = Počítačoví hráči a jejich úroveň…
add-computer = Přidat počítač: { $strength }
remove-computer = Odebrat poslední počítač

# Před začátkem hry

seats-free = { $free ->
    [0] Všechna místa jsou obsazená.
    [one] Ještě jedno volné místo; začít se dá od { $least } hráčů.
    [few] Ještě { $free } volná místa; začít se dá od { $least } hráčů.
   *[other] Ještě { $free } volných míst; začít se dá od { $least } hráčů.
}
turns-in-time = { $kept } z posledních { $count } tahů včas
terms-by-the-book = 📖 Přesně podle pravidel
terms-options = ⚙️ { $options }
strength-easy = úroveň lehká
strength-fair = úroveň střední
strength-good = úroveň pokročilá
strength-strong = úroveň těžká
style-bold = hraje odvážně
style-careful = hraje opatrně
pace-live = ⏱️ Naživo: hodina na tah
pace-daily = 🌤️ Denně: den na tah
pace-relaxed = 🌿 V klidu: tři dny na tah
pace-unhurried = 🐌 Beze spěchu: čas neběží
takes-hours = ⌛ Čeká se asi na { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}, dohromady zhruba { $count ->
    [one] hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}
takes-days = ⌛ Čeká se asi na { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}, dohromady zhruba { $count ->
    [one] den
    [few] { $count } dny
   *[other] { $count } dní
}
table-opened = Stůl #{ NUMBER($table, useGrouping: 0) } je připravený: { $place }
table-is-here = Hraje se tady: { $place }
only-on-the-board = 👀 Co je zrovna otočené, uvidíš jen na herním plánu: { $place }
picture-coming = -# Obrázek se ještě kreslí, za chvilku bude tady.
picture-coming-again = -# Obrázek se ještě kreslí: podívej se znovu za pár sekund.
picture-failed = -# Tenhle obrázek teď nedokážu nakreslit, hraje se dál podle popisu.

# Herní plán

turn-of = { $count ->
    [one] ➡️ Na tahu je { $players }
    [few] ➡️ Na tahu jsou { $players }
   *[other] ➡️ Na tahu jsou { $players }
}
your-turn = ➡️ **Jsi na tahu.**
call = { $count ->
    [one] { $players } · { $table }: jsi na tahu
    [few] { $players } · { $table }: jste na tahu
   *[other] { $players } · { $table }: jste na tahu
}
nudge = { $count ->
    [one] ⏳ Jsi na tahu{ $left }: { $tables }
    [few] ⏳ Jsi na tahu ve { $count } hrách{ $left }: { $tables }
   *[other] ⏳ Jsi na tahu v { $count } hrách{ $left }: { $tables }
}
reminder = { $count ->
    [one] ⏰ Připomínka: { $left } · { $tables }: jsi na tahu
    [few] ⏰ Připomínka: { $left } · { $count } hry: { $tables }
   *[other] ⏰ Připomínka: { $left } · { $count } her: { $tables }
}
left-minutes = { $count ->
    [one] zbývá minuta
    [few] zbývají { $count } minuty
   *[other] zbývá { $count } minut
}
left-hours = { $count ->
    [one] zbývá hodina
    [few] zbývají { $count } hodiny
   *[other] zbývá { $count } hodin
}
left-days = { $count ->
    [one] zbývá den
    [few] zbývají { $count } dny
   *[other] zbývá { $count } dní
}
waiting-since = řada na tebe přišla { $when }
due = čas do { $when }
call-letter = { $table }: jsi na tahu
letter-news = { $table }: něco jen pro tebe
letter-played = { $table }: máš odehráno ✅
letter-past = { $table }: tohle kolo už skončilo
last-one = čeká se už jen na tebe
you-are-last = ⏳ **Čeká se už jen na tebe.**
flaws-title = 🎭 Slabiny počítačů
farewell = 🏁 Konec hry: { $table } · { $players }
invitation = { $players } · { $host } hraje znovu: { $table }. Kdo se přidá?
button-describe = Popsat slovy
button-board = Herní plán
button-to-table = Ke stolu
button-next = Čeká i { $table }
panel-moved = -# ⬇️ Tohle už neplatí: novější panel je níž.
drawer-closed = -# ✔️ Zavřeno: teď tu není co vybírat.
ask-move =
    ⚠️ **{ $move }**
    Tohle nejde vzít zpět. Provést?
ask-resign = 🏳️ Vzdát hru **{ $table }**? Dál za tebe bude hrát počítač a nikdo jiný si na tvoje místo nesedne; vrátit se můžeš jen ty: { COMMAND("table join") }.
ask-resign-ends = 🏳️ Vzdát **{ $table }**? Hra tím skončí a návrat už není.
button-take-seat = Sednout si na volné místo
button-take-seat-of = Převzít místo: { $player }
seats-open = { $count ->
    [one] 🪑 Volné místo: { $players }. Sednout si na něj a hrát dál může kdokoli.
    [few] 🪑 Volná místa: { $players }. Sednout si na ně a hrát dál může kdokoli.
   *[other] 🪑 Volná místa: { $players }. Sednout si na ně a hrát dál může kdokoli.
}
sitter-left = **{ $name }** – místo je volné
which-seat = 🪑 **{ $table }**: které místo to má být?
welcome = { $table }: teď tu hraješ ty (předtím { $before })
sits-here-now = 🪑 **Tohle místo je teď tvoje** (předtím { $before }), i se vším tajným, co k němu patří.
so-far = **Co se zatím stalo:**
so-far-all = -# Všechno najdeš tady: { COMMAND("table show view:history") }
offer = { $player } · { $name } ti nabízí svoje místo: { $table }. Chceš tu hrát dál?
letter-handed-over = { $table }: na tomhle místě teď hraje někdo jiný
call-unread = 🪑 { $player }: tajemství tvého místa a co se stalo předtím najdeš pod tlačítkem **{ button-my-move }**.
sat-nobody = nikdo
sat-from-to = { $moves ->
    [0] { $name }: žádný tah
    [one] { $name }: { $first }. tah
    [few] { $name }: tahy { $first }–{ $last }
   *[other] { $name }: tahy { $first }–{ $last }
}
sat-since = { $name }: od { $first }. tahu
ask-leave = 🚪 Odejít ze hry **{ $table }**? Na tvoje místo si bude moct sednout někdo jiný; dokud je volné, můžeš se vrátit.
ask-leave-ends = 🚪 Odejít ze hry **{ $table }**? Nikdo jiný už tu nehraje, takže tím skončí.
done-take = 🪑 Teď tu hraješ ty: { $table }. Tajemství tohohle místa ti posílám soukromou zprávou a najdeš je i pod herním plánem: **{ button-secrets }**.
done-take-open = 🪑 Teď tu hraješ ty: { $table }. Co se dosud stalo, ti posílám soukromou zprávou.
done-retake = 🪑 Vítej zpátky: { $table }.
done-offer = 🤝 Ptám se: { $player }. Než si na tvoje místo sedne, je pořád tvoje; když mezitím táhneš, nabídka padá.
done-keep = 🤝 Místo si necháváš: { $table }.
done-decline-seat = 👌 Odmítnuto: { $table }.
done-replace = 🗳️ Tvůj hlas je započítaný: { $table }.
ask-vote-ends = 🗳️ Ukončit **{ $table }** bez výsledku? Stačí k tomu už jen tvůj hlas a návrat pak není.
ask-cancel = 🚫 Zrušit **{ $table }** pro všechny? Hra skončí bez výsledku.
ask-forget =
    ### 🫥 Zapomenout na tebe?
    { "" }**Co zmizí:** tvoje jméno a ID všude, kde je mám; tvůj jazyk, časové pásmo, tiché hodiny a jak často tě mám pingat; soukromé zprávy ode mě, pokud mi je Discord dovolí smazat.
    { "" }**Co zůstane:** tvoje odehrané hry, jen místo tvého jména v nich bude „N. N.“, aby se na ně ostatní mohli dál dívat a ověřit rozdání; a zprávy, které už ode mě stojí na serverech: o smazání požádej tamní moderátory. Dokud některá tvoje hra běží, zůstane v ní zašifrovaná značka: podle ní poznám, že v té hře nesmíš na jiné místo.
ask-forget-tables = **Tvoje stoly:**
ask-forget-going = • hry, ve kterých se uvolní tvoje místo: { $count }
ask-forget-ends = • hry, které tím skončí: { $count }
ask-forget-lobbies = • místa, která před začátkem uvolníš: { $count }
ask-forget-last = Návrat už není.
button-do-it = Ano, provést
button-keep = Ne, nechat být
kept = 👌 Nic se nezměnilo.
done-join = 🪑 Sedíš u stolu: { $table }.
again-opened = { $count ->
    [0] 🔁 { $table }: stůl je připravený, { $place }. Až budeš chtít, stiskni tam ▶️ **Začít**.
    [one] 🔁 { $table }: stůl je připravený, { $place }. Kdo hrál s tebou, dostane pozvánku; až si přisedne, stiskni tam ▶️ **Začít**.
    [few] 🔁 { $table }: stůl je připravený, { $place }. Kdo hrál s tebou, dostane pozvánku; až si všichni přisednou, stiskni tam ▶️ **Začít**.
   *[other] 🔁 { $table }: stůl je připravený, { $place }. Kdo hrál s tebou, dostane pozvánku; až si všichni přisednou, stiskni tam ▶️ **Začít**.
}
again-joined = 🪑 Sedíš u stolu { $table }: { $place }. Hra začne, až { $host } stiskne ▶️ **Začít**; až budeš na tahu, pingnu tě.
again-open-table = 👋 Na hráče čeká { $table }: { $place }.
again-onlooker = 👋 { $table }: tam hráli jiní, a tak nikoho nezvu. Chceš si tuhle hru zahrát u vlastního stolu?
done-leave = 🚪 Už nesedíš u stolu: { $table }.
done-start = ▶️ Hra začala: { $table }.
done-resign = 🏳️ Vzdáváš hru: { $table }.
done-vote = 🗳️ Tvůj hlas pro konec hry platí: { $table }.
done-cancel = 🚫 Zrušeno: { $table }.
done-forget = 🫥 Hotovo, už o tobě nic nevím. Když zase použiješ některé moje tlačítko nebo příkaz, začneme znovu od začátku.
done-language = 📣 Veřejné zprávy u stolu { $table } budu psát { $language ->
    [cs] česky
    [sk] slovensky
    [pl] polsky
   *[en] anglicky
}; soukromé dostává každý dál ve svém jazyce.
list-more = … a další: { $count }
others-wait = **Čeká se na ostatní:**
quiet-none = 🔔 Tiché hodiny nemáš nastavené, takže tě můžu pingnout kdykoli. Nastavíš je příkazem { COMMAND("me quiet") }: vyplň, od kolika a do kolika hodin mám mlčet (časové pásmo { $zone }).
quiet-now = 🌙 Tiché hodiny máš od { $begin }:00 do { $end }:00 ({ $zone }). Zrušíš je volbou `vypnout`.
pings-each = 🔔 Pingnu tě pokaždé, když na tebe začne čekat nějaký stůl. Řidší pingy si nastavíš příkazem { COMMAND("me pings") }.
pings-hourly = 🔔 Pingnu tě nejvýš jednou za hodinu, za všechny stoly najednou. Když ti bude docházet čas na tah, připomenu se i tak.
pings-daily = 🔔 Pingnu tě jednou denně v { $hour }:00 ({ $zone }), za všechny stoly najednou. Když ti bude docházet čas na tah, připomenu se i tak.
interval-each = Pokaždé
interval-hourly = Nejvýš jednou za hodinu
interval-daily = Jednou denně, vše najednou
score = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ended-without-result = Hra skončila bez výsledku.
closed-before-start = Stůl je zavřený; žádná hra se tu nehrála.
seed-revealed = 🔍 Semínko, ze kterého se losovalo: `{ $seed }`
# Odpovědi

seen-only-now = -# Karty otočené na chvilku ti ukážu jen jednou. Zapamatuj si je!
nothing-missed = Nic ti neuteklo.
nothing-happened = Zatím se nic nestalo.
replay-move = Tah { $move } z { $last }
replay-deal-moves = Začátek hry; tahů celkem: { $last }
replay-round = Kolo { $move } z { $last }
replay-deal-rounds = Začátek hry; kol celkem: { $last }
no-secrets = V téhle hře není nic tajného: všichni vidí všechno.
hint-wait = Teď nemusíš dělat nic.
hint-meanwhile = **Zatím můžeš třeba tohle.** Vyber pod herním plánem, nebo napiš:
hint-can = **Teď máš na výběr.** Vyber pod herním plánem, nebo napiš:
verified = ✅ **Stůl #{ NUMBER($table, useGrouping: 0) }: hra byla férová.** Přehrání ze semínka potvrdilo { $moves ->
    [one] jediný tah
    [few] všechny { $moves } tahy
   *[other] všech { $moves } tahů
} i výsledek. Otisk semínka, od rozdání stále stejný: `{ $commitment }`
verified-so-far = ✅ **Stůl #{ NUMBER($table, useGrouping: 0) }: zatím je všechno férové.** Přehrání ze semínka potvrdilo { $moves ->
    [0] rozdání
    [one] jediný tah
    [few] všechny { $moves } tahy
   *[other] všech { $moves } tahů
}. Otisk semínka, od rozdání stále stejný: `{ $commitment }`
    Semínko samotné ukážu, až hra skončí.
not-verified = ❌ **Stůl #{ NUMBER($table, useGrouping: 0) } neodpovídá svému semínku**: při přehrání se hra liší v tahu { $move }. Řekni to prosím správci bota.
inbox = { $count ->
    [0] 🎉 Žádná hra na tebe nečeká.
    [one] **Čeká na tebe jedna hra:**
    [few] **Čekají na tebe { $count } hry**, od nejdéle čekající:
   *[other] **Čeká na tebe { $count } her**, od nejdéle čekající:
}
in-lobby = před začátkem
language-chosen = 👋 Budu s tebou mluvit česky.
quiet-on = 🌙 Od { $begin }:00 do { $end }:00 ({ $zone }) tě nebudu pingat. Co se mezitím stane, to na tebe počká, a u tahů kratších než den ti zatím neběží čas{ $long ->
    [true] , nejdéle však 12 hodin.
   *[false] .
}
quiet-off = 🔔 Tiché hodiny jsou zrušené: pingnout tě můžu kdykoli.

about =
    ### Ludoteka: deskovky na dálku, tah po tahu
    Deskové hry pro skupiny, kterým jedna hra klidně vydrží několik dní. Všechno losování vychází z tajného semínka: jeho otisk zveřejním před prvním tahem a semínko samotné na konci, takže si losování může ověřit kdokoli.
    { "" }**Postaveno na**: discord.py (MIT), aiosqlite (MIT), Pillow (MIT-CMU), msgspec (BSD), Project Fluent (Apache 2.0), structlog (MIT/Apache 2.0), pydantic (MIT).
    { "" }**Písmo**: Source Sans 3 a Source Serif 4 od Adobe (SIL Open Font License 1.1).
    { "" }**Piktogramy**: upravené z [OpenMoji](https://openmoji.org), otevřeného projektu emoji a ikon. Obrázky s nimi jsou pod stejnou licencí, [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/).
    Hry patří svým autorům a vydavatelům; tenhle bot je fanouškovský pomocník pro ty, kdo je mají doma a mají je rádi. Bot sám je pod licencí MIT.
about-privacy = Ochrana soukromí
about-terms = Podmínky používání
about-forget = { COMMAND("me forget") } smaže, co o tobě vím.

# Odmítnutí

offer-to-bot = Boti tu nehrají. Nabídni svoje místo člověku.
offer-cannot-see = { $name } ten stůl nevidí. Nabídni svoje místo někomu, kdo vidí { $channel }.
not-started = Hra ještě nezačala: někdo musí na kartě stolu stisknout ▶️ **Začít**.
replay-not-over = Tahle hra ještě běží. Projít si ji tah po tahu půjde, až skončí; do té doby ukáže { COMMAND("table show view:history") }, co se stalo.
cannot-replay = Tuhle hru projít nejde: když se přehraje znovu, dopadne jinak. Kde se liší, řekne { COMMAND("table verify") }.
something-broke = Něco se mi pokazilo, ale ve hře se nic nezměnilo. Zkus to prosím znovu.
not-saved = Nepodařilo se mi to uložit, takže se nic nezměnilo. Zkus to prosím za chvilku znovu.
stale-click = Tohle tlačítko už neplatí. Aktuální herní plán ukáže { COMMAND("table show view:board") }.
command-not-understood = Tenhle příkaz se mezitím změnil. Restartuj Discord a vyber ho ze seznamu znovu.
no-table-here = Nesedíš u žádného stolu, kde by to šlo. Nový otevřeš příkazem { COMMAND("play") }.
which-table = Sedíš u několika stolů: { $tables }. Vyber jeden volbou `stůl`.
no-open-table = U žádného stolu tu pro tebe není místo. Nový otevřeš příkazem { COMMAND("play") }.
which-open-table = Místo pro tebe je tu u několika stolů: { $tables }. Vyber jeden volbou `stůl`.
no-such-game = Tuhle hru neznám. Vyber si ze seznamu, který nabízí { COMMAND("play") }.
no-such-language = Mluvím anglicky, česky, slovensky a polsky. Vyber jazyk ze seznamu.
no-such-zone = Tohle časové pásmo neznám. Vyber jiné ze seznamu, třeba Europe/Prague.
quiet-needs-both = Vyplň dvě různé hodiny, od kdy a do kdy; tiché hodiny zruší volba `vypnout`.
hour-needs-daily = Hodina se vyplňuje jen k volbě jednou denně.
only-moderators = Tohle můžou měnit jen moderátoři serveru (oprávnění Spravovat server).
play-on-a-server = Stoly se otevírají v kanálu na serveru. Napiš { COMMAND("play") } tam.
tag-open = otevřeno
tag-running = hraje se
tag-over = skončilo
forum-needs-tags = V { $channel } musí mít každý příspěvek štítek. Dej mi tam oprávnění Spravovat kanály, nebo tam založ tyhle štítky: { $tags }.
play-in-a-text-channel = Stůl potřebuje obyčejný textový kanál nebo fórum. Napiš { COMMAND("play") } tam, nebo ať moderátor vybere kanál přes { COMMAND("settings server") }.
missing-permissions = { $count ->
    [one] V kanálu { $channel } mi chybí oprávnění: { $permissions }. Požádej prosím moderátora, ať mi ho přidělí.
    [few] V kanálu { $channel } mi chybí oprávnění: { $permissions }. Požádej prosím moderátora, ať mi je přidělí.
   *[other] V kanálu { $channel } mi chybí oprávnění: { $permissions }. Požádej prosím moderátora, ať mi je přidělí.
}

permission-view-channel = Zobrazit kanál
permission-send-messages = Odesílání zpráv
permission-create-posts = Vytvářet příspěvky
permission-embed-links = Vkládat odkazy
permission-attach-files = Přikládat soubory
permission-read-message-history = Číst historii zpráv
permission-create-public-threads = Vytvářet veřejná vlákna
permission-send-messages-in-threads = Odesílání zpráv ve vláknech

# Potíže, hlášené zakladateli stolu; `place` je číslo kanálu nebo vlákna.

trouble-channel-gone = Kanál, ve kterém se tenhle stůl otevřel, někdo smazal. Hra je uložená: hraj dál v soukromých zprávách nebo přes { COMMAND("table show view:board") }.
trouble-thread-gone = Vlákno tohohle stolu někdo smazal, takže je tu nové. Ze hry se nic neztratilo.
trouble-thread-locked = Vlákno <#{ $place }> je zamčené a odemknout ho nesmím. Pokračuju v kanálu, ke kterému patří.
trouble-no-thread = V <#{ $place }> se mi nepodařilo otevřít vlákno, takže se hraje přímo v kanálu.
trouble-thread-refused = Discord mi v <#{ $place }> nedovolí otevřít vlákno, takže se hraje přímo v kanálu. Odpověď Discordu: „{ $answer }“
trouble-refused = Discord odmítá něco, co u tohohle stolu potřebuju. Zkouším to dál, aspoň jednou za hodinu, a nikdo nepřijde o tah, ke kterému se mi ho nepodařilo zavolat. { COMMAND("table show view:board") } zatím funguje. Odpověď Discordu: „{ $answer }“
trouble-message-gone = Někdo smazal herní plán, takže je tu znovu. Ze hry se nic neztratilo.
trouble-forbidden = Do <#{ $place }> nesmím psát, { COMMAND("table show view:board") } ale funguje dál. Hra bude pokračovat, jakmile mi tam moderátor přidělí tahle oprávnění: { permission-view-channel }, { permission-send-messages }, { permission-send-messages-in-threads }, { permission-create-public-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }.

options-settled = Možnosti jde měnit jen před začátkem hry. Jazyk a hlášky i později: { COMMAND("table options") }.
option-on = zapnuto
option-off = vypnuto
option-without = { $option }: vypnuto
command-material =
    .show = ukázat
    .show-about = Nahraný soubor, nebo příklad; bez volby nahraný, pokud tu je
material-show-loaded = co je nahráno
material-show-example = příklad
material-none = Tenhle server žádný soubor nahraný nemá.
material-this-loaded = Tady je nahráno: { $option }
material-this-example = Příklad, se kterým můžeš začít: { $option }
material-loaded = Nahráno: { $option }. Nové stoly už to můžou použít.
material-forgotten = Odebráno: { $option }.
material-too-big = Soubor je moc velký: nejvýš { $most } KiB.
material-no-text = Tenhle soubor není text (UTF-8).
button-plan = Tah předem
button-unseal = Zrušit pečeť
button-suggest = Návrh → { $to }
seal-prompt = 🔏 Zapečeť příští tah: až budeš na tahu, zahraje se sám, pokud ještě půjde.
sealed = 🔏 Zapečetěno na příští tah: **{ $move }**
sealed-series = 🔏 Zapečetěno, zahraje se v tomto pořadí:
seal-next = 🔏 Zapečeť i další, nebo to tak nech.
seal-another = { $count ->
    [one] 🔏 Místo něj můžeš zapečetit jiný.
    [few] 🔏 Místo posledního můžeš zapečetit jiný.
   *[other] 🔏 Místo posledního můžeš zapečetit jiný.
}
suggestion = 💬 **{ $by }** navrhuje → **{ $to }**: { $move }
suggest-prompt = Co navrhuješ? Na tahu bude **{ $to }**. Návrh uvidí všichni.
nothing-to-suggest = **{ $to }** teď žádný návrh nevyužije.
suggested = Návrh visí u herního plánu: → **{ $to }**
no-such-move-ahead = Takový tah v nabídce není. Vyber si ze seznamu.
banter = Hlášky
banter-about = Počítačoví hráči občas něco prohodí, vždy jen o tom, co viděli všichni.
banter-about-talk = Počítačoví hráči občas něco prohodí a po kole se bot někoho u stolu zeptá na pár slov. Vypnuto: žádné hlášky a žádné otázky, třeba když se u stolu neznáte.
done-banter-on = 💬 Počítačoví hráči u stolu { $table } občas něco prohodí.
done-banter-off = 🤐 Počítačoví hráči u stolu { $table } budou od teď mlčet.
