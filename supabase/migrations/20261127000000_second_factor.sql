-- The token of a password alone opens nothing of an account that has a second factor, also where
-- the database alone is asked (a hosted project).

-- Whether the session of who calls has shown all that the account asks for. A definer function:
-- factors are read by the accounts only.
create function private.is_strong() returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt(); -- read once: it is parsed each time
begin
  return v_claims ->> 'aal' is not distinct from 'aal2' or not exists (
    select from auth.mfa_factors where user_id = (v_claims ->> 'sub')::uuid and status = 'verified'
  );
end
$$;
revoke execute on function private.is_strong() from public, anon;
grant execute on function private.is_strong() to authenticated;

-- For whom a definer function acts, since it passes over the policies: nobody for a session that
-- has not shown all. One that writes is refused, so that the application can say why.
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
revoke execute on function private.require_user() from public, anon;
grant execute on function private.require_user() to authenticated;

-- The presence is what such a session may ask: whether its second factor is due. A definer
-- function: it reads one’s own profile, which policies close to it.
create function private.read_own_address() returns table (user_id uuid, email text)
language sql stable security definer set search_path = '' as $$
  select profiles.user_id, profiles.email from public.profiles where profiles.user_id = (select auth.uid())
$$;
revoke execute on function private.read_own_address() from public, anon;
grant execute on function private.read_own_address() to authenticated;

create or replace function public.get_presence()
returns table (user_id uuid, email text, is_recent boolean, is_strong boolean)
language sql stable security invoker set search_path = '' as $$
  with claims as (select auth.jwt() as jwt),
  proofs as (
    select proof ->> 'method' as method, (proof ->> 'timestamp')::bigint as shown_at
    from claims, jsonb_array_elements(case jsonb_typeof(jwt -> 'amr') when 'array' then jwt -> 'amr' else '[]' end) as proof
    where jsonb_typeof(proof -> 'timestamp') = 'number'
  )
  select
    own.user_id,
    own.email,
    exists (
      select from proofs
      where method in ('password', 'otp', 'magiclink', 'recovery', 'oauth', 'sso/saml')
        and to_timestamp(shown_at) > now() - interval '10 minutes'
    ),
    private.is_strong()
  from claims, private.read_own_address() as own
$$;
drop function private.has_second_factor();

-- On every table, for each operation that users have a right to; administrators are users, too. A
-- table to come brings its own. A policy that raised an error would do so where there is a row, and
-- so tell that there is one.
do $$
declare
  v_asked record;
begin
  for v_asked in
    select c.relname as name, operation, format('Whoever has a second factor shows it to %s', verb) as policy, rule
    from pg_class c cross join (values
      ('select', 'read', 'using (%1$s)'),
      ('insert', 'add', 'with check (%1$s)'),
      ('update', 'change', 'using (%1$s) with check (%1$s)'),
      ('delete', 'delete', 'using (%1$s)')
    ) as operations (operation, verb, rule)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and case operation when 'delete' then has_table_privilege('authenticated', c.oid, operation)
        else has_any_column_privilege('authenticated', c.oid, operation) end
  loop
    execute format('create policy %I on public.%I as restrictive for %s to authenticated ', v_asked.policy, v_asked.name,
      v_asked.operation) || format(v_asked.rule, '(select private.is_strong())');
  end loop;
end
$$;

-- Each definer function that users may call asks who that is by require_user or get_user, is_admin
-- among them; those to come do, too.
do $$
declare
  v_function record;
begin
  for v_function in
    select p.oid, case lanname when 'plpgsql' then 'private.require_user()' else 'private.get_user()' end as asked
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'private'::regnamespace and p.prosecdef and has_function_privilege('authenticated', p.oid, 'execute')
      and p.proname not in ('require_user', 'read_own_address') and p.prosrc like '%auth.uid()%'
  loop
    execute replace(pg_get_functiondef(v_function.oid), 'auth.uid()', v_function.asked);
  end loop;
end
$$;

-- Keeping in step begins with list_changes, and stops where it is refused: a device that met empty
-- tables would believe that the account had taken what it deleted.
do $$
begin
  execute replace(pg_get_functiondef('public.list_changes(timestamptz, text)'::regprocedure), 'auth.uid()', 'private.require_user()');
end
$$;
