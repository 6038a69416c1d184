-- The database keeps facts. What a document has become is computed by documents/dossier, and told
-- by whoever writes: a second computation in SQL could only disagree with it.
drop trigger document_links_follow_insert on public.document_links;
drop trigger document_links_follow_update on public.document_links;
drop trigger document_links_follow_delete on public.document_links;
drop trigger payments_follow on public.payments;
drop trigger documents_follow_deposits on public.documents;
drop function private.follow_links(), private.follow_payment(), private.follow_deposits();
drop function public.follow_paid_deposits();
drop function private.follow_paid_deposits();
drop function private.follow_document(uuid, text, integer);
drop function private.follow_one(uuid, text);
drop function private.stands(uuid, text, integer);
drop function private.received_for(public.documents), private.told_received(public.documents);
drop function private.list_paid_parts(public.documents), private.list_named_deposits(private.deductions);
drop function private.write_deductions(public.documents), private.list_deductions(jsonb);
drop function private.seller_of(text), private.read_day(text), private.read_amount(text);
drop table private.deductions;
drop index public.documents_deposits_idx;

alter table public.documents drop constraint documents_status_check;
alter table public.documents disable trigger user;
update public.documents set status = case status when 'seen' then 'sent' else 'partly-paid' end
  where status in ('seen', 'part_paid');
alter table public.documents enable trigger user;
alter table public.documents add constraint documents_status_check check (
  status in ('draft', 'changed', 'issued', 'sent', 'accepted', 'refused', 'expired', 'invoiced', 'partly-paid',
    'paid', 'partly-credited', 'cancelled', 'replaced')
);
comment on column public.documents.status is 'What whoever wrote it last saw the document become; of lists and the administration, no sum depends on it';
grant update (status) on public.documents to authenticated;

-- As before; the status is no part of what is frozen.
create or replace function private.keep_issued() returns trigger language plpgsql security definer
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
drop function private.status_of(public.documents);

-- Every column but the status, which devices compute themselves, and what tells them to read again.
drop trigger documents_touch on public.documents;
create trigger documents_touch before update of id, user_id, company_id, client_id, document_type, number,
  client_name, subject, issue_date, due_date, currency, total_including_tax, created_at, size, local_id, subtype,
  milestone, milestone_at, seen_at, issued_at, series, chain_position, previous_hash, hash on public.documents
  for each row execute function private.touch_updated_at();

alter table public.documents drop column payable, drop column asks_payment, drop column is_paid_at_once,
  drop column received, drop column credited, drop column is_replaced, drop column is_invoiced;

-- Devices read again what a link or a payment is of: both are read with their documents.
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

-- Definer functions: owners do not write this time.
create function private.touch_linked() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.touch_documents(user_id, array_agg(local_id)) from (
    select user_id, from_id as local_id from touched union select user_id, to_id from touched
  ) as ends group by user_id order by user_id;
  return null;
end
$$;
create trigger document_links_touch_insert after insert on public.document_links
  referencing new table as touched for each statement execute function private.touch_linked();
create trigger document_links_touch_update after update on public.document_links
  referencing new table as touched for each statement execute function private.touch_linked();
create trigger document_links_touch_delete after delete on public.document_links
  referencing old table as touched for each statement execute function private.touch_linked();

create function private.touch_paid() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.touch_documents(new.user_id,
    array(select local_id from public.documents where id = new.document_id));
  return null;
end
$$;
create trigger payments_touch after insert on public.payments for each row execute function private.touch_paid();
revoke execute on function private.touch_documents(uuid, text[]), private.touch_linked(), private.touch_paid()
  from public, anon;

