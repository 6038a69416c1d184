-- A draft is deleted as the device that deletes it knew it, or stays.
create or replace function public.save_document(p_id text, p_draft jsonb, p_raw_texts jsonb, p_summary jsonb,
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
  if not found then
    raise exception 'Another device deletes it' using errcode = 'STALE';
  end if;
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

create or replace function public.delete_draft(p_id text, p_base integer) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_document uuid;
begin
  select id into v_document from public.documents
    where user_id = (select auth.uid()) and local_id = p_id and issued_at is null for update;
  if exists (select from public.document_contents where document_id = v_document and version <> p_base) then
    return false;
  end if;
  delete from public.documents where id = v_document;
  return found;
end
$$;
revoke execute on function public.delete_draft(text, integer) from public, anon;
grant execute on function public.delete_draft(text, integer) to authenticated;
