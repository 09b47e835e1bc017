# Čo počítačoví hráči občas povedia, nikdy nič tajné. Ku každej príležitosti má riadok, kto hrá odvážne, a kto
# opatrne, dva sú pre všetkých. O sebe hovoria bez rodu: žiadny minulý čas. Čo raz zaznelo, zostáva.

remark-broken-away =
    .bold = Chyťte si ma!
    .careful = Len kúsok, kvôli výhľadu.
    .one = Konečne čerstvý vzduch.
    .other = Dovidenia v cieli, priatelia.

remark-pulled =
    .bold = Držte sa riadidiel!
    .careful = Pekne rovnomerne, priatelia.
    .one = Kto chce do vetra? Nikto? Tak ja.
    .other = Autobus odchádza.

remark-fell =
    .bold = Za pokus to stálo!
    .careful = Preto existujú brzdy.
    .one = Kto sem dal tú cestu?
    .other = Len škrabanec. Na bicykli tiež.

remark-prime =
    .bold = Body! Viac bodov!
    .careful = Bod k bodu, a kôpka rastie.
    .one = Stojí to za ten pot.
    .other = Má to niekto odfotené?

remark-stage-won =
    .bold = Naplno až do cieľa!
    .careful = Šetriť sily sa oplatí.
    .one = Kvety pre celý tím!
    .other = Nohy hovoria nie, srdce áno.

remark-stage-lost =
    .bold = Zajtra útočím!
    .careful = Skvele načasované. Píšem si.
    .one = Chapeau!
    .other = To je ale záver!

flaw-breakaway = { $player } posiela časť tímu do úniku, aj keď je cieľ ešte ďaleko.
flaw-sprint-train = { $player } necháva časť tímu celý deň drieť pre jedného šprintéra.
flaw-climbers = { $player } na rovine šetrí časť tímu na stúpania.
flaw-wheel-suckers = { $player } vozí časť tímu v háku a prácu necháva ostatným.
