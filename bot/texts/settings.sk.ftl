# Nastavenia servera: panel, blokovanie, zvolávanie k stolom, výsledky, ťažkosti.

settings = ### ⚙️ Nastavenia servera
house-page-tables = Stoly
house-page-people = Ľudia
house-page-announcements = Oznamy
house-page-computers = Počítače
house-managers = -# 🛡️ Menia to ľudia s oprávnením **Spravovať server** (Manage Server), tu alebo cez { COMMAND("settings server") }.
house-hosts-choose = 🏠 Kto stôl otvorí, môže si vybrať inak.

house-channel = Kanál pre stoly
house-channel-about = Keď nejaký vyberieš, všetky nové stoly sa otvoria v ňom.
house-channel-pick = Vyber kanál alebo fórum
house-channel-none = ten, v ktorom niekto napíše { COMMAND("play") }
house-language = Jazyk
house-language-about = Jazyk herných plánov, pingov a všetkého, čo vidno verejne.
house-language-pick = Vyber jazyk
house-pace = Tempo nových stolov
house-pace-about = Koľko času je na ťah.
house-pace-pick = Vyber tempo
house-games = Hry
house-games-about = Stoly sa dajú otvoriť pre tieto hry.
house-games-pick = Vyber hry
house-games-none = všetky
house-most-here = Stolov naraz
house-most-here-about = Koľko nedohraných stolov môže byť na serveri.
house-most-here-pick = Koľko najviac?
house-most-here-none = obmedzujem ich len ja (200 v jednom kanáli)
house-most-hosted = Stolov na osobu
house-most-hosted-about = Koľko nedohraných stolov tu môže jeden človek viesť.
house-most-hosted-pick = Koľko najviac na osobu?
house-most-hosted-none = obmedzujem ich len ja (20 na všetkých serveroch spolu)
house-opener = Rola, ktorá smie otvárať stoly
house-opener-about = Prisadnúť si môže naďalej každý. Kto smie **Spravovať server**, otvorí stôl vždy.
house-opener-pick = Vyber rolu
house-opener-none = smie každý
house-call-channel = Kanál na zvolávanie
house-call-channel-about = Keď sa otvorí stôl, napíšem to sem aj s tlačidlom na prisadnutie. Len čo sa hra začne, správu zmažem.
house-call-channel-pick = Vyber kanál
house-call-channel-none = žiadny
house-call-role = Zvolávaná rola
house-call-role-about = Označím ju, keď sa otvorí stôl, ale len ak ju smie označiť aj ten, kto ho otvoril.
house-call-role-pick = Vyber rolu
house-call-role-none = žiadna
house-silent-role = ⚠️ Túto rolu označiť nesmiem, takže sa to k nikomu nedostane. V nastaveniach roly povoľ označovanie všetkým.
house-call-interval = Zvolávanie
house-call-interval-about = K stolom otvoreným medzitým nezvolávam.
house-call-interval-pick = Ako často najviac?
house-interval-minutes = { $count ->
    [one] najviac raz za minútu
    [few] najviac raz za { $count } minúty
   *[other] najviac raz za { $count } minút
}
house-interval-hours = { $count ->
    [one] najviac raz za hodinu
    [few] najviac raz za { $count } hodiny
   *[other] najviac raz za { $count } hodín
}
house-results = Kanál pre výsledky
house-results-about = Jeden obrázok a dva riadky za každú dohranú hru. Súkromné stoly vynechávam.
house-results-pick = Vyber kanál
house-results-none = žiadny
house-troubles = Kanál pre ťažkosti
house-troubles-about = Čo nesmiem, ktoré stoly idú bokom a kto čo zmenil v nastaveniach.
house-troubles-pick = Vyber kanál
house-troubles-none = žiadny
house-strength = Sila počítačov
house-strength-about = Keď niekto pridá počítač a silu nevyberie.
house-strength-pick = Vyber silu
house-banter = Hlášky počítačov
house-banter-about = Pri nových stoloch hru komentujú.
house-blocks = Blokovaní ľudia
house-blocks-about = Nemôžu tu otvárať stoly ani si k nim prisadať. Hry, ktoré hrajú, bežia ďalej.
house-blocks-none = nikto
house-blocks-forgotten = niekto, kto svoje údaje zmazal
house-block-pick = Zablokovať niekoho
house-lift-pick = Zrušiť blokovanie

