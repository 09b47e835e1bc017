# Webhook serveru: kam bot hlásí stoly, tahy a výsledky.

webhook-title = ### 🔗 Webhook
webhook-about =
    Tenhle server žádný webhook nemá. S ním dám tvému programu nebo službě vědět, když se otevře stůl, když někoho zavolám na tah a když hra skončí.
    Soukromé stoly a tajemství nikdy neposílám.
webhook-how = -# Adresa se dá jen napsat: nastavíš ji příkazem { COMMAND("settings webhook") }. Začíná `https`.
webhook-address = **Adresa**: { $address }
webhook-is-on = ✅ Zapnutý
webhook-is-failing = ⚠️ Poslední potíže začaly { $since } a adresa od té doby nic nepřijala. Zkouším to dál.
webhook-is-off = ⛔ Vypnutý: adresa tři dny nic nepřijala. Jakmile projde test, zase se zapne.
webhook-change = -# { COMMAND("settings webhook") } s jinou adresou nahradí tuhle. Změní se i tajný klíč.
webhook-test = Poslat test
webhook-remove = Odebrat
webhook-set = ✅ Webhook je zapnutý. Pošli test, ať je jasné, jestli funguje.
webhook-secret =
    🔑 **Tajný klíč k ověření podpisů**: { $secret }
    Zkopíruj si ho teď, podruhé ho neukážu.
webhook-removed = ✅ Webhook je odebraný, adresa i tajný klíč jsou smazané.
webhook-tested-already = Jeden test ještě čeká na odpověď. Dej mu pár vteřin.
webhook-test-accepted = ✅ Test prošel (HTTP { $status }).
webhook-problem-inside = ❌ Nic neodešlo: adresa vede do soukromé sítě nebo někam, kam nesmím.
webhook-problem-unreachable = ❌ Na adresu se nejde dostat: nepovedlo se spojení, certifikát neplatí, nebo do 10 sekund nepřišla odpověď.
webhook-problem-refused = ❌ Adresa odpověděla HTTP { $status }. Za přijetí se počítá jen 2xx a přesměrování nesleduju.
webhook-no-url = Tohle není adresa `https`. Napiš ji celou, třeba `https://example.com/hry`.
webhook-too-long = Adresa je moc dlouhá, smí mít nejvýš { $most } znaků.
webhook-password = V adrese nesmí být jméno ani heslo před znakem `@`. Vynech je.
webhook-inside = Posílám jen na veřejná jména, jako je `example.com`: ne na IP adresy a ne na jména uvnitř sítě.
webhook-port = Port { $port } není povolený. Použij 443, nebo 1024 a vyšší.
webhook-one-thing = Vyber buď adresu, nebo akci, ne obojí.
webhook-none = Tenhle server zatím webhook nemá. Nejdřív napiš { COMMAND("settings webhook") } s adresou.

journal-webhook-set = Nový webhook: { $address }
journal-webhook-removed = Webhook je odebraný.
journal-webhook-off = ⚠️ Webhook { $address } tohohle serveru je vypnutý: tři dny nic nepřijal. Příkazem { COMMAND("settings webhook") } ho jde vyzkoušet a znovu zapnout.

command-settings-webhook = webhook
    .about = Hlásí stoly, tahy a výsledky na tvou webovou adresu
    .address = adresa
    .address-about = Adresa https, kam hlášení chodí
    .action = akce
    .action-about = Poslat test, nebo webhook odebrat
