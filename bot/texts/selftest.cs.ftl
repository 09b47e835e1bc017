# Zkouška bota: odehraje s počítači každou hru a řekne moderátorům, co funguje.

command-selftest = zkouška
    .about = Odehraje s počítači od každé hry jednu partii a ukáže, co tu funguje
permission-manage-threads = Spravovat vlákna

selftest-title = ### 🧪 Zkouška bota
selftest-running = Na tomhle serveru už jedna zkouška běží. Trvá asi minutu; výsledek uvidí ten, kdo ji spustil.
selftest-busy = Zrovna se zkouším na dvou jiných serverech. Zkus to za minutu.
selftest-progress = Hra { $number } z { $count }: počítače hrají **{ $game }**. Celé to trvá asi minutu.
selftest-watch = Dívat se můžeš v { $thread }. Vlákno pak zmizí a nic z toho se nepočítá.
selftest-picture = 🖼️ Posílám obrázek …
selftest-hello = 🧪 Zkouška: moje zprávy ti chodí.
selftest-thread = 🧪 Zkouška bota
selftest-thread-over = 🧪 Zkouška skončila a její stoly jsou smazané. Vlákno už není k ničemu, moderátor ho může smazat.

selftest-troubles = { $count ->
    [0] Všechno tu funguje.
    [one] Jedna věc potřebuje tvou pomoc.
    [few] { $count } věci potřebují tvou pomoc.
   *[other] { $count } věcí potřebuje tvou pomoc.
}
selftest-games = **Hry**: od rozdání do výsledku { $good } z { $count }
selftest-game = { $game }: { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, { $seconds } s
selftest-game-failed = { $game }: zasekla se po { $moves ->
    [one] jednom tahu
    [few] { $moves } tazích
   *[other] { $moves } tazích
}. Důvod najde provozovatel bota v logu.
selftest-game-slow = { $game }: po { $moves ->
    [one] jednom tahu
    [few] { $moves } tazích
   *[other] { $moves } tazích
} konec, server bota nestíhá.
selftest-game-untold = { $game }: dohraná ({ $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}), ale výsledek do vlákna nedorazil.
selftest-permissions = **Oprávnění**: mám všechna, která potřebuju.
selftest-missing = **Oprávnění** v { $channel }: { $count ->
    [one] chybí { $permissions }.
    [few] chybí { $permissions }.
   *[other] chybí { $permissions }.
}
selftest-lacks-view-channel = { permission-view-channel }: kanál pro mě neexistuje, takže žádné stoly.
selftest-lacks-send-messages = { permission-send-messages }: žádné karty stolů, výzvy ani výsledky.
selftest-lacks-embed-links = { permission-embed-links }: výzvy přijdou bez textu.
selftest-lacks-attach-files = { permission-attach-files }: desky budou bez obrázků.
selftest-lacks-read-message-history = { permission-read-message-history }: po výpadku nenajdu vlastní zprávy a můžu něco poslat dvakrát.
selftest-lacks-create-public-threads = { permission-create-public-threads }: stoly nebudou mít vlákno.
selftest-lacks-send-messages-in-threads = { permission-send-messages-in-threads }: nemůžu posílat desky a výzvy.
selftest-lacks-create-private-threads = { permission-create-private-threads }: žádné soukromé stoly.
selftest-no-thread-permission = Na hry nebylo soukromé vlákno, proběhly tedy skrytě. Zprávy stolů zůstaly nevyzkoušené.
selftest-no-thread-kind = V takovém kanálu soukromá vlákna nejsou, hry tedy proběhly skrytě. Celou zkoušku spustí { COMMAND("selftest") } v textovém kanálu.
selftest-no-thread-refused = Discord soukromé vlákno odmítl, hry tedy proběhly skrytě. Na serveru je možná otevřených moc vláken.
selftest-messages = **Soukromé zprávy**: moje ti chodí.
selftest-no-messages = **Soukromé zprávy**: moje ti nechodí. Na tah tě pak zavolám ve vlákně stolu. Dopisy s tajemstvími nepřijdou; ukáže je { COMMAND("table show view:secrets") }. V nastavení soukromí serveru povol zprávy od členů.
selftest-pictures = **Obrázky**: kreslení trvá průměrně { $mean } ms (nejvíc { $slowest } ms), odeslání { $upload } ms
selftest-undrawn = **Obrázky**: nenakreslilo se { $games }. Desky pak popisuju slovy.
selftest-not-uploaded = **Obrázky**: nakreslené jsou, ale Discord tu obrázek nepřijal.
selftest-moves = **Časy**: { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, nejpomalejší { $slowest } ms
selftest-discord = Discord: spojení { $latency } ms, požadavek { $request } ms
selftest-discord-request = Discord: požadavek { $request } ms
selftest-advice = **Pro provozovatele bota**
selftest-advice-backup = Za posledních osm dní nevím o žádné záloze. Ať se `python -m bot backup` spouští každý den.
selftest-advice-memory = Bot má k dispozici méně než 400 MB paměti. Přidej mu, jinak se dlouhé obrázky nepovedou.
selftest-advice-disk = Na disku zbývá méně než 500 MB. Na plný disk se neuloží žádný tah.
selftest-advice-pause = `COMPUTER_PAUSE` je 0: je vidět, jak dlouho počítač přemýšlí, a to leccos prozradí.
selftest-advice-log = `LOG_LEVEL` je DEBUG: v logu je vidět, kdo mačká tlačítka.
selftest-advice-privacy = Chybí `PRIVACY_URL`: lidé si nemůžou přečíst, co o nich ukládáš.
selftest-clean = Stoly i vlákno jsou pryč. Žádný výsledek, žádné hodnocení.
selftest-leftover = Stoly jsou pryč. Vlákno { $thread } nesmím smazat ({ permission-manage-threads }), takže je aspoň archivované.