# Odpovede

done-block = { $player } tu už neotvorí stôl ani si k žiadnemu neprisadne. Rozohrané hry bežia ďalej a nikomu to neoznamujem.
done-lift = Blokovanie je zrušené.
block-yourself = Seba zablokovať nemôžeš. Vyber niekoho iného.
block-a-bot = Boti tu nehrajú, niet čo blokovať. Vyber človeka.
block-again = { $player } už je na zozname blokovaných. Blokovanie zruší voľba `lift`.
block-none = Tento človek zablokovaný nie je. Kto je, ukáže { COMMAND("settings server") }.
block-too-many = { $most ->
    [one] Blokovaný už je { $most } človek. Najprv blokovanie zruš.
    [few] Blokovaní už sú { $most } ľudia. Najprv niektoré blokovanie zruš.
   *[other] Blokovaných už je { $most } ľudí. Najprv niektoré blokovanie zruš.
}
blocked-here = Na tomto serveri nemôžeš otvárať stoly ani si k nim prisadať: rozhodli tak jeho moderátori. Hry, ktoré hráš, bežia ďalej. Ak je to omyl, napíš im, prosím.
offer-blocked = Táto osoba si tu k stolom prisadať nemôže. Ponúkni miesto niekomu inému.
invited-blocked = { $name } si na tomto serveri k stolom prisadať nemôže. Pozvi niekoho iného.
house-full = { $most ->
    [one] Na tomto serveri smie byť naraz len { $most } stôl. Počkaj, kým sa hra skončí, alebo si prisadni k tomu, ktorý čaká.
    [few] Na tomto serveri smú byť naraz len { $most } stoly. Počkaj, kým sa niektorá hra skončí, alebo si prisadni k tomu, ktorý čaká.
   *[other] Na tomto serveri smie byť naraz len { $most } stolov. Počkaj, kým sa niektorá hra skončí, alebo si prisadni k tomu, ktorý čaká.
}
house-hosted-too-many = { $most ->
    [one] Na tomto serveri smie každý viesť naraz len { $most } stôl. Najprv ho dohraj alebo zruš.
    [few] Na tomto serveri smie každý viesť naraz len { $most } stoly. Najprv niektorý dohraj alebo zruš.
   *[other] Na tomto serveri smie každý viesť naraz len { $most } stolov. Najprv niektorý dohraj alebo zruš.
}
house-role-needed = Stoly tu otvára { $role }. Prisadnúť si môžeš ku každému, ktorý čaká na hráčov.
house-other-games = Táto hra sa tu otvoriť nedá. Môžeš otvoriť tieto: { $games }.
house-no-such-games = Napíš jednu alebo viac z týchto hier, oddelené čiarkou: { $games }.
house-gone = ⚠️ na Discorde už nie je, takže nie je nič vybrané
house-value-and-clear = Nastavenie „{ $setting }“ buď zmeň, alebo vypni, nie oboje.
house-not-clearable = Toto nastavenie sa vypnúť nedá. Vyber inú hodnotu.
house-number = Vyber číslo od { $least } do { NUMBER($most, useGrouping: 0) }.
house-text-channel = Vyber obyčajný textový kanál tohto servera.
house-no-role = Vyber niektorú rolu tohto servera, len nie @everyone.

# Rady pre toho, kto otvára stôl

