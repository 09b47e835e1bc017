-- Indexes for the deletion of a user and for the start: neither reads a table that grows with every game.

-- The tables at which a user was a player, the host, invited, or made a change. Written with every change; `move` and the
-- JSON of `game_table` are searched through it (bot/storage/participants.py).
CREATE TABLE participant (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX participant_table ON participant (table_id);

INSERT OR IGNORE INTO participant SELECT by_user, table_id FROM move WHERE by_user > 0;
INSERT OR IGNORE INTO participant SELECT user, table_id FROM post WHERE user > 0;
INSERT OR IGNORE INTO participant SELECT host, id FROM game_table WHERE host > 0;
INSERT OR IGNORE INTO participant
SELECT value, game_table.id FROM game_table, json_tree(iif(json_valid(seats), seats, '[]'))
WHERE typeof(value) = 'integer' AND key IN ('user', 'to', 'by') AND value > 0;
INSERT OR IGNORE INTO participant
SELECT value, game_table.id FROM game_table, json_tree(iif(json_valid(play), play, '[]'))
WHERE typeof(value) = 'integer' AND (key = 'user' OR path = '$.invited') AND value > 0;

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
