# Co se děje u stolu, ať se tam hraje cokoli, a co tam nejde.

# Události

opened = { $host } otevírá stůl.
joined = { $name } si sedá ke stolu.
left = { $server ->
    [true] 👋 { $name } už na tomhle serveru není, takže je u stolu volné místo.
   *[false] { $name } vstává od stolu.
}
host-changed = Stůl teď vede { $name }.
computer-joined = { $strength ->
    [easy] 🤖 { $name } si sedá ke stolu (počítač, úroveň lehká).
    [fair] 🤖 { $name } si sedá ke stolu (počítač, úroveň střední).
    [good] 🤖 { $name } si sedá ke stolu (počítač, úroveň pokročilá).
   *[strong] 🤖 { $name } si sedá ke stolu (počítač, úroveň těžká).
}
computer-left = 🤖 { $name } vstává od stolu.
options-changed = Možnosti stolu se změnily.
pace-changed = { $pace ->
    [live] Hraje se naživo: hodina na tah.
    [daily] Hraje se denně: den na tah.
    [relaxed] Hraje se v klidu: tři dny na tah.
   *[unhurried] Nikam nespěcháme: tahy nemají časový limit.
}
game-started = 🎬 Hra začíná.
resigned = 🏳️ { $seat } vzdává hru.
departed = { $ends ->
    [true] 👋 Jedno místo u stolu se uvolnilo.
   *[false] 👋 Jedno místo u stolu se uvolnilo; dál tu hraje počítač.
}
seat-left = { $ends ->
    [true] 🚪 { $name } odchází ze hry.
   *[false] 🚪 { $name } odchází ze hry. Místo je volné, sednout si na něj může kdokoli.
}
seat-opened = { $why ->
    [vote] 🗳️ { $name }: podle hlasování ostatních je tohle místo volné, sednout si na něj může kdokoli.
    [gone] 👋 { $name } už na tomhle serveru není. Místo je volné, sednout si na něj může kdokoli.
   *[silent] 💤 { $name } se už dlouho neozývá. Místo je volné, sednout si na něj může kdokoli.
}
seat-taken = 🪑 { $name } si sedá na uvolněné místo a hraje dál (předtím { $before }).
seat-retaken = 🪑 { $name } je zpátky a hraje dál.
seat-offered = 🤝 { $name } nabízí svoje místo někomu jinému.
seat-kept = 🤝 { $name } si svoje místo nakonec nechává.
offer-declined = 🤝 { $name }: nabídka místa je odmítnutá.
voted-to-replace = 🗳️ { $name } hlasuje pro uvolnění místa, na kterém sedí { $of } ({ $votes }/{ $needed }).
voted-to-end = 🗳️ { $seat } hlasuje pro ukončení hry ({ $votes }/{ $needed }).
deadline-near = ⏳ { $seat }, čas na tvůj tah vyprší <t:{ NUMBER($due, useGrouping: 0) }:R>. Pak za tebe rozhodne počítač.
deadline-missed = ⌛ { $seat }: čas vypršel, tah udělal počítač. Do návratu bude na další tahy čím dál méně času.
seal-void = 🔏 Zapečetěný tah už nejde zahrát: **{ $move }**. { $dropped ->
    [0] Rozhodni se znovu.
    [one] Nezahraje se ani ten zapečetěný po něm. Rozhodni se znovu.
    [few] Nezahrají se ani ty zapečetěné po něm. Rozhodni se znovu.
   *[other] Nezahrají se ani ty zapečetěné po něm. Rozhodni se znovu.
}
remarked = 💬 { $seat }: „{ TEXT("remark", $line, "") }“
game-ended = 🏁 Hra skončila.
ended-by-vote = 🗳️ Hráči si odhlasovali konec hry.
cancelled-by-host = 🚫 { $name } ruší stůl.
cancelled-by-moderator = 🚫 Moderátoři serveru ruší stůl.
deserted = 🚫 U stolu nikdo nezůstal, a tak se zavírá.
lobby-expired = 🚫 Hru nikdo včas nezačal, a tak se stůl zavírá.
seed-shown = 🔍 Losování si teď může kdokoli ověřit: { COMMAND("table verify") }
quarantined = 🧰 Hra se teď nedá načíst. Nic se neztratilo, počká na opravu.
mended = 🧰 Opraveno, hraje se dál. Každý tah má znovu plný čas.
server-left = 🚫 Ze serveru mě odebrali a 30 dní nepozvali zpátky, a tak se stůl zavírá.
returned = 👋 Jsem zpátky na serveru a u stolu se pokračuje. Každý tah má znovu plný čas.
restored = ♻️ Obnoveno ze zálohy: stůl je zase takový, jaký byl <t:{ $at }:f>. Co se hrálo potom, je ztraceno.
illegible = Tuhle událost už nejde načíst.

# Odmítnutí

