# Náznaky, ktoré počítačový hráč utrúsi, keď ležia darčeky: ku každej téme dva, keď ju má v obľube, jeden, keď nie.
# Sedia k jeho zverejnenému vkusu a nemenujú nijaký darček. Bez rodu: žiadny minulý čas. Čo raz zaznelo, zostáva.

remark-likes-food =
    .one = Som tu hlavne kvôli bufetu.
    .other = Môj žalúdok sa nikdy nemýli.

remark-dislikes-food =
    .one = Jedlo? Hlavne nech je to rýchlo.

remark-likes-drink =
    .one = Kto mi doleje?
    .other = Prípitok nikdy neodmietam.

remark-dislikes-drink =
    .one = Mne stačí voda z vodovodu.

remark-likes-home =
    .one = Ja a môj gauč, to je láska.
    .other = V obývačke sa vždy ešte nájde miesto.

remark-dislikes-home =
    .one = Doma iba prespávam.

remark-likes-garden =
    .one = Rozprávam sa s paradajkami. Súhlasia so mnou.
    .other = Dajte mi rýľ a do večere ma nehľadajte.

remark-dislikes-garden =
    .one = Vyschne mi všetko zelené. Aj umelé.

remark-likes-animals =
    .one = Čo má štyri nohy, smie ku mne do postele.
    .other = Chlpy na svetri nie sú chyba.

remark-dislikes-animals =
    .one = Čo chlp, to kýchnutie. Radšej sa pozerám z diaľky.

remark-likes-sport =
    .one = Deň bez potu sa neráta.
    .other = Kde mám tenisky? Bežím!

remark-dislikes-sport =
    .one = Behám, len keď mi uteká autobus.

remark-likes-outdoors =
    .one = Zlé počasie neexistuje, sú len zlé bundy.
    .other = Stan, varič a hviezdy nad hlavou. Viac nechcem.

remark-dislikes-outdoors =
    .one = Komáre, blato a žiadna zásuvka? Bezo mňa.

remark-likes-travel =
    .one = Kufor mám stále zbalený.
    .other = Najlepšie mi je ďaleko odtiaľto.

remark-dislikes-travel =
    .one = Najlepšia dovolenka je bez kufra.

remark-likes-music =
    .one = Dajte to hlasnejšie!
    .other = Len čo niekto hrá, neobsedím.

remark-dislikes-music =
    .one = Moja najobľúbenejšia pesnička je ticho.

remark-likes-film =
    .one = Pukance mám. Zhasnite!
    .other = Záverečné titulky viem naspamäť.

remark-dislikes-film =
    .one = Zaspím skôr, ako sa zjaví názov.

remark-likes-books =
    .one = Ešte jednu kapitolu a idem spať.
    .other = Knihu najprv ovoniam, potom čítam.

remark-dislikes-books =
    .one = Počkám, kým to sfilmujú.

remark-likes-games =
    .one = Kto je na ťahu? Dúfam, že ja.
    .other = Rozdajte aj mne!

remark-dislikes-games =
    .one = Hry? Som počítač, mám ich dosť aj tu.

remark-likes-tech =
    .one = Bliká to? Chcem to.
    .other = V posteli čítam technické parametre.

remark-dislikes-tech =
    .one = Čo má návod, zostáva v krabici.

remark-likes-craft =
    .one = Lepidlo, nožnice, vlna: večer ako z rozprávky.
    .other = Načo kupovať, čo sa dá vyrobiť?

remark-dislikes-craft =
    .one = Mám obe ruky ľavé.

remark-likes-beauty =
    .one = Ešte päť minút pred zrkadlom!
    .other = Vonia to? Tak je to pre mňa.

remark-dislikes-beauty =
    .one = Mne stačí mydlo a voda.

remark-likes-fashion =
    .one = Nemám si čo obliecť. Nikdy.
    .other = Najprv čo na seba, až potom kam.

remark-dislikes-fashion =
    .one = Jeden sveter na celý rok stačí.

remark-likes-wellness =
    .one = Horúci kúpeľ napraví všetko.
    .other = Nádych, výdych. Viac nežiadam.

remark-dislikes-wellness =
    .one = Ležanie ma iba znervózňuje.

remark-likes-romance =
    .one = Sviečky, dva poháre, mesiac… a rozplývam sa.
    .other = V ľúbostné listy stále verím.

remark-dislikes-romance =
    .one = Srdiečka a ruže? Budem pri bare.

remark-likes-adventure =
    .one = Keď sa mi trasú kolená, je to ono.
    .other = Vysoko, rýchlo alebo nebezpečne? Idem do toho.

remark-dislikes-adventure =
    .one = Ja sa držím zábradlia aj na koberci.

remark-likes-learning =
    .one = Chcem vedieť, ako to funguje. Všetko.
    .other = Ďalší kurz? Kde sa mám podpísať?

remark-dislikes-learning =
    .one = Škola sa skončila. Nadobro.

remark-likes-prank =
    .one = Čím väčšia hlúposť, tým lepšie.
    .other = Smejem sa aj na vlastných vtipoch.

remark-dislikes-prank =
    .one = Vtipy na môj účet? Nesmejem sa.

remark-likes-luxury =
    .one = Pre mňa to najdrahšie, prosím.
    .other = Zlato sa hodí ku všetkému.

remark-dislikes-luxury =
    .one = Ligoce sa to? To je na mňa príliš noblesné.

remark-likes-family =
    .one = Čím viac nás je pri stole, tým lepšie.
    .other = Doma je tam, kde hovoria všetci naraz.

remark-dislikes-family =
    .one = Príbuzných vídam na svadbách. To stačí.

remark-likes-work =
    .one = Najlepšie si oddýchnem, keď je hotovo.
    .other = Zoznam úloh je môj denník.

remark-dislikes-work =
    .one = Po piatej už nič nepočujem.
