-- What administrators do to accounts, and what they look at. The functions below add rows, which
-- never change.
create table public.admin_actions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid references auth.users (id) on delete set null,
  admin_email text not null check (char_length(admin_email) <= 255),
  action text not null check (action in ('suspend', 'restore', 'delete', 'keep', 'welcome', 'read', 'export')),
  subject text not null check (char_length(subject) <= 255),
  created_at timestamptz not null default now()
);
comment on table public.admin_actions is
  'Journal of the administration: who did what to whose account, or read which list';

create index admin_actions_created_at_idx on public.admin_actions (created_at desc);
create index admin_actions_admin_id_idx on public.admin_actions (admin_id);

alter table public.admin_actions enable row level security;
grant select on public.admin_actions to authenticated;

create policy "Administrators read the journal" on public.admin_actions
  for select to administrator using ((select private.is_admin()));
create policy "Whoever has a second factor shows it to read" on public.admin_actions
  as restrictive for select to authenticated using ((select private.is_strong()));

-- Definer functions: accounts are in the schema auth, which administrators cannot read or change.
create function private.note_admin_action(p_action text, p_subject text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.admin_actions (admin_id, admin_email, action, subject)
  select users.id, left(coalesce(users.email, ''), 255), p_action, left(p_subject, 255)
  from auth.users where users.id = (select auth.uid())
$$;

-- The accounts whose address holds a text, the newest first: fifty after the first `p_from`, and
-- how many there are.
create function private.list_accounts(p_search text, p_from integer)
returns table (
  user_id uuid, email text, created_at timestamptz, is_confirmed boolean, is_suspended boolean,
  deletion_due_at timestamptz, total bigint
)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text, users.created_at, users.email_confirmed_at is not null,
    coalesce(users.banned_until > now(), false), account_deletions.due_at, count(*) over ()
  from auth.users left join public.account_deletions on account_deletions.user_id = users.id
  where private.is_admin() and users.deleted_at is null
    and (p_search = '' or strpos(lower(users.email), lower(p_search)) > 0)
  order by users.created_at desc, users.id desc
  offset greatest(p_from, 0) limit 50
$$;
grant execute on function private.list_accounts(text, integer) to authenticated;

create function public.list_accounts(p_search text default '', p_from integer default 0)
returns table (
  user_id uuid, email text, created_at timestamptz, is_confirmed boolean, is_suspended boolean,
  deletion_due_at timestamptz, total bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_accounts(p_search, p_from)
$$;
grant execute on function public.list_accounts(text, integer) to authenticated;

-- « suspend » closes an account until « restore »; « delete » asks for its end in fourteen days, as
-- its owner may, until « keep »; the server sends the welcome message once « welcome » is noted.
-- Nobody does it to oneself, nor to an administrator: one whose session was stolen must not shut
-- the others out.
create function private.administer_account(p_user_id uuid, p_action text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text;
  v_is_ending boolean;
begin
  if not private.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
  if p_user_id = (select private.require_user()) then
    raise exception 'Nobody administers their own account' using errcode = '23514';
  end if;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin') then
    raise exception 'Only the operator administers an administrator' using errcode = '42501';
  end if;
  select users.email, coalesce(users.banned_until > now(), false)
      or exists (select from public.account_deletions where user_id = users.id)
    into v_email, v_is_ending from auth.users where users.id = p_user_id for update;
  if not found then
    raise exception 'No such account' using errcode = 'P0002';
  end if;
  case p_action
    when 'suspend' then
      update auth.users set banned_until = now() + interval '100 years' where id = p_user_id;
    when 'restore' then
      update auth.users set banned_until = null where id = p_user_id;
    when 'delete' then
      insert into public.account_deletions (user_id) values (p_user_id) on conflict do nothing;
    when 'keep' then
      delete from public.account_deletions where user_id = p_user_id;
    when 'welcome' then
      if v_is_ending then
        raise exception 'No welcome to an account that is suspended or ends' using errcode = '23514';
      end if;
    else
      raise exception 'Unknown action' using errcode = '22023';
  end case;
  perform private.note_admin_action(p_action, coalesce(v_email, p_user_id::text));
  return p_action;
end
$$;
grant execute on function private.administer_account(uuid, text) to authenticated;

create function public.administer_account(p_user_id uuid, p_action text) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.administer_account(p_user_id, p_action)
$$;
grant execute on function public.administer_account(uuid, text) to authenticated;

-- Notes that a list with the rows of others was read, once an hour however many pages, or exported,
-- which takes thousands away.
create function private.note_admin_read(p_list text, p_is_export boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
  if not p_is_export and exists (
    select from public.admin_actions
    where admin_id = (select private.require_user()) and action = 'read' and subject = p_list
      and created_at > now() - interval '1 hour'
  ) then
    return p_list;
  end if;
  perform private.note_admin_action(case when p_is_export then 'export' else 'read' end, p_list);
  return p_list;
end
$$;
grant execute on function private.note_admin_read(text, boolean) to authenticated;

create function public.note_admin_read(p_list text, p_is_export boolean default false) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.note_admin_read(p_list, p_is_export)
$$;
grant execute on function public.note_admin_read(text, boolean) to authenticated;

-- The size of the database, and the messages and deletions that wait. A definer function: only the
-- server reads the queue.
create function private.read_health()
returns table (database_bytes bigint, waiting_mail bigint, oldest_mail timestamptz, due_deletions bigint)
language sql stable security definer set search_path = '' as $$
  select pg_catalog.pg_database_size(pg_catalog.current_database()),
    (select count(*) from private.mail_queue),
    (select min(created_at) from private.mail_queue),
    (select count(*) from public.account_deletions)
  where private.is_admin()
$$;
grant execute on function private.read_health() to authenticated;

create function public.get_health()
returns table (database_bytes bigint, waiting_mail bigint, oldest_mail timestamptz, due_deletions bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.read_health()
$$;
grant execute on function public.get_health() to authenticated;
