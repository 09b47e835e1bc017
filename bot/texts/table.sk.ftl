# Čo sa deje pri stole, nech sa tam hrá čokoľvek, a čo tam nejde.

# Udalosti

opened = { $host } otvára stôl.
joined = { $name } si sadá k stolu.
left = { $server ->
    [true] 👋 { $name } už na tomto serveri nie je, takže pri stole je voľné miesto.
   *[false] { $name } vstáva od stola.
}
host-changed = Stôl teraz vedie { $name }.
computer-joined = { $strength ->
    [easy] 🤖 { $name } si sadá k stolu (počítač, úroveň ľahká).
    [fair] 🤖 { $name } si sadá k stolu (počítač, úroveň stredná).
    [good] 🤖 { $name } si sadá k stolu (počítač, úroveň pokročilá).
   *[strong] 🤖 { $name } si sadá k stolu (počítač, úroveň ťažká).
}
computer-left = 🤖 { $name } vstáva od stola.
options-changed = Možnosti stola sa zmenili.
pace-changed = { $pace ->
    [live] Hrá sa naživo: hodina na ťah.
    [daily] Hrá sa denne: deň na ťah.
    [relaxed] Hrá sa v pohode: tri dni na ťah.
   *[unhurried] Nikam sa neponáhľame: ťahy nemajú časový limit.
}
game-started = 🎬 Hra sa začína.
resigned = 🏳️ { $seat } vzdáva hru.
departed = { $ends ->
    [true] 👋 Jedno miesto pri stole sa uvoľnilo.
   *[false] 👋 Jedno miesto pri stole sa uvoľnilo; ďalej tu hrá počítač.
}
seat-left = { $ends ->
    [true] 🚪 { $name } odchádza z hry.
   *[false] 🚪 { $name } odchádza z hry. Miesto je voľné, sadnúť si naň môže ktokoľvek.
}
seat-opened = { $why ->
    [vote] 🗳️ { $name }: podľa hlasovania ostatných je toto miesto voľné, sadnúť si naň môže ktokoľvek.
    [gone] 👋 { $name } už na tomto serveri nie je. Miesto je voľné, sadnúť si naň môže ktokoľvek.
   *[silent] 💤 { $name } sa už dlho neozýva. Miesto je voľné, sadnúť si naň môže ktokoľvek.
}
seat-taken = 🪑 { $name } si sadá na uvoľnené miesto a hrá ďalej (predtým { $before }).
seat-retaken = 🪑 { $name } je späť a hrá ďalej.
seat-offered = 🤝 { $name } ponúka svoje miesto niekomu inému.
seat-kept = 🤝 { $name } si svoje miesto nakoniec necháva.
offer-declined = 🤝 { $name }: ponuka miesta je odmietnutá.
voted-to-replace = 🗳️ { $name } hlasuje za uvoľnenie miesta, na ktorom sedí { $of } ({ $votes }/{ $needed }).
voted-to-end = 🗳️ { $seat } hlasuje za ukončenie hry ({ $votes }/{ $needed }).
deadline-near = ⏳ { $seat }, čas na tvoj ťah vyprší <t:{ NUMBER($due, useGrouping: 0) }:R>. Potom za teba rozhodne počítač.
deadline-missed = ⌛ { $seat }: čas vypršal, ťah urobil počítač. Do návratu bude na ďalšie ťahy čoraz menej času.
seal-void = 🔏 Zapečatený ťah sa už nedá zahrať: **{ $move }**. { $dropped ->
    [0] Rozhodni sa znova.
    [one] Nezahrá sa ani ten zapečatený po ňom. Rozhodni sa znova.
    [few] Nezahrajú sa ani tie zapečatené po ňom. Rozhodni sa znova.
   *[other] Nezahrajú sa ani tie zapečatené po ňom. Rozhodni sa znova.
}
remarked = 💬 { $seat }: „{ TEXT("remark", $line, "") }“
game-ended = 🏁 Hra sa skončila.
ended-by-vote = 🗳️ Hráči si odhlasovali koniec hry.
cancelled-by-host = 🚫 { $name } ruší stôl.
cancelled-by-moderator = 🚫 Moderátori servera rušia stôl.
deserted = 🚫 Pri stole nikto nezostal, a tak sa zatvára.
lobby-expired = 🚫 Hru nikto včas nezačal, a tak sa stôl zatvára.
seed-shown = 🔍 Losovanie si teraz môže ktokoľvek overiť: { COMMAND("table verify") }
quarantined = 🧰 Hra sa teraz nedá načítať. Nič sa nestratilo, počká na opravu.
mended = 🧰 Opravené, hrá sa ďalej. Každý ťah má znova plný čas.
server-left = 🚫 Zo servera ma odobrali a 30 dní nepozvali späť, a tak sa stôl zatvára.
returned = 👋 Som späť na serveri a pri stole sa pokračuje. Každý ťah má znova plný čas.
restored = ♻️ Obnovené zo zálohy: stôl je znova taký, aký bol <t:{ $at }:f>. Čo sa hralo potom, je stratené.
illegible = Táto udalosť sa už nedá načítať.

# Odmietnutia

