BEGIN TRANSACTION;
CREATE TABLE daily_attempt (
    user     INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    day      INTEGER NOT NULL,
    moves    INTEGER NOT NULL,
    progress TEXT    NOT NULL,          -- JSON of the game's progress
    par      INTEGER NOT NULL,
    cost     INTEGER,                   -- NULL: it goes on
    solved   INTEGER NOT NULL,
    signs    TEXT    NOT NULL,
    late     INTEGER NOT NULL,          -- ended after its day
    guild    INTEGER,                   -- the server on which the user played or shared last
    name     TEXT    NOT NULL,          -- the user's name there
    shared   TEXT    NOT NULL,          -- JSON: the channels in which the user shared the result
    checksum INTEGER NOT NULL,          -- of all columns
    PRIMARY KEY (user, game, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE daily_digest (
    guild   INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    at      REAL    NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,                    -- 0: refused for good
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE daily_puzzle (
    game TEXT    NOT NULL,
    day  INTEGER NOT NULL,              -- days since 1970-01-01, UTC
    body TEXT    NOT NULL,              -- JSON of the puzzle, secrets included
    checksum INTEGER NOT NULL,          -- of all columns
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE erasure (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL
) STRICT;
CREATE TABLE expulsion (
    thread INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    PRIMARY KEY (thread, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE game_table (
    id       INTEGER PRIMARY KEY,
    version  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    rules    INTEGER NOT NULL,
    status   TEXT    NOT NULL,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    thread   INTEGER,
    host     INTEGER NOT NULL,
    language TEXT    NOT NULL,
    pace     TEXT    NOT NULL,
    opened   REAL    NOT NULL,
    changed  REAL    NOT NULL,
    due      REAL,
    seats    TEXT    NOT NULL,          -- JSON: who sits where, with each seat's clock, votes and sealed moves
    options  TEXT    NOT NULL,          -- JSON of the game's options
    play     TEXT    NOT NULL,          -- JSON: what the host keeps of the table as a whole
    seed     BLOB    NOT NULL,          -- empty before the start
    state    TEXT,                      -- JSON of the game's state, secrets included
    outcome  TEXT,                      -- JSON
    checksum INTEGER NOT NULL           -- of all columns but version, status and changed
) STRICT;
INSERT INTO "game_table" VALUES(1,170,'gifttrap',1,'ended',1456074448175104000,1456074448175104003,1456074448175104030,1456074448175104004,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":"ann"},"clock":{},"moves":29,"last_stamp":"353e8e1bfa79","answers":"aaaaa","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{},"moves":69,"last_stamp":"26b5036bb947","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Babbage"},"clock":{},"moves":67,"last_stamp":"969a461348cb","silent_since":1767225601.0,"replace_votes":[]}]','{"track":"short","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[{"seat":1,"name":"Ada","strength":"easy"},{"seat":2,"name":"Babbage","strength":"easy"}]}','{"began":1767225601.0,"moves":165,"suggestions":[],"private_changes":137,"last_public_version":170,"together":true,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"won.careful","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"track":"short","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[{"seat":1,"name":"Ada","strength":"easy"},{"seat":2,"name":"Babbage","strength":"easy"}]},"round":7,"dealer":1,"phase":"over","decks":[["yellow-29a","yellow-28b","yellow-02a","yellow-34a","yellow-21b","yellow-18a","yellow-12b","yellow-08a","yellow-37b","yellow-13a","yellow-01a","yellow-10a","yellow-25b","yellow-33b","yellow-05a","yellow-07a","yellow-11a","yellow-14a","yellow-38a","yellow-23a","yellow-32b","yellow-09a","yellow-24b","yellow-04b","yellow-16a","yellow-06a","yellow-17b","yellow-36a","yellow-27a","yellow-20a","own-yellow-714004406","yellow-30b","yellow-40a","yellow-22a","yellow-15b","yellow-19a","yellow-26b","yellow-03a","yellow-31a","yellow-35b","yellow-39a"],["own-red-361859703","red-21a","red-09a","red-02b","red-20a","red-08b","red-07a","red-11b","red-26b","red-06a","red-38a","red-03a","red-27b","red-24a","red-34a","red-29a","red-31b","red-33b","red-23b","red-13a","red-28a","red-16a","red-37b","red-12b","red-18b","red-04a","red-32a","red-25a","red-22a","red-40b","red-36b","red-05a","red-19b","red-14a","red-35b","red-17b","red-01a","red-39b","red-10b","red-15a","red-30b"],["blue-19b","blue-21a","blue-34a","blue-32b","blue-15a","blue-23a","blue-17b","blue-22a","blue-29a","blue-10b","blue-27b","blue-18b","blue-08b","blue-28a","blue-03a","blue-24a","blue-37a","blue-36a","blue-35a","blue-20a","blue-30b","blue-09b","blue-14a","blue-04a","blue-11b","blue-25a","blue-39a","blue-26a","blue-33b","blue-38a","blue-16b","blue-02b","blue-06a","blue-40a","blue-12b","blue-13b","blue-31a","blue-05b","blue-01b","blue-07a"],["black-19b","black-24a","black-16b","black-15a","black-14b","black-05a","black-08a","black-18b","black-40b","black-11b","black-36b","black-34b","black-25a","black-31b","black-02b","black-09b","black-17a","own-black-952125230","black-39b","black-12b","black-37b","black-13b","black-38a","black-22b","black-07a","black-35b","black-03b","black-23b","black-21a","black-33b","black-32a","black-30b","black-29b","black-28a","black-26a","black-06a","black-10a","black-27b","black-04b","black-20a","black-01a"]],"fresh":[27,20,33,34],"friends":[{"sheet":{"gives":[[],[0,0],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":true,"gone":false,"trap":false,"spare":68,"persona":null,"whim":null},{"sheet":{"gives":[[1,2],[],[3,7]],"wishes":[1,6,2,7],"give_more":0,"get_more":null},"give":12,"get":12,"greats_given":3,"greats_received":4,"ready":true,"sitting_out":false,"gone":false,"trap":false,"spare":68,"persona":{"likes":["family","games"],"dislikes":"food"},"whim":73082928},{"sheet":{"gives":[[3,5],[2,1],[]],"wishes":[3,5,7,2],"give_more":0,"get_more":null},"give":12,"get":12,"greats_given":4,"greats_received":3,"ready":true,"sitting_out":false,"gone":false,"trap":false,"spare":68,"persona":{"likes":["outdoors","learning"],"dislikes":"sport"},"whim":32241441}],"preview":null,"changes":2,"looks":7,"gifts":["red-35a","red-17a","red-01b","red-39a","red-10a","red-15b","red-30a"],"turn":null,"openings":[[2,1,0,2,"ok",1,1,12,12,false,false,false],[2,1,1,1,"great",3,3,12,12,false,false,false],[1,2,1,7,"ok",1,1,10,10,false,false,false],[1,2,0,3,"great",3,3,12,12,false,false,false]],"shown":[1,2],"trapped":[],"voided":[],"withdrawn":[],"starts":[[0,0],[9,11],[11,9]],"idle":0,"past":[{"number":1,"dealer":1,"deck":"black","gifts":["black-26b","black-06b","black-10b","black-27a","black-04a","black-20b","black-01b"],"tokens":[null,[1,5,2,4],[5,1,3,7]],"openings":[[2,1,1,2,"ok",1,1,1,1,false,false,false],[2,1,0,1,"great",3,3,4,4,false,false,false],[1,2,0,1,"good",2,2,2,2,false,false,false],[1,2,1,5,"great",3,3,5,5,false,false,false]],"starts":[[0,0],[0,0],[0,0]],"trapped":[],"voided":[]},{"number":2,"dealer":2,"deck":"red","gifts":["red-28b","red-16b","red-37a","red-12a","red-18a","red-04b","red-32b"],"tokens":[null,[1,3,6,7],[7,1,3,5]],"openings":[[1,2,0,6,null,-1,-1,4,4,false,false,false],[1,2,1,4,null,-1,-1,3,3,false,false,false],[2,1,0,4,null,-1,-1,3,3,false,false,false],[2,1,1,6,"ok",1,1,4,4,false,false,false]],"starts":[[0,0],[5,4],[4,5]],"trapped":[],"voided":[]},{"number":3,"dealer":0,"deck":"yellow","gifts":["yellow-36b","yellow-27b","yellow-20b","own-yellow-714004406","yellow-30a","yellow-40b","yellow-22b"],"tokens":[null,[6,5,7,4],[6,7,5,4]],"openings":[[2,1,1,7,"ok",1,1,5,5,false,false,false],[2,1,0,6,"great",3,3,8,8,false,false,false],[1,2,0,1,null,-1,-1,2,2,false,false,false],[1,2,1,7,"good",2,2,4,4,false,false,false]],"starts":[[0,0],[3,4],[4,3]],"trapped":[],"voided":[]},{"number":4,"dealer":1,"deck":"red","gifts":["red-25b","red-22b","red-40a","red-36a","red-05b","red-19a","red-14b"],"tokens":[null,[2,1,6,3],[1,7,4,2]],"openings":[[2,1,1,7,null,-1,-1,7,7,false,false,false],[2,1,0,1,"good",2,2,9,9,false,false,false],[1,2,1,5,null,-1,-1,3,3,false,false,false],[1,2,0,4,"ok",1,1,4,4,false,false,false]],"starts":[[0,0],[4,8],[8,4]],"trapped":[],"voided":[]},{"number":5,"dealer":2,"deck":"blue","gifts":["blue-40b","blue-12a","blue-13a","blue-31b","blue-05a","blue-01a","blue-07b"],"tokens":[null,[4,2,1,3],[5,1,2,7]],"openings":[[1,2,0,6,null,-1,-1,3,3,false,false,false],[1,2,1,1,"good",2,2,5,5,false,false,false],[2,1,0,6,null,-1,-1,8,8,false,false,false],[2,1,1,5,null,-1,-1,7,7,false,false,false]],"starts":[[0,0],[4,9],[9,4]],"trapped":[],"voided":[]},{"number":6,"dealer":0,"deck":"yellow","gifts":["yellow-15a","yellow-19b","yellow-26a","yellow-03b","yellow-31b","yellow-35a","yellow-39b"],"tokens":[null,[5,4,2,7],[2,5,1,7]],"openings":[[2,1,1,2,"ok",1,1,8,8,false,false,false],[2,1,0,5,"great",3,3,11,11,false,false,false],[1,2,0,1,"ok",1,1,6,6,false,false,false],[1,2,1,2,"great",3,3,9,9,false,false,false]],"starts":[[0,0],[5,7],[7,5]],"trapped":[],"voided":[]},{"number":7,"dealer":1,"deck":"red","gifts":["red-35a","red-17a","red-01b","red-39a","red-10a","red-15b","red-30a"],"tokens":[null,[1,6,2,7],[3,5,7,2]],"openings":[[2,1,0,2,"ok",1,1,12,12,false,false,false],[2,1,1,1,"great",3,3,12,12,false,false,false],[1,2,1,7,"ok",1,1,10,10,false,false,false],[1,2,0,3,"great",3,3,12,12,false,false,false]],"starts":[[0,0],[9,11],[11,9]],"trapped":[],"voided":[]}]}','{"places":[3,2,1],"scores":[0,24,24]}',2813636105);
INSERT INTO "game_table" VALUES(2,47,'gifttrap',1,'running',1456074448175104000,1456074448175104003,1456074448175104344,1456074448175104004,'pl','relaxed',1767225601.0,1767225601.0,1767484801.0,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":"ann"},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"moves":12,"last_stamp":"372bfc448676","answers":"a","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{"put_off":0.0},"moves":18,"last_stamp":"ac145f500ab1","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":"bob"},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"moves":12,"last_stamp":"2bdd48a14003","answers":"a","silent_since":1767225601.0,"replace_votes":[]}]','{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[{"seat":1,"name":"Ada","strength":"easy"}]}','{"began":1767225601.0,"moves":42,"suggestions":[],"private_changes":36,"last_public_version":47,"together":true,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"hello.other","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[{"seat":1,"name":"Ada","strength":"easy"}]},"round":2,"dealer":0,"phase":"choose","decks":[["yellow-03a","yellow-02a","yellow-18b","yellow-20b","yellow-40b","yellow-12a","yellow-08a","yellow-23b","yellow-13b","yellow-01a","yellow-35a","yellow-36a","yellow-32b","yellow-05b","yellow-07a","yellow-10a","yellow-14a","yellow-37b","yellow-22b","own-yellow-714004406","yellow-09a","yellow-24a","yellow-04b","yellow-15a","yellow-06a","yellow-17a","yellow-31a","yellow-11b","yellow-21a","yellow-26a","yellow-39b","yellow-34a","yellow-29a","yellow-19b"],["red-24b","red-18a","red-04a","red-11a","red-17b","red-06b","own-red-361859703","red-12b","red-39a","red-27b","red-37a","red-34b","red-21a","red-35a","red-16b","red-01a","red-38a","red-28b","red-14a","red-36a","red-40a","red-20a","red-09b","red-02b","red-19a","red-08a","red-07a","red-10a","red-25a","red-05b","red-30a","red-03b","red-26b","red-23b","red-33b","red-29b","red-31a","red-32b","red-22a","red-13a","red-15b"],["blue-39a","blue-12b","blue-31b","blue-04a","blue-27a","blue-06a","blue-07a","blue-20b","blue-38a","blue-10b","blue-21a","blue-22a","blue-23a","blue-33b","blue-18b","blue-28b","blue-26a","blue-17b","blue-08b","blue-14a","blue-30a","blue-36a","blue-37a","blue-24a","blue-35a","blue-19b","blue-40a","blue-09b","blue-13a","blue-03b","blue-11b","blue-34b","blue-02a","blue-25a","blue-32b","blue-15a","blue-16a","blue-01a","blue-05a","blue-29a"],["black-25a","black-04b","black-19b","black-18a","black-26a","black-01b","black-13b","black-34b","black-15b","black-14b","black-38b","black-05a","black-08a","black-17b","black-39a","black-10b","black-35b","black-03b","black-24b","black-21b","black-33a","black-09a","black-16a","black-40b","black-06a","black-11b","black-30b","black-12b","black-31b","black-36b","black-07b","black-22a","black-02b","black-23b","black-20b","black-37b","black-32b","black-29a","black-28a","black-27b","own-black-952125230"]],"fresh":[27,41,40,41],"friends":[{"sheet":{"gives":[[],[0,0],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":48,"persona":null,"whim":null},{"sheet":{"gives":[[1,3],[],[2,6]],"wishes":[6,7,4,2],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":true,"sitting_out":false,"gone":false,"trap":false,"spare":48,"persona":{"likes":["family","games"],"dislikes":"food"},"whim":73082928},{"sheet":{"gives":[[0,0],[0,0],[]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":48,"persona":null,"whim":null}],"preview":null,"changes":0,"looks":0,"gifts":["yellow-16a","yellow-25b","yellow-33b","yellow-30a","yellow-27a","yellow-38b","yellow-28b"],"turn":null,"openings":[],"shown":[],"trapped":[],"voided":[],"withdrawn":[],"starts":[[0,0],[0,0],[0,0]],"idle":0,"past":[{"number":1,"dealer":2,"deck":"yellow","gifts":["yellow-11a","yellow-21b","yellow-26b","yellow-39a","yellow-34b","yellow-29b","yellow-19a"],"tokens":[null,[4,5,1,7],null],"openings":[],"starts":[[0,0],[0,0],[0,0]],"trapped":[],"voided":[]}]}',NULL,3756780959);
INSERT INTO "game_table" VALUES(3,128,'gifttrap',1,'running',1456074448175104000,1456074448175104003,1456074448175104565,1456074448175104005,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":"bob"},"clock":{"warning":38880,"put_off":0.0,"held":{"waited":0.0,"left":259200.0}},"moves":24,"last_stamp":"1fbd025d55ca","answers":"aaa","silent_since":1767225601.0,"silent_for":0.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{"put_off":0.0},"moves":49,"last_stamp":"8b3a3ecc071c","silent_since":1767225601.0,"silent_for":0.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Babbage"},"clock":{"put_off":0.0},"moves":49,"last_stamp":"2059b42bc6f2","silent_since":1767225601.0,"silent_for":0.0,"replace_votes":[]}]','{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[{"seat":1,"name":"Ada","strength":"easy"},{"seat":2,"name":"Babbage","strength":"easy"}]}','{"began":1767225601.0,"moves":122,"suggestions":[],"private_changes":102,"last_public_version":128,"together":true,"invited":[],"again":false,"away":null,"pause":{"since":1767225601.0,"until":null},"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"glad.other","talked":[],"announcement":null,"forum":false,"private":true}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[{"seat":1,"name":"Ada","strength":"easy"},{"seat":2,"name":"Babbage","strength":"easy"}]},"round":6,"dealer":0,"phase":"deal","decks":[["yellow-15a","yellow-19b","yellow-26a","yellow-03b","yellow-31b","yellow-35a","yellow-39b","yellow-29a","yellow-28b","yellow-02a","yellow-34a","yellow-21b","yellow-18a","yellow-12b","yellow-08a","yellow-37b","yellow-13a","yellow-01a","yellow-10a","yellow-25b","yellow-33b","yellow-05a","yellow-07a","yellow-11a","yellow-14a","yellow-38a","yellow-23a","yellow-32b","yellow-09a","yellow-24b","yellow-04b","yellow-16a","yellow-06a","yellow-17b","yellow-36a","yellow-27a","yellow-20a","own-yellow-714004406","yellow-30b","yellow-40a","yellow-22a"],["red-35a","red-17a","red-01b","red-39a","red-10a","red-15b","red-30a","own-red-361859703","red-21a","red-09a","red-02b","red-20a","red-08b","red-07a","red-11b","red-26b","red-06a","red-38a","red-03a","red-27b","red-24a","red-34a","red-29a","red-31b","red-33b","red-23b","red-13a","red-28a","red-16a","red-37b","red-12b","red-18b","red-04a","red-32a","red-25a","red-22a","red-40b","red-36b","red-05a","red-19b","red-14a"],["blue-19b","blue-21a","blue-34a","blue-32b","blue-15a","blue-23a","blue-17b","blue-22a","blue-29a","blue-10b","blue-27b","blue-18b","blue-08b","blue-28a","blue-03a","blue-24a","blue-37a","blue-36a","blue-35a","blue-20a","blue-30b","blue-09b","blue-14a","blue-04a","blue-11b","blue-25a","blue-39a","blue-26a","blue-33b","blue-38a","blue-16b","blue-02b","blue-06a","blue-40a","blue-12b","blue-13b","blue-31a","blue-05b","blue-01b","blue-07a"],["black-19b","black-24a","black-16b","black-15a","black-14b","black-05a","black-08a","black-18b","black-40b","black-11b","black-36b","black-34b","black-25a","black-31b","black-02b","black-09b","black-17a","own-black-952125230","black-39b","black-12b","black-37b","black-13b","black-38a","black-22b","black-07a","black-35b","black-03b","black-23b","black-21a","black-33b","black-32a","black-30b","black-29b","black-28a","black-26a","black-06a","black-10a","black-27b","black-04b","black-20a","black-01a"]],"fresh":[34,27,33,34],"friends":[{"sheet":{"gives":[[],[0,0],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":64,"persona":null,"whim":null},{"sheet":{"gives":[[0,0],[],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":5,"get":7,"greats_given":1,"greats_received":2,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":64,"persona":{"likes":["family","games"],"dislikes":"food"},"whim":73082928},{"sheet":{"gives":[[0,0],[0,0],[]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":7,"get":5,"greats_given":2,"greats_received":1,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":64,"persona":{"likes":["outdoors","learning"],"dislikes":"sport"},"whim":32241441}],"preview":{"deck":"yellow","gifts":["yellow-15a","yellow-19b","yellow-26a","yellow-03b","yellow-31b","yellow-35a","yellow-39b"],"drawn":7,"replaced":[]},"changes":0,"looks":2,"gifts":[],"turn":null,"openings":[],"shown":[],"trapped":[],"voided":[],"withdrawn":[],"starts":[[0,0],[5,7],[7,5]],"idle":0,"past":[{"number":1,"dealer":1,"deck":"black","gifts":["black-26b","black-06b","black-10b","black-27a","black-04a","black-20b","black-01b"],"tokens":[null,[1,5,2,4],[5,1,3,7]],"openings":[[2,1,1,2,"ok",1,1,1,1,false,false,false],[2,1,0,1,"great",3,3,4,4,false,false,false],[1,2,0,1,"good",2,2,2,2,false,false,false],[1,2,1,5,"great",3,3,5,5,false,false,false]],"starts":[[0,0],[0,0],[0,0]],"trapped":[],"voided":[]},{"number":2,"dealer":2,"deck":"red","gifts":["red-28b","red-16b","red-37a","red-12a","red-18a","red-04b","red-32b"],"tokens":[null,[1,3,6,7],[7,1,3,5]],"openings":[[1,2,0,6,null,-1,-1,4,4,false,false,false],[1,2,1,4,null,-1,-1,3,3,false,false,false],[2,1,0,4,null,-1,-1,3,3,false,false,false],[2,1,1,6,"ok",1,1,4,4,false,false,false]],"starts":[[0,0],[5,4],[4,5]],"trapped":[],"voided":[]},{"number":3,"dealer":0,"deck":"yellow","gifts":["yellow-36b","yellow-27b","yellow-20b","own-yellow-714004406","yellow-30a","yellow-40b","yellow-22b"],"tokens":[null,[6,5,7,4],[6,7,5,4]],"openings":[[2,1,1,7,"ok",1,1,5,5,false,false,false],[2,1,0,6,"great",3,3,8,8,false,false,false],[1,2,0,1,null,-1,-1,2,2,false,false,false],[1,2,1,7,"good",2,2,4,4,false,false,false]],"starts":[[0,0],[3,4],[4,3]],"trapped":[],"voided":[]},{"number":4,"dealer":1,"deck":"red","gifts":["red-25b","red-22b","red-40a","red-36a","red-05b","red-19a","red-14b"],"tokens":[null,[2,1,6,3],[1,7,4,2]],"openings":[[2,1,1,7,null,-1,-1,7,7,false,false,false],[2,1,0,1,"good",2,2,9,9,false,false,false],[1,2,1,5,null,-1,-1,3,3,false,false,false],[1,2,0,4,"ok",1,1,4,4,false,false,false]],"starts":[[0,0],[4,8],[8,4]],"trapped":[],"voided":[]},{"number":5,"dealer":2,"deck":"blue","gifts":["blue-40b","blue-12a","blue-13a","blue-31b","blue-05a","blue-01a","blue-07b"],"tokens":[null,[4,2,1,3],[5,1,2,7]],"openings":[[1,2,0,6,null,-1,-1,3,3,false,false,false],[1,2,1,1,"good",2,2,5,5,false,false,false],[2,1,0,6,null,-1,-1,8,8,false,false,false],[2,1,1,5,null,-1,-1,7,7,false,false,false]],"starts":[[0,0],[4,9],[9,4]],"trapped":[],"voided":[]}]}',NULL,720781266);
INSERT INTO "game_table" VALUES(4,2,'gifttrap',1,'closed',1456074448175104000,1456074448175104003,NULL,1456074448175104005,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":"bob"},"clock":{}}]','{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"by-pace","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[]}','{"began":null,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'',NULL,NULL,3776805082);
INSERT INTO "game_table" VALUES(5,2,'gifttrap',1,'lobby',1456074448175104000,1456074448175104003,NULL,1456074448175104004,'pl','relaxed',1767225601.0,1767225601.0,1767398401.0,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":"ann"}},{"sitter":{"type":"person","user":1456074448175104006,"name":"cid","account":"cid"}}]','{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"by-pace","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[]}','{"began":null,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'',NULL,NULL,4173764721);
INSERT INTO "game_table" VALUES(6,2,'gifttrap',1,'running',1456074448175104000,1456074448175104003,1456074448175104847,0,'pl','relaxed',1767225601.0,1767225601.0,1767484801.0,'[{"sitter":{"type":"person","user":1456074448175104831,"name":"guest-2","account":""},"clock":{"put_off":0.0},"silent_since":1767225601.0},{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":""},"clock":{"put_off":0.0},"silent_since":1767225601.0},{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":""},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"silent_since":1767225601.0}]','{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[]}','{"began":1767225601.0,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":1,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[]},"round":1,"dealer":2,"phase":"deal","decks":[["yellow-28a","yellow-25a","yellow-24b","yellow-33b","yellow-38b","yellow-18a","yellow-37a","yellow-20a","yellow-21b","yellow-29b","yellow-26b","yellow-14b","yellow-27b","yellow-03a","yellow-02a","yellow-39b","yellow-19b","yellow-16a","yellow-11a","yellow-34b","yellow-32a","yellow-12a","yellow-01a","yellow-09a","yellow-35b","own-yellow-714004406","yellow-05b","yellow-07a","yellow-10a","yellow-13a","yellow-36a","yellow-22b","yellow-40a","yellow-08a","yellow-23b","yellow-04a","yellow-15a","yellow-06b","yellow-17a","yellow-30b","yellow-31a"],["red-06b","red-27b","red-16b","red-37a","red-36a","red-14a","red-11a","red-17b","red-34b","red-04b","red-21a","red-20a","red-38a","red-40a","red-01b","red-33b","red-09a","red-39a","red-18b","red-12a","red-35b","own-red-361859703","red-02a","red-19a","red-26a","red-07b","red-10b","red-24b","red-05a","red-29b","red-03b","red-25b","red-23a","red-32a","red-28b","red-30b","red-31a","red-22a","red-13b","red-15a","red-08a"],["blue-04b","blue-10b","blue-20b","blue-17a","blue-38a","blue-40a","blue-30a","blue-37a","blue-12b","blue-19b","blue-14a","blue-21b","blue-32b","blue-25a","blue-27a","blue-07a","blue-16a","blue-08a","blue-26a","blue-29b","blue-22a","blue-35b","blue-23a","blue-34b","blue-18b","blue-39a","blue-09b","blue-13b","blue-03a","blue-11b","blue-33b","blue-02a","blue-24a","blue-31a","blue-36a","blue-15a","blue-01a","blue-05a","blue-28a","blue-06a"],["black-05b","black-08b","black-17a","black-24b","black-15b","black-10a","black-13b","black-14b","black-01b","black-38b","black-04b","black-30a","black-39b","black-25b","black-18b","black-19a","black-03b","black-23a","black-34a","black-32b","black-09a","black-16b","own-black-952125230","black-37b","black-11b","black-33b","black-12b","black-06a","black-35b","black-07a","black-21b","black-02b","black-22b","black-20b","black-36b","black-31b","black-28b","black-27a","black-26a","black-40a","black-29a"]],"fresh":[41,41,40,41],"friends":[{"sheet":{"gives":[[],[0,0],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":44,"persona":null,"whim":null},{"sheet":{"gives":[[0,0],[],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":44,"persona":null,"whim":null},{"sheet":{"gives":[[0,0],[0,0],[]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":44,"persona":null,"whim":null}],"preview":null,"changes":2,"looks":8,"gifts":[],"turn":null,"openings":[],"shown":[],"trapped":[],"voided":[],"withdrawn":[],"starts":[[0,0],[0,0],[0,0]],"idle":0,"past":[]}',NULL,887543742);
INSERT INTO "game_table" VALUES(7,2,'gifttrap',1,'running',1456074448175104000,1456074448175104003,1456074448175104848,0,'pl','relaxed',1767225601.0,1767225601.0,1767484801.0,'[{"sitter":{"type":"person","user":1456074448175104006,"name":"cid","account":""},"clock":{"put_off":0.0},"silent_since":1767225601.0},{"sitter":{"type":"person","user":1456074448175104829,"name":"guest-0","account":""},"clock":{"put_off":0.0},"silent_since":1767225601.0},{"sitter":{"type":"person","user":1456074448175104830,"name":"guest-1","account":""},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"silent_since":1767225601.0}]','{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[]}','{"began":1767225601.0,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":1,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[]},"round":1,"dealer":2,"phase":"deal","decks":[["yellow-28a","yellow-25a","yellow-24b","yellow-33b","yellow-38b","yellow-18a","yellow-37a","yellow-20a","yellow-21b","yellow-29b","yellow-26b","yellow-14b","yellow-27b","yellow-03a","yellow-02a","yellow-39b","yellow-19b","yellow-16a","yellow-11a","yellow-34b","yellow-32a","yellow-12a","yellow-01a","yellow-09a","yellow-35b","own-yellow-714004406","yellow-05b","yellow-07a","yellow-10a","yellow-13a","yellow-36a","yellow-22b","yellow-40a","yellow-08a","yellow-23b","yellow-04a","yellow-15a","yellow-06b","yellow-17a","yellow-30b","yellow-31a"],["red-06b","red-27b","red-16b","red-37a","red-36a","red-14a","red-11a","red-17b","red-34b","red-04b","red-21a","red-20a","red-38a","red-40a","red-01b","red-33b","red-09a","red-39a","red-18b","red-12a","red-35b","own-red-361859703","red-02a","red-19a","red-26a","red-07b","red-10b","red-24b","red-05a","red-29b","red-03b","red-25b","red-23a","red-32a","red-28b","red-30b","red-31a","red-22a","red-13b","red-15a","red-08a"],["blue-04b","blue-10b","blue-20b","blue-17a","blue-38a","blue-40a","blue-30a","blue-37a","blue-12b","blue-19b","blue-14a","blue-21b","blue-32b","blue-25a","blue-27a","blue-07a","blue-16a","blue-08a","blue-26a","blue-29b","blue-22a","blue-35b","blue-23a","blue-34b","blue-18b","blue-39a","blue-09b","blue-13b","blue-03a","blue-11b","blue-33b","blue-02a","blue-24a","blue-31a","blue-36a","blue-15a","blue-01a","blue-05a","blue-28a","blue-06a"],["black-05b","black-08b","black-17a","black-24b","black-15b","black-10a","black-13b","black-14b","black-01b","black-38b","black-04b","black-30a","black-39b","black-25b","black-18b","black-19a","black-03b","black-23a","black-34a","black-32b","black-09a","black-16b","own-black-952125230","black-37b","black-11b","black-33b","black-12b","black-06a","black-35b","black-07a","black-21b","black-02b","black-22b","black-20b","black-36b","black-31b","black-28b","black-27a","black-26a","black-40a","black-29a"]],"fresh":[41,41,40,41],"friends":[{"sheet":{"gives":[[],[0,0],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":44,"persona":null,"whim":null},{"sheet":{"gives":[[0,0],[],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":44,"persona":null,"whim":null},{"sheet":{"gives":[[0,0],[0,0],[]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":44,"persona":null,"whim":null}],"preview":null,"changes":2,"looks":8,"gifts":[],"turn":null,"openings":[],"shown":[],"trapped":[],"voided":[],"withdrawn":[],"starts":[[0,0],[0,0],[0,0]],"idle":0,"past":[]}',NULL,4005768437);
INSERT INTO "game_table" VALUES(8,128,'gifttrap',1,'ended',1456074448175104000,1456074448175104003,1456074448175104865,0,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":0,"name":"N. N.","account":""},"clock":{},"moves":24,"last_stamp":"12499b8fedb0","answers":"aaa","silent_since":1767225601.0,"departure":0,"open":true,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{},"moves":49,"last_stamp":"72cd047c00fc","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Babbage"},"clock":{},"moves":49,"last_stamp":"f68113556942","silent_since":1767225601.0,"replace_votes":[]}]','{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[{"seat":1,"name":"Ada","strength":"easy"},{"seat":2,"name":"Babbage","strength":"easy"}]}','{"began":1767225601.0,"moves":122,"suggestions":[],"private_changes":102,"last_public_version":128,"together":true,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[{"seat":0,"sitter":{"type":"person","user":0,"name":"N. N.","account":""},"moves":122,"at":1767225601.0,"until":null,"until_at":null}],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"likes-outdoors.one","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"track":"normal","rounds":"8","expert":false,"gifttrap_card":false,"quick_unwrap":"yes","own_gifts":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","computers":[{"seat":1,"name":"Ada","strength":"easy"},{"seat":2,"name":"Babbage","strength":"easy"}]},"round":6,"dealer":0,"phase":"deal","decks":[["yellow-15a","yellow-19b","yellow-26a","yellow-03b","yellow-31b","yellow-35a","yellow-39b","yellow-29a","yellow-28b","yellow-02a","yellow-34a","yellow-21b","yellow-18a","yellow-12b","yellow-08a","yellow-37b","yellow-13a","yellow-01a","yellow-10a","yellow-25b","yellow-33b","yellow-05a","yellow-07a","yellow-11a","yellow-14a","yellow-38a","yellow-23a","yellow-32b","yellow-09a","yellow-24b","yellow-04b","yellow-16a","yellow-06a","yellow-17b","yellow-36a","yellow-27a","yellow-20a","own-yellow-714004406","yellow-30b","yellow-40a","yellow-22a"],["red-35a","red-17a","red-01b","red-39a","red-10a","red-15b","red-30a","own-red-361859703","red-21a","red-09a","red-02b","red-20a","red-08b","red-07a","red-11b","red-26b","red-06a","red-38a","red-03a","red-27b","red-24a","red-34a","red-29a","red-31b","red-33b","red-23b","red-13a","red-28a","red-16a","red-37b","red-12b","red-18b","red-04a","red-32a","red-25a","red-22a","red-40b","red-36b","red-05a","red-19b","red-14a"],["blue-19b","blue-21a","blue-34a","blue-32b","blue-15a","blue-23a","blue-17b","blue-22a","blue-29a","blue-10b","blue-27b","blue-18b","blue-08b","blue-28a","blue-03a","blue-24a","blue-37a","blue-36a","blue-35a","blue-20a","blue-30b","blue-09b","blue-14a","blue-04a","blue-11b","blue-25a","blue-39a","blue-26a","blue-33b","blue-38a","blue-16b","blue-02b","blue-06a","blue-40a","blue-12b","blue-13b","blue-31a","blue-05b","blue-01b","blue-07a"],["black-19b","black-24a","black-16b","black-15a","black-14b","black-05a","black-08a","black-18b","black-40b","black-11b","black-36b","black-34b","black-25a","black-31b","black-02b","black-09b","black-17a","own-black-952125230","black-39b","black-12b","black-37b","black-13b","black-38a","black-22b","black-07a","black-35b","black-03b","black-23b","black-21a","black-33b","black-32a","black-30b","black-29b","black-28a","black-26a","black-06a","black-10a","black-27b","black-04b","black-20a","black-01a"]],"fresh":[34,27,33,34],"friends":[{"sheet":{"gives":[[],[0,0],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":0,"get":0,"greats_given":0,"greats_received":0,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":64,"persona":null,"whim":null},{"sheet":{"gives":[[0,0],[],[0,0]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":5,"get":7,"greats_given":1,"greats_received":2,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":64,"persona":{"likes":["family","games"],"dislikes":"food"},"whim":73082928},{"sheet":{"gives":[[0,0],[0,0],[]],"wishes":[0,0,0,0],"give_more":0,"get_more":null},"give":7,"get":5,"greats_given":2,"greats_received":1,"ready":false,"sitting_out":false,"gone":false,"trap":false,"spare":64,"persona":{"likes":["outdoors","learning"],"dislikes":"sport"},"whim":32241441}],"preview":{"deck":"yellow","gifts":["yellow-15a","yellow-19b","yellow-26a","yellow-03b","yellow-31b","yellow-35a","yellow-39b"],"drawn":7,"replaced":[]},"changes":0,"looks":2,"gifts":[],"turn":null,"openings":[],"shown":[],"trapped":[],"voided":[],"withdrawn":[],"starts":[[0,0],[5,7],[7,5]],"idle":0,"past":[{"number":1,"dealer":1,"deck":"black","gifts":["black-26b","black-06b","black-10b","black-27a","black-04a","black-20b","black-01b"],"tokens":[null,[1,5,2,4],[5,1,3,7]],"openings":[[2,1,1,2,"ok",1,1,1,1,false,false,false],[2,1,0,1,"great",3,3,4,4,false,false,false],[1,2,0,1,"good",2,2,2,2,false,false,false],[1,2,1,5,"great",3,3,5,5,false,false,false]],"starts":[[0,0],[0,0],[0,0]],"trapped":[],"voided":[]},{"number":2,"dealer":2,"deck":"red","gifts":["red-28b","red-16b","red-37a","red-12a","red-18a","red-04b","red-32b"],"tokens":[null,[1,3,6,7],[7,1,3,5]],"openings":[[1,2,0,6,null,-1,-1,4,4,false,false,false],[1,2,1,4,null,-1,-1,3,3,false,false,false],[2,1,0,4,null,-1,-1,3,3,false,false,false],[2,1,1,6,"ok",1,1,4,4,false,false,false]],"starts":[[0,0],[5,4],[4,5]],"trapped":[],"voided":[]},{"number":3,"dealer":0,"deck":"yellow","gifts":["yellow-36b","yellow-27b","yellow-20b","own-yellow-714004406","yellow-30a","yellow-40b","yellow-22b"],"tokens":[null,[6,5,7,4],[6,7,5,4]],"openings":[[2,1,1,7,"ok",1,1,5,5,false,false,false],[2,1,0,6,"great",3,3,8,8,false,false,false],[1,2,0,1,null,-1,-1,2,2,false,false,false],[1,2,1,7,"good",2,2,4,4,false,false,false]],"starts":[[0,0],[3,4],[4,3]],"trapped":[],"voided":[]},{"number":4,"dealer":1,"deck":"red","gifts":["red-25b","red-22b","red-40a","red-36a","red-05b","red-19a","red-14b"],"tokens":[null,[2,1,6,3],[1,7,4,2]],"openings":[[2,1,1,7,null,-1,-1,7,7,false,false,false],[2,1,0,1,"good",2,2,9,9,false,false,false],[1,2,1,5,null,-1,-1,3,3,false,false,false],[1,2,0,4,"ok",1,1,4,4,false,false,false]],"starts":[[0,0],[4,8],[8,4]],"trapped":[],"voided":[]},{"number":5,"dealer":2,"deck":"blue","gifts":["blue-40b","blue-12a","blue-13a","blue-31b","blue-05a","blue-01a","blue-07b"],"tokens":[null,[4,2,1,3],[5,1,2,7]],"openings":[[1,2,0,6,null,-1,-1,3,3,false,false,false],[1,2,1,1,"good",2,2,5,5,false,false,false],[2,1,0,6,null,-1,-1,8,8,false,false,false],[2,1,1,5,null,-1,-1,7,7,false,false,false]],"starts":[[0,0],[4,9],[9,4]],"trapped":[],"voided":[]}]}','{"places":[3,1,1],"scores":[0,0,0]}',1096610634);
CREATE TABLE glimpse (
    table_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    upto     INTEGER NOT NULL,
    key      TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE interest (
    user   INTEGER NOT NULL,
    n      INTEGER NOT NULL,            -- the place among the user's interests
    game   TEXT    NOT NULL,            -- '': the user follows a table
    number INTEGER NOT NULL,            -- of the server, or of the table that the user follows
    body   TEXT    NOT NULL,            -- JSON
    PRIMARY KEY (user, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "interest" VALUES(1456074448175104006,0,'gifttrap',1456074448175104000,'{"game":"gifttrap","guild":1456074448175104000,"at":1767225601.0,"until":1768435201.0,"table":null}');
INSERT INTO "interest" VALUES(1456074448175104006,1,'',2,'{"table":2,"rounds":true,"version":47}');
CREATE TABLE league (
    id      INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    draft   INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body    TEXT    NOT NULL,           -- JSON
    checksum INTEGER NOT NULL           -- of all columns
) STRICT;
INSERT INTO "league" VALUES(1,1456074448175104000,0,0,10,'{"league":{"id":1,"guild":1456074448175104000,"name":"","organiser":1456074448175104004,"settings":{"contests":[{"game":"gifttrap","options":"{\"track\":\"normal\",\"rounds\":\"8\",\"expert\":false,\"gifttrap_card\":false,\"quick_unwrap\":\"by-pace\",\"own_gifts\":\"\",\"computers\":[]}","roles":[""],"min_seats":3,"max_seats":8}],"rounds":2,"table_size":3,"pace":"relaxed","min_entrants":2,"max_entrants":6,"start_when_full":true,"starts_at":null,"role":null,"round_every":null,"round_limit":10368000.0,"forfeit_after":604800.0,"until_decided":false},"seed":"KhTwI3S0ykdARyu7LM/txMuWwMYvFucyFBWBT4S6YQ0=","opened":1767225601.0,"status":"running","entrants":[{"user":1456074448175104004,"name":"ann","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104005,"name":"bob","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104006,"name":"cid","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104829,"name":"guest-0","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104830,"name":"guest-1","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104831,"name":"guest-2","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null}],"rounds":[{"number":0,"began":1767225601.0,"due":1777593601.0,"byes":[],"basis":"936c48b2cff553b94753895127cdb70e0b4601ae731b0e2c4dc2b56ffd53399c"}],"matches":[{"number":0,"round":0,"contest":0,"seats":[{"entrant":5,"drawn":5,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":5,"resigned":false},{"entrant":0,"drawn":0,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":0,"resigned":false},{"entrant":1,"drawn":1,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":1,"resigned":false}],"status":"open","table":6,"closing":false,"ended":null},{"number":1,"round":0,"contest":0,"seats":[{"entrant":2,"drawn":2,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":2,"resigned":false},{"entrant":3,"drawn":3,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":3,"resigned":false},{"entrant":4,"drawn":4,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":4,"resigned":false}],"status":"open","table":7,"closing":false,"ended":null}],"missed":[],"settled_until":0.0,"frozen_since":null,"ended":null,"version":8},"channel":1456074448175104003,"language":"pl","rated":true,"strength":"fair","is_draft":false,"is_settled":false,"version":10}',3921121614);
CREATE TABLE league_entry (
    league INTEGER NOT NULL,
    n      INTEGER NOT NULL,
    user   INTEGER NOT NULL,            -- 0: the bot
    body   TEXT    NOT NULL,            -- JSON
    checksum INTEGER NOT NULL,          -- of all columns but n
    PRIMARY KEY (league, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "league_entry" VALUES(1,0,1456074448175104004,'{"at":1767225601.0,"action":"opened","by":1456074448175104004,"entrant":null,"other":null,"match":null,"round":null}',72541893);
INSERT INTO "league_entry" VALUES(1,1,1456074448175104004,'{"at":1767225601.0,"action":"joined","by":1456074448175104004,"entrant":0,"other":null,"match":null,"round":null}',2464027720);
INSERT INTO "league_entry" VALUES(1,2,1456074448175104005,'{"at":1767225601.0,"action":"joined","by":1456074448175104005,"entrant":1,"other":null,"match":null,"round":null}',92885568);
INSERT INTO "league_entry" VALUES(1,3,1456074448175104006,'{"at":1767225601.0,"action":"joined","by":1456074448175104006,"entrant":2,"other":null,"match":null,"round":null}',1728159257);
INSERT INTO "league_entry" VALUES(1,4,1456074448175104829,'{"at":1767225601.0,"action":"joined","by":1456074448175104829,"entrant":3,"other":null,"match":null,"round":null}',2827838932);
INSERT INTO "league_entry" VALUES(1,5,1456074448175104830,'{"at":1767225601.0,"action":"joined","by":1456074448175104830,"entrant":4,"other":null,"match":null,"round":null}',1619697717);
INSERT INTO "league_entry" VALUES(1,6,1456074448175104831,'{"at":1767225601.0,"action":"joined","by":1456074448175104831,"entrant":5,"other":null,"match":null,"round":null}',4158514749);
INSERT INTO "league_entry" VALUES(1,7,1456074448175104831,'{"at":1767225601.0,"action":"started","by":1456074448175104831,"entrant":null,"other":null,"match":null,"round":null}',3430270602);
INSERT INTO "league_entry" VALUES(1,8,0,'{"at":1767225601.0,"action":"drawn","by":0,"entrant":null,"other":null,"match":null,"round":0}',4142853501);
INSERT INTO "league_entry" VALUES(1,9,0,'{"at":1767225601.0,"action":"table-opened","by":0,"entrant":null,"other":null,"match":0,"round":null}',1422580452);
INSERT INTO "league_entry" VALUES(1,10,0,'{"at":1767225601.0,"action":"table-opened","by":0,"entrant":null,"other":null,"match":1,"round":null}',3979411724);
CREATE TABLE league_post (
    league   INTEGER NOT NULL,
    occasion TEXT    NOT NULL,
    at       REAL    NOT NULL,
    channel  INTEGER,
    message  INTEGER,
    face     TEXT    NOT NULL,
    user     INTEGER,                   -- the reader of a direct message; NULL: it is in a channel
    body     TEXT,                      -- JSON of what a direct message says
    checksum INTEGER NOT NULL,          -- of all columns
    PRIMARY KEY (league, occasion)
) STRICT, WITHOUT ROWID;
INSERT INTO "league_post" VALUES(1,'card',1767225601.0,1456074448175104003,1456074448175104834,'running:1:True:1456074448175104834',NULL,NULL,509141888);
INSERT INTO "league_post" VALUES(1,'standings',1767225601.0,1456074448175104834,1456074448175104852,'10',NULL,NULL,183395015);
INSERT INTO "league_post" VALUES(1,'thread',1767225601.0,1456074448175104003,1456074448175104834,'',NULL,NULL,4292538632);
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL                 -- a number, text, JSON, or bytes as hexadecimal digits
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('alive','1767225601.0');
INSERT INTO "meta" VALUES('commands hash','9a433b6cf62a44b91e684f8ef51b8b52490d9f4abdb9e50203e32ece575cce4f');
INSERT INTO "meta" VALUES('last league','1');
INSERT INTO "meta" VALUES('open panels 0','5b5d');
INSERT INTO "meta" VALUES('run','f1d15e14404169f2');
INSERT INTO "meta" VALUES('signing key','97dac2637e3a436aa3824c639b7c691f5c00848ce4496d4c35b91b5ff9985bf6');
CREATE TABLE move (
    table_id INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    n        INTEGER,
    seat     INTEGER,
    by_user  INTEGER,                   -- NULL: the host, or a computer
    body     TEXT,                      -- JSON of the game's move
    key      TEXT    NOT NULL UNIQUE,   -- a change is never made twice under one key
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO "move" VALUES(1,1,'open',NULL,NULL,1456074448175104004,NULL,'1456074448175104028',1767225601.0);
INSERT INTO "move" VALUES(1,2,'add',NULL,NULL,1456074448175104004,NULL,'1456074448175104028:0',1767225601.0);
INSERT INTO "move" VALUES(1,3,'add',NULL,NULL,1456074448175104004,NULL,'1456074448175104028:1',1767225601.0);
INSERT INTO "move" VALUES(1,4,'start',0,NULL,1456074448175104004,NULL,'1456074448175104031',1767225601.0);
INSERT INTO "move" VALUES(1,5,'place',NULL,NULL,NULL,NULL,'place:1:4',1767225601.0);
INSERT INTO "move" VALUES(1,6,'note',1,1,NULL,'{"type":"Choose","deck":"black"}','computer:1:1',1767225601.0);
INSERT INTO "move" VALUES(1,7,'move',2,1,NULL,'{"type":"Deal"}','computer:1:2',1767225601.0);
INSERT INTO "move" VALUES(1,8,'note',3,1,NULL,'{"type":"Give","friend":0,"gift":7,"tile":0}','computer:1:3',1767225601.0);
INSERT INTO "move" VALUES(1,9,'note',4,1,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:1:4',1767225601.0);
INSERT INTO "move" VALUES(1,10,'note',5,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":0}','computer:1:5',1767225601.0);
INSERT INTO "move" VALUES(1,11,'note',6,1,NULL,'{"type":"Give","friend":2,"gift":5,"tile":1}','computer:1:6',1767225601.0);
INSERT INTO "move" VALUES(1,12,'note',7,1,NULL,'{"type":"Wish","token":"great","gift":1}','computer:1:7',1767225601.0);
INSERT INTO "move" VALUES(1,13,'note',8,1,NULL,'{"type":"Wish","token":"good","gift":5}','computer:1:8',1767225601.0);
INSERT INTO "move" VALUES(1,14,'note',9,1,NULL,'{"type":"Wish","token":"ok","gift":2}','computer:1:9',1767225601.0);
INSERT INTO "move" VALUES(1,15,'note',10,1,NULL,'{"type":"Wish","token":"no-way","gift":4}','computer:1:10',1767225601.0);
INSERT INTO "move" VALUES(1,16,'move',11,1,NULL,'{"type":"Ready"}','computer:1:11',1767225601.0);
INSERT INTO "move" VALUES(1,17,'note',12,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:1:12',1767225601.0);
INSERT INTO "move" VALUES(1,18,'note',13,2,NULL,'{"type":"Give","friend":0,"gift":7,"tile":1}','computer:1:13',1767225601.0);
INSERT INTO "move" VALUES(1,19,'note',14,2,NULL,'{"type":"Give","friend":1,"gift":1,"tile":0}','computer:1:14',1767225601.0);
INSERT INTO "move" VALUES(1,20,'note',15,2,NULL,'{"type":"Give","friend":1,"gift":2,"tile":1}','computer:1:15',1767225601.0);
INSERT INTO "move" VALUES(1,21,'note',16,2,NULL,'{"type":"Wish","token":"great","gift":5}','computer:1:16',1767225601.0);
INSERT INTO "move" VALUES(1,22,'note',17,2,NULL,'{"type":"Wish","token":"good","gift":1}','computer:1:17',1767225601.0);
INSERT INTO "move" VALUES(1,23,'note',18,2,NULL,'{"type":"Wish","token":"ok","gift":3}','computer:1:18',1767225601.0);
INSERT INTO "move" VALUES(1,24,'note',19,2,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:1:19',1767225601.0);
INSERT INTO "move" VALUES(1,25,'move',20,2,NULL,'{"type":"Ready"}','computer:1:20',1767225601.0);
INSERT INTO "move" VALUES(1,26,'move',21,0,1456074448175104004,'{"type":"Absent","for_good":false}','1456074448175104051',1767225601.0);
INSERT INTO "move" VALUES(1,27,'note',22,2,NULL,'{"type":"Choose","deck":"red"}','computer:1:22',1767225601.0);
INSERT INTO "move" VALUES(1,28,'move',23,2,NULL,'{"type":"Deal"}','computer:1:23',1767225601.0);
INSERT INTO "move" VALUES(1,29,'note',24,1,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:1:24',1767225601.0);
INSERT INTO "move" VALUES(1,30,'note',25,1,NULL,'{"type":"Give","friend":0,"gift":1,"tile":1}','computer:1:25',1767225601.0);
INSERT INTO "move" VALUES(1,31,'note',26,1,NULL,'{"type":"Give","friend":2,"gift":6,"tile":0}','computer:1:26',1767225601.0);
INSERT INTO "move" VALUES(1,32,'note',27,1,NULL,'{"type":"Give","friend":2,"gift":4,"tile":1}','computer:1:27',1767225601.0);
INSERT INTO "move" VALUES(1,33,'note',28,1,NULL,'{"type":"Wish","token":"great","gift":1}','computer:1:28',1767225601.0);
INSERT INTO "move" VALUES(1,34,'note',29,1,NULL,'{"type":"Wish","token":"good","gift":3}','computer:1:29',1767225601.0);
INSERT INTO "move" VALUES(1,35,'note',30,1,NULL,'{"type":"Wish","token":"ok","gift":6}','computer:1:30',1767225601.0);
INSERT INTO "move" VALUES(1,36,'note',31,1,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:1:31',1767225601.0);
INSERT INTO "move" VALUES(1,37,'move',32,1,NULL,'{"type":"Ready"}','computer:1:32',1767225601.0);
INSERT INTO "move" VALUES(1,38,'note',33,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:1:33',1767225601.0);
INSERT INTO "move" VALUES(1,39,'note',34,2,NULL,'{"type":"Give","friend":0,"gift":7,"tile":1}','computer:1:34',1767225601.0);
INSERT INTO "move" VALUES(1,40,'note',35,2,NULL,'{"type":"Give","friend":1,"gift":4,"tile":0}','computer:1:35',1767225601.0);
INSERT INTO "move" VALUES(1,41,'note',36,2,NULL,'{"type":"Give","friend":1,"gift":6,"tile":1}','computer:1:36',1767225601.0);
INSERT INTO "move" VALUES(1,42,'note',37,2,NULL,'{"type":"Wish","token":"great","gift":7}','computer:1:37',1767225601.0);
INSERT INTO "move" VALUES(1,43,'note',38,2,NULL,'{"type":"Wish","token":"good","gift":1}','computer:1:38',1767225601.0);
INSERT INTO "move" VALUES(1,44,'note',39,2,NULL,'{"type":"Wish","token":"ok","gift":3}','computer:1:39',1767225601.0);
INSERT INTO "move" VALUES(1,45,'note',40,2,NULL,'{"type":"Wish","token":"no-way","gift":5}','computer:1:40',1767225601.0);
INSERT INTO "move" VALUES(1,46,'move',41,2,NULL,'{"type":"Ready"}','computer:1:41',1767225601.0);
INSERT INTO "move" VALUES(1,47,'move',42,0,1456074448175104004,'{"type":"Absent","for_good":false}','1456074448175104070',1767225601.0);
INSERT INTO "move" VALUES(1,48,'note',43,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104081',1767225601.0);
INSERT INTO "move" VALUES(1,49,'note',44,0,1456074448175104004,'{"type":"Turn","number":1}','1456074448175104088',1767225601.0);
INSERT INTO "move" VALUES(1,50,'note',45,0,1456074448175104004,'{"type":"Turn","number":1}','1456074448175104095',1767225601.0);
INSERT INTO "move" VALUES(1,51,'note',46,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104102',1767225601.0);
INSERT INTO "move" VALUES(1,52,'note',47,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104109',1767225601.0);
INSERT INTO "move" VALUES(1,53,'note',48,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104116',1767225601.0);
INSERT INTO "move" VALUES(1,54,'note',49,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104123',1767225601.0);
INSERT INTO "move" VALUES(1,55,'note',50,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104130',1767225601.0);
INSERT INTO "move" VALUES(1,56,'note',51,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104137',1767225601.0);
INSERT INTO "move" VALUES(1,57,'note',52,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104144',1767225601.0);
INSERT INTO "move" VALUES(1,58,'move',53,0,1456074448175104004,'{"type":"Deal"}','1456074448175104151',1767225601.0);
INSERT INTO "move" VALUES(1,59,'note',54,1,NULL,'{"type":"Give","friend":0,"gift":6,"tile":0}','computer:1:54',1767225601.0);
INSERT INTO "move" VALUES(1,60,'note',55,1,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:1:55',1767225601.0);
INSERT INTO "move" VALUES(1,61,'note',56,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":0}','computer:1:56',1767225601.0);
INSERT INTO "move" VALUES(1,62,'note',57,1,NULL,'{"type":"Give","friend":2,"gift":7,"tile":1}','computer:1:57',1767225601.0);
INSERT INTO "move" VALUES(1,63,'note',58,1,NULL,'{"type":"Wish","token":"great","gift":6}','computer:1:58',1767225601.0);
INSERT INTO "move" VALUES(1,64,'note',59,1,NULL,'{"type":"Wish","token":"good","gift":5}','computer:1:59',1767225601.0);
INSERT INTO "move" VALUES(1,65,'note',60,1,NULL,'{"type":"Wish","token":"ok","gift":7}','computer:1:60',1767225601.0);
INSERT INTO "move" VALUES(1,66,'note',61,1,NULL,'{"type":"Wish","token":"no-way","gift":4}','computer:1:61',1767225601.0);
INSERT INTO "move" VALUES(1,67,'move',62,1,NULL,'{"type":"Ready"}','computer:1:62',1767225601.0);
INSERT INTO "move" VALUES(1,68,'note',63,2,NULL,'{"type":"Give","friend":0,"gift":3,"tile":0}','computer:1:63',1767225601.0);
INSERT INTO "move" VALUES(1,69,'note',64,2,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:1:64',1767225601.0);
INSERT INTO "move" VALUES(1,70,'note',65,2,NULL,'{"type":"Give","friend":1,"gift":6,"tile":0}','computer:1:65',1767225601.0);
INSERT INTO "move" VALUES(1,71,'note',66,2,NULL,'{"type":"Give","friend":1,"gift":7,"tile":1}','computer:1:66',1767225601.0);
INSERT INTO "move" VALUES(1,72,'note',67,2,NULL,'{"type":"Wish","token":"great","gift":6}','computer:1:67',1767225601.0);
INSERT INTO "move" VALUES(1,73,'note',68,2,NULL,'{"type":"Wish","token":"good","gift":7}','computer:1:68',1767225601.0);
INSERT INTO "move" VALUES(1,74,'note',69,2,NULL,'{"type":"Wish","token":"ok","gift":5}','computer:1:69',1767225601.0);
INSERT INTO "move" VALUES(1,75,'note',70,2,NULL,'{"type":"Wish","token":"no-way","gift":4}','computer:1:70',1767225601.0);
INSERT INTO "move" VALUES(1,76,'move',71,2,NULL,'{"type":"Ready"}','computer:1:71',1767225601.0);
INSERT INTO "move" VALUES(1,77,'move',72,0,1456074448175104004,'{"type":"Absent","for_good":false}','1456074448175104168',1767225601.0);
INSERT INTO "move" VALUES(1,78,'note',73,1,NULL,'{"type":"Choose","deck":"red"}','computer:1:73',1767225601.0);
INSERT INTO "move" VALUES(1,79,'move',74,1,NULL,'{"type":"Deal"}','computer:1:74',1767225601.0);
INSERT INTO "move" VALUES(1,80,'note',75,1,NULL,'{"type":"Give","friend":0,"gift":3,"tile":0}','computer:1:75',1767225601.0);
INSERT INTO "move" VALUES(1,81,'note',76,1,NULL,'{"type":"Give","friend":0,"gift":1,"tile":1}','computer:1:76',1767225601.0);
INSERT INTO "move" VALUES(1,82,'note',77,1,NULL,'{"type":"Give","friend":2,"gift":4,"tile":0}','computer:1:77',1767225601.0);
INSERT INTO "move" VALUES(1,83,'note',78,1,NULL,'{"type":"Give","friend":2,"gift":5,"tile":1}','computer:1:78',1767225601.0);
INSERT INTO "move" VALUES(1,84,'note',79,1,NULL,'{"type":"Wish","token":"great","gift":2}','computer:1:79',1767225601.0);
INSERT INTO "move" VALUES(1,85,'note',80,1,NULL,'{"type":"Wish","token":"good","gift":1}','computer:1:80',1767225601.0);
INSERT INTO "move" VALUES(1,86,'note',81,1,NULL,'{"type":"Wish","token":"ok","gift":6}','computer:1:81',1767225601.0);
INSERT INTO "move" VALUES(1,87,'note',82,1,NULL,'{"type":"Wish","token":"no-way","gift":3}','computer:1:82',1767225601.0);
INSERT INTO "move" VALUES(1,88,'move',83,1,NULL,'{"type":"Ready"}','computer:1:83',1767225601.0);
INSERT INTO "move" VALUES(1,89,'note',84,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:1:84',1767225601.0);
INSERT INTO "move" VALUES(1,90,'note',85,2,NULL,'{"type":"Give","friend":0,"gift":4,"tile":1}','computer:1:85',1767225601.0);
INSERT INTO "move" VALUES(1,91,'note',86,2,NULL,'{"type":"Give","friend":1,"gift":1,"tile":0}','computer:1:86',1767225601.0);
INSERT INTO "move" VALUES(1,92,'note',87,2,NULL,'{"type":"Give","friend":1,"gift":7,"tile":1}','computer:1:87',1767225601.0);
INSERT INTO "move" VALUES(1,93,'note',88,2,NULL,'{"type":"Wish","token":"great","gift":1}','computer:1:88',1767225601.0);
INSERT INTO "move" VALUES(1,94,'note',89,2,NULL,'{"type":"Wish","token":"good","gift":7}','computer:1:89',1767225601.0);
INSERT INTO "move" VALUES(1,95,'note',90,2,NULL,'{"type":"Wish","token":"ok","gift":4}','computer:1:90',1767225601.0);
INSERT INTO "move" VALUES(1,96,'note',91,2,NULL,'{"type":"Wish","token":"no-way","gift":2}','computer:1:91',1767225601.0);
INSERT INTO "move" VALUES(1,97,'move',92,2,NULL,'{"type":"Ready"}','computer:1:92',1767225601.0);
INSERT INTO "move" VALUES(1,98,'move',93,0,1456074448175104004,'{"type":"Absent","for_good":false}','1456074448175104187',1767225601.0);
INSERT INTO "move" VALUES(1,99,'note',94,2,NULL,'{"type":"Choose","deck":"blue"}','computer:1:94',1767225601.0);
INSERT INTO "move" VALUES(1,100,'move',95,2,NULL,'{"type":"Deal"}','computer:1:95',1767225601.0);
INSERT INTO "move" VALUES(1,101,'note',96,1,NULL,'{"type":"Give","friend":0,"gift":4,"tile":0}','computer:1:96',1767225601.0);
INSERT INTO "move" VALUES(1,102,'note',97,1,NULL,'{"type":"Give","friend":0,"gift":7,"tile":1}','computer:1:97',1767225601.0);
INSERT INTO "move" VALUES(1,103,'note',98,1,NULL,'{"type":"Give","friend":2,"gift":6,"tile":0}','computer:1:98',1767225601.0);
INSERT INTO "move" VALUES(1,104,'note',99,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":1}','computer:1:99',1767225601.0);
INSERT INTO "move" VALUES(1,105,'note',100,1,NULL,'{"type":"Wish","token":"great","gift":4}','computer:1:100',1767225601.0);
INSERT INTO "move" VALUES(1,106,'note',101,1,NULL,'{"type":"Wish","token":"good","gift":2}','computer:1:101',1767225601.0);
INSERT INTO "move" VALUES(1,107,'note',102,1,NULL,'{"type":"Wish","token":"ok","gift":1}','computer:1:102',1767225601.0);
INSERT INTO "move" VALUES(1,108,'note',103,1,NULL,'{"type":"Wish","token":"no-way","gift":3}','computer:1:103',1767225601.0);
INSERT INTO "move" VALUES(1,109,'move',104,1,NULL,'{"type":"Ready"}','computer:1:104',1767225601.0);
INSERT INTO "move" VALUES(1,110,'note',105,2,NULL,'{"type":"Give","friend":0,"gift":4,"tile":0}','computer:1:105',1767225601.0);
INSERT INTO "move" VALUES(1,111,'note',106,2,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:1:106',1767225601.0);
INSERT INTO "move" VALUES(1,112,'note',107,2,NULL,'{"type":"Give","friend":1,"gift":6,"tile":0}','computer:1:107',1767225601.0);
INSERT INTO "move" VALUES(1,113,'note',108,2,NULL,'{"type":"Give","friend":1,"gift":5,"tile":1}','computer:1:108',1767225601.0);
INSERT INTO "move" VALUES(1,114,'note',109,2,NULL,'{"type":"Wish","token":"great","gift":5}','computer:1:109',1767225601.0);
INSERT INTO "move" VALUES(1,115,'note',110,2,NULL,'{"type":"Wish","token":"good","gift":1}','computer:1:110',1767225601.0);
INSERT INTO "move" VALUES(1,116,'note',111,2,NULL,'{"type":"Wish","token":"ok","gift":2}','computer:1:111',1767225601.0);
INSERT INTO "move" VALUES(1,117,'note',112,2,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:1:112',1767225601.0);
INSERT INTO "move" VALUES(1,118,'move',113,2,NULL,'{"type":"Ready"}','computer:1:113',1767225601.0);
INSERT INTO "move" VALUES(1,119,'move',114,0,1456074448175104004,'{"type":"Absent","for_good":false}','1456074448175104207',1767225601.0);
INSERT INTO "move" VALUES(1,120,'note',115,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104218',1767225601.0);
INSERT INTO "move" VALUES(1,121,'note',116,0,1456074448175104004,'{"type":"Turn","number":1}','1456074448175104225',1767225601.0);
INSERT INTO "move" VALUES(1,122,'note',117,0,1456074448175104004,'{"type":"Turn","number":1}','1456074448175104232',1767225601.0);
INSERT INTO "move" VALUES(1,123,'note',118,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104239',1767225601.0);
INSERT INTO "move" VALUES(1,124,'note',119,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104246',1767225601.0);
INSERT INTO "move" VALUES(1,125,'note',120,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104253',1767225601.0);
INSERT INTO "move" VALUES(1,126,'note',121,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104260',1767225601.0);
INSERT INTO "move" VALUES(1,127,'note',122,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104267',1767225601.0);
INSERT INTO "move" VALUES(1,128,'note',123,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104274',1767225601.0);
INSERT INTO "move" VALUES(1,129,'note',124,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104281',1767225601.0);
INSERT INTO "move" VALUES(1,130,'move',125,0,1456074448175104004,'{"type":"Deal"}','1456074448175104288',1767225601.0);
INSERT INTO "move" VALUES(1,131,'note',126,1,NULL,'{"type":"Give","friend":0,"gift":4,"tile":0}','computer:1:126',1767225601.0);
INSERT INTO "move" VALUES(1,132,'note',127,1,NULL,'{"type":"Give","friend":0,"gift":5,"tile":1}','computer:1:127',1767225601.0);
INSERT INTO "move" VALUES(1,133,'note',128,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":0}','computer:1:128',1767225601.0);
INSERT INTO "move" VALUES(1,134,'note',129,1,NULL,'{"type":"Give","friend":2,"gift":2,"tile":1}','computer:1:129',1767225601.0);
INSERT INTO "move" VALUES(1,135,'note',130,1,NULL,'{"type":"Wish","token":"great","gift":5}','computer:1:130',1767225601.0);
INSERT INTO "move" VALUES(1,136,'note',131,1,NULL,'{"type":"Wish","token":"good","gift":4}','computer:1:131',1767225601.0);
INSERT INTO "move" VALUES(1,137,'note',132,1,NULL,'{"type":"Wish","token":"ok","gift":2}','computer:1:132',1767225601.0);
INSERT INTO "move" VALUES(1,138,'note',133,1,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:1:133',1767225601.0);
INSERT INTO "move" VALUES(1,139,'move',134,1,NULL,'{"type":"Ready"}','computer:1:134',1767225601.0);
INSERT INTO "move" VALUES(1,140,'note',135,2,NULL,'{"type":"Give","friend":0,"gift":3,"tile":0}','computer:1:135',1767225601.0);
INSERT INTO "move" VALUES(1,141,'note',136,2,NULL,'{"type":"Give","friend":0,"gift":6,"tile":1}','computer:1:136',1767225601.0);
INSERT INTO "move" VALUES(1,142,'note',137,2,NULL,'{"type":"Give","friend":1,"gift":5,"tile":0}','computer:1:137',1767225601.0);
INSERT INTO "move" VALUES(1,143,'note',138,2,NULL,'{"type":"Give","friend":1,"gift":2,"tile":1}','computer:1:138',1767225601.0);
INSERT INTO "move" VALUES(1,144,'note',139,2,NULL,'{"type":"Wish","token":"great","gift":2}','computer:1:139',1767225601.0);
INSERT INTO "move" VALUES(1,145,'note',140,2,NULL,'{"type":"Wish","token":"good","gift":5}','computer:1:140',1767225601.0);
INSERT INTO "move" VALUES(1,146,'note',141,2,NULL,'{"type":"Wish","token":"ok","gift":1}','computer:1:141',1767225601.0);
INSERT INTO "move" VALUES(1,147,'note',142,2,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:1:142',1767225601.0);
INSERT INTO "move" VALUES(1,148,'move',143,2,NULL,'{"type":"Ready"}','computer:1:143',1767225601.0);
INSERT INTO "move" VALUES(1,149,'move',144,0,1456074448175104004,'{"type":"Absent","for_good":false}','1456074448175104306',1767225601.0);
INSERT INTO "move" VALUES(1,150,'note',145,1,NULL,'{"type":"Choose","deck":"red"}','computer:1:145',1767225601.0);
INSERT INTO "move" VALUES(1,151,'move',146,1,NULL,'{"type":"Deal"}','computer:1:146',1767225601.0);
INSERT INTO "move" VALUES(1,152,'note',147,1,NULL,'{"type":"Give","friend":0,"gift":1,"tile":0}','computer:1:147',1767225601.0);
INSERT INTO "move" VALUES(1,153,'note',148,1,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:1:148',1767225601.0);
INSERT INTO "move" VALUES(1,154,'note',149,1,NULL,'{"type":"Give","friend":2,"gift":3,"tile":0}','computer:1:149',1767225601.0);
INSERT INTO "move" VALUES(1,155,'note',150,1,NULL,'{"type":"Give","friend":2,"gift":7,"tile":1}','computer:1:150',1767225601.0);
INSERT INTO "move" VALUES(1,156,'note',151,1,NULL,'{"type":"Wish","token":"great","gift":1}','computer:1:151',1767225601.0);
INSERT INTO "move" VALUES(1,157,'note',152,1,NULL,'{"type":"Wish","token":"good","gift":6}','computer:1:152',1767225601.0);
INSERT INTO "move" VALUES(1,158,'note',153,1,NULL,'{"type":"Wish","token":"ok","gift":2}','computer:1:153',1767225601.0);
INSERT INTO "move" VALUES(1,159,'note',154,1,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:1:154',1767225601.0);
INSERT INTO "move" VALUES(1,160,'move',155,1,NULL,'{"type":"Ready"}','computer:1:155',1767225601.0);
INSERT INTO "move" VALUES(1,161,'note',156,2,NULL,'{"type":"Give","friend":0,"gift":3,"tile":0}','computer:1:156',1767225601.0);
INSERT INTO "move" VALUES(1,162,'note',157,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":1}','computer:1:157',1767225601.0);
INSERT INTO "move" VALUES(1,163,'note',158,2,NULL,'{"type":"Give","friend":1,"gift":2,"tile":0}','computer:1:158',1767225601.0);
INSERT INTO "move" VALUES(1,164,'note',159,2,NULL,'{"type":"Give","friend":1,"gift":1,"tile":1}','computer:1:159',1767225601.0);
INSERT INTO "move" VALUES(1,165,'note',160,2,NULL,'{"type":"Wish","token":"great","gift":3}','computer:1:160',1767225601.0);
INSERT INTO "move" VALUES(1,166,'note',161,2,NULL,'{"type":"Wish","token":"good","gift":5}','computer:1:161',1767225601.0);
INSERT INTO "move" VALUES(1,167,'note',162,2,NULL,'{"type":"Wish","token":"ok","gift":7}','computer:1:162',1767225601.0);
INSERT INTO "move" VALUES(1,168,'note',163,2,NULL,'{"type":"Wish","token":"no-way","gift":2}','computer:1:163',1767225601.0);
INSERT INTO "move" VALUES(1,169,'move',164,2,NULL,'{"type":"Ready"}','computer:1:164',1767225601.0);
INSERT INTO "move" VALUES(1,170,'move',165,0,1456074448175104004,'{"type":"Absent","for_good":false}','1456074448175104326',1767225601.0);
INSERT INTO "move" VALUES(2,1,'open',NULL,NULL,1456074448175104004,NULL,'1456074448175104342',1767225601.0);
INSERT INTO "move" VALUES(2,2,'add',NULL,NULL,1456074448175104004,NULL,'1456074448175104342:0',1767225601.0);
INSERT INTO "move" VALUES(2,3,'join',NULL,NULL,1456074448175104005,NULL,'1456074448175104345',1767225601.0);
INSERT INTO "move" VALUES(2,4,'start',0,NULL,1456074448175104004,NULL,'1456074448175104347',1767225601.0);
INSERT INTO "move" VALUES(2,5,'place',NULL,NULL,NULL,NULL,'place:2:4',1767225601.0);
INSERT INTO "move" VALUES(2,6,'note',1,2,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104356',1767225601.0);
INSERT INTO "move" VALUES(2,7,'note',2,2,1456074448175104005,'{"type":"Turn","number":1}','1456074448175104363',1767225601.0);
INSERT INTO "move" VALUES(2,8,'note',3,2,1456074448175104005,'{"type":"Turn","number":1}','1456074448175104370',1767225601.0);
INSERT INTO "move" VALUES(2,9,'note',4,2,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104377',1767225601.0);
INSERT INTO "move" VALUES(2,10,'note',5,2,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104384',1767225601.0);
INSERT INTO "move" VALUES(2,11,'note',6,2,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104391',1767225601.0);
INSERT INTO "move" VALUES(2,12,'note',7,2,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104398',1767225601.0);
INSERT INTO "move" VALUES(2,13,'note',8,2,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104405',1767225601.0);
INSERT INTO "move" VALUES(2,14,'note',9,2,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104412',1767225601.0);
INSERT INTO "move" VALUES(2,15,'note',10,2,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104419',1767225601.0);
INSERT INTO "move" VALUES(2,16,'move',11,2,1456074448175104005,'{"type":"Deal"}','1456074448175104426',1767225601.0);
INSERT INTO "move" VALUES(2,17,'note',12,1,NULL,'{"type":"Give","friend":0,"gift":4,"tile":0}','computer:2:12',1767225601.0);
INSERT INTO "move" VALUES(2,18,'note',13,1,NULL,'{"type":"Give","friend":0,"gift":1,"tile":1}','computer:2:13',1767225601.0);
INSERT INTO "move" VALUES(2,19,'note',14,1,NULL,'{"type":"Give","friend":2,"gift":6,"tile":0}','computer:2:14',1767225601.0);
INSERT INTO "move" VALUES(2,20,'note',15,1,NULL,'{"type":"Give","friend":2,"gift":3,"tile":1}','computer:2:15',1767225601.0);
INSERT INTO "move" VALUES(2,21,'note',16,1,NULL,'{"type":"Wish","token":"great","gift":4}','computer:2:16',1767225601.0);
INSERT INTO "move" VALUES(2,22,'note',17,1,NULL,'{"type":"Wish","token":"good","gift":5}','computer:2:17',1767225601.0);
INSERT INTO "move" VALUES(2,23,'note',18,1,NULL,'{"type":"Wish","token":"ok","gift":1}','computer:2:18',1767225601.0);
INSERT INTO "move" VALUES(2,24,'note',19,1,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:2:19',1767225601.0);
INSERT INTO "move" VALUES(2,25,'move',20,1,NULL,'{"type":"Ready"}','computer:2:20',1767225601.0);
INSERT INTO "move" VALUES(2,26,'move',21,0,1456074448175104004,'{"type":"Absent","for_good":false}','1456074448175104443',1767225601.0);
INSERT INTO "move" VALUES(2,27,'move',22,2,1456074448175104005,'{"type":"Absent","for_good":false}','1456074448175104459',1767225601.0);
INSERT INTO "move" VALUES(2,28,'note',23,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104469',1767225601.0);
INSERT INTO "move" VALUES(2,29,'note',24,0,1456074448175104004,'{"type":"Turn","number":1}','1456074448175104476',1767225601.0);
INSERT INTO "move" VALUES(2,30,'note',25,0,1456074448175104004,'{"type":"Turn","number":1}','1456074448175104483',1767225601.0);
INSERT INTO "move" VALUES(2,31,'note',26,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104490',1767225601.0);
INSERT INTO "move" VALUES(2,32,'note',27,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104497',1767225601.0);
INSERT INTO "move" VALUES(2,33,'note',28,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104504',1767225601.0);
INSERT INTO "move" VALUES(2,34,'note',29,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104511',1767225601.0);
INSERT INTO "move" VALUES(2,35,'note',30,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104518',1767225601.0);
INSERT INTO "move" VALUES(2,36,'note',31,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104525',1767225601.0);
INSERT INTO "move" VALUES(2,37,'note',32,0,1456074448175104004,'{"type":"Choose","deck":"yellow"}','1456074448175104532',1767225601.0);
INSERT INTO "move" VALUES(2,38,'move',33,0,1456074448175104004,'{"type":"Deal"}','1456074448175104539',1767225601.0);
INSERT INTO "move" VALUES(2,39,'note',34,1,NULL,'{"type":"Give","friend":0,"gift":1,"tile":0}','computer:2:34',1767225601.0);
INSERT INTO "move" VALUES(2,40,'note',35,1,NULL,'{"type":"Give","friend":0,"gift":3,"tile":1}','computer:2:35',1767225601.0);
INSERT INTO "move" VALUES(2,41,'note',36,1,NULL,'{"type":"Give","friend":2,"gift":2,"tile":0}','computer:2:36',1767225601.0);
INSERT INTO "move" VALUES(2,42,'note',37,1,NULL,'{"type":"Give","friend":2,"gift":6,"tile":1}','computer:2:37',1767225601.0);
INSERT INTO "move" VALUES(2,43,'note',38,1,NULL,'{"type":"Wish","token":"great","gift":6}','computer:2:38',1767225601.0);
INSERT INTO "move" VALUES(2,44,'note',39,1,NULL,'{"type":"Wish","token":"good","gift":7}','computer:2:39',1767225601.0);
INSERT INTO "move" VALUES(2,45,'note',40,1,NULL,'{"type":"Wish","token":"ok","gift":4}','computer:2:40',1767225601.0);
INSERT INTO "move" VALUES(2,46,'note',41,1,NULL,'{"type":"Wish","token":"no-way","gift":2}','computer:2:41',1767225601.0);
INSERT INTO "move" VALUES(2,47,'move',42,1,NULL,'{"type":"Ready"}','computer:2:42',1767225601.0);
INSERT INTO "move" VALUES(3,1,'open',NULL,NULL,1456074448175104005,NULL,'1456074448175104563',1767225601.0);
INSERT INTO "move" VALUES(3,2,'add',NULL,NULL,1456074448175104005,NULL,'1456074448175104563:0',1767225601.0);
INSERT INTO "move" VALUES(3,3,'add',NULL,NULL,1456074448175104005,NULL,'1456074448175104563:1',1767225601.0);
INSERT INTO "move" VALUES(3,4,'place',NULL,NULL,NULL,NULL,'place:3:3',1767225601.0);
INSERT INTO "move" VALUES(3,5,'start',0,NULL,1456074448175104005,NULL,'1456074448175104568',1767225601.0);
INSERT INTO "move" VALUES(3,6,'note',1,1,NULL,'{"type":"Choose","deck":"black"}','computer:3:1',1767225601.0);
INSERT INTO "move" VALUES(3,7,'move',2,1,NULL,'{"type":"Deal"}','computer:3:2',1767225601.0);
INSERT INTO "move" VALUES(3,8,'note',3,1,NULL,'{"type":"Give","friend":0,"gift":7,"tile":0}','computer:3:3',1767225601.0);
INSERT INTO "move" VALUES(3,9,'note',4,1,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:3:4',1767225601.0);
INSERT INTO "move" VALUES(3,10,'note',5,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":0}','computer:3:5',1767225601.0);
INSERT INTO "move" VALUES(3,11,'note',6,1,NULL,'{"type":"Give","friend":2,"gift":5,"tile":1}','computer:3:6',1767225601.0);
INSERT INTO "move" VALUES(3,12,'note',7,1,NULL,'{"type":"Wish","token":"great","gift":1}','computer:3:7',1767225601.0);
INSERT INTO "move" VALUES(3,13,'note',8,1,NULL,'{"type":"Wish","token":"good","gift":5}','computer:3:8',1767225601.0);
INSERT INTO "move" VALUES(3,14,'note',9,1,NULL,'{"type":"Wish","token":"ok","gift":2}','computer:3:9',1767225601.0);
INSERT INTO "move" VALUES(3,15,'note',10,1,NULL,'{"type":"Wish","token":"no-way","gift":4}','computer:3:10',1767225601.0);
INSERT INTO "move" VALUES(3,16,'move',11,1,NULL,'{"type":"Ready"}','computer:3:11',1767225601.0);
INSERT INTO "move" VALUES(3,17,'note',12,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:3:12',1767225601.0);
INSERT INTO "move" VALUES(3,18,'note',13,2,NULL,'{"type":"Give","friend":0,"gift":7,"tile":1}','computer:3:13',1767225601.0);
INSERT INTO "move" VALUES(3,19,'note',14,2,NULL,'{"type":"Give","friend":1,"gift":1,"tile":0}','computer:3:14',1767225601.0);
INSERT INTO "move" VALUES(3,20,'note',15,2,NULL,'{"type":"Give","friend":1,"gift":2,"tile":1}','computer:3:15',1767225601.0);
INSERT INTO "move" VALUES(3,21,'note',16,2,NULL,'{"type":"Wish","token":"great","gift":5}','computer:3:16',1767225601.0);
INSERT INTO "move" VALUES(3,22,'note',17,2,NULL,'{"type":"Wish","token":"good","gift":1}','computer:3:17',1767225601.0);
INSERT INTO "move" VALUES(3,23,'note',18,2,NULL,'{"type":"Wish","token":"ok","gift":3}','computer:3:18',1767225601.0);
INSERT INTO "move" VALUES(3,24,'note',19,2,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:3:19',1767225601.0);
INSERT INTO "move" VALUES(3,25,'move',20,2,NULL,'{"type":"Ready"}','computer:3:20',1767225601.0);
INSERT INTO "move" VALUES(3,26,'move',21,0,1456074448175104005,'{"type":"Absent","for_good":false}','1456074448175104585',1767225601.0);
INSERT INTO "move" VALUES(3,27,'note',22,2,NULL,'{"type":"Choose","deck":"red"}','computer:3:22',1767225601.0);
INSERT INTO "move" VALUES(3,28,'move',23,2,NULL,'{"type":"Deal"}','computer:3:23',1767225601.0);
INSERT INTO "move" VALUES(3,29,'note',24,1,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:3:24',1767225601.0);
INSERT INTO "move" VALUES(3,30,'note',25,1,NULL,'{"type":"Give","friend":0,"gift":1,"tile":1}','computer:3:25',1767225601.0);
INSERT INTO "move" VALUES(3,31,'note',26,1,NULL,'{"type":"Give","friend":2,"gift":6,"tile":0}','computer:3:26',1767225601.0);
INSERT INTO "move" VALUES(3,32,'note',27,1,NULL,'{"type":"Give","friend":2,"gift":4,"tile":1}','computer:3:27',1767225601.0);
INSERT INTO "move" VALUES(3,33,'note',28,1,NULL,'{"type":"Wish","token":"great","gift":1}','computer:3:28',1767225601.0);
INSERT INTO "move" VALUES(3,34,'note',29,1,NULL,'{"type":"Wish","token":"good","gift":3}','computer:3:29',1767225601.0);
INSERT INTO "move" VALUES(3,35,'note',30,1,NULL,'{"type":"Wish","token":"ok","gift":6}','computer:3:30',1767225601.0);
INSERT INTO "move" VALUES(3,36,'note',31,1,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:3:31',1767225601.0);
INSERT INTO "move" VALUES(3,37,'move',32,1,NULL,'{"type":"Ready"}','computer:3:32',1767225601.0);
INSERT INTO "move" VALUES(3,38,'note',33,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:3:33',1767225601.0);
INSERT INTO "move" VALUES(3,39,'note',34,2,NULL,'{"type":"Give","friend":0,"gift":7,"tile":1}','computer:3:34',1767225601.0);
INSERT INTO "move" VALUES(3,40,'note',35,2,NULL,'{"type":"Give","friend":1,"gift":4,"tile":0}','computer:3:35',1767225601.0);
INSERT INTO "move" VALUES(3,41,'note',36,2,NULL,'{"type":"Give","friend":1,"gift":6,"tile":1}','computer:3:36',1767225601.0);
INSERT INTO "move" VALUES(3,42,'note',37,2,NULL,'{"type":"Wish","token":"great","gift":7}','computer:3:37',1767225601.0);
INSERT INTO "move" VALUES(3,43,'note',38,2,NULL,'{"type":"Wish","token":"good","gift":1}','computer:3:38',1767225601.0);
INSERT INTO "move" VALUES(3,44,'note',39,2,NULL,'{"type":"Wish","token":"ok","gift":3}','computer:3:39',1767225601.0);
INSERT INTO "move" VALUES(3,45,'note',40,2,NULL,'{"type":"Wish","token":"no-way","gift":5}','computer:3:40',1767225601.0);
INSERT INTO "move" VALUES(3,46,'move',41,2,NULL,'{"type":"Ready"}','computer:3:41',1767225601.0);
INSERT INTO "move" VALUES(3,47,'move',42,0,1456074448175104005,'{"type":"Absent","for_good":false}','1456074448175104605',1767225601.0);
INSERT INTO "move" VALUES(3,48,'note',43,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104616',1767225601.0);
INSERT INTO "move" VALUES(3,49,'note',44,0,1456074448175104005,'{"type":"Turn","number":1}','1456074448175104623',1767225601.0);
INSERT INTO "move" VALUES(3,50,'note',45,0,1456074448175104005,'{"type":"Turn","number":1}','1456074448175104630',1767225601.0);
INSERT INTO "move" VALUES(3,51,'note',46,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104637',1767225601.0);
INSERT INTO "move" VALUES(3,52,'note',47,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104644',1767225601.0);
INSERT INTO "move" VALUES(3,53,'note',48,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104651',1767225601.0);
INSERT INTO "move" VALUES(3,54,'note',49,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104658',1767225601.0);
INSERT INTO "move" VALUES(3,55,'note',50,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104665',1767225601.0);
INSERT INTO "move" VALUES(3,56,'note',51,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104672',1767225601.0);
INSERT INTO "move" VALUES(3,57,'note',52,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104679',1767225601.0);
INSERT INTO "move" VALUES(3,58,'move',53,0,1456074448175104005,'{"type":"Deal"}','1456074448175104686',1767225601.0);
INSERT INTO "move" VALUES(3,59,'note',54,1,NULL,'{"type":"Give","friend":0,"gift":6,"tile":0}','computer:3:54',1767225601.0);
INSERT INTO "move" VALUES(3,60,'note',55,1,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:3:55',1767225601.0);
INSERT INTO "move" VALUES(3,61,'note',56,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":0}','computer:3:56',1767225601.0);
INSERT INTO "move" VALUES(3,62,'note',57,1,NULL,'{"type":"Give","friend":2,"gift":7,"tile":1}','computer:3:57',1767225601.0);
INSERT INTO "move" VALUES(3,63,'note',58,1,NULL,'{"type":"Wish","token":"great","gift":6}','computer:3:58',1767225601.0);
INSERT INTO "move" VALUES(3,64,'note',59,1,NULL,'{"type":"Wish","token":"good","gift":5}','computer:3:59',1767225601.0);
INSERT INTO "move" VALUES(3,65,'note',60,1,NULL,'{"type":"Wish","token":"ok","gift":7}','computer:3:60',1767225601.0);
INSERT INTO "move" VALUES(3,66,'note',61,1,NULL,'{"type":"Wish","token":"no-way","gift":4}','computer:3:61',1767225601.0);
INSERT INTO "move" VALUES(3,67,'move',62,1,NULL,'{"type":"Ready"}','computer:3:62',1767225601.0);
INSERT INTO "move" VALUES(3,68,'note',63,2,NULL,'{"type":"Give","friend":0,"gift":3,"tile":0}','computer:3:63',1767225601.0);
INSERT INTO "move" VALUES(3,69,'note',64,2,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:3:64',1767225601.0);
INSERT INTO "move" VALUES(3,70,'note',65,2,NULL,'{"type":"Give","friend":1,"gift":6,"tile":0}','computer:3:65',1767225601.0);
INSERT INTO "move" VALUES(3,71,'note',66,2,NULL,'{"type":"Give","friend":1,"gift":7,"tile":1}','computer:3:66',1767225601.0);
INSERT INTO "move" VALUES(3,72,'note',67,2,NULL,'{"type":"Wish","token":"great","gift":6}','computer:3:67',1767225601.0);
INSERT INTO "move" VALUES(3,73,'note',68,2,NULL,'{"type":"Wish","token":"good","gift":7}','computer:3:68',1767225601.0);
INSERT INTO "move" VALUES(3,74,'note',69,2,NULL,'{"type":"Wish","token":"ok","gift":5}','computer:3:69',1767225601.0);
INSERT INTO "move" VALUES(3,75,'note',70,2,NULL,'{"type":"Wish","token":"no-way","gift":4}','computer:3:70',1767225601.0);
INSERT INTO "move" VALUES(3,76,'move',71,2,NULL,'{"type":"Ready"}','computer:3:71',1767225601.0);
INSERT INTO "move" VALUES(3,77,'move',72,0,1456074448175104005,'{"type":"Absent","for_good":false}','1456074448175104703',1767225601.0);
INSERT INTO "move" VALUES(3,78,'note',73,1,NULL,'{"type":"Choose","deck":"red"}','computer:3:73',1767225601.0);
INSERT INTO "move" VALUES(3,79,'move',74,1,NULL,'{"type":"Deal"}','computer:3:74',1767225601.0);
INSERT INTO "move" VALUES(3,80,'note',75,1,NULL,'{"type":"Give","friend":0,"gift":3,"tile":0}','computer:3:75',1767225601.0);
INSERT INTO "move" VALUES(3,81,'note',76,1,NULL,'{"type":"Give","friend":0,"gift":1,"tile":1}','computer:3:76',1767225601.0);
INSERT INTO "move" VALUES(3,82,'note',77,1,NULL,'{"type":"Give","friend":2,"gift":4,"tile":0}','computer:3:77',1767225601.0);
INSERT INTO "move" VALUES(3,83,'note',78,1,NULL,'{"type":"Give","friend":2,"gift":5,"tile":1}','computer:3:78',1767225601.0);
INSERT INTO "move" VALUES(3,84,'note',79,1,NULL,'{"type":"Wish","token":"great","gift":2}','computer:3:79',1767225601.0);
INSERT INTO "move" VALUES(3,85,'note',80,1,NULL,'{"type":"Wish","token":"good","gift":1}','computer:3:80',1767225601.0);
INSERT INTO "move" VALUES(3,86,'note',81,1,NULL,'{"type":"Wish","token":"ok","gift":6}','computer:3:81',1767225601.0);
INSERT INTO "move" VALUES(3,87,'note',82,1,NULL,'{"type":"Wish","token":"no-way","gift":3}','computer:3:82',1767225601.0);
INSERT INTO "move" VALUES(3,88,'move',83,1,NULL,'{"type":"Ready"}','computer:3:83',1767225601.0);
INSERT INTO "move" VALUES(3,89,'note',84,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:3:84',1767225601.0);
INSERT INTO "move" VALUES(3,90,'note',85,2,NULL,'{"type":"Give","friend":0,"gift":4,"tile":1}','computer:3:85',1767225601.0);
INSERT INTO "move" VALUES(3,91,'note',86,2,NULL,'{"type":"Give","friend":1,"gift":1,"tile":0}','computer:3:86',1767225601.0);
INSERT INTO "move" VALUES(3,92,'note',87,2,NULL,'{"type":"Give","friend":1,"gift":7,"tile":1}','computer:3:87',1767225601.0);
INSERT INTO "move" VALUES(3,93,'note',88,2,NULL,'{"type":"Wish","token":"great","gift":1}','computer:3:88',1767225601.0);
INSERT INTO "move" VALUES(3,94,'note',89,2,NULL,'{"type":"Wish","token":"good","gift":7}','computer:3:89',1767225601.0);
INSERT INTO "move" VALUES(3,95,'note',90,2,NULL,'{"type":"Wish","token":"ok","gift":4}','computer:3:90',1767225601.0);
INSERT INTO "move" VALUES(3,96,'note',91,2,NULL,'{"type":"Wish","token":"no-way","gift":2}','computer:3:91',1767225601.0);
INSERT INTO "move" VALUES(3,97,'move',92,2,NULL,'{"type":"Ready"}','computer:3:92',1767225601.0);
INSERT INTO "move" VALUES(3,98,'move',93,0,1456074448175104005,'{"type":"Absent","for_good":false}','1456074448175104723',1767225601.0);
INSERT INTO "move" VALUES(3,99,'note',94,2,NULL,'{"type":"Choose","deck":"blue"}','computer:3:94',1767225601.0);
INSERT INTO "move" VALUES(3,100,'move',95,2,NULL,'{"type":"Deal"}','computer:3:95',1767225601.0);
INSERT INTO "move" VALUES(3,101,'note',96,1,NULL,'{"type":"Give","friend":0,"gift":4,"tile":0}','computer:3:96',1767225601.0);
INSERT INTO "move" VALUES(3,102,'note',97,1,NULL,'{"type":"Give","friend":0,"gift":7,"tile":1}','computer:3:97',1767225601.0);
INSERT INTO "move" VALUES(3,103,'note',98,1,NULL,'{"type":"Give","friend":2,"gift":6,"tile":0}','computer:3:98',1767225601.0);
INSERT INTO "move" VALUES(3,104,'note',99,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":1}','computer:3:99',1767225601.0);
INSERT INTO "move" VALUES(3,105,'note',100,1,NULL,'{"type":"Wish","token":"great","gift":4}','computer:3:100',1767225601.0);
INSERT INTO "move" VALUES(3,106,'note',101,1,NULL,'{"type":"Wish","token":"good","gift":2}','computer:3:101',1767225601.0);
INSERT INTO "move" VALUES(3,107,'note',102,1,NULL,'{"type":"Wish","token":"ok","gift":1}','computer:3:102',1767225601.0);
INSERT INTO "move" VALUES(3,108,'note',103,1,NULL,'{"type":"Wish","token":"no-way","gift":3}','computer:3:103',1767225601.0);
INSERT INTO "move" VALUES(3,109,'move',104,1,NULL,'{"type":"Ready"}','computer:3:104',1767225601.0);
INSERT INTO "move" VALUES(3,110,'note',105,2,NULL,'{"type":"Give","friend":0,"gift":4,"tile":0}','computer:3:105',1767225601.0);
INSERT INTO "move" VALUES(3,111,'note',106,2,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:3:106',1767225601.0);
INSERT INTO "move" VALUES(3,112,'note',107,2,NULL,'{"type":"Give","friend":1,"gift":6,"tile":0}','computer:3:107',1767225601.0);
INSERT INTO "move" VALUES(3,113,'note',108,2,NULL,'{"type":"Give","friend":1,"gift":5,"tile":1}','computer:3:108',1767225601.0);
INSERT INTO "move" VALUES(3,114,'note',109,2,NULL,'{"type":"Wish","token":"great","gift":5}','computer:3:109',1767225601.0);
INSERT INTO "move" VALUES(3,115,'note',110,2,NULL,'{"type":"Wish","token":"good","gift":1}','computer:3:110',1767225601.0);
INSERT INTO "move" VALUES(3,116,'note',111,2,NULL,'{"type":"Wish","token":"ok","gift":2}','computer:3:111',1767225601.0);
INSERT INTO "move" VALUES(3,117,'note',112,2,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:3:112',1767225601.0);
INSERT INTO "move" VALUES(3,118,'move',113,2,NULL,'{"type":"Ready"}','computer:3:113',1767225601.0);
INSERT INTO "move" VALUES(3,119,'move',114,0,1456074448175104005,'{"type":"Absent","for_good":false}','1456074448175104743',1767225601.0);
INSERT INTO "move" VALUES(3,120,'note',115,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104754',1767225601.0);
INSERT INTO "move" VALUES(3,121,'note',116,0,1456074448175104005,'{"type":"Turn","number":1}','1456074448175104761',1767225601.0);
INSERT INTO "move" VALUES(3,122,'note',117,0,1456074448175104005,'{"type":"Turn","number":1}','1456074448175104768',1767225601.0);
INSERT INTO "move" VALUES(3,123,'note',118,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104775',1767225601.0);
INSERT INTO "move" VALUES(3,124,'note',119,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104782',1767225601.0);
INSERT INTO "move" VALUES(3,125,'note',120,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104789',1767225601.0);
INSERT INTO "move" VALUES(3,126,'note',121,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104796',1767225601.0);
INSERT INTO "move" VALUES(3,127,'note',122,0,1456074448175104005,'{"type":"Choose","deck":"yellow"}','1456074448175104803',1767225601.0);
INSERT INTO "move" VALUES(3,128,'pause',NULL,0,1456074448175104005,NULL,'1456074448175104814',1767225601.0);
INSERT INTO "move" VALUES(4,1,'open',NULL,NULL,1456074448175104005,NULL,'1456074448175104818',1767225601.0);
INSERT INTO "move" VALUES(4,2,'cancel',NULL,0,1456074448175104005,NULL,'1456074448175104823',1767225601.0);
INSERT INTO "move" VALUES(5,1,'open',NULL,NULL,1456074448175104004,NULL,'1456074448175104824',1767225601.0);
INSERT INTO "move" VALUES(5,2,'join',NULL,NULL,1456074448175104006,NULL,'1456074448175104827',1767225601.0);
INSERT INTO "move" VALUES(6,1,'start',0,NULL,NULL,NULL,'league:1:0',1767225601.0);
INSERT INTO "move" VALUES(6,2,'place',NULL,NULL,NULL,NULL,'place:6:1',1767225601.0);
INSERT INTO "move" VALUES(7,1,'start',0,NULL,NULL,NULL,'league:1:1',1767225601.0);
INSERT INTO "move" VALUES(7,2,'place',NULL,NULL,NULL,NULL,'place:7:1',1767225601.0);
INSERT INTO "move" VALUES(8,1,'open',NULL,NULL,0,NULL,'1456074448175104863',1767225601.0);
INSERT INTO "move" VALUES(8,2,'add',NULL,NULL,0,NULL,'1456074448175104863:0',1767225601.0);
INSERT INTO "move" VALUES(8,3,'add',NULL,NULL,0,NULL,'1456074448175104863:1',1767225601.0);
INSERT INTO "move" VALUES(8,4,'start',0,NULL,0,NULL,'1456074448175104866',1767225601.0);
INSERT INTO "move" VALUES(8,5,'note',1,1,NULL,'{"type":"Choose","deck":"black"}','computer:8:1',1767225601.0);
INSERT INTO "move" VALUES(8,6,'place',NULL,NULL,NULL,NULL,'place:8:5',1767225601.0);
INSERT INTO "move" VALUES(8,7,'move',2,1,NULL,'{"type":"Deal"}','computer:8:2',1767225601.0);
INSERT INTO "move" VALUES(8,8,'note',3,1,NULL,'{"type":"Give","friend":0,"gift":7,"tile":0}','computer:8:3',1767225601.0);
INSERT INTO "move" VALUES(8,9,'note',4,1,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:8:4',1767225601.0);
INSERT INTO "move" VALUES(8,10,'note',5,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":0}','computer:8:5',1767225601.0);
INSERT INTO "move" VALUES(8,11,'note',6,1,NULL,'{"type":"Give","friend":2,"gift":5,"tile":1}','computer:8:6',1767225601.0);
INSERT INTO "move" VALUES(8,12,'note',7,1,NULL,'{"type":"Wish","token":"great","gift":1}','computer:8:7',1767225601.0);
INSERT INTO "move" VALUES(8,13,'note',8,1,NULL,'{"type":"Wish","token":"good","gift":5}','computer:8:8',1767225601.0);
INSERT INTO "move" VALUES(8,14,'note',9,1,NULL,'{"type":"Wish","token":"ok","gift":2}','computer:8:9',1767225601.0);
INSERT INTO "move" VALUES(8,15,'note',10,1,NULL,'{"type":"Wish","token":"no-way","gift":4}','computer:8:10',1767225601.0);
INSERT INTO "move" VALUES(8,16,'move',11,1,NULL,'{"type":"Ready"}','computer:8:11',1767225601.0);
INSERT INTO "move" VALUES(8,17,'note',12,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:8:12',1767225601.0);
INSERT INTO "move" VALUES(8,18,'note',13,2,NULL,'{"type":"Give","friend":0,"gift":7,"tile":1}','computer:8:13',1767225601.0);
INSERT INTO "move" VALUES(8,19,'note',14,2,NULL,'{"type":"Give","friend":1,"gift":1,"tile":0}','computer:8:14',1767225601.0);
INSERT INTO "move" VALUES(8,20,'note',15,2,NULL,'{"type":"Give","friend":1,"gift":2,"tile":1}','computer:8:15',1767225601.0);
INSERT INTO "move" VALUES(8,21,'note',16,2,NULL,'{"type":"Wish","token":"great","gift":5}','computer:8:16',1767225601.0);
INSERT INTO "move" VALUES(8,22,'note',17,2,NULL,'{"type":"Wish","token":"good","gift":1}','computer:8:17',1767225601.0);
INSERT INTO "move" VALUES(8,23,'note',18,2,NULL,'{"type":"Wish","token":"ok","gift":3}','computer:8:18',1767225601.0);
INSERT INTO "move" VALUES(8,24,'note',19,2,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:8:19',1767225601.0);
INSERT INTO "move" VALUES(8,25,'move',20,2,NULL,'{"type":"Ready"}','computer:8:20',1767225601.0);
INSERT INTO "move" VALUES(8,26,'move',21,0,0,'{"type":"Absent","for_good":false}','1456074448175104885',1767225601.0);
INSERT INTO "move" VALUES(8,27,'note',22,2,NULL,'{"type":"Choose","deck":"red"}','computer:8:22',1767225601.0);
INSERT INTO "move" VALUES(8,28,'move',23,2,NULL,'{"type":"Deal"}','computer:8:23',1767225601.0);
INSERT INTO "move" VALUES(8,29,'note',24,1,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:8:24',1767225601.0);
INSERT INTO "move" VALUES(8,30,'note',25,1,NULL,'{"type":"Give","friend":0,"gift":1,"tile":1}','computer:8:25',1767225601.0);
INSERT INTO "move" VALUES(8,31,'note',26,1,NULL,'{"type":"Give","friend":2,"gift":6,"tile":0}','computer:8:26',1767225601.0);
INSERT INTO "move" VALUES(8,32,'note',27,1,NULL,'{"type":"Give","friend":2,"gift":4,"tile":1}','computer:8:27',1767225601.0);
INSERT INTO "move" VALUES(8,33,'note',28,1,NULL,'{"type":"Wish","token":"great","gift":1}','computer:8:28',1767225601.0);
INSERT INTO "move" VALUES(8,34,'note',29,1,NULL,'{"type":"Wish","token":"good","gift":3}','computer:8:29',1767225601.0);
INSERT INTO "move" VALUES(8,35,'note',30,1,NULL,'{"type":"Wish","token":"ok","gift":6}','computer:8:30',1767225601.0);
INSERT INTO "move" VALUES(8,36,'note',31,1,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:8:31',1767225601.0);
INSERT INTO "move" VALUES(8,37,'move',32,1,NULL,'{"type":"Ready"}','computer:8:32',1767225601.0);
INSERT INTO "move" VALUES(8,38,'note',33,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:8:33',1767225601.0);
INSERT INTO "move" VALUES(8,39,'note',34,2,NULL,'{"type":"Give","friend":0,"gift":7,"tile":1}','computer:8:34',1767225601.0);
INSERT INTO "move" VALUES(8,40,'note',35,2,NULL,'{"type":"Give","friend":1,"gift":4,"tile":0}','computer:8:35',1767225601.0);
INSERT INTO "move" VALUES(8,41,'note',36,2,NULL,'{"type":"Give","friend":1,"gift":6,"tile":1}','computer:8:36',1767225601.0);
INSERT INTO "move" VALUES(8,42,'note',37,2,NULL,'{"type":"Wish","token":"great","gift":7}','computer:8:37',1767225601.0);
INSERT INTO "move" VALUES(8,43,'note',38,2,NULL,'{"type":"Wish","token":"good","gift":1}','computer:8:38',1767225601.0);
INSERT INTO "move" VALUES(8,44,'note',39,2,NULL,'{"type":"Wish","token":"ok","gift":3}','computer:8:39',1767225601.0);
INSERT INTO "move" VALUES(8,45,'note',40,2,NULL,'{"type":"Wish","token":"no-way","gift":5}','computer:8:40',1767225601.0);
INSERT INTO "move" VALUES(8,46,'move',41,2,NULL,'{"type":"Ready"}','computer:8:41',1767225601.0);
INSERT INTO "move" VALUES(8,47,'move',42,0,0,'{"type":"Absent","for_good":false}','1456074448175104905',1767225601.0);
INSERT INTO "move" VALUES(8,48,'note',43,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175104916',1767225601.0);
INSERT INTO "move" VALUES(8,49,'note',44,0,0,'{"type":"Turn","number":1}','1456074448175104923',1767225601.0);
INSERT INTO "move" VALUES(8,50,'note',45,0,0,'{"type":"Turn","number":1}','1456074448175104930',1767225601.0);
INSERT INTO "move" VALUES(8,51,'note',46,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175104937',1767225601.0);
INSERT INTO "move" VALUES(8,52,'note',47,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175104944',1767225601.0);
INSERT INTO "move" VALUES(8,53,'note',48,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175104951',1767225601.0);
INSERT INTO "move" VALUES(8,54,'note',49,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175104958',1767225601.0);
INSERT INTO "move" VALUES(8,55,'note',50,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175104965',1767225601.0);
INSERT INTO "move" VALUES(8,56,'note',51,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175104972',1767225601.0);
INSERT INTO "move" VALUES(8,57,'note',52,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175104979',1767225601.0);
INSERT INTO "move" VALUES(8,58,'move',53,0,0,'{"type":"Deal"}','1456074448175104986',1767225601.0);
INSERT INTO "move" VALUES(8,59,'note',54,1,NULL,'{"type":"Give","friend":0,"gift":6,"tile":0}','computer:8:54',1767225601.0);
INSERT INTO "move" VALUES(8,60,'note',55,1,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:8:55',1767225601.0);
INSERT INTO "move" VALUES(8,61,'note',56,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":0}','computer:8:56',1767225601.0);
INSERT INTO "move" VALUES(8,62,'note',57,1,NULL,'{"type":"Give","friend":2,"gift":7,"tile":1}','computer:8:57',1767225601.0);
INSERT INTO "move" VALUES(8,63,'note',58,1,NULL,'{"type":"Wish","token":"great","gift":6}','computer:8:58',1767225601.0);
INSERT INTO "move" VALUES(8,64,'note',59,1,NULL,'{"type":"Wish","token":"good","gift":5}','computer:8:59',1767225601.0);
INSERT INTO "move" VALUES(8,65,'note',60,1,NULL,'{"type":"Wish","token":"ok","gift":7}','computer:8:60',1767225601.0);
INSERT INTO "move" VALUES(8,66,'note',61,1,NULL,'{"type":"Wish","token":"no-way","gift":4}','computer:8:61',1767225601.0);
INSERT INTO "move" VALUES(8,67,'move',62,1,NULL,'{"type":"Ready"}','computer:8:62',1767225601.0);
INSERT INTO "move" VALUES(8,68,'note',63,2,NULL,'{"type":"Give","friend":0,"gift":3,"tile":0}','computer:8:63',1767225601.0);
INSERT INTO "move" VALUES(8,69,'note',64,2,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:8:64',1767225601.0);
INSERT INTO "move" VALUES(8,70,'note',65,2,NULL,'{"type":"Give","friend":1,"gift":6,"tile":0}','computer:8:65',1767225601.0);
INSERT INTO "move" VALUES(8,71,'note',66,2,NULL,'{"type":"Give","friend":1,"gift":7,"tile":1}','computer:8:66',1767225601.0);
INSERT INTO "move" VALUES(8,72,'note',67,2,NULL,'{"type":"Wish","token":"great","gift":6}','computer:8:67',1767225601.0);
INSERT INTO "move" VALUES(8,73,'note',68,2,NULL,'{"type":"Wish","token":"good","gift":7}','computer:8:68',1767225601.0);
INSERT INTO "move" VALUES(8,74,'note',69,2,NULL,'{"type":"Wish","token":"ok","gift":5}','computer:8:69',1767225601.0);
INSERT INTO "move" VALUES(8,75,'note',70,2,NULL,'{"type":"Wish","token":"no-way","gift":4}','computer:8:70',1767225601.0);
INSERT INTO "move" VALUES(8,76,'move',71,2,NULL,'{"type":"Ready"}','computer:8:71',1767225601.0);
INSERT INTO "move" VALUES(8,77,'move',72,0,0,'{"type":"Absent","for_good":false}','1456074448175105004',1767225601.0);
INSERT INTO "move" VALUES(8,78,'note',73,1,NULL,'{"type":"Choose","deck":"red"}','computer:8:73',1767225601.0);
INSERT INTO "move" VALUES(8,79,'move',74,1,NULL,'{"type":"Deal"}','computer:8:74',1767225601.0);
INSERT INTO "move" VALUES(8,80,'note',75,1,NULL,'{"type":"Give","friend":0,"gift":3,"tile":0}','computer:8:75',1767225601.0);
INSERT INTO "move" VALUES(8,81,'note',76,1,NULL,'{"type":"Give","friend":0,"gift":1,"tile":1}','computer:8:76',1767225601.0);
INSERT INTO "move" VALUES(8,82,'note',77,1,NULL,'{"type":"Give","friend":2,"gift":4,"tile":0}','computer:8:77',1767225601.0);
INSERT INTO "move" VALUES(8,83,'note',78,1,NULL,'{"type":"Give","friend":2,"gift":5,"tile":1}','computer:8:78',1767225601.0);
INSERT INTO "move" VALUES(8,84,'note',79,1,NULL,'{"type":"Wish","token":"great","gift":2}','computer:8:79',1767225601.0);
INSERT INTO "move" VALUES(8,85,'note',80,1,NULL,'{"type":"Wish","token":"good","gift":1}','computer:8:80',1767225601.0);
INSERT INTO "move" VALUES(8,86,'note',81,1,NULL,'{"type":"Wish","token":"ok","gift":6}','computer:8:81',1767225601.0);
INSERT INTO "move" VALUES(8,87,'note',82,1,NULL,'{"type":"Wish","token":"no-way","gift":3}','computer:8:82',1767225601.0);
INSERT INTO "move" VALUES(8,88,'move',83,1,NULL,'{"type":"Ready"}','computer:8:83',1767225601.0);
INSERT INTO "move" VALUES(8,89,'note',84,2,NULL,'{"type":"Give","friend":0,"gift":5,"tile":0}','computer:8:84',1767225601.0);
INSERT INTO "move" VALUES(8,90,'note',85,2,NULL,'{"type":"Give","friend":0,"gift":4,"tile":1}','computer:8:85',1767225601.0);
INSERT INTO "move" VALUES(8,91,'note',86,2,NULL,'{"type":"Give","friend":1,"gift":1,"tile":0}','computer:8:86',1767225601.0);
INSERT INTO "move" VALUES(8,92,'note',87,2,NULL,'{"type":"Give","friend":1,"gift":7,"tile":1}','computer:8:87',1767225601.0);
INSERT INTO "move" VALUES(8,93,'note',88,2,NULL,'{"type":"Wish","token":"great","gift":1}','computer:8:88',1767225601.0);
INSERT INTO "move" VALUES(8,94,'note',89,2,NULL,'{"type":"Wish","token":"good","gift":7}','computer:8:89',1767225601.0);
INSERT INTO "move" VALUES(8,95,'note',90,2,NULL,'{"type":"Wish","token":"ok","gift":4}','computer:8:90',1767225601.0);
INSERT INTO "move" VALUES(8,96,'note',91,2,NULL,'{"type":"Wish","token":"no-way","gift":2}','computer:8:91',1767225601.0);
INSERT INTO "move" VALUES(8,97,'move',92,2,NULL,'{"type":"Ready"}','computer:8:92',1767225601.0);
INSERT INTO "move" VALUES(8,98,'move',93,0,0,'{"type":"Absent","for_good":false}','1456074448175105024',1767225601.0);
INSERT INTO "move" VALUES(8,99,'note',94,2,NULL,'{"type":"Choose","deck":"blue"}','computer:8:94',1767225601.0);
INSERT INTO "move" VALUES(8,100,'move',95,2,NULL,'{"type":"Deal"}','computer:8:95',1767225601.0);
INSERT INTO "move" VALUES(8,101,'note',96,1,NULL,'{"type":"Give","friend":0,"gift":4,"tile":0}','computer:8:96',1767225601.0);
INSERT INTO "move" VALUES(8,102,'note',97,1,NULL,'{"type":"Give","friend":0,"gift":7,"tile":1}','computer:8:97',1767225601.0);
INSERT INTO "move" VALUES(8,103,'note',98,1,NULL,'{"type":"Give","friend":2,"gift":6,"tile":0}','computer:8:98',1767225601.0);
INSERT INTO "move" VALUES(8,104,'note',99,1,NULL,'{"type":"Give","friend":2,"gift":1,"tile":1}','computer:8:99',1767225601.0);
INSERT INTO "move" VALUES(8,105,'note',100,1,NULL,'{"type":"Wish","token":"great","gift":4}','computer:8:100',1767225601.0);
INSERT INTO "move" VALUES(8,106,'note',101,1,NULL,'{"type":"Wish","token":"good","gift":2}','computer:8:101',1767225601.0);
INSERT INTO "move" VALUES(8,107,'note',102,1,NULL,'{"type":"Wish","token":"ok","gift":1}','computer:8:102',1767225601.0);
INSERT INTO "move" VALUES(8,108,'note',103,1,NULL,'{"type":"Wish","token":"no-way","gift":3}','computer:8:103',1767225601.0);
INSERT INTO "move" VALUES(8,109,'move',104,1,NULL,'{"type":"Ready"}','computer:8:104',1767225601.0);
INSERT INTO "move" VALUES(8,110,'note',105,2,NULL,'{"type":"Give","friend":0,"gift":4,"tile":0}','computer:8:105',1767225601.0);
INSERT INTO "move" VALUES(8,111,'note',106,2,NULL,'{"type":"Give","friend":0,"gift":2,"tile":1}','computer:8:106',1767225601.0);
INSERT INTO "move" VALUES(8,112,'note',107,2,NULL,'{"type":"Give","friend":1,"gift":6,"tile":0}','computer:8:107',1767225601.0);
INSERT INTO "move" VALUES(8,113,'note',108,2,NULL,'{"type":"Give","friend":1,"gift":5,"tile":1}','computer:8:108',1767225601.0);
INSERT INTO "move" VALUES(8,114,'note',109,2,NULL,'{"type":"Wish","token":"great","gift":5}','computer:8:109',1767225601.0);
INSERT INTO "move" VALUES(8,115,'note',110,2,NULL,'{"type":"Wish","token":"good","gift":1}','computer:8:110',1767225601.0);
INSERT INTO "move" VALUES(8,116,'note',111,2,NULL,'{"type":"Wish","token":"ok","gift":2}','computer:8:111',1767225601.0);
INSERT INTO "move" VALUES(8,117,'note',112,2,NULL,'{"type":"Wish","token":"no-way","gift":7}','computer:8:112',1767225601.0);
INSERT INTO "move" VALUES(8,118,'move',113,2,NULL,'{"type":"Ready"}','computer:8:113',1767225601.0);
INSERT INTO "move" VALUES(8,119,'move',114,0,0,'{"type":"Absent","for_good":false}','1456074448175105045',1767225601.0);
INSERT INTO "move" VALUES(8,120,'note',115,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175105056',1767225601.0);
INSERT INTO "move" VALUES(8,121,'note',116,0,0,'{"type":"Turn","number":1}','1456074448175105063',1767225601.0);
INSERT INTO "move" VALUES(8,122,'note',117,0,0,'{"type":"Turn","number":1}','1456074448175105070',1767225601.0);
INSERT INTO "move" VALUES(8,123,'note',118,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175105077',1767225601.0);
INSERT INTO "move" VALUES(8,124,'note',119,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175105084',1767225601.0);
INSERT INTO "move" VALUES(8,125,'note',120,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175105091',1767225601.0);
INSERT INTO "move" VALUES(8,126,'note',121,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175105098',1767225601.0);
INSERT INTO "move" VALUES(8,127,'note',122,0,0,'{"type":"Choose","deck":"yellow"}','1456074448175105105',1767225601.0);
INSERT INTO "move" VALUES(8,128,'forget',NULL,0,NULL,NULL,'forget:8:127',1767225601.0);
CREATE TABLE news (
    id       INTEGER PRIMARY KEY,       -- (table_id << 32) + (version << 10) + seq
    table_id INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    seat     INTEGER,                   -- whispered to this seat; NULL: public
    fleeting INTEGER NOT NULL,
    fact     TEXT    NOT NULL,          -- JSON
    at       REAL    NOT NULL,
    told     REAL,
    checksum INTEGER NOT NULL           -- of seat, fleeting and fact
) STRICT;
INSERT INTO "news" VALUES(4294968320,1,1,0,NULL,0,'{"type":"Opened","host":"ann"}',1767225601.0,1767225601.0,3537321681);
INSERT INTO "news" VALUES(4294969344,1,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(4294970368,1,3,0,NULL,0,'{"type":"ComputerJoined","name":"Babbage","strength":"easy"}',1767225601.0,1767225601.0,59037837);
INSERT INTO "news" VALUES(4294971392,1,4,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(4294971393,1,4,1,NULL,0,'{"type":"RoundBegun","dealer":1,"round":1}',1767225601.0,1767225601.0,3039815122);
INSERT INTO "news" VALUES(4294971394,1,4,2,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.bold"}',1767225601.0,1767225601.0,4086100635);
INSERT INTO "news" VALUES(4294974464,1,7,0,NULL,0,'{"type":"GiftsDealt","seat":1,"deck":"black"}',1767225601.0,1767225601.0,3635348684);
INSERT INTO "news" VALUES(4294974465,1,7,1,NULL,0,'{"type":"Remarked","seat":1,"line":"likes-family.other"}',1767225601.0,1767225601.0,767682777);
INSERT INTO "news" VALUES(4294993920,1,26,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(4294993921,1,26,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(4294993922,1,26,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"black-26b","great_own":"","good":"black-04a","good_own":"","ok":"black-06b","ok_own":"","no_way":"black-27a","no_way_own":""}',1767225601.0,1767225601.0,1652972769);
INSERT INTO "news" VALUES(4294993923,1,26,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":2,"gift":"black-06b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,3516472782);
INSERT INTO "news" VALUES(4294993924,1,26,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":1,"gift":"black-26b","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,1660314380);
INSERT INTO "news" VALUES(4294993925,1,26,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":4,"get":4}',1767225601.0,1767225601.0,1155106652);
INSERT INTO "news" VALUES(4294993926,1,26,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"black-04a","great_own":"","good":"black-26b","good_own":"","ok":"black-10b","ok_own":"","no_way":"black-01b","no_way_own":""}',1767225601.0,1767225601.0,211710218);
INSERT INTO "news" VALUES(4294993927,1,26,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"black-26b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,3554347330);
INSERT INTO "news" VALUES(4294993928,1,26,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":5,"gift":"black-04a","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,3842404460);
INSERT INTO "news" VALUES(4294993929,1,26,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":5,"get":5}',1767225601.0,1767225601.0,2967394820);
INSERT INTO "news" VALUES(4294993930,1,26,10,NULL,0,'{"type":"RoundEnded","round":1,"best":1,"best_steps":5,"worst":2,"worst_steps":4}',1767225601.0,1767225601.0,4294513379);
INSERT INTO "news" VALUES(4294993931,1,26,11,NULL,0,'{"type":"RoundBegun","dealer":2,"round":2}',1767225601.0,1767225601.0,3919340769);
INSERT INTO "news" VALUES(4294993932,1,26,12,NULL,0,'{"type":"Remarked","seat":1,"line":"glad.other"}',1767225601.0,1767225601.0,2973002663);
INSERT INTO "news" VALUES(4294995968,1,28,0,NULL,0,'{"type":"GiftsDealt","seat":2,"deck":"red"}',1767225601.0,1767225601.0,3332173741);
INSERT INTO "news" VALUES(4294995969,1,28,1,NULL,0,'{"type":"Remarked","seat":1,"line":"likes-family.one"}',1767225601.0,1767225601.0,1906808298);
INSERT INTO "news" VALUES(4295015424,1,47,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(4295015425,1,47,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(4295015426,1,47,2,NULL,0,'{"type":"TokensShown","seat":2,"great":"red-32b","great_own":"","good":"red-28b","good_own":"","ok":"red-37a","ok_own":"","no_way":"red-18a","no_way_own":""}',1767225601.0,1767225601.0,2135649853);
INSERT INTO "news" VALUES(4295015427,1,47,3,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":6,"gift":"red-04b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,4136317329);
INSERT INTO "news" VALUES(4295015428,1,47,4,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":4,"gift":"red-12a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,3962864798);
INSERT INTO "news" VALUES(4295015429,1,47,5,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":-2,"get":3}',1767225601.0,1767225601.0,3922294695);
INSERT INTO "news" VALUES(4295015430,1,47,6,NULL,0,'{"type":"TokensShown","seat":1,"great":"red-28b","great_own":"","good":"red-37a","good_own":"","ok":"red-04b","ok_own":"","no_way":"red-32b","no_way_own":""}',1767225601.0,1767225601.0,3600682170);
INSERT INTO "news" VALUES(4295015431,1,47,7,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":4,"gift":"red-12a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1880296754);
INSERT INTO "news" VALUES(4295015432,1,47,8,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":6,"gift":"red-04b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,1975611094);
INSERT INTO "news" VALUES(4295015433,1,47,9,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":0,"get":4}',1767225601.0,1767225601.0,1295132454);
INSERT INTO "news" VALUES(4295015434,1,47,10,NULL,0,'{"type":"RoundEnded","round":2,"best":2,"best_steps":0,"worst":1,"worst_steps":-2}',1767225601.0,1767225601.0,3253910482);
INSERT INTO "news" VALUES(4295015435,1,47,11,NULL,0,'{"type":"RoundBegun","dealer":0,"round":3}',1767225601.0,1767225601.0,482134847);
INSERT INTO "news" VALUES(4295026688,1,58,0,NULL,0,'{"type":"GiftsDealt","seat":0,"deck":"yellow"}',1767225601.0,1767225601.0,1758772971);
INSERT INTO "news" VALUES(4295046144,1,77,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(4295046145,1,77,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(4295046146,1,77,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"yellow-40b","great_own":"","good":"yellow-30a","good_own":"","ok":"yellow-22b","ok_own":"","no_way":"own-yellow-714004406","no_way_own":"A singing doorbell"}',1767225601.0,1767225601.0,111305405);
INSERT INTO "news" VALUES(4295046147,1,77,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":7,"gift":"yellow-22b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,3455849798);
INSERT INTO "news" VALUES(4295046148,1,77,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":6,"gift":"yellow-40b","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,3033649252);
INSERT INTO "news" VALUES(4295046149,1,77,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":4,"get":8}',1767225601.0,1767225601.0,3899443280);
INSERT INTO "news" VALUES(4295046150,1,77,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"yellow-40b","great_own":"","good":"yellow-22b","good_own":"","ok":"yellow-30a","ok_own":"","no_way":"own-yellow-714004406","no_way_own":"A singing doorbell"}',1767225601.0,1767225601.0,3903690226);
INSERT INTO "news" VALUES(4295046151,1,77,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"yellow-36b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,3192831643);
INSERT INTO "news" VALUES(4295046152,1,77,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":7,"gift":"yellow-22b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,2793182661);
INSERT INTO "news" VALUES(4295046153,1,77,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":1,"get":4}',1767225601.0,1767225601.0,2687388479);
INSERT INTO "news" VALUES(4295046154,1,77,10,NULL,0,'{"type":"RoundEnded","round":3,"best":2,"best_steps":4,"worst":1,"worst_steps":1}',1767225601.0,1767225601.0,1930438094);
INSERT INTO "news" VALUES(4295046155,1,77,11,NULL,0,'{"type":"RoundBegun","dealer":1,"round":4}',1767225601.0,1767225601.0,3361214871);
INSERT INTO "news" VALUES(4295046156,1,77,12,NULL,0,'{"type":"Remarked","seat":2,"line":"glad.other"}',1767225601.0,1767225601.0,2286733031);
INSERT INTO "news" VALUES(4295048192,1,79,0,NULL,0,'{"type":"GiftsDealt","seat":1,"deck":"red"}',1767225601.0,1767225601.0,3621881300);
INSERT INTO "news" VALUES(4295048193,1,79,1,NULL,0,'{"type":"Remarked","seat":2,"line":"likes-learning.one"}',1767225601.0,1767225601.0,2418649201);
INSERT INTO "news" VALUES(4295067648,1,98,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(4295067649,1,98,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(4295067650,1,98,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"red-22b","great_own":"","good":"red-25b","good_own":"","ok":"red-19a","ok_own":"","no_way":"red-40a","no_way_own":""}',1767225601.0,1767225601.0,3853489525);
INSERT INTO "news" VALUES(4295067651,1,98,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":7,"gift":"red-14b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1578359235);
INSERT INTO "news" VALUES(4295067652,1,98,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":1,"gift":"red-25b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,1075440884);
INSERT INTO "news" VALUES(4295067653,1,98,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":1,"get":9}',1767225601.0,1767225601.0,392049237);
INSERT INTO "news" VALUES(4295067654,1,98,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"red-25b","great_own":"","good":"red-14b","good_own":"","ok":"red-36a","ok_own":"","no_way":"red-22b","no_way_own":""}',1767225601.0,1767225601.0,1048025347);
INSERT INTO "news" VALUES(4295067655,1,98,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":5,"gift":"red-05b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1478475654);
INSERT INTO "news" VALUES(4295067656,1,98,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":4,"gift":"red-36a","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,2856027198);
INSERT INTO "news" VALUES(4295067657,1,98,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":0,"get":4}',1767225601.0,1767225601.0,1340874753);
INSERT INTO "news" VALUES(4295067658,1,98,10,NULL,0,'{"type":"RoundEnded","round":4,"best":2,"best_steps":1,"worst":1,"worst_steps":0}',1767225601.0,1767225601.0,2877222788);
INSERT INTO "news" VALUES(4295067659,1,98,11,NULL,0,'{"type":"RoundBegun","dealer":2,"round":5}',1767225601.0,1767225601.0,2799563302);
INSERT INTO "news" VALUES(4295067660,1,98,12,NULL,0,'{"type":"Remarked","seat":2,"line":"best-giver.one"}',1767225601.0,1767225601.0,1435267742);
INSERT INTO "news" VALUES(4295069696,1,100,0,NULL,0,'{"type":"GiftsDealt","seat":2,"deck":"blue"}',1767225601.0,1767225601.0,646118942);
INSERT INTO "news" VALUES(4295069697,1,100,1,NULL,0,'{"type":"Remarked","seat":2,"line":"likes-learning.one"}',1767225601.0,1767225601.0,2418649201);
INSERT INTO "news" VALUES(4295089152,1,119,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(4295089153,1,119,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(4295089154,1,119,2,NULL,0,'{"type":"TokensShown","seat":2,"great":"blue-05a","great_own":"","good":"blue-40b","good_own":"","ok":"blue-12a","ok_own":"","no_way":"blue-07b","no_way_own":""}',1767225601.0,1767225601.0,805187329);
INSERT INTO "news" VALUES(4295089155,1,119,3,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":6,"gift":"blue-01a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,2371402402);
INSERT INTO "news" VALUES(4295089156,1,119,4,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"blue-40b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,570846905);
INSERT INTO "news" VALUES(4295089157,1,119,5,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":1,"get":5}',1767225601.0,1767225601.0,3107289726);
INSERT INTO "news" VALUES(4295089158,1,119,6,NULL,0,'{"type":"TokensShown","seat":1,"great":"blue-31b","great_own":"","good":"blue-12a","good_own":"","ok":"blue-40b","ok_own":"","no_way":"blue-13a","no_way_own":""}',1767225601.0,1767225601.0,1706016040);
INSERT INTO "news" VALUES(4295089159,1,119,7,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":6,"gift":"blue-01a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1386509032);
INSERT INTO "news" VALUES(4295089160,1,119,8,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":5,"gift":"blue-05a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,2715240215);
INSERT INTO "news" VALUES(4295089161,1,119,9,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":-2,"get":7}',1767225601.0,1767225601.0,682482127);
INSERT INTO "news" VALUES(4295089162,1,119,10,NULL,0,'{"type":"RoundEnded","round":5,"best":1,"best_steps":1,"worst":2,"worst_steps":-2}',1767225601.0,1767225601.0,3701586815);
INSERT INTO "news" VALUES(4295089163,1,119,11,NULL,0,'{"type":"RoundBegun","dealer":0,"round":6}',1767225601.0,1767225601.0,1640710010);
INSERT INTO "news" VALUES(4295100416,1,130,0,NULL,0,'{"type":"GiftsDealt","seat":0,"deck":"yellow"}',1767225601.0,1767225601.0,1758772971);
INSERT INTO "news" VALUES(4295100417,1,130,1,NULL,0,'{"type":"Remarked","seat":1,"line":"likes-family.other"}',1767225601.0,1767225601.0,767682777);
INSERT INTO "news" VALUES(4295119872,1,149,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(4295119873,1,149,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(4295119874,1,149,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"yellow-31b","great_own":"","good":"yellow-03b","good_own":"","ok":"yellow-19b","ok_own":"","no_way":"yellow-39b","no_way_own":""}',1767225601.0,1767225601.0,1061924224);
INSERT INTO "news" VALUES(4295119875,1,149,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":2,"gift":"yellow-19b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,426555182);
INSERT INTO "news" VALUES(4295119876,1,149,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":5,"gift":"yellow-31b","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,4223338620);
INSERT INTO "news" VALUES(4295119877,1,149,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":4,"get":11}',1767225601.0,1767225601.0,1244285098);
INSERT INTO "news" VALUES(4295119878,1,149,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"yellow-19b","great_own":"","good":"yellow-31b","good_own":"","ok":"yellow-15a","ok_own":"","no_way":"yellow-39b","no_way_own":""}',1767225601.0,1767225601.0,958083825);
INSERT INTO "news" VALUES(4295119879,1,149,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"yellow-15a","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,2027283677);
INSERT INTO "news" VALUES(4295119880,1,149,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":2,"gift":"yellow-19b","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,3830361641);
INSERT INTO "news" VALUES(4295119881,1,149,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":4,"get":9}',1767225601.0,1767225601.0,4088004150);
INSERT INTO "news" VALUES(4295119882,1,149,10,NULL,0,'{"type":"RoundLevel","round":6,"steps":4}',1767225601.0,1767225601.0,710828919);
INSERT INTO "news" VALUES(4295119883,1,149,11,NULL,0,'{"type":"RoundBegun","dealer":1,"round":7}',1767225601.0,1767225601.0,3816112724);
INSERT INTO "news" VALUES(4295119884,1,149,12,NULL,0,'{"type":"Remarked","seat":1,"line":"glad.other"}',1767225601.0,1767225601.0,2973002663);
INSERT INTO "news" VALUES(4295121920,1,151,0,NULL,0,'{"type":"GiftsDealt","seat":1,"deck":"red"}',1767225601.0,1767225601.0,3621881300);
INSERT INTO "news" VALUES(4295121921,1,151,1,NULL,0,'{"type":"Remarked","seat":1,"line":"likes-family.one"}',1767225601.0,1767225601.0,1906808298);
INSERT INTO "news" VALUES(4295141376,1,170,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(4295141377,1,170,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(4295141378,1,170,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"red-35a","great_own":"","good":"red-15b","good_own":"","ok":"red-17a","ok_own":"","no_way":"red-30a","no_way_own":""}',1767225601.0,1767225601.0,1330693327);
INSERT INTO "news" VALUES(4295141379,1,170,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":2,"gift":"red-17a","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,2182665197);
INSERT INTO "news" VALUES(4295141380,1,170,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":1,"gift":"red-35a","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,1911335093);
INSERT INTO "news" VALUES(4295141381,1,170,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":1,"get":12}',1767225601.0,1767225601.0,273725227);
INSERT INTO "news" VALUES(4295141382,1,170,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"red-01b","great_own":"","good":"red-10a","good_own":"","ok":"red-30a","ok_own":"","no_way":"red-17a","no_way_own":""}',1767225601.0,1767225601.0,3222010879);
INSERT INTO "news" VALUES(4295141383,1,170,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":7,"gift":"red-30a","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,1871779954);
INSERT INTO "news" VALUES(4295141384,1,170,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":3,"gift":"red-01b","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,299328527);
INSERT INTO "news" VALUES(4295141385,1,170,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":3,"get":12}',1767225601.0,1767225601.0,3979634054);
INSERT INTO "news" VALUES(4295141386,1,170,10,NULL,0,'{"type":"RoundEnded","round":7,"best":1,"best_steps":3,"worst":2,"worst_steps":1}',1767225601.0,1767225601.0,686417543);
INSERT INTO "news" VALUES(4295141387,1,170,11,NULL,0,'{"type":"Gifted","seat":1}',1767225601.0,1767225601.0,3885931940);
INSERT INTO "news" VALUES(4295141388,1,170,12,NULL,0,'{"type":"Gifted","seat":2}',1767225601.0,1767225601.0,3434335847);
INSERT INTO "news" VALUES(4295141389,1,170,13,NULL,0,'{"type":"GreatsGivenDecide","seat":2,"other":1,"mine":4,"theirs":3}',1767225601.0,1767225601.0,110344544);
INSERT INTO "news" VALUES(4295141390,1,170,14,NULL,0,'{"type":"GameEnded","seed":"7373737373737373737373737373737373737373737373737373737373737373"}',1767225601.0,1767225601.0,3875795431);
INSERT INTO "news" VALUES(4295141391,1,170,15,NULL,0,'{"type":"Remarked","seat":2,"line":"won.careful"}',1767225601.0,1767225601.0,3889276123);
INSERT INTO "news" VALUES(8589935616,2,1,0,NULL,0,'{"type":"Opened","host":"ann"}',1767225601.0,1767225601.0,3537321681);
INSERT INTO "news" VALUES(8589936640,2,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(8589937664,2,3,0,NULL,0,'{"type":"Joined","name":"bob"}',1767225601.0,1767225601.0,3941990345);
INSERT INTO "news" VALUES(8589938688,2,4,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(8589938689,2,4,1,NULL,0,'{"type":"RoundBegun","dealer":2,"round":1}',1767225601.0,1767225601.0,3266393890);
INSERT INTO "news" VALUES(8589938690,2,4,2,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.other"}',1767225601.0,1767225601.0,197918933);
INSERT INTO "news" VALUES(8589950976,2,16,0,NULL,0,'{"type":"GiftsDealt","seat":2,"deck":"yellow"}',1767225601.0,1767225601.0,1828771176);
INSERT INTO "news" VALUES(8589961216,2,26,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(8589962240,2,27,0,NULL,0,'{"type":"SatOut","seat":2}',1767225601.0,1767225601.0,1810691387);
INSERT INTO "news" VALUES(8589962241,2,27,1,NULL,0,'{"type":"AllReady","count":1}',1767225601.0,1767225601.0,3551139449);
INSERT INTO "news" VALUES(8589962242,2,27,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"yellow-39a","great_own":"","good":"yellow-34b","good_own":"","ok":"yellow-11a","ok_own":"","no_way":"yellow-19a","no_way_own":""}',1767225601.0,1767225601.0,3392449576);
INSERT INTO "news" VALUES(8589962243,2,27,3,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":0,"got":0,"get":0}',1767225601.0,1767225601.0,747276705);
INSERT INTO "news" VALUES(8589962244,2,27,4,NULL,0,'{"type":"RoundEmpty","round":1}',1767225601.0,1767225601.0,2267852456);
INSERT INTO "news" VALUES(8589962245,2,27,5,NULL,0,'{"type":"RoundBegun","dealer":0,"round":2}',1767225601.0,1767225601.0,94894718);
INSERT INTO "news" VALUES(8589973504,2,38,0,NULL,0,'{"type":"GiftsDealt","seat":0,"deck":"yellow"}',1767225601.0,1767225601.0,1758772971);
INSERT INTO "news" VALUES(12884902912,3,1,0,NULL,0,'{"type":"Opened","host":"bob"}',1767225601.0,1767225601.0,617732608);
INSERT INTO "news" VALUES(12884903936,3,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(12884904960,3,3,0,NULL,0,'{"type":"ComputerJoined","name":"Babbage","strength":"easy"}',1767225601.0,1767225601.0,59037837);
INSERT INTO "news" VALUES(12884907008,3,5,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(12884907009,3,5,1,NULL,0,'{"type":"RoundBegun","dealer":1,"round":1}',1767225601.0,1767225601.0,3039815122);
INSERT INTO "news" VALUES(12884907010,3,5,2,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.other"}',1767225601.0,1767225601.0,197918933);
INSERT INTO "news" VALUES(12884909056,3,7,0,NULL,0,'{"type":"GiftsDealt","seat":1,"deck":"black"}',1767225601.0,1767225601.0,3635348684);
INSERT INTO "news" VALUES(12884909057,3,7,1,NULL,0,'{"type":"Remarked","seat":2,"line":"likes-outdoors.one"}',1767225601.0,1767225601.0,2934583577);
INSERT INTO "news" VALUES(12884928512,3,26,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(12884928513,3,26,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(12884928514,3,26,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"black-26b","great_own":"","good":"black-04a","good_own":"","ok":"black-06b","ok_own":"","no_way":"black-27a","no_way_own":""}',1767225601.0,1767225601.0,1652972769);
INSERT INTO "news" VALUES(12884928515,3,26,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":2,"gift":"black-06b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,3516472782);
INSERT INTO "news" VALUES(12884928516,3,26,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":1,"gift":"black-26b","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,1660314380);
INSERT INTO "news" VALUES(12884928517,3,26,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":4,"get":4}',1767225601.0,1767225601.0,1155106652);
INSERT INTO "news" VALUES(12884928518,3,26,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"black-04a","great_own":"","good":"black-26b","good_own":"","ok":"black-10b","ok_own":"","no_way":"black-01b","no_way_own":""}',1767225601.0,1767225601.0,211710218);
INSERT INTO "news" VALUES(12884928519,3,26,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"black-26b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,3554347330);
INSERT INTO "news" VALUES(12884928520,3,26,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":5,"gift":"black-04a","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,3842404460);
INSERT INTO "news" VALUES(12884928521,3,26,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":5,"get":5}',1767225601.0,1767225601.0,2967394820);
INSERT INTO "news" VALUES(12884928522,3,26,10,NULL,0,'{"type":"RoundEnded","round":1,"best":1,"best_steps":5,"worst":2,"worst_steps":4}',1767225601.0,1767225601.0,4294513379);
INSERT INTO "news" VALUES(12884928523,3,26,11,NULL,0,'{"type":"RoundBegun","dealer":2,"round":2}',1767225601.0,1767225601.0,3919340769);
INSERT INTO "news" VALUES(12884930560,3,28,0,NULL,0,'{"type":"GiftsDealt","seat":2,"deck":"red"}',1767225601.0,1767225601.0,3332173741);
INSERT INTO "news" VALUES(12884950016,3,47,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(12884950017,3,47,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(12884950018,3,47,2,NULL,0,'{"type":"TokensShown","seat":2,"great":"red-32b","great_own":"","good":"red-28b","good_own":"","ok":"red-37a","ok_own":"","no_way":"red-18a","no_way_own":""}',1767225601.0,1767225601.0,2135649853);
INSERT INTO "news" VALUES(12884950019,3,47,3,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":6,"gift":"red-04b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,4136317329);
INSERT INTO "news" VALUES(12884950020,3,47,4,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":4,"gift":"red-12a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,3962864798);
INSERT INTO "news" VALUES(12884950021,3,47,5,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":-2,"get":3}',1767225601.0,1767225601.0,3922294695);
INSERT INTO "news" VALUES(12884950022,3,47,6,NULL,0,'{"type":"TokensShown","seat":1,"great":"red-28b","great_own":"","good":"red-37a","good_own":"","ok":"red-04b","ok_own":"","no_way":"red-32b","no_way_own":""}',1767225601.0,1767225601.0,3600682170);
INSERT INTO "news" VALUES(12884950023,3,47,7,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":4,"gift":"red-12a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1880296754);
INSERT INTO "news" VALUES(12884950024,3,47,8,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":6,"gift":"red-04b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,1975611094);
INSERT INTO "news" VALUES(12884950025,3,47,9,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":0,"get":4}',1767225601.0,1767225601.0,1295132454);
INSERT INTO "news" VALUES(12884950026,3,47,10,NULL,0,'{"type":"RoundEnded","round":2,"best":2,"best_steps":0,"worst":1,"worst_steps":-2}',1767225601.0,1767225601.0,3253910482);
INSERT INTO "news" VALUES(12884950027,3,47,11,NULL,0,'{"type":"RoundBegun","dealer":0,"round":3}',1767225601.0,1767225601.0,482134847);
INSERT INTO "news" VALUES(12884950028,3,47,12,NULL,0,'{"type":"Remarked","seat":1,"line":"worst-giver.bold"}',1767225601.0,1767225601.0,2044748803);
INSERT INTO "news" VALUES(12884961280,3,58,0,NULL,0,'{"type":"GiftsDealt","seat":0,"deck":"yellow"}',1767225601.0,1767225601.0,1758772971);
INSERT INTO "news" VALUES(12884980736,3,77,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(12884980737,3,77,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(12884980738,3,77,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"yellow-40b","great_own":"","good":"yellow-30a","good_own":"","ok":"yellow-22b","ok_own":"","no_way":"own-yellow-714004406","no_way_own":"A singing doorbell"}',1767225601.0,1767225601.0,111305405);
INSERT INTO "news" VALUES(12884980739,3,77,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":7,"gift":"yellow-22b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,3455849798);
INSERT INTO "news" VALUES(12884980740,3,77,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":6,"gift":"yellow-40b","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,3033649252);
INSERT INTO "news" VALUES(12884980741,3,77,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":4,"get":8}',1767225601.0,1767225601.0,3899443280);
INSERT INTO "news" VALUES(12884980742,3,77,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"yellow-40b","great_own":"","good":"yellow-22b","good_own":"","ok":"yellow-30a","ok_own":"","no_way":"own-yellow-714004406","no_way_own":"A singing doorbell"}',1767225601.0,1767225601.0,3903690226);
INSERT INTO "news" VALUES(12884980743,3,77,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"yellow-36b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,3192831643);
INSERT INTO "news" VALUES(12884980744,3,77,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":7,"gift":"yellow-22b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,2793182661);
INSERT INTO "news" VALUES(12884980745,3,77,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":1,"get":4}',1767225601.0,1767225601.0,2687388479);
INSERT INTO "news" VALUES(12884980746,3,77,10,NULL,0,'{"type":"RoundEnded","round":3,"best":2,"best_steps":4,"worst":1,"worst_steps":1}',1767225601.0,1767225601.0,1930438094);
INSERT INTO "news" VALUES(12884980747,3,77,11,NULL,0,'{"type":"RoundBegun","dealer":1,"round":4}',1767225601.0,1767225601.0,3361214871);
INSERT INTO "news" VALUES(12884982784,3,79,0,NULL,0,'{"type":"GiftsDealt","seat":1,"deck":"red"}',1767225601.0,1767225601.0,3621881300);
INSERT INTO "news" VALUES(12884982785,3,79,1,NULL,0,'{"type":"Remarked","seat":2,"line":"likes-learning.one"}',1767225601.0,1767225601.0,2418649201);
INSERT INTO "news" VALUES(12885002240,3,98,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(12885002241,3,98,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(12885002242,3,98,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"red-22b","great_own":"","good":"red-25b","good_own":"","ok":"red-19a","ok_own":"","no_way":"red-40a","no_way_own":""}',1767225601.0,1767225601.0,3853489525);
INSERT INTO "news" VALUES(12885002243,3,98,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":7,"gift":"red-14b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1578359235);
INSERT INTO "news" VALUES(12885002244,3,98,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":1,"gift":"red-25b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,1075440884);
INSERT INTO "news" VALUES(12885002245,3,98,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":1,"get":9}',1767225601.0,1767225601.0,392049237);
INSERT INTO "news" VALUES(12885002246,3,98,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"red-25b","great_own":"","good":"red-14b","good_own":"","ok":"red-36a","ok_own":"","no_way":"red-22b","no_way_own":""}',1767225601.0,1767225601.0,1048025347);
INSERT INTO "news" VALUES(12885002247,3,98,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":5,"gift":"red-05b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1478475654);
INSERT INTO "news" VALUES(12885002248,3,98,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":4,"gift":"red-36a","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,2856027198);
INSERT INTO "news" VALUES(12885002249,3,98,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":0,"get":4}',1767225601.0,1767225601.0,1340874753);
INSERT INTO "news" VALUES(12885002250,3,98,10,NULL,0,'{"type":"RoundEnded","round":4,"best":2,"best_steps":1,"worst":1,"worst_steps":0}',1767225601.0,1767225601.0,2877222788);
INSERT INTO "news" VALUES(12885002251,3,98,11,NULL,0,'{"type":"RoundBegun","dealer":2,"round":5}',1767225601.0,1767225601.0,2799563302);
INSERT INTO "news" VALUES(12885004288,3,100,0,NULL,0,'{"type":"GiftsDealt","seat":2,"deck":"blue"}',1767225601.0,1767225601.0,646118942);
INSERT INTO "news" VALUES(12885004289,3,100,1,NULL,0,'{"type":"Remarked","seat":2,"line":"likes-outdoors.other"}',1767225601.0,1767225601.0,2279315329);
INSERT INTO "news" VALUES(12885023744,3,119,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(12885023745,3,119,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(12885023746,3,119,2,NULL,0,'{"type":"TokensShown","seat":2,"great":"blue-05a","great_own":"","good":"blue-40b","good_own":"","ok":"blue-12a","ok_own":"","no_way":"blue-07b","no_way_own":""}',1767225601.0,1767225601.0,805187329);
INSERT INTO "news" VALUES(12885023747,3,119,3,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":6,"gift":"blue-01a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,2371402402);
INSERT INTO "news" VALUES(12885023748,3,119,4,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"blue-40b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,570846905);
INSERT INTO "news" VALUES(12885023749,3,119,5,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":1,"get":5}',1767225601.0,1767225601.0,3107289726);
INSERT INTO "news" VALUES(12885023750,3,119,6,NULL,0,'{"type":"TokensShown","seat":1,"great":"blue-31b","great_own":"","good":"blue-12a","good_own":"","ok":"blue-40b","ok_own":"","no_way":"blue-13a","no_way_own":""}',1767225601.0,1767225601.0,1706016040);
INSERT INTO "news" VALUES(12885023751,3,119,7,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":6,"gift":"blue-01a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1386509032);
INSERT INTO "news" VALUES(12885023752,3,119,8,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":5,"gift":"blue-05a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,2715240215);
INSERT INTO "news" VALUES(12885023753,3,119,9,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":-2,"get":7}',1767225601.0,1767225601.0,682482127);
INSERT INTO "news" VALUES(12885023754,3,119,10,NULL,0,'{"type":"RoundEnded","round":5,"best":1,"best_steps":1,"worst":2,"worst_steps":-2}',1767225601.0,1767225601.0,3701586815);
INSERT INTO "news" VALUES(12885023755,3,119,11,NULL,0,'{"type":"RoundBegun","dealer":0,"round":6}',1767225601.0,1767225601.0,1640710010);
INSERT INTO "news" VALUES(12885023756,3,119,12,NULL,0,'{"type":"Remarked","seat":2,"line":"glad.other"}',1767225601.0,1767225601.0,2286733031);
INSERT INTO "news" VALUES(12885032960,3,128,0,NULL,0,'{"type":"Paused","until":0}',1767225601.0,1767225601.0,3458136808);
INSERT INTO "news" VALUES(17179870208,4,1,0,NULL,0,'{"type":"Opened","host":"bob"}',1767225601.0,1767225601.0,617732608);
INSERT INTO "news" VALUES(17179871232,4,2,0,NULL,0,'{"type":"CancelledByHost","name":"bob"}',1767225601.0,1767225601.0,1089814482);
INSERT INTO "news" VALUES(21474837504,5,1,0,NULL,0,'{"type":"Opened","host":"ann"}',1767225601.0,1767225601.0,3537321681);
INSERT INTO "news" VALUES(21474838528,5,2,0,NULL,0,'{"type":"Joined","name":"cid"}',1767225601.0,1767225601.0,4134794519);
INSERT INTO "news" VALUES(25769804800,6,1,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(25769804801,6,1,1,NULL,0,'{"type":"RoundBegun","dealer":2,"round":1}',1767225601.0,1767225601.0,3266393890);
INSERT INTO "news" VALUES(30064772096,7,1,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(30064772097,7,1,1,NULL,0,'{"type":"RoundBegun","dealer":2,"round":1}',1767225601.0,1767225601.0,3266393890);
INSERT INTO "news" VALUES(34359739392,8,1,0,NULL,0,'{"type":"Opened","host":"N. N."}',1767225601.0,1767225601.0,738096026);
INSERT INTO "news" VALUES(34359740416,8,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(34359741440,8,3,0,NULL,0,'{"type":"ComputerJoined","name":"Babbage","strength":"easy"}',1767225601.0,1767225601.0,59037837);
INSERT INTO "news" VALUES(34359742464,8,4,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(34359742465,8,4,1,NULL,0,'{"type":"RoundBegun","dealer":1,"round":1}',1767225601.0,1767225601.0,3039815122);
INSERT INTO "news" VALUES(34359742466,8,4,2,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.bold"}',1767225601.0,1767225601.0,4086100635);
INSERT INTO "news" VALUES(34359745536,8,7,0,NULL,0,'{"type":"GiftsDealt","seat":1,"deck":"black"}',1767225601.0,1767225601.0,3635348684);
INSERT INTO "news" VALUES(34359764992,8,26,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(34359764993,8,26,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(34359764994,8,26,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"black-26b","great_own":"","good":"black-04a","good_own":"","ok":"black-06b","ok_own":"","no_way":"black-27a","no_way_own":""}',1767225601.0,1767225601.0,1652972769);
INSERT INTO "news" VALUES(34359764995,8,26,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":2,"gift":"black-06b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,3516472782);
INSERT INTO "news" VALUES(34359764996,8,26,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":1,"gift":"black-26b","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,1660314380);
INSERT INTO "news" VALUES(34359764997,8,26,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":4,"get":4}',1767225601.0,1767225601.0,1155106652);
INSERT INTO "news" VALUES(34359764998,8,26,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"black-04a","great_own":"","good":"black-26b","good_own":"","ok":"black-10b","ok_own":"","no_way":"black-01b","no_way_own":""}',1767225601.0,1767225601.0,211710218);
INSERT INTO "news" VALUES(34359764999,8,26,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"black-26b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,3554347330);
INSERT INTO "news" VALUES(34359765000,8,26,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":5,"gift":"black-04a","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,3842404460);
INSERT INTO "news" VALUES(34359765001,8,26,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":5,"get":5}',1767225601.0,1767225601.0,2967394820);
INSERT INTO "news" VALUES(34359765002,8,26,10,NULL,0,'{"type":"RoundEnded","round":1,"best":1,"best_steps":5,"worst":2,"worst_steps":4}',1767225601.0,1767225601.0,4294513379);
INSERT INTO "news" VALUES(34359765003,8,26,11,NULL,0,'{"type":"RoundBegun","dealer":2,"round":2}',1767225601.0,1767225601.0,3919340769);
INSERT INTO "news" VALUES(34359767040,8,28,0,NULL,0,'{"type":"GiftsDealt","seat":2,"deck":"red"}',1767225601.0,1767225601.0,3332173741);
INSERT INTO "news" VALUES(34359767041,8,28,1,NULL,0,'{"type":"Remarked","seat":1,"line":"dislikes-food.one"}',1767225601.0,1767225601.0,1629165753);
INSERT INTO "news" VALUES(34359786496,8,47,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(34359786497,8,47,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(34359786498,8,47,2,NULL,0,'{"type":"TokensShown","seat":2,"great":"red-32b","great_own":"","good":"red-28b","good_own":"","ok":"red-37a","ok_own":"","no_way":"red-18a","no_way_own":""}',1767225601.0,1767225601.0,2135649853);
INSERT INTO "news" VALUES(34359786499,8,47,3,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":6,"gift":"red-04b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,4136317329);
INSERT INTO "news" VALUES(34359786500,8,47,4,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":4,"gift":"red-12a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,3962864798);
INSERT INTO "news" VALUES(34359786501,8,47,5,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":-2,"get":3}',1767225601.0,1767225601.0,3922294695);
INSERT INTO "news" VALUES(34359786502,8,47,6,NULL,0,'{"type":"TokensShown","seat":1,"great":"red-28b","great_own":"","good":"red-37a","good_own":"","ok":"red-04b","ok_own":"","no_way":"red-32b","no_way_own":""}',1767225601.0,1767225601.0,3600682170);
INSERT INTO "news" VALUES(34359786503,8,47,7,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":4,"gift":"red-12a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1880296754);
INSERT INTO "news" VALUES(34359786504,8,47,8,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":6,"gift":"red-04b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,1975611094);
INSERT INTO "news" VALUES(34359786505,8,47,9,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":0,"get":4}',1767225601.0,1767225601.0,1295132454);
INSERT INTO "news" VALUES(34359786506,8,47,10,NULL,0,'{"type":"RoundEnded","round":2,"best":2,"best_steps":0,"worst":1,"worst_steps":-2}',1767225601.0,1767225601.0,3253910482);
INSERT INTO "news" VALUES(34359786507,8,47,11,NULL,0,'{"type":"RoundBegun","dealer":0,"round":3}',1767225601.0,1767225601.0,482134847);
INSERT INTO "news" VALUES(34359797760,8,58,0,NULL,0,'{"type":"GiftsDealt","seat":0,"deck":"yellow"}',1767225601.0,1767225601.0,1758772971);
INSERT INTO "news" VALUES(34359797761,8,58,1,NULL,0,'{"type":"Remarked","seat":2,"line":"likes-outdoors.one"}',1767225601.0,1767225601.0,2934583577);
INSERT INTO "news" VALUES(34359817216,8,77,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(34359817217,8,77,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(34359817218,8,77,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"yellow-40b","great_own":"","good":"yellow-30a","good_own":"","ok":"yellow-22b","ok_own":"","no_way":"own-yellow-714004406","no_way_own":"A singing doorbell"}',1767225601.0,1767225601.0,111305405);
INSERT INTO "news" VALUES(34359817219,8,77,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":7,"gift":"yellow-22b","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,3455849798);
INSERT INTO "news" VALUES(34359817220,8,77,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":6,"gift":"yellow-40b","own":"","own_line":"","lined":true,"token":"great","given":3,"got":3}',1767225601.0,1767225601.0,3033649252);
INSERT INTO "news" VALUES(34359817221,8,77,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":4,"get":8}',1767225601.0,1767225601.0,3899443280);
INSERT INTO "news" VALUES(34359817222,8,77,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"yellow-40b","great_own":"","good":"yellow-22b","good_own":"","ok":"yellow-30a","ok_own":"","no_way":"own-yellow-714004406","no_way_own":"A singing doorbell"}',1767225601.0,1767225601.0,3903690226);
INSERT INTO "news" VALUES(34359817223,8,77,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"yellow-36b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,3192831643);
INSERT INTO "news" VALUES(34359817224,8,77,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":7,"gift":"yellow-22b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,2793182661);
INSERT INTO "news" VALUES(34359817225,8,77,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":1,"get":4}',1767225601.0,1767225601.0,2687388479);
INSERT INTO "news" VALUES(34359817226,8,77,10,NULL,0,'{"type":"RoundEnded","round":3,"best":2,"best_steps":4,"worst":1,"worst_steps":1}',1767225601.0,1767225601.0,1930438094);
INSERT INTO "news" VALUES(34359817227,8,77,11,NULL,0,'{"type":"RoundBegun","dealer":1,"round":4}',1767225601.0,1767225601.0,3361214871);
INSERT INTO "news" VALUES(34359819264,8,79,0,NULL,0,'{"type":"GiftsDealt","seat":1,"deck":"red"}',1767225601.0,1767225601.0,3621881300);
INSERT INTO "news" VALUES(34359838720,8,98,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(34359838721,8,98,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(34359838722,8,98,2,NULL,0,'{"type":"TokensShown","seat":1,"great":"red-22b","great_own":"","good":"red-25b","good_own":"","ok":"red-19a","ok_own":"","no_way":"red-40a","no_way_own":""}',1767225601.0,1767225601.0,3853489525);
INSERT INTO "news" VALUES(34359838723,8,98,3,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":7,"gift":"red-14b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1578359235);
INSERT INTO "news" VALUES(34359838724,8,98,4,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":1,"gift":"red-25b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,1075440884);
INSERT INTO "news" VALUES(34359838725,8,98,5,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":1,"get":9}',1767225601.0,1767225601.0,392049237);
INSERT INTO "news" VALUES(34359838726,8,98,6,NULL,0,'{"type":"TokensShown","seat":2,"great":"red-25b","great_own":"","good":"red-14b","good_own":"","ok":"red-36a","ok_own":"","no_way":"red-22b","no_way_own":""}',1767225601.0,1767225601.0,1048025347);
INSERT INTO "news" VALUES(34359838727,8,98,7,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":5,"gift":"red-05b","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1478475654);
INSERT INTO "news" VALUES(34359838728,8,98,8,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":4,"gift":"red-36a","own":"","own_line":"","lined":true,"token":"ok","given":1,"got":1}',1767225601.0,1767225601.0,2856027198);
INSERT INTO "news" VALUES(34359838729,8,98,9,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":0,"get":4}',1767225601.0,1767225601.0,1340874753);
INSERT INTO "news" VALUES(34359838730,8,98,10,NULL,0,'{"type":"RoundEnded","round":4,"best":2,"best_steps":1,"worst":1,"worst_steps":0}',1767225601.0,1767225601.0,2877222788);
INSERT INTO "news" VALUES(34359838731,8,98,11,NULL,0,'{"type":"RoundBegun","dealer":2,"round":5}',1767225601.0,1767225601.0,2799563302);
INSERT INTO "news" VALUES(34359840768,8,100,0,NULL,0,'{"type":"GiftsDealt","seat":2,"deck":"blue"}',1767225601.0,1767225601.0,646118942);
INSERT INTO "news" VALUES(34359860224,8,119,0,NULL,0,'{"type":"SatOut","seat":0}',1767225601.0,1767225601.0,1507497913);
INSERT INTO "news" VALUES(34359860225,8,119,1,NULL,0,'{"type":"AllReady","count":2}',1767225601.0,1767225601.0,4169614778);
INSERT INTO "news" VALUES(34359860226,8,119,2,NULL,0,'{"type":"TokensShown","seat":2,"great":"blue-05a","great_own":"","good":"blue-40b","good_own":"","ok":"blue-12a","ok_own":"","no_way":"blue-07b","no_way_own":""}',1767225601.0,1767225601.0,805187329);
INSERT INTO "news" VALUES(34359860227,8,119,3,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":6,"gift":"blue-01a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,2371402402);
INSERT INTO "news" VALUES(34359860228,8,119,4,NULL,0,'{"type":"GiftOpened","giver":1,"receiver":2,"number":1,"gift":"blue-40b","own":"","own_line":"","lined":true,"token":"good","given":2,"got":2}',1767225601.0,1767225601.0,570846905);
INSERT INTO "news" VALUES(34359860229,8,119,5,NULL,0,'{"type":"Unwrapped","seat":2,"gifts":2,"got":1,"get":5}',1767225601.0,1767225601.0,3107289726);
INSERT INTO "news" VALUES(34359860230,8,119,6,NULL,0,'{"type":"TokensShown","seat":1,"great":"blue-31b","great_own":"","good":"blue-12a","good_own":"","ok":"blue-40b","ok_own":"","no_way":"blue-13a","no_way_own":""}',1767225601.0,1767225601.0,1706016040);
INSERT INTO "news" VALUES(34359860231,8,119,7,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":6,"gift":"blue-01a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,1386509032);
INSERT INTO "news" VALUES(34359860232,8,119,8,NULL,0,'{"type":"GiftOpened","giver":2,"receiver":1,"number":5,"gift":"blue-05a","own":"","own_line":"","lined":true,"token":"","given":-1,"got":-1}',1767225601.0,1767225601.0,2715240215);
INSERT INTO "news" VALUES(34359860233,8,119,9,NULL,0,'{"type":"Unwrapped","seat":1,"gifts":2,"got":-2,"get":7}',1767225601.0,1767225601.0,682482127);
INSERT INTO "news" VALUES(34359860234,8,119,10,NULL,0,'{"type":"RoundEnded","round":5,"best":1,"best_steps":1,"worst":2,"worst_steps":-2}',1767225601.0,1767225601.0,3701586815);
INSERT INTO "news" VALUES(34359860235,8,119,11,NULL,0,'{"type":"RoundBegun","dealer":0,"round":6}',1767225601.0,1767225601.0,1640710010);
INSERT INTO "news" VALUES(34359869440,8,128,0,NULL,0,'{"type":"Departed","seat":0,"ends":true}',1767225601.0,1767225601.0,2757682841);
INSERT INTO "news" VALUES(34359869441,8,128,1,NULL,0,'{"type":"GameEnded","seed":"7373737373737373737373737373737373737373737373737373737373737373"}',1767225601.0,1767225601.0,3875795431);
CREATE TABLE participant (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "participant" VALUES(1456074448175104004,1);
INSERT INTO "participant" VALUES(1456074448175104004,2);
INSERT INTO "participant" VALUES(1456074448175104005,2);
INSERT INTO "participant" VALUES(1456074448175104005,3);
INSERT INTO "participant" VALUES(1456074448175104005,4);
INSERT INTO "participant" VALUES(1456074448175104004,5);
INSERT INTO "participant" VALUES(1456074448175104006,5);
INSERT INTO "participant" VALUES(1456074448175104004,6);
INSERT INTO "participant" VALUES(1456074448175104005,6);
INSERT INTO "participant" VALUES(1456074448175104831,6);
INSERT INTO "participant" VALUES(1456074448175104006,7);
INSERT INTO "participant" VALUES(1456074448175104829,7);
INSERT INTO "participant" VALUES(1456074448175104830,7);
CREATE TABLE person (
    user   INTEGER PRIMARY KEY,
    body   TEXT NOT NULL,               -- JSON of what the person chose
    locale TEXT                         -- of the person's Discord client when last heard of; NULL: never
) STRICT;
INSERT INTO "person" VALUES(1456074448175104004,'{"user":1456074448175104004,"language":"cs","quiet_from":1320,"quiet_to":420,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":"++"}','en-US');
INSERT INTO "person" VALUES(1456074448175104005,'{"user":1456074448175104005,"language":null,"quiet_from":null,"quiet_to":null,"zone":"UTC","pings":"daily","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":"++"}','en-US');
INSERT INTO "person" VALUES(1456074448175104006,'{"user":1456074448175104006,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":1769986740.0,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
INSERT INTO "person" VALUES(1456074448175104009,'{"user":1456074448175104009,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
INSERT INTO "person" VALUES(1456074448175104829,'{"user":1456074448175104829,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
INSERT INTO "person" VALUES(1456074448175104830,'{"user":1456074448175104830,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
INSERT INTO "person" VALUES(1456074448175104831,'{"user":1456074448175104831,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
CREATE TABLE post (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    occasion TEXT    NOT NULL,
    nonce    TEXT    NOT NULL,
    at       REAL    NOT NULL,
    version  INTEGER NOT NULL,
    channel  INTEGER,
    user     INTEGER,
    seat     INTEGER,
    message  INTEGER,
    face     TEXT    NOT NULL,
    upto     INTEGER NOT NULL,
    news     TEXT    NOT NULL,          -- JSON: ids of whispers
    since    REAL,                      -- of a call: the beginning of the turn
    gone     INTEGER NOT NULL DEFAULT 0,
    known    REAL,                      -- when the message was last known to be as recorded here
    turn     REAL,                      -- of a letter with a menu: the beginning of the menu's turn
    plain    INTEGER NOT NULL DEFAULT 0, -- sent in its plain form, which phones show
    UNIQUE (table_id, occasion)
) STRICT;
INSERT INTO "post" VALUES(1,1,'card','card:1:1767225601.0','78f20401ea2217f7ebafac4b',1767225601.0,170,1456074448175104003,NULL,NULL,1456074448175104030,'ended:1456074448175104030',4294970368,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(2,1,'board','board:5:1767225601.0','f93ae42b64bf9a5cd84a1544',1767225601.0,25,1456074448175104030,NULL,NULL,1456074448175104034,'running:8',4294974465,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(3,1,'chapter','chapter:4294993930','727c557a60d5f772b9de5cb9',1767225601.0,26,1456074448175104030,NULL,NULL,1456074448175104052,'',0,'[4294993930]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(4,1,'board','board:46:1767225601.0','e7f7c870d977c2744f35ec2c',1767225601.0,46,1456074448175104030,NULL,NULL,1456074448175104056,'running:12',4294995969,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(5,1,'chapter','chapter:4295015434','93dedbbd37cccc5bf6c87640',1767225601.0,47,1456074448175104030,NULL,NULL,1456074448175104071,'',0,'[4295015434]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(6,1,'board','board:47:1767225601.0','7bd231ece566358251762724',1767225601.0,76,1456074448175104030,NULL,NULL,1456074448175104074,'running:16',4295026688,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(7,1,'chapter','chapter:4295046154','6b8525b979a33e505648bce5',1767225601.0,77,1456074448175104030,NULL,NULL,1456074448175104169,'',0,'[4295046154]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(8,1,'board','board:97:1767225601.0','7a70bf0424075d48f191f69c',1767225601.0,97,1456074448175104030,NULL,NULL,1456074448175104173,'running:20',4295048193,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(9,1,'chapter','chapter:4295067658','8834e9e6dba8ce12b25f4d47',1767225601.0,98,1456074448175104030,NULL,NULL,1456074448175104188,'',0,'[4295067658]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(10,1,'board','board:115:1767225601.0','9996b82e05b2ef4d9dac0fb5',1767225601.0,118,1456074448175104030,NULL,NULL,1456074448175104192,'running:24',4295069697,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(11,1,'chapter','chapter:4295089162','b9d1f49eef4f590e45321847',1767225601.0,119,1456074448175104030,NULL,NULL,1456074448175104208,'',0,'[4295089162]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(12,1,'board','board:119:1767225601.0','5af98a4fcfea07014735d3b2',1767225601.0,148,1456074448175104030,NULL,NULL,1456074448175104211,'running:28',4295100417,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(13,1,'chapter','chapter:4295119882','5bdb2b4f538598dd0b61aebb',1767225601.0,149,1456074448175104030,NULL,NULL,1456074448175104307,'',0,'[4295119882]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(14,1,'board','board:164:1767225601.0','6d42042c7cfdbf433599810d',1767225601.0,170,1456074448175104030,NULL,NULL,1456074448175104311,'ended:33',4295141391,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(15,1,'farewell','farewell','b5815e4bbe7830d2e08782c5',1767225601.0,170,1456074448175104030,NULL,NULL,1456074448175104328,'',0,'[]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(16,1,'sequel','sequel:1:farewell','483c801a4a09fbe81cab88b4',1767225601.0,170,1456074448175104030,NULL,NULL,1456074448175104332,'',0,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(17,1,'archive','archive','9b522fb844197c56e8eca049',1767225601.0,170,1456074448175104030,NULL,NULL,1456074448175104030,'',0,'[]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(18,2,'card','card:1:1767225601.0','df571d322e4e9b2db0cd6618',1767225601.0,5,1456074448175104003,NULL,NULL,1456074448175104344,'running:1456074448175104344:pl:0',8589937664,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(19,2,'board','board:5:1767225601.0','3b7cac4a5a8146642e7dc99c',1767225601.0,26,1456074448175104344,NULL,NULL,1456074448175104350,'running:8',8589961216,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(20,2,'chapter','chapter:8589962244','2074e1a90a945664fbe7fae5',1767225601.0,27,1456074448175104344,NULL,NULL,1456074448175104461,'',0,'[8589962244]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(21,2,'board','board:27:1767225601.0','ddb7918afb2d578f04023ec2',1767225601.0,47,1456074448175104344,NULL,NULL,1456074448175104463,'running:11',8589973504,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(22,3,'card','card:4:1767225601.0','de3c24fe533befc508f492c4',1767225601.0,128,1456074448175104565,NULL,NULL,1456074448175104567,'running:1456074448175104565:pl:0:paused',12884904960,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(23,3,'member','member:1456074448175104565:1fba07d9:4','8fdd6e15119e54d483e15570',1767225601.0,4,1456074448175104565,1456074448175104005,NULL,1456074448175104565,'',0,'[]',NULL,0,NULL,NULL,1);
INSERT INTO "post" VALUES(24,3,'board','board:9:1767225601.0','f48a1fd9447b055f18e55ce6',1767225601.0,25,1456074448175104565,NULL,NULL,1456074448175104570,'running:8',12884909057,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(25,3,'chapter','chapter:12884928522','8ac9f521b4862a5f3fd3257b',1767225601.0,26,1456074448175104565,NULL,NULL,1456074448175104586,'',0,'[12884928522]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(26,3,'board','board:42:1767225601.0','4b3867bb1e8117c7f44b2df0',1767225601.0,46,1456074448175104565,NULL,NULL,1456074448175104590,'running:12',12884930560,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(27,3,'chapter','chapter:12884950026','0174ebaaf26dac740f7d8093',1767225601.0,47,1456074448175104565,NULL,NULL,1456074448175104606,'',0,'[12884950026]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(28,3,'board','board:47:1767225601.0','ba39d06ee37b919431568493',1767225601.0,76,1456074448175104565,NULL,NULL,1456074448175104609,'running:16',12884961280,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(29,3,'chapter','chapter:12884980746','f7cc48a216a80640a50b7f81',1767225601.0,77,1456074448175104565,NULL,NULL,1456074448175104705,'',0,'[12884980746]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(30,3,'board','board:94:1767225601.0','d3a74680747befed15e44b34',1767225601.0,97,1456074448175104565,NULL,NULL,1456074448175104708,'running:20',12884982785,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(31,3,'chapter','chapter:12885002250','bf39c42c93e7fef0b05ae7a2',1767225601.0,98,1456074448175104565,NULL,NULL,1456074448175104724,'',0,'[12885002250]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(32,3,'board','board:112:1767225601.0','3c7ec462b08335c6e3b38801',1767225601.0,118,1456074448175104565,NULL,NULL,1456074448175104728,'running:24',12885004289,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(33,3,'chapter','chapter:12885023754','50faff71332c5077649c2d67',1767225601.0,119,1456074448175104565,NULL,NULL,1456074448175104744,'',0,'[12885023754]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(34,3,'board','board:119:1767225601.0','ed730f8761f3b55aafec14ab',1767225601.0,128,1456074448175104565,NULL,NULL,1456074448175104747,'running:26',12885032960,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(35,4,'card','card:1:1767225601.0','c730dc2d62c0ee5297493b61',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104820,'closed:None',17179871232,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(36,5,'card','card:1:1767225601.0','592ee10b78a9371154fe1d4e',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104826,'lobby:2:1@1769986740',21474838528,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(37,6,'card','card:1:1767225601.0','0148b8578110444b7c32c3d7',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104847,'running:1456074448175104847:pl:None',0,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(38,7,'card','card:1:1767225601.0','f1145a6f11ae122ffb370f71',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104848,'running:1456074448175104848:pl:None',0,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(39,7,'board','board:2:1767225601.0','4f505975de4420f51b0132b3',1767225601.0,2,1456074448175104848,NULL,NULL,1456074448175104854,'running:2',30064772097,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(40,6,'board','board:2:1767225601.0','7511d13a2ffd6fafcc025dc5',1767225601.0,2,1456074448175104847,NULL,NULL,1456074448175104857,'running:2',25769804801,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(41,8,'card','card:1:1767225601.0','82504844716bf59aeb95457c',1767225601.0,128,1456074448175104003,NULL,NULL,1456074448175104865,'ended:1456074448175104865:1',34359741440,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(42,8,'board','board:7:1767225601.0','2134732c23205e154ef12915',1767225601.0,25,1456074448175104865,NULL,NULL,1456074448175104869,'running:8',34359745536,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(43,8,'chapter','chapter:34359765002','26aa0ec92f37a97ab05af0ea',1767225601.0,26,1456074448175104865,NULL,NULL,1456074448175104887,'',0,'[34359765002]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(44,8,'board','board:34:1767225601.0','b45019b4de1083f05faf4fdd',1767225601.0,46,1456074448175104865,NULL,NULL,1456074448175104890,'running:12',34359767041,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(45,8,'chapter','chapter:34359786506','388c48b2964f913fe68b3d83',1767225601.0,47,1456074448175104865,NULL,NULL,1456074448175104906,'',0,'[34359786506]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(46,8,'board','board:47:1767225601.0','a6fe455b98f68b8215ba0f0c',1767225601.0,76,1456074448175104865,NULL,NULL,1456074448175104910,'running:16',34359797761,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(47,8,'chapter','chapter:34359817226','ab6e53d9af91b02690efef6f',1767225601.0,77,1456074448175104865,NULL,NULL,1456074448175105006,'',0,'[34359817226]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(48,8,'board','board:89:1767225601.0','b1a9623a43b9816d7e1f2c9f',1767225601.0,97,1456074448175104865,NULL,NULL,1456074448175105009,'running:20',34359819264,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(49,8,'chapter','chapter:34359838730','671065d4d5078c240efdcbae',1767225601.0,98,1456074448175104865,NULL,NULL,1456074448175105026,'',0,'[34359838730]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(50,8,'board','board:105:1767225601.0','4146be2186a2bd65ef38f92e',1767225601.0,118,1456074448175104865,NULL,NULL,1456074448175105029,'running:24',34359840768,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(51,8,'chapter','chapter:34359860234','cceff88bbaff7d5b2386a95a',1767225601.0,119,1456074448175104865,NULL,NULL,1456074448175105046,'',0,'[34359860234]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(52,8,'board','board:119:1767225601.0','b05f6c1e7649077145e82c39',1767225601.0,128,1456074448175104865,NULL,NULL,1456074448175105050,'ended:26',34359869441,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(53,8,'farewell','farewell','6b939a33f0edc370f4ae90f1',1767225601.0,128,1456074448175104865,NULL,NULL,1456074448175105121,'',0,'[]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(54,8,'sequel','sequel:1:farewell','27f087019d4c662770b6b75e',1767225601.0,128,1456074448175104865,NULL,NULL,1456074448175105123,'',0,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(55,8,'archive','archive','a4e7216d9cb3a7105cac9aa5',1767225601.0,128,1456074448175104865,NULL,NULL,1456074448175104865,'',0,'[]',NULL,0,1767225601.0,NULL,1);
CREATE TABLE rating (
    game  TEXT    NOT NULL,
    role  TEXT    NOT NULL,
    owner TEXT    NOT NULL,             -- a user id, a computer's strength, or a side's advantage
    mu    REAL    NOT NULL,
    sigma REAL    NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, role, owner)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating" VALUES('gifttrap','','1456074448175104004',2.21647298024459580298e+01,8.19876229012223,1);
INSERT INTO "rating" VALUES('gifttrap','','computer:easy',2.64176350987770192091e+01,8.23463155486177278419e+00,1);
CREATE TABLE result (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL UNIQUE,
    guild    INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    variant  TEXT    NOT NULL,
    options  TEXT    NOT NULL,          -- JSON
    rules    INTEGER NOT NULL,
    began    REAL    NOT NULL,
    ended    REAL    NOT NULL,
    moves    INTEGER NOT NULL,
    reason   TEXT    NOT NULL,
    rated    INTEGER NOT NULL,
    private  INTEGER NOT NULL           -- the table was private: its players are named to nobody else
) STRICT;
INSERT INTO "result" VALUES(1,1,1456074448175104000,'gifttrap','','{"expert":false,"gifttrap_card":false,"quick_unwrap":"yes","rounds":"8","track":"short"}',1,1767225601.0,1767225601.0,165,'rules',1,0);
INSERT INTO "result" VALUES(2,8,1456074448175104000,'gifttrap','','{"expert":false,"gifttrap_card":false,"quick_unwrap":"yes","rounds":"8","track":"normal"}',1,1767225601.0,1767225601.0,122,'resigned',0,0);
CREATE TABLE result_seat (
    result   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    user     INTEGER,                   -- NULL: a computer player, or the user's data was deleted
    name     TEXT    NOT NULL,
    strength TEXT,                      -- of a computer player
    role     TEXT    NOT NULL,
    place    INTEGER,
    score    INTEGER,
    participation TEXT NOT NULL,
    answers  INTEGER NOT NULL,          -- the number of measured answer times
    answer_s REAL,                      -- their median, seconds
    moments  TEXT    NOT NULL,          -- JSON: the value of each kind of moment
    mu       REAL,                      -- the rating before the game, with the next two; NULL: not rated
    sigma    REAL,
    games    INTEGER,
    PRIMARY KEY (result, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_seat" VALUES(1,0,1456074448175104004,'ann',NULL,'',3,0,'played',5,1.0,'{}',25.0,8.33333333333333392545e+00,0);
INSERT INTO "result_seat" VALUES(1,1,NULL,'Ada','easy','',2,24,'played',0,NULL,'{}',25.0,8.33333333333333392545e+00,0);
INSERT INTO "result_seat" VALUES(1,2,NULL,'Babbage','easy','',1,24,'played',0,NULL,'{}',25.0,8.33333333333333392545e+00,0);
INSERT INTO "result_seat" VALUES(2,0,NULL,'',NULL,'',3,0,'left',3,1.0,'{}',NULL,NULL,NULL);
INSERT INTO "result_seat" VALUES(2,1,NULL,'Ada','easy','',1,0,'played',0,NULL,'{}',NULL,NULL,NULL);
INSERT INTO "result_seat" VALUES(2,2,NULL,'Babbage','easy','',1,0,'played',0,NULL,'{}',NULL,NULL,NULL);
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    body  TEXT NOT NULL                 -- JSON
) STRICT;
INSERT INTO "server" VALUES(1456074448175104000,'{"guild":1456074448175104000,"channel":null,"language":"pl","pace":"relaxed","files":[{"game":"gifttrap","option":"own_gifts","text":"# Gifts of your own for GiftTRAP.\n#\n# - A gift is a block [[gifts]] with `deck` and `name`; up to 200 gifts. A name has at most 32 characters.\n# - `deck` is \"yellow\" (cheap fun), \"red\" (presents), \"blue\" (something dear) or \"black\" (priceless).\n# - `line` explains the gift in at most 90 characters; it may be left out.\n# - `language` is the language of these words: \"en\" (as it is if left out), \"cs\", \"sk\" or \"pl\".\n# - `number` stands in the file that the bot sends: running tables know the gift by it. Leave it out for a new gift.\n# A wrong file is refused with the line and the reason.\n\n[[gifts]]\ndeck = \"yellow\"\nname = \"A singing doorbell\"\nline = \"It knows one song, and it knows it well.\"\n\n[[gifts]]\ndeck = \"red\"\nname = \"Picnic for six\"\nline = \"With a basket, a blanket and no ants.\"\n\n[[gifts]]\ndeck = \"black\"\nname = \"A lighthouse\"\nline = \"Sea view included.\"\nlanguage = \"en\"\n","found":null}],"rules":{},"opener":null,"strength":"fair","banter":true,"ratings":true,"announcements":{},"webhook":null,"called":0.0,"blocks":[{"digest":"fbaa1fa5ad8ab6cf27ceb740f41872c5","at":1767225601.0,"user":1456074448175104012}],"journal":[]}');
CREATE TABLE standing (
    guild INTEGER NOT NULL,
    game  TEXT    NOT NULL,
    role  TEXT    NOT NULL,
    user  INTEGER NOT NULL,
    name  TEXT    NOT NULL,             -- in the person's last rated game
    games INTEGER NOT NULL,
    wins  INTEGER NOT NULL,
    PRIMARY KEY (guild, game, role, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "standing" VALUES(1456074448175104000,'gifttrap','',1456074448175104004,'ann',1,0);
CREATE TABLE sweep (
    table_id INTEGER PRIMARY KEY
) STRICT;
CREATE TABLE welcome (
    guild   INTEGER PRIMARY KEY,
    at      REAL    NOT NULL,
    channel INTEGER NOT NULL,
    user    INTEGER,                    -- the reader of a direct message; NULL: it is in a channel, or gone
    message INTEGER,
    gone    INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX game_table_going_on ON game_table (id) WHERE status IN ('lobby', 'running', 'broken');
CREATE INDEX game_table_over ON game_table (changed) WHERE status IN ('ended', 'closed');
CREATE INDEX move_opening ON move (by_user, at) WHERE kind = 'open';
CREATE INDEX news_untold ON news (table_id) WHERE told IS NULL;
CREATE INDEX post_nonce ON post (nonce);
CREATE INDEX post_message ON post (message);
CREATE INDEX post_call ON post (user, table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_seat_call ON post (table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_standing ON post (table_id, id) WHERE gone = 0 AND (message IS NULL OR kind <> 'letter');
CREATE INDEX post_event ON post (id) WHERE kind = 'event' AND message IS NULL AND gone = 0;
CREATE INDEX interest_topic ON interest (game, number);
CREATE INDEX result_server ON result (guild, game, ended);
CREATE INDEX result_seat_user ON result_seat (user) WHERE user IS NOT NULL;
CREATE INDEX rating_owner ON rating (owner);
CREATE INDEX standing_user ON standing (user);
CREATE INDEX league_server ON league (guild, id);
CREATE INDEX league_unsettled ON league (id) WHERE settled = 0;
CREATE INDEX league_entry_user ON league_entry (user) WHERE user <> 0;
CREATE INDEX league_post_user ON league_post (user) WHERE user IS NOT NULL;
CREATE INDEX daily_attempt_server ON daily_attempt (day, guild) WHERE guild IS NOT NULL AND cost IS NOT NULL;
CREATE INDEX participant_table ON participant (table_id);
CREATE INDEX game_table_odd ON game_table (id) WHERE status NOT IN ('lobby', 'running', 'broken', 'ended', 'closed');
CREATE INDEX game_table_server ON game_table (guild);
CREATE INDEX post_user ON post (user) WHERE user IS NOT NULL;
CREATE INDEX post_unfinished ON post (table_id) WHERE gone = 0 AND (
    message IS NULL OR turn IS NOT NULL OR kind = 'card' AND face NOT LIKE 'ended:%' AND face NOT LIKE 'closed:%'
);
CREATE INDEX person_vacation ON person (user)
WHERE instr(body, '"paid":') > 0 AND instr(body, '"paid":0.0') = 0;
CREATE INDEX server_journal ON server (guild) WHERE instr(body, '"journal":[{') > 0;
CREATE INDEX welcome_standing ON welcome (guild) WHERE gone = 0;
CREATE INDEX welcome_user ON welcome (user) WHERE user IS NOT NULL;
CREATE INDEX daily_attempt_begun ON daily_attempt (day) WHERE cost IS NULL;
CREATE INDEX daily_attempt_moves ON daily_attempt (day) WHERE progress <> '';
COMMIT;
PRAGMA user_version = 1;
PRAGMA application_id = 1111969107;
