-- What somebody has drawn of their days off covers their turns until a moment, and time that is nobody's moves that as it
-- moves the turns.
CREATE TRIGGER heartbeat_moves_vacations INSTEAD OF INSERT ON heartbeat WHEN new.gap <> 0
BEGIN
    UPDATE person SET body = json_set(body, '$.vacation.paid', (body ->> '$.vacation.paid') + new.gap)
    WHERE CASE WHEN json_valid(body) THEN body ->> '$.vacation.paid' END > 0;
END;
