# GiftTRAP po slovensky. Darčeky, písané ťahy a slová v obrázkoch majú vlastné súbory.

game-name = GiftTRAP
game-tagline = Dávaj, želaj si, rozbaľuj: ako dobre sa poznáte?
game-rules =
    { "**" }Cieľ.** Dávaj ostatným, čo by ich potešilo, a dostávaj, čo poteší teba. Máš dva ukazovatele, GIVE za dávanie a GET za dostávanie. Ak na konci kola stoja oba na GIFTED, na konci svojej stupnice, vyhrávaš.

    { "**" }Kolo** začína rozdávajúci, v každom kole iný. Vyberie jeden zo štyroch balíčkov, od obyčajného po luxusný: žltý, červený, modrý, čierny. Vyloží sa o jeden darček viac, než je hráčov (pri troch 7, pri štyroch 9). Skôr než rozdá, smie najviac dva darčeky otočiť alebo vymeniť; nikto iný to nevidí.

    { "**" }Darčeky a želania** vyberajú všetci naraz a tajne.
    • 🎁 Každému z ostatných daj jeden darček, zakaždým iný. Pri troch a štyroch hráčoch daj každému dva.
    • ⭐ Štyri žetóny polož na štyri darčeky podľa toho, akú radosť by ti urobili: GREAT (skvelé), GOOD (dobré), OK (ujde to) a NO WAY (v žiadnom prípade).
    Zmeniť to môžeš 40-krát za hru a v každom kole ešte štyrikrát: ak vyberieš pre Annu darček, ktorý už má Boris, prehodia sa. Potom stlač **Hotovo**. Kým nemá hotovo posledný, dá sa to vziať späť.

    { "**" }Rozbaľovanie.** Počnúc rozdávajúcim každý ukáže svoje želania a rozbalí, čo dostal. Každý darček pohne dvoma ukazovateľmi: GIVE toho, kto ho dal, a GET toho, kto ho dostal.
    • GREAT: 3 kroky vpred · GOOD: 2 · OK: 1
    • NO WAY: 4 kroky späť · žiadny žetón: 1 krok späť
    Ukazovatele zo stupnice nevyjdú a čo presahuje koniec, prepadá, takže záleží na poradí. Pri pomalom tempe sa všetko rozbalí naraz. Ručne si každý rozbaľuje jeden darček po druhom, v poradí, v akom chce.

    { "**" }Koniec.** Ak je na GIFTED viac hráčov, rozhoduje viac darovaných GREAT, potom viac prijatých; inak sa o výhru delia. Ak po poslednom kole nie je na GIFTED nikto, vyhráva vyšší súčet oboch ukazovateľov, potom ten, čí zadný ukazovateľ je ďalej.

    { "**" }Vynechanie.** Vkus za nikoho nevymýšľame: kto nemá včas hotovo, kolo vynecháva a darčeky od neho aj preňho ostanú zabalené.

    { "**" }Expertná hra.** Dve karty na každé kolo. GIVE MORE pri darčeku, ktorý dávaš, zdvojnásobí tvoje kroky zaň, GET MORE pri darčeku, ktorý máš dostať, takisto tvoje, vpred aj späť. Do rozbalenia ich nikto nevidí.
    • 🪤 GiftTRAP sa zapína zvlášť: raz za hru, medzi dvoma rozbalenými darčekmi, jeden darček do konca kola znehodnotí. Nedá sa, keď sa rozbaľuje naraz.

    { "**" }Počítačoví hráči** majú svoj vkus: dve veci sa im páčia, jedna nie, a všetci to vidia. Ten tvoj hádajú z tvojich želaní v tejto hre a potom ho zabudnú.

    { "**" }Dobrá rada.** Žlté kolá sú o zvykoch, čierne o snoch. A NO WAY si šetri na to, čo by ti priatelia naozaj pokojne dali.

