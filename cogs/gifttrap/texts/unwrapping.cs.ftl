# Co po kole stojí za řeč: věta ke každému dárku, nejlepší a nejhorší dárek a co dostal čtenář.

gift-line = { $lined ->
    [true] { " " }*{ TEXT("gift.line", $gift, $own_line) }*
   *[false] { "" }
}
