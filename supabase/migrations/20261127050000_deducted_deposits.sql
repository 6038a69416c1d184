-- An issued balance says which of its deposits were paid, by their number and day: what it deducts
-- is received, where no payment or receipt tells it.
create table private.deductions (
  balance_id uuid not null references public.documents (id) on delete cascade,
  rank integer not null,
  user_id uuid not null,
  seller text not null,
  number text not null check (char_length(number) between 1 and 35),
  issue_date date not null,
  amount numeric(15, 2) not null,
  paid_on date not null,
  primary key (balance_id, rank)
);
alter table private.deductions enable row level security;
comment on table private.deductions is 'Paid deposits that issued balances deduct; written by private.write_deductions() alone';
comment on column private.deductions.number is 'Number that the balance gives: perhaps of no document here';
comment on column public.documents.received is 'Payments, receipts and deposits that balances say paid, kept by triggers';

-- A series is a seller and a prefix; names differ in no case or accent.
create function private.seller_of(p_series text) returns text language sql immutable set search_path = '' as $$
  select translate(lower(regexp_replace(p_series, ' · [A-Z]+$', '')), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ',
    'aaaaaaceeeeiiiinooooouuuuyy')
$$;

-- A day and an amount as documents/model writes them; null for any other text.
create function private.read_day(p_text text) returns date language sql immutable set search_path = '' as $$
  select case when p_text ~ '^20\d\d-\d\d-\d\d$' then private.read_date(p_text) end
$$;
create function private.read_amount(p_text text) returns numeric language sql immutable set search_path = '' as $$
  select case when p_text ~ '^\d{1,12}(\.\d{1,2})?$' then p_text::numeric end
$$;

-- The number and day of a deposit are its own, or those of the preceding document of the same
-- number, else of the same rank: documents/model/deposit-invoice.ts. A draft with more parts than
-- documents/model reads says nothing.
create function private.list_deductions(p_draft jsonb)
returns table (rank integer, number text, issue_date date, amount numeric, paid_on date)
language plpgsql immutable set search_path = '' as $$
declare
  v_parts jsonb := p_draft -> 'prepayments';
  v_preceding jsonb := p_draft #> '{references,preceding}';
  v_part jsonb;
  v_named jsonb;
begin
  if jsonb_typeof(v_parts) is distinct from 'array' or jsonb_array_length(v_parts) > 100 then
    return;
  end if;
  if jsonb_typeof(v_preceding) is distinct from 'array' then
    v_preceding := '[]';
  end if;
  if jsonb_array_length(v_preceding) > 50 then
    return;
  end if;
  for v_index in 0..jsonb_array_length(v_parts) - 1 loop
    v_part := v_parts -> v_index;
    number := nullif(trim(v_part ->> 'reference'), '');
    v_named := case
      when number is not null then (
        select named from jsonb_array_elements(v_preceding) with ordinality as all_named (named, place)
        where named ->> 'number' = number order by place limit 1
      )
      when jsonb_array_length(v_preceding) = jsonb_array_length(v_parts) then v_preceding -> v_index
    end;
    rank := v_index + 1;
    number := coalesce(number, v_named ->> 'number');
    issue_date := private.read_day(coalesce(v_part ->> 'issueDate', v_named ->> 'issueDate'));
    amount := private.read_amount(v_part ->> 'amount');
    paid_on := private.read_day(v_part ->> 'date');
    if char_length(number) between 1 and 35 and issue_date is not null and amount is not null
      and paid_on is not null then
      return next;
    end if;
  end loop;
end
$$;

create function private.write_deductions(p_balance public.documents) returns void
language sql volatile set search_path = '' as $$
  insert into private.deductions (balance_id, rank, user_id, seller, number, issue_date, amount, paid_on)
  select p_balance.id, part.rank, p_balance.user_id, private.seller_of(p_balance.series), part.number,
    part.issue_date, part.amount, part.paid_on
  from public.document_contents as contents, private.list_deductions(contents.draft) as part
  where contents.document_id = p_balance.id and p_balance.asks_payment
  on conflict do nothing
$$;

-- The parts of a deposit that balances say paid until today.
create function private.list_paid_parts(d public.documents)
returns table (balance_id uuid, rank integer, paid_on date, amount numeric)
language sql stable set search_path = '' as $$
  select part.balance_id, part.rank, part.paid_on, part.amount
  from private.deductions as part join public.documents as balances on balances.id = part.balance_id
  where d.subtype = 'deposit' and part.user_id = d.user_id and part.number = d.number
    and part.issue_date = d.issue_date and part.seller = private.seller_of(d.series)
    and part.paid_on <= (now() at time zone 'Europe/Paris')::date and not balances.is_replaced
