# Privítanie na serveri, ktorý bota pozval.

welcome-hello =
    ### 🎲 Ahoj! Prinášam na tento server stolové hry.
    Hrá sa po chvíľkach, hodiny aj dni: dám vedieť, kto je na ťahu, a stačí pozrieť sa na herný plán, stlačiť tlačidlo a ísť si znova po svojom.
    Každý stôl má vlastné vlákno, a keď vás je málo, voľné miesta obsadia počítačoví hráči.
welcome-not =
    { "" }**Čo nerobím**
    - Nečítam vaše správy a nevediem si zoznam členov.
    - Nič nestojím: žiadne prémiové funkcie, žiadne reklamy.
    - Nezahlcujem kanály: hra sa zo svojho vlákna nepohne.
welcome-leaves = -# Keď sa otvorí prvý stôl, táto správa zmizne.
welcome-open = Otvoriť stôl
welcome-settings = Nastavenia
welcome-games = Čo sa tu dá hrať?
welcome-overview = ### 🎲 Čo sa tu dá hrať?
welcome-which-game = ### 🎲 Ktorú hru?
# Tomu, kto pozval bota na server, kde bot zatiaľ nesmie nikam písať.
welcome-letter = Vďaka za pozvanie na server **{ $server }**! Zatiaľ tam nesmiem písať do žiadneho kanála. Povoľ mi v niektorom z nich { permission-view-channel } a { permission-send-messages } a potom tam napíš { COMMAND("play") }.
