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
INSERT INTO "game_table" VALUES(1,2,'bids',1,'lobby',1,20,NULL,101,'en','daily',1800000000.0,1800000000.0,1800172800.0,'[{"sitter":{"type":"person","user":101,"name":"Anna","account":""}},{"sitter":{"type":"person","user":102,"name":"Bob","account":""}}]','{"coins":3}','{"began":null,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'',NULL,NULL,1837549265);
INSERT INTO "game_table" VALUES(2,7,'bids',1,'running',1,20,NULL,101,'en','daily',1800000000.0,1800000000.0,1800086400.0,'[{"sitter":{"type":"person","user":101,"name":"Anna","account":""},"clock":{"since":1800000000.0,"due":1800086400.0,"warning":12960,"put_off":0.0},"moves":1,"last_stamp":"0ff08357ca36","silent_since":1800000000.0,"replace_votes":[]},{"sitter":{"type":"person","user":102,"name":"Bob","account":""},"clock":{"put_off":0.0},"moves":1,"last_stamp":"70872c481863","answers":"a","silent_since":1800000000.0,"replace_votes":[]},{"sitter":{"type":"person","user":103,"name":"Cyril","account":""},"clock":{"since":1800000000.0,"warning":12960,"put_off":0.0},"silent_since":1800000000.0,"departure":0,"replace_votes":[]}]','{"coins":3}','{"began":1800000000.0,"moves":2,"suggestions":[],"private_changes":0,"last_public_version":7,"together":true,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[{"seat":2,"sitter":{"type":"person","user":103,"name":"Cyril","account":""},"moves":2,"at":1800000000.0,"until":null,"until_at":null}],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"prize":3,"upcoming":6,"hands":[[2,3,1],[1,2,3],[2,1,3]],"sealed":[null,1,null],"won":[0,0,0],"peeked":true,"scribbles":[]}',NULL,471846356);
INSERT INTO "game_table" VALUES(3,9,'bids',1,'ended',1,20,NULL,101,'en','daily',1800000000.0,1800000000.0,NULL,'[{"sitter":{"type":"person","user":101,"name":"Anna","account":""},"clock":{},"moves":3,"last_stamp":"7acc0a700f27","answers":"aaa","silent_since":1800000000.0,"replace_votes":[]},{"sitter":{"type":"person","user":102,"name":"Bob","account":""},"clock":{},"moves":3,"last_stamp":"5b6c11d21b03","answers":"a","silent_since":1800000000.0,"replace_votes":[]}]','{"coins":3}','{"began":1800000000.0,"moves":6,"suggestions":[],"private_changes":0,"last_public_version":9,"together":true,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"prize":6,"upcoming":4,"hands":[[],[]],"sealed":[null,null],"won":[0,0],"peeked":false,"scribbles":[]}','{"places":[1,1],"scores":[0,0]}',1265220547);
INSERT INTO "game_table" VALUES(4,4,'bids',1,'closed',1,20,NULL,101,'en','daily',1800000000.0,1800000000.0,NULL,'[{"sitter":{"type":"person","user":101,"name":"Anna","account":""},"clock":{},"silent_since":1800000000.0},{"sitter":{"type":"person","user":102,"name":"Bob","account":""},"clock":{},"silent_since":1800000000.0}]','{"coins":3}','{"began":1800000000.0,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":4,"together":true,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"prize":5,"upcoming":1,"hands":[[2,3,1],[1,2,3]],"sealed":[null,null],"won":[0,0],"peeked":false,"scribbles":[]}',NULL,2504055174);
INSERT INTO "game_table" VALUES(5,7,'bids',1,'running',1,20,NULL,101,'pl','relaxed',1800000000.0,1800000000.0,1800259200.0,'[{"sitter":{"type":"person","user":101,"name":"Anna","account":""},"clock":{"since":1800000000.0,"due":1800259200.0,"warning":38880,"put_off":0.0},"moves":2,"last_stamp":"4e24266b49ff","silent_since":1800000000.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"strong","name":"Ada"},"clock":{"since":1800000000.0,"put_off":0.0},"moves":2,"last_stamp":"bbc79a4bb21a","silent_since":1800000000.0,"replace_votes":[]}]','{"coins":3}','{"began":1800000000.0,"moves":4,"suggestions":[],"private_changes":0,"last_public_version":7,"together":true,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"hello.one","talked":[],"announcement":null,"forum":false,"private":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"prize":1,"upcoming":6,"hands":[[3],[2]],"sealed":[null,null],"won":[1,5],"peeked":false,"scribbles":[]}',NULL,2457001860);
CREATE TABLE glimpse (
    table_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    upto     INTEGER NOT NULL,
    key      TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "glimpse" VALUES(2,1,7,'546b4044-10');
CREATE TABLE interest (
    user   INTEGER NOT NULL,
    n      INTEGER NOT NULL,            -- the place among the user's interests
    game   TEXT    NOT NULL,            -- '': the user follows a table
    number INTEGER NOT NULL,            -- of the server, or of the table that the user follows
    body   TEXT    NOT NULL,            -- JSON
    PRIMARY KEY (user, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "interest" VALUES(101,0,'walk',1,'{"game":"walk","guild":1,"at":1800000000.0,"until":1800600000.0,"table":null}');
INSERT INTO "interest" VALUES(101,1,'',5,'{"table":5,"rounds":true,"version":3}');
CREATE TABLE league (
    id      INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    draft   INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body    TEXT    NOT NULL,           -- JSON
    checksum INTEGER NOT NULL           -- of all columns
) STRICT;
CREATE TABLE league_entry (
    league INTEGER NOT NULL,
    n      INTEGER NOT NULL,
    user   INTEGER NOT NULL,            -- 0: the bot
    body   TEXT    NOT NULL,            -- JSON
    checksum INTEGER NOT NULL,          -- of all columns but n
    PRIMARY KEY (league, n)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL                 -- a number, text, JSON, or bytes as hexadecimal digits
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('alive','1800000000.0');
INSERT INTO "meta" VALUES('run','4538b4f72ee68f4c');
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
INSERT INTO "move" VALUES(1,1,'open',NULL,NULL,101,NULL,'546b4044-1',1800000000.0);
INSERT INTO "move" VALUES(1,2,'join',NULL,NULL,102,NULL,'546b4044-2',1800000000.0);
INSERT INTO "move" VALUES(2,1,'open',NULL,NULL,101,NULL,'546b4044-3',1800000000.0);
INSERT INTO "move" VALUES(2,2,'join',NULL,NULL,102,NULL,'546b4044-4',1800000000.0);
INSERT INTO "move" VALUES(2,3,'join',NULL,NULL,103,NULL,'546b4044-5',1800000000.0);
INSERT INTO "move" VALUES(2,4,'start',0,NULL,101,NULL,'546b4044-6',1800000000.0);
INSERT INTO "move" VALUES(2,5,'move',1,1,102,'{"type":"Bid","coin":1}','546b4044-7',1800000000.0);
INSERT INTO "move" VALUES(2,6,'move',2,0,101,'{"type":"Peek"}','546b4044-8',1800000000.0);
INSERT INTO "move" VALUES(2,7,'resign',NULL,2,103,NULL,'546b4044-9',1800000000.0);
INSERT INTO "move" VALUES(3,1,'open',NULL,NULL,101,NULL,'546b4044-11',1800000000.0);
INSERT INTO "move" VALUES(3,2,'join',NULL,NULL,102,NULL,'546b4044-12',1800000000.0);
INSERT INTO "move" VALUES(3,3,'start',0,NULL,101,NULL,'546b4044-13',1800000000.0);
INSERT INTO "move" VALUES(3,4,'move',1,0,101,'{"type":"Bid","coin":1}','546b4044-14',1800000000.0);
INSERT INTO "move" VALUES(3,5,'move',2,1,102,'{"type":"Bid","coin":1}','546b4044-15',1800000000.0);
INSERT INTO "move" VALUES(3,6,'move',3,0,101,'{"type":"Bid","coin":2}','546b4044-16',1800000000.0);
INSERT INTO "move" VALUES(3,7,'move',4,1,102,'{"type":"Bid","coin":2}','546b4044-17',1800000000.0);
INSERT INTO "move" VALUES(3,8,'move',5,0,101,'{"type":"Bid","coin":3}','546b4044-18',1800000000.0);
INSERT INTO "move" VALUES(3,9,'move',6,1,102,'{"type":"Bid","coin":3}','546b4044-19',1800000000.0);
INSERT INTO "move" VALUES(4,1,'open',NULL,NULL,101,NULL,'546b4044-20',1800000000.0);
INSERT INTO "move" VALUES(4,2,'join',NULL,NULL,102,NULL,'546b4044-21',1800000000.0);
INSERT INTO "move" VALUES(4,3,'start',0,NULL,101,NULL,'546b4044-22',1800000000.0);
INSERT INTO "move" VALUES(4,4,'cancel',NULL,0,101,NULL,'546b4044-23',1800000000.0);
INSERT INTO "move" VALUES(5,1,'open',NULL,NULL,101,NULL,'546b4044-24',1800000000.0);
INSERT INTO "move" VALUES(5,2,'add',NULL,NULL,101,NULL,'546b4044-25',1800000000.0);
INSERT INTO "move" VALUES(5,3,'start',0,NULL,101,NULL,'546b4044-26',1800000000.0);
INSERT INTO "move" VALUES(5,4,'move',1,1,NULL,'{"type":"Bid","coin":3}','computer:5:1',1800000000.0);
INSERT INTO "move" VALUES(5,5,'move',2,0,101,'{"type":"Bid","coin":1}','546b4044-27',1800000000.0);
INSERT INTO "move" VALUES(5,6,'move',3,1,NULL,'{"type":"Bid","coin":1}','computer:5:3',1800000000.0);
INSERT INTO "move" VALUES(5,7,'move',4,0,101,'{"type":"Bid","coin":2}','546b4044-28',1800000000.0);
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
INSERT INTO "news" VALUES(4294968320,1,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL,3023676910);
INSERT INTO "news" VALUES(4294969344,1,2,0,NULL,0,'{"type":"Joined","name":"Bob"}',1800000000.0,NULL,724881613);
INSERT INTO "news" VALUES(8589935616,2,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL,3023676910);
INSERT INTO "news" VALUES(8589936640,2,2,0,NULL,0,'{"type":"Joined","name":"Bob"}',1800000000.0,NULL,724881613);
INSERT INTO "news" VALUES(8589937664,2,3,0,NULL,0,'{"type":"Joined","name":"Cyril"}',1800000000.0,NULL,112594675);
INSERT INTO "news" VALUES(8589938688,2,4,0,NULL,0,'{"type":"GameStarted","commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}',1800000000.0,NULL,372318599);
INSERT INTO "news" VALUES(8589938689,2,4,1,0,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL,1162819161);
INSERT INTO "news" VALUES(8589938690,2,4,2,1,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL,1640851311);
INSERT INTO "news" VALUES(8589938691,2,4,3,2,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL,206279733);
INSERT INTO "news" VALUES(8589938692,2,4,4,NULL,0,'{"type":"PrizeShown","prize":3}',1800000000.0,NULL,4247074497);
INSERT INTO "news" VALUES(8589939712,2,5,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL,672048847);
INSERT INTO "news" VALUES(8589940736,2,6,0,NULL,1,'{"type":"Peeked","upcoming":6}',1800000000.0,NULL,743151455);
INSERT INTO "news" VALUES(8589941760,2,7,0,NULL,0,'{"type":"Resigned","seat":2}',1800000000.0,NULL,2995256990);
INSERT INTO "news" VALUES(12884902912,3,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL,3023676910);
INSERT INTO "news" VALUES(12884903936,3,2,0,NULL,0,'{"type":"Joined","name":"Bob"}',1800000000.0,NULL,724881613);
INSERT INTO "news" VALUES(12884904960,3,3,0,NULL,0,'{"type":"GameStarted","commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}',1800000000.0,NULL,372318599);
INSERT INTO "news" VALUES(12884904961,3,3,1,0,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL,1162819161);
INSERT INTO "news" VALUES(12884904962,3,3,2,1,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL,1640851311);
INSERT INTO "news" VALUES(12884904963,3,3,3,NULL,0,'{"type":"PrizeShown","prize":5}',1800000000.0,NULL,2877264199);
INSERT INTO "news" VALUES(12884905984,3,4,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL,823498638);
INSERT INTO "news" VALUES(12884907008,3,5,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL,672048847);
INSERT INTO "news" VALUES(12884907009,3,5,1,NULL,0,'{"type":"RoundWon","seat":null,"prize":5}',1800000000.0,NULL,618929256);
INSERT INTO "news" VALUES(12884907010,3,5,2,NULL,0,'{"type":"PrizeShown","prize":1}',1800000000.0,NULL,3474150467);
INSERT INTO "news" VALUES(12884908032,3,6,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL,823498638);
INSERT INTO "news" VALUES(12884909056,3,7,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL,672048847);
INSERT INTO "news" VALUES(12884909057,3,7,1,NULL,0,'{"type":"RoundWon","seat":null,"prize":1}',1800000000.0,NULL,1082710380);
INSERT INTO "news" VALUES(12884909058,3,7,2,NULL,0,'{"type":"PrizeShown","prize":1}',1800000000.0,NULL,3474150467);
INSERT INTO "news" VALUES(12884910080,3,8,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL,823498638);
INSERT INTO "news" VALUES(12884911104,3,9,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL,672048847);
INSERT INTO "news" VALUES(12884911105,3,9,1,NULL,0,'{"type":"RoundWon","seat":null,"prize":1}',1800000000.0,NULL,1082710380);
INSERT INTO "news" VALUES(12884911106,3,9,2,NULL,0,'{"type":"PrizeShown","prize":6}',1800000000.0,NULL,2152907396);
INSERT INTO "news" VALUES(12884911107,3,9,3,NULL,0,'{"type":"GameEnded","seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}',1800000000.0,NULL,1557673382);
INSERT INTO "news" VALUES(17179870208,4,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL,3023676910);
INSERT INTO "news" VALUES(17179871232,4,2,0,NULL,0,'{"type":"Joined","name":"Bob"}',1800000000.0,NULL,724881613);
INSERT INTO "news" VALUES(17179872256,4,3,0,NULL,0,'{"type":"GameStarted","commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}',1800000000.0,NULL,372318599);
INSERT INTO "news" VALUES(17179872257,4,3,1,0,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL,1162819161);
INSERT INTO "news" VALUES(17179872258,4,3,2,1,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL,1640851311);
INSERT INTO "news" VALUES(17179872259,4,3,3,NULL,0,'{"type":"PrizeShown","prize":5}',1800000000.0,NULL,2877264199);
INSERT INTO "news" VALUES(17179873280,4,4,0,NULL,0,'{"type":"CancelledByHost","name":"Anna"}',1800000000.0,NULL,4124529393);
INSERT INTO "news" VALUES(17179873281,4,4,1,NULL,0,'{"type":"SeedShown","seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}',1800000000.0,NULL,3814962000);
INSERT INTO "news" VALUES(21474837504,5,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL,3023676910);
INSERT INTO "news" VALUES(21474838528,5,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"strong"}',1800000000.0,NULL,2624587861);
INSERT INTO "news" VALUES(21474839552,5,3,0,NULL,0,'{"type":"GameStarted","commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}',1800000000.0,NULL,372318599);
INSERT INTO "news" VALUES(21474839553,5,3,1,0,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL,1162819161);
INSERT INTO "news" VALUES(21474839554,5,3,2,1,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL,1640851311);
INSERT INTO "news" VALUES(21474839555,5,3,3,NULL,0,'{"type":"PrizeShown","prize":5}',1800000000.0,NULL,2877264199);
INSERT INTO "news" VALUES(21474839556,5,3,4,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.one"}',1800000000.0,NULL,3287595011);
INSERT INTO "news" VALUES(21474840576,5,4,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL,672048847);
INSERT INTO "news" VALUES(21474841600,5,5,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL,823498638);
INSERT INTO "news" VALUES(21474841601,5,5,1,NULL,0,'{"type":"RoundWon","seat":1,"prize":5}',1800000000.0,NULL,2545988033);
INSERT INTO "news" VALUES(21474841602,5,5,2,NULL,0,'{"type":"PrizeShown","prize":1}',1800000000.0,NULL,3474150467);
INSERT INTO "news" VALUES(21474842624,5,6,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL,672048847);
INSERT INTO "news" VALUES(21474843648,5,7,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL,823498638);
INSERT INTO "news" VALUES(21474843649,5,7,1,NULL,0,'{"type":"RoundWon","seat":0,"prize":1}',1800000000.0,NULL,1745434794);
INSERT INTO "news" VALUES(21474843650,5,7,2,NULL,0,'{"type":"PrizeShown","prize":1}',1800000000.0,NULL,3474150467);
CREATE TABLE participant (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "participant" VALUES(101,1);
INSERT INTO "participant" VALUES(102,1);
INSERT INTO "participant" VALUES(101,2);
INSERT INTO "participant" VALUES(102,2);
INSERT INTO "participant" VALUES(103,2);
INSERT INTO "participant" VALUES(101,3);
INSERT INTO "participant" VALUES(102,3);
INSERT INTO "participant" VALUES(101,4);
INSERT INTO "participant" VALUES(102,4);
INSERT INTO "participant" VALUES(101,5);
CREATE TABLE person (
    user   INTEGER PRIMARY KEY,
    body   TEXT NOT NULL,               -- JSON of what the person chose
    locale TEXT                         -- of the person's Discord client when last heard of; NULL: never
) STRICT;
INSERT INTO "person" VALUES(101,'{"user":101,"language":"sk","quiet_from":1320,"quiet_to":420,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}',NULL);
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
CREATE TABLE rating (
    game  TEXT    NOT NULL,
    role  TEXT    NOT NULL,
    owner TEXT    NOT NULL,             -- a user id, a computer's strength, or a side's advantage
    mu    REAL    NOT NULL,
    sigma REAL    NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, role, owner)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    body  TEXT NOT NULL                 -- JSON
) STRICT;
INSERT INTO "server" VALUES(1,'{"guild":1,"channel":null,"language":"pl","pace":null,"files":[{"game":"bids","option":"map","text":"a town","found":null}],"rules":{},"opener":null,"strength":"fair","banter":true,"ratings":true,"announcements":{},"webhook":null,"called":0.0,"blocks":[],"journal":[]}');
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
