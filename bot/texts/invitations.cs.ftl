# Společnost: kdo je ke stolu zvaný, soukromé stoly, zavolání ke stolu, sledování.

# Pozvánky

button-decline = Ne, díky
invitation-first = { $players } · { $count ->
    [one] { $host } tě zve ke stolu: { $table }. Přidáš se?
    [few] { $host } vás zve ke stolu: { $table }. Kdo se přidá?
   *[other] { $host } vás zve ke stolu: { $table }. Kdo se přidá?
}
table-opened-asked = { $count ->
    [one] Posílám pozvánku. Když ji někdo odmítne, potichu ti dám vědět.
    [few] Posílám pozvánky. Když některou někdo odmítne, potichu ti dám vědět.
   *[other] Posílám pozvánky. Když některou někdo odmítne, potichu ti dám vědět.
}
declined = 🙅 { $name } se tentokrát nepřidá.
done-decline-invitation = 👌 Dobře, už s tebou nepočítají. Dozví se to jen ten, kdo stůl vede.
not-invited = K tomuhle stolu tě nikdo nezve, takže není co odmítat.
invited-oneself = U svého stolu sedíš tak jako tak: pozvi někoho jiného.
invited-a-bot = { $name } je bot. Proti počítačům se hraje s volbou `počítače`.
invited-not-here = { $name } není na tomhle serveru. Pozvi někoho, kdo tu je.
invited-cannot-see = { $name } nevidí { $channel }, kde by stůl byl. Vyber jiný kanál, nebo požádej moderátora o přístup.
invited-too-many = { $most ->
    [one] U tohohle stolu je místo ještě pro jednoho. Pozvi jen jednoho.
    [few] U tohohle stolu je místo ještě pro { $most } hráče. Pozvi jich míň.
   *[other] U tohohle stolu je místo ještě pro { $most } hráčů. Pozvi jich míň.
}

# Soukromé stoly

table-opened-private = 🔒 Soukromý stůl #{ NUMBER($table, useGrouping: 0) } je připravený v soukromém vlákně kanálu { $place }. Uvidí ho jen ti, které pozveš, a moderátoři, kteří smějí spravovat vlákna.
private-needs-text-channel = Soukromý stůl potřebuje obyčejný textový kanál: v { $channel } soukromá vlákna být nemůžou. Napiš { COMMAND("play") } jinde, nebo vynech volbu `soukromě`.
permission-create-private-threads = Vytvářet soukromá vlákna
trouble-thread-locked-private = Soukromé vlákno <#{ $place }> je zamčené a odemknout ho nesmím. Hra je uložená: hraj dál v soukromých zprávách nebo přes { COMMAND("table show view:board") }.
trouble-no-thread-private = V <#{ $place }> se mi nepodařilo otevřít soukromé vlákno: chybí mi tam oprávnění { permission-create-private-threads }. Zruš tenhle stůl přes { COMMAND("table cancel") } a otevři nový, až ho dostanu.
trouble-thread-refused-private = Discord mi v <#{ $place }> nedovolí otevřít soukromé vlákno. Zruš tenhle stůl přes { COMMAND("table cancel") } a později otevři nový. Odpověď Discordu: „{ $answer }“
trouble-forbidden-private = Do <#{ $place }> nesmím psát, { COMMAND("table show view:board") } ale funguje dál. Hra bude pokračovat, jakmile mi tam moderátor přidělí tahle oprávnění: { permission-view-channel }, { permission-create-private-threads }, { permission-send-messages-in-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }.

# Zavolej mě, až si někdo sedne

callme-on = 🔔 **{ $game }**: až tu někdo otevře stůl nebo si k němu přisedne a bude volné místo, pošlu ti jednu soukromou zprávu. Platí to do { $until }; zrušíš to, když { COMMAND("me callme") } napíšeš znovu.
callme-off = 🔕 **{ $game }**: už tě volat nebudu.
callme-open = **Na hráče právě čeká:**
callme-too-many = Čekáš už na tolik her, kolik jde: { $most }. Některou nejdřív zruš přes { COMMAND("me callme") }.
messages-closed = Discord mi nedovolí psát ti soukromé zprávy, takže by tě nic nezastihlo. Povol je pro tenhle server, napiš mi pár slov a zkus to znovu.
opening = 🔔 Je volné místo: { $table }. Píšu ti, protože o tom chceš vědět.

# Sledování stolu

follow-end = 👁️ Sleduješ { $table }: až hra skončí, pošlu ti soukromou zprávu.
follow-round = 👁️ Sleduješ { $table }: soukromou zprávu ti pošlu po každém kole a na konci. Kolo končí, když odehrají všichni.
follow-off = 👁️ { $table }: už nesleduješ.
follow-not = { $table }: tenhle stůl nesleduješ.
follow-own = U tohohle stolu hraješ: pingnu tě tak jako tak.
follow-private = Soukromý stůl sledovat nejde: kdo ho smí vidět, je v jeho vlákně a dozví se všechno tam.
follow-too-many = Sleduješ už tolik stolů, kolik jde: { $most }. Některý nejdřív přestaň sledovat: { COMMAND("table follow") }.
followed-round = 👁️ { $table }: kolo je odehrané.
followed-end = 🏁 { $table }: konec hry.
button-unfollow = Nesledovat

# Příkazy

command-invite =
    .invite = pozvat
    .invite-about = Koho ke stolu pozvat
    .invite2 = pozvat-2
    .invite2-about = Koho ještě
    .invite3 = pozvat-3
    .invite3-about = Koho ještě
    .invite4 = pozvat-4
    .invite4-about = Koho ještě
    .invite5 = pozvat-5
    .invite5-about = Koho ještě
    .invite6 = pozvat-6
    .invite6-about = Koho ještě
    .invite7 = pozvat-7
    .invite7-about = Koho ještě
    .private = soukromě
    .private-about = V soukromém vlákně, které uvidí jen pozvaní
follow-choice-end = až hra skončí
follow-choice-round = po každém kole
follow-choice-off = už ne
