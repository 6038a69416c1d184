create table public.email_logs (
  id uuid primary key default gen_random_uuid(),
  recipient_email text not null check (char_length(recipient_email) <= 255),
  email_type text not null check (char_length(email_type) <= 60),
  subject text not null check (char_length(subject) <= 300),
  status text not null check (status in ('queued', 'sent', 'failed')),
  created_at timestamptz not null default now()
);

comment on table public.email_logs is 'Messages that the server was asked to send; never what they say';

create index email_logs_created_at_idx on public.email_logs (created_at desc);

alter table public.email_logs enable row level security;
grant select on public.email_logs to authenticated;
grant select, insert, update on public.email_logs to service_role;

create policy "Administrators read every message" on public.email_logs
  for select to authenticated using ((select private.is_admin()));