option-track = Dĺžka stupníc
option-track-about = Koľko krokov je to na GIFTED: krátka hra trvá asi 3 kolá, bežná 5 až 6, dlhá 8.
option-track-short = Krátke
option-track-normal = Bežné
option-track-long = Dlhé
option-rounds = Najviac kôl
option-rounds-about = Ak dovtedy nikto nebude na GIFTED, vyhrá vyšší súčet oboch ukazovateľov.
option-rounds-4 = 4
option-rounds-6 = 6
option-rounds-8 = 8
option-rounds-12 = 12
option-rounds-endless = Až na GIFTED, najviac 20 kôl
option-expert = Expertná hra
option-expert-about = GIVE MORE a GET MORE: v každom kole si môžeš zdvojnásobiť kroky za jeden darček, ktorý dávaš, a za jeden, ktorý dostaneš.
option-gifttrap-card = Karta GiftTRAP
option-gifttrap-card-about = Raz za hru smie každý znehodnotiť darček, kým ostatní rozbaľujú. Len pri ručnom rozbaľovaní.
option-quick-unwrap = Rozbaľovanie
option-quick-unwrap-about = Ručne je to väčšia šou, ale v každom kole sa na každého čaká ešte raz.
option-quick-unwrap-by-pace = Podľa tempa (naraz od jedného dňa na ťah)
option-quick-unwrap-yes = Všetko naraz
option-quick-unwrap-no = Ručne
option-own-gifts = Vlastné darčeky servera

deck-yellow = žltý
deck-red = červený
deck-blue = modrý
deck-black = čierny
the-deck = { $deck ->
    [yellow] 🟨 žltý
    [red] 🟥 červený
    [blue] 🟦 modrý
   *[black] ⬛ čierny
}
token-great = GREAT
token-good = GOOD
token-ok = OK
token-no-way = NO WAY
no-token = bez žetónu
tile-first = prvý darček
tile-second = druhý darček
gift-number = { $number }. { $name }
no-card = bez karty

# Čoho sa darčeky týkajú.
tag-food = jedlo
tag-drink = nápoje
tag-home = domácnosť
tag-garden = záhrada
tag-animals = zvieratá
tag-sport = šport
tag-outdoors = príroda
tag-travel = cestovanie
tag-music = hudba
tag-film = film
tag-books = knihy
tag-games = hry
tag-tech = technika
tag-craft = ručné práce
tag-beauty = krása
tag-fashion = móda
tag-wellness = pohoda
tag-romance = romantika
tag-adventure = dobrodružstvo
tag-learning = učenie
tag-prank = žartíky
tag-luxury = luxus
tag-family = rodina
tag-work = práca

# Ťahy, na tlačidlách a v otázke pred tým, čo sa nedá vziať späť.
move-choose = Balíček: { the-deck }
    .words = balíček vybrať vyber vyberám ukázať ukáž darčeky
move-turn = Otočiť: { $number }
    .words = otočiť otoč otáčam obrátiť darček kartu
move-replace = Vymeniť: { $number }
    .words = vymeniť vymeň vymením iný ďalší darček kartu
move-deal = Rozdať tieto darčeky
    .words = rozdať rozdaj rozdávam vyložiť darčeky
move-give = { $friend }: darček { $gift }
    .words = dať daj dám dávam darček dostane
move-wish = Želanie: darček { $gift }
    .words = želať želanie chcem žetón darček
move-give-more = GIVE MORE: darček { $gift }
    .words = give more dvojnásobok zdvojnásobiť darček
move-get-more = GET MORE: { $giver }
    .words = get more dvojnásobok zdvojnásobiť darček od
move-ready = Hotovo
    .words = hotovo hotový hotová pripravený odovzdať koniec
move-take-back = Ešte nemám hotovo
    .words = vziať späť naspäť zmeniť ešte nie
move-open = Rozbaliť, od koho: { $giver }
    .words = rozbaliť rozbaľ rozbalím otvoriť darček od
