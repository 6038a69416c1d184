-- The books of an account of 100,000 documents, among five million, are read in time: by what is
-- open and by the days of a period, never by all documents.
create index documents_open_idx on public.documents (user_id, due_date) include (payable, credited, received)
  where issued_at is not null and asks_payment and not is_paid_at_once and currency = 'EUR'
    and status not in ('paid', 'cancelled', 'replaced');
drop index public.document_figures_user_id_idx;
create index document_figures_user_id_idx on public.document_figures (user_id, document_id) include (activity);
create index documents_waiting_idx on public.documents (user_id, due_date) include (total_including_tax)
  where document_type = 'devis' and currency = 'EUR' and status in ('issued', 'sent', 'seen');
create index documents_paid_at_once_idx on public.documents (user_id, issue_date) where is_paid_at_once;
create index documents_marked_paid_idx
  on public.documents (user_id, ((milestone_at at time zone 'Europe/Paris')::date)) where milestone = 'paid';

-- Payments of a receipt's invoice by the index of their owner.
create or replace function private.list_cashed_without_deposits(p_user uuid, p_from date, p_to date)
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

-- Drafts and accepted quotes are counted in every currency, as lists show them.
create or replace function private.get_dashboard(p_today date, p_from date, p_to date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with open as (
    select payable - credited - received as due, due_date from public.documents
    where user_id = (select private.get_user()) and currency = 'EUR' and issued_at is not null and asks_payment
      and not is_paid_at_once and status not in ('paid', 'cancelled', 'replaced') and payable - credited - received > 0
  ), waiting as (
    select total_including_tax from public.documents
    where user_id = (select private.get_user()) and currency = 'EUR' and document_type = 'devis'
      and status in ('issued', 'sent', 'seen') and (due_date is null or due_date >= p_today)
  ), cashed as materialized (
    select cashed.amount, coalesce(figures.activity, 'services') as activity
    from private.list_cashed((select private.get_user()), p_from, p_to) as cashed
    left join public.document_figures as figures on figures.document_id = cashed.document_id
      and figures.user_id = (select private.get_user())
  ), booked as materialized (
    select d.issue_date, figures.* from public.documents as d
    join public.document_figures as figures on figures.document_id = d.id and figures.user_id = d.user_id
    where d.user_id = (select private.get_user()) and d.currency = 'EUR' and d.issued_at is not null
      and d.status <> 'replaced' and (d.issue_date between p_from and p_to
        or d.issue_date between date_trunc('year', p_today)::date and p_today)
  ), rated as materialized (
    select to_char(issue_date, 'YYYY-MM') as month, row ->> 'rate' as rate,
      (row ->> 'base')::numeric as base, (row ->> 'vat')::numeric as vat
    from booked, jsonb_array_elements(rates) as row where issue_date between p_from and p_to
  )
  select jsonb_build_object(
    'cashed', (select coalesce(sum(amount), 0) from cashed),
    'due', (select jsonb_build_object('amount', coalesce(sum(due), 0), 'count', count(*)) from open),
    'late', (select jsonb_build_object('amount', coalesce(sum(due), 0), 'count', count(*)) from open
      where due_date < p_today),
    'waiting', (select jsonb_build_object('amount', coalesce(sum(total_including_tax), 0), 'count', count(*))
      from waiting),
    'drafts', (select count(*) from public.documents
      where user_id = (select private.get_user()) and status = 'draft'),
    'accepted', (select count(*) from public.documents
      where user_id = (select private.get_user()) and status = 'accepted'),
    'months', (select coalesce(jsonb_agg(jsonb_build_object('month', month, 'amount', amount) order by month), '[]')
      from (select month, sum(base) as amount from rated group by month) as months),
    'rates', (select coalesce(jsonb_agg(jsonb_build_object('rate', rate, 'base', base, 'vat', vat)
        order by rate::numeric), '[]')
      from (select rate, sum(base) as base, sum(vat) as vat from rated group by rate) as rates),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('activity', activity, 'amount', amount)
        order by activity), '[]')
      from (select activity, sum(amount) as amount from cashed group by activity) as activities),
    'turnovers', (select coalesce(jsonb_agg(jsonb_build_object('seller', seller_name, 'total', total,
        'services', services) order by seller_name, seller_key), '[]')
      from (select seller_key, max(seller_name) as seller_name, sum(turnover) as total,
          coalesce(sum(turnover) filter (where activity <> 'goods'), 0) as services
        from booked where issue_date between date_trunc('year', p_today)::date and p_today and turnover is not null
        group by seller_key) as turnovers)
  )
$$;

-- Issued documents whose figures the device has not told yet: read instead of all documents.
create table private.unfigured (
  document_id uuid primary key references public.documents (id) on delete cascade,
  user_id uuid not null,
  issued_at timestamptz not null
);
alter table private.unfigured enable row level security;
comment on table private.unfigured is 'Issued documents without figures; written by triggers alone';
create index unfigured_user_id_idx on private.unfigured (user_id, issued_at, document_id);
insert into private.unfigured (document_id, user_id, issued_at)
select id, user_id, issued_at from public.documents
where issued_at is not null and id not in (select document_id from public.document_figures);

create function private.await_figures() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.unfigured (document_id, user_id, issued_at)
  select new.id, new.user_id, new.issued_at
  where not exists (select from public.document_figures where document_id = new.id)
  on conflict do nothing;
  return null;
end
$$;
create trigger documents_await_figures_new after insert on public.documents for each row
  when (new.issued_at is not null) execute function private.await_figures();
create trigger documents_await_figures after update on public.documents for each row
  when (old.issued_at is null and new.issued_at is not null) execute function private.await_figures();

create function private.take_figures() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.unfigured where document_id = new.document_id;
  return null;
end
$$;
create trigger document_figures_are_taken after insert on public.document_figures for each row
  execute function private.take_figures();

create function private.list_unfigured(p_limit integer) returns table (document_id uuid, draft jsonb)
language sql stable security definer set search_path = '' as $$
  select unfigured.document_id, contents.draft
  from private.unfigured join public.document_contents as contents on contents.document_id = unfigured.document_id
  where unfigured.user_id = (select private.get_user())
  order by unfigured.issued_at, unfigured.document_id
  limit least(greatest(p_limit, 1), 100)
$$;
revoke execute on function private.list_unfigured(integer), private.await_figures(), private.take_figures()
  from public, anon;
grant execute on function private.list_unfigured(integer) to authenticated;
create or replace function public.list_unfigured(p_limit integer default 50)
returns table (document_id uuid, draft jsonb) language sql stable security invoker set search_path = '' as $$
  select * from private.list_unfigured(p_limit)
$$;

-- A search finds the words first, then their documents, each by its key: `offset` keeps a plan that
-- serves all words from reading all documents of the owner.
create or replace function private.list_documents(p_search text) returns setof public.documents
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_query tsquery;
begin
  select string_agg(quote_literal(private.mark_of(v_user) || replace(word, '\', ' ')) || ':*', ' & ')::tsquery
    into v_query from unnest((private.fold_words(left(p_search, 200)))[1:10]) as word;
  if v_query is null then
    return query select * from public.documents where user_id = v_user order by issue_date desc nulls first, id
      limit 1000;
  else
    return query
      with matches as materialized (
        select document_id from private.document_words where document_words.words @@ v_query limit 1000
      )
      select found.* from matches
      cross join lateral (select * from public.documents where id = matches.document_id offset 0) as found
      where found.user_id = v_user;
  end if;
end
$$;
