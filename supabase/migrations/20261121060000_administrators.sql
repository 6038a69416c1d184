-- One simple policy for each role, which an index serves: « mine, or all if I administer » can use none, and a list of fifty rows read
-- those of everybody. Administrators act as a role of their own, which is also an ordinary user.
do $$
begin
  create role administrator nologin inherit;
exception
  -- Roles are of the server: another database of it, or `platform.sql`, has made it.
  when duplicate_object or unique_violation then null;
end
$$;
grant authenticated to administrator;

-- They still ask: a role that a token holds longer than the table says it reads nothing more than its own.
alter policy "Administrators read every profile" on public.profiles to administrator;
alter policy "Administrators read every company" on public.companies to administrator;
alter policy "Administrators read every client" on public.clients to administrator;
alter policy "Administrators read every product" on public.products to administrator;
alter policy "Administrators read what lists show of every document" on public.documents to administrator;
alter policy "Administrators read every lead" on public.leads to administrator;
alter policy "Administrators read every message" on public.email_logs to administrator;
alter policy "Administrators read every file" on public.generated_pdfs to administrator;

-- A hosted project takes the role of a request from its token: this writes it there (« custom access token hook », config.toml). A
-- definer function: who signs tokens reads no table of ours.
create function private.write_role(event jsonb) returns jsonb language sql stable security definer set search_path = '' as $$
  select case
    when event #>> '{claims,role}' = 'authenticated' and exists (
      select from public.user_roles where user_id = (event ->> 'user_id')::uuid and role = 'admin'
    ) then jsonb_set(event, '{claims,role}', '"administrator"')
    else event
  end
$$;
revoke execute on function private.write_role(jsonb) from public, anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    grant administrator to authenticator;
  end if;
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.write_role(jsonb) to supabase_auth_admin;
  end if;
end
$$;
