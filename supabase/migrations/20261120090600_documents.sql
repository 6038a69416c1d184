create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  company_id uuid,
  client_id uuid,
  document_type text not null check (
    document_type in ('facture-tva', 'facture-auto-entrepreneur', 'devis', 'recu', 'quittance-loyer', 'avoir')
  ),
  number text check (char_length(number) <= 60),
  status text not null default 'draft' check (status in ('draft')),
  client_name text check (char_length(client_name) <= 200),
  subject text check (char_length(subject) <= 150),
  issue_date date,
  due_date date,
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  total_including_tax numeric(15, 2),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id),
  -- Of the same user, or a stranger's identifier could be tried.
  foreign key (company_id, user_id) references public.companies (id, user_id) on delete set null (company_id),
  foreign key (client_id, user_id) references public.clients (id, user_id) on delete set null (client_id)
);

comment on table public.documents is 'What lists show of a document; its content is in document_contents';
comment on column public.documents.status is 'Drafts only until documents can be issued';

create index documents_user_id_idx on public.documents (user_id, created_at desc);
create index documents_company_id_idx on public.documents (company_id);
create index documents_client_id_idx on public.documents (client_id);
create index documents_created_at_idx on public.documents (created_at desc);

alter table public.documents enable row level security;
grant select, delete,
  insert (id, company_id, client_id, document_type, number, client_name, subject, issue_date, due_date, currency, total_including_tax),
  update (company_id, client_id, document_type, number, client_name, subject, issue_date, due_date, currency, total_including_tax)
  on public.documents to authenticated;

create policy "Users read their own documents" on public.documents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read what lists show of every document" on public.documents
  for select to authenticated using ((select private.is_admin()));
create policy "Users add their own documents" on public.documents
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own documents" on public.documents
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own drafts" on public.documents
  for delete to authenticated using (user_id = (select auth.uid()) and status = 'draft');

create trigger documents_touch before update on public.documents
  for each row execute function private.touch_updated_at();
