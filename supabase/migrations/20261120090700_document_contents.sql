create table public.document_contents (
  document_id uuid primary key,
  user_id uuid not null default auth.uid(),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 5000000),
  updated_at timestamptz not null default now(),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);

comment on table public.document_contents is 'The whole of a document, as the public JSON writes it; its owner only, administrators included';

create index document_contents_user_id_idx on public.document_contents (user_id);

alter table public.document_contents enable row level security;
grant select, insert (document_id, draft), update (draft) on public.document_contents to authenticated;

create policy "Users read their own contents" on public.document_contents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own contents" on public.document_contents
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own contents" on public.document_contents
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger document_contents_touch before update on public.document_contents
  for each row execute function private.touch_updated_at();
