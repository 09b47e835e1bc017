# Přivítání na serveru, který bota pozval.

welcome-hello =
    ### 🎲 Ahoj! Přináším na tenhle server deskové hry.
    Hraje se po chvilkách, hodiny i dny: dám vědět, kdo je na tahu, a stačí se podívat na herní plán, stisknout tlačítko a jít zase po svém.
    Každý stůl má vlastní vlákno, a když vás je málo, volná místa obsadí počítačoví hráči.
welcome-not =
    { "" }**Co nedělám**
    - Nečtu vaše zprávy a nevedu si seznam členů.
    - Nic nestojím: žádné prémiové funkce, žádné reklamy.
    - Nezahlcuji kanály: hra se ze svého vlákna nehne.
welcome-leaves = -# Až se otevře první stůl, tahle zpráva zmizí.
welcome-open = Otevřít stůl
welcome-settings = Nastavení
welcome-games = Co se tu dá hrát?
welcome-overview = ### 🎲 Co se tu dá hrát?
welcome-which-game = ### 🎲 Kterou hru?
# Tomu, kdo pozval bota na server, kde bot zatím nesmí nikam psát.
welcome-letter = Díky za pozvání na server **{ $server }**! Zatím tam nesmím psát do žádného kanálu. Povol mi v některém z nich { permission-view-channel } a { permission-send-messages } a pak tam napiš { COMMAND("play") }.