other-game = Tenhle příkaz je pro hru { $meant }. U stolu č. { $table } se hraje { $played }.
no-such-table = Takový stůl už tu není. Hry, které na tebe čekají, ukáže { COMMAND("moves") }.
rights-unknown = Discord mi teď neprozradil, co tu smíš. Nic se nezměnilo; zkus to prosím za chvilku znovu.
table-broken = Hra se teď nedá načíst a čeká na opravu; zrušit ji může ten, kdo stůl vede.
table-away = Ze serveru tohohle stolu mě odebrali, a tak tu všechno stojí. Jakmile mě tam zase pozvou, bude se pokračovat; po 30 dnech se stůl zavře.
already-started = Hra už běží; tohle jde jen před začátkem.
game-over = U tohohle stolu už se dohrálo. Můžeš otevřít nový.
not-at-this-table = U tohohle stolu nesedíš.
already-seated = U tohohle stolu už sedíš.
too-many-for-options = S touhle volbou je u stolu místo nejvýš pro { $most }, a už jich tu sedí { $seated }.
table-full = { $most ->
    [one] Stůl je plný: má { $most } místo. Jiný otevřeš příkazem { COMMAND("play") }.
    [few] Stůl je plný: má { $most } místa. Jiný otevřeš příkazem { COMMAND("play") }.
   *[other] Stůl je plný: má { $most } míst. Jiný otevřeš příkazem { COMMAND("play") }.
}
opened-too-many = Otevíráš stoly moc rychle za sebou (už { $count }). Další můžeš otevřít { $until }.
too-many-hosted = { $most ->
    [one] Už vedeš { $most } stůl. Nejdřív ho dohraj, nebo zruš.
    [few] Už vedeš { $most } stoly. Nejdřív některý dohraj, nebo zruš.
   *[other] Už vedeš { $most } stolů. Nejdřív některý dohraj, nebo zruš.
}
channel-full = { $most ->
    [one] V tomhle kanálu už je { $most } stůl a víc se jich nevejde. Počkej, až hra skončí, nebo otevři stůl v jiném.
    [few] V tomhle kanálu už jsou { $most } stoly a víc se jich nevejde. Počkej, až některá hra skončí, nebo otevři stůl v jiném.
   *[other] V tomhle kanálu už je { $most } stolů a víc se jich nevejde. Počkej, až některá hra skončí, nebo otevři stůl v jiném.
}
not-the-host = Tohle může jen ten, kdo stůl vede.
host-gone-you = { $name } už na tomhle serveru není, takže stůl teď vedeš ty. Zkus to znovu.
host-gone-heir = { $name } už na tomhle serveru není. Stůl teď vede { $host }.
host-gone-closed = { $name } už na tomhle serveru není a u stolu nikdo další nezůstal, a tak se stůl zavírá.
no-computer = U stolu nesedí žádný počítačový hráč.
too-few-players = { $needed ->
    [one] Začít zatím nejde: hra potřebuje aspoň { $needed } hráče.
    [few] Začít zatím nejde: hra potřebuje aspoň { $needed } hráče. Počkej na někoho, nebo přidej počítač.
   *[other] Začít zatím nejde: hra potřebuje aspoň { $needed } hráčů. Počkej na někoho, nebo přidej počítač.
}
wrong-number = { $seated ->
    [one] Tahle hra není pro { $seated } hráče. Někdo musí přisednout.
    [few] Tahle hra není pro { $seated } hráče. Někdo musí přisednout, nebo odejít.
   *[other] Tahle hra není pro { $seated } hráčů. Někdo musí přisednout, nebo odejít.
}
unknown-option = Takovou možnost tahle hra nemá, nebo je hodnota mimo rozsah. Vyber si ze seznamu.
not-your-turn = Teď nejsi na tahu. Až budeš, dám ti vědět.
not-your-seat = Tohle tlačítko patří někomu jinému. Svoje najdeš pod plánem, až budeš na tahu.
already-played = Tenhle tah už máš za sebou.
unknown-move = Takový tah tahle hra nezná.
you-resigned = Po vzdání za tebe tuhle hru dohrává počítač.
already-voted = Tvůj hlas pro ukončení už je započítaný.
seal-your-turn = Jsi na tahu: rovnou táhni.
nothing-to-seal = Teď nemáš co zapečetit. Až budeš na tahu, dám ti vědět.
nothing-sealed = Nemáš nic zapečetěného.
suggest-to-others = Navrhovat můžeš jen spoluhráčům na své straně. Vlastní tah si zapečeť.
no-such-seat = Tam nikdo nesedí. Vyber hráče ze seznamu.
you-left = V téhle hře teď nehraješ. Dokud je tvoje místo volné, můžeš se vrátit: { COMMAND("table join") }.
seat-not-open = Tohle místo volné není. Na která si můžeš sednout, ukáže { COMMAND("table join") }.
no-open-seat = Není tu žádné místo, na které si teď můžeš sednout.
sat-elsewhere = V téhle hře znáš tajemství jiného místa, a tak si na tohle sednout nemůžeš.
resigned-for-good = V téhle hře se po vzdání vrátit nejde.
offer-to-yourself = Svoje místo nemůžeš nabídnout sobě.
offer-knows = Tahle osoba zná v téhle hře tajemství jiného místa, a tak si na tvoje sednout nemůže.
already-offered = Téhle osobě už svoje místo nabízíš.
nothing-offered = Svoje místo teď nikomu nenabízíš.
not-offered-to-you = Tohle místo ti nikdo nenabízí, nebo už ne.
replace-yourself = To je tvoje vlastní místo. Odejít z něj můžeš takhle: { COMMAND("table leave") }.
not-replaceable = Na tom místě nehraje nikdo, koho by šlo vystřídat.
still-plays = Hlasovat o tom můžeš, až někdo zmešká dva tahy po sobě nebo se na něj čeká tři dny.
already-voted-replace = Tvůj hlas o tomhle místě už je započítaný.
