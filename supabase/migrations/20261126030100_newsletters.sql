-- Addresses that said yes to the news, once each, whoever they belong to: visitors who confirmed by
-- a link, and accounts. An account that is not confirmed, suspended or about to be deleted receives
-- none, nor does the visitor of the same address.
create view private.news_readers with (security_invoker = true) as
  select coalesce(account.address, lead.address) as address, account.user_id, lead.lead_id
  from (
    select lower(users.email) as address, users.id as user_id
    from public.profiles join auth.users on users.id = profiles.user_id
    where profiles.newsletter_consent and users.email_confirmed_at is not null
  ) as account
  full join (
    select lower(leads.email) as address, leads.id as lead_id
    from public.leads where leads.newsletter_consent
  ) as lead on lead.address = account.address
  where not exists (
    select from auth.users
    where lower(users.email) = coalesce(account.address, lead.address) and (
      users.deleted_at is not null or users.banned_until > now()
      or exists (select from public.account_deletions where account_deletions.user_id = users.id)
    )
  );
revoke all on private.news_readers from public, anon, authenticated, service_role;

-- A definer function: it reads the accounts, for the server alone. In the order of addresses, after
-- one of them; without those that this newsletter has been queued for, by its subject.
create function private.list_news_readers(p_subject text, p_after text, p_most integer)
returns table (address text, user_id uuid, lead_id uuid)
language sql stable security definer set search_path = '' as $$
  select readers.address, readers.user_id, readers.lead_id from private.news_readers as readers
  where readers.address > p_after and not exists (
    select from public.email_logs
    where lower(email_logs.recipient_email) = readers.address
      and email_logs.email_type = 'newsletter' and email_logs.subject = left(p_subject, 300)
  )
  order by readers.address limit p_most
$$;
create function public.list_news_readers(p_subject text, p_after text, p_most integer)
returns table (address text, user_id uuid, lead_id uuid)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_news_readers(p_subject, p_after, p_most)
$$;

create function private.count_news_readers(p_subject text)
returns table (readers bigint, written bigint)
language sql stable security definer set search_path = '' as $$
  select count(*), count(*) filter (where exists (
    select from public.email_logs
    where lower(email_logs.recipient_email) = readers.address
      and email_logs.email_type = 'newsletter' and email_logs.subject = left(p_subject, 300)
  ))
  from private.news_readers as readers
$$;
create function public.count_news_readers(p_subject text)
returns table (readers bigint, written bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.count_news_readers(p_subject)
$$;

-- Messages of one newsletter, `[{ "id", "recipient", "content" }]`; gives how many are new. The
-- same id twice is one message, even once it has left.
create function public.add_news(p_subject text, p_messages jsonb) returns table (added bigint)
language sql volatile security invoker set search_path = '' as $$
  with given as (
    select id, recipient, content
    from jsonb_to_recordset(p_messages) as messages (id uuid, recipient text, content text)
  ), noted as (
    insert into public.email_logs (id, recipient_email, email_type, subject, status)
    select given.id, left(given.recipient, 255), 'newsletter', left(p_subject, 300), 'queued' from given
    on conflict do nothing returning email_logs.id
  ), queued as (
    insert into private.mail_queue (id, content, is_news)
    select given.id, given.content, true from given join noted on noted.id = given.id
    returning mail_queue.id
  )
  select count(*) from queued
$$;

revoke execute on function private.list_news_readers(text, text, integer),
  private.count_news_readers(text), public.list_news_readers(text, text, integer),
  public.count_news_readers(text), public.add_news(text, jsonb) from public, anon, authenticated;
grant execute on function private.list_news_readers(text, text, integer),
  private.count_news_readers(text), public.list_news_readers(text, text, integer),
  public.count_news_readers(text), public.add_news(text, jsonb) to service_role;
