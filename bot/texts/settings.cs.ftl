# Nastavení serveru: panel, blokování, svolávání ke stolům, výsledky, potíže.

settings = ### ⚙️ Nastavení serveru
house-page-tables = Stoly
house-page-people = Lidé
house-page-announcements = Oznámení
house-page-computers = Počítače
house-managers = -# 🛡️ Mění to lidé s oprávněním **Spravovat server**, tady nebo přes { COMMAND("settings server") }.
house-hosts-choose = 🏠 Kdo stůl otevře, může si vybrat jinak.

house-channel = Kanál pro stoly
house-channel-about = Když nějaký vybereš, všechny nové stoly se otevřou v něm.
house-channel-pick = Vyber kanál nebo fórum
house-channel-none = ten, ve kterém někdo napíše { COMMAND("play") }
house-language = Jazyk
house-language-about = Jazyk herních plánů, pingů a všeho, co je vidět veřejně.
house-language-pick = Vyber jazyk
house-pace = Tempo nových stolů
house-pace-about = Kolik času je na tah.
house-pace-pick = Vyber tempo
house-games = Hry
house-games-about = Stoly se dají otevřít pro tyhle hry.
house-games-pick = Vyber hry
house-games-none = všechny
house-most-here = Stolů najednou
house-most-here-about = Kolik nedohraných stolů může být na serveru.
house-most-here-pick = Kolik nejvýš?
house-most-here-none = omezuju je jen já (200 v jednom kanálu)
house-most-hosted = Stolů na osobu
house-most-hosted-about = Kolik nedohraných stolů tu může jeden člověk vést.
house-most-hosted-pick = Kolik nejvýš na osobu?
house-most-hosted-none = omezuju je jen já (20 na všech serverech dohromady)
house-opener = Role, která smí otevírat stoly
house-opener-about = Přisednout si dál může každý. Kdo smí **Spravovat server**, otevře stůl vždycky.
house-opener-pick = Vyber roli
house-opener-none = smí každý
house-call-channel = Kanál pro svolávání
house-call-channel-about = Když se otevře stůl, napíšu to sem i s tlačítkem na přisednutí. Jakmile hra začne, zprávu smažu.
house-call-channel-pick = Vyber kanál
house-call-channel-none = žádný
house-call-role = Svolávaná role
house-call-role-about = Zmíním ji, když se otevře stůl, ale jen pokud ji smí zmínit i ten, kdo ho otevřel.
house-call-role-pick = Vyber roli
house-call-role-none = žádná
house-silent-role = ⚠️ Tuhle roli zmínit nesmím, takže se to k nikomu nedostane. V nastavení role povol zmínky všem.
house-call-interval = Svolávání
house-call-interval-about = Ke stolům otevřeným mezitím nesvolávám.
house-call-interval-pick = Jak často nejvýš?
house-interval-minutes = { $count ->
    [one] nejvýš jednou za minutu
    [few] nejvýš jednou za { $count } minuty
   *[other] nejvýš jednou za { $count } minut
}
house-interval-hours = { $count ->
    [one] nejvýš jednou za hodinu
    [few] nejvýš jednou za { $count } hodiny
   *[other] nejvýš jednou za { $count } hodin
}
house-results = Kanál pro výsledky
house-results-about = Jeden obrázek a dva řádky za každou dohranou hru. Soukromé stoly vynechávám.
house-results-pick = Vyber kanál
house-results-none = žádný
house-troubles = Kanál pro potíže
house-troubles-about = Co nesmím, které stoly jdou stranou a kdo co změnil v nastavení.
house-troubles-pick = Vyber kanál
house-troubles-none = žádný
house-strength = Síla počítačů
house-strength-about = Když někdo přidá počítač a sílu nevybere.
house-strength-pick = Vyber sílu
house-banter = Hlášky počítačů
house-banter-about = U nových stolů hru komentují.
house-blocks = Blokovaní lidé
house-blocks-about = Nemůžou tu otevírat stoly ani si k nim přisedat. Hry, které hrají, běží dál.
house-blocks-none = nikdo
house-blocks-forgotten = někdo, kdo svoje údaje smazal
house-block-pick = Zablokovat někoho
house-lift-pick = Zrušit blokování

