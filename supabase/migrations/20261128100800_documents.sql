create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  local_id text not null default gen_random_uuid()::text check (local_id ~ '^[\w-]{1,64}$'),
  company_id uuid,
  client_id uuid,
  document_type text not null check (
    document_type in ('facture-tva', 'facture-auto-entrepreneur', 'devis', 'recu', 'quittance-loyer', 'avoir')
  ),
  subtype text not null default 'standard' check (char_length(subtype) <= 40),
  number text check (char_length(number) <= 60),
  status text not null default 'draft' check (
    status in ('draft', 'changed', 'issued', 'sent', 'accepted', 'refused', 'expired', 'invoiced', 'partly-paid',
      'paid', 'partly-credited', 'cancelled', 'replaced')
  ),
  client_name text check (char_length(client_name) <= 200),
  subject text check (char_length(subject) <= 150),
  issue_date date,
  due_date date,
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  total_including_tax numeric(15, 2),
  milestone text check (milestone in ('sent', 'accepted', 'refused', 'paid')),
  milestone_at timestamptz,
  issued_at timestamptz,
  series text check (char_length(series) <= 300),
  chain_position bigint,
  previous_hash text,
  hash text,
  size integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id),
  constraint documents_local_id_key unique (user_id, local_id),
  constraint documents_chain_key unique (user_id, series, chain_position),
  constraint an_issued_document_is_chained check (
    (issued_at is null) = (hash is null) and (issued_at is null) = (chain_position is null)
      and (issued_at is null) = (series is null)
  ),
  -- With the user: otherwise a stranger’s identifier could be tried.
  foreign key (company_id, user_id) references public.companies (id, user_id) on delete set null (company_id),
  foreign key (client_id, user_id) references public.clients (id, user_id) on delete set null (client_id)
) with (
  autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_limit = 2000
);
comment on table public.documents is 'What lists show of a document; its content is in document_contents';
comment on column public.documents.local_id is 'The id that devices and links know it by, of its owner';
comment on column public.documents.status is
  'What whoever wrote it last saw the document become; of lists and the administration, no sum depends on it';
comment on column public.documents.series is 'Seller and prefix that its number was taken from';
comment on column public.documents.hash is
  'SHA-256 of previous_hash, its id, number and content: see private.hash_document';
comment on column public.documents.size is 'Bytes of its content, and of its fields that cannot be read yet';

-- No number twice in a series, whatever wrote it.
create unique index documents_series_number_key on public.documents (user_id, series, number)
  where issued_at is not null and number is not null;
create index documents_user_id_idx on public.documents (user_id, created_at desc);
create index documents_by_id_idx on public.documents (user_id, id);
create index documents_changed_idx on public.documents (user_id, updated_at, local_id);
create index documents_company_id_idx on public.documents (user_id, company_id);
create index documents_client_id_idx on public.documents (user_id, client_id, issue_date desc nulls first, id);
create index documents_created_at_idx on public.documents (created_at desc) where isfinite(created_at);
-- One number for « F-2026-0002 » and « f-2026-0002 », which an author types by hand; see
-- documents/dossier/payments/set-elsewhere.ts.
create function private.number_key(p_number text) returns text language sql immutable set search_path = '' as $$
  select upper(regexp_replace(p_number, '\s', '', 'g'))
$$;
grant execute on function private.number_key(text) to authenticated, service_role;

-- The documents that others name by their numbers, and the balances and situations that name
-- deposits; see private.list_near().
create index documents_number_key_idx on public.documents (user_id, private.number_key(number))
  where issued_at is not null and document_type like 'facture-%';
create index documents_deducting_idx on public.documents (user_id)
  where issued_at is not null and subtype in ('final', 'situation');
alter table public.documents alter column id set statistics 0;

alter table public.documents enable row level security;
grant select, delete,
  insert (id, local_id, company_id, client_id, document_type, subtype, number, client_name, subject, issue_date,
    due_date, currency, total_including_tax, milestone),
  update (company_id, client_id, document_type, subtype, number, status, client_name, subject, issue_date,
    due_date, currency, total_including_tax, milestone, milestone_at)
  on public.documents to authenticated;

