create table public.support_messages (
  id uuid primary key default gen_random_uuid(),
  sequence bigint not null generated always as identity unique,
  user_id uuid references auth.users (id) on delete cascade,
  email text not null check (char_length(email) <= 255),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000),
  is_told boolean not null default false,
  created_at timestamptz not null default now()
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table public.support_messages is 'What visitors and users wrote to the operator; kept for a year';
comment on column public.support_messages.sequence is 'The number that its author is given, « A-000123 »';
comment on column public.support_messages.is_told is 'Whether the letters about it wait to be sent';

create index support_messages_user_id_idx on public.support_messages (user_id, id) where user_id is not null;
create index support_messages_by_sequence_idx on public.support_messages (user_id, sequence)
  where user_id is not null;
create index support_messages_address_idx on public.support_messages (lower(email));
create index support_messages_created_at_idx on public.support_messages (created_at desc)
  where isfinite(created_at);
alter table public.support_messages alter column sequence set statistics 0;

alter table public.support_messages enable row level security;
grant select on public.support_messages to authenticated;
grant select, insert, delete, update (is_told) on public.support_messages to service_role;

create policy "Users read what they wrote to the operator" on public.support_messages
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.support_messages
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Administrators read every message of support" on public.support_messages
  for select to administrator using ((select private.is_admin()));
create policy "Administrators follow the index of dates" on public.support_messages
  as restrictive for select to administrator using (isfinite(created_at));

-- A message whose answer was lost is sent again under the id that its author’s device drew, and is
-- kept once. Other words under a taken id are another message: none is lost, and nothing is said of
-- the first.
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
grant execute on function public.keep_support_message(uuid, uuid, text, text, text) to service_role;

-- The operator is told of a message once.
create function public.note_support_told(p_id uuid) returns table (id uuid)
language sql volatile security invoker set search_path = '' as $$
  update public.support_messages as told set is_told = true where told.id = p_id returning told.id
$$;
grant execute on function public.note_support_told(uuid) to service_role;

-- An address that goes takes along what it wrote before it had an account.
create function private.forget_support() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.support_messages where lower(email) = lower(old.email);
  return old;
end
$$;
create trigger forget_support after delete on public.profiles
  for each row execute function private.forget_support();
