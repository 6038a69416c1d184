-- The files that an account had counted are part of what it holds. They have no limit that refuses:
-- a device would send the same count again and again. Beyond ten thousand the oldest go; after a
-- year they are nobody's, and after five years they go too.
create or replace view private.counted_usage with (security_invoker = true) as
  select user_id, 'documents' as subject, count(*) as used from public.documents group by user_id
  union all select user_id, 'clients', count(*) from public.clients group by user_id
  union all select user_id, 'products', count(*) from public.products group by user_id
  union all select user_id, 'companies', count(*) from public.companies group by user_id
  union all select user_id, 'files', count(*) from public.draft_files group by user_id
  union all select user_id, 'payments', count(*) from public.payments group by user_id
  union all select user_id, 'deletions', count(*) from public.document_deletions group by user_id
  union all select user_id, 'generations', count(*) from public.generated_pdfs where user_id is not null group by user_id
  union all select user_id, 'file_bytes', sum(size)::bigint from public.document_files group by user_id
  union all select user_id, 'bytes', sum(size)::bigint from (
    select user_id, size from public.documents
    union all select user_id, size from public.draft_files
    union all select user_id, size from public.companies
    union all select user_id, size from public.clients
    union all select user_id, size from public.document_links
  ) as sizes group by user_id;

create function private.count_generations() returns trigger language plpgsql security definer
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
      ) as oldest
      where usage.user_id in (select added.user_id from added) and usage.subject = 'generations' and usage.used > 10000
    );
  end if;
  return null;
end
$$;
revoke execute on function private.count_generations() from public;
create trigger generated_pdfs_count_insert after insert on public.generated_pdfs
  referencing new table as added for each statement execute function private.count_generations();
create trigger generated_pdfs_count_update after update on public.generated_pdfs
  referencing old table as removed new table as added for each statement execute function private.count_generations();
create trigger generated_pdfs_count_delete after delete on public.generated_pdfs
  referencing old table as removed for each statement execute function private.count_generations();
insert into private.account_usage (user_id, subject, used)
  select user_id, subject, used from private.counted_usage where subject = 'generations';

-- As before, and what was made five years ago.
grant delete on public.generated_pdfs to service_role;
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
  ), gone_generations as (
    delete from public.generated_pdfs
    where created_at < now() - interval '5 years' and user_id is null and isfinite(created_at) returning 1
  ), unasked as (
    update public.leads set newsletter_asked_at = null
    where newsletter_asked_at < now() - interval '30 days' and not newsletter_consent
      and last_activity_at >= now() - interval '3 years' returning 1
  )
  select (select count(*) from gone_shared), (select count(*) from gone_support),
    (select count(*) from gone_logs)
$$;
