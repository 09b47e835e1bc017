# Co se děje u stolu, ať se tam hraje cokoli, a co tam nejde.

# Události

opened = { $host } otevírá stůl.
joined = { $name } si sedá ke stolu.
left = { $name } vstává od stolu.
host-changed = Stůl teď vede { $name }.
computer-joined = { $strength ->
    [easy] 🤖 { $name } si sedá ke stolu, pohodový počítačový hráč.
    [fair] 🤖 { $name } si sedá ke stolu, slušný počítačový hráč.
   *[strong] 🤖 { $name } si sedá ke stolu, silný počítačový hráč.
}
computer-left = 🤖 { $name } vstává od stolu.
options-changed = Možnosti stolu se změnily.
pace-changed = { $pace ->
    [live] Hraje se naživo: hodina na tah.
    [daily] Hraje se denně: den na tah.
    [relaxed] Hraje se v klidu: tři dny na tah.
   *[unhurried] Nikam nespěcháme: tahy nemají časový limit.
}
game-started = 🎬 Hra začíná. Otisk tajného semínka: `{ $commitment }`
resigned = 🏳️ { $seat } vzdává hru.
voted-to-end = 🗳️ { $seat } hlasuje pro ukončení hry ({ $votes }/{ $needed }).
deadline-near = ⏳ { $seat }, čas na tvůj tah vyprší <t:{ NUMBER($due, useGrouping: 0) }:R>. Pak za tebe rozhodne počítač.
deadline-missed = ⌛ { $seat } – čas vypršel, a tak tah udělal počítač. Dokud se { $seat } nevrátí, bude na další tahy méně času.
game-ended = 🏁 Hra skončila. Semínko, ze kterého se losovalo: `{ $seed }`
ended-by-vote = 🗳️ Hráči odhlasovali konec hry. Semínko, ze kterého se losovalo: `{ $seed }`
cancelled-by-host = 🚫 { $name } ruší stůl.
cancelled-by-moderator = 🚫 Stůl zrušila správa serveru.
deserted = 🚫 U stolu nikdo nezůstal, a tak se zavírá.
lobby-expired = 🚫 Hru nikdo včas nezačal, a tak se stůl zavírá.
seed-shown = Semínko, ze kterého se losovalo: `{ $seed }`
quarantined = 🧰 Tenhle stůl teď nedokážu přečíst. Nic se neztratilo; je odložený, dokud se neopraví.
mended = 🧰 Stůl jde zase přečíst. Hra pokračuje a každý tah má znovu plný čas.
illegible = Tady se stalo něco, co už se nedá přečíst.

# Odmítnutí

no-such-table = Takový stůl už tu není. Které na tebe čekají, ukáže `/tahy`.
table-broken = Tenhle stůl teď nedokážu přečíst. Je odložený, dokud se neopraví; zrušit ho může ten, kdo ho vede.
already-started = Hra už běží; tohle jde jen před začátkem.
game-over = U tohoto stolu už se dohrálo. Můžeš otevřít nový.
not-at-this-table = U tohoto stolu nesedíš, takže tady tohle udělat nemůžeš.
already-seated = U tohoto stolu už sedíš.
table-full = { $most ->
    [one] Stůl je plný: má { $most } místo. Jiný otevřeš příkazem `/hrát`.
    [few] Stůl je plný: má { $most } místa. Jiný otevřeš příkazem `/hrát`.
   *[other] Stůl je plný: má { $most } míst. Jiný otevřeš příkazem `/hrát`.
}
too-many-hosted = { $most ->
    [one] Už vedeš { $most } stůl. Nejdřív ho dohraj, nebo zruš.
    [few] Už vedeš { $most } stoly. Nejdřív některý dohraj, nebo zruš.
   *[other] Už vedeš { $most } stolů. Nejdřív některý dohraj, nebo zruš.
}
channel-full = { $most ->
    [one] V tomto kanálu už je { $most } stůl. Otevři svůj, až hra skončí, nebo v jiném kanálu.
    [few] V tomto kanálu už jsou { $most } stoly. Otevři svůj, až některá hra skončí, nebo v jiném kanálu.
   *[other] V tomto kanálu už je { $most } stolů. Otevři svůj, až některá hra skončí, nebo v jiném kanálu.
}
not-the-host = Tohle může jen ten, kdo stůl vede.
no-computer = U stolu nesedí žádný počítačový hráč.
too-few-players = { $needed ->
    [one] Na začátek je vás málo: hraje aspoň { $needed } hráč.
    [few] Na začátek je vás málo: hrají aspoň { $needed } hráči. Počkej na někoho, nebo přidej počítač.
   *[other] Na začátek je vás málo: hraje aspoň { $needed } hráčů. Počkej na někoho, nebo přidej počítač.
}
wrong-number = { $seated ->
    [one] Tahle hra se v { $seated } hráči hrát nedá. Někdo musí přisednout.
    [few] Tahle hra se ve { $seated } hráčích hrát nedá. Někdo musí přisednout, nebo odejít.
   *[other] Tahle hra se v { $seated } hráčích hrát nedá. Někdo musí přisednout, nebo odejít.
}
unknown-option = Takovou možnost tahle hra nemá, nebo je hodnota mimo rozsah. Vyber si ze seznamu.
not-your-turn = Teď nejsi na tahu. Až budeš, dám ti vědět.
not-your-seat = Tohle tlačítko patří někomu jinému. Svoje najdeš na plánu, až budeš na tahu.
already-played = Tenhle tah už máš za sebou.
unknown-move = Takový tah tahle hra nezná.
you-resigned = Tuhle hru máš vzdanou, dohrává ji za tebe počítač.
already-voted = Tvůj hlas pro ukončení už je započítaný.
seal-your-turn = Jsi na tahu: rovnou táhni.
nothing-to-seal = Teď nemáš co zapečetit. Až budeš na tahu, dám ti vědět.
nothing-sealed = Nemáš nic zapečetěného.
suggest-to-others = Navrhovat můžeš jen ostatním na své straně. Svůj tah si zapečeť.
no-such-seat = Tam nikdo nesedí. Vyber hráče ze seznamu.
