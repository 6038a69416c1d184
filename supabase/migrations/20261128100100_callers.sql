-- The caller of a request: the account, its second factor, and whether it is an administrator.

-- Whether the session has shown every factor that the account asks for. A definer function: only
-- the accounts read factors.
create function private.is_strong() returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt(); -- read once: it is parsed each time
begin
  return v_claims ->> 'aal' is not distinct from 'aal2' or not exists (
    select from auth.mfa_factors where user_id = (v_claims ->> 'sub')::uuid and status = 'verified'
  );
end
$$;
grant execute on function private.is_strong() to authenticated;

-- Definer functions bypass policies, so they take the caller from these two: a session without its
-- second factor is nobody where it reads, and is refused where it writes, so that the application
-- can say why.
create function private.get_user() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.is_strong() then auth.uid() end;
end
$$;
create function private.require_user() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_strong() then
    raise exception 'Second factor required' using errcode = 'PT403';
  end if;
  return auth.uid();
end
$$;
grant execute on function private.require_user() to authenticated;

create function private.get_session() returns uuid language sql stable set search_path = '' as $$
  select (auth.jwt() ->> 'session_id')::uuid
$$;
grant execute on function private.get_session() to authenticated;

-- Administrators act as a role of their own, which is also an ordinary user. With one policy for
-- each role an index can serve it; « mine, or all if I administer » can use none.
do $$
begin
  create role administrator nologin inherit;
exception
  -- Roles belong to the server: another database, or platform.sql, may have created it.
  when duplicate_object or unique_violation then null;
end
$$;
grant authenticated to administrator;

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Who administers the site; written by the operator only';

alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "Users read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.user_roles
  as restrictive for select to authenticated using ((select private.is_strong()));

-- A definer function: a policy that read user_roles from user_roles would call itself. Policies of
-- administrators ask it too, because a token may outlive the right.
create function private.is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles where user_id = (select private.get_user()) and role = 'admin'
  )
$$;
grant execute on function private.is_admin() to authenticated;

-- The hook of a hosted project, which takes the role of a request from its token (config.toml). A
-- definer function: whoever signs tokens reads no table of ours.
create function private.write_role(event jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when event #>> '{claims,role}' = 'authenticated' and exists (
      select from public.user_roles where user_id = (event ->> 'user_id')::uuid and role = 'admin'
    ) then jsonb_set(event, '{claims,role}', '"administrator"')
    else event
  end
$$;

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
