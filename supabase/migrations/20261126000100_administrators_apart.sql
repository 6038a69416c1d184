-- Administrators are the operator's to name and to end (`facturier admin`): one whose session was
-- stolen must not shut the others out.
create or replace function private.administer_account(p_user_id uuid, p_action text) returns text
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
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin') then
    raise exception 'Only the operator administers an administrator' using errcode = '42501';
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