# Odpovědi

done-block = { $player } tu už neotevře stůl ani si k žádnému nepřisedne. Rozehrané hry běží dál a nikomu to neoznamuju.
done-lift = Blokování je zrušené.
block-yourself = Sebe zablokovat nejde. Vyber někoho jiného.
block-a-bot = Boti tu nehrají, není co blokovat. Vyber člověka.
block-again = { $player } už je na seznamu blokovaných. Blokování zruší volba `zrušit`.
block-none = Tenhle člověk zablokovaný není. Kdo je, ukáže { COMMAND("settings server") }.
block-too-many = { $most ->
    [one] Blokovaný už je { $most } člověk. Nejdřív blokování zruš.
    [few] Blokovaní už jsou { $most } lidé. Nejdřív některé blokování zruš.
   *[other] Blokovaných už je { $most } lidí. Nejdřív některé blokování zruš.
}
blocked-here = Na tomhle serveru nemůžeš otevírat stoly ani si k nim přisedat: rozhodli tak jeho moderátoři. Hry, které hraješ, běží dál. Jestli je to omyl, napiš jim prosím.
offer-blocked = Tahle osoba si tu ke stolům přisedat nemůže. Nabídni místo někomu jinému.
invited-blocked = { $name } si na tomhle serveru ke stolům přisedat nemůže. Pozvi někoho jiného.
house-full = { $most ->
    [one] Na tomhle serveru smí být najednou jen { $most } stůl. Počkej, až hra skončí, nebo si přisedni k tomu, který čeká.
    [few] Na tomhle serveru smějí být najednou jen { $most } stoly. Počkej, až některá hra skončí, nebo si přisedni k tomu, který čeká.
   *[other] Na tomhle serveru smí být najednou jen { $most } stolů. Počkej, až některá hra skončí, nebo si přisedni k tomu, který čeká.
}
house-hosted-too-many = { $most ->
    [one] Na tomhle serveru smí každý vést najednou jen { $most } stůl. Nejdřív ho dohraj, nebo zruš.
    [few] Na tomhle serveru smí každý vést najednou jen { $most } stoly. Nejdřív některý dohraj, nebo zruš.
   *[other] Na tomhle serveru smí každý vést najednou jen { $most } stolů. Nejdřív některý dohraj, nebo zruš.
}
house-role-needed = Stoly tu otevírá { $role }. Přisednout si můžeš ke každému, který čeká na hráče.
house-other-games = Tahle hra se tu otevřít nedá. Můžeš otevřít tyhle: { $games }.
house-no-such-games = Napiš jednu nebo víc z těchhle her, oddělené čárkou: { $games }.
house-gone = ⚠️ na Discordu už není, takže není nic vybráno
house-value-and-clear = Nastavení „{ $setting }“ buď změň, nebo vypni, ne obojí.
house-not-clearable = Tohle nastavení vypnout nejde. Vyber jinou hodnotu.
house-number = Vyber číslo od { $least } do { NUMBER($most, useGrouping: 0) }.
house-text-channel = Vyber obyčejný textový kanál tohohle serveru.
house-no-role = Vyber některou roli tohohle serveru, jen ne @everyone.

# Rady pro toho, kdo otevírá stůl

