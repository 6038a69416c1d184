-- The roles of requests and of the server. The owner of DATABASE_URL makes them at the first start,
-- or else a superuser beforehand (operations.md, « Roles made beforehand »).
--
-- Requests run as `anon` or `authenticated`, or as `administrator` for the users listed in
-- user_roles; `service_role` is the server itself; `gateway` connects, and can become one of the
-- four only; `auth_service` reads and writes accounts, and nothing of the public schema.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'administrator') then create role administrator nologin inherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'gateway') then create role gateway login noinherit; end if;
  if not exists (select from pg_roles where rolname = 'auth_service') then create role auth_service login noinherit; end if;
exception
  -- Replicas start together on one server: roles are of the server, not of the database.
  when duplicate_object or unique_violation then null;
end
$$;

grant anon, authenticated, administrator, service_role to gateway;