move-open-all = Rozbaliť všetko
    .words = rozbaliť rozbaľ otvoriť všetko všetky zvyšok
move-trap = GiftTRAP: darček { $gift }
    .words = pasca darček
move-absent = { $for_good ->
    [true] Vynechať všetky ďalšie kolá
   *[false] Vynechať toto kolo
}
    .words =
        { $for_good ->
            [true] odísť nadobro vynechať všetky kolá
           *[false] vynechať vynechaj vynechám kolo pas
        }
move-void = Vyradiť darček: { $gift }

pick-turn = 🔄 Otočiť darček…
pick-replace = 🔁 Vymeniť darček…
turn-to = Otočiť { $gift } → { $other }
replace-it = Vymeniť { $gift }
drawer-give = Darčeky
drawer-wish = Želania
drawer-expert = Expertné karty
drawer-absent = Vynechať…
pick-give = 🎁 Darček, komu: { $friend }…
pick-give-which = { $which ->
    [first] 🎁 Prvý darček, komu: { $friend }…
   *[second] 🎁 Druhý darček, komu: { $friend }…
}
give-to = { $friend }: { $gift }
wish-for = { $token }: { $gift }
pick-wish = ⭐ { $token } na…
pick-give-more = ✌️ GIVE MORE na…
pick-get-more = ✌️ GET MORE na…
give-more-on = GIVE MORE: { $gift }
give-more-none = GIVE MORE: tentoraz nie
get-more-from = GET MORE: dáva { $giver }
get-more-which = { $which ->
    [first] GET MORE: { $giver }, prvý darček
   *[second] GET MORE: { $giver }, druhý darček
}
get-more-none = GET MORE: tentoraz nie
pick-trap = 🪤 GiftTRAP, raz za hru…
open-from = Dáva { $giver }
open-which = { $which ->
    [first] Dáva { $giver }: prvý
   *[second] Dáva { $giver }: druhý
}

# Riadok pod menom toho, kto má niečo urobiť.
now-round-of = Kolo { $round }/{ $count }
now-deal = { $where } · darčeky vyberá { $seat }
now-choose = { $where } · { $players ->
    [one] hotovo má { $ready } z { $players }
    [few] hotovo má { $ready } z { $players }
   *[other] hotovo má { $ready } z { $players }
}
now-unwrap = { $where } · rozbaľuje { $seat } · { $left ->
    [one] zostáva { $left } darček
    [few] zostávajú { $left } darčeky
   *[other] zostáva { $left } darčekov
}
now-over = 🎀 Všetky darčeky sú rozbalené
now-cut-short = 🎀 Hra sa skončila v { $round }. kole
call-deal = 🃏 Rozdávaš: vyber balíček a rozdaj darčeky.
call-choose = 🎁 { $count ->
    [one] Vyber { $count } darček a štyri želania a stlač Hotovo.
    [few] Vyber { $count } darčeky a štyri želania a stlač Hotovo.
   *[other] Vyber { $count } darčekov a štyri želania a stlač Hotovo.
}
call-unwrap = 🎀 { $count ->
    [one] Na rozbalenie čaká { $count } darček.
    [few] Na rozbalenie čakajú { $count } darčeky.
   *[other] Na rozbalenie čaká { $count } darčekov.
}

# Plán slovami, riadok po riadku.
board-gifts = Na stole, balíček { the-deck }:
board-no-gifts = Na stole ešte žiadne darčeky neležia.
board-gift = { $number }. { $name } – { $line }
board-voided = (neplatí)
board-trapped = 🪤 (bez hodnoty)
board-markers = GIVE { $give } a GET { $get } z { $track }
board-greats = GREAT darované { $given }, prijaté { $received }
board-ready = hotovo
board-dealer = rozdáva
board-sits-out = vynecháva kolo
board-gone = hru vzdáva
board-trap-card = ešte má kartu GiftTRAP
board-persona = 👍 { $first }, { $second } · 👎 { $dislikes }
board-wishes = Želania – { $seat }: { $wishes }
board-opened = Rozbalené v tomto kole:
board-closed = Ešte zabalené – { $seat }: dáva { $givers }
opened-tile = { $giver }: { $number } { $token } ({ $steps })
opened-trapped = { $giver }: { $number } 🪤 bez hodnoty
opened-void = { $giver }: { $number } 🚫 neplatí
opened-walked = GET { $get } · GIVE { $give }
past-round = Kolo { $round }: { $gains }

