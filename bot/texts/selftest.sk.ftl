# Skúška bota: nechá počítače zahrať každú hru a povie moderátorom, čo funguje.

command-selftest = skúška
    .about = Nechá počítače zahrať každú hru a ukáže, čo tu funguje
permission-manage-threads = Spravovať vlákna (Manage Threads)

selftest-title = ### 🧪 Skúška bota
selftest-running = Na tomto serveri už jedna skúška beží. Trvá asi minútu a výsledok uvidí ten, kto ju spustil.
selftest-busy = Práve sa skúšam na dvoch iných serveroch. Skús to o minútu.
selftest-progress = Hra { $number } z { $count }: počítače hrajú **{ $game }**. Celé to trvá asi minútu.
selftest-watch = Pozerať sa môžeš v { $thread }. Vlákno potom zmizne a nič z toho sa nepočíta.
selftest-picture = 🖼️ Posielam obrázok…
selftest-hello = 🧪 Skúška: moje správy ti chodia.
selftest-thread = 🧪 Skúška bota
selftest-thread-over = 🧪 Skúška sa skončila a jej stoly sú zmazané. Vlákno už netreba, moderátor ho môže zmazať.

selftest-troubles = { $count ->
    [0] Všetko tu funguje.
    [one] Jedna vec potrebuje tvoju pomoc.
    [few] { $count } veci potrebujú tvoju pomoc.
   *[other] { $count } vecí potrebuje tvoju pomoc.
}
selftest-games = **Hry**: od rozdania po výsledok dohrané { $good } z { $count }
selftest-game = { $game }: { $moves ->
    [one] jeden ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
}, { $seconds } s
selftest-game-failed = { $game }: zasekla sa po { $moves ->
    [one] jednom ťahu
    [few] { $moves } ťahoch
   *[other] { $moves } ťahoch
}. Dôvod nájde prevádzkovateľ bota v logu.
selftest-game-slow = { $game }: po { $moves ->
    [one] jednom ťahu
    [few] { $moves } ťahoch
   *[other] { $moves } ťahoch
} koniec, server bota nestíha.
selftest-game-untold = { $game }: dohraná ({ $moves ->
    [one] jeden ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
}), ale výsledok do vlákna neprišiel.
selftest-permissions = **Oprávnenia**: mám všetky, ktoré potrebujem.
selftest-missing = **Oprávnenia** v { $channel }: { $count ->
    [one] chýba { $permissions }.
    [few] chýbajú { $permissions }.
   *[other] chýbajú { $permissions }.
}
selftest-lacks-view-channel = { permission-view-channel }: ten kanál nevidím, takže v ňom nebudú žiadne stoly.
selftest-lacks-send-messages = { permission-send-messages }: nebudú karty stolov, pingy ani výsledky.
selftest-lacks-embed-links = { permission-embed-links }: pingy prídu bez textu.
selftest-lacks-attach-files = { permission-attach-files }: herné plány budú bez obrázkov.
selftest-lacks-read-message-history = { permission-read-message-history }: po výpadku nenájdem vlastné správy a môžem niečo poslať dvakrát.
selftest-lacks-create-public-threads = { permission-create-public-threads }: stoly nebudú mať vlákno.
selftest-lacks-send-messages-in-threads = { permission-send-messages-in-threads }: nemôžem posielať herné plány a pingy.
selftest-lacks-create-private-threads = { permission-create-private-threads }: nebudú súkromné stoly.
selftest-no-thread-permission = Súkromné vlákno tu otvoriť nesmiem, takže hry prebehli skryto. Správy pri stoloch zostali nevyskúšané.
selftest-no-thread-kind = V tomto druhu kanála súkromné vlákna nie sú, takže hry prebehli skryto. Celú skúšku spustí { COMMAND("selftest") } v textovom kanáli.
selftest-no-thread-refused = Discord súkromné vlákno odmietol, takže hry prebehli skryto. Možno je na serveri otvorených priveľa vlákien.
selftest-messages = **Súkromné správy**: moje ti chodia.
selftest-no-messages = **Súkromné správy**: moje ti nechodia, a tak ťa pingnem vo vlákne stola. Správy s tajomstvami však neprídu; ukáže ich { COMMAND("table show view:secrets") }. V nastaveniach súkromia servera povoľ správy od členov.
selftest-pictures = **Obrázky**: kreslenie trvá priemerne { $mean } ms (najviac { $slowest } ms), odoslanie { $upload } ms
selftest-undrawn = **Obrázky**: nepodarilo sa nakresliť { $games }. Herný plán potom opisujem slovami.
selftest-not-uploaded = **Obrázky**: nakreslené sú, ale Discord tu obrázok neprijal.
selftest-moves = **Časy**: { $moves ->
    [one] jeden ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
}, najpomalší { $slowest } ms
selftest-discord = Discord: spojenie { $latency } ms, požiadavka { $request } ms
selftest-discord-request = Discord: požiadavka { $request } ms
selftest-advice = **Pre prevádzkovateľa bota**
selftest-advice-backup = Za posledných osem dní neviem o žiadnej zálohe. Nech sa `python -m bot backup` spúšťa každý deň.
selftest-advice-memory = Bot má k dispozícii menej ako 400 MB pamäte. Pridaj mu ju, inak sa dlhé obrázky nepodaria.
selftest-advice-disk = Na disku zostáva menej ako 500 MB. Na plný disk sa neuloží žiadny ťah.
selftest-advice-pause = `COMPUTER_PAUSE` je 0: vidno, ako dlho počítač premýšľa, a to všeličo prezradí.
selftest-advice-log = `LOG_LEVEL` je DEBUG: v logu vidno, kto stláča tlačidlá.
selftest-advice-privacy = Chýba `PRIVACY_URL`: ľudia si nemôžu prečítať, čo sa o nich ukladá.
selftest-clean = Stoly aj vlákno sú preč. Žiadny výsledok, žiadne hodnotenie.
selftest-leftover = Stoly sú preč. Vlákno { $thread } zmazať nesmiem ({ permission-manage-threads }), takže je aspoň archivované.
