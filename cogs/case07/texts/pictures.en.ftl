## Texts inside the pictures of an investigation.

# The names below the Polish ones.
picture-card = { $card ->
    [bomba] Bomba
    [cinkciarz] Money changer
    [badylarz] Market gardener
    [kasiarz] Safe-cracker
    [kelnerka] Waitress
    [taksowkarz] Taxi driver
    [fotograf] Photographer
    [szatniarz] Cloakroom attendant
    [docent] Lecturer
    [marynarz] Sailor
    [piosenkarka] Singer
    [kierowniczka] Shop manager
    [morderstwo] Murder
    [kradziez] Theft
    [wlamanie] Burglary
    [szantaz] Blackmail
    [przemyt] Smuggling
    [falszerstwo] Forgery
    [oszustwo] Fraud
    [porwanie] Kidnapping
    [napad] Robbery
    [lapowka] Bribery
    [okecie] Okęcie Airport
    [dom-partii] Party House
    [teatr-wielki] Grand Theatre
    [hotel-forum] Hotel Forum
    [dt-centrum] Centrum Stores
    [kolumna-zygmunta] Sigismund’s Column
    [palac-kultury] Palace of Culture
    [dworzec-centralny] Central Station
    [hotel-gromada] Hotel Gromada
    [supersam] Supersam
    [kino-moskwa] Moskwa Cinema
    [stadion] Stadium
    [bazar-rozyckiego] Różycki’s Market
   *[mdm] Housing estate
}
picture-unknown = Unknown
picture-prevention = Prevention

picture-investigation = Investigation { $number }/{ $of }
picture-round = Round { $round }
picture-turn = To move
picture-answers = To answer
picture-over = The game is over
picture-result = Result
picture-boxes = For solving it now
picture-deck = Deck
picture-discarded = Discarded
picture-large = this is it
picture-small = next door
picture-noted = noted: this one?
picture-closing = wants to close

picture-held = You hold this player’s case:
picture-secret = Secret – for your eyes only
picture-own = Your case: what is known
picture-notebook = Your notebook
picture-crossed = crossed out by you
picture-follows = follows
picture-accused = your pick
picture-nothing = Nothing yet
picture-dead-ends = Dead ends
picture-wrong = Wrong announcements

picture-solved = Investigation { $number }: the cases
picture-left = How many cases were left after each turn
picture-known = solvable from here