# Čo sa dozvie len jeden hráč.
secret-nothing = Teraz niet čo tajiť.
secret-preview = 🃏 Tieto darčeky zatiaľ vidíš len ty, balíček { the-deck }. { $changes ->
    [0] Ďalej sa už meniť nedá.
    [one] Otočiť alebo vymeniť sa dá ešte { $changes }.
    [few] Otočiť alebo vymeniť sa dajú ešte { $changes }.
   *[other] Otočiť alebo vymeniť sa dá ešte { $changes }.
}
secret-gives = 🎁 Dávaš: { $gifts }
secret-wishes = ⭐ Želáš si: { $gifts }
secret-open = zatiaľ nič
secret-get-more = ✌️ GET MORE: { $gift }
secret-from = čo ti dáva { $giver }
secret-ready = ✅ Máš odovzdané.
secret-left = { $count ->
    [one] Zostáva vybrať: { $count }.
    [few] Zostáva vybrať: { $count }.
   *[other] Zostáva vybrať: { $count }.
}

# Keď sa kolo skončí: osobitná správa všetkým.
ended-title = 🎁 { $number }. kolo je rozbalené
ended-best = 🏆 Najlepšie dáva: { $names } ({ $steps })
ended-worst = 🙈 Najčastejšie vedľa: { $names } ({ $steps })
ended-line = GIVE { $give } ({ $gave }), GET { $get } ({ $got })
ended-sat-out = kolo vynecháva
ended-next = 🃏 Nabudúce rozdáva { $seat }.
review-title = 🎀 Celá hra
review-best = 💝 Kto koho pozná najlepšie: { $pairs } (priemer na darček: { $average })
review-worst = 🙈 A kto by sa mal viac pýtať: { $pairs } (priemer na darček: { $average })
review-gift = 🏆 Najlepší darček: { $gift } ({ $giver } → { $receiver })
review-flop = 🗑️ Najhorší darček: { $gift } ({ $giver } → { $receiver })
review-wished = ⭐ Najväčšie spoločné želanie: { $gift }
review-whims = 🤖 Číre rozmary – { $seat }: najviac { $most }; najmenej { $least }
review-matrix = Priemer krokov na darček, dáva { $giver }: { $averages }

# Vlastné darčeky servera.
own-added = 🎁 Pridané, balíček { the-deck }: { $name }. Hrá sa s ním pri stoloch, ktoré sa otvoria odteraz.
own-removed = Odobrané: { $name }. Rozohraným hrám zostáva.
own-proposed = 💡 { $by } navrhuje darček, balíček { the-deck }: **{ $name }**
own-proposal-sent = Vďaka! Rozhodne o ňom moderátor.
own-accepted = ✅ Prijaté: { $name }
own-declined = Zamietnuté: { $name }
own-decided = O tomto darčeku už niekto rozhodol.
own-list-empty = Tento server zatiaľ žiadne vlastné darčeky nemá.
own-list = Vlastné darčeky servera ({ $count }):
own-list-proposed = Navrhnuté darčeky ({ $count }):
own-list-line = { the-deck } · { $name } ({ $language }) { $line }
own-list-page = Strana { $page } z { $pages }
button-list-back = Späť
button-list-on = Ďalej
own-voided = { $count ->
    [0] S týmto darčekom sa nikde nehrá: { $name }
    [one] Vyradené pri { $count } stole: { $name }
    [few] Vyradené pri { $count } stoloch: { $name }
   *[other] Vyradené pri { $count } stoloch: { $name }
}
own-voided-already = Vyradené už skôr, pri všetkých rozohraných stoloch: { $name }
own-not-voided = Pri stole #{ $table } to nejde: { $reason }
own-without-line = Bez opisu.
button-accept = Prijať
button-decline = Zamietnuť

