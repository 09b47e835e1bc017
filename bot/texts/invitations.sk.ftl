# Spoločnosť: kto je k stolu pozvaný, súkromné stoly, zavolanie k stolu, sledovanie.

# Pozvánky

button-decline = Nie, vďaka
invitation-first = { $players } · { $count ->
    [one] { $host } ťa pozýva k stolu: { $table }. Pridáš sa?
    [few] { $host } vás pozýva k stolu: { $table }. Kto sa pridá?
   *[other] { $host } vás pozýva k stolu: { $table }. Kto sa pridá?
}
table-opened-asked = { $count ->
    [one] Posielam pozvánku. Ak ju niekto odmietne, potichu ti dám vedieť.
    [few] Posielam pozvánky. Ak niektorú niekto odmietne, potichu ti dám vedieť.
   *[other] Posielam pozvánky. Ak niektorú niekto odmietne, potichu ti dám vedieť.
}
declined = 🙅 { $name } sa tentoraz nepridá.
done-decline-invitation = 👌 Dobre, už s tebou nerátajú. Dozvie sa to len ten, kto stôl vedie.
not-invited = K tomuto stolu ťa nikto nepozýva, takže niet čo odmietať.
invited-oneself = Pri svojom stole sedíš tak či tak: pozvi niekoho iného.
invited-a-bot = { $name } je bot. Proti počítačom sa hrá s voľbou `computers`.
invited-not-here = { $name } nie je na tomto serveri. Pozvi niekoho, kto tu je.
invited-cannot-see = { $name } nevidí { $channel }, kde by stôl bol. Vyber iný kanál alebo požiadaj moderátora o prístup.
invited-too-many = { $most ->
    [one] Pri tomto stole je miesto ešte pre jedného. Pozvi len jedného.
    [few] Pri tomto stole je miesto ešte pre { $most } hráčov. Pozvi ich menej.
   *[other] Pri tomto stole je miesto ešte pre { $most } hráčov. Pozvi ich menej.
}

# Súkromné stoly

table-opened-private = 🔒 Súkromný stôl #{ NUMBER($table, useGrouping: 0) } je pripravený v súkromnom vlákne kanála { $place }. Uvidia ho len tí, ktorých pozveš, a moderátori, ktorí smú spravovať vlákna.
private-needs-text-channel = Súkromný stôl potrebuje obyčajný textový kanál: v { $channel } súkromné vlákna byť nemôžu. Napíš { COMMAND("play") } inde alebo vynechaj voľbu `private`.
permission-create-private-threads = Vytvárať súkromné vlákna (Create Private Threads)
trouble-thread-locked-private = Súkromné vlákno <#{ $place }> je zamknuté a odomknúť ho nesmiem. Hra je uložená: hraj ďalej v súkromných správach alebo cez { COMMAND("table show view:board") }.
trouble-no-thread-private = V <#{ $place }> sa mi nepodarilo otvoriť súkromné vlákno: chýba mi tam oprávnenie { permission-create-private-threads }. Zruš tento stôl cez { COMMAND("table cancel") } a otvor nový, keď ho dostanem.
trouble-thread-refused-private = Discord mi v <#{ $place }> nedovolí otvoriť súkromné vlákno. Zruš tento stôl cez { COMMAND("table cancel") } a neskôr otvor nový. Odpoveď Discordu: „{ $answer }“
trouble-forbidden-private = Do <#{ $place }> nesmiem písať, { COMMAND("table show view:board") } však funguje ďalej. Hra bude pokračovať, len čo mi tam moderátor pridelí tieto oprávnenia: { permission-view-channel }, { permission-create-private-threads }, { permission-send-messages-in-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }.

# Zavolaj ma, keď si niekto sadne

callme-on = 🔔 **{ $game }**: keď tu niekto otvorí stôl alebo si k nemu prisadne a bude voľné miesto, pošlem ti jednu súkromnú správu. Platí to do { $until }; zrušíš to, keď { COMMAND("me callme") } napíšeš znova.
callme-off = 🔕 **{ $game }**: už ťa volať nebudem.
callme-open = **Na hráčov práve čaká:**
callme-too-many = Čakáš už na toľko hier, koľko sa dá: { $most }. Niektorú najprv zruš cez { COMMAND("me callme") }.
messages-closed = Discord mi nedovolí písať ti súkromné správy, takže by ťa nič nezastihlo. Povoľ ich pre tento server, napíš mi pár slov a skús to znova.
opening = 🔔 Je voľné miesto: { $table }. Píšem ti, lebo o tom chceš vedieť.

# Sledovanie stola

follow-end = 👁️ Sleduješ { $table }: keď sa hra skončí, pošlem ti súkromnú správu.
follow-round = 👁️ Sleduješ { $table }: súkromnú správu ti pošlem po každom kole a na konci. Kolo sa končí, keď odohrajú všetci.
follow-off = 👁️ { $table }: už nesleduješ.
follow-not = { $table }: tento stôl nesleduješ.
follow-own = Pri tomto stole hráš: pingnem ťa tak či tak.
follow-private = Súkromný stôl sa sledovať nedá: kto ho smie vidieť, je v jeho vlákne a dozvie sa všetko tam.
follow-too-many = Sleduješ už toľko stolov, koľko sa dá: { $most }. Niektorý najprv prestaň sledovať: { COMMAND("table follow") }.
followed-round = 👁️ { $table }: kolo je odohrané.
followed-end = 🏁 { $table }: koniec hry.
button-unfollow = Nesledovať

# Príkazy

command-invite =
    .invite = pozvať
    .invite-about = Koho k stolu pozvať
    .invite2 = pozvať-2
    .invite2-about = Koho ešte
    .invite3 = pozvať-3
    .invite3-about = Koho ešte
    .invite4 = pozvať-4
    .invite4-about = Koho ešte
    .invite5 = pozvať-5
    .invite5-about = Koho ešte
    .invite6 = pozvať-6
    .invite6-about = Koho ešte
    .invite7 = pozvať-7
    .invite7-about = Koho ešte
    .private = súkromne
    .private-about = V súkromnom vlákne, ktoré uvidia len pozvaní
follow-choice-end = keď sa hra skončí
follow-choice-round = po každom kole
follow-choice-off = už nie
