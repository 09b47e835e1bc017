# Čo je zle na súbore s mapou, ktorý chce server nahrať. $line je vždy riadok súboru.

map-size = Riadok { $line }: každá strana mapy má mať { $least } až { $most } jednotiek.
map-stations = Riadok { $line }: značiek je tu { $count }, mapa ich má mať { $least } až { $most }.
map-too-many = Riadok { $line }: položiek smie byť najviac { $most }.
map-too-long-ways = Riadok { $line }: { $what ->
    [streets] všetky ulice smú merať
    [lines] všetky linky taxíkov a električiek smú merať
    [boats] všetky plavby lodí smú merať
   *[river] rieka smie merať
} najviac { $most } jednotiek mapy, nie { $length }.
map-areas-large = Riadok { $line }: obdĺžniky okolo parkov, námestí a ostrovov smú pokryť najviac { $most }-násobok obrázka.
map-boxes = Riadok { $line }: tabuľka má mať { $least } až { $most } okienok.
map-reveals = Riadok { $line }: okienka, v ktorých sa Fantóm objaví, musia ísť vzostupne a končiť sa posledným, { $boxes }.
map-pawns = Riadok { $line }: figúrok smie byť { $least } až { $most }.
map-tickets = Riadok { $line }: žetónov každého druhu smie byť 0 až { $most }.
map-few-tickets = Riadok { $line }: figúrka potrebuje žetón na každé okienko, spolu aspoň { $boxes }.
map-number-gap = Riadok { $line }: značka { $number } je tam, kde má byť číslo { $expected }. Čísluj od 1 bez medzier.
map-outside = Riadok { $line }: toto leží mimo mapy alebo priveľmi blízko okraja.
map-river = Riadok { $line }: rieka potrebuje aspoň dva body.
map-width = Riadok { $line }: šírka rieky musí byť väčšia než nula a najviac polovica mapy.
map-area = Riadok { $line }: obrys potrebuje aspoň tri body.
map-too-close = Riadok { $line }: značka { $number } je priblízko značky { $other }, čísla by sa prekrývali.
map-unknown-station = Riadok { $line }: značka { $number } neexistuje.
map-street-loop = Riadok { $line }: táto ulica vedie zo značky { $number } späť na ňu.
map-street-twice = Riadok { $line }: značky { $number } a { $other } už ulica spája.
map-street-over = Riadok { $line }: táto ulica vedie cez značku { $number }. Posuň jednu z nich alebo ulicu ohni pomocou `via`.
map-not-connected = Riadok { $line }: zo značky 1 sa ulicami nedá dostať na značku { $number }.
map-cab-line = Riadok { $line }: drožky linky nemajú, patrí im každá ulica.
map-short-line = Riadok { $line }: linka potrebuje aspoň dve značky.
map-line-off-street = Riadok { $line }: linka vedie zo značky { $number } na { $other }, ale ulica tam nijaká nie je.
map-lonely-pier = Riadok { $line }: loď potrebuje aspoň dve móla a nikdy dvakrát za sebou to isté.
map-pier-inland = Riadok { $line }: značka { $number } je na mólo priďaleko od rieky.
map-no-marker = Riadok { $line }: linka sa končí na značke { $number }, ktorá nemá jej farbu.
map-no-line = Riadok { $line }: značka { $number } má farbu linky, ktorá tadiaľto nejde.
map-crowded = Riadok { $line }: zo značky { $number } vedie priveľa jázd; na jeden druh žetónu ich smie byť najviac { $most }.

# Čo zistili počítače na nahranej mape: z $games honov Fantóm unikol v $counted.

trial-hardly = 🩺 Počítače si tu cvične zahrali { $games } rýchlych honov a Fantóm unikol { $counted }×. Pomôže mu menej figúrok, menej slepých ulíc alebo viac žetónov.
trial-open = 🩺 Počítače si tu cvične zahrali { $games } rýchlych honov a Fantóm unikol { $counted }×: šancu majú obe strany.
trial-nearly-always = 🩺 Počítače si tu cvične zahrali { $games } rýchlych honov a Fantóm unikol { $counted }×. Detektívom pomôže viac figúrok, častejšie objavenia alebo menej žetónov pre Fantóma.
