# GiftTRAP česky. Dárky, psané tahy a slova v obrázcích mají vlastní soubory.

game-name = GiftTRAP
game-tagline = Dávej, přej si, rozbaluj: jak dobře se znáte?
game-rules =
    { "**" }Cíl.** Dávej ostatním, co by je potěšilo, a dostávej, co potěší tebe. Máš dva ukazatele, GIVE za dávání a GET za dostávání. Stojí-li na konci kola oba na GIFTED, na konci své stupnice, vyhráváš.

    { "**" }Kolo** zahajuje rozdávající, v každém kole jiný. Vybere jeden ze čtyř balíčků, od obyčejného po luxusní: žlutý, červený, modrý, černý. Vyloží se o jeden dárek víc, než je hráčů (ve třech 7, ve čtyřech 9). Než rozdá, smí až dva dárky otočit nebo vyměnit; nikdo jiný to nevidí.

    { "**" }Dárky a přání** vybírají všichni najednou a tajně.
    • 🎁 Každému z ostatních dej jeden dárek, pokaždé jiný. Ve třech a ve čtyřech dej každému dva.
    • ⭐ Čtyři žetony polož na čtyři dárky podle toho, jakou radost by ti udělaly: GREAT (skvělé), GOOD (dobré), OK (ujde to) a NO WAY (v žádném případě).
    Změnit to můžeš 40krát za hru a v každém kole ještě čtyřikrát: vybereš-li pro Annu dárek, který už má Boris, prohodí se. Pak stiskni **Hotovo**. Dokud nemá hotovo poslední, jde to vzít zpět.

    { "**" }Rozbalování.** Počínaje rozdávajícím každý ukáže svá přání a rozbalí, co dostal. Každý dárek pohne dvěma ukazateli: GIVE toho, kdo ho dal, a GET toho, kdo ho dostal.
    • GREAT: 3 kroky vpřed · GOOD: 2 · OK: 1
    • NO WAY: 4 kroky zpět · žádný žeton: 1 krok zpět
    Ukazatele ze stupnice nevyjedou a co přesahuje konec, propadá, takže záleží na pořadí. Při pomalém tempu se všechno rozbalí naráz. Ručně si každý rozbaluje jeden dárek po druhém, v pořadí, jaké chce.

    { "**" }Konec.** Je-li na GIFTED víc hráčů, rozhoduje víc darovaných GREAT, pak víc obdržených; jinak se o výhru dělí. Není-li po posledním kole na GIFTED nikdo, vyhrává vyšší součet obou ukazatelů, pak ten, čí zadní ukazatel je dál.

    { "**" }Vynechání.** Vkus za nikoho nevymýšlíme: kdo nemá včas hotovo, kolo vynechává a dárky od něj i pro něj zůstanou zabalené.

    { "**" }Expertní hra.** Dvě karty pro každé kolo. GIVE MORE u dárku, který dáváš, zdvojnásobí tvé kroky za něj, GET MORE u dárku, který máš dostat, taky tvé, vpřed i zpět. Do rozbalení je nikdo nevidí.
    • 🪤 GiftTRAP se zapíná zvlášť: jednou za hru, mezi dvěma rozbalenými dárky, jeden dárek do konce kola znehodnotí. Nejde, když se rozbaluje naráz.

    { "**" }Počítačoví hráči** mají svůj vkus: dvě věci se jim líbí, jedna ne, a všichni to vidí. Ten tvůj hádají z tvých přání v téhle hře a pak ho zapomenou.

    { "**" }Dobrá rada.** Žlutá kola jsou o zvycích, černá o snech. A NO WAY si šetři na to, co by ti přátelé opravdu klidně dali.

option-track = Délka stupnic
option-track-about = Kolik kroků je to na GIFTED: krátká hra trvá asi 3 kola, běžná 5 až 6, dlouhá 8.
option-track-short = Krátké
option-track-normal = Běžné
option-track-long = Dlouhé
option-rounds = Nejvýš kol
option-rounds-about = Nebude-li do té doby nikdo na GIFTED, vyhraje vyšší součet obou ukazatelů.
option-rounds-4 = 4
option-rounds-6 = 6
option-rounds-8 = 8
option-rounds-12 = 12
option-rounds-endless = Až na GIFTED, nejvýš 20 kol
option-expert = Expertní hra
option-expert-about = GIVE MORE a GET MORE: v každém kole si můžeš zdvojnásobit kroky za jeden dárek, který dáváš, a za jeden, který dostaneš.
option-gifttrap-card = Karta GiftTRAP
option-gifttrap-card-about = Jednou za hru smí každý znehodnotit dárek, zatímco ostatní rozbalují. Jen při ručním rozbalování.
option-quick-unwrap = Rozbalování
option-quick-unwrap-about = Ručně je to větší podívaná, ale v každém kole se na každého čeká ještě jednou.
option-quick-unwrap-by-pace = Podle tempa (naráz od jednoho dne na tah)
option-quick-unwrap-yes = Všechno naráz
option-quick-unwrap-no = Ručně
option-own-gifts = Vlastní dárky serveru

