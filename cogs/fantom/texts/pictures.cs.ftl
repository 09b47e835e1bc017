## Pár slov uvnitř obrázků honu.

# Na figurce: první písmeno její barvy.
picture-letter = { $pawn ->
    [white] B
    [yellow] Ž
    [red] Č
    [blue] M
   *[green] Z
}
picture-fantom = Fantom

# Co je právě na řadě. $pawn se týká place, take a detectives.
picture-place = { $pawn ->
    [white] Postav bílou figurku
    [yellow] Postav žlutou figurku
    [red] Postav červenou figurku
    [blue] Postav modrou figurku
   *[green] Postav zelenou figurku
}
picture-hide = Fantom se ukrývá
picture-ride = Fantomova jízda
picture-second = Druhá Fantomova jízda
picture-take = { $pawn ->
    [white] Fantom bere žeton bílé
    [yellow] Fantom bere žeton žluté
    [red] Fantom bere žeton červené
    [blue] Fantom bere žeton modré
   *[green] Fantom bere žeton zelené
}
picture-detectives = { $pawn ->
    [white] Jede bílá figurka
    [yellow] Jede žlutá figurka
    [red] Jede červená figurka
    [blue] Jede modrá figurka
   *[green] Jede zelená figurka
}
picture-together = Jedou detektivové
picture-over = Hon skončil

picture-arrested = { $pawn ->
    [white] Zatkla ho bílá figurka
    [yellow] Zatkla ho žlutá figurka
    [red] Zatkla ho červená figurka
    [blue] Zatkla ho modrá figurka
   *[green] Zatkla ho zelená figurka
}
picture-cornered = V pasti: Fantom prohrál
picture-stranded = Detektivové uvízli: Fantom vyhrál
picture-escaped = Unikl: Fantom vyhrál
picture-cut-short = Hon skončil předčasně

picture-boxes = Okénko { $box }/{ $boxes }
picture-reveal = Objeví se v okénku { $box }
picture-no-reveal = Už se neobjeví
picture-seen = Naposledy spatřen na
picture-log = Fantomova tabulka
picture-secret = Tajné – jen pro tvé oči
picture-tickets = Zbývající žetony
picture-reached = Tečkovaně: sem mohou figurky příště
picture-nowhere = Není kam jet
picture-hunt = Hon { $hunt }/{ $hunts }
