-- What policies and triggers need and no caller may name: functions that act with the rights of the owner.
create schema private;
grant usage on schema private to authenticated, service_role;

comment on schema private is 'Definer functions behind policies and triggers; not exposed to requests';

-- Keeps `updated_at` true whatever the caller writes.
create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