deck-yellow = žlutý
deck-red = červený
deck-blue = modrý
deck-black = černý
the-deck = { $deck ->
    [yellow] 🟨 žlutý
    [red] 🟥 červený
    [blue] 🟦 modrý
   *[black] ⬛ černý
}
token-great = GREAT
token-good = GOOD
token-ok = OK
token-no-way = NO WAY
no-token = bez žetonu
tile-first = první dárek
tile-second = druhý dárek
gift-number = { $number }. { $name }
no-card = bez karty

# Čeho se dárky týkají.
tag-food = jídlo
tag-drink = pití
tag-home = domácnost
tag-garden = zahrada
tag-animals = zvířata
tag-sport = sport
tag-outdoors = příroda
tag-travel = cestování
tag-music = hudba
tag-film = film
tag-books = knihy
tag-games = hry
tag-tech = technika
tag-craft = ruční práce
tag-beauty = krása
tag-fashion = móda
tag-wellness = pohoda
tag-romance = romantika
tag-adventure = dobrodružství
tag-learning = učení
tag-prank = legrácky
tag-luxury = luxus
tag-family = rodina
tag-work = práce

# Tahy, na tlačítkách a v otázce před tím, co nejde vzít zpět.
move-choose = Balíček: { the-deck }
    .words = balíček vybrat vyber vybírám ukázat ukaž dárky
move-turn = Otočit: { $number }
    .words = otočit otoč otáčím obrátit dárek kartu
move-replace = Vyměnit: { $number }
    .words = vyměnit vyměň vyměním jiný další dárek kartu
move-deal = Rozdat tyhle dárky
    .words = rozdat rozdej rozdávám vyložit dárky
move-give = { $friend }: dárek { $gift }
    .words = dát dej dám dávám dárek dostane
move-wish = Přání: dárek { $gift }
    .words = přát přání chci žeton dárek
move-give-more = GIVE MORE: dárek { $gift }
    .words = give more dvojnásob zdvojnásobit dárek
move-get-more = GET MORE: { $giver }
    .words = get more dvojnásob zdvojnásobit dárek od
move-ready = Hotovo
    .words = hotovo hotov hotova připraven odevzdat konec
move-take-back = Ještě nemám hotovo
    .words = vzít zpátky zpět změnit ještě ne
move-open = Rozbalit, od koho: { $giver }
    .words = rozbalit rozbal rozbalím otevřít dárek od
move-open-all = Rozbalit všechno
    .words = rozbalit rozbal otevřít vše všechno všechny zbytek
move-trap = GiftTRAP: dárek { $gift }
    .words = past pastička dárek
move-absent = { $for_good ->
    [true] Vynechat všechna další kola
   *[false] Vynechat tohle kolo
}
    .words =
        { $for_good ->
            [true] odejít nadobro vynechat všechna kola
           *[false] vynechat vynech vynechám kolo pas
        }
move-void = Vyřadit dárek: { $gift }

pick-turn = 🔄 Otočit dárek…
pick-replace = 🔁 Vyměnit dárek…
turn-to = Otočit { $gift } → { $other }
replace-it = Vyměnit { $gift }
drawer-give = Dárky
drawer-wish = Přání
drawer-expert = Expertní karty
drawer-absent = Vynechat…
pick-give = 🎁 Dárek, komu: { $friend }…
pick-give-which = { $which ->
    [first] 🎁 První dárek, komu: { $friend }…
   *[second] 🎁 Druhý dárek, komu: { $friend }…
}
give-to = { $friend }: { $gift }
wish-for = { $token }: { $gift }
pick-wish = ⭐ { $token } na…
pick-give-more = ✌️ GIVE MORE na…
pick-get-more = ✌️ GET MORE na…
give-more-on = GIVE MORE: { $gift }
give-more-none = GIVE MORE: tentokrát ne
get-more-from = GET MORE: dává { $giver }
get-more-which = { $which ->
    [first] GET MORE: { $giver }, první dárek
   *[second] GET MORE: { $giver }, druhý dárek
}
get-more-none = GET MORE: tentokrát ne
pick-trap = 🪤 GiftTRAP, jednou za hru…
open-from = Dává { $giver }
open-which = { $which ->
    [first] Dává { $giver }: první
   *[second] Dává { $giver }: druhý
}

