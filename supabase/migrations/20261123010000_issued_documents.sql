-- What a document becomes once it is issued: its number is taken, its content frozen, and it is
-- tied to the one before it by a hash.
alter table public.documents
  drop constraint documents_status_check,
  add constraint documents_status_check check (
    status in (
      'draft', 'issued', 'sent', 'seen', 'part_paid', 'paid', 'cancelled', 'replaced', 'accepted', 'refused',
        'invoiced'
    )
  ),
  add column local_id text not null default gen_random_uuid()::text check (local_id ~ '^[\w-]{1,64}$'),
  add column subtype text not null default 'standard' check (char_length(subtype) <= 40),
  add column payable numeric(15, 2) not null default 0,
  add column asks_payment boolean not null default false,
  add column is_paid_at_once boolean not null default false,
  add column milestone text check (milestone in ('sent', 'accepted', 'refused', 'paid')),
  add column milestone_at timestamptz,
  add column seen_at timestamptz,
  add column received numeric(15, 2) not null default 0,
  add column credited numeric(15, 2) not null default 0,
  add column is_replaced boolean not null default false,
  add column is_invoiced boolean not null default false,
  add column issued_at timestamptz,
  add column series text check (char_length(series) <= 300),
  add column chain_position bigint,
  add column previous_hash text,
  add column hash text,
  add constraint documents_local_id_key unique (user_id, local_id),
  add constraint documents_chain_key unique (user_id, series, chain_position),
  add constraint an_issued_document_is_chained check (
    (issued_at is null) = (hash is null) and (issued_at is null) = (chain_position is null)
      and (issued_at is null) = (series is null)
  );

comment on column public.documents.status is 'What it has become; overdue and expired depend on the day, and are computed';
comment on column public.documents.local_id is 'The id that devices and links know it by, of its owner';
comment on column public.documents.payable is 'What an invoice asks for once its deposits are taken off';
comment on column public.documents.asks_payment is 'Whether its reader owes something: an invoice, not a receipt';
comment on column public.documents.received is 'Payments and receipts, kept by triggers';
comment on column public.documents.credited is 'What issued avoirs gave back, kept by triggers';
comment on column public.documents.series is 'Seller and prefix that its number was taken from';
comment on column public.documents.hash is 'SHA-256 of previous_hash, its id, number and content: see private.hash_document';

-- No number twice in a series, whatever wrote it.
create unique index documents_series_number_key on public.documents (user_id, series, number)
  where issued_at is not null and number is not null;
create index documents_changed_idx on public.documents (user_id, updated_at, local_id);

alter table public.document_contents
  add column raw_texts jsonb not null default '{}' check (jsonb_typeof(raw_texts) = 'object'
    and octet_length(raw_texts::text) <= 100000),
  add column version integer not null default 1;
comment on column public.document_contents.raw_texts is 'Fields typed but not yet readable';
comment on column public.document_contents.version is 'Raised by each change: a device says which one it changed';

-- Only documents that ask for money are paid; an offer is accepted, refused, invoiced.
create function private.status_of(d public.documents) returns text language sql immutable set search_path = '' as $$
  select case
    when d.document_type = 'devis' then case
      when d.is_invoiced then 'invoiced'
      when d.milestone in ('accepted', 'refused') then d.milestone
      when d.issued_at is null and d.milestone is null then 'draft'
      when d.seen_at is not null then 'seen'
      when d.milestone = 'sent' then 'sent'
      else 'issued'
    end
    when d.issued_at is null then 'draft'
    when d.credited > 0 and d.credited >= coalesce(d.total_including_tax, 0) then 'cancelled'
    when d.is_replaced then 'replaced'
    when d.asks_payment then case
      when d.is_paid_at_once or d.milestone = 'paid' or d.payable - d.credited - d.received <= 0 then 'paid'
      when d.received > 0 then 'part_paid'
      when d.seen_at is not null then 'seen'
      when d.milestone = 'sent' then 'sent'
      else 'issued'
    end
    when d.seen_at is not null then 'seen'
    when d.milestone = 'sent' then 'sent'
    else 'issued'
  end
$$;
revoke execute on function private.status_of(public.documents) from public;

-- A definer function: it reads who is being deleted. What is issued changes in nothing that was
-- frozen.
create function private.keep_issued() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.issued_at is not null and not private.is_purging(old.user_id) then
      raise exception 'An issued document stays' using errcode = 'FROZE';
    end if;
    return old;
  end if;
  if old.issued_at is not null and (
    new.id, new.user_id, new.local_id, new.document_type, new.subtype, new.number, new.client_name, new.subject,
      new.issue_date, new.due_date,
    new.currency, new.total_including_tax, new.payable, new.asks_payment, new.is_paid_at_once, new.issued_at,
      new.series, new.chain_position, new.previous_hash, new.hash
  ) is distinct from (
    old.id, old.user_id, old.local_id, old.document_type, old.subtype, old.number, old.client_name, old.subject,
      old.issue_date, old.due_date,
    old.currency, old.total_including_tax, old.payable, old.asks_payment, old.is_paid_at_once, old.issued_at,
      old.series, old.chain_position, old.previous_hash, old.hash
  ) then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  if new.milestone is distinct from old.milestone then
    new.milestone_at := case when new.milestone is not null then now() end;
  end if;
  new.status := private.status_of(new);
  return new;
end
$$;
create trigger documents_keep_issued before update or delete on public.documents
  for each row execute function private.keep_issued();

create function private.keep_issued_content() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if exists (select from public.documents where id = old.document_id and issued_at is not null) then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  if (new.draft, new.raw_texts) is distinct from (old.draft, old.raw_texts) then
    new.version := old.version + 1;
    update public.documents set updated_at = now() where id = old.document_id;
  end if;
  return new;
end
$$;
create trigger document_contents_keep_issued before update on public.document_contents
  for each row execute function private.keep_issued_content();
revoke execute on function private.keep_issued(), private.keep_issued_content() from public;

grant insert (local_id, subtype, payable, asks_payment, is_paid_at_once, milestone),
  update (subtype, payable, asks_payment, is_paid_at_once, milestone)
  on public.documents to authenticated;
grant insert (raw_texts), update (raw_texts) on public.document_contents to authenticated;
