# Čo počítačoví hráči občas povedia, nikdy nič tajné. Ku každej príležitosti má riadok, kto hrá odvážne, a kto
# opatrne, dva sú pre všetkých. O sebe hovoria bez rodu: žiadny minulý čas. Čo raz zaznelo, zostáva.

remark-glad =
    .bold = Ešte! Teda: ďakujem!
    .careful = Aké pozorné. Krabicu si odložím tiež.
    .one = Vy ma ale poznáte.
    .other = Vari mám narodeniny?

remark-puzzled =
    .bold = Prečo nie? Vyskúšam čokoľvek.
    .careful = Najprv si prečítam návod.
    .one = Darovanému koňovi na zuby nepozerám.
    .other = Tá mašľa je nádherná.

remark-best-giver =
    .bold = Streľba od boku, a aká!
    .careful = Stačí pozorne počúvať.
    .one = Vaša radosť je moja radosť.
    .other = Baliaci papier je môj druhý domov.

remark-worst-giver =
    .bold = Nabudúce to bude ešte väčšie prekvapenie!
    .careful = Bločky mám odložené.
    .one = Jejda. Musím vás lepšie spoznať.
    .other = Dá sa to vymeniť?

remark-trap =
    .bold = Bum! Ten zvuk ma baví.
    .careful = Radšej s ničím netriasť.
    .one = Niekto má bystré oko.
    .other = A pritom tak pekne zabalené.