# Řádek pod jménem toho, kdo má něco udělat.
now-round-of = Kolo { $round }/{ $count }
now-deal = { $where } · dárky vybírá { $seat }
now-choose = { $where } · { $players ->
    [one] hotovo má { $ready } z { $players }
    [few] hotovo má { $ready } ze { $players }
   *[other] hotovo má { $ready } z { $players }
}
now-unwrap = { $where } · rozbaluje { $seat } · { $left ->
    [one] zbývá { $left } dárek
    [few] zbývají { $left } dárky
   *[other] zbývá { $left } dárků
}
now-over = 🎀 Všechny dárky jsou rozbalené
now-cut-short = 🎀 Hra skončila v { $round }. kole
call-deal = 🃏 Rozdáváš: vyber balíček a rozdej dárky.
call-choose = 🎁 { $count ->
    [one] Vyber { $count } dárek a čtyři přání a stiskni Hotovo.
    [few] Vyber { $count } dárky a čtyři přání a stiskni Hotovo.
   *[other] Vyber { $count } dárků a čtyři přání a stiskni Hotovo.
}
call-unwrap = 🎀 { $count ->
    [one] Na rozbalení čeká { $count } dárek.
    [few] Na rozbalení čekají { $count } dárky.
   *[other] Na rozbalení čeká { $count } dárků.
}

# Plán slovy, řádek po řádku.
board-gifts = Na stole, balíček { the-deck }:
board-no-gifts = Na stole ještě žádné dárky neleží.
board-gift = { $number }. { $name } – { $line }
board-voided = (neplatí)
board-trapped = 🪤 (bez hodnoty)
board-markers = GIVE { $give } a GET { $get } z { $track }
board-greats = GREAT darováno { $given }, obdrženo { $received }
board-ready = hotovo
board-dealer = rozdává
board-sits-out = vynechává kolo
board-gone = hru vzdává
board-trap-card = ještě má kartu GiftTRAP
board-persona = 👍 { $first }, { $second } · 👎 { $dislikes }
board-wishes = Přání – { $seat }: { $wishes }
board-opened = Rozbaleno v tomhle kole:
board-closed = Ještě zabalené – { $seat }: dává { $givers }
opened-tile = { $giver }: { $number } { $token } ({ $steps })
opened-trapped = { $giver }: { $number } 🪤 bez hodnoty
opened-void = { $giver }: { $number } 🚫 neplatí
opened-walked = GET { $get } · GIVE { $give }
past-round = Kolo { $round }: { $gains }

# Co se dozví jen jeden hráč.
secret-nothing = Teď není co tajit.
secret-preview = 🃏 Tyhle dárky zatím vidíš jen ty, balíček { the-deck }. { $changes ->
    [0] Dál už měnit nejde.
    [one] Otočit nebo vyměnit jde ještě { $changes }.
    [few] Otočit nebo vyměnit jde ještě { $changes }.
   *[other] Otočit nebo vyměnit jde ještě { $changes }.
}
secret-gives = 🎁 Dáváš: { $gifts }
secret-wishes = ⭐ Přeješ si: { $gifts }
secret-open = zatím nic
secret-get-more = ✌️ GET MORE: { $gift }
secret-from = co ti dává { $giver }
secret-ready = ✅ Máš odevzdáno.
secret-left = { $count ->
    [one] Zbývá vybrat: { $count }.
    [few] Zbývá vybrat: { $count }.
   *[other] Zbývá vybrat: { $count }.
}

