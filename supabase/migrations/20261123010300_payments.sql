-- What was received, kept so that it cannot be altered unseen (CGI 286, I-3° bis): entries are
-- added, never changed; a mistake is
-- corrected by an entry of the opposite amount.
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
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table public.payments is 'Payments of issued documents: insert-only, each chained to the one before it';
comment on column public.payments.corrects is 'The entry that this one takes back, with the opposite amount';
create unique index payments_corrects_key on public.payments (corrects);
create index payments_document_idx on public.payments (document_id);
create index payments_user_id_idx on public.payments (user_id, paid_on);

alter table public.payments enable row level security;
grant select on public.payments to authenticated;
create policy "Users read their own payments" on public.payments
  for select to authenticated using (user_id = (select auth.uid()));

create table public.payment_archives (
  id uuid not null unique default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  year integer not null check (year between 2000 and 2200),
  entry_count bigint not null,
  total numeric(18, 2) not null,
  last_position bigint not null,
  last_hash text not null,
  hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, year)
);
comment on table public.payment_archives is 'The payments of a year as they were when it was closed';
alter table public.payment_archives enable row level security;
grant select on public.payment_archives to authenticated;
create policy "Users read their own archives" on public.payment_archives
  for select to authenticated using (user_id = (select auth.uid()));

-- One row for each account: its lock puts entries in one order.
create table private.payment_chains (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_position bigint not null default 0,
  last_hash text not null default ''
);
alter table private.payment_chains enable row level security;
comment on table private.payment_chains is 'Where the chain of payments of each account ends; written by private.record_payment() alone';

create function private.hash_text(p_text text) returns text language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;

create function private.hash_payment(p public.payments) returns text language sql stable set search_path = '' as $$
  select private.hash_text(concat_ws(E'\n', p.previous_hash, p.chain_position, p.id, p.document_id, p.amount,
    to_char(p.paid_on, 'YYYY-MM-DD'),
    p.means, p.note, coalesce(p.corrects::text, '')))
$$;

-- A definer function: nobody writes entries by hand. The same id twice is one entry. A correction
-- takes its amount from what it takes back.
create function private.record_payment(
  p_id uuid, p_document text, p_amount numeric, p_paid_on date, p_means text, p_note text, p_corrects uuid
) returns public.payments language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
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
  elsif p_amount is null or p_amount <= 0 then
    raise exception 'A payment is more than nothing' using errcode = '23514';
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

create function public.record_payment(
  p_id uuid, p_document text, p_amount numeric, p_paid_on date, p_means text default 'other',
    p_note text default '', p_corrects uuid default null
) returns public.payments language sql volatile security invoker set search_path = '' as $$
  select private.record_payment(p_id, p_document, p_amount, p_paid_on, p_means, p_note, p_corrects)
$$;

-- Closes a year that is over; doing it twice gives the same archive.
create function private.archive_payments(p_year integer) returns public.payment_archives
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_archive public.payment_archives;
begin
  if p_year >= extract(year from now() at time zone 'Europe/Paris') then
    raise exception 'The year is not over' using errcode = 'NOTYE';
  end if;
  insert into private.payment_chains (user_id) values (v_user) on conflict do nothing;
  perform from private.payment_chains where user_id = v_user for update;
  select * into v_archive from public.payment_archives where user_id = v_user and year = p_year;
  if found then
    return v_archive;
  end if;
  select v_user, p_year, count(*), coalesce(sum(amount), 0), coalesce(max(chain_position), 0),
      coalesce((array_agg(hash order by chain_position desc))[1], '')
    into v_archive.user_id, v_archive.year, v_archive.entry_count, v_archive.total, v_archive.last_position,
      v_archive.last_hash
    from public.payments where user_id = v_user and extract(year
      from created_at at time zone 'Europe/Paris') = p_year;
  v_archive.id := gen_random_uuid();
  v_archive.created_at := now();
  v_archive.hash := private.hash_text(
    concat_ws(E'\n', v_archive.year, v_archive.entry_count, v_archive.total, v_archive.last_position,
      v_archive.last_hash)
  );
  insert into public.payment_archives select v_archive.*;
  return v_archive;
end
$$;

create function public.archive_payments(p_year integer) returns public.payment_archives
language sql volatile security invoker set search_path = '' as $$
  select private.archive_payments(p_year)
$$;

-- Past the owner too: only an account that is deleted takes its entries away.
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
create trigger payment_archives_keep before update or delete on public.payment_archives
  for each row execute function private.keep_payments();

revoke execute on function private.hash_text(text), private.hash_payment(public.payments), private.keep_payments(),
  private.record_payment(uuid, text, numeric, date, text, text, uuid), private.archive_payments(integer)
    from public, anon;
grant execute on function private.record_payment(uuid, text, numeric, date, text, text, uuid),
  private.archive_payments(integer) to authenticated;
revoke execute on function public.record_payment(uuid, text, numeric, date, text, text, uuid),
  public.archive_payments(integer) from public, anon;
grant execute on function public.record_payment(uuid, text, numeric, date, text, text, uuid),
  public.archive_payments(integer) to authenticated;
