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
INSERT INTO "game_table" VALUES(1,86,'fort',1,'ended',1456074448175104000,1456074448175104003,1456074448175104027,1456074448175104004,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":"ann"},"clock":{},"moves":42,"last_stamp":"4cd6e8720acb","answers":"aaaaaaaaaaaaaaaaaaaaa","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{},"moves":40,"last_stamp":"f805401bef5f","silent_since":1767225601.0,"replace_votes":[]}]','{"bonus":false,"open_memory":false}','{"began":1767225601.0,"moves":82,"suggestions":[],"private_changes":0,"last_public_version":86,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"lost.one","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"bonus":false,"open_memory":false},"field":[11,30,39,4,44,25,0,0,16,40,27,15,24,37,0,7,19,12,45,32,2,3,33,0,0,13,28,6,0,0,0,0,10,38,21,36,46,0,0,0,0,5,34,0,41],"walls":[[1,8,17,18,20,22,23,26,42,43],[1,9,14,29,31,35]],"turn":0,"phase":"over","turned":null,"face_up":[],"seen":[{"place":43,"number":34},{"place":5,"number":44},{"place":10,"number":40},{"place":21,"number":2},{"place":11,"number":27},{"place":18,"number":12},{"place":13,"number":24},{"place":35,"number":21},{"place":33,"number":10},{"place":26,"number":13},{"place":4,"number":4},{"place":27,"number":28},{"place":9,"number":16},{"place":1,"number":11},{"place":34,"number":38},{"place":2,"number":30},{"place":36,"number":36},{"place":28,"number":6}],"helped":false,"out":[],"shot":[]}','{"places":[1,2],"scores":[10,6]}',2773961129);
INSERT INTO "game_table" VALUES(2,41,'fort',1,'running',1456074448175104000,1456074448175104003,1456074448175104154,1456074448175104004,'pl','relaxed',1767225601.0,1767225601.0,1767484801.0,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":"ann"},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"moves":12,"last_stamp":"7f94ebca83ed","answers":"aaaaaa","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{"put_off":0.0},"moves":12,"last_stamp":"252ddfc3110e","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":"bob"},"clock":{"put_off":0.0},"moves":12,"last_stamp":"3cb678da00af","answers":"aaaaaa","silent_since":1767225601.0,"replace_votes":[]}]','{"bonus":false,"open_memory":false}','{"began":1767225601.0,"moves":36,"suggestions":[],"private_changes":0,"last_public_version":41,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"hello.other","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"bonus":false,"open_memory":false},"field":[0,30,39,4,44,25,14,20,16,40,27,15,24,37,26,7,19,12,45,32,0,3,33,31,35,13,28,6,17,8,43,23,10,38,0,36,46,29,42,9,18,5,34,22,41],"walls":[[1,21],[1,2],[1,11]],"turn":0,"phase":"turn","turned":null,"face_up":[],"seen":[{"place":43,"number":34},{"place":39,"number":42},{"place":5,"number":44},{"place":45,"number":41},{"place":29,"number":17},{"place":38,"number":29},{"place":20,"number":32},{"place":41,"number":18},{"place":25,"number":35},{"place":40,"number":9},{"place":37,"number":46},{"place":10,"number":40},{"place":17,"number":19},{"place":24,"number":31}],"helped":false,"out":[],"shot":[]}',NULL,2486075882);
INSERT INTO "game_table" VALUES(3,53,'fort',1,'running',1456074448175104000,1456074448175104003,1456074448175104236,1456074448175104005,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":"bob"},"clock":{"warning":38880,"put_off":0.0,"held":{"waited":0.0,"left":259200.0}},"moves":24,"last_stamp":"83514609c37f","answers":"aaaaaaaaaaaa","silent_since":1767225601.0,"silent_for":0.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{"put_off":0.0},"moves":24,"last_stamp":"f914fd4ec71f","silent_since":1767225601.0,"silent_for":0.0,"replace_votes":[]}]','{"bonus":false,"open_memory":false}','{"began":1767225601.0,"moves":48,"suggestions":[],"private_changes":0,"last_public_version":53,"together":false,"invited":[],"again":false,"away":null,"pause":{"since":1767225601.0,"until":null},"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"left.bold","talked":[],"announcement":null,"forum":false,"private":true}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"bonus":false,"open_memory":false},"field":[11,30,39,4,44,25,0,0,16,40,27,15,24,37,26,7,19,12,45,32,2,3,33,0,0,13,28,6,0,0,43,23,10,38,21,36,46,0,42,0,0,5,34,0,41],"walls":[[1,8,17,18,20,22],[1,9,14,29,31,35]],"turn":0,"phase":"turn","turned":null,"face_up":[],"seen":[{"place":43,"number":34},{"place":39,"number":42},{"place":5,"number":44},{"place":10,"number":40},{"place":31,"number":43},{"place":21,"number":2},{"place":11,"number":27},{"place":9,"number":16},{"place":18,"number":12},{"place":13,"number":24},{"place":32,"number":23}],"helped":false,"out":[],"shot":[]}',NULL,2404689484);
INSERT INTO "game_table" VALUES(4,2,'fort',1,'closed',1456074448175104000,1456074448175104003,NULL,1456074448175104005,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":"bob"},"clock":{}}]','{"bonus":false,"open_memory":false}','{"began":null,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'',NULL,NULL,2470855142);
INSERT INTO "game_table" VALUES(5,2,'fort',1,'lobby',1456074448175104000,1456074448175104003,NULL,1456074448175104004,'pl','relaxed',1767225601.0,1767225601.0,1767398401.0,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":"ann"}},{"sitter":{"type":"person","user":1456074448175104006,"name":"cid","account":"cid"}}]','{"bonus":false,"open_memory":false}','{"began":null,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'',NULL,NULL,2887233653);
INSERT INTO "game_table" VALUES(6,2,'fort',1,'running',1456074448175104000,1456074448175104003,1456074448175104340,0,'pl','relaxed',1767225601.0,1767225601.0,1767484801.0,'[{"sitter":{"type":"person","user":1456074448175104328,"name":"guest-0","account":""},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"silent_since":1767225601.0},{"sitter":{"type":"person","user":1456074448175104006,"name":"cid","account":""},"clock":{"put_off":0.0},"silent_since":1767225601.0}]','{"bonus":false,"open_memory":false}','{"began":1767225601.0,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":1,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"bonus":false,"open_memory":false},"field":[11,30,39,4,44,25,14,20,16,40,27,15,24,37,26,7,19,12,45,32,2,3,33,31,35,13,28,6,17,8,43,23,10,38,21,36,46,29,42,9,18,5,34,22,41],"walls":[[1],[1]],"turn":0,"phase":"turn","turned":null,"face_up":[],"seen":[],"helped":false,"out":[],"shot":[]}',NULL,2715934037);
INSERT INTO "game_table" VALUES(7,2,'fort',1,'running',1456074448175104000,1456074448175104003,1456074448175104342,0,'pl','relaxed',1767225601.0,1767225601.0,1767484801.0,'[{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":""},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"silent_since":1767225601.0},{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":""},"clock":{"put_off":0.0},"silent_since":1767225601.0}]','{"bonus":false,"open_memory":false}','{"began":1767225601.0,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":1,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"bonus":false,"open_memory":false},"field":[11,30,39,4,44,25,14,20,16,40,27,15,24,37,26,7,19,12,45,32,2,3,33,31,35,13,28,6,17,8,43,23,10,38,21,36,46,29,42,9,18,5,34,22,41],"walls":[[1],[1]],"turn":0,"phase":"turn","turned":null,"face_up":[],"seen":[],"helped":false,"out":[],"shot":[]}',NULL,601361973);
INSERT INTO "game_table" VALUES(8,53,'fort',1,'ended',1456074448175104000,1456074448175104003,1456074448175104356,0,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":0,"name":"N. N.","account":""},"clock":{},"moves":24,"last_stamp":"6baaa11ef55a","answers":"aaaaaaaaaaaa","silent_since":1767225601.0,"departure":0,"open":true,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{},"moves":24,"last_stamp":"03ec984dc0f1","silent_since":1767225601.0,"replace_votes":[]}]','{"bonus":false,"open_memory":false}','{"began":1767225601.0,"moves":48,"suggestions":[],"private_changes":0,"last_public_version":53,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[{"seat":0,"sitter":{"type":"person","user":0,"name":"N. N.","account":""},"moves":48,"at":1767225601.0,"until":null,"until_at":null}],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"well-taken.one","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"bonus":false,"open_memory":false},"field":[11,30,39,4,44,25,0,0,16,40,27,15,24,37,26,7,19,12,45,32,2,3,33,0,0,13,28,6,0,0,43,23,10,38,21,36,46,0,42,0,0,5,34,0,41],"walls":[[1,8,17,18,20,22],[1,9,14,29,31,35]],"turn":0,"phase":"turn","turned":null,"face_up":[],"seen":[{"place":43,"number":34},{"place":39,"number":42},{"place":5,"number":44},{"place":10,"number":40},{"place":31,"number":43},{"place":21,"number":2},{"place":11,"number":27},{"place":9,"number":16},{"place":18,"number":12},{"place":13,"number":24},{"place":32,"number":23}],"helped":false,"out":[],"shot":[]}','{"places":[2,1],"scores":[0,0]}',1271831328);
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
INSERT INTO "interest" VALUES(1456074448175104006,0,'fort',1456074448175104000,'{"game":"fort","guild":1456074448175104000,"at":1767225601.0,"until":1768435201.0,"table":null}');
INSERT INTO "interest" VALUES(1456074448175104006,1,'',2,'{"table":2,"rounds":true,"version":41}');
CREATE TABLE league (
    id      INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    draft   INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body    TEXT    NOT NULL,           -- JSON
    checksum INTEGER NOT NULL           -- of all columns
) STRICT;
INSERT INTO "league" VALUES(1,1456074448175104000,0,0,8,'{"league":{"id":1,"guild":1456074448175104000,"name":"","organiser":1456074448175104004,"settings":{"contests":[{"game":"fort","options":"{\"bonus\":false,\"open_memory\":false}","roles":[""],"min_seats":2,"max_seats":4}],"rounds":2,"table_size":2,"pace":"relaxed","min_entrants":2,"max_entrants":4,"start_when_full":true,"starts_at":null,"role":null,"round_every":null,"round_limit":10368000.0,"forfeit_after":604800.0,"until_decided":false},"seed":"PTWj/MPs8Ydss9x9IiSPSRE9940Sq5D69Gf/BXsWAmA=","opened":1767225601.0,"status":"running","entrants":[{"user":1456074448175104004,"name":"ann","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104005,"name":"bob","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104006,"name":"cid","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104328,"name":"guest-0","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null}],"rounds":[{"number":0,"began":1767225601.0,"due":1777593601.0,"byes":[],"basis":"a956910fc556359bc0f86d6bb50b619a9be469322a0b048699bc146506e99dcb"}],"matches":[{"number":0,"round":0,"contest":0,"seats":[{"entrant":3,"drawn":3,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":3,"resigned":false},{"entrant":2,"drawn":2,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":2,"resigned":false}],"status":"open","table":6,"closing":false,"ended":null},{"number":1,"round":0,"contest":0,"seats":[{"entrant":1,"drawn":1,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":1,"resigned":false},{"entrant":0,"drawn":0,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":0,"resigned":false}],"status":"open","table":7,"closing":false,"ended":null}],"missed":[],"settled_until":0.0,"frozen_since":null,"ended":null,"version":6},"channel":1456074448175104003,"language":"pl","rated":true,"strength":"fair","is_draft":false,"is_settled":false,"version":8}',826884268);
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
INSERT INTO "league_entry" VALUES(1,4,1456074448175104328,'{"at":1767225601.0,"action":"joined","by":1456074448175104328,"entrant":3,"other":null,"match":null,"round":null}',3062335669);
INSERT INTO "league_entry" VALUES(1,5,1456074448175104328,'{"at":1767225601.0,"action":"started","by":1456074448175104328,"entrant":null,"other":null,"match":null,"round":null}',1171316141);
INSERT INTO "league_entry" VALUES(1,6,0,'{"at":1767225601.0,"action":"drawn","by":0,"entrant":null,"other":null,"match":null,"round":0}',4142853501);
INSERT INTO "league_entry" VALUES(1,7,0,'{"at":1767225601.0,"action":"table-opened","by":0,"entrant":null,"other":null,"match":0,"round":null}',1422580452);
INSERT INTO "league_entry" VALUES(1,8,0,'{"at":1767225601.0,"action":"table-opened","by":0,"entrant":null,"other":null,"match":1,"round":null}',3979411724);
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
INSERT INTO "league_post" VALUES(1,'card',1767225601.0,1456074448175104003,1456074448175104331,'running:1:True:1456074448175104331',NULL,NULL,3186192023);
INSERT INTO "league_post" VALUES(1,'standings',1767225601.0,1456074448175104331,1456074448175104347,'8',NULL,NULL,557227455);
INSERT INTO "league_post" VALUES(1,'thread',1767225601.0,1456074448175104003,1456074448175104331,'',NULL,NULL,4161990114);
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL                 -- a number, text, JSON, or bytes as hexadecimal digits
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('alive','1767225601.0');
INSERT INTO "meta" VALUES('commands hash','9a433b6cf62a44b91e684f8ef51b8b52490d9f4abdb9e50203e32ece575cce4f');
INSERT INTO "meta" VALUES('last league','1');
INSERT INTO "meta" VALUES('open panels 0','5b5d');
INSERT INTO "meta" VALUES('run','bedb3853d5ce2a12');
INSERT INTO "meta" VALUES('signing key','571ff776dd594edaf5b9e18336ba2b8158ac77a2b80d11644d7a13e4f740ac2a');
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
INSERT INTO "move" VALUES(1,1,'open',NULL,NULL,1456074448175104004,NULL,'1456074448175104025',1767225601.0);
INSERT INTO "move" VALUES(1,2,'add',NULL,NULL,1456074448175104004,NULL,'1456074448175104025:0',1767225601.0);
INSERT INTO "move" VALUES(1,3,'start',0,NULL,1456074448175104004,NULL,'1456074448175104028',1767225601.0);
INSERT INTO "move" VALUES(1,4,'place',NULL,NULL,NULL,NULL,'place:1:3',1767225601.0);
INSERT INTO "move" VALUES(1,5,'move',1,0,1456074448175104004,'{"type":"Turn","place":43}','1456074448175104033',1767225601.0);
INSERT INTO "move" VALUES(1,6,'move',2,0,1456074448175104004,'{"type":"Leave"}','1456074448175104035',1767225601.0);
INSERT INTO "move" VALUES(1,7,'move',3,1,NULL,'{"type":"Turn","place":39}','computer:1:3',1767225601.0);
INSERT INTO "move" VALUES(1,8,'move',4,1,NULL,'{"type":"Leave"}','computer:1:4',1767225601.0);
INSERT INTO "move" VALUES(1,9,'move',5,0,1456074448175104004,'{"type":"Turn","place":5}','1456074448175104039',1767225601.0);
INSERT INTO "move" VALUES(1,10,'move',6,0,1456074448175104004,'{"type":"Leave"}','1456074448175104041',1767225601.0);
INSERT INTO "move" VALUES(1,11,'move',7,1,NULL,'{"type":"Turn","place":10}','computer:1:7',1767225601.0);
INSERT INTO "move" VALUES(1,12,'move',8,1,NULL,'{"type":"Leave"}','computer:1:8',1767225601.0);
INSERT INTO "move" VALUES(1,13,'move',9,0,1456074448175104004,'{"type":"Turn","place":30}','1456074448175104044',1767225601.0);
INSERT INTO "move" VALUES(1,14,'move',10,0,1456074448175104004,'{"type":"Take"}','1456074448175104046',1767225601.0);
INSERT INTO "move" VALUES(1,15,'move',11,1,NULL,'{"type":"Turn","place":31}','computer:1:11',1767225601.0);
INSERT INTO "move" VALUES(1,16,'move',12,1,NULL,'{"type":"Leave"}','computer:1:12',1767225601.0);
INSERT INTO "move" VALUES(1,17,'move',13,0,1456074448175104004,'{"type":"Turn","place":29}','1456074448175104049',1767225601.0);
INSERT INTO "move" VALUES(1,18,'move',14,0,1456074448175104004,'{"type":"Leave"}','1456074448175104051',1767225601.0);
INSERT INTO "move" VALUES(1,19,'move',15,1,NULL,'{"type":"Turn","place":40}','computer:1:15',1767225601.0);
INSERT INTO "move" VALUES(1,20,'move',16,1,NULL,'{"type":"Take"}','computer:1:16',1767225601.0);
INSERT INTO "move" VALUES(1,21,'move',17,0,1456074448175104004,'{"type":"Turn","place":29}','1456074448175104055',1767225601.0);
INSERT INTO "move" VALUES(1,22,'move',18,0,1456074448175104004,'{"type":"Take"}','1456074448175104057',1767225601.0);
INSERT INTO "move" VALUES(1,23,'move',19,1,NULL,'{"type":"Turn","place":25}','computer:1:19',1767225601.0);
INSERT INTO "move" VALUES(1,24,'move',20,1,NULL,'{"type":"Leave"}','computer:1:20',1767225601.0);
INSERT INTO "move" VALUES(1,25,'move',21,0,1456074448175104004,'{"type":"Turn","place":21}','1456074448175104060',1767225601.0);
INSERT INTO "move" VALUES(1,26,'move',22,0,1456074448175104004,'{"type":"Leave"}','1456074448175104062',1767225601.0);
INSERT INTO "move" VALUES(1,27,'move',23,1,NULL,'{"type":"Turn","place":7}','computer:1:23',1767225601.0);
INSERT INTO "move" VALUES(1,28,'move',24,1,NULL,'{"type":"Take"}','computer:1:24',1767225601.0);
INSERT INTO "move" VALUES(1,29,'move',25,0,1456074448175104004,'{"type":"Turn","place":41}','1456074448175104065',1767225601.0);
INSERT INTO "move" VALUES(1,30,'move',26,0,1456074448175104004,'{"type":"Take"}','1456074448175104067',1767225601.0);
INSERT INTO "move" VALUES(1,31,'move',27,1,NULL,'{"type":"Turn","place":38}','computer:1:27',1767225601.0);
INSERT INTO "move" VALUES(1,32,'move',28,1,NULL,'{"type":"Take"}','computer:1:28',1767225601.0);
INSERT INTO "move" VALUES(1,33,'move',29,0,1456074448175104004,'{"type":"Turn","place":11}','1456074448175104070',1767225601.0);
INSERT INTO "move" VALUES(1,34,'move',30,0,1456074448175104004,'{"type":"Leave"}','1456074448175104072',1767225601.0);
INSERT INTO "move" VALUES(1,35,'move',31,1,NULL,'{"type":"Turn","place":24}','computer:1:31',1767225601.0);
INSERT INTO "move" VALUES(1,36,'move',32,1,NULL,'{"type":"Take"}','computer:1:32',1767225601.0);
INSERT INTO "move" VALUES(1,37,'move',33,0,1456074448175104004,'{"type":"Turn","place":44}','1456074448175104075',1767225601.0);
INSERT INTO "move" VALUES(1,38,'move',34,0,1456074448175104004,'{"type":"Leave"}','1456074448175104077',1767225601.0);
INSERT INTO "move" VALUES(1,39,'move',35,1,NULL,'{"type":"Turn","place":25}','computer:1:35',1767225601.0);
INSERT INTO "move" VALUES(1,40,'move',36,1,NULL,'{"type":"Take"}','computer:1:36',1767225601.0);
INSERT INTO "move" VALUES(1,41,'move',37,0,1456074448175104004,'{"type":"Turn","place":9}','1456074448175104080',1767225601.0);
INSERT INTO "move" VALUES(1,42,'move',38,0,1456074448175104004,'{"type":"Leave"}','1456074448175104082',1767225601.0);
INSERT INTO "move" VALUES(1,43,'move',39,1,NULL,'{"type":"Turn","place":18}','computer:1:39',1767225601.0);
INSERT INTO "move" VALUES(1,44,'move',40,1,NULL,'{"type":"Leave"}','computer:1:40',1767225601.0);
INSERT INTO "move" VALUES(1,45,'move',41,0,1456074448175104004,'{"type":"Turn","place":8}','1456074448175104085',1767225601.0);
INSERT INTO "move" VALUES(1,46,'move',42,0,1456074448175104004,'{"type":"Take"}','1456074448175104087',1767225601.0);
INSERT INTO "move" VALUES(1,47,'move',43,1,NULL,'{"type":"Turn","place":13}','computer:1:43',1767225601.0);
INSERT INTO "move" VALUES(1,48,'move',44,1,NULL,'{"type":"Leave"}','computer:1:44',1767225601.0);
INSERT INTO "move" VALUES(1,49,'move',45,0,1456074448175104004,'{"type":"Turn","place":44}','1456074448175104090',1767225601.0);
INSERT INTO "move" VALUES(1,50,'move',46,0,1456074448175104004,'{"type":"Take"}','1456074448175104092',1767225601.0);
INSERT INTO "move" VALUES(1,51,'move',47,1,NULL,'{"type":"Turn","place":32}','computer:1:47',1767225601.0);
INSERT INTO "move" VALUES(1,52,'move',48,1,NULL,'{"type":"Leave"}','computer:1:48',1767225601.0);
INSERT INTO "move" VALUES(1,53,'move',49,0,1456074448175104004,'{"type":"Turn","place":32}','1456074448175104095',1767225601.0);
INSERT INTO "move" VALUES(1,54,'move',50,0,1456074448175104004,'{"type":"Take"}','1456074448175104097',1767225601.0);
INSERT INTO "move" VALUES(1,55,'move',51,1,NULL,'{"type":"Turn","place":35}','computer:1:51',1767225601.0);
INSERT INTO "move" VALUES(1,56,'move',52,1,NULL,'{"type":"Leave"}','computer:1:52',1767225601.0);
INSERT INTO "move" VALUES(1,57,'move',53,0,1456074448175104004,'{"type":"Turn","place":15}','1456074448175104100',1767225601.0);
INSERT INTO "move" VALUES(1,58,'move',54,0,1456074448175104004,'{"type":"Take"}','1456074448175104102',1767225601.0);
INSERT INTO "move" VALUES(1,59,'move',55,1,NULL,'{"type":"Turn","place":33}','computer:1:55',1767225601.0);
INSERT INTO "move" VALUES(1,60,'move',56,1,NULL,'{"type":"Leave"}','computer:1:56',1767225601.0);
INSERT INTO "move" VALUES(1,61,'move',57,0,1456074448175104004,'{"type":"Turn","place":39}','1456074448175104105',1767225601.0);
INSERT INTO "move" VALUES(1,62,'move',58,0,1456074448175104004,'{"type":"Leave"}','1456074448175104107',1767225601.0);
INSERT INTO "move" VALUES(1,63,'move',59,1,NULL,'{"type":"Turn","place":28}','computer:1:59',1767225601.0);
INSERT INTO "move" VALUES(1,64,'move',60,1,NULL,'{"type":"Leave"}','computer:1:60',1767225601.0);
INSERT INTO "move" VALUES(1,65,'move',61,0,1456074448175104004,'{"type":"Turn","place":39}','1456074448175104111',1767225601.0);
INSERT INTO "move" VALUES(1,66,'move',62,0,1456074448175104004,'{"type":"Take"}','1456074448175104113',1767225601.0);
INSERT INTO "move" VALUES(1,67,'move',63,1,NULL,'{"type":"Turn","place":26}','computer:1:63',1767225601.0);
INSERT INTO "move" VALUES(1,68,'move',64,1,NULL,'{"type":"Leave"}','computer:1:64',1767225601.0);
INSERT INTO "move" VALUES(1,69,'move',65,0,1456074448175104004,'{"type":"Turn","place":4}','1456074448175104116',1767225601.0);
INSERT INTO "move" VALUES(1,70,'move',66,0,1456074448175104004,'{"type":"Leave"}','1456074448175104118',1767225601.0);
INSERT INTO "move" VALUES(1,71,'move',67,1,NULL,'{"type":"Turn","place":27}','computer:1:67',1767225601.0);
INSERT INTO "move" VALUES(1,72,'move',68,1,NULL,'{"type":"Leave"}','computer:1:68',1767225601.0);
INSERT INTO "move" VALUES(1,73,'move',69,0,1456074448175104004,'{"type":"Turn","place":9}','1456074448175104122',1767225601.0);
INSERT INTO "move" VALUES(1,74,'move',70,0,1456074448175104004,'{"type":"Leave"}','1456074448175104124',1767225601.0);
INSERT INTO "move" VALUES(1,75,'move',71,1,NULL,'{"type":"Turn","place":1}','computer:1:71',1767225601.0);
INSERT INTO "move" VALUES(1,76,'move',72,1,NULL,'{"type":"Leave"}','computer:1:72',1767225601.0);
INSERT INTO "move" VALUES(1,77,'move',73,0,1456074448175104004,'{"type":"Turn","place":34}','1456074448175104127',1767225601.0);
INSERT INTO "move" VALUES(1,78,'move',74,0,1456074448175104004,'{"type":"Leave"}','1456074448175104129',1767225601.0);
INSERT INTO "move" VALUES(1,79,'move',75,1,NULL,'{"type":"Turn","place":2}','computer:1:75',1767225601.0);
INSERT INTO "move" VALUES(1,80,'move',76,1,NULL,'{"type":"Leave"}','computer:1:76',1767225601.0);
INSERT INTO "move" VALUES(1,81,'move',77,0,1456074448175104004,'{"type":"Turn","place":36}','1456074448175104133',1767225601.0);
INSERT INTO "move" VALUES(1,82,'move',78,0,1456074448175104004,'{"type":"Leave"}','1456074448175104135',1767225601.0);
INSERT INTO "move" VALUES(1,83,'move',79,1,NULL,'{"type":"Turn","place":28}','computer:1:79',1767225601.0);
INSERT INTO "move" VALUES(1,84,'move',80,1,NULL,'{"type":"Leave"}','computer:1:80',1767225601.0);
INSERT INTO "move" VALUES(1,85,'move',81,0,1456074448175104004,'{"type":"Turn","place":31}','1456074448175104139',1767225601.0);
INSERT INTO "move" VALUES(1,86,'move',82,0,1456074448175104004,'{"type":"Take"}','1456074448175104141',1767225601.0);
INSERT INTO "move" VALUES(2,1,'open',NULL,NULL,1456074448175104004,NULL,'1456074448175104152',1767225601.0);
INSERT INTO "move" VALUES(2,2,'add',NULL,NULL,1456074448175104004,NULL,'1456074448175104152:0',1767225601.0);
INSERT INTO "move" VALUES(2,3,'join',NULL,NULL,1456074448175104005,NULL,'1456074448175104155',1767225601.0);
INSERT INTO "move" VALUES(2,4,'start',0,NULL,1456074448175104004,NULL,'1456074448175104157',1767225601.0);
INSERT INTO "move" VALUES(2,5,'place',NULL,NULL,NULL,NULL,'place:2:4',1767225601.0);
INSERT INTO "move" VALUES(2,6,'move',1,0,1456074448175104004,'{"type":"Turn","place":43}','1456074448175104162',1767225601.0);
INSERT INTO "move" VALUES(2,7,'move',2,0,1456074448175104004,'{"type":"Leave"}','1456074448175104164',1767225601.0);
INSERT INTO "move" VALUES(2,8,'move',3,1,NULL,'{"type":"Turn","place":39}','computer:2:3',1767225601.0);
INSERT INTO "move" VALUES(2,9,'move',4,1,NULL,'{"type":"Leave"}','computer:2:4',1767225601.0);
INSERT INTO "move" VALUES(2,10,'move',5,2,1456074448175104005,'{"type":"Turn","place":5}','1456074448175104167',1767225601.0);
INSERT INTO "move" VALUES(2,11,'move',6,2,1456074448175104005,'{"type":"Leave"}','1456074448175104169',1767225601.0);
INSERT INTO "move" VALUES(2,12,'move',7,0,1456074448175104004,'{"type":"Turn","place":35}','1456074448175104171',1767225601.0);
INSERT INTO "move" VALUES(2,13,'move',8,0,1456074448175104004,'{"type":"Take"}','1456074448175104173',1767225601.0);
INSERT INTO "move" VALUES(2,14,'move',9,1,NULL,'{"type":"Turn","place":45}','computer:2:9',1767225601.0);
INSERT INTO "move" VALUES(2,15,'move',10,1,NULL,'{"type":"Leave"}','computer:2:10',1767225601.0);
INSERT INTO "move" VALUES(2,16,'move',11,2,1456074448175104005,'{"type":"Turn","place":1}','1456074448175104176',1767225601.0);
INSERT INTO "move" VALUES(2,17,'move',12,2,1456074448175104005,'{"type":"Take"}','1456074448175104178',1767225601.0);
INSERT INTO "move" VALUES(2,18,'move',13,0,1456074448175104004,'{"type":"Turn","place":29}','1456074448175104180',1767225601.0);
INSERT INTO "move" VALUES(2,19,'move',14,0,1456074448175104004,'{"type":"Leave"}','1456074448175104182',1767225601.0);
INSERT INTO "move" VALUES(2,20,'move',15,1,NULL,'{"type":"Turn","place":38}','computer:2:15',1767225601.0);
INSERT INTO "move" VALUES(2,21,'move',16,1,NULL,'{"type":"Leave"}','computer:2:16',1767225601.0);
INSERT INTO "move" VALUES(2,22,'move',17,2,1456074448175104005,'{"type":"Turn","place":20}','1456074448175104185',1767225601.0);
INSERT INTO "move" VALUES(2,23,'move',18,2,1456074448175104005,'{"type":"Leave"}','1456074448175104187',1767225601.0);
INSERT INTO "move" VALUES(2,24,'move',19,0,1456074448175104004,'{"type":"Turn","place":41}','1456074448175104189',1767225601.0);
INSERT INTO "move" VALUES(2,25,'move',20,0,1456074448175104004,'{"type":"Leave"}','1456074448175104191',1767225601.0);
INSERT INTO "move" VALUES(2,26,'move',21,1,NULL,'{"type":"Turn","place":25}','computer:2:21',1767225601.0);
INSERT INTO "move" VALUES(2,27,'move',22,1,NULL,'{"type":"Leave"}','computer:2:22',1767225601.0);
INSERT INTO "move" VALUES(2,28,'move',23,2,1456074448175104005,'{"type":"Turn","place":21}','1456074448175104195',1767225601.0);
INSERT INTO "move" VALUES(2,29,'move',24,2,1456074448175104005,'{"type":"Leave"}','1456074448175104197',1767225601.0);
INSERT INTO "move" VALUES(2,30,'move',25,0,1456074448175104004,'{"type":"Turn","place":40}','1456074448175104199',1767225601.0);
INSERT INTO "move" VALUES(2,31,'move',26,0,1456074448175104004,'{"type":"Leave"}','1456074448175104201',1767225601.0);
INSERT INTO "move" VALUES(2,32,'move',27,1,NULL,'{"type":"Turn","place":37}','computer:2:27',1767225601.0);
INSERT INTO "move" VALUES(2,33,'move',28,1,NULL,'{"type":"Leave"}','computer:2:28',1767225601.0);
INSERT INTO "move" VALUES(2,34,'move',29,2,1456074448175104005,'{"type":"Turn","place":10}','1456074448175104205',1767225601.0);
INSERT INTO "move" VALUES(2,35,'move',30,2,1456074448175104005,'{"type":"Leave"}','1456074448175104207',1767225601.0);
INSERT INTO "move" VALUES(2,36,'move',31,0,1456074448175104004,'{"type":"Turn","place":17}','1456074448175104209',1767225601.0);
INSERT INTO "move" VALUES(2,37,'move',32,0,1456074448175104004,'{"type":"Leave"}','1456074448175104211',1767225601.0);
INSERT INTO "move" VALUES(2,38,'move',33,1,NULL,'{"type":"Turn","place":21}','computer:2:33',1767225601.0);
INSERT INTO "move" VALUES(2,39,'move',34,1,NULL,'{"type":"Take"}','computer:2:34',1767225601.0);
INSERT INTO "move" VALUES(2,40,'move',35,2,1456074448175104005,'{"type":"Turn","place":24}','1456074448175104215',1767225601.0);
INSERT INTO "move" VALUES(2,41,'move',36,2,1456074448175104005,'{"type":"Leave"}','1456074448175104217',1767225601.0);
INSERT INTO "move" VALUES(3,1,'open',NULL,NULL,1456074448175104005,NULL,'1456074448175104234',1767225601.0);
INSERT INTO "move" VALUES(3,2,'add',NULL,NULL,1456074448175104005,NULL,'1456074448175104234:0',1767225601.0);
INSERT INTO "move" VALUES(3,3,'place',NULL,NULL,NULL,NULL,'place:3:2',1767225601.0);
INSERT INTO "move" VALUES(3,4,'start',0,NULL,1456074448175104005,NULL,'1456074448175104239',1767225601.0);
INSERT INTO "move" VALUES(3,5,'move',1,0,1456074448175104005,'{"type":"Turn","place":43}','1456074448175104243',1767225601.0);
INSERT INTO "move" VALUES(3,6,'move',2,0,1456074448175104005,'{"type":"Leave"}','1456074448175104245',1767225601.0);
INSERT INTO "move" VALUES(3,7,'move',3,1,NULL,'{"type":"Turn","place":39}','computer:3:3',1767225601.0);
INSERT INTO "move" VALUES(3,8,'move',4,1,NULL,'{"type":"Leave"}','computer:3:4',1767225601.0);
INSERT INTO "move" VALUES(3,9,'move',5,0,1456074448175104005,'{"type":"Turn","place":5}','1456074448175104248',1767225601.0);
INSERT INTO "move" VALUES(3,10,'move',6,0,1456074448175104005,'{"type":"Leave"}','1456074448175104250',1767225601.0);
INSERT INTO "move" VALUES(3,11,'move',7,1,NULL,'{"type":"Turn","place":10}','computer:3:7',1767225601.0);
INSERT INTO "move" VALUES(3,12,'move',8,1,NULL,'{"type":"Leave"}','computer:3:8',1767225601.0);
INSERT INTO "move" VALUES(3,13,'move',9,0,1456074448175104005,'{"type":"Turn","place":30}','1456074448175104254',1767225601.0);
INSERT INTO "move" VALUES(3,14,'move',10,0,1456074448175104005,'{"type":"Take"}','1456074448175104256',1767225601.0);
INSERT INTO "move" VALUES(3,15,'move',11,1,NULL,'{"type":"Turn","place":31}','computer:3:11',1767225601.0);
INSERT INTO "move" VALUES(3,16,'move',12,1,NULL,'{"type":"Leave"}','computer:3:12',1767225601.0);
INSERT INTO "move" VALUES(3,17,'move',13,0,1456074448175104005,'{"type":"Turn","place":29}','1456074448175104260',1767225601.0);
INSERT INTO "move" VALUES(3,18,'move',14,0,1456074448175104005,'{"type":"Leave"}','1456074448175104262',1767225601.0);
INSERT INTO "move" VALUES(3,19,'move',15,1,NULL,'{"type":"Turn","place":40}','computer:3:15',1767225601.0);
INSERT INTO "move" VALUES(3,20,'move',16,1,NULL,'{"type":"Take"}','computer:3:16',1767225601.0);
INSERT INTO "move" VALUES(3,21,'move',17,0,1456074448175104005,'{"type":"Turn","place":29}','1456074448175104266',1767225601.0);
INSERT INTO "move" VALUES(3,22,'move',18,0,1456074448175104005,'{"type":"Take"}','1456074448175104268',1767225601.0);
INSERT INTO "move" VALUES(3,23,'move',19,1,NULL,'{"type":"Turn","place":25}','computer:3:19',1767225601.0);
INSERT INTO "move" VALUES(3,24,'move',20,1,NULL,'{"type":"Leave"}','computer:3:20',1767225601.0);
INSERT INTO "move" VALUES(3,25,'move',21,0,1456074448175104005,'{"type":"Turn","place":21}','1456074448175104271',1767225601.0);
INSERT INTO "move" VALUES(3,26,'move',22,0,1456074448175104005,'{"type":"Leave"}','1456074448175104273',1767225601.0);
INSERT INTO "move" VALUES(3,27,'move',23,1,NULL,'{"type":"Turn","place":7}','computer:3:23',1767225601.0);
INSERT INTO "move" VALUES(3,28,'move',24,1,NULL,'{"type":"Take"}','computer:3:24',1767225601.0);
INSERT INTO "move" VALUES(3,29,'move',25,0,1456074448175104005,'{"type":"Turn","place":41}','1456074448175104277',1767225601.0);
INSERT INTO "move" VALUES(3,30,'move',26,0,1456074448175104005,'{"type":"Take"}','1456074448175104279',1767225601.0);
INSERT INTO "move" VALUES(3,31,'move',27,1,NULL,'{"type":"Turn","place":38}','computer:3:27',1767225601.0);
INSERT INTO "move" VALUES(3,32,'move',28,1,NULL,'{"type":"Take"}','computer:3:28',1767225601.0);
INSERT INTO "move" VALUES(3,33,'move',29,0,1456074448175104005,'{"type":"Turn","place":11}','1456074448175104282',1767225601.0);
INSERT INTO "move" VALUES(3,34,'move',30,0,1456074448175104005,'{"type":"Leave"}','1456074448175104284',1767225601.0);
INSERT INTO "move" VALUES(3,35,'move',31,1,NULL,'{"type":"Turn","place":24}','computer:3:31',1767225601.0);
INSERT INTO "move" VALUES(3,36,'move',32,1,NULL,'{"type":"Take"}','computer:3:32',1767225601.0);
INSERT INTO "move" VALUES(3,37,'move',33,0,1456074448175104005,'{"type":"Turn","place":44}','1456074448175104287',1767225601.0);
INSERT INTO "move" VALUES(3,38,'move',34,0,1456074448175104005,'{"type":"Leave"}','1456074448175104289',1767225601.0);
INSERT INTO "move" VALUES(3,39,'move',35,1,NULL,'{"type":"Turn","place":25}','computer:3:35',1767225601.0);
INSERT INTO "move" VALUES(3,40,'move',36,1,NULL,'{"type":"Take"}','computer:3:36',1767225601.0);
INSERT INTO "move" VALUES(3,41,'move',37,0,1456074448175104005,'{"type":"Turn","place":9}','1456074448175104292',1767225601.0);
INSERT INTO "move" VALUES(3,42,'move',38,0,1456074448175104005,'{"type":"Leave"}','1456074448175104294',1767225601.0);
INSERT INTO "move" VALUES(3,43,'move',39,1,NULL,'{"type":"Turn","place":18}','computer:3:39',1767225601.0);
INSERT INTO "move" VALUES(3,44,'move',40,1,NULL,'{"type":"Leave"}','computer:3:40',1767225601.0);
INSERT INTO "move" VALUES(3,45,'move',41,0,1456074448175104005,'{"type":"Turn","place":8}','1456074448175104297',1767225601.0);
INSERT INTO "move" VALUES(3,46,'move',42,0,1456074448175104005,'{"type":"Take"}','1456074448175104299',1767225601.0);
INSERT INTO "move" VALUES(3,47,'move',43,1,NULL,'{"type":"Turn","place":13}','computer:3:43',1767225601.0);
INSERT INTO "move" VALUES(3,48,'move',44,1,NULL,'{"type":"Leave"}','computer:3:44',1767225601.0);
INSERT INTO "move" VALUES(3,49,'move',45,0,1456074448175104005,'{"type":"Turn","place":44}','1456074448175104303',1767225601.0);
INSERT INTO "move" VALUES(3,50,'move',46,0,1456074448175104005,'{"type":"Take"}','1456074448175104305',1767225601.0);
INSERT INTO "move" VALUES(3,51,'move',47,1,NULL,'{"type":"Turn","place":32}','computer:3:47',1767225601.0);
INSERT INTO "move" VALUES(3,52,'move',48,1,NULL,'{"type":"Leave"}','computer:3:48',1767225601.0);
INSERT INTO "move" VALUES(3,53,'pause',NULL,0,1456074448175104005,NULL,'1456074448175104314',1767225601.0);
INSERT INTO "move" VALUES(4,1,'open',NULL,NULL,1456074448175104005,NULL,'1456074448175104317',1767225601.0);
INSERT INTO "move" VALUES(4,2,'cancel',NULL,0,1456074448175104005,NULL,'1456074448175104322',1767225601.0);
INSERT INTO "move" VALUES(5,1,'open',NULL,NULL,1456074448175104004,NULL,'1456074448175104323',1767225601.0);
INSERT INTO "move" VALUES(5,2,'join',NULL,NULL,1456074448175104006,NULL,'1456074448175104326',1767225601.0);
INSERT INTO "move" VALUES(6,1,'start',0,NULL,NULL,NULL,'league:1:0',1767225601.0);
INSERT INTO "move" VALUES(6,2,'place',NULL,NULL,NULL,NULL,'place:6:1',1767225601.0);
INSERT INTO "move" VALUES(7,1,'start',0,NULL,NULL,NULL,'league:1:1',1767225601.0);
INSERT INTO "move" VALUES(7,2,'place',NULL,NULL,NULL,NULL,'place:7:1',1767225601.0);
INSERT INTO "move" VALUES(8,1,'open',NULL,NULL,0,NULL,'1456074448175104354',1767225601.0);
INSERT INTO "move" VALUES(8,2,'add',NULL,NULL,0,NULL,'1456074448175104354:0',1767225601.0);
INSERT INTO "move" VALUES(8,3,'start',0,NULL,0,NULL,'1456074448175104357',1767225601.0);
INSERT INTO "move" VALUES(8,4,'place',NULL,NULL,NULL,NULL,'place:8:3',1767225601.0);
INSERT INTO "move" VALUES(8,5,'move',1,0,0,'{"type":"Turn","place":43}','1456074448175104362',1767225601.0);
INSERT INTO "move" VALUES(8,6,'move',2,0,0,'{"type":"Leave"}','1456074448175104364',1767225601.0);
INSERT INTO "move" VALUES(8,7,'move',3,1,NULL,'{"type":"Turn","place":39}','computer:8:3',1767225601.0);
INSERT INTO "move" VALUES(8,8,'move',4,1,NULL,'{"type":"Leave"}','computer:8:4',1767225601.0);
INSERT INTO "move" VALUES(8,9,'move',5,0,0,'{"type":"Turn","place":5}','1456074448175104367',1767225601.0);
INSERT INTO "move" VALUES(8,10,'move',6,0,0,'{"type":"Leave"}','1456074448175104369',1767225601.0);
INSERT INTO "move" VALUES(8,11,'move',7,1,NULL,'{"type":"Turn","place":10}','computer:8:7',1767225601.0);
INSERT INTO "move" VALUES(8,12,'move',8,1,NULL,'{"type":"Leave"}','computer:8:8',1767225601.0);
INSERT INTO "move" VALUES(8,13,'move',9,0,0,'{"type":"Turn","place":30}','1456074448175104373',1767225601.0);
INSERT INTO "move" VALUES(8,14,'move',10,0,0,'{"type":"Take"}','1456074448175104375',1767225601.0);
INSERT INTO "move" VALUES(8,15,'move',11,1,NULL,'{"type":"Turn","place":31}','computer:8:11',1767225601.0);
INSERT INTO "move" VALUES(8,16,'move',12,1,NULL,'{"type":"Leave"}','computer:8:12',1767225601.0);
INSERT INTO "move" VALUES(8,17,'move',13,0,0,'{"type":"Turn","place":29}','1456074448175104378',1767225601.0);
INSERT INTO "move" VALUES(8,18,'move',14,0,0,'{"type":"Leave"}','1456074448175104380',1767225601.0);
INSERT INTO "move" VALUES(8,19,'move',15,1,NULL,'{"type":"Turn","place":40}','computer:8:15',1767225601.0);
INSERT INTO "move" VALUES(8,20,'move',16,1,NULL,'{"type":"Take"}','computer:8:16',1767225601.0);
INSERT INTO "move" VALUES(8,21,'move',17,0,0,'{"type":"Turn","place":29}','1456074448175104384',1767225601.0);
INSERT INTO "move" VALUES(8,22,'move',18,0,0,'{"type":"Take"}','1456074448175104386',1767225601.0);
INSERT INTO "move" VALUES(8,23,'move',19,1,NULL,'{"type":"Turn","place":25}','computer:8:19',1767225601.0);
INSERT INTO "move" VALUES(8,24,'move',20,1,NULL,'{"type":"Leave"}','computer:8:20',1767225601.0);
INSERT INTO "move" VALUES(8,25,'move',21,0,0,'{"type":"Turn","place":21}','1456074448175104389',1767225601.0);
INSERT INTO "move" VALUES(8,26,'move',22,0,0,'{"type":"Leave"}','1456074448175104391',1767225601.0);
INSERT INTO "move" VALUES(8,27,'move',23,1,NULL,'{"type":"Turn","place":7}','computer:8:23',1767225601.0);
INSERT INTO "move" VALUES(8,28,'move',24,1,NULL,'{"type":"Take"}','computer:8:24',1767225601.0);
INSERT INTO "move" VALUES(8,29,'move',25,0,0,'{"type":"Turn","place":41}','1456074448175104395',1767225601.0);
INSERT INTO "move" VALUES(8,30,'move',26,0,0,'{"type":"Take"}','1456074448175104397',1767225601.0);
INSERT INTO "move" VALUES(8,31,'move',27,1,NULL,'{"type":"Turn","place":38}','computer:8:27',1767225601.0);
INSERT INTO "move" VALUES(8,32,'move',28,1,NULL,'{"type":"Take"}','computer:8:28',1767225601.0);
INSERT INTO "move" VALUES(8,33,'move',29,0,0,'{"type":"Turn","place":11}','1456074448175104400',1767225601.0);
INSERT INTO "move" VALUES(8,34,'move',30,0,0,'{"type":"Leave"}','1456074448175104402',1767225601.0);
INSERT INTO "move" VALUES(8,35,'move',31,1,NULL,'{"type":"Turn","place":24}','computer:8:31',1767225601.0);
INSERT INTO "move" VALUES(8,36,'move',32,1,NULL,'{"type":"Take"}','computer:8:32',1767225601.0);
INSERT INTO "move" VALUES(8,37,'move',33,0,0,'{"type":"Turn","place":44}','1456074448175104406',1767225601.0);
INSERT INTO "move" VALUES(8,38,'move',34,0,0,'{"type":"Leave"}','1456074448175104408',1767225601.0);
INSERT INTO "move" VALUES(8,39,'move',35,1,NULL,'{"type":"Turn","place":25}','computer:8:35',1767225601.0);
INSERT INTO "move" VALUES(8,40,'move',36,1,NULL,'{"type":"Take"}','computer:8:36',1767225601.0);
INSERT INTO "move" VALUES(8,41,'move',37,0,0,'{"type":"Turn","place":9}','1456074448175104411',1767225601.0);
INSERT INTO "move" VALUES(8,42,'move',38,0,0,'{"type":"Leave"}','1456074448175104413',1767225601.0);
INSERT INTO "move" VALUES(8,43,'move',39,1,NULL,'{"type":"Turn","place":18}','computer:8:39',1767225601.0);
INSERT INTO "move" VALUES(8,44,'move',40,1,NULL,'{"type":"Leave"}','computer:8:40',1767225601.0);
INSERT INTO "move" VALUES(8,45,'move',41,0,0,'{"type":"Turn","place":8}','1456074448175104416',1767225601.0);
INSERT INTO "move" VALUES(8,46,'move',42,0,0,'{"type":"Take"}','1456074448175104418',1767225601.0);
INSERT INTO "move" VALUES(8,47,'move',43,1,NULL,'{"type":"Turn","place":13}','computer:8:43',1767225601.0);
INSERT INTO "move" VALUES(8,48,'move',44,1,NULL,'{"type":"Leave"}','computer:8:44',1767225601.0);
INSERT INTO "move" VALUES(8,49,'move',45,0,0,'{"type":"Turn","place":44}','1456074448175104421',1767225601.0);
INSERT INTO "move" VALUES(8,50,'move',46,0,0,'{"type":"Take"}','1456074448175104423',1767225601.0);
INSERT INTO "move" VALUES(8,51,'move',47,1,NULL,'{"type":"Turn","place":32}','computer:8:47',1767225601.0);
INSERT INTO "move" VALUES(8,52,'move',48,1,NULL,'{"type":"Leave"}','computer:8:48',1767225601.0);
INSERT INTO "move" VALUES(8,53,'forget',NULL,0,NULL,NULL,'forget:8:52',1767225601.0);
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
INSERT INTO "news" VALUES(4294970368,1,3,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(4294970369,1,3,1,NULL,0,'{"type":"BuildingBegun","seat":0}',1767225601.0,1767225601.0,2216654009);
INSERT INTO "news" VALUES(4294970370,1,3,2,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.bold"}',1767225601.0,1767225601.0,4086100635);
INSERT INTO "news" VALUES(4294972416,1,5,0,NULL,1,'{"type":"CardTurned","seat":0,"place":43,"number":34,"figure":"crow"}',1767225601.0,1767225601.0,1843009972);
INSERT INTO "news" VALUES(4294973440,1,6,0,NULL,0,'{"type":"CardLeft","seat":0,"place":43}',1767225601.0,1767225601.0,1031638076);
INSERT INTO "news" VALUES(4294974464,1,7,0,NULL,1,'{"type":"CardTurned","seat":1,"place":39,"number":42,"figure":"crow"}',1767225601.0,1767225601.0,2844785917);
INSERT INTO "news" VALUES(4294975488,1,8,0,NULL,0,'{"type":"CardLeft","seat":1,"place":39}',1767225601.0,1767225601.0,525052854);
INSERT INTO "news" VALUES(4294976512,1,9,0,NULL,1,'{"type":"CardTurned","seat":0,"place":5,"number":44,"figure":"plain"}',1767225601.0,1767225601.0,1201888635);
INSERT INTO "news" VALUES(4294977536,1,10,0,NULL,0,'{"type":"CardLeft","seat":0,"place":5}',1767225601.0,1767225601.0,1820708161);
INSERT INTO "news" VALUES(4294978560,1,11,0,NULL,1,'{"type":"CardTurned","seat":1,"place":10,"number":40,"figure":"tower"}',1767225601.0,1767225601.0,1504689388);
INSERT INTO "news" VALUES(4294979584,1,12,0,NULL,0,'{"type":"CardLeft","seat":1,"place":10}',1767225601.0,1767225601.0,3440231569);
INSERT INTO "news" VALUES(4294979585,1,12,1,NULL,0,'{"type":"Remarked","seat":1,"line":"left.bold"}',1767225601.0,1767225601.0,2020638183);
INSERT INTO "news" VALUES(4294980608,1,13,0,NULL,1,'{"type":"CardTurned","seat":0,"place":30,"number":8,"figure":"tower"}',1767225601.0,1767225601.0,3285079844);
INSERT INTO "news" VALUES(4294981632,1,14,0,NULL,0,'{"type":"CardTaken","seat":0,"place":30,"number":8,"figure":"tower"}',1767225601.0,1767225601.0,3349293228);
INSERT INTO "news" VALUES(4294982656,1,15,0,NULL,1,'{"type":"CardTurned","seat":1,"place":31,"number":43,"figure":"king"}',1767225601.0,1767225601.0,559068406);
INSERT INTO "news" VALUES(4294983680,1,16,0,NULL,0,'{"type":"CardLeft","seat":1,"place":31}',1767225601.0,1767225601.0,3616678334);
INSERT INTO "news" VALUES(4294984704,1,17,0,NULL,1,'{"type":"CardTurned","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,702924208);
INSERT INTO "news" VALUES(4294985728,1,18,0,NULL,0,'{"type":"CardLeft","seat":0,"place":29}',1767225601.0,1767225601.0,3273594884);
INSERT INTO "news" VALUES(4294986752,1,19,0,NULL,1,'{"type":"CardTurned","seat":1,"place":40,"number":9,"figure":"princess"}',1767225601.0,1767225601.0,3832605802);
INSERT INTO "news" VALUES(4294987776,1,20,0,NULL,0,'{"type":"CardTaken","seat":1,"place":40,"number":9,"figure":"princess"}',1767225601.0,1767225601.0,2199962913);
INSERT INTO "news" VALUES(4294988800,1,21,0,NULL,1,'{"type":"CardTurned","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,702924208);
INSERT INTO "news" VALUES(4294989824,1,22,0,NULL,0,'{"type":"CardTaken","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,652214223);
INSERT INTO "news" VALUES(4294990848,1,23,0,NULL,1,'{"type":"CardTurned","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2238661699);
INSERT INTO "news" VALUES(4294991872,1,24,0,NULL,0,'{"type":"CardLeft","seat":1,"place":25}',1767225601.0,1767225601.0,2990313101);
INSERT INTO "news" VALUES(4294991873,1,24,1,NULL,0,'{"type":"Remarked","seat":1,"line":"left.other"}',1767225601.0,1767225601.0,4126648356);
INSERT INTO "news" VALUES(4294992896,1,25,0,NULL,1,'{"type":"CardTurned","seat":0,"place":21,"number":2,"figure":"plain"}',1767225601.0,1767225601.0,1322096314);
INSERT INTO "news" VALUES(4294993920,1,26,0,NULL,0,'{"type":"CardLeft","seat":0,"place":21}',1767225601.0,1767225601.0,197562892);
INSERT INTO "news" VALUES(4294994944,1,27,0,NULL,1,'{"type":"CardTurned","seat":1,"place":7,"number":14,"figure":"crow"}',1767225601.0,1767225601.0,689913303);
INSERT INTO "news" VALUES(4294995968,1,28,0,NULL,0,'{"type":"CardTaken","seat":1,"place":7,"number":14,"figure":"crow"}',1767225601.0,1767225601.0,2877428354);
INSERT INTO "news" VALUES(4294996992,1,29,0,NULL,1,'{"type":"CardTurned","seat":0,"place":41,"number":18,"figure":"plain"}',1767225601.0,1767225601.0,2526794746);
INSERT INTO "news" VALUES(4294998016,1,30,0,NULL,0,'{"type":"CardTaken","seat":0,"place":41,"number":18,"figure":"plain"}',1767225601.0,1767225601.0,2577525125);
INSERT INTO "news" VALUES(4294999040,1,31,0,NULL,1,'{"type":"CardTurned","seat":1,"place":38,"number":29,"figure":"tower"}',1767225601.0,1767225601.0,1278605177);
INSERT INTO "news" VALUES(4295000064,1,32,0,NULL,0,'{"type":"CardTaken","seat":1,"place":38,"number":29,"figure":"tower"}',1767225601.0,1767225601.0,1125108998);
INSERT INTO "news" VALUES(4295001088,1,33,0,NULL,1,'{"type":"CardTurned","seat":0,"place":11,"number":27,"figure":"plain"}',1767225601.0,1767225601.0,4210890622);
INSERT INTO "news" VALUES(4295002112,1,34,0,NULL,0,'{"type":"CardLeft","seat":0,"place":11}',1767225601.0,1767225601.0,159394901);
INSERT INTO "news" VALUES(4295003136,1,35,0,NULL,1,'{"type":"CardTurned","seat":1,"place":24,"number":31,"figure":"princess"}',1767225601.0,1767225601.0,2236177200);
INSERT INTO "news" VALUES(4295004160,1,36,0,NULL,0,'{"type":"CardTaken","seat":1,"place":24,"number":31,"figure":"princess"}',1767225601.0,1767225601.0,4198438343);
INSERT INTO "news" VALUES(4295005184,1,37,0,NULL,1,'{"type":"CardTurned","seat":0,"place":44,"number":22,"figure":"plain"}',1767225601.0,1767225601.0,1902104273);
INSERT INTO "news" VALUES(4295006208,1,38,0,NULL,0,'{"type":"CardLeft","seat":0,"place":44}',1767225601.0,1767225601.0,1916541691);
INSERT INTO "news" VALUES(4295007232,1,39,0,NULL,1,'{"type":"CardTurned","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2238661699);
INSERT INTO "news" VALUES(4295008256,1,40,0,NULL,0,'{"type":"CardTaken","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2320858684);
INSERT INTO "news" VALUES(4295009280,1,41,0,NULL,1,'{"type":"CardTurned","seat":0,"place":9,"number":16,"figure":"plain"}',1767225601.0,1767225601.0,1413312089);
INSERT INTO "news" VALUES(4295010304,1,42,0,NULL,0,'{"type":"CardLeft","seat":0,"place":9}',1767225601.0,1767225601.0,3224404557);
INSERT INTO "news" VALUES(4295011328,1,43,0,NULL,1,'{"type":"CardTurned","seat":1,"place":18,"number":12,"figure":"prince"}',1767225601.0,1767225601.0,868040352);
INSERT INTO "news" VALUES(4295012352,1,44,0,NULL,0,'{"type":"CardLeft","seat":1,"place":18}',1767225601.0,1767225601.0,97799833);
INSERT INTO "news" VALUES(4295013376,1,45,0,NULL,1,'{"type":"CardTurned","seat":0,"place":8,"number":20,"figure":"plain"}',1767225601.0,1767225601.0,1756348497);
INSERT INTO "news" VALUES(4295014400,1,46,0,NULL,0,'{"type":"CardTaken","seat":0,"place":8,"number":20,"figure":"plain"}',1767225601.0,1767225601.0,1824767961);
INSERT INTO "news" VALUES(4295015424,1,47,0,NULL,1,'{"type":"CardTurned","seat":1,"place":13,"number":24,"figure":"magician"}',1767225601.0,1767225601.0,2646726105);
INSERT INTO "news" VALUES(4295016448,1,48,0,NULL,0,'{"type":"CardLeft","seat":1,"place":13}',1767225601.0,1767225601.0,3860895570);
INSERT INTO "news" VALUES(4295017472,1,49,0,NULL,1,'{"type":"CardTurned","seat":0,"place":44,"number":22,"figure":"plain"}',1767225601.0,1767225601.0,1902104273);
INSERT INTO "news" VALUES(4295018496,1,50,0,NULL,0,'{"type":"CardTaken","seat":0,"place":44,"number":22,"figure":"plain"}',1767225601.0,1767225601.0,2120610990);
INSERT INTO "news" VALUES(4295019520,1,51,0,NULL,1,'{"type":"CardTurned","seat":1,"place":32,"number":23,"figure":"prince"}',1767225601.0,1767225601.0,2616237986);
INSERT INTO "news" VALUES(4295020544,1,52,0,NULL,0,'{"type":"CardLeft","seat":1,"place":32}',1767225601.0,1767225601.0,4240405117);
INSERT INTO "news" VALUES(4295021568,1,53,0,NULL,1,'{"type":"CardTurned","seat":0,"place":32,"number":23,"figure":"prince"}',1767225601.0,1767225601.0,3705891161);
INSERT INTO "news" VALUES(4295022592,1,54,0,NULL,0,'{"type":"CardTaken","seat":0,"place":32,"number":23,"figure":"prince"}',1767225601.0,1767225601.0,124127523);
INSERT INTO "news" VALUES(4295023616,1,55,0,NULL,1,'{"type":"CardTurned","seat":1,"place":35,"number":21,"figure":"princess"}',1767225601.0,1767225601.0,4112971546);
INSERT INTO "news" VALUES(4295024640,1,56,0,NULL,0,'{"type":"CardLeft","seat":1,"place":35}',1767225601.0,1767225601.0,3019826362);
INSERT INTO "news" VALUES(4295024641,1,56,1,NULL,0,'{"type":"Remarked","seat":1,"line":"left.bold"}',1767225601.0,1767225601.0,2020638183);
INSERT INTO "news" VALUES(4295025664,1,57,0,NULL,1,'{"type":"CardTurned","seat":0,"place":15,"number":26,"figure":"cannon"}',1767225601.0,1767225601.0,3718077007);
INSERT INTO "news" VALUES(4295026688,1,58,0,NULL,0,'{"type":"CardTaken","seat":0,"place":15,"number":26,"figure":"cannon"}',1767225601.0,1767225601.0,102251061);
INSERT INTO "news" VALUES(4295027712,1,59,0,NULL,1,'{"type":"CardTurned","seat":1,"place":33,"number":10,"figure":"plain"}',1767225601.0,1767225601.0,2606336422);
INSERT INTO "news" VALUES(4295028736,1,60,0,NULL,0,'{"type":"CardLeft","seat":1,"place":33}',1767225601.0,1767225601.0,3852747580);
INSERT INTO "news" VALUES(4295029760,1,61,0,NULL,1,'{"type":"CardTurned","seat":0,"place":39,"number":42,"figure":"crow"}',1767225601.0,1767225601.0,1100508252);
INSERT INTO "news" VALUES(4295030784,1,62,0,NULL,0,'{"type":"CardLeft","seat":0,"place":39}',1767225601.0,1767225601.0,3269292595);
INSERT INTO "news" VALUES(4295031808,1,63,0,NULL,1,'{"type":"CardTurned","seat":1,"place":28,"number":6,"figure":"cannon"}',1767225601.0,1767225601.0,3639720456);
INSERT INTO "news" VALUES(4295032832,1,64,0,NULL,0,'{"type":"CardLeft","seat":1,"place":28}',1767225601.0,1767225601.0,127070400);
INSERT INTO "news" VALUES(4295033856,1,65,0,NULL,1,'{"type":"CardTurned","seat":0,"place":39,"number":42,"figure":"crow"}',1767225601.0,1767225601.0,1100508252);
INSERT INTO "news" VALUES(4295034880,1,66,0,NULL,0,'{"type":"CardTaken","seat":0,"place":39,"number":42,"figure":"crow"}',1767225601.0,1767225601.0,1173623764);
INSERT INTO "news" VALUES(4295035904,1,67,0,NULL,1,'{"type":"CardTurned","seat":1,"place":26,"number":13,"figure":"plain"}',1767225601.0,1767225601.0,4239212848);
INSERT INTO "news" VALUES(4295036928,1,68,0,NULL,0,'{"type":"CardLeft","seat":1,"place":26}',1767225601.0,1767225601.0,2568084814);
INSERT INTO "news" VALUES(4295037952,1,69,0,NULL,1,'{"type":"CardTurned","seat":0,"place":4,"number":4,"figure":"plain"}',1767225601.0,1767225601.0,1444199570);
INSERT INTO "news" VALUES(4295038976,1,70,0,NULL,0,'{"type":"CardLeft","seat":0,"place":4}',1767225601.0,1767225601.0,1973353472);
INSERT INTO "news" VALUES(4295040000,1,71,0,NULL,1,'{"type":"CardTurned","seat":1,"place":27,"number":28,"figure":"crows"}',1767225601.0,1767225601.0,2213950545);
INSERT INTO "news" VALUES(4295041024,1,72,0,NULL,0,'{"type":"CardLeft","seat":1,"place":27}',1767225601.0,1767225601.0,2148199439);
INSERT INTO "news" VALUES(4295042048,1,73,0,NULL,1,'{"type":"CardTurned","seat":0,"place":9,"number":16,"figure":"plain"}',1767225601.0,1767225601.0,1413312089);
INSERT INTO "news" VALUES(4295043072,1,74,0,NULL,0,'{"type":"CardLeft","seat":0,"place":9}',1767225601.0,1767225601.0,3224404557);
INSERT INTO "news" VALUES(4295044096,1,75,0,NULL,1,'{"type":"CardTurned","seat":1,"place":1,"number":11,"figure":"plain"}',1767225601.0,1767225601.0,2167092027);
INSERT INTO "news" VALUES(4295045120,1,76,0,NULL,0,'{"type":"CardLeft","seat":1,"place":1}',1767225601.0,1767225601.0,2471248938);
INSERT INTO "news" VALUES(4295046144,1,77,0,NULL,1,'{"type":"CardTurned","seat":0,"place":34,"number":38,"figure":"prince"}',1767225601.0,1767225601.0,939812480);
INSERT INTO "news" VALUES(4295047168,1,78,0,NULL,0,'{"type":"CardLeft","seat":0,"place":34}',1767225601.0,1767225601.0,2004028542);
INSERT INTO "news" VALUES(4295048192,1,79,0,NULL,1,'{"type":"CardTurned","seat":1,"place":2,"number":30,"figure":"plain"}',1767225601.0,1767225601.0,2402286748);
INSERT INTO "news" VALUES(4295049216,1,80,0,NULL,0,'{"type":"CardLeft","seat":1,"place":2}',1767225601.0,1767225601.0,3093370857);
INSERT INTO "news" VALUES(4295050240,1,81,0,NULL,1,'{"type":"CardTurned","seat":0,"place":36,"number":36,"figure":"plain"}',1767225601.0,1767225601.0,1477065538);
INSERT INTO "news" VALUES(4295051264,1,82,0,NULL,0,'{"type":"CardLeft","seat":0,"place":36}',1767225601.0,1767225601.0,1162178300);
INSERT INTO "news" VALUES(4295052288,1,83,0,NULL,1,'{"type":"CardTurned","seat":1,"place":28,"number":6,"figure":"cannon"}',1767225601.0,1767225601.0,3639720456);
INSERT INTO "news" VALUES(4295053312,1,84,0,NULL,0,'{"type":"CardLeft","seat":1,"place":28}',1767225601.0,1767225601.0,127070400);
INSERT INTO "news" VALUES(4295054336,1,85,0,NULL,1,'{"type":"CardTurned","seat":0,"place":31,"number":43,"figure":"king"}',1767225601.0,1767225601.0,3376751703);
INSERT INTO "news" VALUES(4295055360,1,86,0,NULL,0,'{"type":"CardTaken","seat":0,"place":31,"number":43,"figure":"king"}',1767225601.0,1767225601.0,3442039775);
INSERT INTO "news" VALUES(4295055361,1,86,1,NULL,0,'{"type":"WallFinished","seat":0}',1767225601.0,1767225601.0,2548800368);
INSERT INTO "news" VALUES(4295055362,1,86,2,NULL,0,'{"type":"GameEnded","seed":"7373737373737373737373737373737373737373737373737373737373737373"}',1767225601.0,1767225601.0,3875795431);
INSERT INTO "news" VALUES(4295055363,1,86,3,NULL,0,'{"type":"Remarked","seat":1,"line":"lost.one"}',1767225601.0,1767225601.0,2732111642);
INSERT INTO "news" VALUES(8589935616,2,1,0,NULL,0,'{"type":"Opened","host":"ann"}',1767225601.0,1767225601.0,3537321681);
INSERT INTO "news" VALUES(8589936640,2,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(8589937664,2,3,0,NULL,0,'{"type":"Joined","name":"bob"}',1767225601.0,1767225601.0,3941990345);
INSERT INTO "news" VALUES(8589938688,2,4,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(8589938689,2,4,1,NULL,0,'{"type":"BuildingBegun","seat":0}',1767225601.0,1767225601.0,2216654009);
INSERT INTO "news" VALUES(8589938690,2,4,2,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.other"}',1767225601.0,1767225601.0,197918933);
INSERT INTO "news" VALUES(8589940736,2,6,0,NULL,1,'{"type":"CardTurned","seat":0,"place":43,"number":34,"figure":"crow"}',1767225601.0,1767225601.0,1843009972);
INSERT INTO "news" VALUES(8589941760,2,7,0,NULL,0,'{"type":"CardLeft","seat":0,"place":43}',1767225601.0,1767225601.0,1031638076);
INSERT INTO "news" VALUES(8589942784,2,8,0,NULL,1,'{"type":"CardTurned","seat":1,"place":39,"number":42,"figure":"crow"}',1767225601.0,1767225601.0,2844785917);
INSERT INTO "news" VALUES(8589943808,2,9,0,NULL,0,'{"type":"CardLeft","seat":1,"place":39}',1767225601.0,1767225601.0,525052854);
INSERT INTO "news" VALUES(8589944832,2,10,0,NULL,1,'{"type":"CardTurned","seat":2,"place":5,"number":44,"figure":"plain"}',1767225601.0,1767225601.0,1291680376);
INSERT INTO "news" VALUES(8589945856,2,11,0,NULL,0,'{"type":"CardLeft","seat":2,"place":5}',1767225601.0,1767225601.0,2159956958);
INSERT INTO "news" VALUES(8589946880,2,12,0,NULL,1,'{"type":"CardTurned","seat":0,"place":35,"number":21,"figure":"princess"}',1767225601.0,1767225601.0,1454432086);
INSERT INTO "news" VALUES(8589947904,2,13,0,NULL,0,'{"type":"CardTaken","seat":0,"place":35,"number":21,"figure":"princess"}',1767225601.0,1767225601.0,700879265);
INSERT INTO "news" VALUES(8589948928,2,14,0,NULL,1,'{"type":"CardTurned","seat":1,"place":45,"number":41,"figure":"plain"}',1767225601.0,1767225601.0,4193565074);
INSERT INTO "news" VALUES(8589949952,2,15,0,NULL,0,'{"type":"CardLeft","seat":1,"place":45}',1767225601.0,1767225601.0,3065115199);
INSERT INTO "news" VALUES(8589950976,2,16,0,NULL,1,'{"type":"CardTurned","seat":2,"place":1,"number":11,"figure":"plain"}',1767225601.0,1767225601.0,1650623641);
INSERT INTO "news" VALUES(8589952000,2,17,0,NULL,0,'{"type":"CardTaken","seat":2,"place":1,"number":11,"figure":"plain"}',1767225601.0,1767225601.0,1712257809);
INSERT INTO "news" VALUES(8589953024,2,18,0,NULL,1,'{"type":"CardTurned","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,702924208);
INSERT INTO "news" VALUES(8589954048,2,19,0,NULL,0,'{"type":"CardLeft","seat":0,"place":29}',1767225601.0,1767225601.0,3273594884);
INSERT INTO "news" VALUES(8589955072,2,20,0,NULL,1,'{"type":"CardTurned","seat":1,"place":38,"number":29,"figure":"tower"}',1767225601.0,1767225601.0,1278605177);
INSERT INTO "news" VALUES(8589956096,2,21,0,NULL,0,'{"type":"CardLeft","seat":1,"place":38}',1767225601.0,1767225601.0,105945847);
INSERT INTO "news" VALUES(8589957120,2,22,0,NULL,1,'{"type":"CardTurned","seat":2,"place":20,"number":32,"figure":"plain"}',1767225601.0,1767225601.0,4293545585);
INSERT INTO "news" VALUES(8589958144,2,23,0,NULL,0,'{"type":"CardLeft","seat":2,"place":20}',1767225601.0,1767225601.0,1921062406);
INSERT INTO "news" VALUES(8589959168,2,24,0,NULL,1,'{"type":"CardTurned","seat":0,"place":41,"number":18,"figure":"plain"}',1767225601.0,1767225601.0,2526794746);
INSERT INTO "news" VALUES(8589960192,2,25,0,NULL,0,'{"type":"CardLeft","seat":0,"place":41}',1767225601.0,1767225601.0,256634558);
INSERT INTO "news" VALUES(8589961216,2,26,0,NULL,1,'{"type":"CardTurned","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2238661699);
INSERT INTO "news" VALUES(8589962240,2,27,0,NULL,0,'{"type":"CardLeft","seat":1,"place":25}',1767225601.0,1767225601.0,2990313101);
INSERT INTO "news" VALUES(8589963264,2,28,0,NULL,1,'{"type":"CardTurned","seat":2,"place":21,"number":2,"figure":"plain"}',1767225601.0,1767225601.0,1167307193);
INSERT INTO "news" VALUES(8589964288,2,29,0,NULL,0,'{"type":"CardLeft","seat":2,"place":21}',1767225601.0,1767225601.0,1805264711);
INSERT INTO "news" VALUES(8589965312,2,30,0,NULL,1,'{"type":"CardTurned","seat":0,"place":40,"number":9,"figure":"princess"}',1767225601.0,1767225601.0,3461927944);
INSERT INTO "news" VALUES(8589966336,2,31,0,NULL,0,'{"type":"CardLeft","seat":0,"place":40}',1767225601.0,1767225601.0,374398975);
INSERT INTO "news" VALUES(8589967360,2,32,0,NULL,1,'{"type":"CardTurned","seat":1,"place":37,"number":46,"figure":"plain"}',1767225601.0,1767225601.0,378597870);
INSERT INTO "news" VALUES(8589968384,2,33,0,NULL,0,'{"type":"CardLeft","seat":1,"place":37}',1767225601.0,1767225601.0,2177402424);
INSERT INTO "news" VALUES(8589969408,2,34,0,NULL,1,'{"type":"CardTurned","seat":2,"place":10,"number":40,"figure":"tower"}',1767225601.0,1767225601.0,1637103519);
INSERT INTO "news" VALUES(8589970432,2,35,0,NULL,0,'{"type":"CardLeft","seat":2,"place":10}',1767225601.0,1767225601.0,1892132959);
INSERT INTO "news" VALUES(8589971456,2,36,0,NULL,1,'{"type":"CardTurned","seat":0,"place":17,"number":19,"figure":"crow"}',1767225601.0,1767225601.0,775821083);
INSERT INTO "news" VALUES(8589972480,2,37,0,NULL,0,'{"type":"CardLeft","seat":0,"place":17}',1767225601.0,1767225601.0,1608158163);
INSERT INTO "news" VALUES(8589973504,2,38,0,NULL,1,'{"type":"CardTurned","seat":1,"place":21,"number":2,"figure":"plain"}',1767225601.0,1767225601.0,2799306267);
INSERT INTO "news" VALUES(8589974528,2,39,0,NULL,0,'{"type":"CardTaken","seat":1,"place":21,"number":2,"figure":"plain"}',1767225601.0,1767225601.0,2729867667);
INSERT INTO "news" VALUES(8589975552,2,40,0,NULL,1,'{"type":"CardTurned","seat":2,"place":24,"number":31,"figure":"princess"}',1767225601.0,1767225601.0,3129091493);
INSERT INTO "news" VALUES(8589976576,2,41,0,NULL,0,'{"type":"CardLeft","seat":2,"place":24}',1767225601.0,1767225601.0,384684802);
INSERT INTO "news" VALUES(12884902912,3,1,0,NULL,0,'{"type":"Opened","host":"bob"}',1767225601.0,1767225601.0,617732608);
INSERT INTO "news" VALUES(12884903936,3,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(12884905984,3,4,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(12884905985,3,4,1,NULL,0,'{"type":"BuildingBegun","seat":0}',1767225601.0,1767225601.0,2216654009);
INSERT INTO "news" VALUES(12884905986,3,4,2,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.other"}',1767225601.0,1767225601.0,197918933);
INSERT INTO "news" VALUES(12884907008,3,5,0,NULL,1,'{"type":"CardTurned","seat":0,"place":43,"number":34,"figure":"crow"}',1767225601.0,1767225601.0,1843009972);
INSERT INTO "news" VALUES(12884908032,3,6,0,NULL,0,'{"type":"CardLeft","seat":0,"place":43}',1767225601.0,1767225601.0,1031638076);
INSERT INTO "news" VALUES(12884909056,3,7,0,NULL,1,'{"type":"CardTurned","seat":1,"place":39,"number":42,"figure":"crow"}',1767225601.0,1767225601.0,2844785917);
INSERT INTO "news" VALUES(12884910080,3,8,0,NULL,0,'{"type":"CardLeft","seat":1,"place":39}',1767225601.0,1767225601.0,525052854);
INSERT INTO "news" VALUES(12884911104,3,9,0,NULL,1,'{"type":"CardTurned","seat":0,"place":5,"number":44,"figure":"plain"}',1767225601.0,1767225601.0,1201888635);
INSERT INTO "news" VALUES(12884912128,3,10,0,NULL,0,'{"type":"CardLeft","seat":0,"place":5}',1767225601.0,1767225601.0,1820708161);
INSERT INTO "news" VALUES(12884913152,3,11,0,NULL,1,'{"type":"CardTurned","seat":1,"place":10,"number":40,"figure":"tower"}',1767225601.0,1767225601.0,1504689388);
INSERT INTO "news" VALUES(12884914176,3,12,0,NULL,0,'{"type":"CardLeft","seat":1,"place":10}',1767225601.0,1767225601.0,3440231569);
INSERT INTO "news" VALUES(12884914177,3,12,1,NULL,0,'{"type":"Remarked","seat":1,"line":"left.one"}',1767225601.0,1767225601.0,61670091);
INSERT INTO "news" VALUES(12884915200,3,13,0,NULL,1,'{"type":"CardTurned","seat":0,"place":30,"number":8,"figure":"tower"}',1767225601.0,1767225601.0,3285079844);
INSERT INTO "news" VALUES(12884916224,3,14,0,NULL,0,'{"type":"CardTaken","seat":0,"place":30,"number":8,"figure":"tower"}',1767225601.0,1767225601.0,3349293228);
INSERT INTO "news" VALUES(12884917248,3,15,0,NULL,1,'{"type":"CardTurned","seat":1,"place":31,"number":43,"figure":"king"}',1767225601.0,1767225601.0,559068406);
INSERT INTO "news" VALUES(12884918272,3,16,0,NULL,0,'{"type":"CardLeft","seat":1,"place":31}',1767225601.0,1767225601.0,3616678334);
INSERT INTO "news" VALUES(12884918273,3,16,1,NULL,0,'{"type":"Remarked","seat":1,"line":"left.other"}',1767225601.0,1767225601.0,4126648356);
INSERT INTO "news" VALUES(12884919296,3,17,0,NULL,1,'{"type":"CardTurned","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,702924208);
INSERT INTO "news" VALUES(12884920320,3,18,0,NULL,0,'{"type":"CardLeft","seat":0,"place":29}',1767225601.0,1767225601.0,3273594884);
INSERT INTO "news" VALUES(12884921344,3,19,0,NULL,1,'{"type":"CardTurned","seat":1,"place":40,"number":9,"figure":"princess"}',1767225601.0,1767225601.0,3832605802);
INSERT INTO "news" VALUES(12884922368,3,20,0,NULL,0,'{"type":"CardTaken","seat":1,"place":40,"number":9,"figure":"princess"}',1767225601.0,1767225601.0,2199962913);
INSERT INTO "news" VALUES(12884923392,3,21,0,NULL,1,'{"type":"CardTurned","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,702924208);
INSERT INTO "news" VALUES(12884924416,3,22,0,NULL,0,'{"type":"CardTaken","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,652214223);
INSERT INTO "news" VALUES(12884925440,3,23,0,NULL,1,'{"type":"CardTurned","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2238661699);
INSERT INTO "news" VALUES(12884926464,3,24,0,NULL,0,'{"type":"CardLeft","seat":1,"place":25}',1767225601.0,1767225601.0,2990313101);
INSERT INTO "news" VALUES(12884926465,3,24,1,NULL,0,'{"type":"Remarked","seat":1,"line":"left.bold"}',1767225601.0,1767225601.0,2020638183);
INSERT INTO "news" VALUES(12884927488,3,25,0,NULL,1,'{"type":"CardTurned","seat":0,"place":21,"number":2,"figure":"plain"}',1767225601.0,1767225601.0,1322096314);
INSERT INTO "news" VALUES(12884928512,3,26,0,NULL,0,'{"type":"CardLeft","seat":0,"place":21}',1767225601.0,1767225601.0,197562892);
INSERT INTO "news" VALUES(12884929536,3,27,0,NULL,1,'{"type":"CardTurned","seat":1,"place":7,"number":14,"figure":"crow"}',1767225601.0,1767225601.0,689913303);
INSERT INTO "news" VALUES(12884930560,3,28,0,NULL,0,'{"type":"CardTaken","seat":1,"place":7,"number":14,"figure":"crow"}',1767225601.0,1767225601.0,2877428354);
INSERT INTO "news" VALUES(12884931584,3,29,0,NULL,1,'{"type":"CardTurned","seat":0,"place":41,"number":18,"figure":"plain"}',1767225601.0,1767225601.0,2526794746);
INSERT INTO "news" VALUES(12884932608,3,30,0,NULL,0,'{"type":"CardTaken","seat":0,"place":41,"number":18,"figure":"plain"}',1767225601.0,1767225601.0,2577525125);
INSERT INTO "news" VALUES(12884933632,3,31,0,NULL,1,'{"type":"CardTurned","seat":1,"place":38,"number":29,"figure":"tower"}',1767225601.0,1767225601.0,1278605177);
INSERT INTO "news" VALUES(12884934656,3,32,0,NULL,0,'{"type":"CardTaken","seat":1,"place":38,"number":29,"figure":"tower"}',1767225601.0,1767225601.0,1125108998);
INSERT INTO "news" VALUES(12884934657,3,32,1,NULL,0,'{"type":"Remarked","seat":1,"line":"taken.one"}',1767225601.0,1767225601.0,3014275875);
INSERT INTO "news" VALUES(12884935680,3,33,0,NULL,1,'{"type":"CardTurned","seat":0,"place":11,"number":27,"figure":"plain"}',1767225601.0,1767225601.0,4210890622);
INSERT INTO "news" VALUES(12884936704,3,34,0,NULL,0,'{"type":"CardLeft","seat":0,"place":11}',1767225601.0,1767225601.0,159394901);
INSERT INTO "news" VALUES(12884937728,3,35,0,NULL,1,'{"type":"CardTurned","seat":1,"place":24,"number":31,"figure":"princess"}',1767225601.0,1767225601.0,2236177200);
INSERT INTO "news" VALUES(12884938752,3,36,0,NULL,0,'{"type":"CardTaken","seat":1,"place":24,"number":31,"figure":"princess"}',1767225601.0,1767225601.0,4198438343);
INSERT INTO "news" VALUES(12884939776,3,37,0,NULL,1,'{"type":"CardTurned","seat":0,"place":44,"number":22,"figure":"plain"}',1767225601.0,1767225601.0,1902104273);
INSERT INTO "news" VALUES(12884940800,3,38,0,NULL,0,'{"type":"CardLeft","seat":0,"place":44}',1767225601.0,1767225601.0,1916541691);
INSERT INTO "news" VALUES(12884941824,3,39,0,NULL,1,'{"type":"CardTurned","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2238661699);
INSERT INTO "news" VALUES(12884942848,3,40,0,NULL,0,'{"type":"CardTaken","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2320858684);
INSERT INTO "news" VALUES(12884943872,3,41,0,NULL,1,'{"type":"CardTurned","seat":0,"place":9,"number":16,"figure":"plain"}',1767225601.0,1767225601.0,1413312089);
INSERT INTO "news" VALUES(12884944896,3,42,0,NULL,0,'{"type":"CardLeft","seat":0,"place":9}',1767225601.0,1767225601.0,3224404557);
INSERT INTO "news" VALUES(12884945920,3,43,0,NULL,1,'{"type":"CardTurned","seat":1,"place":18,"number":12,"figure":"prince"}',1767225601.0,1767225601.0,868040352);
INSERT INTO "news" VALUES(12884946944,3,44,0,NULL,0,'{"type":"CardLeft","seat":1,"place":18}',1767225601.0,1767225601.0,97799833);
INSERT INTO "news" VALUES(12884947968,3,45,0,NULL,1,'{"type":"CardTurned","seat":0,"place":8,"number":20,"figure":"plain"}',1767225601.0,1767225601.0,1756348497);
INSERT INTO "news" VALUES(12884948992,3,46,0,NULL,0,'{"type":"CardTaken","seat":0,"place":8,"number":20,"figure":"plain"}',1767225601.0,1767225601.0,1824767961);
INSERT INTO "news" VALUES(12884950016,3,47,0,NULL,1,'{"type":"CardTurned","seat":1,"place":13,"number":24,"figure":"magician"}',1767225601.0,1767225601.0,2646726105);
INSERT INTO "news" VALUES(12884951040,3,48,0,NULL,0,'{"type":"CardLeft","seat":1,"place":13}',1767225601.0,1767225601.0,3860895570);
INSERT INTO "news" VALUES(12884952064,3,49,0,NULL,1,'{"type":"CardTurned","seat":0,"place":44,"number":22,"figure":"plain"}',1767225601.0,1767225601.0,1902104273);
INSERT INTO "news" VALUES(12884953088,3,50,0,NULL,0,'{"type":"CardTaken","seat":0,"place":44,"number":22,"figure":"plain"}',1767225601.0,1767225601.0,2120610990);
INSERT INTO "news" VALUES(12884954112,3,51,0,NULL,1,'{"type":"CardTurned","seat":1,"place":32,"number":23,"figure":"prince"}',1767225601.0,1767225601.0,2616237986);
INSERT INTO "news" VALUES(12884955136,3,52,0,NULL,0,'{"type":"CardLeft","seat":1,"place":32}',1767225601.0,1767225601.0,4240405117);
INSERT INTO "news" VALUES(12884955137,3,52,1,NULL,0,'{"type":"Remarked","seat":1,"line":"left.bold"}',1767225601.0,1767225601.0,2020638183);
INSERT INTO "news" VALUES(12884956160,3,53,0,NULL,0,'{"type":"Paused","until":0}',1767225601.0,1767225601.0,3458136808);
INSERT INTO "news" VALUES(17179870208,4,1,0,NULL,0,'{"type":"Opened","host":"bob"}',1767225601.0,1767225601.0,617732608);
INSERT INTO "news" VALUES(17179871232,4,2,0,NULL,0,'{"type":"CancelledByHost","name":"bob"}',1767225601.0,1767225601.0,1089814482);
INSERT INTO "news" VALUES(21474837504,5,1,0,NULL,0,'{"type":"Opened","host":"ann"}',1767225601.0,1767225601.0,3537321681);
INSERT INTO "news" VALUES(21474838528,5,2,0,NULL,0,'{"type":"Joined","name":"cid"}',1767225601.0,1767225601.0,4134794519);
INSERT INTO "news" VALUES(25769804800,6,1,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(25769804801,6,1,1,NULL,0,'{"type":"BuildingBegun","seat":0}',1767225601.0,1767225601.0,2216654009);
INSERT INTO "news" VALUES(30064772096,7,1,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(30064772097,7,1,1,NULL,0,'{"type":"BuildingBegun","seat":0}',1767225601.0,1767225601.0,2216654009);
INSERT INTO "news" VALUES(34359739392,8,1,0,NULL,0,'{"type":"Opened","host":"N. N."}',1767225601.0,1767225601.0,738096026);
INSERT INTO "news" VALUES(34359740416,8,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(34359741440,8,3,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(34359741441,8,3,1,NULL,0,'{"type":"BuildingBegun","seat":0}',1767225601.0,1767225601.0,2216654009);
INSERT INTO "news" VALUES(34359741442,8,3,2,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.bold"}',1767225601.0,1767225601.0,4086100635);
INSERT INTO "news" VALUES(34359743488,8,5,0,NULL,1,'{"type":"CardTurned","seat":0,"place":43,"number":34,"figure":"crow"}',1767225601.0,1767225601.0,1843009972);
INSERT INTO "news" VALUES(34359744512,8,6,0,NULL,0,'{"type":"CardLeft","seat":0,"place":43}',1767225601.0,1767225601.0,1031638076);
INSERT INTO "news" VALUES(34359745536,8,7,0,NULL,1,'{"type":"CardTurned","seat":1,"place":39,"number":42,"figure":"crow"}',1767225601.0,1767225601.0,2844785917);
INSERT INTO "news" VALUES(34359746560,8,8,0,NULL,0,'{"type":"CardLeft","seat":1,"place":39}',1767225601.0,1767225601.0,525052854);
INSERT INTO "news" VALUES(34359747584,8,9,0,NULL,1,'{"type":"CardTurned","seat":0,"place":5,"number":44,"figure":"plain"}',1767225601.0,1767225601.0,1201888635);
INSERT INTO "news" VALUES(34359748608,8,10,0,NULL,0,'{"type":"CardLeft","seat":0,"place":5}',1767225601.0,1767225601.0,1820708161);
INSERT INTO "news" VALUES(34359749632,8,11,0,NULL,1,'{"type":"CardTurned","seat":1,"place":10,"number":40,"figure":"tower"}',1767225601.0,1767225601.0,1504689388);
INSERT INTO "news" VALUES(34359750656,8,12,0,NULL,0,'{"type":"CardLeft","seat":1,"place":10}',1767225601.0,1767225601.0,3440231569);
INSERT INTO "news" VALUES(34359751680,8,13,0,NULL,1,'{"type":"CardTurned","seat":0,"place":30,"number":8,"figure":"tower"}',1767225601.0,1767225601.0,3285079844);
INSERT INTO "news" VALUES(34359752704,8,14,0,NULL,0,'{"type":"CardTaken","seat":0,"place":30,"number":8,"figure":"tower"}',1767225601.0,1767225601.0,3349293228);
INSERT INTO "news" VALUES(34359752705,8,14,1,NULL,0,'{"type":"Remarked","seat":1,"line":"well-taken.one"}',1767225601.0,1767225601.0,1018507361);
INSERT INTO "news" VALUES(34359753728,8,15,0,NULL,1,'{"type":"CardTurned","seat":1,"place":31,"number":43,"figure":"king"}',1767225601.0,1767225601.0,559068406);
INSERT INTO "news" VALUES(34359754752,8,16,0,NULL,0,'{"type":"CardLeft","seat":1,"place":31}',1767225601.0,1767225601.0,3616678334);
INSERT INTO "news" VALUES(34359755776,8,17,0,NULL,1,'{"type":"CardTurned","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,702924208);
INSERT INTO "news" VALUES(34359756800,8,18,0,NULL,0,'{"type":"CardLeft","seat":0,"place":29}',1767225601.0,1767225601.0,3273594884);
INSERT INTO "news" VALUES(34359757824,8,19,0,NULL,1,'{"type":"CardTurned","seat":1,"place":40,"number":9,"figure":"princess"}',1767225601.0,1767225601.0,3832605802);
INSERT INTO "news" VALUES(34359758848,8,20,0,NULL,0,'{"type":"CardTaken","seat":1,"place":40,"number":9,"figure":"princess"}',1767225601.0,1767225601.0,2199962913);
INSERT INTO "news" VALUES(34359759872,8,21,0,NULL,1,'{"type":"CardTurned","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,702924208);
INSERT INTO "news" VALUES(34359760896,8,22,0,NULL,0,'{"type":"CardTaken","seat":0,"place":29,"number":17,"figure":"tower"}',1767225601.0,1767225601.0,652214223);
INSERT INTO "news" VALUES(34359761920,8,23,0,NULL,1,'{"type":"CardTurned","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2238661699);
INSERT INTO "news" VALUES(34359762944,8,24,0,NULL,0,'{"type":"CardLeft","seat":1,"place":25}',1767225601.0,1767225601.0,2990313101);
INSERT INTO "news" VALUES(34359763968,8,25,0,NULL,1,'{"type":"CardTurned","seat":0,"place":21,"number":2,"figure":"plain"}',1767225601.0,1767225601.0,1322096314);
INSERT INTO "news" VALUES(34359764992,8,26,0,NULL,0,'{"type":"CardLeft","seat":0,"place":21}',1767225601.0,1767225601.0,197562892);
INSERT INTO "news" VALUES(34359766016,8,27,0,NULL,1,'{"type":"CardTurned","seat":1,"place":7,"number":14,"figure":"crow"}',1767225601.0,1767225601.0,689913303);
INSERT INTO "news" VALUES(34359767040,8,28,0,NULL,0,'{"type":"CardTaken","seat":1,"place":7,"number":14,"figure":"crow"}',1767225601.0,1767225601.0,2877428354);
INSERT INTO "news" VALUES(34359768064,8,29,0,NULL,1,'{"type":"CardTurned","seat":0,"place":41,"number":18,"figure":"plain"}',1767225601.0,1767225601.0,2526794746);
INSERT INTO "news" VALUES(34359769088,8,30,0,NULL,0,'{"type":"CardTaken","seat":0,"place":41,"number":18,"figure":"plain"}',1767225601.0,1767225601.0,2577525125);
INSERT INTO "news" VALUES(34359770112,8,31,0,NULL,1,'{"type":"CardTurned","seat":1,"place":38,"number":29,"figure":"tower"}',1767225601.0,1767225601.0,1278605177);
INSERT INTO "news" VALUES(34359771136,8,32,0,NULL,0,'{"type":"CardTaken","seat":1,"place":38,"number":29,"figure":"tower"}',1767225601.0,1767225601.0,1125108998);
INSERT INTO "news" VALUES(34359772160,8,33,0,NULL,1,'{"type":"CardTurned","seat":0,"place":11,"number":27,"figure":"plain"}',1767225601.0,1767225601.0,4210890622);
INSERT INTO "news" VALUES(34359773184,8,34,0,NULL,0,'{"type":"CardLeft","seat":0,"place":11}',1767225601.0,1767225601.0,159394901);
INSERT INTO "news" VALUES(34359774208,8,35,0,NULL,1,'{"type":"CardTurned","seat":1,"place":24,"number":31,"figure":"princess"}',1767225601.0,1767225601.0,2236177200);
INSERT INTO "news" VALUES(34359775232,8,36,0,NULL,0,'{"type":"CardTaken","seat":1,"place":24,"number":31,"figure":"princess"}',1767225601.0,1767225601.0,4198438343);
INSERT INTO "news" VALUES(34359776256,8,37,0,NULL,1,'{"type":"CardTurned","seat":0,"place":44,"number":22,"figure":"plain"}',1767225601.0,1767225601.0,1902104273);
INSERT INTO "news" VALUES(34359777280,8,38,0,NULL,0,'{"type":"CardLeft","seat":0,"place":44}',1767225601.0,1767225601.0,1916541691);
INSERT INTO "news" VALUES(34359778304,8,39,0,NULL,1,'{"type":"CardTurned","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2238661699);
INSERT INTO "news" VALUES(34359779328,8,40,0,NULL,0,'{"type":"CardTaken","seat":1,"place":25,"number":35,"figure":"queen"}',1767225601.0,1767225601.0,2320858684);
INSERT INTO "news" VALUES(34359780352,8,41,0,NULL,1,'{"type":"CardTurned","seat":0,"place":9,"number":16,"figure":"plain"}',1767225601.0,1767225601.0,1413312089);
INSERT INTO "news" VALUES(34359781376,8,42,0,NULL,0,'{"type":"CardLeft","seat":0,"place":9}',1767225601.0,1767225601.0,3224404557);
INSERT INTO "news" VALUES(34359782400,8,43,0,NULL,1,'{"type":"CardTurned","seat":1,"place":18,"number":12,"figure":"prince"}',1767225601.0,1767225601.0,868040352);
INSERT INTO "news" VALUES(34359783424,8,44,0,NULL,0,'{"type":"CardLeft","seat":1,"place":18}',1767225601.0,1767225601.0,97799833);
INSERT INTO "news" VALUES(34359784448,8,45,0,NULL,1,'{"type":"CardTurned","seat":0,"place":8,"number":20,"figure":"plain"}',1767225601.0,1767225601.0,1756348497);
INSERT INTO "news" VALUES(34359785472,8,46,0,NULL,0,'{"type":"CardTaken","seat":0,"place":8,"number":20,"figure":"plain"}',1767225601.0,1767225601.0,1824767961);
INSERT INTO "news" VALUES(34359786496,8,47,0,NULL,1,'{"type":"CardTurned","seat":1,"place":13,"number":24,"figure":"magician"}',1767225601.0,1767225601.0,2646726105);
INSERT INTO "news" VALUES(34359787520,8,48,0,NULL,0,'{"type":"CardLeft","seat":1,"place":13}',1767225601.0,1767225601.0,3860895570);
INSERT INTO "news" VALUES(34359788544,8,49,0,NULL,1,'{"type":"CardTurned","seat":0,"place":44,"number":22,"figure":"plain"}',1767225601.0,1767225601.0,1902104273);
INSERT INTO "news" VALUES(34359789568,8,50,0,NULL,0,'{"type":"CardTaken","seat":0,"place":44,"number":22,"figure":"plain"}',1767225601.0,1767225601.0,2120610990);
INSERT INTO "news" VALUES(34359790592,8,51,0,NULL,1,'{"type":"CardTurned","seat":1,"place":32,"number":23,"figure":"prince"}',1767225601.0,1767225601.0,2616237986);
INSERT INTO "news" VALUES(34359791616,8,52,0,NULL,0,'{"type":"CardLeft","seat":1,"place":32}',1767225601.0,1767225601.0,4240405117);
INSERT INTO "news" VALUES(34359792640,8,53,0,NULL,0,'{"type":"Departed","seat":0,"ends":true}',1767225601.0,1767225601.0,2757682841);
INSERT INTO "news" VALUES(34359792641,8,53,1,NULL,0,'{"type":"GameEnded","seed":"7373737373737373737373737373737373737373737373737373737373737373"}',1767225601.0,1767225601.0,3875795431);
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
INSERT INTO "participant" VALUES(1456074448175104006,6);
INSERT INTO "participant" VALUES(1456074448175104328,6);
INSERT INTO "participant" VALUES(1456074448175104004,7);
INSERT INTO "participant" VALUES(1456074448175104005,7);
CREATE TABLE person (
    user   INTEGER PRIMARY KEY,
    body   TEXT NOT NULL,               -- JSON of what the person chose
    locale TEXT                         -- of the person's Discord client when last heard of; NULL: never
) STRICT;
INSERT INTO "person" VALUES(1456074448175104004,'{"user":1456074448175104004,"language":"cs","quiet_from":1320,"quiet_to":420,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":"++"}','en-US');
INSERT INTO "person" VALUES(1456074448175104005,'{"user":1456074448175104005,"language":null,"quiet_from":null,"quiet_to":null,"zone":"UTC","pings":"daily","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":"++"}','en-US');
INSERT INTO "person" VALUES(1456074448175104006,'{"user":1456074448175104006,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":1769986740.0,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
INSERT INTO "person" VALUES(1456074448175104009,'{"user":1456074448175104009,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
INSERT INTO "person" VALUES(1456074448175104328,'{"user":1456074448175104328,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
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
INSERT INTO "post" VALUES(1,1,'card','card:1:1767225601.0','78f20401ea2217f7ebafac4b',1767225601.0,86,1456074448175104003,NULL,NULL,1456074448175104027,'ended:1456074448175104027',4294969344,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(2,1,'board','board:4:1767225601.0','c423fefbc47030cafc60d1a4',1767225601.0,86,1456074448175104027,NULL,NULL,1456074448175104031,'ended:86',4295055363,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(3,1,'farewell','farewell','b5815e4bbe7830d2e08782c5',1767225601.0,86,1456074448175104027,NULL,NULL,1456074448175104143,'',0,'[]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(4,1,'archive','archive','9b522fb844197c56e8eca049',1767225601.0,86,1456074448175104027,NULL,NULL,1456074448175104027,'',0,'[]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(5,2,'card','card:1:1767225601.0','df571d322e4e9b2db0cd6618',1767225601.0,5,1456074448175104003,NULL,NULL,1456074448175104154,'running:1456074448175104154:pl:0',8589937664,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(6,2,'board','board:5:1767225601.0','3b7cac4a5a8146642e7dc99c',1767225601.0,41,1456074448175104154,NULL,NULL,1456074448175104160,'running:41',8589976576,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(7,3,'card','card:3:1767225601.0','5b45485a315adbc5d55abcb8',1767225601.0,53,1456074448175104236,NULL,NULL,1456074448175104238,'running:1456074448175104236:pl:0:paused',12884903936,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(8,3,'member','member:1456074448175104236:d0aa3c66:3','fc23c1b3a95e16a5b8fefd64',1767225601.0,3,1456074448175104236,1456074448175104005,NULL,1456074448175104236,'',0,'[]',NULL,0,NULL,NULL,1);
INSERT INTO "post" VALUES(9,3,'board','board:4:1767225601.0','c2cb64823d291b2b933038a9',1767225601.0,53,1456074448175104236,NULL,NULL,1456074448175104241,'running:53',12884956160,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(10,4,'card','card:1:1767225601.0','c730dc2d62c0ee5297493b61',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104319,'closed:None',17179871232,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(11,5,'card','card:1:1767225601.0','592ee10b78a9371154fe1d4e',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104325,'lobby:2:1@1769986740',21474838528,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(12,6,'card','card:1:1767225601.0','0148b8578110444b7c32c3d7',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104340,'running:1456074448175104340:pl:None',0,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(13,7,'card','card:1:1767225601.0','f1145a6f11ae122ffb370f71',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104342,'running:1456074448175104342:pl:None',0,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(14,6,'board','board:2:1767225601.0','7511d13a2ffd6fafcc025dc5',1767225601.0,2,1456074448175104340,NULL,NULL,1456074448175104345,'running:2',25769804801,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(15,7,'board','board:2:1767225601.0','4f505975de4420f51b0132b3',1767225601.0,2,1456074448175104342,NULL,NULL,1456074448175104349,'running:2',30064772097,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(16,8,'card','card:1:1767225601.0','82504844716bf59aeb95457c',1767225601.0,53,1456074448175104003,NULL,NULL,1456074448175104356,'ended:1456074448175104356:1',34359740416,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(17,8,'board','board:4:1767225601.0','d923fe8325aaf713bcdfb826',1767225601.0,53,1456074448175104356,NULL,NULL,1456074448175104360,'ended:53',34359792641,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(18,8,'farewell','farewell','6b939a33f0edc370f4ae90f1',1767225601.0,53,1456074448175104356,NULL,NULL,1456074448175104437,'',0,'[]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(19,8,'archive','archive','a4e7216d9cb3a7105cac9aa5',1767225601.0,53,1456074448175104356,NULL,NULL,1456074448175104356,'',0,'[]',NULL,0,1767225601.0,NULL,1);
CREATE TABLE rating (
    game  TEXT    NOT NULL,
    role  TEXT    NOT NULL,
    owner TEXT    NOT NULL,             -- a user id, a computer's strength, or a side's advantage
    mu    REAL    NOT NULL,
    sigma REAL    NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, role, owner)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating" VALUES('fort','','1456074448175104004',2.70834895800782398116e+01,8.20249170773871227879e+00,1);
INSERT INTO "rating" VALUES('fort','','computer:easy',2.29165104199217601883e+01,8.20249170773871227879e+00,1);
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
INSERT INTO "result" VALUES(1,1,1456074448175104000,'fort','basic','{"bonus":false,"open_memory":false}',1,1767225601.0,1767225601.0,82,'rules',1,0);
INSERT INTO "result" VALUES(2,8,1456074448175104000,'fort','basic','{"bonus":false,"open_memory":false}',1,1767225601.0,1767225601.0,48,'resigned',0,0);
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
INSERT INTO "result_seat" VALUES(1,0,1456074448175104004,'ann',NULL,'',1,10,'played',21,1.0,'{"longest-wall":10,"closest-finish":4}',25.0,8.33333333333333392545e+00,0);
INSERT INTO "result_seat" VALUES(1,1,NULL,'Ada','easy','',2,6,'played',0,NULL,'{}',25.0,8.33333333333333392545e+00,0);
INSERT INTO "result_seat" VALUES(2,0,NULL,'',NULL,'',2,0,'left',12,1.0,'{}',NULL,NULL,NULL);
INSERT INTO "result_seat" VALUES(2,1,NULL,'Ada','easy','',1,0,'played',0,NULL,'{}',NULL,NULL,NULL);
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    body  TEXT NOT NULL                 -- JSON
) STRICT;
INSERT INTO "server" VALUES(1456074448175104000,'{"guild":1456074448175104000,"channel":null,"language":"pl","pace":"relaxed","files":[],"rules":{},"opener":null,"strength":"fair","banter":true,"ratings":true,"announcements":{},"webhook":null,"called":0.0,"blocks":[{"digest":"f5a3b5d6be2d707058deaa71314fcd8f","at":1767225601.0,"user":1456074448175104012}],"journal":[]}');
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
INSERT INTO "standing" VALUES(1456074448175104000,'fort','',1456074448175104004,'ann',1,1);
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