# Když kolo skončí: zvláštní zpráva všem.
ended-title = 🎁 { $number }. kolo je rozbalené
ended-best = 🏆 Nejlíp dává: { $names } ({ $steps })
ended-worst = 🙈 Nejčastěji vedle: { $names } ({ $steps })
ended-line = GIVE { $give } ({ $gave }), GET { $get } ({ $got })
ended-sat-out = kolo vynechává
ended-next = 🃏 Příště rozdává { $seat }.
review-title = 🎀 Celá hra
review-best = 💝 Kdo koho zná nejlíp: { $pairs } (průměr na dárek: { $average })
review-worst = 🙈 A kdo by se měl ptát: { $pairs } (průměr na dárek: { $average })
review-gift = 🏆 Nejlepší dárek: { $gift } ({ $giver } → { $receiver })
review-flop = 🗑️ Nejhorší dárek: { $gift } ({ $giver } → { $receiver })
review-wished = ⭐ Největší společné přání: { $gift }
review-whims = 🤖 Čiré rozmary – { $seat }: nejvíc { $most }; nejmíň { $least }
review-matrix = Průměr kroků na dárek, dává { $giver }: { $averages }

# Vlastní dárky serveru.
own-added = 🎁 Přidáno, balíček { the-deck }: { $name }. Hraje se s ním u stolů, které se otevřou odteď.
own-removed = Odebráno: { $name }. Rozehraným hrám zůstává.
own-proposed = 💡 { $by } navrhuje dárek, balíček { the-deck }: **{ $name }**
own-proposal-sent = Díky! Rozhodne o něm moderátor.
own-accepted = ✅ Přijato: { $name }
own-declined = Zamítnuto: { $name }
own-decided = O tomhle dárku už někdo rozhodl.
own-list-empty = Tenhle server zatím žádné vlastní dárky nemá.
own-list = Vlastní dárky serveru ({ $count }):
own-list-proposed = Navržené dárky ({ $count }):
own-list-line = { the-deck } · { $name } ({ $language }) { $line }
own-list-page = Strana { $page } z { $pages }
button-list-back = Zpět
button-list-on = Dál
own-voided = { $count ->
    [0] S tímhle dárkem se nikde nehraje: { $name }
    [one] Vyřazeno u { $count } stolu: { $name }
    [few] Vyřazeno u { $count } stolů: { $name }
   *[other] Vyřazeno u { $count } stolů: { $name }
}
own-voided-already = Vyřazeno už dřív, u všech rozehraných stolů: { $name }
own-not-voided = U stolu #{ $table } to nejde: { $reason }
own-without-line = Bez popisu.
button-accept = Přijmout
button-decline = Zamítnout

