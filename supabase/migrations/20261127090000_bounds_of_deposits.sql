-- Limits what an account can write through its deposits, and charges it like everything else: the
-- seller is stored as a digest of fixed length, and each part leads to one deposit at most.
create or replace function private.seller_of(p_series text) returns text language sql immutable set search_path = '' as $$
  select md5(translate(lower(regexp_replace(p_series, ' · [A-Z]+$', '')), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ',
    'aaaaaaceeeeiiiinooooouuuuyy'))
$$;
update private.deductions set seller = md5(seller);
comment on column private.deductions.seller is 'Digest of the seller, by private.seller_of()';

create or replace function private.write_deductions(p_balance public.documents) returns void
language sql volatile set search_path = '' as $$
  with written as (
    insert into private.deductions (balance_id, rank, user_id, seller, number, issue_date, amount, paid_on)
    select p_balance.id, part.rank, p_balance.user_id, private.seller_of(p_balance.series), part.number,
      part.issue_date, part.amount, part.paid_on
    from public.document_contents as contents, private.list_deductions(contents.draft) as part
    where contents.document_id = p_balance.id and p_balance.asks_payment
    on conflict do nothing returning 1
  )
  select private.charge_writing(p_balance.user_id, count(*) * private.row_bytes()) from written having count(*) > 0
$$;

-- The issued deposit that a part refers to.
create function private.list_named_deposits(p_part private.deductions) returns setof public.documents
language sql stable set search_path = '' as $$
  select * from public.documents as deposits
  where deposits.user_id = p_part.user_id and deposits.number = p_part.number and deposits.subtype = 'deposit'
    and deposits.issue_date = p_part.issue_date and deposits.issued_at is not null
    and private.seller_of(deposits.series) = p_part.seller
$$;

create or replace function private.follow_deposits() returns trigger language plpgsql security definer
  set search_path = '' as $$
declare
  v_deposits text[];
  v_deposit text;
begin
  if old.issued_at is null then
    perform private.write_deductions(new);
  end if;
  v_deposits := array(
    select distinct deposits.local_id
    from private.deductions as parts, private.list_named_deposits(parts) as deposits
    where parts.balance_id = new.id order by 1
  );
  foreach v_deposit in array v_deposits loop
    perform private.follow_one(new.user_id, v_deposit);
  end loop;
  if cardinality(v_deposits) > 0 then
    perform private.charge_writing(new.user_id, cardinality(v_deposits) * private.row_bytes());
  end if;
  return null;
end
$$;

-- A balance may date a payment in the future: on that day the deposit is received, although nobody
-- changes anything. Called each hour, for the last week in case the server was down. Each deposit
-- is read once however many parts name it, and one that fails does not stop the others.
create index deductions_day_idx on private.deductions (paid_on);
create function private.follow_paid_deposits() returns bigint language plpgsql volatile security definer
  set search_path = '' as $$
declare
  v_today date := (now() at time zone 'Europe/Paris')::date;
  v_deposit record;
  v_count bigint := 0;
begin
  for v_deposit in
    with named as materialized (
      select distinct on (parts.user_id, parts.seller, parts.number, parts.issue_date) parts as part
      from private.deductions as parts
      join public.documents as balances on balances.id = parts.balance_id
        and parts.paid_on > (balances.issued_at at time zone 'Europe/Paris')::date
      where parts.paid_on between v_today - 7 and v_today
    )
    select d.user_id, d.local_id from named cross join lateral private.list_named_deposits(named.part) as d
    where round(private.received_for(d), 2) > d.received
    order by 1, 2 limit 500
  loop
    begin
      perform private.follow_one(v_deposit.user_id, v_deposit.local_id);
      v_count := v_count + 1;
    exception when others then
      raise warning 'A deposit could not be followed: %', sqlstate;
    end;
  end loop;
  return v_count;
end
$$;
create function public.follow_paid_deposits() returns table (followed bigint)
language sql volatile security invoker set search_path = '' as $$
  select private.follow_paid_deposits()
$$;
revoke execute on function private.list_named_deposits(private.deductions), private.follow_paid_deposits(),
  public.follow_paid_deposits() from public, anon, authenticated;
grant execute on function private.follow_paid_deposits(), public.follow_paid_deposits() to service_role;

-- As before, but skips rows that purge_expired() has locked: waiting for them would be a deadlock.
create or replace function private.count_generations() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.add_usage(user_id, 'generations', -rows) from (
      select user_id, count(*) as rows from removed where user_id is not null group by user_id order by user_id
    ) as counted;
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_usage(user_id, 'generations', rows) from (
      select user_id, count(*) as rows from added where user_id is not null group by user_id order by user_id
    ) as counted;
    delete from public.generated_pdfs where id in (
      select oldest.id from private.account_usage as usage cross join lateral (
        select made.id from public.generated_pdfs as made
        where made.user_id = usage.user_id order by made.created_at limit least(usage.used - 9000, 20000)
        for update skip locked
      ) as oldest
      where usage.user_id in (select added.user_id from added) and usage.subject = 'generations' and usage.used > 10000
    );
  end if;
  return null;
end
$$;

-- As before; a mark set on a draft is moved to the day of issue when its own day is earlier.
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
  elsif old.issued_at is null then
    new.milestone_at := greatest(old.milestone_at, new.issued_at);
  else
    new.milestone_at := old.milestone_at;
  end if;
  new.status := private.status_of(new);
  return new;
end
$$;

-- As before; a null version is refused as stale instead of matching any version.
create or replace function public.issue_document(
  p_id text, p_prefix text, p_version integer, p_pattern text default '', p_number text default null,
    p_issued_at timestamptz default null
) returns table (number text, issued_at timestamptz, hash text, version integer)
language sql volatile security invoker set search_path = '' as $$
  select issued.number, issued.issued_at, issued.hash, contents.version
  from private.issue_document(p_id, p_prefix, p_pattern, coalesce(p_version, 0), p_number, p_issued_at) as issued
  join public.document_contents as contents on contents.document_id = issued.id
$$;

-- As before; the journal of the administration takes the new address, so that unname_accounts()
-- still finds it when the account is deleted.
create or replace function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, ''), newsletter_asked_at = null
  where user_id = new.id;
  update public.admin_actions set subject = left(new.email, 255)
  where lower(subject) = lower(old.email) and new.email is not null;
  return new;
end
$$;
