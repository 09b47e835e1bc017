# Pomoc według tematów.

help-start =
    ### 👋 Planszówki na odległość: ruch, kiedy masz wolną chwilę
    Otwórz stół i dodaj graczy komputerowych albo poczekaj, aż dołączą inni. Każda gra ma własny wątek; gdy przyjdzie twoja kolej, dostaniesz ping.
help-typing = -# Wszystko można też wpisać:
help-moves = Każdy ruch można kliknąć albo wpisać: `/`, nazwa gry i `ruch`.
button-turns = Moje ruchy
button-profile = Mój profil
button-leaderboard = Ranking
topic-start = Pierwsze kroki
topic-table = Przy stole
topic-me = O tobie
topic-settings = Dla moderatorów
topic-about = O bocie
