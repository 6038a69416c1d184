-- How much an account may write in an hour: whoever changes one draft again and again leaves as
-- much on the disk as whoever adds drafts, until PostgreSQL takes it back.

-- The only place of this figure. With the most that an account may hold in drafts, less than three
-- times that much, even where nothing is taken back for an hour. A document of 100 kB saved each
-- second stays under it. Replace it in a migration to change it.
create function private.most_written_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 400000000
$$;

-- What a row costs beside its texts: its columns and its entries in indexes.
create function private.row_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 500
$$;

-- A row for each account and process of PostgreSQL: no transaction waits for another one to count,
-- so they cannot wait for one another in a circle.
create table private.account_writes (
  user_id uuid not null references auth.users (id) on delete cascade,
  process integer not null,
  hour bigint not null,
  written bigint not null,
  written_before bigint not null default 0,
  primary key (user_id, process)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 500);
alter table private.account_writes enable row level security;
comment on table private.account_writes is 'Bytes that each account wrote in this hour and the one before, kept by triggers';
comment on column private.account_writes.hour is 'Since 1970';

-- An account that is being deleted has its rows changed a last time: nothing is counted of it.
-- Small writes are counted by one in sixteen, at random, for sixteen: to count each would cost a
-- tenth of the write, and thousands of them pass before the limit.
create function private.charge_writing(p_user_id uuid, p_bytes bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_hour bigint := floor(date_part('epoch', now()) / 3600);
begin
  if p_bytes < 16000 then
    if random() >= 1.0 / 16 then
      return;
    end if;
    p_bytes := p_bytes * 16;
  end if;
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

-- In the sixty minutes that end now, as if the hour before had been written evenly.
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

-- Before anything is written: what is refused must not fill the disk either. Once in a request, of
-- which the rest is not cut off. Definer functions: nobody counts by hand.
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

-- The same as before, but that the limits which every write asks for are read once, for the plan
-- that a process keeps.
create function private.limit_of(p_subject text) returns bigint language sql immutable set search_path = '' as $$
  select allowed from private.list_limits() where subject = p_subject
$$;
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
create or replace function private.add_usage(p_user_id uuid, p_subject text, p_added bigint) returns void
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

-- Rows of these tables are counted, weighed and charged in one go.
create or replace function private.weigh_rows() returns trigger language plpgsql security definer
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
drop trigger documents_weigh_update on public.documents;
create trigger documents_weigh_update after update on public.documents
  referencing old table as removed new table as added for each statement execute function private.weigh_rows('apart');

-- As jsonb where that is more than the text. What is added is charged by private.follow_content().
create function private.charge_contents() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.charge_writing(user_id, bytes) from (
    select added.user_id, sum(private.row_bytes() + case when added.version = removed.version then 0
      else greatest(added.size, pg_column_size(added.draft)) + octet_length(added.raw_texts::text) end)::bigint as bytes
    from added join removed using (document_id) group by added.user_id order by added.user_id
  ) as written;
  return null;
end
$$;

do $$
declare
  v_table text;
  v_subject text;
begin
  for v_table, v_subject in values
    ('documents', 'documents'), ('clients', 'clients'), ('companies', 'companies'), ('draft_files', 'files')
  loop
    execute format('drop trigger %s_count_insert on public.%1$I', v_table);
    execute format('drop trigger %s_weigh_insert on public.%1$I', v_table);
    execute format('create trigger %s_weigh_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.weigh_rows(%L)', v_table, v_subject);
  end loop;
  foreach v_table in array array['documents', 'document_contents', 'document_links', 'document_files',
    'document_figures', 'draft_files', 'companies', 'clients', 'products', 'profiles']
  loop
    execute format('create trigger %s_refuse_writing before insert or update on public.%1$I
      for each statement execute function private.refuse_writing()', v_table);
  end loop;
  foreach v_table in array array['document_links', 'products', 'profiles'] loop
    execute format('create trigger %s_charge_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.charge_rows()', v_table);
    execute format('create trigger %s_charge_update after update on public.%1$I referencing new table as added
      for each statement execute function private.charge_rows()', v_table);
  end loop;
end
$$;
create trigger document_contents_charge_update after update on public.document_contents
  referencing old table as removed new table as added for each statement execute function private.charge_contents();

-- As before, and charged once for all that follow.
create or replace function private.follow_document(p_user uuid, p_local text, p_depth integer default 0) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_level text[] := array[p_local];
  v_followed integer := 0;
  v_local text;
begin
  for v_depth in p_depth..20 loop
    v_level := array(
      select local_id from public.documents where user_id = p_user and local_id = any(v_level) order by local_id
    );
    exit when cardinality(v_level) = 0;
    v_followed := v_followed + cardinality(v_level);
    if v_followed > 500 then
      raise exception 'Too many documents are made from one another' using errcode = '54000';
    end if;
    foreach v_local in array v_level loop
      perform private.follow_one(p_user, v_local);
    end loop;
    v_level := array(
      select distinct from_id from public.document_links
      where user_id = p_user and to_id = any(v_level) and relation in ('receipt', 'credit', 'replacement', 'deposit',
        'invoice', 'final')
    );
  end loop;
  perform private.charge_writing(p_user, v_followed * private.row_bytes());
end
$$;

-- Words that stay as they were are not stored again: the row keeps pointing to them.
create or replace function private.keep_issued_content() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if exists (select from public.documents where id = old.document_id and issued_at is not null) then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  if new.draft = old.draft then
    new.draft := old.draft;
  end if;
  if (new.draft, new.raw_texts) is distinct from (old.draft, old.raw_texts) then
    new.version := old.version + 1;
    update public.documents set updated_at = now() where id = old.document_id;
  end if;
  return new;
end
$$;

revoke execute on function private.limit_of(text), private.require_room(text, bigint),
  private.most_written_bytes(), private.row_bytes(), private.charge_writing(uuid, bigint), private.written_bytes(uuid),
  private.refuse_writing(), private.charge_rows(), private.charge_contents() from public, anon;

-- Rows that count no longer: processes of PostgreSQL come and go. Not by who writes, who would hold
-- the row of another until the end.
create function private.forget_writes() returns void language sql volatile security definer set search_path = '' as $$
  delete from private.account_writes where (user_id, process) in (
    select old.user_id, old.process from private.account_writes as old
    where old.hour < floor(date_part('epoch', now()) / 3600) - 1 for update skip locked
  )
$$;
revoke execute on function private.forget_writes() from public, anon, authenticated;
grant execute on function private.forget_writes() to service_role;

create or replace function public.purge_expired() returns table (shared bigint, support bigint, logs bigint)
language sql volatile security invoker set search_path = '' as $$
  select private.forget_writes();
  with gone_shared as (
    delete from private.shared_documents where expires_at <= now() returning 1
  ), gone_support as (
    delete from public.support_messages where created_at < now() - interval '1 year' returning 1
  ), gone_logs as (
    delete from public.email_logs where created_at < now() - interval '1 year' returning 1
  ), gone_leads as (
    delete from public.leads where last_activity_at < now() - interval '3 years' returning 1
  ), unnamed as (
    update public.generated_pdfs
    set user_id = null, document_number = null, client_name = null, client_email = null
    where created_at < now() - interval '1 year' and user_id is not null
      and isfinite(created_at) returning 1
  ), unasked as (
    update public.leads set newsletter_asked_at = null
    where newsletter_asked_at < now() - interval '30 days' and not newsletter_consent
      and last_activity_at >= now() - interval '3 years' returning 1
  )
  select (select count(*) from gone_shared), (select count(*) from gone_support),
    (select count(*) from gone_logs)
$$;

-- As the indexes by time of 20261126080000: lists of a user must not follow it.
drop index public.generated_pdfs_named_idx;
create index generated_pdfs_named_idx on public.generated_pdfs (created_at)
  where user_id is not null and isfinite(created_at);
