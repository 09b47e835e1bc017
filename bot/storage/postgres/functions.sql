-- The functions of SQLite that the statements of bot/storage use, for PostgreSQL 15 and newer.

CREATE FUNCTION json_valid(body text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN body::json IS NOT NULL;
EXCEPTION WHEN others THEN
    RETURN false;
END $$;

-- The value at a path such as '$.seats[0].name', as text; NULL: there is none.
CREATE FUNCTION json_extract(body text, path text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT jsonb_path_query_first(body::jsonb, path::jsonpath) #>> '{}'
$$;

-- The elements of a list, as text.
CREATE FUNCTION json_each(body text) RETURNS TABLE (value text) LANGUAGE sql IMMUTABLE AS $$
    SELECT jsonb_array_elements_text(body::jsonb)
$$;

CREATE FUNCTION instr(body text, part text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT strpos(body, part)
$$;