other-game = Tento príkaz je pre hru { $meant }. Pri stole č. { $table } sa hrá { $played }.
no-such-table = Taký stôl tu už nie je. Hry, ktoré na teba čakajú, ukáže { COMMAND("moves") }.
rights-unknown = Discord mi teraz neprezradil, čo tu smieš. Nič sa nezmenilo; skús to, prosím, o chvíľku znova.
table-broken = Hra sa teraz nedá načítať a čaká na opravu; zrušiť ju môže ten, kto stôl vedie.
table-away = Zo servera tohto stola ma odobrali, a tak tu všetko stojí. Len čo ma tam znova pozvú, bude sa pokračovať; po 30 dňoch sa stôl zatvorí.
already-started = Hra už beží; toto ide len pred začiatkom.
game-over = Pri tomto stole sa už dohralo. Môžeš otvoriť nový.
not-at-this-table = Pri tomto stole nesedíš.
already-seated = Pri tomto stole už sedíš.
too-many-for-options = S touto voľbou je pri stole miesto najviac pre { $most }, a už ich tu sedí { $seated }.
table-full = { $most ->
    [one] Stôl je plný: má { $most } miesto. Iný otvoríš príkazom { COMMAND("play") }.
    [few] Stôl je plný: má { $most } miesta. Iný otvoríš príkazom { COMMAND("play") }.
   *[other] Stôl je plný: má { $most } miest. Iný otvoríš príkazom { COMMAND("play") }.
}
opened-too-many = Otváraš stoly príliš rýchlo za sebou (už { $count }). Ďalší môžeš otvoriť { $until }.
too-many-hosted = { $most ->
    [one] Už vedieš { $most } stôl. Najprv ho dohraj alebo zruš.
    [few] Už vedieš { $most } stoly. Najprv niektorý dohraj alebo zruš.
   *[other] Už vedieš { $most } stolov. Najprv niektorý dohraj alebo zruš.
}
channel-full = { $most ->
    [one] V tomto kanáli už je { $most } stôl a viac sa ich nezmestí. Počkaj, kým sa hra skončí, alebo otvor stôl v inom.
    [few] V tomto kanáli už sú { $most } stoly a viac sa ich nezmestí. Počkaj, kým sa niektorá hra skončí, alebo otvor stôl v inom.
   *[other] V tomto kanáli už je { $most } stolov a viac sa ich nezmestí. Počkaj, kým sa niektorá hra skončí, alebo otvor stôl v inom.
}
not-the-host = Toto môže len ten, kto stôl vedie.
host-gone-you = { $name } už na tomto serveri nie je, takže stôl teraz vedieš ty. Skús to znova.
host-gone-heir = { $name } už na tomto serveri nie je. Stôl teraz vedie { $host }.
host-gone-closed = { $name } už na tomto serveri nie je a pri stole nikto ďalší nezostal, a tak sa stôl zatvára.
no-computer = Pri stole nesedí žiadny počítačový hráč.
too-few-players = { $needed ->
    [one] Začať sa zatiaľ nedá: treba aspoň { $needed } hráča.
    [few] Začať sa zatiaľ nedá: treba aspoň { $needed } hráčov. Počkaj na niekoho alebo pridaj počítač.
   *[other] Začať sa zatiaľ nedá: treba aspoň { $needed } hráčov. Počkaj na niekoho alebo pridaj počítač.
}
wrong-number = { $seated ->
    [one] Táto hra nie je pre { $seated } hráča. Niekto musí prisadnúť.
    [few] Táto hra nie je pre { $seated } hráčov. Niekto musí prisadnúť alebo odísť.
   *[other] Táto hra nie je pre { $seated } hráčov. Niekto musí prisadnúť alebo odísť.
}
unknown-option = Takú možnosť táto hra nemá alebo je hodnota mimo rozsahu. Vyber si zo zoznamu.
not-your-turn = Teraz nie si na ťahu. Keď budeš, dám ti vedieť.
not-your-seat = Toto tlačidlo patrí niekomu inému. Svoje nájdeš pod plánom, keď budeš na ťahu.
already-played = Tento ťah už máš za sebou.
unknown-move = Taký ťah táto hra nepozná.
you-resigned = Po vzdaní za teba túto hru dohráva počítač.
already-voted = Tvoj hlas za ukončenie je už započítaný.
seal-your-turn = Si na ťahu: rovno hraj.
nothing-to-seal = Teraz nemáš čo zapečatiť. Keď budeš na ťahu, dám ti vedieť.
nothing-sealed = Nemáš nič zapečatené.
suggest-to-others = Navrhovať môžeš len spoluhráčom na svojej strane. Vlastný ťah si zapečať.
no-such-seat = Tam nikto nesedí. Vyber hráča zo zoznamu.
you-left = V tejto hre teraz nehráš. Kým je tvoje miesto voľné, môžeš sa vrátiť: { COMMAND("table join") }.
seat-not-open = Toto miesto voľné nie je. Na ktoré si môžeš sadnúť, ukáže { COMMAND("table join") }.
no-open-seat = Nie je tu žiadne miesto, na ktoré si teraz môžeš sadnúť.
sat-elsewhere = V tejto hre poznáš tajomstvá iného miesta, a tak si na toto sadnúť nemôžeš.
resigned-for-good = V tejto hre sa po vzdaní vrátiť nedá.
offer-to-yourself = Svoje miesto nemôžeš ponúknuť sebe.
offer-knows = Táto osoba pozná v tejto hre tajomstvá iného miesta, a tak si na tvoje sadnúť nemôže.
already-offered = Tejto osobe už svoje miesto ponúkaš.
nothing-offered = Svoje miesto teraz nikomu neponúkaš.
not-offered-to-you = Toto miesto ti nikto neponúka, alebo už nie.
replace-yourself = To je tvoje vlastné miesto. Odísť z neho môžeš takto: { COMMAND("table leave") }.
not-replaceable = Na tom mieste nehrá nikto, koho by sa dalo vystriedať.
still-plays = Hlasovať o tom môžeš, keď niekto zmešká dva ťahy po sebe alebo sa naňho čaká tri dni.
already-voted-replace = Tvoj hlas o tomto mieste je už započítaný.
