# Řeči u stolu: věty, které hráči řeknou k tématu hry.

said = 💬 { $seat }: „{ $words }“
button-say = Slovo má { $player }
button-say-own = Vlastními slovy
talk-title = Vlastními slovy
talk-label = Jedna věta pro celý stůl
talk-nothing = Teď se tě nikdo na nic neptá. Až se herní plán zeptá, stiskni tlačítko, nebo jako tah napiš „řeknu: …“.
talk-sign = Ve větě nesmí být { $character }. Vynech to.
talk-empty = V téhle větě není co číst. Napiš nejvýš { $most } znaků.
talk-long = To je moc dlouhé: { $count } znaků, vejde se nejvýš { $most }.
talk-word = řeknu
