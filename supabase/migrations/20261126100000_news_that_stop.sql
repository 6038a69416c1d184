-- Addresses that said yes to the news, once each: visitors who asked and confirmed by a link, and
-- accounts whose address is confirmed. A suspended account, or one about to be deleted, silences
-- the visitor of the same address too; an account that is not confirmed does not.
create or replace view private.news_readers with (security_invoker = true) as
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

-- A box that was ticked before links confirmed it is no consent: should the same address be given
-- again, it is asked.
update public.leads set newsletter_consent = false, newsletter_consent_at = null
where newsletter_consent and newsletter_asked_at is null;

-- A definer function: it reads the accounts, for the server alone. Those of these addresses, in
-- lower case, that want news.
create function private.find_news_readers(p_addresses text[]) returns table (address text)
language sql stable security definer set search_path = '' as $$
  select readers.address from private.news_readers as readers
  where readers.address = any (p_addresses)
$$;

-- Messages of one newsletter, `[{ "id", "recipient", "content" }]`; gives how many are new. The
-- same id twice is one message, even once it has left. Whoever has said no since the addresses were
-- listed gets none: the lock is that of private.drop_waiting_news, which sees what is added here or
-- is seen here.
create or replace function public.add_news(p_subject text, p_messages jsonb)
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

-- News that wait for an address that wants none any more are not sent: neither queued nor noted.
-- Those that a sender is busy with may still arrive; a sender that has been silent for two minutes
-- is busy with none.
create or replace function private.drop_waiting_news(p_address text) returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock_shared(hashtext('news'));
  delete from public.email_logs using private.mail_queue
  where mail_queue.id = email_logs.id and mail_queue.is_news
    and (mail_queue.held_by is null or mail_queue.due_at <= now())
    and lower(email_logs.recipient_email) = lower(p_address)
$$;

-- A definer function: nobody else may change what an account said. Whoever says no means it for the
-- address, with an account or without, be it confirmed or not. Tells whether anything has changed.
create or replace function private.end_news(p_address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_changed boolean;
begin
  update public.leads
  set newsletter_consent = false, newsletter_consent_at = null, newsletter_asked_at = null
  where lower(email) = lower(p_address) and newsletter_consent;
  v_changed := found;
  update public.profiles set newsletter_consent = false
  from auth.users
  where users.id = profiles.user_id and lower(users.email) = lower(p_address)
    and profiles.newsletter_consent;
  v_changed := v_changed or found;
  perform private.drop_waiting_news(p_address);
  return v_changed;
end
$$;

-- The address, and whether it wanted news until now: programs may click more than once. Nothing
-- where nobody has this id: the address was erased, and may have come back under another.
drop function public.unsubscribe_lead(uuid);
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

drop function public.unsubscribe_account(uuid);
drop function private.unsubscribe_account(uuid);
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
create function public.unsubscribe_account(p_id uuid) returns table (email text, changed boolean)
language sql volatile security invoker set search_path = '' as $$
  select * from private.unsubscribe_account(p_id)
$$;

-- Nothing of the address is left, the log of messages included. An account of the same address
-- stays, with the news switched off.
create or replace function public.delete_lead(p_id uuid) returns table (email text)
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

-- A visitor who goes, after three years too, takes along the news that wait; not those of an
-- account of the same address.
drop trigger drop_news_of_lead on public.leads;
create or replace function private.drop_news_of_lead() returns trigger
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

-- The message that waits longest, for this sender alone, news last. Should the sender end without a
-- word, another has it after two minutes. A sender has three news in its hands at most: another
-- message always finds a free one. Its hands take in turn, since each counts what the others have.
create or replace function public.take_mail(p_holder uuid) returns table (id uuid, content text)
language sql volatile security invoker set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(p_holder::text, 0));
  update private.mail_queue
  set held_by = p_holder, tries = tries + 1, due_at = now() + interval '2 minutes'
  where mail_queue.id = (
    select waiting.id from private.mail_queue as waiting
    where waiting.due_at <= now() and (
      not waiting.is_news or (
        select count(*) from private.mail_queue as held
        where held.held_by = p_holder and held.is_news and held.due_at > now()
      ) < 3
    )
    order by waiting.is_news, waiting.due_at limit 1 for update skip locked
  )
  returning mail_queue.id, mail_queue.content
$$;

-- « sent », « refused », or « later »: in 30 seconds, then twice as long each time up to an hour,
-- for a day. News may have waited for days behind others: thirty tries, which take a day as well.
-- Gives what the message has become; nothing when another sender has it by now.
create or replace function public.settle_mail(p_id uuid, p_holder uuid, p_outcome text)
returns table (status text)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_mail private.mail_queue;
  v_status text := case p_outcome when 'sent' then 'sent' when 'refused' then 'failed' when 'later' then 'queued' end;
begin
  if v_status is null then
    raise exception 'Unknown outcome' using errcode = '22023';
  end if;
  select * into v_mail from private.mail_queue where id = p_id and held_by = p_holder for update;
  if not found then
    return;
  end if;
  if v_status = 'queued' and (
    case when v_mail.is_news then v_mail.tries < 30 else v_mail.created_at > now() - interval '1 day' end
  ) then
    update private.mail_queue
    set held_by = null,
      due_at = now() + least(interval '1 hour', interval '30 seconds' * 2 ^ least(v_mail.tries - 1, 10))
    where id = p_id;
  else
    delete from private.mail_queue where id = p_id;
    v_status := replace(v_status, 'queued', 'failed');
    update public.email_logs set status = v_status where id = p_id;
  end if;
  return query select v_status;
end
$$;

-- Messages without a file, which accounts need, always wait. Without content a message is only
-- noted, where messages stay on the machine. The same id twice is one message. News take no room
-- from documents: the operator alone queues them, and knows for how many.
create or replace function public.add_mail(
  p_id uuid, p_recipient text, p_type text, p_subject text, p_content text
)
returns table (id uuid) language plpgsql volatile security invoker set search_path = '' as $$
begin
  if octet_length(p_content) > 100000 and octet_length(p_content) + (
    select coalesce(sum(octet_length(waiting.content)), 0) from private.mail_queue as waiting
    where not waiting.is_news
  ) > private.most_waiting_bytes() then
    raise exception 'Too many messages wait' using errcode = 'P0001', hint = 'QUOTA';
  end if;
  insert into public.email_logs (id, recipient_email, email_type, subject, status)
  values (p_id, left(p_recipient, 255), p_type, left(p_subject, 300), 'queued')
  on conflict do nothing;
  if found and p_content is not null then
    insert into private.mail_queue (id, content) values (p_id, p_content);
  end if;
  return query select p_id;
end
$$;

revoke execute on function private.find_news_readers(text[]), public.unsubscribe_lead(uuid),
  private.unsubscribe_account(uuid), public.unsubscribe_account(uuid)
  from public, anon, authenticated;
grant execute on function private.find_news_readers(text[]), public.unsubscribe_lead(uuid),
  private.unsubscribe_account(uuid), public.unsubscribe_account(uuid) to service_role;
