-- Who asks for what cannot be undone has proved lately to be the owner, not only to hold a session that was left open.

-- A definer function: factors are read by the accounts only. Own ones, and only whether there is one.
create function private.has_second_factor() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
  )
$$;
revoke execute on function private.has_second_factor() from public, anon;
grant execute on function private.has_second_factor() to authenticated;

-- `is_recent`: a password or a link was shown in the last ten minutes; a second factor does not count, since a session left open
-- could enrol one. `is_strong`: who has a second factor has shown it too.
create function public.get_presence() returns table (user_id uuid, email text, is_recent boolean, is_strong boolean)
language sql stable security invoker set search_path = '' as $$
  with claims as (select auth.jwt() as jwt),
  proofs as (
    select proof ->> 'method' as method, (proof ->> 'timestamp')::bigint as shown_at
    from claims, jsonb_array_elements(case jsonb_typeof(jwt -> 'amr') when 'array' then jwt -> 'amr' else '[]' end) as proof
    where jsonb_typeof(proof -> 'timestamp') = 'number'
  )
  select
    profiles.user_id,
    profiles.email,
    exists (
      select from proofs
      where method in ('password', 'otp', 'magiclink', 'recovery', 'oauth', 'sso/saml')
        and to_timestamp(shown_at) > now() - interval '10 minutes'
    ),
    jwt ->> 'aal' = 'aal2' or not private.has_second_factor()
  from claims, public.profiles
  where profiles.user_id = (select auth.uid())
$$;
revoke execute on function public.get_presence() from public, anon;
grant execute on function public.get_presence() to authenticated;
