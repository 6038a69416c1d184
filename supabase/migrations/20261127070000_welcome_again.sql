-- An administrator has the welcome message sent again: the server sends it once this is noted.
alter table public.admin_actions drop constraint admin_actions_action_check;
alter table public.admin_actions add constraint admin_actions_action_check
  check (action in ('suspend', 'restore', 'delete', 'keep', 'welcome', 'read'));

create or replace function private.administer_account(p_user_id uuid, p_action text) returns text
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
