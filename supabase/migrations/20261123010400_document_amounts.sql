-- What links and payments make of a document: received, credited, replaced, invoiced. The status
-- follows.
create function private.received_for(p_invoice public.documents) returns numeric language sql stable
  set search_path = '' as $$
  select coalesce((select sum(amount) from public.payments where document_id = p_invoice.id), 0) + coalesce((
    select sum(case
      when jsonb_array_length(coalesce(contents.draft #> '{receipt,invoices}', '[]')) = 0
        then coalesce(receipts.total_including_tax, 0)
      else (
        select coalesce(sum((part ->> 'amount')::numeric), 0)
          from jsonb_array_elements(contents.draft #> '{receipt,invoices}') as part
        where part ->> 'number' = p_invoice.number
      )
    end)
    from public.document_links as links
    join public.documents as receipts on receipts.user_id = links.user_id and receipts.local_id = links.to_id
      and receipts.issued_at is not null
    join public.document_contents as contents on contents.document_id = receipts.id
    where links.user_id = p_invoice.user_id and links.from_id = p_invoice.local_id and links.relation = 'receipt'
  ), 0)
$$;

-- What stands for an invoice: itself, or what replaced it once it is cancelled.
create function private.stands(p_user uuid, p_local text, p_depth integer default 0) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_invoice public.documents;
begin
  select * into v_invoice from public.documents where user_id = p_user and local_id = p_local;
  if v_invoice.id is null or p_depth > 20 then
    return false;
  end if;
  if v_invoice.status in ('cancelled', 'replaced') then
    return exists (
      select from public.document_links as links
      where links.user_id = p_user and links.from_id = p_local and links.relation = 'replacement'
        and private.stands(p_user, links.to_id, p_depth + 1)
    );
  end if;
  return v_invoice.issued_at is not null;
end
$$;

-- A definer function: owners write none of these columns. What comes before in the chain follows
-- what comes after.
create function private.follow_document(p_user uuid, p_local text, p_depth integer default 0) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_document public.documents;
  v_before text;
  v_origin text;
begin
  select * into v_document from public.documents where user_id = p_user and local_id = p_local for update;
  if v_document.id is null or p_depth > 20 then
    return;
  end if;
  v_before := v_document.status;
  update public.documents set
    received = private.received_for(v_document),
    credited = coalesce((
      select sum(avoirs.total_including_tax) from public.document_links as links
      join public.documents as avoirs on avoirs.user_id = links.user_id and avoirs.local_id = links.to_id
        and avoirs.issued_at is not null
      where links.user_id = p_user and links.from_id = p_local and links.relation = 'credit'
    ), 0),
    is_replaced = exists (
      select from public.document_links as links
      join public.documents as copies on copies.user_id = links.user_id and copies.local_id = links.to_id
        and copies.issued_at is not null
      join public.document_contents as contents on contents.document_id = copies.id
      where links.user_id = p_user and links.from_id = p_local and links.relation = 'replacement'
        and v_document.number is not null
        and contents.draft #> '{references,preceding}' @> jsonb_build_array(jsonb_build_object('number',
          v_document.number))
    ),
    is_invoiced = v_document.document_type = 'devis' and exists (
      select from public.document_links as links
      where links.user_id = p_user and links.from_id = p_local and links.relation in ('deposit', 'invoice', 'final')
        and private.stands(p_user, links.to_id)
    )
  where id = v_document.id;
  for v_origin in
    select from_id from public.document_links
    where user_id = p_user and to_id = p_local and relation in ('receipt', 'credit', 'replacement', 'deposit',
      'invoice', 'final') order by from_id
  loop
    perform private.follow_document(p_user, v_origin, p_depth + 1);
  end loop;
end
$$;

create function private.follow_links() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_link record;
begin
  -- Both ends have changed for whoever shows them.
  for v_link in select distinct user_id, from_id, to_id from touched order by user_id, from_id, to_id loop
    update public.documents set updated_at = now() where user_id = v_link.user_id
      and local_id in (v_link.from_id, v_link.to_id);
    perform private.follow_document(v_link.user_id, v_link.from_id);
  end loop;
  return null;
end
$$;
create trigger document_links_follow_insert after insert on public.document_links
  referencing new table as touched for each statement execute function private.follow_links();
create trigger document_links_follow_update after update on public.document_links
  referencing new table as touched for each statement execute function private.follow_links();
create trigger document_links_follow_delete after delete on public.document_links
  referencing old table as touched for each statement execute function private.follow_links();

create function private.follow_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.follow_document(new.user_id, (select local_id from public.documents where id = new.document_id));
  return null;
end
$$;
create trigger payments_follow after insert on public.payments for each row execute function private.follow_payment();

revoke execute on function private.received_for(public.documents), private.stands(uuid, text, integer),
  private.follow_document(uuid, text, integer),
  private.follow_links(), private.follow_payment() from public, anon;