# Čo sa deje.
the-gift = { TEXT("gift", $gift, $own) }
round-begun = 🃏 { $round }. kolo: darčeky vyberá { $dealer }.
gifts-dealt = 🎁 Darčeky vykladá { $seat }, balíček { the-deck }.
gifts-drawn = 🎲 { $seat } tu nie je, a tak vybral žreb. Balíček { the-deck }.
sat-out = 💤 { $seat } toto kolo vynecháva: darované aj prijaté darčeky ostanú zabalené.
gone-for-good = 💤 { $seat } už ďalšie kolá nehrá.
all-ready = 🎀 { $count ->
    [one] Všetko je zabalené. Rozbaľuje { $count } hráč.
    [few] Všetko je zabalené. Rozbaľujú { $count } hráči.
   *[other] Všetko je zabalené. Rozbaľuje { $count } hráčov.
}
tokens-shown = ⭐ { $seat } má želania: GREAT { TEXT("gift", $great, $great_own) } · GOOD { TEXT("gift", $good, $good_own) } · OK { TEXT("gift", $ok, $ok_own) } · NO WAY { TEXT("gift", $no_way, $no_way_own) }
gift-opened = { $token ->
    [great] 💝 { $giver } → { $receiver }: { the-gift }.{ gift-line } GREAT! ({ SIGNED($given) } / { SIGNED($got) })
    [good] 🎁 { $giver } → { $receiver }: { the-gift }.{ gift-line } GOOD ({ SIGNED($given) } / { SIGNED($got) })
    [ok] 🎁 { $giver } → { $receiver }: { the-gift }.{ gift-line } OK ({ SIGNED($given) } / { SIGNED($got) })
    [no-way] 😱 { $giver } → { $receiver }: { the-gift }.{ gift-line } NO WAY! ({ SIGNED($given) } / { SIGNED($got) })
   *[none] 🫤 { $giver } → { $receiver }: { the-gift }.{ gift-line } Bez žetónu ({ SIGNED($given) } / { SIGNED($got) })
}
gift-doubled = { gift-opened } ✌️ { $cards }
gift-trapped = 🪤 { $giver } → { $receiver }: { the-gift }.{ gift-line } V tomto kole bez hodnoty.
void-opened = 🚫 { $giver } → { $receiver }: { the-gift }.{ gift-line } Vyradený darček, nikto sa nehýbe.
unwrapped = 🎀 { $seat } má rozbalené: { $gifts ->
    [one] { $gifts } darček
    [few] { $gifts } darčeky
   *[other] { $gifts } darčekov
} ({ SIGNED($got) }). GET stojí na { $get }.
trap-called = 🪤 GiftTRAP! Hrá ho { $seat }, bez hodnoty je teraz darček { the-gift }
gift-voided = 🚫 Moderátor vyraďuje z tejto hry darček { the-gift }
round-ended = 🎁 { $round }. kolo je rozbalené. Najlepšie dáva { $best } ({ SIGNED($best_steps) }), najhoršie { $worst } ({ SIGNED($worst_steps) }).
round-level = 🎁 { $round }. kolo je rozbalené. Všetci dávali rovnako ({ SIGNED($steps) }).
round-empty = 💤 { $round }. kolo sa skončilo, nikto nič nerozbalil.
gifted = 🏁 { $seat } stojí na GIFTED oboma ukazovateľmi!
rounds-over = { $rounds ->
    [one] 🏁 Po { $rounds } kole vyhráva, kto došiel najďalej.
    [few] 🏁 Po { $rounds } kolách vyhráva, kto došiel najďalej.
   *[other] 🏁 Po { $rounds } kolách vyhráva, kto došiel najďalej.
}
nobody-plays = { $rounds ->
    [one] 💤 Už { $rounds } kolo nikto nemal hotovo, a tak sa hra končí.
    [few] 💤 Už { $rounds } kolá po sebe nikto nemal hotovo, a tak sa hra končí.
   *[other] 💤 Už { $rounds } kôl po sebe nikto nemal hotovo, a tak sa hra končí.
}
too-few = { $left ->
    [one] 🏁 Zostáva už len { $left } hráč, a tak sa hra končí.
    [few] 🏁 Zostávajú už len { $left } hráči, a tak sa hra končí.
   *[other] 🏁 Zostáva už len { $left } hráčov, a tak sa hra končí.
}
lower-decides = ⚖️ Rovnako krokov: rozhoduje zadný ukazovateľ. { $seat }: { $mine }, { $other }: { $theirs }.
greats-given-decide = ⚖️ Rovnaký stav: rozhodujú darované GREAT. { $seat }: { $mine }, { $other }: { $theirs }.
greats-received-decide = ⚖️ Rovnaký stav: rozhodujú prijaté GREAT. { $seat }: { $mine }, { $other }: { $theirs }.

