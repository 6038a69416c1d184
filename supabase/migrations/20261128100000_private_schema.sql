-- Nothing is granted by default: each file grants what it means to. A hosted project starts the
-- other way round: it gives every role whatever its owner creates in the schema `public`.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema private;
comment on schema private is 'Definer functions behind policies and triggers; not exposed to requests';
grant usage on schema private to authenticated, service_role;

-- Keeps `updated_at` true whatever the caller writes.
create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The day of accounts, wherever the server runs.
create function private.today_in_france() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'Europe/Paris')::date
$$;

-- Null for a date that is still being typed.
create function private.read_date(p_text text) returns date language plpgsql immutable set search_path = '' as $$
begin
  return p_text::date;
exception when others then
  return null; -- being typed
end
$$;
grant execute on function private.read_date(text) to authenticated;

create function private.hash_text(p_text text) returns text language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;

-- The words of a search as patterns of `like`, eight at most: each must be found, and none finds
-- everything.
create function private.search_patterns(p_query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), array['%'])
  from (
    select word from regexp_split_to_table(
      replace(replace(translate(
        lower(left(p_query, 100)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae'),
      '\s+'
    ) as word where word <> '' limit 8
  ) as words
$$;

-- Names that are one: case, accents and spaces do not count. See textKey() in
-- documents/dossier/names/party-key.ts. Its cost leads the planner to the indexes that hold it.
create function private.text_key(p_text text) returns text
language sql immutable cost 500 set search_path = '' as $$
  select btrim(regexp_replace(
    lower(regexp_replace(normalize(left(p_text, 1000), nfd), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g'
  ))
$$;
grant execute on function private.text_key(text) to authenticated, service_role;
