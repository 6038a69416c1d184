-- A document is tied to the entry of the address book that has the very name of its client, whoever
-- comes first; a tie that is there stays.
create function private.tie_client() returns trigger language plpgsql security invoker set search_path = '' as $$
begin
  if new.client_id is null and new.client_name <> '' then
    select id into new.client_id from public.clients
      where user_id = new.user_id and name = new.client_name order by created_at, id limit 1;
  end if;
  return new;
end
$$;
create trigger documents_tie_client before insert or update of client_name on public.documents
  for each row execute function private.tie_client();

create index documents_untied_idx on public.documents (user_id, client_name) where client_id is null;

create function private.tie_documents() returns trigger language plpgsql security invoker set search_path = '' as $$
begin
  update public.documents set client_id = new.id
    where user_id = new.user_id and client_name = new.name and client_id is null;
  return null;
end
$$;
create trigger clients_tie_documents after insert or update of name on public.clients
  for each row execute function private.tie_documents();

revoke execute on function private.tie_client(), private.tie_documents() from public, anon;

-- What each client of a list still owes, by currency; of who calls, as it may read its documents.
create function public.get_client_balances(p_ids uuid[])
returns table (client_id uuid, currency text, due numeric, invoiced numeric, documents bigint)
language sql stable security invoker set search_path = '' as $$
  select d.client_id, d.currency,
    coalesce(sum(greatest(d.payable - d.credited - d.received, 0)) filter (
      where d.issued_at is not null and d.status not in ('paid', 'cancelled', 'replaced')
    ), 0),
    coalesce(sum(case when d.document_type = 'avoir' then -d.total_including_tax else d.payable end) filter (
      where d.issued_at is not null and d.status <> 'replaced'
        and d.document_type in ('facture-tva', 'facture-auto-entrepreneur', 'avoir')
    ), 0),
    count(*)
  from public.documents as d
  where d.user_id = (select auth.uid()) and d.client_id = any (p_ids[1:100])
  group by d.client_id, d.currency
$$;
revoke execute on function public.get_client_balances(uuid[]) from public, anon;
grant execute on function public.get_client_balances(uuid[]) to authenticated;
