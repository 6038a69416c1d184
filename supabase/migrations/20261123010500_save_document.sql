-- Saving a draft as a device does: with the id that it made, once however often it is sent, and
-- never over what another device wrote.
create function private.read_date(p_text text) returns date language plpgsql immutable set search_path = '' as $$
begin
  return p_text::date;
exception when others then
  return null; -- being typed
end
$$;
revoke execute on function private.read_date(text) from public;
grant execute on function private.read_date(text) to authenticated;

-- `p_figures`: what the device computed of it (total, payable, asksPayment, isPaidAtOnce), which
-- no SQL can.
create function public.save_document(p_id text, p_draft jsonb, p_raw_texts jsonb, p_figures jsonb,
  p_base integer default 0)
returns table (version integer, updated_at timestamptz)
language plpgsql volatile security invoker set search_path = '' as $$
#variable_conflict use_column
declare
  v_document public.documents;
  v_content public.document_contents;
  v_due date := private.read_date(coalesce(p_draft ->> 'dueDate', p_draft ->> 'validUntil'));
begin
  insert into public.documents (local_id, document_type) values (p_id, p_draft ->> 'kind') on conflict (user_id,
    local_id) do nothing;
  select * into v_document from public.documents where user_id = (select auth.uid()) and local_id = p_id for update;
  select * into v_content from public.document_contents where document_id = v_document.id;
  if v_content.document_id is not null and (v_content.draft, v_content.raw_texts) = (p_draft, p_raw_texts) then
    return query select v_content.version, v_document.updated_at;
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
    is_paid_at_once = coalesce((p_figures ->> 'isPaidAtOnce')::boolean, false)
  where id = v_document.id;
  insert into public.document_contents (document_id, draft, raw_texts) values (v_document.id, p_draft, p_raw_texts)
    on conflict (document_id) do update set draft = excluded.draft, raw_texts = excluded.raw_texts;
  return query select contents.version, documents.updated_at from public.documents
    join public.document_contents as contents on contents.document_id = documents.id
      where documents.id = v_document.id;
end
$$;
revoke execute on function public.save_document(text, jsonb, jsonb, jsonb, integer) from public, anon;
grant execute on function public.save_document(text, jsonb, jsonb, jsonb, integer) to authenticated;
