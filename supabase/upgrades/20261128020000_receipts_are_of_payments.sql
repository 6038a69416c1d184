-- A receipt is of the payment that its link names: both are one sum, which counts once. A receipt
-- that names no payment counts by itself, unless payments make all of its invoice.
alter table public.document_links add column payment_id uuid,
  add constraint document_links_payment_check check (payment_id is null or relation = 'receipt');
comment on column public.document_links.payment_id is 'The payment of the first document that the receipt is of';
grant insert (payment_id) on public.document_links to authenticated;
create index document_links_payments_idx on public.document_links (user_id, to_id) where payment_id is not null;

-- A definer function, as all that judges rows before they are written. Payments stay, so that what
-- held once holds.
create function private.require_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.payments as payments join public.documents as d on d.id = payments.document_id
    where payments.id = new.payment_id and payments.user_id = new.user_id and payments.corrects is null
      and d.local_id = new.from_id
  ) then
    raise exception 'No such payment' using errcode = 'NOPAY';
  end if;
  return new;
end
$$;
revoke execute on function private.require_payment() from public, anon;
create trigger document_links_require_payment before insert on public.document_links for each row
  when (new.payment_id is not null) execute function private.require_payment();

-- Payments, and receipts that are of none.
create or replace function private.told_received(p_invoice public.documents) returns numeric language sql stable
  set search_path = '' as $$
  select coalesce((select sum(amount) from public.payments where user_id = p_invoice.user_id
    and document_id = p_invoice.id), 0) + coalesce((
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
      and links.payment_id is null
  ), 0)
$$;

-- What a receipt of payments settles beside the invoices of these.
create function private.settled_beside(p_receipt uuid, p_numbers text[]) returns numeric language sql stable
  set search_path = '' as $$
  select coalesce(sum(private.read_amount(part ->> 'amount')), 0)
  from public.document_contents as contents
  cross join lateral jsonb_array_elements(case jsonb_typeof(contents.draft #> '{receipt,invoices}')
    when 'array' then contents.draft #> '{receipt,invoices}' else '[]' end) as part
  where contents.document_id = p_receipt and not coalesce(part ->> 'number', '') = any (p_numbers)
$$;
revoke execute on function private.settled_beside(uuid, text[]) from public, anon;

-- As before, but for receipts of payments, which are in the book already.
create or replace function private.list_cashed_without_deposits(p_user uuid, p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable set search_path = '' as $$
  select payments.paid_on, d.id, d.number, d.document_type, d.client_name, d.subject, payments.means, payments.amount
  from public.payments as payments join public.documents as d on d.id = payments.document_id
  where payments.user_id = p_user and payments.paid_on between p_from and p_to and d.currency = 'EUR'
  union all
  select d.issue_date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other', told.amount
  from public.documents as d
  cross join lateral (
    select array_agg(coalesce(invoices.number, '')) as numbers
    from public.document_links as links
    left join public.documents as invoices on invoices.user_id = p_user and invoices.local_id = links.from_id
    where links.user_id = p_user and links.to_id = d.local_id and links.payment_id is not null
  ) as paid
  cross join lateral (
    select case when paid.numbers is null then d.total_including_tax
      else least(private.settled_beside(d.id, paid.numbers), d.total_including_tax) end as amount
  ) as told
  where d.user_id = p_user and d.issued_at is not null and d.document_type in ('recu', 'quittance-loyer')
    and d.issue_date between p_from and p_to and d.currency = 'EUR' and d.total_including_tax <> 0
    and told.amount <> 0
    and not exists (
      select from public.document_links as links
      join public.documents as invoices on invoices.user_id = p_user and invoices.local_id = links.from_id
      where links.user_id = p_user and links.to_id = d.local_id and links.relation = 'receipt'
        and links.payment_id is null
        and (select sum(payments.amount) from public.payments as payments
          where payments.user_id = p_user and payments.document_id = invoices.id)
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

-- What is not issued is a draft, and can be deleted, whatever its author has marked: a quote that
-- was sent, accepted or refused.
drop policy "Users delete their own drafts" on public.documents;
create policy "Users delete their own drafts" on public.documents
  for delete to authenticated using (user_id = (select auth.uid()) and issued_at is null);
