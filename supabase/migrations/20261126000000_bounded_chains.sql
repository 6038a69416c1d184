-- Documents made from one another are followed in a time that does not grow with the ways between
-- them: each level of a chain once, however many links lead to it.
delete from public.document_links where from_id = to_id;
alter table public.document_links add constraint document_links_two_ends_check check (from_id <> to_id);

create or replace function private.stands(p_user uuid, p_local text, p_depth integer default 0) returns boolean
language sql stable set search_path = '' as $$
  with recursive chain as (
    select local_id, status, issued_at from public.documents where user_id = p_user and local_id = p_local
    union
    select copies.local_id, copies.status, copies.issued_at from chain
    join public.document_links as links on links.user_id = p_user and links.from_id = chain.local_id
      and links.relation = 'replacement'
    join public.documents as copies on copies.user_id = p_user and copies.local_id = links.to_id
    where chain.status in ('cancelled', 'replaced')
  )
  select exists (select from chain where status not in ('cancelled', 'replaced') and issued_at is not null)
$$;

-- A definer function: owners write none of these columns.
create function private.follow_one(p_user uuid, p_local text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_document public.documents;
begin
  select * into v_document from public.documents where user_id = p_user and local_id = p_local for update;
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
end
$$;
revoke execute on function private.follow_one(uuid, text) from public, anon;

-- What comes before in the chain follows what comes after. No chain that people make has hundreds
-- of documents; the limit keeps made-up ones from holding the database.
create or replace function private.follow_document(p_user uuid, p_local text, p_depth integer default 0) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_level text[] := array[p_local];
  v_followed integer := 0;
  v_local text;
begin
  for v_depth in p_depth..20 loop
    v_level := array(
      select local_id from public.documents where user_id = p_user and local_id = any(v_level) order by local_id
    );
    exit when cardinality(v_level) = 0;
    v_followed := v_followed + cardinality(v_level);
    if v_followed > 500 then
      raise exception 'Too many documents are made from one another' using errcode = '54000';
    end if;
    foreach v_local in array v_level loop
      perform private.follow_one(p_user, v_local);
    end loop;
    v_level := array(
      select distinct from_id from public.document_links
      where user_id = p_user and to_id = any(v_level) and relation in ('receipt', 'credit', 'replacement', 'deposit',
        'invoice', 'final')
    );
  end loop;
end
$$;

-- Not a number is not an amount, though PostgreSQL holds it greater than all of them.
alter table public.payments add constraint payments_amount_is_number_check check (amount <> 'NaN');
