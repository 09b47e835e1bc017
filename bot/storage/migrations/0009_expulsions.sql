-- Private threads from which a person who was forgotten is still to be removed. A row is deleted when Discord has
-- removed the person, or will not; it is the last thing that holds the user id.
CREATE TABLE expulsion (
    thread INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (thread, user)
) STRICT, WITHOUT ROWID;

-- The receipt of an admission is deleted with its user: its occasion holds a hash of the user id that has no key.
CREATE TRIGGER membership_is_forgotten AFTER UPDATE OF user ON post
WHEN new.user = 0 AND old.user <> 0 AND old.kind = 'member'
BEGIN
    INSERT INTO expulsion (thread, user)
    SELECT old.channel, old.user
    WHERE old.gone = 0 AND old.channel IS NOT NULL
    ON CONFLICT DO NOTHING;

    DELETE FROM post WHERE id = new.id;
END;

-- Receipts that were made nobody's before this trigger was there.
DELETE FROM post WHERE kind = 'member' AND user = 0;
