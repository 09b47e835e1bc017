# Zkouška bota: nechá počítače zahrát každou hru a řekne moderátorům, co funguje.

command-selftest = zkouška
    .about = Nechá počítače zahrát každou hru a ukáže, co tu funguje
permission-manage-threads = Spravovat vlákna

selftest-title = ### 🧪 Zkouška bota
selftest-running = Na tomhle serveru už jedna zkouška běží. Trvá asi minutu a výsledek uvidí ten, kdo ji spustil.
selftest-busy = Zrovna se zkouším na dvou jiných serverech. Zkus to za minutu.
selftest-progress = Hra { $number } z { $count }: počítače hrají **{ $game }**. Celé to trvá asi minutu.
selftest-watch = Dívat se můžeš v { $thread }. Vlákno pak zmizí a nic z toho se nepočítá.
selftest-picture = 🖼️ Posílám obrázek…
selftest-hello = 🧪 Zkouška: moje zprávy ti chodí.
selftest-thread = 🧪 Zkouška bota
selftest-thread-over = 🧪 Zkouška skončila a její stoly jsou smazané. Vlákno už není k ničemu, moderátor ho může smazat.

selftest-troubles = { $count ->
    [0] Všechno tu funguje.
    [one] Jedna věc potřebuje tvou pomoc.
    [few] { $count } věci potřebují tvou pomoc.
   *[other] { $count } věcí potřebuje tvou pomoc.
}
selftest-games = **Hry**: od rozdání po výsledek dohráno { $good } z { $count }
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
selftest-lacks-view-channel = { permission-view-channel }: ten kanál nevidím, takže v něm nebudou žádné stoly.
selftest-lacks-send-messages = { permission-send-messages }: nebudou karty stolů, pingy ani výsledky.
selftest-lacks-embed-links = { permission-embed-links }: pingy přijdou bez textu.
selftest-lacks-attach-files = { permission-attach-files }: herní plány budou bez obrázků.
selftest-lacks-read-message-history = { permission-read-message-history }: po výpadku nenajdu vlastní zprávy a můžu něco poslat dvakrát.
selftest-lacks-create-public-threads = { permission-create-public-threads }: stoly nebudou mít vlákno.
selftest-lacks-send-messages-in-threads = { permission-send-messages-in-threads }: nemůžu posílat herní plány a pingy.
selftest-lacks-create-private-threads = { permission-create-private-threads }: nebudou soukromé stoly.
selftest-no-thread-permission = Soukromé vlákno tu otevřít nesmím, takže hry proběhly skrytě. Zprávy u stolů zůstaly nevyzkoušené.
selftest-no-thread-kind = V tomhle druhu kanálu soukromá vlákna nejsou, takže hry proběhly skrytě. Celou zkoušku spustí { COMMAND("selftest") } v textovém kanálu.
selftest-no-thread-refused = Discord soukromé vlákno odmítl, takže hry proběhly skrytě. Možná je na serveru otevřených moc vláken.
selftest-messages = **Soukromé zprávy**: moje ti chodí.
selftest-no-messages = **Soukromé zprávy**: moje ti nechodí, a tak tě pingnu ve vlákně stolu. Zprávy s tajemstvími ale nepřijdou; ukáže je { COMMAND("table show view:secrets") }. V nastavení soukromí serveru povol zprávy od členů.
selftest-pictures = **Obrázky**: kreslení trvá průměrně { $mean } ms (nejvíc { $slowest } ms), odeslání { $upload } ms
selftest-undrawn = **Obrázky**: nepodařilo se nakreslit { $games }. Herní plán pak popisuju slovy.
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
selftest-advice-memory = Bot má k dispozici méně než 400 MB paměti. Přidej mu ji, jinak se dlouhé obrázky nepovedou.
selftest-advice-disk = Na disku zbývá méně než 500 MB. Na plný disk se neuloží žádný tah.
selftest-advice-pause = `COMPUTER_PAUSE` je 0: je vidět, jak dlouho počítač přemýšlí, a to leccos prozradí.
selftest-advice-log = `LOG_LEVEL` je DEBUG: v logu je vidět, kdo mačká tlačítka.
selftest-advice-privacy = Chybí `PRIVACY_URL`: lidé si nemůžou přečíst, co se o nich ukládá.
selftest-clean = Stoly i vlákno jsou pryč. Žádný výsledek, žádné hodnocení.
selftest-leftover = Stoly jsou pryč. Vlákno { $thread } smazat nesmím ({ permission-manage-threads }), takže je aspoň archivované.
