# Aluzje, które rzuca gracz komputerowy, gdy leżą prezenty: do każdego tematu dwie, gdy go lubi, jedna, gdy nie.
# Pasują do jego ujawnionego gustu i nie nazywają prezentu. Bez rodzaju: bez czasu przeszłego. Co padło, zostaje.

remark-likes-food =
    .one = Jestem tu głównie dla bufetu.
    .other = Mój żołądek nigdy się nie myli.

remark-dislikes-food =
    .one = Jedzenie? Byle szybko.

remark-likes-drink =
    .one = Kto mi doleje?
    .other = Toastu nigdy nie odmawiam.

remark-dislikes-drink =
    .one = Mnie wystarczy woda z kranu.

remark-likes-home =
    .one = Ja i moja kanapa: to jest miłość.
    .other = W salonie zawsze znajdzie się jeszcze miejsce.

remark-dislikes-home =
    .one = W domu tylko nocuję.

remark-likes-garden =
    .one = Rozmawiam z pomidorami. Zgadzają się ze mną.
    .other = Dajcie mi szpadel i nie szukajcie mnie do kolacji.

remark-dislikes-garden =
    .one = Usycha mi wszystko, co zielone. Nawet sztuczne.

remark-likes-animals =
    .one = Kto ma cztery łapy, może spać w moim łóżku.
    .other = Sierść na swetrze to żadna wada.

remark-dislikes-animals =
    .one = Jeden kłaczek, jedno kichnięcie. Wolę patrzeć z daleka.

remark-likes-sport =
    .one = Dzień bez potu się nie liczy.
    .other = Gdzie moje buty do biegania? Lecę!

remark-dislikes-sport =
    .one = Biegam tylko wtedy, gdy ucieka mi autobus.

remark-likes-outdoors =
    .one = Nie ma złej pogody, są tylko złe kurtki.
    .other = Namiot, kuchenka, gwiazdy: więcej mi nie trzeba.

remark-dislikes-outdoors =
    .one = Komary, błoto i żadnego gniazdka? Beze mnie.

remark-likes-travel =
    .one = Moja walizka stoi zawsze spakowana.
    .other = Najlepiej mi tam, gdzie daleko.

remark-dislikes-travel =
    .one = Najlepszy urlop jest bez walizki.

remark-likes-music =
    .one = Głośniej, proszę!
    .other = Kiedy ktoś gra, nie usiedzę.

remark-dislikes-music =
    .one = Moja ulubiona piosenka to cisza.

remark-likes-film =
    .one = Popcorn jest. Gasimy światło!
    .other = Napisy końcowe znam na pamięć.

remark-dislikes-film =
    .one = Zasypiam, zanim pojawi się tytuł.

remark-likes-books =
    .one = Jeszcze jeden rozdział i idę spać.
    .other = Najpierw wącham papier, potem czytam.

remark-dislikes-books =
    .one = Poczekam na film.

remark-likes-games =
    .one = Czyja kolej? Oby moja.
    .other = Rozdajcie i mnie!

remark-dislikes-games =
    .one = Gry? Jestem komputerem, mam ich tu dosyć.

remark-likes-tech =
    .one = Miga? Biorę.
    .other = W łóżku czytam dane techniczne.

remark-dislikes-tech =
    .one = Co ma instrukcję, zostaje w pudełku.

remark-likes-craft =
    .one = Klej, nożyczki, włóczka: wieczór idealny.
    .other = Po co kupować, skoro można zrobić?

remark-dislikes-craft =
    .one = Mam dwie lewe ręce.

remark-likes-beauty =
    .one = Jeszcze pięć minut przed lustrem!
    .other = Ładnie pachnie? To dla mnie.

remark-dislikes-beauty =
    .one = Mnie wystarczy woda i mydło.

remark-likes-fashion =
    .one = Nie mam co na siebie włożyć. Nigdy.
    .other = Najpierw strój, potem plan.

remark-dislikes-fashion =
    .one = Jeden sweter wystarczy na cały rok.

remark-likes-wellness =
    .one = Gorąca kąpiel naprawi wszystko.
    .other = Wdech, wydech. O nic więcej nie proszę.

remark-dislikes-wellness =
    .one = Leżenie tylko mnie denerwuje.

remark-likes-romance =
    .one = Świece, dwa kieliszki, księżyc… i się rozpływam.
    .other = Wciąż wierzę w listy miłosne.

remark-dislikes-romance =
    .one = Serduszka i róże? Będę przy barze.

remark-likes-adventure =
    .one = Kiedy drżą mi kolana, to jest to.
    .other = Wysoko, szybko albo niebezpiecznie? Wchodzę w to.

remark-dislikes-adventure =
    .one = Ja trzymam się poręczy nawet na dywanie.

remark-likes-learning =
    .one = Chcę wiedzieć, jak to działa. Wszystko.
    .other = Kolejny kurs? Gdzie podpisać?

remark-dislikes-learning =
    .one = Szkoła się skończyła. Na dobre.

remark-likes-prank =
    .one = Im głupiej, tym lepiej.
    .other = Śmieję się nawet z własnych żartów.

remark-dislikes-prank =
    .one = Żarty moim kosztem? Nie śmieję się.

remark-likes-luxury =
    .one = Dla mnie to najdroższe, poproszę.
    .other = Złoto pasuje do wszystkiego.

remark-dislikes-luxury =
    .one = Błyszczy się? To dla mnie zbyt wytworne.

remark-likes-family =
    .one = Im więcej nas przy stole, tym lepiej.
    .other = Dom jest tam, gdzie wszyscy mówią naraz.

remark-dislikes-family =
    .one = Krewnych widuję na weselach. Wystarczy.

remark-likes-work =
    .one = Najlepiej odpoczywam, gdy robota jest zrobiona.
    .other = Lista zadań to mój pamiętnik.

remark-dislikes-work =
    .one = Po siedemnastej nic nie słyszę.
