create table public.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '14 days',
  check (due_at >= requested_at + interval '14 days')
);

comment on table public.account_deletions is 'Accounts whose owner asked to delete them; taking the row away keeps the account';
comment on column public.account_deletions.due_at is 'From when on the account goes; until then its owner may change their mind';

create index account_deletions_due_at_idx on public.account_deletions (due_at);

-- Asked by the server alone, which wants a recent sign-in and tells the owner; taken back by whoever is signed in.
alter table public.account_deletions enable row level security;
grant select, delete on public.account_deletions to authenticated;
grant select, delete, insert (user_id) on public.account_deletions to service_role;

create policy "Users read their own request" on public.account_deletions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users take their own request back" on public.account_deletions
  for delete to authenticated using (user_id = (select auth.uid()));
