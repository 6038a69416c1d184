-- The journal tells an export, which takes thousands of rows away, from a look at a list.
alter table public.admin_actions drop constraint admin_actions_action_check;
alter table public.admin_actions add constraint admin_actions_action_check
  check (action in ('suspend', 'restore', 'delete', 'keep', 'welcome', 'read', 'export'));

drop function public.note_admin_read(text);
drop function private.note_admin_read(text);

create function private.note_admin_read(p_list text, p_is_export boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
  perform private.note_admin_action(case when p_is_export then 'export' else 'read' end, p_list);
  return p_list;
end
$$;
revoke execute on function private.note_admin_read(text, boolean) from public, anon;
grant execute on function private.note_admin_read(text, boolean) to authenticated;

create function public.note_admin_read(p_list text, p_is_export boolean default false) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.note_admin_read(p_list, p_is_export)
$$;
revoke execute on function public.note_admin_read(text, boolean) from public, anon;
grant execute on function public.note_admin_read(text, boolean) to authenticated;
