-- What administrators do to accounts, and what they looked at: added by the functions below, never
-- changed.
create table public.admin_actions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid references auth.users (id) on delete set null,
  admin_email text not null check (char_length(admin_email) <= 255),
  action text not null check (action in ('suspend', 'restore', 'delete', 'keep', 'read')),
  subject text not null check (char_length(subject) <= 255),
  created_at timestamptz not null default now()
);

comment on table public.admin_actions is 'Journal of the administration: who did what to whose account, or read which list';

create index admin_actions_created_at_idx on public.admin_actions (created_at desc);
create index admin_actions_admin_id_idx on public.admin_actions (admin_id);

alter table public.admin_actions enable row level security;
grant select on public.admin_actions to authenticated;

create policy "Administrators read the journal" on public.admin_actions
  for select to administrator using ((select private.is_admin()));

-- Definer functions: accounts are of the auth schema, which administrators cannot read or change.
create function private.note_admin_action(p_action text, p_subject text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.admin_actions (admin_id, admin_email, action, subject)
  select users.id, left(coalesce(users.email, ''), 255), p_action, left(p_subject, 255)
  from auth.users where users.id = (select auth.uid())
$$;
revoke execute on function private.note_admin_action(text, text) from public, anon, authenticated;

-- The accounts whose address holds a text, the newest first.
create function private.list_accounts(p_search text)
returns table (
  user_id uuid, email text, created_at timestamptz, is_confirmed boolean, is_suspended boolean,
  deletion_due_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text, users.created_at, users.email_confirmed_at is not null,
    coalesce(users.banned_until > now(), false), account_deletions.due_at
  from auth.users left join public.account_deletions on account_deletions.user_id = users.id
  where private.is_admin() and users.deleted_at is null
    and (p_search = '' or strpos(lower(users.email), lower(p_search)) > 0)
  order by users.created_at desc
  limit 50
$$;
revoke execute on function private.list_accounts(text) from public, anon;
grant execute on function private.list_accounts(text) to authenticated;

create function public.list_accounts(p_search text default '')
returns table (
  user_id uuid, email text, created_at timestamptz, is_confirmed boolean, is_suspended boolean,
  deletion_due_at timestamptz
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_accounts(p_search)
$$;

-- « suspend » closes an account until « restore »; « delete » asks for its end in fourteen days, as
-- its owner may, until « keep ». Gives what was done; nobody does it to oneself.
create function private.administer_account(p_user_id uuid, p_action text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
  if p_user_id = (select auth.uid()) then
    raise exception 'Nobody administers their own account' using errcode = '23514';
  end if;
  select users.email into v_email from auth.users where users.id = p_user_id for update;
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
    else
      raise exception 'Unknown action' using errcode = '22023';
  end case;
  perform private.note_admin_action(p_action, coalesce(v_email, p_user_id::text));
  return p_action;
end
$$;
revoke execute on function private.administer_account(uuid, text) from public, anon;
grant execute on function private.administer_account(uuid, text) to authenticated;

create function public.administer_account(p_user_id uuid, p_action text) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.administer_account(p_user_id, p_action)
$$;

-- Says in the journal that a list with the rows of others was read.
create function private.note_admin_read(p_list text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
  perform private.note_admin_action('read', p_list);
  return p_list;
end
$$;
revoke execute on function private.note_admin_read(text) from public, anon;
grant execute on function private.note_admin_read(text) to authenticated;

create function public.note_admin_read(p_list text) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.note_admin_read(p_list)
$$;

do $$
declare
  v_name text;
begin
  foreach v_name in array array[
    'list_accounts(text)', 'administer_account(uuid, text)', 'note_admin_read(text)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_name);
    execute format('grant execute on function public.%s to authenticated', v_name);
  end loop;
end
$$;
