# Sprawa dnia: śledztwo dla jednej osoby, dla wszystkich to samo.

daily-title = Sprawa dnia
daily-goal = 🗂️ Kto, co i gdzie? Dojdź do tego jak najmniejszą liczbą pytań.
daily-how =
    🗂️ Kto, co i gdzie? Sprawa to podejrzany, przestępstwo i jedno z czternastu miejsc; nie muszą leżeć razem.
    🔎 Zbadaj dowód: 🎯 karta należy do sprawy, 👣 karta sprawy tego samego rodzaju leży tuż obok, 🚫 ślepy trop. Rząd od razu się uzupełnia.
    🚓 Masz trzy patrole. Każdy przynosi duży dysk za każdą kartę sprawy, która tam jest, i mały za każdą tuż obok.
    ✏️ Co wykluczają odpowiedzi, skreśla się samo. Pytanie kosztuje 1, błędne ogłoszenie 2.
    📢 Ogłosić można, gdy zostaje najwyżej 25 rozwiązań. Przy koszcie 20 sprawa przepada. Par to tyle, ile zwykle potrzebuje silny komputer.

daily-possible = { $count ->
    [one] W grę wchodzi { $count } rozwiązanie.
    [few] W grę wchodzą { $count } rozwiązania.
    [many] W grę wchodzi { $count } rozwiązań.
   *[other] W grę wchodzi { $count } rozwiązania.
}
daily-held = 🗂️ Trzymasz sprawę z sąsiedniego biurka; żadnej z tych kart nie ma w twojej: { $cards }
daily-grid = Miejsca od północy na południe, co jest tam jeszcze możliwe i z czym sąsiadują (w nawiasie: skreślone):
daily-patrol = 🚓 Patrol… (zostało: { $left })
daily-announce = { $count ->
    [one] 📢 Ogłoś rozwiązanie…
    [few] 📢 Ogłoś jedno z { $count } rozwiązań…
    [many] 📢 Ogłoś jedno z { $count } rozwiązań…
   *[other] 📢 Ogłoś jedno z { $count } rozwiązania…
}
daily-give-up = Poddaję się
daily-solved = 🚨 Rozwiązane! Sprawa: { the-case }.
daily-unsolved = 📁 Nierozwiązane. Sprawa: { the-case }.
daily-solution = 🗂️ Sprawa: { the-case }
daily-own = Ty
daily-model = Komputer
daily-attempt = { "**" }{ $name }: { $cost }.**

move-solve = 📢 Ogłoś: { the-suspect }, { the-crime }, { the-place }
    .words = ogłoś ogłaszam ogłosić rozwiązanie rozwiązać rozwiązane sprawa sprawę
move-give-up = 🏳️ Poddaję się
    .words = poddaję poddać poddaj się koniec kończę rezygnuję

refused-daily-over = Tę sprawę masz już za sobą. Jutro będzie następna.
refused-daily-patrols = Wszystkie trzy patrole są już zużyte. Zbadaj dowód albo ogłoś rozwiązanie.
refused-daily-early = { $count ->
    [one] W grę wchodzi jeszcze { $count } rozwiązanie. Pytaj dalej; ogłosić można, gdy zostanie ich najwyżej { $limit }.
    [few] W grę wchodzą jeszcze { $count } rozwiązania. Pytaj dalej; ogłosić można, gdy zostanie ich najwyżej { $limit }.
    [many] W grę wchodzi jeszcze { $count } rozwiązań. Pytaj dalej; ogłosić można, gdy zostanie ich najwyżej { $limit }.
   *[other] W grę wchodzi jeszcze { $count } rozwiązania. Pytaj dalej; ogłosić można, gdy zostanie ich najwyżej { $limit }.
}
refused-daily-impossible = To się kłóci z odpowiedziami. Ogłoś rozwiązanie, które jest jeszcze możliwe.

# Na obrazkach.
picture-daily-title = Sprawa dnia
picture-daily-possible = { $count ->
    [one] możliwe rozwiązanie
    [few] możliwe rozwiązania
    [many] możliwych rozwiązań
   *[other] możliwego rozwiązania
}
picture-daily-cost = Koszt { $cost } · par { $par }
picture-daily-evidence = Dowody
picture-daily-answers = Odpowiedzi
picture-daily-case = Sprawa
picture-daily-own = Ty
picture-daily-model = Komputer
picture-daily-chart = Sprawa dnia: co można było wiedzieć
