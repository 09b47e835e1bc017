# Webhook servera: kam bot hlási stoly, ťahy a výsledky.

webhook-title = ### 🔗 Webhook
webhook-about =
    Tento server nemá žiadny webhook. S ním dám tvojmu programu alebo službe vedieť, keď sa otvorí stôl, keď niekoho zavolám na ťah a keď sa hra skončí.
    Súkromné stoly a tajomstvá nikdy neposielam.
webhook-how = -# Adresa sa dá len napísať: nastavíš ju príkazom { COMMAND("settings webhook") }. Začína sa na `https`.
webhook-address = **Adresa**: { $address }
webhook-is-on = ✅ Zapnutý
webhook-is-failing = ⚠️ Posledné ťažkosti sa začali { $since } a adresa odvtedy nič neprijala. Skúšam to ďalej.
webhook-is-off = ⛔ Vypnutý: adresa tri dni nič neprijala. Keď prejde test, znova sa zapne.
webhook-change = -# { COMMAND("settings webhook") } s inou adresou nahradí túto. Zmení sa aj tajný kľúč.
webhook-test = Poslať test
webhook-remove = Odobrať
webhook-set = ✅ Webhook je zapnutý. Pošli test, nech je jasné, či funguje.
webhook-secret =
    🔑 **Tajný kľúč na overenie podpisov**: { $secret }
    Skopíruj si ho teraz, druhýkrát ho neukážem.
webhook-removed = ✅ Webhook je odobratý, adresa aj tajný kľúč sú zmazané.
webhook-tested-already = Jeden test ešte čaká na odpoveď. Daj mu pár sekúnd.
webhook-test-accepted = ✅ Test prešiel (HTTP { $status }).
webhook-problem-inside = ❌ Nič neodišlo: adresa vedie do súkromnej siete alebo niekam, kam nesmiem.
webhook-problem-unreachable = ❌ Na adresu sa nedá dostať: nepodarilo sa spojenie, certifikát neplatí, alebo do 10 sekúnd neprišla odpoveď.
webhook-problem-refused = ❌ Adresa odpovedala HTTP { $status }. Za prijatie sa ráta len 2xx a presmerovania nesledujem.
webhook-no-url = Toto nie je adresa `https`. Napíš ju celú, napríklad `https://example.com/hry`.
webhook-too-long = Adresa je príliš dlhá, môže mať najviac { $most } znakov.
webhook-password = V adrese nesmie byť meno ani heslo pred znakom `@`. Vynechaj ich.
webhook-inside = Posielam len na verejné mená, ako je `example.com`: nie na IP adresy a nie na mená vnútri siete.
webhook-port = Port { $port } nie je povolený. Použi 443, alebo 1024 a vyššie.
webhook-one-thing = Vyber buď adresu, alebo akciu, nie oboje.
webhook-none = Tento server zatiaľ webhook nemá. Najprv napíš { COMMAND("settings webhook") } s adresou.

journal-webhook-set = Nový webhook: { $address }
journal-webhook-removed = Webhook je odobratý.
journal-webhook-off = ⚠️ Webhook { $address } tohto servera je vypnutý: tri dni nič neprijal. Príkazom { COMMAND("settings webhook") } sa dá vyskúšať a znova zapnúť.

command-settings-webhook = webhook
    .about = Hlási stoly, ťahy a výsledky na tvoju webovú adresu
    .address = adresa
    .address-about = Adresa https, kam hlásenia chodia
    .action = akcia
    .action-about = Poslať test alebo webhook odobrať
