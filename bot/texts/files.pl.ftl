# Pliki, które serwer wczytuje do gry. $line i $column liczą się od 1; nieznana kolumna to 0.

file-place = { $column ->
    [0] Wiersz { $line }
   *[other] Wiersz { $line }, kolumna { $column }
}
file-too-long = Plik jest za długi, zmieści się najwyżej { $limit } KiB.
file-long-line = Wiersz { $line }: w jednym wierszu mieści się najwyżej { $limit } znaków.
file-syntax = { file-place }: to nie jest poprawny TOML. Może brakuje cudzysłowu, przecinka albo nawiasu?
file-wrong-value = { $unit ->
    [metres] Wiersz { $line }: { $where } – podaj metry nad poziomem morza, same liczby bez „m”.
    [steps] Wiersz { $line }: { $where } – podaj całkowitą liczbę kroków.
    [lanes] Wiersz { $line }: { $where } – podaj pasy w cudzysłowie, na przykład "1-6", albo taki tekst dla każdego kroku, od którego się zmieniają.
    [map] Wiersz { $line }: { $where } – podaj jednostki mapy (piksele całego obrazka), same liczby bez jednostki.
    [count] Wiersz { $line }: { $where } – podaj liczbę całkowitą.
   *[none] Wiersz { $line }: { $where } – brak, nieznana nazwa albo zły rodzaj wartości.
}
file-no-english = Wiersz { $line }: nazwa, która w innych językach brzmi inaczej, musi mieć też wersję angielską ({ $language }).
file-unknown-language = Wiersz { $line }: nie znam języka { $language }. Do wyboru są { $languages }.
file-name-sign = { file-place }: nazwa nie może zawierać { $character }.
file-name-length = Wiersz { $line }: nazwa może mieć od 1 do { $most } znaków, ta ma { $count }.
file-undrawable = { file-place }: czcionki obrazków nie mają znaku { $character }.
file-invisible = Wiersz { $line }: w tej nazwie nic nie widać. Dodaj choć jedną literę lub cyfrę.
file-guide = 📄 Jak to zapisać: przykład przyśle { $command }, a wyjaśnia to { $guide }, część „{ $section }”.
