# Co gracze komputerowi czasem mówią, nigdy nic tajnego. Na każdą okazję jest tekst dla grających śmiało i dla
# ostrożnych, dwa są dla wszystkich. O sobie mówią bez rodzaju: bez czasu przeszłego. Co raz padło, zostaje.

remark-taken =
    .bold = I już rośnie!
    .careful = Kamień po kamieniu.
    .one = Ta zostaje u mnie.
    .other = Mój mur dziękuje.

remark-left =
    .bold = I z powrotem do łóżka.
    .careful = Nie ma pośpiechu.
    .one = Zaraz, gdzie to było?
    .other = Czy ktoś zapamięta to za mnie?

remark-well-taken =
    .bold = Nieźle! A teraz patrzcie na mnie.
    .careful = Z szacunkiem notuję.
    .one = Ależ pamięć!
    .other = Ktoś tu uważa.

remark-fired =
    .bold = Ognia!
    .careful = Przepraszam. To dokładnie policzone.
    .one = Nic osobistego.
    .other = To armata, nie ja.

remark-shot =
    .bold = Stanie znowu, i to wyższy!
    .careful = I po to buduje się wieże.
    .one = Au. Będzie mi jej brakować.
    .other = Dobre oko, trzeba przyznać.

remark-out =
    .bold = Już koniec? Każdy krok był tego wart.
    .careful = Przynajmniej już nic nie grozi.
    .one = Siadam na murze i patrzę.
    .other = Moi murarze mają fajrant.
