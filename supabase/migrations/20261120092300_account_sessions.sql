-- Where an account is signed in, for its owner.

-- A definer function: sessions are read by the accounts only. Own ones, without what opens them.
create function private.list_own_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    sessions.id,
    sessions.created_at,
    greatest(sessions.created_at, sessions.updated_at, sessions.refreshed_at at time zone 'utc'),
    coalesce(left(sessions.user_agent, 300), ''),
    coalesce(sessions.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions
  where sessions.user_id = (select auth.uid()) and (not_after is null or not_after > now())
  order by 5 desc, 3 desc
  limit 100
$$;
revoke execute on function private.list_own_sessions() from public, anon;
grant execute on function private.list_own_sessions() to authenticated;

create function public.get_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_own_sessions()
$$;
revoke execute on function public.get_sessions() from public, anon;
grant execute on function public.get_sessions() to authenticated;