-- An object of statuses by local_id. Gives how many documents had another one.
create function public.tell_statuses(p_statuses jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_told integer;
begin
  if jsonb_typeof(p_statuses) is distinct from 'object' then
    raise exception 'Give an object of statuses' using errcode = '22023';
  end if;
  if (select count(*) from jsonb_object_keys(p_statuses)) > 500 then
    raise exception 'Give at most 500 statuses' using errcode = '22023';
  end if;
  with told as (
    select documents.id, given.status from jsonb_each_text(p_statuses) as given (local_id, status)
    join public.documents on documents.user_id = v_user and documents.local_id = given.local_id
    where documents.status is distinct from given.status order by documents.id for no key update of documents
  )
  update public.documents set status = told.status from told where documents.id = told.id;
  get diagnostics v_told = row_count;
  return v_told;
end
$$;
revoke execute on function public.tell_statuses(jsonb) from public, anon;
grant execute on function public.tell_statuses(jsonb) to authenticated;

-- As before, with a summary of the document for lists: its total and its status.
drop function public.save_document(text, jsonb, jsonb, jsonb, integer, uuid, uuid);
create function public.save_document(p_id text, p_draft jsonb, p_raw_texts jsonb, p_summary jsonb,
  p_base integer default 0, p_client uuid default null, p_company uuid default null)
returns table (version integer, updated_at timestamptz, client_id uuid, company_id uuid)
language plpgsql volatile security invoker set search_path = '' as $$
#variable_conflict use_column
declare
  v_document public.documents;
  v_content public.document_contents;
  v_is_same boolean;
  v_client uuid;
  v_company uuid;
  v_due date := private.read_date(coalesce(p_draft ->> 'dueDate', p_draft ->> 'validUntil'));
begin
  insert into public.documents (local_id, document_type) values (p_id, p_draft ->> 'kind') on conflict (user_id,
    local_id) do nothing;
  select * into v_document from public.documents where user_id = (select auth.uid()) and local_id = p_id for update;
  select * into v_content from public.document_contents where document_id = v_document.id;
  v_is_same := v_content.document_id is not null and (v_content.draft, v_content.raw_texts) = (p_draft, p_raw_texts);
  select clients.id into v_client from public.clients
    where clients.user_id = v_document.user_id and clients.id = p_client for key share;
  if v_client is null and p_client is not null then
    select clients.id into v_client from public.clients
      where clients.user_id = v_document.user_id and clients.merged @> array[p_client] limit 1 for key share;
  end if;
  select companies.id into v_company from public.companies
    where companies.user_id = v_document.user_id and companies.id = p_company for key share;
  if v_is_same and (v_document.issued_at is not null
    or (v_document.client_id, v_document.company_id) is not distinct from (v_client, v_company)) then
    return query select v_content.version, v_document.updated_at, v_document.client_id, v_document.company_id;
    return;
  end if;
  if v_document.issued_at is not null then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  if v_content.document_id is not null and v_content.version <> p_base then
    raise exception 'Another device changed it' using errcode = 'STALE';
  end if;
  update public.documents set
    document_type = p_draft ->> 'kind', subtype = left(coalesce(p_draft ->> 'subtype', 'standard'), 40),
    number = nullif(left(p_draft ->> 'number', 60), ''), client_name = nullif(left(p_draft #>> '{buyer,name}',
      200), ''),
    subject = nullif(left(p_draft ->> 'subject', 150), ''),
      issue_date = private.read_date(p_draft ->> 'issueDate'), due_date = v_due,
    currency = case when p_draft ->> 'currency' ~ '^[A-Z]{3}$' then p_draft ->> 'currency' else 'EUR' end,
    total_including_tax = (p_summary ->> 'total')::numeric, status = coalesce(p_summary ->> 'status', 'draft'),
    client_id = v_client, company_id = v_company
  where id = v_document.id;
  if v_is_same then
    perform private.raise_version(v_document.id);
  else
    insert into public.document_contents (document_id, draft, raw_texts) values (v_document.id, p_draft, p_raw_texts)
      on conflict (document_id) do update set draft = excluded.draft, raw_texts = excluded.raw_texts;
  end if;
  return query select contents.version, documents.updated_at, documents.client_id, documents.company_id
    from public.documents join public.document_contents as contents on contents.document_id = documents.id
      where documents.id = v_document.id;
end
$$;
revoke execute on function public.save_document(text, jsonb, jsonb, jsonb, integer, uuid, uuid) from public, anon;
grant execute on function public.save_document(text, jsonb, jsonb, jsonb, integer, uuid, uuid) to authenticated;

-- As before; the answer to a quote, or its invoice, may come before its issue.
create or replace function private.issue_document(
  p_id text, p_draft jsonb, p_prefix text, p_pattern text, p_first text, p_issued_at timestamptz
) returns public.documents language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_document public.documents;
  v_content public.document_contents;
  v_series private.number_series;
  v_taken record;
  v_pattern text := coalesce(nullif(p_pattern, ''), p_prefix || '-{AAAA}-{NNNN}');
  v_key text := private.series_of(p_draft, p_prefix);
  v_today date := private.today_in_france();
begin
  if p_prefix !~ '^[A-Z]{1,10}$' or char_length(p_first) > 60 then
    raise exception 'A prefix is of capitals, a number of 60 characters' using errcode = '23514';
  end if;
  perform private.check_pattern(v_pattern);
  select * into v_document from public.documents where user_id = v_user and local_id = p_id;
  if v_document.id is null then
    raise exception 'No such document' using errcode = 'NODOC';
  end if;
  -- Before a series is begun: it would stay, for each prefix that is asked.
  if v_document.issued_at is not null then
    return private.require_frozen(v_document, p_draft, p_issued_at);
  end if;
  loop
    insert into private.number_series (user_id, series, pattern) values (v_user, v_key, v_pattern)
      on conflict do nothing;
    select * into v_series from private.number_series where user_id = v_user and series = v_key for update;
    exit when v_series.successor is null;
    v_key := v_series.successor;
    v_pattern := '';
  end loop;
  select * into v_document from public.documents where user_id = v_user and local_id = p_id for update;
  if v_document.issued_at is not null then
    return private.require_frozen(v_document, p_draft, p_issued_at);
  end if;
  select * into v_content from public.document_contents where document_id = v_document.id for update;
  if v_content.draft is distinct from p_draft then
    raise exception 'Another device changed it' using errcode = 'STALE';
  end if;
  if v_content.raw_texts <> '{}' or v_document.issue_date is null
    or v_document.document_type is distinct from p_draft ->> 'kind'
    or v_document.issue_date is distinct from private.read_date(p_draft ->> 'issueDate') then
    raise exception 'The document cannot be read whole' using errcode = 'UNRED';
  end if;

  if p_issued_at is not null then
    v_document.number := nullif(p_draft ->> 'number', '');
    v_series := private.follow_number(v_series, coalesce(v_document.number, ''), v_document.issue_date);
  else
    if v_document.issue_date > v_today + 1 then
      raise exception 'Its day is after tomorrow' using errcode = 'CLOCK', detail = v_today::text;
    end if;
    if v_document.issue_date < v_series.last_date then
      raise exception 'The last document is of a later day' using errcode = 'DATES', detail = v_series.last_date::text;
    end if;
    select * into v_taken from private.take_number(v_series, case when v_pattern <> '' then p_pattern else '' end,
      p_first, v_document.issue_date);
    v_document.number := v_taken.number;
    v_series := v_taken.after;
    v_content.draft := jsonb_set(v_content.draft, '{number}', to_jsonb(v_document.number));
    update public.document_contents set draft = v_content.draft where document_id = v_document.id;
  end if;

  v_document.issued_at := coalesce(least(p_issued_at, now()), now());
  v_document.series := v_key;
  v_document.chain_position := v_series.last_position + 1;
  v_document.previous_hash := v_series.last_hash;
  v_document.hash := private.hash_document(v_document, v_content.draft);
  update public.documents set number = v_document.number, issued_at = v_document.issued_at, series = v_key,
    chain_position = v_document.chain_position, previous_hash = v_document.previous_hash, hash = v_document.hash,
    status = case when document_type = 'devis' and status in ('accepted', 'refused', 'invoiced') then status
      else 'issued' end
    where id = v_document.id returning * into v_document;
  update private.number_series set pattern = v_series.pattern, period = v_series.period,
    last_number = v_series.last_number,
    last_date = greatest(v_series.last_date, least(v_document.issue_date, v_today + 1)),
    last_position = v_document.chain_position, last_hash = v_document.hash
    where user_id = v_user and series = v_key;
  return v_document;
end
$$;
