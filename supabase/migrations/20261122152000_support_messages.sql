create table public.support_messages (
  id uuid primary key default gen_random_uuid(),
  sequence bigint not null generated always as identity unique,
  user_id uuid references auth.users (id) on delete cascade,
  email text not null check (char_length(email) <= 255),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);

comment on table public.support_messages is 'What visitors and users wrote to the operator; kept for a year';
comment on column public.support_messages.sequence is 'The number that its author is given, « A-000123 »';

create index support_messages_created_at_idx on public.support_messages (created_at desc);
create index support_messages_user_id_idx on public.support_messages (user_id) where user_id is not null;

alter table public.support_messages enable row level security;
grant select on public.support_messages to authenticated;
grant select, insert, delete on public.support_messages to service_role;

create policy "Administrators read every message of support" on public.support_messages
  for select to administrator using ((select private.is_admin()));

create function public.add_support_message(p_user_id uuid, p_email text, p_subject text, p_message text)
returns table (number text) language sql volatile security invoker set search_path = '' as $$
  insert into public.support_messages (user_id, email, subject, message)
  values (p_user_id, p_email, p_subject, p_message)
  returning 'A-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')
$$;
revoke execute on function public.add_support_message(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.add_support_message(uuid, text, text, text) to service_role;
