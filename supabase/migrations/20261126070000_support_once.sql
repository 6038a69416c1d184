-- A message whose answer was lost is sent again under the id that its author's device drew: it is
-- kept once, and the operator is told of it once. add_support_message stays for servers of the
-- version before, which may run beside newer ones.
alter table public.support_messages add column is_told boolean not null default false;

comment on column public.support_messages.is_told is 'Whether the letters about it wait to be sent';

grant update (is_told) on public.support_messages to service_role;

-- The same words of the same author under the same id are one message. Other words under an id that
-- is taken are another message: none is lost, and nothing is said of the first.
create function public.keep_support_message(p_id uuid, p_user_id uuid, p_email text, p_subject text, p_message text)
returns table (id uuid, number text, is_told boolean)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  kept public.support_messages;
begin
  insert into public.support_messages as written (id, user_id, email, subject, message)
  values (p_id, p_user_id, p_email, p_subject, p_message)
  on conflict on constraint support_messages_pkey do nothing returning written.* into kept;
  if kept.id is null then
    select same.* into kept from public.support_messages as same
    where same.id = p_id and same.user_id is not distinct from p_user_id
      and (same.email, same.subject, same.message) = (p_email, p_subject, p_message);
  end if;
  if kept.id is null then
    insert into public.support_messages as written (user_id, email, subject, message)
    values (p_user_id, p_email, p_subject, p_message) returning written.* into kept;
  end if;
  return query select kept.id,
    'A-' || lpad(kept.sequence::text, greatest(6, length(kept.sequence::text)), '0'), kept.is_told;
end
$$;

create function public.note_support_told(p_id uuid) returns table (id uuid)
language sql volatile security invoker set search_path = '' as $$
  update public.support_messages as told set is_told = true where told.id = p_id returning told.id
$$;

revoke execute on function public.keep_support_message(uuid, uuid, text, text, text),
  public.note_support_told(uuid) from public, anon, authenticated;
grant execute on function public.keep_support_message(uuid, uuid, text, text, text),
  public.note_support_told(uuid) to service_role;
