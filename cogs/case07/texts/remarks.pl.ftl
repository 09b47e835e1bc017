# Co gracze komputerowi czasem mówią, nigdy nic tajnego. Na każdą okazję jest tekst dla grających śmiało i dla
# ostrożnych, dwa są dla wszystkich. O sobie mówią bez rodzaju: bez czasu przeszłego. Co raz padło, zostaje.

remark-found =
    .bold = Strzał w dziesiątkę!
    .careful = Jeden fakt. Lubię fakty.
    .one = No, to już dokądś prowadzi.
    .other = Płaszcz poproszę. Robota czeka.

remark-dead-end =
    .bold = Dalej!
    .careful = Przynajmniej coś to wyklucza.
    .one = Ślepa uliczka to też uliczka.
    .other = Wracam na komendę, na herbatę.

remark-quiet =
    .bold = To gdzie indziej, i gaz do dechy!
    .careful = Spokój to też wynik.
    .one = Na dworze ani kota.
    .other = Patrol pozdrawia i nic więcej.

remark-wrong =
    .bold = Bez ryzyka nie ma sprawy.
    .careful = Jeszcze jeden ślad by nie zaszkodził.
    .one = Tego proszę nie protokołować.
    .other = Taka pewność, i taka pomyłka.

remark-solved =
    .bold = Tu 07, bez odbioru!
    .careful = Wszystko się zgadza, co do dysku.
    .one = Sprawa zamknięta.
    .other = I nikt nie musi biegać.

remark-well-solved =
    .bold = Świetnie! Jestem tuż za tobą.
    .careful = Solidna robota, ślad po śladzie.
    .one = Moje uznanie.
    .other = Tak to się robi.