$$;

-- Payments and receipts, as received_for counted them before; payments by the index of their owner.
create function private.told_received(p_invoice public.documents) returns numeric language sql stable
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
  ), 0)
$$;

-- A balance, payments and receipts may all tell one payment of a deposit: it counts once. Several
-- balances that deduct one deposit never count more than the deposit.
create or replace function private.received_for(p_invoice public.documents) returns numeric language sql stable
  set search_path = '' as $$
  select greatest(private.told_received(p_invoice), least(coalesce(sum(amount), 0), p_invoice.payable))
  from private.list_paid_parts(p_invoice)
$$;

-- A definer function: owners write no deductions. No document depends on what deposits received.
create function private.follow_deposits() returns trigger language plpgsql security definer
  set search_path = '' as $$
declare
  v_deposit text;
begin
  if old.issued_at is null then
    perform private.write_deductions(new);
  end if;
  for v_deposit in
    select distinct deposits.local_id from private.deductions as parts
    join public.documents as deposits on deposits.user_id = parts.user_id and deposits.number = parts.number
      and deposits.subtype = 'deposit' and deposits.issued_at is not null
    where parts.balance_id = new.id order by 1
  loop
    perform private.follow_one(new.user_id, v_deposit);
  end loop;
  return null;
end
$$;

-- Balances that were issued before: what they ask for is less than their total.
select private.write_deductions(d) from public.documents as d
where d.issued_at is not null and d.asks_payment
  and (d.subtype = 'final' or d.payable is distinct from d.total_including_tax);
create index deductions_number_idx on private.deductions (user_id, number);
create index deductions_paid_on_idx on private.deductions (user_id, paid_on);
create index documents_deposits_idx on public.documents (user_id, number) where subtype = 'deposit';
update public.documents as d set received = private.received_for(d)
where d.issued_at is not null and d.subtype = 'deposit' and private.received_for(d) > d.received;
create trigger documents_follow_deposits after update on public.documents for each row
  when (new.issued_at is not null and (old.issued_at is null or old.is_replaced <> new.is_replaced))
  execute function private.follow_deposits();

-- Each part adds, in the order of their days, to payments and receipts, up to what was received and
-- not given back.
create function private.list_told_parts(d public.documents) returns table (paid_on date, amount numeric)
language sql stable set search_path = '' as $$
  with told as (
    select private.told_received(d) as elsewhere, least(d.received, d.payable - d.credited) as most
  ), parts as (
    select paid_on, amount, sum(amount) over (order by paid_on, balance_id, rank) as so_far
    from private.list_paid_parts(d)
  )
  select paid_on, greatest(least(so_far, most) - elsewhere, 0) - greatest(least(so_far - amount, most) - elsewhere, 0)
  from parts, told
$$;

-- All that was cashed between two days, as before, and deposits that balances say paid, each part
-- on its day. A mark of their author counts for what they leave.
alter function private.list_cashed(uuid, date, date) rename to list_cashed_without_deposits;
create function private.list_cashed(p_user uuid, p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable set search_path = '' as $$
  select * from private.list_cashed_without_deposits(p_user, p_from, p_to)
  union all
  select part.paid_on, d.id, d.number, d.document_type, d.client_name, d.subject, 'other', part.amount
  from (
    select distinct seller, number, issue_date from private.deductions
    where user_id = p_user and paid_on between p_from and p_to
  ) as named
  join public.documents as d on d.user_id = p_user and d.subtype = 'deposit' and d.number = named.number
    and d.issue_date = named.issue_date and private.seller_of(d.series) = named.seller
  cross join lateral private.list_told_parts(d) as part
  where d.issued_at is not null and d.currency = 'EUR' and not d.is_replaced
    and part.paid_on between p_from and p_to and part.amount > 0
$$;

revoke execute on function private.seller_of(text), private.read_day(text), private.read_amount(text),
  private.list_deductions(jsonb), private.write_deductions(public.documents),
  private.list_paid_parts(public.documents), private.told_received(public.documents),
  private.list_told_parts(public.documents), private.list_cashed(uuid, date, date),
  private.follow_deposits() from public, anon;
