# Co počítačoví hráči občas řeknou, nikdy nic tajného. Ke každé příležitosti má řádek, kdo hraje odvážně, a kdo
# opatrně, dva jsou pro všechny. O sobě mluví bez rodu: žádný minulý čas. Co jednou zaznělo, zůstává.

remark-broken-away =
    .bold = Chyťte si mě!
    .careful = Jen kousek, kvůli výhledu.
    .one = Konečně čerstvý vzduch.
    .other = Na viděnou v cíli, přátelé.

remark-pulled =
    .bold = Držte se řídítek!
    .careful = Hezky rovnoměrně, přátelé.
    .one = Kdo chce do větru? Nikdo? Tak já.
    .other = Autobus odjíždí.

remark-fell =
    .bold = Za pokus to stálo!
    .careful = Proto existují brzdy.
    .one = Kdo sem dal tu silnici?
    .other = Jen škrábanec. Na kole taky.

remark-prime =
    .bold = Body! Víc bodů!
    .careful = Bod k bodu, a hromádka roste.
    .one = Stojí to za ten pot.
    .other = Má to někdo vyfocené?

remark-stage-won =
    .bold = Naplno až do cíle!
    .careful = Šetřit síly se vyplácí.
    .one = Květiny pro celý tým!
    .other = Nohy říkají ne, srdce ano.

remark-stage-lost =
    .bold = Zítra útočím!
    .careful = Skvěle načasované. Píšu si.
    .one = Chapeau!
    .other = To je ale závěr!

flaw-breakaway = { $player } posílá část týmu do úniku, i když je cíl ještě daleko.
flaw-sprint-train = { $player } nechává část týmu celý den dřít pro jednoho sprintera.
flaw-climbers = { $player } na rovině šetří část týmu pro stoupání.
flaw-wheel-suckers = { $player } vozí část týmu v háku a práci nechává ostatním.
