-- To which locale somebody's Discord was set when they were last heard of: apart from what they chose themselves, so
-- that neither is ever written over by the other. NULL: they have not been heard of since this is kept.
ALTER TABLE person ADD COLUMN locale TEXT;

-- From now on a digest is edited when a table in it waits no longer; those that stand are left as they are.
UPDATE post SET gone = 1 WHERE kind = 'digest' AND message IS NOT NULL;
