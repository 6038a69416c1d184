-- A document counts for the client and the company that its device says, and for nobody else: two
-- clients may bear one name, and a draft may change its client.
drop trigger documents_tie_client on public.documents;
drop trigger clients_tie_documents on public.clients;
drop function private.tie_client(), private.tie_documents();
drop index public.documents_untied_idx;

-- A device that has not heard of a merge still names the entry that is gone.
alter table public.clients add column merged uuid[] not null default '{}' check (cardinality(merged) <= 1000);
comment on column public.clients.merged is 'Ids of the entries that became this one';
grant update (merged) on public.clients to authenticated;

-- As before; the entry that is kept remembers the others.
create or replace function public.merge_clients(p_kept uuid, p_merged uuid[]) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_kept public.clients;
  v_other public.clients;
  v_merged integer := 0;
begin
  if p_merged is null or cardinality(p_merged) not between 1 and 100 or p_kept = any (p_merged) then
    raise exception 'Give one client to keep and one to a hundred others' using errcode = '22023';
  end if;
  select * into v_kept from public.clients where id = p_kept for update;
  if not found then raise exception 'No such client' using errcode = 'P0002'; end if;
  for v_other in select * from public.clients where id = any (p_merged) order by created_at, id for update loop
    v_kept.buyer := v_other.buyer || v_kept.buyer || jsonb_build_object(
      'contacts', coalesce(v_kept.buyer -> 'contacts', '[]') || coalesce(v_other.buyer -> 'contacts', '[]'));
    v_kept.email := coalesce(v_kept.email, v_other.email);
    v_kept.billing_city := coalesce(v_kept.billing_city, v_other.billing_city);
    v_kept.merged := v_kept.merged || v_other.merged || v_other.id;
    v_merged := v_merged + 1;
  end loop;
  if v_merged <> (select count(distinct id) from unnest(p_merged) as id) then
    raise exception 'No such client' using errcode = 'P0002';
  end if;
  update public.documents set client_id = p_kept where client_id = any (p_merged);
  delete from public.clients where id = any (p_merged);
  update public.clients
    set buyer = v_kept.buyer, email = v_kept.email, billing_city = v_kept.billing_city,
      merged = v_kept.merged[greatest(1, cardinality(v_kept.merged) - 999):]
    where id = p_kept;
  return v_merged;
end
$$;

-- A definer function: users do not write versions.
create function private.raise_version(p_document uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.document_contents set version = version + 1
  where document_id = p_document and exists (
    select from public.documents where id = p_document and user_id = (select private.get_user()) and issued_at is null
  )
$$;
revoke execute on function private.raise_version(uuid) from public, anon;
grant execute on function private.raise_version(uuid) to authenticated;

-- As before, with the client and the company that the document names. One that is gone, or is of
-- somebody else, is named no longer; the answer says which ones are.
drop function public.save_document(text, jsonb, jsonb, jsonb, integer);
create function public.save_document(p_id text, p_draft jsonb, p_raw_texts jsonb, p_figures jsonb,
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
    total_including_tax = (p_figures ->> 'total')::numeric, payable = coalesce((p_figures ->> 'payable')::numeric, 0),
    asks_payment = coalesce((p_figures ->> 'asksPayment')::boolean, false),
    is_paid_at_once = coalesce((p_figures ->> 'isPaidAtOnce')::boolean, false),
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

-- Devices that are in step read again what names somebody: they do not know whom.
alter table public.documents disable trigger user;
update public.documents set updated_at = now() where client_id is not null or company_id is not null;
alter table public.documents enable trigger user;