score = { $points ->
    [one] { $points } krok
    [few] { $points } kroky
   *[other] { $points } krokov
}

# Prečo sa niečo nedá a čo by sa dalo.
refused-over = Hra sa skončila, všetky darčeky sú rozbalené.
refused-players = Toto môžu len hráči pri stole.
refused-not-dealer = Chvíľku strpenia: rozdávajúci ešte vyberá darčeky.
refused-not-unwrapping = Teraz rozbaľuje niekto iný. Na teba príde rad.
refused-not-dealt = Na stole ešte žiadne darčeky nie sú. Najprv vyber balíček a rozdaj.
refused-choosing = Teraz všetci vyberajú darčeky a želania; rozbaľovať sa bude potom.
refused-unwrapping = Darčeky a želania sú zapečatené, teraz sa rozbaľuje.
refused-gone = V tejto hre už nehráš, odchod bol nadobro.
refused-ready = Darčeky a želania už máš odovzdané. Ak ich chceš meniť, vezmi to späť.
refused-sitting-out = Toto kolo vynechávaš. Kým ostatní vyberajú, môžeš to vziať späť.
refused-no-deck = Najprv vyber balíček.
refused-no-changes = Dva darčeky už máš zmenené. Rozdaj alebo vyber iný balíček.
refused-one-sided = Vlastný darček servera na druhej strane nič nemá. Môžeš ho vymeniť.
refused-no-gift = { $most ->
    [one] Na stole je len { $most } darček.
    [few] Taký darček na stole nie je: majú čísla 1 až { $most }.
   *[other] Taký darček na stole nie je: majú čísla 1 až { $most }.
}
refused-no-friend = Tam nikto nesedí. Vyber hráča zo zoznamu.
refused-to-oneself = Darček sebe dať nemôžeš, vyber niekoho iného.
refused-friend-gone = Táto osoba už hru vzdala a darčeky nedostáva. Vyber niekoho iného.
refused-no-tile = { $most ->
    [one] Tu dáva každý každému len { $most } darček.
    [few] Tu dáva každý každému { $most } darčeky: prvý alebo druhý.
   *[other] Tu dáva každý každému { $most } darčekov: prvý alebo druhý.
}
refused-not-expert = Karty GIVE MORE a GET MORE patria do expertnej hry a tá sa pri tomto stole nehrá.
refused-not-your-tile = GIVE MORE patrí na darček, ktorý dávaš. Vyber jeden z nich.
refused-incomplete = Ešte nemáš vybrané všetko. Chýbajú darčeky ({ $gifts }) a želania ({ $tokens }).
refused-no-spare = V tejto hre už toho meníš naozaj veľa, a tak pre toto kolo platí, čo máš teraz. Odovzdaj to.
refused-nothing-to-take-back = Nie je čo vziať späť: buď ešte vyberáš, alebo už mali hotovo všetci a je zapečatené.
refused-not-closed = Taký darček na rozbalenie nemáš. Vyber niektorý, ktorý je ešte zabalený.
refused-no-gifttrap = S kartou GiftTRAP sa pri tomto stole nehrá.
refused-trap-later = GiftTRAP sa dá zahrať len pri rozbaľovaní, medzi dvoma darčekmi.
refused-trap-used = Kartu GiftTRAP už máš použitú, na celú hru je len jedna.
refused-trapped = Tento darček už hodnotu nemá. Vyber iný.
refused-trap-needs-hands = Keď sa všetko rozbaľuje naraz, nie je na GiftTRAP kedy. Vypni kartu alebo rozbaľujte ručne.
refused-moderators = Toto môže len moderátor servera.
refused-no-own-gift = Taký vlastný darček server nemá alebo už neplatí. Vyber si zo zoznamu.
own-too-many = { $limit ->
    [one] Server môže mať { $limit } vlastný darček.
    [few] Server môže mať { $limit } vlastné darčeky; v súbore ich je viac.
   *[other] Server môže mať { $limit } vlastných darčekov; v súbore ich je viac.
}
own-twice = Riadok { $line }: číslo { $number } tu už je. Každý darček musí mať svoje.
own-line-words = { $limit ->
    [one] Riadok { $line }: názov musí mať 1 znak, opis najviac { $most }.
    [few] Riadok { $line }: názov smie mať 1 až { $limit } znaky, opis najviac { $most }, a len také, ktoré sa dajú zobraziť.
   *[other] Riadok { $line }: názov smie mať 1 až { $limit } znakov, opis najviac { $most }, a len také, ktoré sa dajú zobraziť.
}
own-line-character = { file-place }: { refused-own-character }
own-line-marks = { file-place }: { refused-own-marks }
own-line-invisible = Riadok { $line }: { refused-own-invisible }
own-line-undrawable = { file-place }: { refused-own-undrawable }
own-line-same = Riadok { $line }: { refused-own-same }
refused-own-words = { $limit ->
    [one] Názov musí mať 1 znak, opis najviac { $most }.
    [few] Názov smie mať 1 až { $limit } znaky, opis najviac { $most }, a len také, ktoré sa dajú zobraziť.
   *[other] Názov smie mať 1 až { $limit } znakov, opis najviac { $most }, a len také, ktoré sa dajú zobraziť.
}
refused-own-character = Tento znak sa nedá zobraziť: { $character }.
refused-own-marks = Písmeno { $character } má priveľa znamienok: smie mať najviac { $limit }.
refused-own-invisible = Z názvu nič nevidno. Daj doň aspoň písmeno alebo číslicu.
refused-own-undrawable = Písmo na kartách nemá znak { $character }. V názve ho vynechaj.
refused-own-same = V tomto balíčku už darček s týmto názvom je.
refused-own-full = { $most ->
    [one] Zmestí sa sem len { $most }. Najprv nejaký odober.
    [few] Zmestia sa sem len { $most }. Najprv nejaký odober alebo nech moderátor rozhodne o čakajúcich.
   *[other] Zmestí sa ich sem len { $most }. Najprv nejaký odober alebo nech moderátor rozhodne o čakajúcich.
}
refused-own-server = Vlastné darčeky patria serveru. Napíš to tam.

# Kto sa oneskoril alebo vzdal

deadline-missed = ⌛ { $seat }: čas vypršal, kolo ide ďalej aj tak. Do návratu bude na ďalšie kolá čoraz menej času.
ask-resign = 🏳️ Vzdať hru **{ $table }**? Odteraz vynecháš všetky kolá a návratu už niet.
