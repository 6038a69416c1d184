-- As before, by few at a time: each deposit is read once, however many parts name it, and one that
-- cannot be followed keeps no other from it.
create or replace function private.follow_paid_deposits() returns bigint language plpgsql volatile security definer
  set search_path = '' as $$
declare
  v_today date := (now() at time zone 'Europe/Paris')::date;
  v_deposit record;
  v_count bigint := 0;
begin
  for v_deposit in
    with named as materialized (
      select distinct parts.user_id, parts.seller, parts.number, parts.issue_date
      from private.deductions as parts
      join public.documents as balances on balances.id = parts.balance_id
        and parts.paid_on > (balances.issued_at at time zone 'Europe/Paris')::date
      where parts.paid_on between v_today - 7 and v_today
    ), deposits as materialized (
      select documents.* from named join public.documents on documents.user_id = named.user_id
        and documents.number = named.number and documents.subtype = 'deposit'
        and documents.issue_date = named.issue_date and documents.issued_at is not null
        and private.seller_of(documents.series) = named.seller
    )
    select deposits.user_id, deposits.local_id from deposits
    join public.documents as d on d.id = deposits.id
    where private.received_for(d) > d.received
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

-- As before, with the length that the journal bears.
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