create policy "Users read their own documents" on public.documents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own documents" on public.documents
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own documents" on public.documents
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own drafts" on public.documents
  for delete to authenticated using (user_id = (select auth.uid()) and issued_at is null);
create policy "Whoever has a second factor shows it to read" on public.documents
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.documents
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to change" on public.documents
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.documents
  as restrictive for delete to authenticated using ((select private.is_strong()));
create policy "Administrators read what lists show of every document" on public.documents
  for select to administrator using ((select private.is_admin()));
create policy "Administrators follow the index of dates" on public.documents
  as restrictive for select to administrator using (isfinite(created_at));

-- Every column but the status, which devices compute themselves: a change tells them to read the
-- document again.
create trigger documents_touch before update of id, user_id, company_id, client_id, document_type, number,
  client_name, subject, issue_date, due_date, currency, total_including_tax, created_at, size, local_id, subtype,
  milestone, milestone_at, issued_at, series, chain_position, previous_hash, hash on public.documents
  for each row execute function private.touch_updated_at();
create trigger documents_refuse_writing before insert or update on public.documents
  for each statement execute function private.refuse_writing();
create trigger documents_count_delete after delete on public.documents
  referencing old table as removed for each statement execute function private.count_rows('documents');
create trigger documents_weigh_insert after insert on public.documents
  referencing new table as added for each statement execute function private.weigh_rows('documents');
create trigger documents_weigh_update after update on public.documents
  referencing old table as removed new table as added for each statement execute function private.weigh_rows('apart');
create trigger documents_weigh_delete after delete on public.documents
  referencing old table as removed for each statement execute function private.weigh_rows();

-- An issued document never changes, except its status and its marks. A definer function: it reads
-- which accounts are being deleted.
create function private.keep_issued() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.issued_at is not null and not private.is_purging(old.user_id) then
      raise exception 'An issued document stays' using errcode = 'FROZE';
    end if;
    return old;
  end if;
  if old.issued_at is not null and (
    new.id, new.user_id, new.local_id, new.document_type, new.subtype, new.number, new.client_name, new.subject,
      new.issue_date, new.due_date, new.currency, new.total_including_tax, new.issued_at, new.series,
      new.chain_position, new.previous_hash, new.hash
  ) is distinct from (
    old.id, old.user_id, old.local_id, old.document_type, old.subtype, old.number, old.client_name, old.subject,
      old.issue_date, old.due_date, old.currency, old.total_including_tax, old.issued_at, old.series,
      old.chain_position, old.previous_hash, old.hash
  ) then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  -- A device that was offline may send « sent » after the customer has answered.
  if new.milestone = 'sent' and old.milestone in ('accepted', 'refused') and exists (
    select from public.quote_answers as answers
    where answers.user_id = old.user_id and answers.document_id = old.id
  ) then
    new.milestone := old.milestone;
  end if;
  if new.milestone is null then
    new.milestone_at := null;
  elsif new.milestone is distinct from old.milestone then
    -- No day that is told comes before the document, or later than now.
    new.milestone_at := least(greatest(case when new.milestone_at is distinct from old.milestone_at
      then new.milestone_at else now() end, new.issued_at), now());
  elsif old.issued_at is null then
    new.milestone_at := greatest(old.milestone_at, new.issued_at);
  else
    new.milestone_at := old.milestone_at;
  end if;
  return new;
end
$$;
create trigger documents_keep_issued before update or delete on public.documents
  for each row execute function private.keep_issued();

-- Tells devices to read documents again when a link or a payment of theirs changes.
create function private.touch_documents(p_user uuid, p_local_ids text[]) returns void
language sql volatile set search_path = '' as $$
  with named as (
    select id from public.documents where user_id = p_user and local_id = any (p_local_ids)
      order by id for no key update
  ), touched as (
    update public.documents set updated_at = now() from named where documents.id = named.id returning 1
  )
  select private.charge_writing(p_user, count(*) * private.row_bytes()) from touched having count(*) > 0
$$;
