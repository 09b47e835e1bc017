# Čo počítačoví hráči občas povedia, nikdy nič tajné. Ku každej príležitosti má riadok, kto hrá odvážne, a kto
# opatrne, dva sú pre všetkých. O sebe hovoria bez rodu: žiadny minulý čas. Čo raz zaznelo, zostáva.

remark-found =
    .bold = Trefa!
    .careful = Jeden fakt. Fakty ma tešia.
    .one = Tak to už niekam vedie.
    .other = Môj kabát, prosím. Volá práca.

remark-dead-end =
    .bold = Ďalej!
    .careful = Aspoň sa tým niečo vylučuje.
    .one = Aj slepá ulica je ulica.
    .other = Späť na stanicu, na čaj.

remark-quiet =
    .bold = Tak inam, a na plný plyn!
    .careful = Pokoj je tiež výsledok.
    .one = Vonku ani mačka.
    .other = Hliadka pozdravuje a viac nič.

remark-wrong =
    .bold = Bez rizika nie je prípad.
    .careful = Ešte jedna stopa by neuškodila.
    .one = Toto, prosím, do protokolu nepíšte.
    .other = Taká istota, a taká chyba.

remark-solved =
    .bold = Tu 07, koniec!
    .careful = Všetko sedí, do posledného disku.
    .one = Prípad uzavretý.
    .other = A nikto ani nemusí behať.

remark-well-solved =
    .bold = Paráda! Som hneď za tebou.
    .careful = Poctivá práca, stopa po stope.
    .one = Moje uznanie.
    .other = Takto sa to robí.
