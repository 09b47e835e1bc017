# Čo počítačoví hráči občas povedia, nikdy nič tajné. Ku každej príležitosti má riadok, kto hrá odvážne, a kto
# opatrne, dva sú pre všetkých. O sebe hovoria bez rodu: žiadny minulý čas. Čo raz zaznelo, zostáva.

remark-taken =
    .bold = A už to rastie!
    .careful = Kameň po kameni.
    .one = Tá ostane u mňa.
    .other = Môj múr ďakuje.

remark-left =
    .bold = A späť do postele.
    .careful = Nie je sa kam ponáhľať.
    .one = Tak kde to vlastne leží?
    .other = Zapamätá si to niekto za mňa?

remark-well-taken =
    .bold = Paráda! A teraz sledujte mňa.
    .careful = Klobúk dole, píšem si.
    .one = To je ale pamäť!
    .other = Tu niekto dáva pozor.

remark-fired =
    .bold = Páľ!
    .careful = Pardon. Je to presne spočítané.
    .one = Nič osobné.
    .other = To kanón, nie ja.

remark-shot =
    .bold = Bude stáť znova a vyšší!
    .careful = A preto sa stavajú veže.
    .one = Au. Tá mi bude chýbať.
    .other = Dobrá muška, to sa musí nechať.

remark-out =
    .bold = Už hotovo? Každý krok za to stál.
    .careful = Aspoň už nič nehrozí.
    .one = Sadnem si na múr a budem sa pozerať.
    .other = Moji murári majú voľno.
