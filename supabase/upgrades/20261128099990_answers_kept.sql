-- Shared documents and codes to their end, pages of clients for thirty days after theirs; messages
-- to the operator and the log of messages for a year; visitors for three years after they last
-- came, an unconfirmed box for the news for 30 days. After a year a counted file says no longer
-- whose it was, and after five it goes.
create or replace function public.purge_expired() returns table (shared bigint, support bigint, logs bigint)
language sql volatile security invoker set search_path = '' as $$
  select private.forget_writes();
  with gone_shared as (
    delete from private.shared_documents where expires_at <= now() returning 1
  ), gone_pages as (
    delete from public.client_pages
    where expires_at < now() - interval '30 days' and isfinite(expires_at) returning 1
  ), gone_codes as (
    delete from private.answer_codes where expires_at <= now() returning 1
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
grant execute on function public.purge_expired() to service_role;

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
      new.issue_date, new.due_date, new.currency, new.total_including_tax, new.issued_at, new.series,
      new.chain_position, new.previous_hash, new.hash
  ) is distinct from (
    old.id, old.user_id, old.local_id, old.document_type, old.subtype, old.number, old.client_name, old.subject,
      old.issue_date, old.due_date, old.currency, old.total_including_tax, old.issued_at, old.series,
      old.chain_position, old.previous_hash, old.hash
  ) then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  -- A device that was offline may send « sent » after the customer has answered.
  if new.milestone = 'sent' and old.milestone in ('accepted', 'refused') and exists (
    select from public.quote_answers as answers
    where answers.user_id = old.user_id and answers.document_id = old.id
  ) then
    new.milestone := old.milestone;
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
  return new;
end
$$;
