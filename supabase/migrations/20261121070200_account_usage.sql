-- What an account may hold. Everybody may have one: none may fill the disk of all.

-- The only place of these figures. Bytes are those of drafts, files, companies and clients.
create function private.list_limits() returns table (subject text, allowed bigint)
language sql immutable set search_path = '' as $$
  values
    ('documents', 100000::bigint),
    ('clients', 100000),
    ('products', 100000),
    ('companies', 100),
    ('files', 5000),
    ('bytes', 250000000)
$$;

alter table public.companies add column size integer not null
  generated always as (octet_length(seller::text) + octet_length(style::text) + octet_length(defaults::text)) stored;
comment on column public.companies.size is 'Bytes of its identity, its logo and its conditions';
alter table public.clients add column size integer not null generated always as (octet_length(buyer::text)) stored;
comment on column public.clients.size is 'Bytes of its identity';

create table private.account_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  subject text not null,
  used bigint not null,
  primary key (user_id, subject)
) with (fillfactor = 50);
alter table private.account_usage enable row level security;
comment on table private.account_usage is 'What each account holds, kept by triggers: as private.counted_usage, without counting';

-- What the table above says at every moment; to begin with, and for tests.
create view private.counted_usage with (security_invoker = true) as
  select user_id, 'documents' as subject, count(*) as used from public.documents group by user_id
  union all select user_id, 'clients', count(*) from public.clients group by user_id
  union all select user_id, 'products', count(*) from public.products group by user_id
  union all select user_id, 'companies', count(*) from public.companies group by user_id
  union all select user_id, 'files', count(*) from public.draft_files group by user_id
  union all select user_id, 'bytes', sum(size)::bigint from (
    select user_id, size from public.documents
    union all select user_id, size from public.draft_files
    union all select user_id, size from public.companies
    union all select user_id, size from public.clients
  ) as sizes group by user_id;

-- Its row is locked until the transaction ends: who writes at the same time for the same account waits, and then sees this. What an
-- account holds beyond a limit stays; it can only hold less.
create function private.add_usage(p_user_id uuid, p_subject text, p_added bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_used bigint;
  v_allowed bigint;
begin
  if p_added <= 0 then
    update private.account_usage set used = used + p_added where user_id = p_user_id and subject = p_subject;
    return;
  end if;
  insert into private.account_usage (user_id, subject, used) values (p_user_id, p_subject, p_added)
    on conflict (user_id, subject) do update set used = account_usage.used + excluded.used
    returning used into v_used;
  select allowed into v_allowed from private.list_limits() where subject = p_subject;
  if v_used > v_allowed then
    raise exception 'Quota reached: %', p_subject using
      errcode = 'QUOTA',
      detail = json_build_object('subject', p_subject, 'asked', v_used, 'allowed', v_allowed)::text,
      hint = 'Delete what is no longer needed: get_usage() says what is used and allowed.';
  end if;
end
$$;

-- Definer functions: nobody writes what they hold by hand. Statement by statement, accounts in one order.
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

create function private.weigh_rows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_usage(user_id, 'bytes', bytes)
      from (select user_id, sum(size)::bigint as bytes from added group by user_id order by user_id) as weighed where bytes > 0;
  elsif tg_op = 'DELETE' then
    perform private.add_usage(user_id, 'bytes', -bytes)
      from (select user_id, sum(size)::bigint as bytes from removed group by user_id order by user_id) as weighed;
  else
    perform private.add_usage(user_id, 'bytes', bytes)
      from (
        select user_id, sum(size)::bigint as bytes
        from (select user_id, size from added union all select user_id, -size from removed) as changed
        group by user_id order by user_id
      ) as weighed where bytes <> 0;
  end if;
  return null;
end
$$;

do $$
declare
  v_table text;
  v_subject text;
begin
  for v_table, v_subject in values
    ('documents', 'documents'), ('clients', 'clients'), ('products', 'products'), ('companies', 'companies'), ('draft_files', 'files')
  loop
    execute format('create trigger %s_count_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.count_rows(%L)', v_table, v_subject);
    execute format('create trigger %s_count_delete after delete on public.%1$I referencing old table as removed
      for each statement execute function private.count_rows(%L)', v_table, v_subject);
  end loop;
  foreach v_table in array array['documents', 'draft_files', 'companies', 'clients'] loop
    execute format('create trigger %s_weigh_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.weigh_rows()', v_table);
    execute format('create trigger %s_weigh_update after update on public.%1$I referencing old table as removed new table as added
      for each statement execute function private.weigh_rows()', v_table);
    execute format('create trigger %s_weigh_delete after delete on public.%1$I referencing old table as removed
      for each statement execute function private.weigh_rows()', v_table);
  end loop;
end
$$;

insert into private.account_usage (user_id, subject, used) select user_id, subject, used from private.counted_usage;

-- A definer function: what it reads is nobody's. Of who calls, and nobody else.
create function private.read_usage() returns table (subject text, used bigint, allowed bigint)
language sql stable security definer set search_path = '' as $$
  select limits.subject, coalesce(usage.used, 0), limits.allowed
  from private.list_limits() as limits
  left join private.account_usage as usage on usage.user_id = (select auth.uid()) and usage.subject = limits.subject
$$;
revoke execute on function private.read_usage() from public, anon;
grant execute on function private.read_usage() to authenticated;

create function public.get_usage() returns table (subject text, used bigint, allowed bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.read_usage()
$$;
revoke execute on function public.get_usage() from public, anon;
grant execute on function public.get_usage() to authenticated;
