# Čo počítačoví hráči občas povedia, nikdy nič tajné. Ku každej príležitosti má riadok, kto hrá odvážne, a kto
# opatrne, dva sú pre všetkých. O sebe hovoria bez rodu: žiadny minulý čas. Čo raz zaznelo, zostáva.

remark-appeared =
    .bold = Tu som. A čo teraz?
    .careful = Len na chvíľku. Dobrý večer.
    .one = Dobrý večer. A dovidenia.
    .other = Dobre sa pozerajte, už miznem.

remark-spotted =
    .bold = Tam! Rýchlo!
    .careful = Pokoj: kam sa odtiaľ dá?
    .one = To je čerstvá stopa.
    .other = Teraz tá mapa dáva zmysel.

remark-doubled =
    .bold = Len utekaj, nájdeme ťa!
    .careful = Dve jazdy naraz: kruh sa rozširuje.
    .one = Niekto má naponáhlo.
    .other = Moje úbohé topánky.

remark-arrested =
    .bold = Máme ťa!
    .careful = V mene zákona, a hlavne pokojne.
    .one = To je súhra!
    .other = Kávu platím ja.

remark-caught =
    .bold = Tá jazda za to stojí!
    .careful = Nabudúce radšej električkou.
    .one = No dobre, dobre, už idem.
    .other = Uznávam. Čo ma prezradilo?

remark-escaped =
    .bold = Rovno pred nosom!
    .careful = Uf. Viac vzrušenia netreba.
    .one = Len hmla, priatelia, len hmla.
    .other = Krásne mesto. Vrátim sa.