hint-slow-mode = { $seconds ->
    [one] 🐢 V { $channel } je pomalý režim ({ $seconds } sekunda): brzdí zprávy a psané příkazy. Tlačítka fungují vždycky.
    [few] 🐢 V { $channel } je pomalý režim ({ $seconds } sekundy): brzdí zprávy a psané příkazy. Tlačítka fungují vždycky.
   *[other] 🐢 V { $channel } je pomalý režim ({ $seconds } sekund): brzdí zprávy a psané příkazy. Tlačítka fungují vždycky.
}
hint-missing = { $count ->
    [one] ⚠️ V { $channel } ti chybí oprávnění, které hráči potřebují: { $permissions }. Tlačítka fungují i bez něj; přidělit ho může moderátor.
    [few] ⚠️ V { $channel } ti chybí oprávnění, která hráči potřebují: { $permissions }. Tlačítka fungují i bez nich; přidělit je může moderátor.
   *[other] ⚠️ V { $channel } ti chybí oprávnění, která hráči potřebují: { $permissions }. Tlačítka fungují i bez nich; přidělit je může moderátor.
}
hint-silent-channel = { $count ->
    [one] ⚠️ Do { $channel } tenhle stůl neoznámím: chybí mi tam oprávnění { $permissions }. Řekni o tom prosím moderátorovi.
    [few] ⚠️ Do { $channel } tenhle stůl neoznámím: chybí mi tam oprávnění { $permissions }. Řekni o tom prosím moderátorovi.
   *[other] ⚠️ Do { $channel } tenhle stůl neoznámím: chybí mi tam oprávnění { $permissions }. Řekni o tom prosím moderátorovi.
}
permission-use-application-commands = Používat příkazy aplikací

# V kanálech serveru

announced = 🎲 { $host } otevírá stůl: { $table } v { $place }. Kdo se přidá?
journal = ⚙️ Změna nastavení, { $moderator }:
journal-blocked = Někdo další je zablokovaný; kdo, to ukáže { COMMAND("settings server") }.
journal-lifted = Jedno blokování je zrušené.
report-forbidden = Do <#{ $place }> nesmím psát. Potřebuju tam tahle oprávnění: { permission-view-channel }, { permission-send-messages }, { permission-send-messages-in-threads }, { permission-create-public-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }. Jakmile je dostanu, hra bude pokračovat.
report-put-aside = Tenhle stůl už nejde přečíst, takže jde stranou. Nikdo nepřijde o tah. Opravit ho může jen ten, kdo mě provozuje; { COMMAND("table cancel") } ho zruší.

# Příkazy

command-settings = nastavení
    .about = Nastavení serveru, pro moderátory
command-settings-server = server
    .about = Ukáže nebo změní nastavení tohohle serveru
    .channel = kanál
    .channel-about = Kanál, ve kterém se otevírají stoly
    .language-about = Jazyk veřejných zpráv
    .pace-about = Tempo nových stolů
    .games = hry
    .games-about = Hry, které se dají otevřít, oddělené čárkou
    .most_here = nejvíc-stolů
    .most_here-about = Nejvíc nedohraných stolů na serveru
    .most_hosted = nejvíc-na-osobu
    .most_hosted-about = Nejvíc nedohraných stolů, které tu jeden člověk vede
    .opener = otevírá
    .opener-about = Role, která smí otevírat stoly
    .call_channel = kanál-svolávání
    .call_channel-about = Kanál, kam napíšu o každém novém stole
    .call_role = svolávaná-role
    .call_role-about = Role, kterou zmíním, když se otevře stůl
    .call_interval = svolávat-po
    .call_interval-about = Nejmíň minut mezi dvěma svoláními
    .results = výsledky
    .results-about = Kanál pro výsledky
    .troubles = potíže
    .troubles-about = Kanál pro moje potíže a změny nastavení
    .daily = hádanka
    .daily-about = Kanál pro hádanku dne
    .strength-about = Jak silné jsou počítače, když si nikdo nevybere
    .banter = hlášky
    .banter-about = Jestli počítače hru komentují
    .ratings = hodnocení
    .ratings-about = Jestli se zdejší hry počítají do hodnocení hráčů
    .clear = vypnout
    .clear-about = Které nastavení vypnout
command-settings-block = blokovat
    .about = Zabrání někomu otevírat tu stoly a přisedat si k nim
    .user = kdo
    .user-about = Koho zablokovat
    .lift = zrušit
    .lift-about = Místo toho blokování zruší