# Co se děje.
the-gift = { TEXT("gift", $gift, $own) }
round-begun = 🃏 { $round }. kolo: dárky vybírá { $dealer }.
gifts-dealt = 🎁 Dárky vykládá { $seat }, balíček { the-deck }.
gifts-drawn = 🎲 { $seat } tu není, a tak vybral los. Balíček { the-deck }.
sat-out = 💤 { $seat } tohle kolo vynechává: darované i obdržené dárky zůstanou zabalené.
gone-for-good = 💤 { $seat } už další kola nehraje.
all-ready = 🎀 { $count ->
    [one] Všechno je zabalené. Rozbaluje { $count } hráč.
    [few] Všechno je zabalené. Rozbalují { $count } hráči.
   *[other] Všechno je zabalené. Rozbaluje { $count } hráčů.
}
tokens-shown = ⭐ { $seat } má přání: GREAT { TEXT("gift", $great, $great_own) } · GOOD { TEXT("gift", $good, $good_own) } · OK { TEXT("gift", $ok, $ok_own) } · NO WAY { TEXT("gift", $no_way, $no_way_own) }
gift-opened = { $token ->
    [great] 💝 { $giver } → { $receiver }: { the-gift }.{ gift-line } GREAT! ({ SIGNED($given) } / { SIGNED($got) })
    [good] 🎁 { $giver } → { $receiver }: { the-gift }.{ gift-line } GOOD ({ SIGNED($given) } / { SIGNED($got) })
    [ok] 🎁 { $giver } → { $receiver }: { the-gift }.{ gift-line } OK ({ SIGNED($given) } / { SIGNED($got) })
    [no-way] 😱 { $giver } → { $receiver }: { the-gift }.{ gift-line } NO WAY! ({ SIGNED($given) } / { SIGNED($got) })
   *[none] 🫤 { $giver } → { $receiver }: { the-gift }.{ gift-line } Bez žetonu ({ SIGNED($given) } / { SIGNED($got) })
}
gift-doubled = { gift-opened } ✌️ { $cards }
gift-trapped = 🪤 { $giver } → { $receiver }: { the-gift }.{ gift-line } V tomhle kole bez hodnoty.
void-opened = 🚫 { $giver } → { $receiver }: { the-gift }.{ gift-line } Vyřazený dárek, nikdo se nehýbe.
unwrapped = 🎀 { $seat } má rozbaleno: { $gifts ->
    [one] { $gifts } dárek
    [few] { $gifts } dárky
   *[other] { $gifts } dárků
} ({ SIGNED($got) }). GET stojí na { $get }.
trap-called = 🪤 GiftTRAP! Hraje ho { $seat }, bez hodnoty je teď dárek { the-gift }
gift-voided = 🚫 Moderátor vyřazuje z téhle hry dárek { the-gift }
round-ended = 🎁 { $round }. kolo je rozbalené. Nejlíp dává { $best } ({ SIGNED($best_steps) }), nejhůř { $worst } ({ SIGNED($worst_steps) }).
round-level = 🎁 { $round }. kolo je rozbalené. Všichni dávali stejně ({ SIGNED($steps) }).
round-empty = 💤 { $round }. kolo skončilo, nikdo nic nerozbalil.
gifted = 🏁 { $seat } stojí na GIFTED oběma ukazateli!
rounds-over = { $rounds ->
    [one] 🏁 Po { $rounds } kole vyhrává, kdo došel nejdál.
    [few] 🏁 Po { $rounds } kolech vyhrává, kdo došel nejdál.
   *[other] 🏁 Po { $rounds } kolech vyhrává, kdo došel nejdál.
}
nobody-plays = { $rounds ->
    [one] 💤 Už { $rounds } kolo nikdo neměl hotovo, a tak hra končí.
    [few] 💤 Už { $rounds } kola za sebou nikdo neměl hotovo, a tak hra končí.
   *[other] 💤 Už { $rounds } kol za sebou nikdo neměl hotovo, a tak hra končí.
}
too-few = { $left ->
    [one] 🏁 Zbývá už jen { $left } hráč, a tak hra končí.
    [few] 🏁 Zbývají už jen { $left } hráči, a tak hra končí.
   *[other] 🏁 Zbývá už jen { $left } hráčů, a tak hra končí.
}
lower-decides = ⚖️ Stejně kroků: rozhoduje zadní ukazatel. { $seat }: { $mine }, { $other }: { $theirs }.
greats-given-decide = ⚖️ Stejný stav: rozhodují darované GREAT. { $seat }: { $mine }, { $other }: { $theirs }.
greats-received-decide = ⚖️ Stejný stav: rozhodují obdržené GREAT. { $seat }: { $mine }, { $other }: { $theirs }.

score = { $points ->
    [one] { $points } krok
    [few] { $points } kroky
   *[other] { $points } kroků
}

