# Nápovědy, které počítačový hráč utrousí, když leží dárky: ke každému námětu dvě, když ho má v oblibě, jedna, když ne.
# Sedí k jeho zveřejněnému vkusu a nejmenují žádný dárek. Bez rodu: žádný minulý čas. Co jednou zaznělo, zůstává.

remark-likes-food =
    .one = Jsem tu hlavně kvůli rautu.
    .other = Můj žaludek se nikdy neplete.

remark-dislikes-food =
    .one = Jídlo? Hlavně ať je to rychle.

remark-likes-drink =
    .one = Kdo mi dolije?
    .other = Přípitek nikdy neodmítám.

remark-dislikes-drink =
    .one = Mně stačí voda z kohoutku.

remark-likes-home =
    .one = Já a můj gauč, to je láska.
    .other = V obýváku se vždycky ještě místo najde.

remark-dislikes-home =
    .one = Doma jenom přespávám.

remark-likes-garden =
    .one = Povídám si s rajčaty. Souhlasí se mnou.
    .other = Dejte mi rýč a do večeře mě nehledejte.

remark-dislikes-garden =
    .one = Uschne mi všechno zelené. I umělé.

remark-likes-animals =
    .one = Co má čtyři nohy, smí ke mně do postele.
    .other = Chlupy na svetru nejsou vada.

remark-dislikes-animals =
    .one = Co chlup, to kýchnutí. Radši se dívám z dálky.

remark-likes-sport =
    .one = Den bez potu se nepočítá.
    .other = Kde mám tenisky? Běžím!

remark-dislikes-sport =
    .one = Běhám, jen když mi ujíždí autobus.

remark-likes-outdoors =
    .one = Špatné počasí není, jsou jen špatné bundy.
    .other = Stan, vařič a hvězdy nad hlavou. Víc nechci.

remark-dislikes-outdoors =
    .one = Komáři, bláto a žádná zásuvka? Beze mě.

remark-likes-travel =
    .one = Kufr mám pořád sbalený.
    .other = Nejlíp je mi daleko odsud.

remark-dislikes-travel =
    .one = Nejlepší dovolená je bez kufru.

remark-likes-music =
    .one = Dejte to víc nahlas!
    .other = Jakmile někdo hraje, nevydržím sedět.

remark-dislikes-music =
    .one = Moje nejoblíbenější písnička je ticho.

remark-likes-film =
    .one = Popcorn mám. Zhasněte!
    .other = Závěrečné titulky umím nazpaměť.

remark-dislikes-film =
    .one = Usnu dřív, než naskočí název.

remark-likes-books =
    .one = Ještě jednu kapitolu a jdu spát.
    .other = Nejdřív ke knížce přičichnu, pak ji čtu.

remark-dislikes-books =
    .one = Počkám, až to natočí.

remark-likes-games =
    .one = Kdo je na tahu? Snad já.
    .other = Rozdejte i mně!

remark-dislikes-games =
    .one = Hry? Jsem počítač, mám jich dost i tady.

remark-likes-tech =
    .one = Bliká to? Chci to.
    .other = V posteli čtu technické parametry.

remark-dislikes-tech =
    .one = Co má návod, zůstává v krabici.

remark-likes-craft =
    .one = Lepidlo, nůžky, vlna: večer jako z pohádky.
    .other = Proč kupovat, co jde vyrobit?

remark-dislikes-craft =
    .one = Mám obě ruce levé.

remark-likes-beauty =
    .one = Ještě pět minut u zrcadla!
    .other = Voní to? Pak je to pro mě.

remark-dislikes-beauty =
    .one = Mně stačí mýdlo a voda.

remark-likes-fashion =
    .one = Nemám co na sebe. Nikdy.
    .other = Nejdřív co na sebe, pak teprve kam.

remark-dislikes-fashion =
    .one = Jeden svetr na celý rok stačí.

remark-likes-wellness =
    .one = Horká vana spraví všechno.
    .other = Nádech, výdech. Víc nežádám.

remark-dislikes-wellness =
    .one = Z ležení jsem jen nervózní.

remark-likes-romance =
    .one = Svíčky, dvě skleničky, měsíc… a taju.
    .other = Na milostné dopisy pořád věřím.

remark-dislikes-romance =
    .one = Srdíčka a růže? Budu u baru.

remark-likes-adventure =
    .one = Když se mi klepou kolena, je to ono.
    .other = Vysoko, rychle nebo nebezpečně? Jdu do toho.

remark-dislikes-adventure =
    .one = Já se držím zábradlí i na koberci.

remark-likes-learning =
    .one = Chci vědět, jak to funguje. Všechno.
    .other = Další kurz? Kde se mám podepsat?

remark-dislikes-learning =
    .one = Škola skončila. Nadobro.

remark-likes-prank =
    .one = Čím větší hloupost, tím líp.
    .other = Směju se i vlastním vtipům.

remark-dislikes-prank =
    .one = Vtipy na můj účet? Nesměju se.

remark-likes-luxury =
    .one = Pro mě to nejdražší, prosím.
    .other = Zlato se hodí ke všemu.

remark-dislikes-luxury =
    .one = Třpytí se to? To je na mě moc noblesní.

remark-likes-family =
    .one = Čím víc nás je u stolu, tím líp.
    .other = Doma je tam, kde mluví všichni najednou.

remark-dislikes-family =
    .one = Příbuzné vídám na svatbách. To stačí.

remark-likes-work =
    .one = Nejlíp si odpočinu, když je hotovo.
    .other = Seznam úkolů je můj deník.

remark-dislikes-work =
    .one = Po páté hodině už nic neslyším.
