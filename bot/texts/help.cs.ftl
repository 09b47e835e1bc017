# Nápověda podle témat.

help-start =
    ### 👋 Deskovky na dálku: hraj, kdykoli máš chvilku
    Otevři stůl a přidej počítačové hráče, nebo počkej, až si přisednou ostatní. Každá hra má vlastní vlákno; až budeš na tahu, pingnu tě.
help-typing = -# Všechno jde i napsat:
help-moves = Každý tah jde stisknout i napsat: `/`, název hry a `tah`.
button-turns = Moje tahy
button-profile = Můj profil
button-leaderboard = Žebříček
topic-start = První kroky
topic-table = U stolu
topic-me = O tobě
topic-settings = Pro moderátory
topic-about = O botovi
