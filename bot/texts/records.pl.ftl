# Zapisy zakończonych gier: wydawanie i sprawdzanie.

command-table-record = zapis
    .about = Zakończona gra jako plik, który każdy odtworzy i sprawdzi
    .names = imiona
    .names-about = Czy w zapisach twoich gier może być twoja nazwa
command-verify = sprawdź
    .about = Sprawdź zapis zakończonej gry
    .file = plik
    .file-about = Plik z /stół zapis, z dowolnego stołu, serwera i bota
record-given = 📄 **{ $table }** jako plik: ziarno i { $moves ->
    [0] ani jeden ruch
    [one] jedyny ruch
    [few] wszystkie { $moves } ruchy
    [many] wszystkie { $moves } ruchów
   *[other] wszystkie { $moves } ruchu
}. { COMMAND("verify") } go odtworzy i sprawdzi, na każdym serwerze i w wiadomości prywatnej.
record-named = Są w nim nazwy graczy: wszyscy się zgadzają.
record-nameless = Nie ma w nim nazw graczy: zgody: { $agreed } z { $people }. Przycisk działa dla wszystkich twoich gier.
record-name-me = Moja nazwa może tam być
record-unname-me = Pomiń moją nazwę
record-not-over = Zapis zawiera ziarno i wszystkie tajemnice, więc powstaje dopiero po zakończeniu gry.
record-player = Gracz { $number }
record-holds = ✅ **{ $game }: plik się zgadza.** { $moves ->
    [0] Rozdanie wynika
    [one] Jedyny ruch wynika
    [few] Wszystkie { $moves } ruchy wynikają
    [many] Wszystkie { $moves } ruchów wynika
   *[other] Wszystkie { $moves } ruchu wynika
} z ziarna zgodnie z zapisem, a koniec także.
record-no-result = Gra skończyła się bez wyniku.
record-commitment = -# Skrót ziarna, ogłoszony na początku: `{ $commitment }`
record-sealed = 🔏 Plik wydał ten bot i nikt go odtąd nie zmienił.
record-unsealed = ⚠️ Nie ma na nim pieczęci tego bota: wydał go inny bot albo ktoś go zmienił, może i nazwy. Sama gra jest w tej postaci możliwa.
record-differs = ❌ **{ $game }: plik się nie zgadza.** { $moves ->
    [0] Nic nie wyszło zgodnie z zapisem.
    [one] Zgodnie z zapisem wyszedł jeden ruch.
    [few] Zgodnie z zapisem wyszły { $moves } ruchy.
    [many] Zgodnie z zapisem wyszło { $moves } ruchów.
   *[other] Zgodnie z zapisem wyszło { $moves } ruchu.
}
record-differs-commitment = Ziarno nie pasuje do swojego ogłoszonego skrótu.
record-differs-deal = Rozdanie jest inne, niż wynika z ziarna.
record-differs-move = Ruch { $move } jest tam niedozwolony.
record-differs-facts = Ruch { $move } ma inne skutki, niż mówi plik.
record-differs-outcome = Po ostatnim ruchu wynik jest inny albo gra się nie skończyła.
record-foreign = Ten plik nie jest zapisem gry. Czytam pliki, które wydaje { COMMAND("table record") }.
record-other-version = Ten zapis ma inną wersję formatu niż ta, którą znam.
record-damaged = Plik jest uszkodzony albo ucięty. Nowy da ci { COMMAND("table record") }.
record-edited = Części zapisu do siebie nie pasują: ktoś go zmienił. Nowy da ci { COMMAND("table record") }.
record-misfit = Zapis nie pasuje do swojej gry: ktoś zmienił opcje lub ruchy albo pochodzi on z innej wersji gry.
record-old-rules = Tę grę rozegrano według innych zasad niż moje, więc jej nie odtworzę.
record-unknown-game = To zapis gry, której nie mam.
record-too-big = Plik jest za duży. Zapis ma najwyżej { $most } MB.
record-not-loaded = Discord nie dał mi tego pliku. Wyślij go jeszcze raz.
record-too-slow = Odtworzenie tego pliku zajmuje za dużo czasu lub pamięci. Żadna moja gra nie jest tak długa.
record-busy = Sprawdzam teraz wiele plików. Spróbuj za minutę.
