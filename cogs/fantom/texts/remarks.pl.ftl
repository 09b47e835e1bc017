# Co gracze komputerowi czasem mówią, nigdy nic tajnego. Na każdą okazję jest tekst dla grających śmiało i dla
# ostrożnych, dwa są dla wszystkich. O sobie mówią bez rodzaju: bez czasu przeszłego. Co raz padło, zostaje.

remark-appeared =
    .bold = Oto jestem. I co teraz?
    .careful = Tylko na chwilkę. Dobry wieczór.
    .one = Dobry wieczór. I do widzenia.
    .other = Dobrze się przyjrzyjcie, już znikam.

remark-spotted =
    .bold = Tam! Szybko!
    .careful = Spokojnie: dokąd stamtąd można?
    .one = To świeży trop.
    .other = Teraz ta mapa ma sens.

remark-doubled =
    .bold = Uciekaj, i tak cię znajdziemy!
    .careful = Dwa przejazdy naraz: krąg się poszerza.
    .one = Komuś się spieszy.
    .other = Moje biedne buty.

remark-arrested =
    .bold = Mamy cię!
    .careful = W imieniu prawa, i bez nerwów.
    .one = Ale współpraca!
    .other = Ja stawiam kawę.

remark-caught =
    .bold = Dla takiej jazdy warto!
    .careful = Następnym razem raczej tramwajem.
    .one = No dobrze już, dobrze, idę.
    .other = Przyznaję. Co mnie zdradziło?

remark-escaped =
    .bold = Prosto spod nosa!
    .careful = Uff. Więcej emocji nie trzeba.
    .one = Tylko mgła, przyjaciele, tylko mgła.
    .other = Piękne miasto. Jeszcze tu wrócę.
