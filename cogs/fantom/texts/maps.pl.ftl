# Co jest nie tak z plikiem mapy, który serwer chce wczytać. $line to zawsze wiersz pliku.

map-size = Wiersz { $line }: każdy bok mapy ma mieć od { $least } do { $most } jednostek.
map-stations = Wiersz { $line }: liczba stacji to { $count }, a na mapie ma ich być od { $least } do { $most }.
map-too-many = Wiersz { $line }: wpisów może być najwyżej { $most }.
map-too-long-ways = Wiersz { $line }: { $what ->
    [streets] wszystkie ulice mogą
    [lines] wszystkie linie taksówek i tramwajów mogą
    [boats] wszystkie rejsy łodzi mogą
   *[river] rzeka może
} mieć razem najwyżej { $most } jednostek mapy, a nie { $length }.
map-areas-large = Wiersz { $line }: prostokąty wokół parków, placów i wysp mogą zajmować najwyżej { $most }-krotność obrazka.
map-boxes = Wiersz { $line }: dziennik ma mieć od { $least } do { $most } pól.
map-reveals = Wiersz { $line }: numery pól, w których Fantom się pokazuje, muszą rosnąć; ostatni to { $boxes }.
map-pawns = Wiersz { $line }: pionków może być od { $least } do { $most }.
map-tickets = Wiersz { $line }: biletów każdego rodzaju może być od 0 do { $most }.
map-few-tickets = Wiersz { $line }: pionek potrzebuje biletu na każde pole, razem co najmniej { $boxes }.
map-number-gap = Wiersz { $line }: to stacja { $number }, a powinna tu być stacja { $expected }. Numeruj od 1, bez przerw.
map-outside = Wiersz { $line }: to leży poza mapą albo zbyt blisko jej brzegu.
map-river = Wiersz { $line }: rzeka potrzebuje co najmniej dwóch punktów.
map-width = Wiersz { $line }: szerokość rzeki musi być większa od zera i wynosić najwyżej pół mapy.
map-area = Wiersz { $line }: obrys potrzebuje co najmniej trzech punktów.
map-too-close = Wiersz { $line }: stacja { $number } jest za blisko stacji { $other }, numery by się nakładały.
map-unknown-station = Wiersz { $line }: nie ma stacji { $number }.
map-street-loop = Wiersz { $line }: ta ulica prowadzi ze stacji { $number } z powrotem do niej.
map-street-twice = Wiersz { $line }: stacje { $number } i { $other } są już połączone ulicą.
map-street-over = Wiersz { $line }: ta ulica biegnie przez stację { $number }. Przesuń jedną z nich albo wygnij ulicę za pomocą `via`.
map-not-connected = Wiersz { $line }: ze stacji 1 nie da się ulicami dojechać na stację { $number }.
map-cab-line = Wiersz { $line }: dorożki nie mają linii, każda ulica należy do nich.
map-short-line = Wiersz { $line }: linia potrzebuje co najmniej dwóch stacji.
map-line-off-street = Wiersz { $line }: linia biegnie ze stacji { $number } na stację { $other }, ale nie ma tam ulicy.
map-lonely-pier = Wiersz { $line }: łódź potrzebuje co najmniej dwóch przystani i nigdy tej samej dwa razy z rzędu.
map-pier-inland = Wiersz { $line }: stacja { $number } leży za daleko od rzeki na przystań.
map-no-marker = Wiersz { $line }: linia kończy się na stacji { $number }, która nie ma jej koloru.
map-no-line = Wiersz { $line }: stacja { $number } ma kolor linii, która tędy nie biegnie.
map-crowded = Wiersz { $line }: ze stacji { $number } prowadzi za dużo przejazdów; na jeden rodzaj biletu może ich być najwyżej { $most }.

# Co komputery stwierdziły na wczytanej mapie: w $counted z $games pościgów Fantom uciekł.

trial-hardly = 🩺 Komputery rozegrały tu na próbę { $games } szybkich pościgów i Fantom uciekł { $counted }×. Pomoże mu mniej pionków, mniej ślepych uliczek albo więcej biletów.
trial-open = 🩺 Komputery rozegrały tu na próbę { $games } szybkich pościgów i Fantom uciekł { $counted }×: obie strony mają szansę.
trial-nearly-always = 🩺 Komputery rozegrały tu na próbę { $games } szybkich pościgów i Fantom uciekł { $counted }×. Detektywom pomoże więcej pionków, częstsze ujawnienia albo mniej biletów dla Fantoma.
