-- A version says which session wrote it, so that another device can name its device.
create or replace function private.get_session() returns uuid language sql stable set search_path = '' as $$
  select (auth.jwt() ->> 'session_id')::uuid
$$;
grant execute on function private.get_session() to authenticated;

alter table public.document_contents add column if not exists session_id uuid;
alter table public.document_contents alter column session_id set default private.get_session();
comment on column public.document_contents.session_id is 'The session that wrote this version: which device';

create or replace function private.keep_issued_content() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if exists (select from public.documents where id = old.document_id and issued_at is not null) then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  if new.draft = old.draft then
    new.draft := old.draft;
  end if;
  if (new.draft, new.raw_texts) is distinct from (old.draft, old.raw_texts) then
    new.version := old.version + 1;
    new.session_id := private.get_session();
    update public.documents set updated_at = now() where id = old.document_id;
  end if;
  return new;
end
$$;

create or replace function private.raise_version(p_document uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.document_contents set version = version + 1, session_id = private.get_session()
  where document_id = p_document and exists (
    select from public.documents where id = p_document and user_id = (select private.get_user()) and issued_at is null
  )
$$;

-- A save says whether something else has changed since its device looked.
drop function if exists public.save_document(text, jsonb, jsonb, jsonb, integer, uuid, uuid);
create or replace function public.save_document(p_id text, p_draft jsonb, p_raw_texts jsonb, p_summary jsonb,
  p_base integer default 0, p_client uuid default null, p_company uuid default null)
returns table (version integer, updated_at timestamptz, client_id uuid, company_id uuid, found_at timestamptz)
language plpgsql volatile security invoker set search_path = '' as $$
#variable_conflict use_column
declare
  v_document public.documents;
  v_content public.document_contents;
  v_is_same boolean;
  v_is_new boolean;
  v_client uuid;
  v_company uuid;
  v_due date := private.read_date(coalesce(p_draft ->> 'dueDate', p_draft ->> 'validUntil'));
begin
  insert into public.documents (local_id, document_type) values (p_id, p_draft ->> 'kind') on conflict (user_id,
    local_id) do nothing;
  v_is_new := found;
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
    return query select v_content.version, v_document.updated_at, v_document.client_id, v_document.company_id,
      v_document.updated_at;
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
  return query select contents.version, documents.updated_at, documents.client_id, documents.company_id,
      case when not v_is_new then v_document.updated_at end
    from public.documents join public.document_contents as contents on contents.document_id = documents.id
      where documents.id = v_document.id;
end
$$;
grant execute on function public.save_document(text, jsonb, jsonb, jsonb, integer, uuid, uuid) to authenticated;
