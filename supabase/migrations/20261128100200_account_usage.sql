-- The quotas of an account: none may fill the disk that all share.

-- The only place of these limits. Bytes are those of drafts, files, companies, clients and what
-- repeats; files of issued documents are weighed apart, so that a thousand invoices do not refuse
-- the next draft.
create function private.list_limits() returns table (subject text, allowed bigint)
language sql immutable set search_path = '' as $$
  values
    ('documents', 100000::bigint),
    ('clients', 100000),
    ('products', 100000),
    ('companies', 100),
    ('repetitions', 500),
    ('files', 5000),
    ('payments', 300000),
    ('bytes', 250000000),
    ('file_bytes', 1000000000)
$$;

create table private.account_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  subject text not null,
  used bigint not null,
  primary key (user_id, subject)
) with (
  fillfactor = 50, autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_cost_limit = 2000
);
comment on table private.account_usage is 'What each account holds, kept by triggers';
alter table private.account_usage enable row level security;

create function private.limit_of(p_subject text) returns bigint language sql immutable set search_path = '' as $$
  select allowed from private.list_limits() where subject = p_subject
$$;

-- Names the common subjects, so that the plan which a process keeps has their limits in it.
create function private.require_room(p_subject text, p_used bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_allowed bigint;
begin
  if p_subject = 'bytes' then
    v_allowed := private.limit_of('bytes');
  elsif p_subject = 'documents' then
    v_allowed := private.limit_of('documents');
  elsif p_subject = 'clients' then
    v_allowed := private.limit_of('clients');
  else
    v_allowed := private.limit_of(p_subject);
  end if;
  if p_used > v_allowed then
    raise exception 'Quota reached: %', p_subject using
      errcode = 'QUOTA',
      detail = json_build_object('subject', p_subject, 'asked', p_used, 'allowed', v_allowed)::text,
      hint = 'Delete what is no longer needed: get_usage() says what is used and allowed.';
  end if;
end
$$;

-- Locks the row until the transaction ends: concurrent writes of one account wait for each other.
-- An account that is beyond a limit keeps what it has, and can only shrink.
create function private.add_usage(p_user_id uuid, p_subject text, p_added bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_used bigint;
begin
  if p_added <= 0 then
    update private.account_usage set used = used + p_added where user_id = p_user_id and subject = p_subject;
    return;
  end if;
  insert into private.account_usage (user_id, subject, used) values (p_user_id, p_subject, p_added)
    on conflict (user_id, subject) do update set used = account_usage.used + excluded.used
    returning used into v_used;
  perform private.require_room(p_subject, v_used);
end
$$;

-- Triggers of statements. Definer functions: nobody writes what they hold by hand. Accounts are
-- always taken in the same order.
create function private.count_rows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_usage(user_id, tg_argv[0], rows)
      from (select user_id, count(*) as rows from added group by user_id order by user_id) as counted;
  else
    perform private.add_usage(user_id, tg_argv[0], -rows)
      from (select user_id, count(*) as rows from removed group by user_id order by user_id) as counted;
  end if;
  return null;
end
$$;

-- Counts, weighs and charges in one go. Documents weigh « apart »: their size is that of their
-- content, which is charged where it is written.
create function private.weigh_rows() returns trigger language plpgsql security definer
  set search_path = '' as $$
declare
  v record;
  v_usage record;
begin
  if tg_op = 'INSERT' then
    for v in select user_id, sum(size)::bigint as bytes, count(*) as rows from added group by user_id order by user_id
    loop
      for v_usage in
        insert into private.account_usage as usage (user_id, subject, used)
          select v.user_id, given.subject, given.added from (values (tg_argv[0], v.rows), ('bytes', v.bytes))
            as given (subject, added) where given.subject is not null and given.added > 0
          on conflict (user_id, subject) do update set used = usage.used + excluded.used
          returning usage.subject, usage.used
      loop
        perform private.require_room(v_usage.subject, v_usage.used);
      end loop;
      perform private.charge_writing(v.user_id, v.bytes + v.rows * private.row_bytes());
    end loop;
  elsif tg_op = 'DELETE' then
    perform private.add_usage(user_id, 'bytes', -bytes)
      from (select user_id, sum(size)::bigint as bytes from removed group by user_id order by user_id) as weighed;
  else
    for v in
      select user_id, sum(held)::bigint as bytes, sum(size)::bigint as written, sum(counted) as rows from (
        select user_id, size as held, size, 1 as counted from added
        union all select user_id, -size, 0, 0 from removed
      ) as changed group by user_id order by user_id
    loop
      if v.bytes <> 0 then
        perform private.add_usage(v.user_id, 'bytes', v.bytes);
      end if;
      -- The size of a document is that of its content, which is charged where it is written; those
      -- that follow one another are charged together.
      if tg_argv[0] is distinct from 'apart' then
        perform private.charge_writing(v.user_id, v.rows * private.row_bytes() + v.written);
      elsif pg_trigger_depth() = 1 then
        perform private.charge_writing(v.user_id, v.rows * private.row_bytes());
      end if;
    end loop;
  end if;
  return null;
end
$$;

create function private.weigh_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_usage(user_id, 'file_bytes', bytes)
      from (select user_id, sum(size)::bigint as bytes from added group by user_id order by user_id) as weighed
        where bytes > 0;
  else
    perform private.add_usage(user_id, 'file_bytes', -bytes)
      from (select user_id, sum(size)::bigint as bytes from removed group by user_id order by user_id) as weighed;
  end if;
  return null;
end
$$;

-- A definer function: it reads a table that no role may read, and only the caller’s rows.
create function private.read_usage() returns table (subject text, used bigint, allowed bigint)
language sql stable security definer set search_path = '' as $$
  select limits.subject, coalesce(usage.used, 0), limits.allowed
  from private.list_limits() as limits
  left join private.account_usage as usage
    on usage.user_id = (select private.get_user()) and usage.subject = limits.subject
$$;
grant execute on function private.read_usage() to authenticated;

create function public.get_usage() returns table (subject text, used bigint, allowed bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.read_usage()
$$;
grant execute on function public.get_usage() to authenticated;
