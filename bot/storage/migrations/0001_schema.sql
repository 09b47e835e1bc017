-- Tables, their moves and their news; the outbox; users, servers and named values of the host.
-- bot/storage/changes.py writes related rows in one transaction; there are no triggers and no foreign keys.
--
-- Do not edit a statement: SQLite stores the text of CREATE statements, and the bot refuses a database whose stored
-- text differs in more than comments and white space (bot/storage/schema.py).

-- The application id of the bot's databases (“BGMS”).
PRAGMA application_id = 1111969107;

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

CREATE INDEX game_table_going_on ON game_table (id) WHERE status IN ('lobby', 'running', 'broken');
CREATE INDEX game_table_over ON game_table (changed) WHERE status IN ('ended', 'closed');

-- All changes of tables, one row per version. `n` is 0 for the deal and counts the game's moves; NULL for other changes.
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

-- For the limit on the tables that a user may open within some time (bot/table/policies.py).
CREATE INDEX move_opening ON move (by_user, at) WHERE kind = 'open';

-- Facts: the history and the pending news. The id is composed of the table, the version and the position within the
-- change, so the news of a table is stored together and in order, and needs no further index.
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

CREATE INDEX news_untold ON news (table_id) WHERE told IS NULL;

-- The version up to which a seat has seen fleeting facts.
CREATE TABLE glimpse (
    table_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    upto     INTEGER NOT NULL,
    key      TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The outbox: one row per message of the courier. A row without a message id is an intent, which may have been sent.
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

CREATE INDEX post_nonce ON post (nonce);
CREATE INDEX post_message ON post (message);
CREATE INDEX post_call ON post (user, table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_seat_call ON post (table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_standing ON post (table_id, id) WHERE gone = 0 AND (message IS NULL OR kind <> 'letter');
CREATE INDEX post_event ON post (id) WHERE kind = 'event' AND message IS NULL AND gone = 0;

-- After a restore: tables that may have messages sent after the copy was made.
CREATE TABLE sweep (
    table_id INTEGER PRIMARY KEY
) STRICT;

-- Direct messages to deleted users that are still to be deleted. The users' ids are not recorded.
CREATE TABLE erasure (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL
) STRICT;

-- Private threads from which a deleted user is still to be removed. A row is deleted when Discord has removed the user
-- or refuses to; it is the last row that holds the user id.
CREATE TABLE expulsion (
    thread INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    PRIMARY KEY (thread, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE person (
    user   INTEGER PRIMARY KEY,
    body   TEXT NOT NULL,               -- JSON of what the person chose
    locale TEXT                         -- of the person's Discord client when last heard of; NULL: never
) STRICT;

-- Subscriptions: a user's wish to be notified of a free seat at a game on a server, or of the events of a table.
CREATE TABLE interest (
    user   INTEGER NOT NULL,
    n      INTEGER NOT NULL,            -- the place among the user's interests
    game   TEXT    NOT NULL,            -- '': the user follows a table
    number INTEGER NOT NULL,            -- of the server, or of the table that the user follows
    body   TEXT    NOT NULL,            -- JSON
    PRIMARY KEY (user, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX interest_topic ON interest (game, number);

CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    body  TEXT NOT NULL                 -- JSON
) STRICT;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL                 -- a number, text, JSON, or bytes as hexadecimal digits
) STRICT, WITHOUT ROWID;

-- The message that introduces the bot to a server, until its first table opens. A row without a message id is an intent,
-- which may have been sent. The row stays after the message is removed: no server is welcomed twice.
CREATE TABLE welcome (
    guild   INTEGER PRIMARY KEY,
    at      REAL    NOT NULL,
    channel INTEGER NOT NULL,
    user    INTEGER,                    -- the reader of a direct message; NULL: it is in a channel, or gone
    message INTEGER,
    gone    INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The results of finished games, in the order of their ends. A result outlives its table.
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

CREATE INDEX result_server ON result (guild, game, ended);

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

CREATE INDEX result_seat_user ON result_seat (user) WHERE user IS NOT NULL;

-- The ratings that follow from all results, one after the other (bot/results/ratings.py).
CREATE TABLE rating (
    game  TEXT    NOT NULL,
    role  TEXT    NOT NULL,
    owner TEXT    NOT NULL,             -- a user id, a computer's strength, or a side's advantage
    mu    REAL    NOT NULL,
    sigma REAL    NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, role, owner)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_owner ON rating (owner);

-- Sums of the rated results of a server's persons, from which its leaderboard is read without reading every result.
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

CREATE INDEX standing_user ON standing (user);

-- Leagues and cups: one value each, with its version. A settled league is over, and nothing of it is left to be sent.
CREATE TABLE league (
    id      INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    draft   INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body    TEXT    NOT NULL,           -- JSON
    checksum INTEGER NOT NULL           -- of all columns
) STRICT;

CREATE INDEX league_server ON league (guild, id);
CREATE INDEX league_unsettled ON league (id) WHERE settled = 0;

-- What was done in each league, and by whom.
CREATE TABLE league_entry (
    league INTEGER NOT NULL,
    n      INTEGER NOT NULL,
    user   INTEGER NOT NULL,            -- 0: the bot
    body   TEXT    NOT NULL,            -- JSON
    checksum INTEGER NOT NULL,          -- of all columns but n
    PRIMARY KEY (league, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_entry_user ON league_entry (user) WHERE user <> 0;

-- The messages of leagues. A row without a message id is an intent, which may have been sent.
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

CREATE INDEX league_post_user ON league_post (user) WHERE user IS NOT NULL;

-- The puzzles of the day, of the last days and of tomorrow. A deleted one is dealt again from the key of the days.
CREATE TABLE daily_puzzle (
    game TEXT    NOT NULL,
    day  INTEGER NOT NULL,              -- days since 1970-01-01, UTC
    body TEXT    NOT NULL,              -- JSON of the puzzle, secrets included
    checksum INTEGER NOT NULL,          -- of all columns
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

-- The attempts at them, one for each user and puzzle. The results stay; the moves go after some days.
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

CREATE INDEX daily_attempt_server ON daily_attempt (day, guild) WHERE guild IS NOT NULL AND cost IS NOT NULL;

-- The messages with a server's table of a day. A row without a message id is an intent, which may have been sent.
CREATE TABLE daily_digest (
    guild   INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    at      REAL    NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,                    -- 0: refused for good
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

-- The tables at which a user was a player, the host, invited, or made a change. Written with every change; `move` and the
-- JSON of `game_table` are searched through it (bot/storage/participants.py).
CREATE TABLE participant (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX participant_table ON participant (table_id);

-- Tables with a damaged status, which the other indexes on the status do not contain.
CREATE INDEX game_table_odd ON game_table (id) WHERE status NOT IN ('lobby', 'running', 'broken', 'ended', 'closed');
CREATE INDEX game_table_server ON game_table (guild);

CREATE INDEX post_user ON post (user) WHERE user IS NOT NULL;
-- The tables for which the courier may have work left (`bot.storage.outbox`).
CREATE INDEX post_unfinished ON post (table_id) WHERE gone = 0 AND (
    message IS NULL OR turn IS NOT NULL OR kind = 'card' AND face NOT LIKE 'ended:%' AND face NOT LIKE 'closed:%'
);

-- The users who have drawn days off, which move with the deadlines.
CREATE INDEX person_vacation ON person (user)
WHERE instr(body, '"paid":') > 0 AND instr(body, '"paid":0.0') = 0;

CREATE INDEX server_journal ON server (guild) WHERE instr(body, '"journal":[{') > 0;

CREATE INDEX welcome_standing ON welcome (guild) WHERE gone = 0;
CREATE INDEX welcome_user ON welcome (user) WHERE user IS NOT NULL;

CREATE INDEX daily_attempt_begun ON daily_attempt (day) WHERE cost IS NULL;
CREATE INDEX daily_attempt_moves ON daily_attempt (day) WHERE progress <> '';
