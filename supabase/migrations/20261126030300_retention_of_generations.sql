-- After a year, a file that was counted is a number: nothing says whose it was, nor who made it. A
-- box that was ticked for the news and never confirmed is forgotten after a month.
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
  ), unnamed as (
    update public.generated_pdfs
    set user_id = null, document_number = null, client_name = null, client_email = null
    where created_at < now() - interval '1 year' and user_id is not null returning 1
  ), unasked as (
    update public.leads set newsletter_asked_at = null
    where newsletter_asked_at < now() - interval '30 days' and not newsletter_consent
      and last_activity_at >= now() - interval '3 years' returning 1
  )
  select (select count(*) from gone_shared), (select count(*) from gone_support),
    (select count(*) from gone_logs)
$$;

create index generated_pdfs_named_idx on public.generated_pdfs (created_at) where user_id is not null;
create index leads_newsletter_asked_at_idx on public.leads (newsletter_asked_at)
  where newsletter_asked_at is not null and not newsletter_consent;

comment on column public.generated_pdfs.user_id is
  'Who made it, where they were signed in: the row goes with the account, the name after a year';
