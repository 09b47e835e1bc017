# Ruchy słowami: polecenie /<gra> ruch, odpowiedzi na słowa, które nie oznaczają jednego ruchu, i słowa wokół ruchu.

command-game-move = ruch
    .about = Zagraj własnymi słowami, lista podpowiada podczas pisania
    .move = ruch
    .move-about = Co chcesz zrobić, w kilku słowach; wybierz z listy albo po prostu napisz

command-settings-content = treść
    .about = Wczytaj własny plik do gry albo go usuń
    .content = treść
    .content-about = Co to za plik
    .file = plik
    .file-about = Plik; bez niego usunę to, co jest wczytane

typed-several = To może oznaczać kilka ruchów. Który?
    { $moves }{ $more ->
        [true] { "\u000A" }Pasuje ich więcej. Dodaj słowo albo dwa, a będę wiedzieć, o który chodzi.
       *[false] { "" }
    }
typed-none = Nie wiem, o który ruch chodzi. Teraz możesz wpisać na przykład:
    { $moves }

# Słowa, które w ruchu nic nie znaczą.
typed-fillers = ja mi mnie się proszę chcę chciałbym chciałabym niech to ten tę ta na do ku w we z ze za od dla u po o a i oraz potem tak numer nr idę jadę daję
