-- Addresses that said yes to the news, once each: visitors who asked and confirmed by a link, and
-- accounts whose address is confirmed. A suspended account, or one about to be deleted, silences
-- the visitor of the same address too; an account that is not confirmed does not.
create view private.news_readers with (security_invoker = true) as
  select coalesce(account.address, lead.address) as address, account.user_id, lead.lead_id
  from (
    select lower(users.email) as address, users.id as user_id
    from public.profiles join auth.users on users.id = profiles.user_id
    where profiles.newsletter_consent and users.email_confirmed_at is not null
  ) as account
  full join (
    select lower(leads.email) as address, leads.id as lead_id
    from public.leads where leads.newsletter_consent and leads.newsletter_asked_at is not null
  ) as lead on lead.address = account.address
  where not exists (
    select from auth.users
    where lower(users.email) = coalesce(account.address, lead.address) and (
      users.deleted_at is not null or users.banned_until > now()
      or exists (select from public.account_deletions where account_deletions.user_id = users.id)
    )
  );

-- Definer functions: they read the accounts, for the server alone. In the order of addresses, after
-- one of them; without those that this newsletter, known by its subject, was queued for.
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
grant execute on function private.list_news_readers(text, text, integer) to service_role;

create function public.list_news_readers(p_subject text, p_after text, p_most integer)
returns table (address text, user_id uuid, lead_id uuid)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_news_readers(p_subject, p_after, p_most)
$$;
grant execute on function public.list_news_readers(text, text, integer) to service_role;

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
grant execute on function private.count_news_readers(text) to service_role;

