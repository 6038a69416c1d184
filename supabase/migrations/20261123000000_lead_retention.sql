-- What has been kept as long as it may be, and who has not come back for three years, with what
-- they wrote to the operator: nobody is followed without end.
create or replace function public.purge_expired() returns table (shared bigint, support bigint, logs bigint)
language sql volatile security invoker set search_path = '' as $$
  with gone_shared as (
    delete from private.shared_documents where expires_at <= now() returning 1
  ), gone_support as (
    delete from public.support_messages where created_at < now() - interval '1 year' returning 1
  ), gone_logs as (
    delete from public.email_logs where created_at < now() - interval '1 year' returning 1
  ), gone_leads as (
    delete from public.leads where last_activity_at < now() - interval '3 years' returning 1
  )
  select (select count(*) from gone_shared), (select count(*) from gone_support),
    (select count(*) from gone_logs)
$$;

create index leads_last_activity_at_idx on public.leads (last_activity_at);
