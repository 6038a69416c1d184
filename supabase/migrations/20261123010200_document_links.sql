-- One document was made from another. By the ids that devices know: an end may be deleted, and
-- leaves its name.
create table public.document_links (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  from_id text not null check (from_id ~ '^[\w-]{1,64}$'),
  to_id text not null check (to_id ~ '^[\w-]{1,64}$'),
  relation text not null check (
    relation in ('invoice', 'deposit', 'final', 'receipt', 'credit', 'replacement', 'next-month', 'series')
  ),
  key text not null generated always as (from_id || '/' || to_id) stored,
  deleted jsonb check (jsonb_typeof(deleted) = 'object' and octet_length(deleted::text) <= 1000),
  made_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (user_id, from_id, to_id)
);
comment on table public.document_links is 'Which document was made from which';
comment on column public.document_links.key is 'What tells it from the other links of its owner';
create index document_links_to_idx on public.document_links (user_id, to_id);

alter table public.document_links enable row level security;
grant select, delete, insert (from_id, to_id, relation, deleted, made_at), update (relation, deleted)
  on public.document_links to authenticated;
create policy "Users read their own links" on public.document_links
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own links" on public.document_links
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own links" on public.document_links
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own links" on public.document_links
  for delete to authenticated using (user_id = (select auth.uid()));
