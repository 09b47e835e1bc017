# Nazwiska, które gracze wymyślają swoim pionkom.

piece-named = ✏️ { $seat }: numer { $number } nazywa się teraz { $name }
button-name = Nazwij numer { $number }
naming-title = Nazwisko dla numeru { $number }
naming-label = Zobaczą je wszyscy. Najwyżej { $most } znaków
naming-words = nazwisko imię nazwij
naming-sign = W nazwisku są tylko litery, a między nimi spacje, łączniki lub apostrofy. Pomiń znak { $character }.
naming-empty = Brakuje nazwiska. Wpisz najwyżej { $most } znaków, na przykład „nazwisko 7 Kółkowicz”.
naming-long = To nazwisko jest za długie: { $count } znaków, zmieści się najwyżej { $most }.
naming-whose = Nazwać możesz tylko swoje numery: { $numbers }. Wpisz na przykład „nazwisko { $first } Kółkowicz”.
naming-taken = To nazwisko nosi już numer { $number }. Wybierz inne.
naming-often = Numer { $number } nie dostanie w tej grze kolejnego nazwiska, można je zmienić najwyżej { $most }×.
naming-same = Numer { $number } już się tak nazywa. Wybierz inne nazwisko.