# Proč něco nejde a co by šlo.
refused-over = Hra skončila, všechny dárky jsou rozbalené.
refused-players = Tohle můžou jen hráči u stolu.
refused-not-dealer = Chvilku strpení: rozdávající ještě vybírá dárky.
refused-not-unwrapping = Teď rozbaluje někdo jiný. Na tebe řada přijde.
refused-not-dealt = Na stole ještě žádné dárky nejsou. Nejdřív vyber balíček a rozdej.
refused-choosing = Teď všichni vybírají dárky a přání; rozbalovat se bude potom.
refused-unwrapping = Dárky a přání jsou zapečetěné, teď se rozbaluje.
refused-gone = V téhle hře už nehraješ, odchod byl nadobro.
refused-ready = Dárky a přání už máš odevzdané. Chceš-li je měnit, vezmi to zpět.
refused-sitting-out = Tohle kolo vynecháváš. Dokud ostatní vybírají, můžeš to vzít zpět.
refused-no-deck = Nejdřív vyber balíček.
refused-no-changes = Dva dárky už máš změněné. Rozdej, nebo vyber jiný balíček.
refused-one-sided = Vlastní dárek serveru na druhé straně nic nemá. Můžeš ho vyměnit.
refused-no-gift = { $most ->
    [one] Na stole je jen { $most } dárek.
    [few] Takový dárek na stole není: mají čísla 1 až { $most }.
   *[other] Takový dárek na stole není: mají čísla 1 až { $most }.
}
refused-no-friend = Tam nikdo nesedí. Vyber hráče ze seznamu.
refused-to-oneself = Dárek sobě dát nemůžeš, vyber někoho jiného.
refused-friend-gone = Tahle osoba už hru vzdala a dárky nedostává. Vyber někoho jiného.
refused-no-tile = { $most ->
    [one] Tady dává každý každému jen { $most } dárek.
    [few] Tady dává každý každému { $most } dárky: první, nebo druhý.
   *[other] Tady dává každý každému { $most } dárků: první, nebo druhý.
}
refused-not-expert = Karty GIVE MORE a GET MORE patří do expertní hry a ta se u tohohle stolu nehraje.
refused-not-your-tile = GIVE MORE patří na dárek, který dáváš. Vyber jeden z nich.
refused-incomplete = Ještě nemáš vybráno všechno. Chybí dárky ({ $gifts }) a přání ({ $tokens }).
refused-no-spare = V téhle hře už toho měníš opravdu hodně, a tak pro tohle kolo platí, co máš teď. Odevzdej to.
refused-nothing-to-take-back = Není co vzít zpět: buď ještě vybíráš, nebo už měli hotovo všichni a je zapečetěno.
refused-not-closed = Takový dárek na rozbalení nemáš. Vyber některý, který je ještě zabalený.
refused-no-gifttrap = S kartou GiftTRAP se u tohohle stolu nehraje.
refused-trap-later = GiftTRAP jde zahrát jen při rozbalování, mezi dvěma dárky.
refused-trap-used = Kartu GiftTRAP už máš použitou, na celou hru je jen jedna.
refused-trapped = Tenhle dárek už hodnotu nemá. Vyber jiný.
refused-trap-needs-hands = Když se všechno rozbaluje naráz, není na GiftTRAP kdy. Vypni kartu, nebo rozbalujte ručně.
refused-moderators = Tohle může jen moderátor serveru.
refused-no-own-gift = Takový vlastní dárek server nemá, nebo už neplatí. Vyber si ze seznamu.
own-too-many = { $limit ->
    [one] Server může mít { $limit } vlastní dárek.
    [few] Server může mít { $limit } vlastní dárky; v souboru je jich víc.
   *[other] Server může mít { $limit } vlastních dárků; v souboru je jich víc.
}
own-twice = Řádek { $line }: číslo { $number } už tu je. Každý dárek musí mít své.
own-line-words = { $limit ->
    [one] Řádek { $line }: název musí mít 1 znak, popis nejvýš { $most }.
    [few] Řádek { $line }: název smí mít 1 až { $limit } znaky, popis nejvýš { $most }, a jen takové, které jdou zobrazit.
   *[other] Řádek { $line }: název smí mít 1 až { $limit } znaků, popis nejvýš { $most }, a jen takové, které jdou zobrazit.
}
own-line-character = { file-place }: { refused-own-character }
own-line-marks = { file-place }: { refused-own-marks }
own-line-invisible = Řádek { $line }: { refused-own-invisible }
own-line-undrawable = { file-place }: { refused-own-undrawable }
own-line-same = Řádek { $line }: { refused-own-same }
refused-own-words = { $limit ->
    [one] Název musí mít 1 znak, popis nejvýš { $most }.
    [few] Název smí mít 1 až { $limit } znaky, popis nejvýš { $most }, a jen takové, které jdou zobrazit.
   *[other] Název smí mít 1 až { $limit } znaků, popis nejvýš { $most }, a jen takové, které jdou zobrazit.
}
refused-own-character = Tenhle znak nejde zobrazit: { $character }.
refused-own-marks = Písmeno { $character } má moc znamének: smí mít nejvýš { $limit }.
refused-own-invisible = Z názvu není nic vidět. Dej do něj aspoň písmeno nebo číslici.
refused-own-undrawable = Písmo na kartách nemá znak { $character }. V názvu ho vynech.
refused-own-same = V tomhle balíčku už dárek s tímhle názvem je.
refused-own-full = { $most ->
    [one] Vejde se sem jen { $most }. Nejdřív nějaký odeber.
    [few] Vejdou se sem jen { $most }. Nejdřív nějaký odeber, nebo ať moderátor rozhodne o čekajících.
   *[other] Vejde se jich sem jen { $most }. Nejdřív nějaký odeber, nebo ať moderátor rozhodne o čekajících.
}
refused-own-server = Vlastní dárky patří serveru. Napiš to tam.

# Kdo se opozdil nebo vzdal

deadline-missed = ⌛ { $seat }: čas vypršel, kolo jde dál i tak. Do návratu bude na další kola čím dál méně času.
ask-resign = 🏳️ Vzdát hru **{ $table }**? Od teď vynecháš všechna kola a návrat už není.
