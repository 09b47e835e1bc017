# Co gracze komputerowi czasem mówią, nigdy nic tajnego. Na każdą okazję jest tekst dla grających śmiało i dla
# ostrożnych, dwa są dla wszystkich. O sobie mówią bez rodzaju: bez czasu przeszłego. Co raz padło, zostaje.

remark-hello =
    .bold = Cześć! Na drobne ruchy szkoda dziś czasu.
    .careful = Witam. Spokojnie i po kolei, dobrze?
    .one = Powodzenia wszystkim!
    .other = Jakie miłe towarzystwo! Zaczynamy?

remark-won =
    .bold = Do odważnych świat należy. Jeszcze raz?
    .careful = Cierpliwość popłaca. Dzięki za waszą.
    .one = Ale frajda! Dzięki za grę.
    .other = Piękna gra z waszej strony. Równie dobrze mogło wyjść inaczej.

remark-lost =
    .bold = Następnym razem jeszcze odważniej!
    .careful = Muszę to sobie przemyśleć. Gratuluję!
    .one = Gratuluję, to była piękna gra!
    .other = Z wami nawet przegrać to przyjemność. Powtórka wkrótce?
