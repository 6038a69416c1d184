-- A mark has the day on which its author set it, on a device that was offline or in an account that
-- has gone since: books count what was paid on that day.
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
  if new.milestone is null then
    new.milestone_at := null;
  elsif new.milestone is distinct from old.milestone then
    -- No day that is told comes before the document, or later than now.
    new.milestone_at := least(greatest(case when new.milestone_at is distinct from old.milestone_at
      then new.milestone_at else now() end, new.issued_at), now());
  else
    new.milestone_at := old.milestone_at;
  end if;
  new.status := private.status_of(new);
  return new;
end
$$;
grant update (milestone_at) on public.documents to authenticated;

-- All that was cashed between two days, as before; the day of a mark is that of France.
create or replace function private.list_cashed(p_user uuid, p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable set search_path = '' as $$
  select payments.paid_on, d.id, d.number, d.document_type, d.client_name, d.subject, payments.means, payments.amount
  from public.payments as payments join public.documents as d on d.id = payments.document_id
  where payments.user_id = p_user and payments.paid_on between p_from and p_to and d.currency = 'EUR'
  union all
  select d.issue_date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other', d.total_including_tax
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.document_type in ('recu', 'quittance-loyer')
    and d.issue_date between p_from and p_to and d.currency = 'EUR' and d.total_including_tax <> 0
    and not exists (
      select from public.document_links as links
      join public.documents as invoices on invoices.user_id = p_user and invoices.local_id = links.from_id
      where links.user_id = p_user and links.to_id = d.local_id and links.relation = 'receipt'
        and (select sum(payments.amount) from public.payments as payments where payments.document_id = invoices.id)
          >= greatest(invoices.payable - invoices.credited, 0.01)
    )
  union all
  select d.issue_date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other',
    d.payable - d.credited - d.received
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.is_paid_at_once and d.asks_payment
    and d.issue_date between p_from and p_to and d.currency = 'EUR' and not d.is_replaced
    and d.payable - d.credited - d.received > 0
  union all
  select (d.milestone_at at time zone 'Europe/Paris')::date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other',
    d.payable - d.credited - d.received
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.milestone = 'paid' and not d.is_paid_at_once
    and d.asks_payment and (d.milestone_at at time zone 'Europe/Paris')::date between p_from and p_to and d.currency = 'EUR'
    and not d.is_replaced and d.payable - d.credited - d.received > 0
$$;