hint-slow-mode = { $seconds ->
    [one] 🐢 V { $channel } je pomalý režim ({ $seconds } sekunda): brzdí správy a písané príkazy. Tlačidlá fungujú vždy.
    [few] 🐢 V { $channel } je pomalý režim ({ $seconds } sekundy): brzdí správy a písané príkazy. Tlačidlá fungujú vždy.
   *[other] 🐢 V { $channel } je pomalý režim ({ $seconds } sekúnd): brzdí správy a písané príkazy. Tlačidlá fungujú vždy.
}
hint-missing = { $count ->
    [one] ⚠️ V { $channel } ti chýba oprávnenie, ktoré hráči potrebujú: { $permissions }. Tlačidlá fungujú aj bez neho; prideliť ho môže moderátor.
    [few] ⚠️ V { $channel } ti chýbajú oprávnenia, ktoré hráči potrebujú: { $permissions }. Tlačidlá fungujú aj bez nich; prideliť ich môže moderátor.
   *[other] ⚠️ V { $channel } ti chýbajú oprávnenia, ktoré hráči potrebujú: { $permissions }. Tlačidlá fungujú aj bez nich; prideliť ich môže moderátor.
}
hint-silent-channel = { $count ->
    [one] ⚠️ Do { $channel } tento stôl neoznámim: chýba mi tam oprávnenie { $permissions }. Povedz o tom, prosím, moderátorovi.
    [few] ⚠️ Do { $channel } tento stôl neoznámim: chýbajú mi tam oprávnenia { $permissions }. Povedz o tom, prosím, moderátorovi.
   *[other] ⚠️ Do { $channel } tento stôl neoznámim: chýbajú mi tam oprávnenia { $permissions }. Povedz o tom, prosím, moderátorovi.
}
permission-use-application-commands = Používať príkazy aplikácií (Use Application Commands)

# V kanáloch servera

announced = 🎲 { $host } otvára stôl: { $table } v { $place }. Kto sa pridá?
journal = ⚙️ Zmena nastavení, { $moderator }:
journal-blocked = Niekto ďalší je zablokovaný; kto, to ukáže { COMMAND("settings server") }.
journal-lifted = Jedno blokovanie je zrušené.
report-forbidden = Do <#{ $place }> nesmiem písať. Potrebujem tam tieto oprávnenia: { permission-view-channel }, { permission-send-messages }, { permission-send-messages-in-threads }, { permission-create-public-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }. Len čo ich dostanem, hra bude pokračovať.
report-put-aside = Tento stôl sa už nedá prečítať, takže ide bokom. Nikto nepríde o ťah. Opraviť ho môže len ten, kto ma prevádzkuje; { COMMAND("table cancel") } ho zruší.

# Príkazy

command-settings = nastavenia
    .about = Nastavenia servera, pre moderátorov
command-settings-server = server
    .about = Ukáže alebo zmení nastavenia tohto servera
    .channel = kanál
    .channel-about = Kanál, v ktorom sa otvárajú stoly
    .language-about = Jazyk verejných správ
    .pace-about = Tempo nových stolov
    .games = hry
    .games-about = Hry, ktoré sa dajú otvoriť, oddelené čiarkou
    .most_here = najviac-stolov
    .most_here-about = Najviac nedohraných stolov na serveri
    .most_hosted = najviac-na-osobu
    .most_hosted-about = Najviac nedohraných stolov, ktoré tu jeden človek vedie
    .opener = otvára
    .opener-about = Rola, ktorá smie otvárať stoly
    .call_channel = kanál-zvolávania
    .call_channel-about = Kanál, kam napíšem o každom novom stole
    .call_role = zvolávaná-rola
    .call_role-about = Rola, ktorú označím, keď sa otvorí stôl
    .call_interval = zvolávať-po
    .call_interval-about = Najmenej minút medzi dvoma zvolaniami
    .results = výsledky
    .results-about = Kanál pre výsledky
    .troubles = ťažkosti
    .troubles-about = Kanál pre moje ťažkosti a zmeny nastavení
    .daily = hádanka
    .daily-about = Kanál pre hádanku dňa
    .strength-about = Aké silné sú počítače, keď si nikto nevyberie
    .banter = hlášky
    .banter-about = Či počítače hru komentujú
    .ratings = hodnotenie
    .ratings-about = Či sa tunajšie hry počítajú do hodnotenia hráčov
    .clear = vypnúť
    .clear-about = Ktoré nastavenie vypnúť
command-settings-block = blokovať
    .about = Zabráni niekomu otvárať tu stoly a prisadať si k nim
    .user = kto
    .user-about = Koho zablokovať
    .lift = zrušiť
    .lift-about = Namiesto toho blokovanie zruší
