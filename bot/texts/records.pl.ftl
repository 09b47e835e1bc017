# Zapisy zakończonych gier: wydawanie i sprawdzanie.

command-table-record = zapis
    .about = Zakończona gra jako plik, który każdy może odtworzyć i sprawdzić
    .names = nazwa
    .names-about = Czy w zapisach twoich gier może być twoja nazwa
command-verify = sprawdź
    .about = Sprawdź zapis zakończonej gry
    .file = plik
    .file-about = Plik z /stół zapis, z dowolnego stołu, serwera i bota
record-given = 📄 **{ $table }** jako plik: ziarno { $moves ->
    [0] bez żadnego ruchu
    [one] i jedyny ruch
    [few] i wszystkie { $moves } ruchy
    [many] i wszystkie { $moves } ruchów
   *[other] i wszystkie { $moves } ruchu
}. Odtworzy go i sprawdzi { COMMAND("verify") }, na każdym serwerze i w wiadomościach prywatnych.
record-named = Są w nim nazwy graczy: wszyscy się na to zgadzają.
record-nameless = Nie ma w nim nazw graczy (zgody: { $agreed } z { $people }). Przycisk dotyczy wszystkich twoich gier.
record-name-me = Dodaj moją nazwę
record-unname-me = Pomiń moją nazwę
record-not-over = Zapis zawiera ziarno i wszystkie tajemnice, więc powstaje dopiero po zakończeniu gry.
record-player = Gracz { $number }
record-holds = ✅ **{ $game }: plik się zgadza.** Odtworzenie z ziarna potwierdza { $moves ->
    [0] rozdanie
    [one] jedyny ruch
    [few] wszystkie { $moves } ruchy
    [many] wszystkie { $moves } ruchów
   *[other] wszystkie { $moves } ruchu
} i koniec gry.
record-no-result = Gra skończyła się bez wyniku.
record-commitment = -# Skrót ziarna, ogłoszony na początku: `{ $commitment }`
record-sealed = 🔏 Plik wydał ten bot i od tamtej pory nikt go nie zmienił.
record-unsealed = ⚠️ Nie ma na nim pieczęci tego bota: wydał go inny bot albo ktoś go zmienił, może same nazwy. Gra mogła jednak tak przebiegać.
record-differs = ❌ **{ $game }: plik się nie zgadza.** { $moves ->
    [0] Z zapisem nie zgadza się żaden ruch.
    [one] Z zapisem zgadza się pierwszy ruch.
    [few] Z zapisem zgadzają się { $moves } pierwsze ruchy.
    [many] Z zapisem zgadza się { $moves } pierwszych ruchów.
   *[other] Z zapisem zgadza się { $moves } pierwszego ruchu.
}
record-differs-commitment = Ziarno nie pasuje do swojego ogłoszonego skrótu.
record-differs-deal = Rozdanie jest inne, niż wynika z ziarna.
record-differs-move = Ruch { $move } jest tam niedozwolony.
record-differs-facts = Ruch { $move } ma inne skutki, niż podaje plik.
record-differs-outcome = Po ostatnim ruchu wynik jest inny albo gra się nie skończyła.
record-foreign = Ten plik nie jest zapisem gry. Czytam pliki, które wydaje { COMMAND("table record") }.
record-other-version = Ten zapis jest w wersji formatu, której nie znam.
record-damaged = Plik jest uszkodzony albo ucięty. Nowy dostaniesz poleceniem { COMMAND("table record") }.
record-edited = Części zapisu do siebie nie pasują: ktoś go zmienił. Nowy dostaniesz poleceniem { COMMAND("table record") }.
record-misfit = Zapis nie pasuje do swojej gry: ktoś zmienił opcje lub ruchy albo zapis pochodzi z innej wersji gry.
record-old-rules = Tę grę rozegrano według innych zasad niż moje, więc jej nie odtworzę.
record-unknown-game = To zapis gry, której nie mam.
record-too-big = Plik jest za duży. Zapis ma najwyżej { $most } MB.
record-not-loaded = Nie udało mi się pobrać tego pliku z Discorda. Wyślij go jeszcze raz.
record-too-slow = Odtworzenie tego pliku zajmuje za dużo czasu lub pamięci. Żadna moja gra nie jest tak długa.
record-busy = Sprawdzam teraz dużo plików naraz. Spróbuj za minutę.
