-- How much an account may write in an hour: a draft that is changed again and again leaves as much
-- on the disk as new drafts do, until PostgreSQL reclaims the space.

-- The only place of this limit. Together with the most that an account may hold in drafts it stays
-- below three times that much, even if nothing is reclaimed for an hour.
create function private.most_written_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 400000000
$$;

-- What a row costs besides its texts: its columns and its index entries.
create function private.row_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 500
$$;

-- One row per account and PostgreSQL process: no transaction waits for another one to count, so
-- they cannot deadlock.
create table private.account_writes (
  user_id uuid not null references auth.users (id) on delete cascade,
  process integer not null,
  hour bigint not null,
  written bigint not null,
  written_before bigint not null default 0,
  primary key (user_id, process)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 500);
comment on table private.account_writes is 'Bytes that each account wrote in this hour and the one before, kept by triggers';
comment on column private.account_writes.hour is 'Since 1970';
alter table private.account_writes enable row level security;

-- The rows of an account that is being deleted change a last time: nothing is counted then.
create function private.charge_writing(p_user_id uuid, p_bytes bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_hour bigint := floor(date_part('epoch', now()) / 3600);
begin
  update private.account_writes set
    written_before = case hour when v_hour then written_before when v_hour - 1 then written else 0 end,
    written = case hour when v_hour then written else 0 end + p_bytes,
    hour = v_hour
  where user_id = p_user_id and process = pg_backend_pid();
  if not found and exists (select from auth.users where id = p_user_id) then
    insert into private.account_writes (user_id, process, hour, written)
      values (p_user_id, pg_backend_pid(), v_hour, p_bytes);
  end if;
end
$$;

-- In the last sixty minutes, as if the hour before had been written evenly.
create function private.written_bytes(p_user_id uuid) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  v_hours float8 := date_part('epoch', now()) / 3600;
  v_hour bigint := floor(v_hours);
  v_left float8 := v_hour + 1 - v_hours;
begin
  return (
    select coalesce(sum(
      case hour when v_hour then written + written_before * v_left when v_hour - 1 then written * v_left else 0 end
    ), 0)
    from private.account_writes where user_id = p_user_id
  );
end
$$;

-- Runs before the write: a refused write must not fill the disk either. Once per request, so that
-- no request is cut in the middle. A definer function, like those that charge: nobody counts by
-- hand.
create function private.refuse_writing() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid;
  v_written bigint;
begin
  if pg_trigger_depth() > 1 or current_setting('private.is_checked', true) = 'on' then
    return null;
  end if;
  perform set_config('private.is_checked', 'on', true);
  v_user := auth.uid();
  if v_user is null then
    return null;
  end if;
  -- Hardly anybody comes near: the sum of both hours is less than it.
  select sum(written + written_before) into v_written from private.account_writes where user_id = v_user;
  if coalesce(v_written, 0) < private.most_written_bytes() then
    return null;
  end if;
  v_written := private.written_bytes(v_user);
  if v_written >= private.most_written_bytes() then
    raise exception 'Too much was written within an hour' using
      errcode = 'WRITE',
      detail = json_build_object('written', v_written, 'allowed', private.most_written_bytes())::text,
      hint = 'Wait some minutes: what is there can be read and deleted.';
  end if;
  return null;
end
$$;

create function private.charge_rows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.charge_writing(user_id, rows * private.row_bytes())
    from (select user_id, count(*) as rows from added group by user_id order by user_id) as counted;
  return null;
end
$$;

-- Deletes the rows of hours that no longer count. A writer cannot do it: it would hold the row of
-- another process until its end.
create function private.forget_writes() returns void language sql volatile security definer set search_path = '' as $$
  delete from private.account_writes where (user_id, process) in (
    select old.user_id, old.process from private.account_writes as old
    where old.hour < floor(date_part('epoch', now()) / 3600) - 1 for update skip locked
  )
$$;
grant execute on function private.forget_writes() to service_role;
