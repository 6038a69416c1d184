-- What was received, kept so that it cannot be altered unseen (CGI 286, I-3° bis): entries are
-- added, never changed; a mistake is corrected by an entry of the opposite amount.
create table public.payments (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id uuid not null,
  amount numeric(15, 2) not null check (amount <> 0),
  paid_on date not null,
  means text not null default 'other' check (means in ('transfer', 'card', 'cheque', 'cash', 'debit', 'other')),
  note text not null default '' check (char_length(note) <= 200),
  corrects uuid references public.payments (id),
  chain_position bigint not null,
  previous_hash text not null,
  hash text not null,
  created_at timestamptz not null default now(),
  unique (user_id, chain_position),
  -- PostgreSQL sorts « not a number » above every amount.
  constraint payments_amount_is_number_check check (amount <> 'NaN'),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table public.payments is 'Payments of issued documents: insert-only, each chained to the one before it';
comment on column public.payments.amount is 'Received, or negative: given back';
comment on column public.payments.corrects is 'The entry that this one takes back, with the opposite amount';

create unique index payments_corrects_key on public.payments (corrects);
create index payments_by_id_idx on public.payments (user_id, id);
create index payments_by_corrects_idx on public.payments (user_id, corrects);
create index payments_document_idx on public.payments (user_id, document_id);
alter table public.payments alter column id set statistics 0;

alter table public.payments enable row level security;
grant select on public.payments to authenticated;

create policy "Users read their own payments" on public.payments
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.payments
  as restrictive for select to authenticated using ((select private.is_strong()));

create trigger payments_count_insert after insert on public.payments
  referencing new table as added for each statement execute function private.count_rows('payments');
create trigger payments_count_delete after delete on public.payments
  referencing old table as removed for each statement execute function private.count_rows('payments');

-- Applies to the owner of the database too: only the deletion of an account takes entries away.
create function private.keep_payments() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and private.is_purging(old.user_id) then
    return old;
  end if;
  raise exception 'A payment stays as it was recorded' using errcode = 'FROZE';
end
$$;
create trigger payments_keep before update or delete on public.payments
  for each row execute function private.keep_payments();

-- A definer function: owners do not write the time of a change.
create function private.touch_paid() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.touch_documents(new.user_id,
    array(select local_id from public.documents where id = new.document_id));
  return null;
end
$$;
create trigger payments_touch after insert on public.payments for each row execute function private.touch_paid();

-- One row for each account: its lock puts entries in one order.
create table private.payment_chains (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_position bigint not null default 0,
  last_hash text not null default ''
);
comment on table private.payment_chains is
  'Where the chain of payments of each account ends; written by private.record_payment() alone';
alter table private.payment_chains enable row level security;

create function private.hash_payment(p public.payments) returns text language sql stable set search_path = '' as $$
  select private.hash_text(concat_ws(E'\n', p.previous_hash, p.chain_position, p.id, p.document_id, p.amount,
    to_char(p.paid_on, 'YYYY-MM-DD'),
    p.means, p.note, coalesce(p.corrects::text, '')))
$$;

-- A definer function: nobody writes entries by hand. The same id twice is one entry. A correction
-- takes its amount from the entry that it takes back; a negative amount was given back.
create function private.record_payment(
  p_id uuid, p_document text, p_amount numeric, p_paid_on date, p_means text, p_note text, p_corrects uuid
) returns public.payments language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_document public.documents;
  v_wrong public.payments;
  v_chain private.payment_chains;
  v_new public.payments;
begin
  insert into private.payment_chains (user_id) values (v_user) on conflict do nothing;
  select * into v_chain from private.payment_chains where user_id = v_user for update;
  select * into v_new from public.payments where id = p_id and user_id = v_user;
  if found then
    return v_new;
  end if;
  select * into v_document from public.documents where user_id = v_user and local_id = p_document;
  if v_document.issued_at is null then
    raise exception 'Only an issued document is paid' using errcode = 'NOISS';
  end if;
  if p_corrects is not null then
    select * into v_wrong from public.payments where id = p_corrects and user_id = v_user
      and document_id = v_document.id;
    if v_wrong.id is null or v_wrong.corrects is not null then
      raise exception 'No such payment' using errcode = 'NOPAY';
    end if;
  elsif p_amount is null or round(p_amount, 2) = 0 then
    raise exception 'A payment is not of nothing' using errcode = '23514';
  elsif p_paid_on > private.today_in_france() + 1 then
    raise exception 'Its day is after tomorrow' using errcode = 'PAYON';
  end if;
  v_new.id := p_id;
  v_new.user_id := v_user;
  v_new.document_id := v_document.id;
  v_new.amount := case when p_corrects is null then round(p_amount, 2) else -v_wrong.amount end;
  v_new.paid_on := p_paid_on;
  v_new.means := case when p_corrects is null then coalesce(p_means, 'other') else v_wrong.means end;
  v_new.note := coalesce(p_note, '');
  v_new.corrects := p_corrects;
  v_new.chain_position := v_chain.last_position + 1;
  v_new.previous_hash := v_chain.last_hash;
  v_new.created_at := now();
  v_new.hash := private.hash_payment(v_new);
  insert into public.payments select v_new.*;
  update private.payment_chains set last_position = v_new.chain_position, last_hash = v_new.hash
    where user_id = v_user;
  return v_new;
end
$$;
grant execute on function private.record_payment(uuid, text, numeric, date, text, text, uuid) to authenticated;

create function public.record_payment(
  p_id uuid, p_document text, p_amount numeric, p_paid_on date, p_means text default 'other',
    p_note text default '', p_corrects uuid default null
) returns public.payments language sql volatile security invoker set search_path = '' as $$
  select private.record_payment(p_id, p_document, p_amount, p_paid_on, p_means, p_note, p_corrects)
$$;
grant execute on function public.record_payment(uuid, text, numeric, date, text, text, uuid) to authenticated;

-- Recomputes the chains of documents and of payments, and returns their first break; nothing can be
-- said of what comes after it. A definer function: nobody reads series.
create function private.verify_integrity() returns table (kind text, reference text, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_series private.number_series;
  v_chain private.payment_chains;
  v_document public.documents;
  v_payment public.payments;
  v_draft jsonb;
  v_position bigint;
  v_hash text;
begin
  for v_series in select * from private.number_series where user_id = v_user order by series loop
    v_position := 0;
    v_hash := '';
    for v_document in
      select * from public.documents where user_id = v_user and series = v_series.series
        and chain_position is not null order by chain_position
    loop
      v_position := v_position + 1;
      select draft into v_draft from public.document_contents where document_id = v_document.id;
      if v_document.chain_position <> v_position or v_document.previous_hash <> v_hash then
        return query select 'document', coalesce(v_document.number, v_document.local_id), 'missing';
        return;
      end if;
      if v_draft is null or v_document.hash <> private.hash_document(v_document, v_draft) then
        return query select 'document', coalesce(v_document.number, v_document.local_id), 'changed';
        return;
      end if;
      v_hash := v_document.hash;
    end loop;
    if v_position <> v_series.last_position or v_hash <> v_series.last_hash then
      return query select 'document', v_series.series, 'missing';
      return;
    end if;
  end loop;
  select * into v_chain from private.payment_chains where user_id = v_user;
  v_position := 0;
  v_hash := '';
  for v_payment in select * from public.payments where user_id = v_user order by chain_position loop
    v_position := v_position + 1;
    if v_payment.chain_position <> v_position or v_payment.previous_hash <> v_hash then
      return query select 'payment', v_payment.paid_on::text, 'missing';
      return;
    end if;
    if v_payment.hash <> private.hash_payment(v_payment) then
      return query select 'payment', v_payment.paid_on::text, 'changed';
      return;
    end if;
    v_hash := v_payment.hash;
  end loop;
  if v_position <> coalesce(v_chain.last_position, 0) or v_hash <> coalesce(v_chain.last_hash, '') then
    return query select 'payment', '', 'missing';
  end if;
end
$$;
grant execute on function private.verify_integrity() to authenticated;

-- Reads all the books of an account, which takes longer than the two seconds of other reads.
create function public.verify_integrity()
returns table (documents bigint, payments bigint, kind text, reference text, reason text)
language sql stable security invoker set search_path = '' set statement_timeout = '8s' as $$
  select
    (select count(*) from public.documents as issued where issued.user_id = (select auth.uid())
      and issued.issued_at is not null),
    (select count(*) from public.payments as paid where paid.user_id = (select auth.uid())),
    broken.kind, broken.reference, broken.reason
  from (select 1) as always left join private.verify_integrity() as broken on true
$$;
grant execute on function public.verify_integrity() to authenticated;