create function public.count_news_readers(p_subject text)
returns table (readers bigint, written bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.count_news_readers(p_subject)
$$;
grant execute on function public.count_news_readers(text) to service_role;

-- Those of these addresses, in lower case, that want news.
create function private.find_news_readers(p_addresses text[]) returns table (address text)
language sql stable security definer set search_path = '' as $$
  select readers.address from private.news_readers as readers
  where readers.address = any (p_addresses)
$$;
grant execute on function private.find_news_readers(text[]) to service_role;

-- Messages of one newsletter, `[{ "id", "recipient", "content" }]`; returns how many are new. The
-- same id twice is one message, even once it has left. Whoever has said no since the addresses were
-- listed gets none: the lock is shared with private.drop_waiting_news().
create function public.add_news(p_subject text, p_messages jsonb)
returns table (added bigint)
language sql volatile security invoker set search_path = '' as $$
  select pg_advisory_xact_lock(hashtext('news'));
  with given as (
    select distinct on (id) id, recipient, content
    from jsonb_to_recordset(p_messages) as messages (id uuid, recipient text, content text)
    where lower(recipient) in (
      select address from private.find_news_readers(
        array(select lower(listed ->> 'recipient') from jsonb_array_elements(p_messages) as listed)
      )
    )
    order by id
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
grant execute on function public.add_news(text, jsonb) to service_role;

-- News that wait for an address that no longer wants any are neither queued nor noted. Those that a
-- sender holds may still arrive; a sender that has been silent for 20 seconds holds none.
create function private.drop_waiting_news(p_address text) returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock_shared(hashtext('news'));
  delete from public.email_logs using private.mail_queue
  where mail_queue.id = email_logs.id and mail_queue.is_news
    and (mail_queue.held_by is null or mail_queue.due_at <= now())
    and lower(email_logs.recipient_email) = lower(p_address)
$$;

-- Whoever says no means the address, with an account or without, confirmed or not. Returns whether
-- anything has changed; a question that waits ends too, which changes nothing for whoever got no
-- news. A definer function: nobody else may change what an account said.
create function private.end_news(p_address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_changed boolean;
begin
  update public.leads
  set newsletter_consent = false, newsletter_consent_at = null, newsletter_asked_at = null
  where lower(email) = lower(p_address) and newsletter_consent;
  v_changed := found;
  update public.profiles set newsletter_asked_at = null
  from auth.users
  where users.id = profiles.user_id and lower(users.email) = lower(p_address)
    and profiles.newsletter_asked_at is not null;
  update public.profiles set newsletter_consent = false
  from auth.users
  where users.id = profiles.user_id and lower(users.email) = lower(p_address)
    and profiles.newsletter_consent;
  v_changed := v_changed or found;
  perform private.drop_waiting_news(p_address);
  return v_changed;
end
$$;
grant execute on function private.end_news(text) to service_role;

-- The address, and whether it wanted news until now: programs may click more than once. Nothing
-- where nobody has this id: the address was erased, and may have come back under another.
create function public.unsubscribe_lead(p_id uuid) returns table (email text, changed boolean)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_email text;
begin
  select leads.email into v_email from public.leads where leads.id = p_id;
  if found then
    return query select v_email, private.end_news(v_email);
  end if;
end
$$;
grant execute on function public.unsubscribe_lead(uuid) to service_role;

create function private.unsubscribe_account(p_id uuid) returns table (email text, changed boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text;
begin
  select users.email into v_email from auth.users where users.id = p_id;
  if found then
    return query select v_email, private.end_news(v_email);
  end if;
end
$$;
grant execute on function private.unsubscribe_account(uuid) to service_role;

create function public.unsubscribe_account(p_id uuid) returns table (email text, changed boolean)
language sql volatile security invoker set search_path = '' as $$
  select * from private.unsubscribe_account(p_id)
$$;
grant execute on function public.unsubscribe_account(uuid) to service_role;

-- Erases the address, from the log of messages too. An account of the same address stays, with the
-- news switched off.
create function public.delete_lead(p_id uuid) returns table (email text)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_email text;
begin
  select leads.email into v_email from public.leads where leads.id = p_id;
  if not found then
    return;
  end if;
  perform private.end_news(v_email);
  delete from public.leads where leads.id = p_id;
  if not found then
    return;
  end if;
  update public.email_logs set recipient_email = '' where lower(recipient_email) = lower(v_email);
  return query select v_email;
end
$$;
grant execute on function public.delete_lead(uuid) to service_role;

-- Returns the address whose consent is there, asked now or before; nothing where the question is
-- over. A definer function: nobody else may change what an account said.
create function private.confirm_account_news(p_id uuid) returns table (email text)
language sql volatile security definer set search_path = '' as $$
  update public.profiles set newsletter_consent = true
  from auth.users
  where users.id = p_id and profiles.user_id = users.id and users.email_confirmed_at is not null
    and (profiles.newsletter_consent or profiles.newsletter_asked_at is not null)
  returning users.email
$$;
grant execute on function private.confirm_account_news(uuid) to service_role;

create function public.confirm_account_news(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  select * from private.confirm_account_news(p_id)
$$;
grant execute on function public.confirm_account_news(uuid) to service_role;

-- A question that is not confirmed within 30 days is forgotten, like that of a visitor.
create function private.forget_news_questions() returns bigint
language sql volatile security definer set search_path = '' as $$
  with forgotten as (
    update public.profiles set newsletter_asked_at = null
    where newsletter_asked_at < now() - interval '30 days' returning 1
  )
  select count(*) from forgotten
$$;
grant execute on function private.forget_news_questions() to service_role;

create function public.forget_news_questions() returns table (forgotten bigint)
language sql volatile security invoker set search_path = '' as $$
  select private.forget_news_questions()
$$;
grant execute on function public.forget_news_questions() to service_role;

-- The switch of an account says no for what was asked without it. Not before its address is
-- confirmed: anybody may sign up with the address of somebody else.
create function private.end_news_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users where id = new.user_id and email_confirmed_at is not null) then
    perform private.end_news(new.email);
  end if;
  return new;
end
$$;
create trigger end_news_of_account after update of newsletter_consent on public.profiles
  for each row when (old.newsletter_consent and not new.newsletter_consent)
  execute function private.end_news_of_account();

-- A visitor who goes takes along the news that wait; not those of an account of the same address.
create function private.drop_news_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_waiting_news(gone.email) from gone
  where not exists (
    select from private.news_readers as readers where readers.address = lower(gone.email)
  );
  return null;
end
$$;
create trigger drop_news_of_lead after delete on public.leads
  referencing old table as gone
  for each statement execute function private.drop_news_of_lead();

create function private.drop_news_of_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_waiting_news(users.email) from auth.users where users.id = new.user_id;
  return new;
end
$$;
create trigger drop_news_of_deletion after insert on public.account_deletions
  for each row execute function private.drop_news_of_deletion();
