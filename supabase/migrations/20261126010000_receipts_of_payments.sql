-- All that was cashed between two days, as before, but for a receipt of payments that are told
-- already: those that make all of the invoice by themselves.
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
  select d.milestone_at::date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other',
    d.payable - d.credited - d.received
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.milestone = 'paid' and not d.is_paid_at_once
    and d.asks_payment and d.milestone_at::date between p_from and p_to and d.currency = 'EUR'
    and not d.is_replaced and d.payable - d.credited - d.received > 0
$$;
