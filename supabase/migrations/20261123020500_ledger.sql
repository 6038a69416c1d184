-- The books of who calls, in euros. Definer functions: under row level security each row of a large
-- account would be judged again; they filter by the caller themselves.

-- All that was cashed between two days, both included: payments, receipts that stand alone or
-- settle an invoice, invoices paid at once, and what their author says paid.
create function private.list_cashed(p_user uuid, p_from date, p_to date)
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

create function private.get_dashboard(p_today date, p_from date, p_to date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (
    select d.* from public.documents as d where d.user_id = (select auth.uid()) and d.currency = 'EUR'
  ), open as (
    select greatest(payable - credited - received, 0) as due, due_date from own
    where issued_at is not null and asks_payment and not is_paid_at_once
      and status not in ('paid', 'cancelled', 'replaced') and payable - credited - received > 0
  ), cashed as (
    select * from private.list_cashed((select auth.uid()), p_from, p_to)
  ), booked as (
    select own.issue_date, figures.* from own join public.document_figures as figures on figures.document_id = own.id
    where own.issue_date between p_from and p_to and own.issued_at is not null and own.status <> 'replaced'
  ), rated as (
    select to_char(issue_date, 'YYYY-MM') as month, row ->> 'rate' as rate,
      (row ->> 'base')::numeric as base, (row ->> 'vat')::numeric as vat
    from booked, jsonb_array_elements(rates) as row
  )
  select jsonb_build_object(
    'cashed', (select coalesce(sum(amount), 0) from cashed),
    'due', (select jsonb_build_object('amount', coalesce(sum(due), 0), 'count', count(*)) from open),
    'late', (select jsonb_build_object('amount', coalesce(sum(due), 0), 'count', count(*)) from open
      where due_date < p_today),
    'waiting', (select jsonb_build_object('amount', coalesce(sum(total_including_tax), 0), 'count', count(*))
      from own where document_type = 'devis' and status in ('issued', 'sent', 'seen')
        and (due_date is null or due_date >= p_today)),
    'drafts', (select count(*) from own where status = 'draft'),
    'accepted', (select count(*) from own where document_type = 'devis' and status = 'accepted'),
    'months', (select coalesce(jsonb_agg(jsonb_build_object('month', month, 'amount', amount) order by month), '[]')
      from (select month, sum(base) as amount from rated group by month) as months),
    'rates', (select coalesce(jsonb_agg(jsonb_build_object('rate', rate, 'base', base, 'vat', vat) order by rate::numeric), '[]')
      from (select rate, sum(base) as base, sum(vat) as vat from rated group by rate) as rates),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('activity', activity, 'amount', amount) order by activity), '[]')
      from (select coalesce(figures.activity, 'services') as activity, sum(amount) as amount from cashed
        left join public.document_figures as figures on figures.document_id = cashed.document_id
        group by 1) as activities),
    'turnovers', (select coalesce(jsonb_agg(jsonb_build_object('seller', seller_name, 'total', total, 'services', services)
        order by seller_name, seller_key), '[]')
      from (select seller_key, max(seller_name) as seller_name, sum(turnover) as total,
          coalesce(sum(turnover) filter (where activity <> 'goods'), 0) as services
        from own join public.document_figures as figures on figures.document_id = own.id
        where own.issue_date between date_trunc('year', p_today)::date and p_today and turnover is not null
          and own.issued_at is not null and own.status <> 'replaced'
        group by seller_key) as turnovers)
  )
$$;
revoke execute on function private.list_cashed(uuid, date, date), private.get_dashboard(date, date, date)
  from public, anon;
grant execute on function private.get_dashboard(date, date, date) to authenticated;

create function public.get_dashboard(p_today date, p_from date, p_to date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.get_dashboard(p_today, p_from, p_to)
$$;
revoke execute on function public.get_dashboard(date, date, date) from public, anon;
grant execute on function public.get_dashboard(date, date, date) to authenticated;

-- The book of what was cashed, of who calls (CGI 50-0, 5).
create function private.list_receipts_book(p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable security definer set search_path = '' as $$
  select * from private.list_cashed((select auth.uid()), p_from, p_to)
$$;
revoke execute on function private.list_receipts_book(date, date) from public, anon;
grant execute on function private.list_receipts_book(date, date) to authenticated;
create function public.list_receipts_book(p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_receipts_book(p_from, p_to)
$$;
revoke execute on function public.list_receipts_book(date, date) from public, anon;
grant execute on function public.list_receipts_book(date, date) to authenticated;
