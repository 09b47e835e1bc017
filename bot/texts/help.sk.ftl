# Pomoc podľa tém.

help-start =
    ### 👋 Stolovky na diaľku: hraj, kedykoľvek máš chvíľku
    Otvor stôl a pridaj počítačových hráčov, alebo počkaj, kým si prisadnú ostatní. Každá hra má vlastné vlákno; keď budeš na ťahu, pingnem ťa.
help-typing = -# Všetko sa dá aj napísať:
help-moves = Každý ťah sa dá stlačiť aj napísať: `/`, názov hry a `move`.
button-turns = Moje ťahy
button-profile = Môj profil
button-leaderboard = Rebríček
topic-start = Prvé kroky
topic-table = Pri stole
topic-me = O tebe
topic-settings = Pre moderátorov
topic-about = O botovi
