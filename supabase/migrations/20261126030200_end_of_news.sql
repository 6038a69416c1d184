-- News that wait for an address that wants none any more are not sent: neither queued nor noted.
-- What a sender holds is on its way.
create function private.drop_waiting_news(p_address text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.email_logs using private.mail_queue
  where mail_queue.id = email_logs.id and mail_queue.is_news and mail_queue.held_by is null
    and lower(email_logs.recipient_email) = lower(p_address)
$$;

-- A definer function: nobody else may change what an account said. Whoever says no means it for the
-- address, with an account or without. Tells whether anything has changed.
create function private.end_news(p_address text) returns boolean
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
  where users.id = profiles.user_id and users.email_confirmed_at is not null
    and lower(users.email) = lower(p_address) and profiles.newsletter_consent;
  v_changed := v_changed or found;
  perform private.drop_waiting_news(p_address);
  return v_changed;
end
$$;

-- Told once: programs may click more than once.
create or replace function public.unsubscribe_lead(p_id uuid) returns table (email text)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_email text;
begin
  select leads.email into v_email from public.leads where leads.id = p_id;
  if private.end_news(v_email) then
    return query select v_email;
  end if;
end
$$;

create function private.unsubscribe_account(p_id uuid) returns table (email text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text;
begin
  select users.email into v_email from auth.users where users.id = p_id;
  if private.end_news(v_email) then
    return query select v_email;
  end if;
end
$$;
create function public.unsubscribe_account(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  select * from private.unsubscribe_account(p_id)
$$;

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

create function private.drop_news_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_waiting_news(old.email);
  return old;
end
$$;
create trigger drop_news_of_lead before delete on public.leads
  for each row execute function private.drop_news_of_lead();

create function private.drop_news_of_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_waiting_news(users.email) from auth.users where users.id = new.user_id;
  return new;
end
$$;
create trigger drop_news_of_deletion after insert on public.account_deletions
  for each row execute function private.drop_news_of_deletion();

-- Gives the address whose consent is there, asked now or before; nothing where the question is
-- over.
create or replace function public.confirm_lead(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  update public.leads
  set newsletter_consent = true,
    newsletter_consent_at = case when newsletter_consent then newsletter_consent_at else now() end
  where id = p_id and (newsletter_consent or newsletter_asked_at is not null)
  returning leads.email
$$;

revoke execute on function private.drop_waiting_news(text), private.end_news(text),
  private.unsubscribe_account(uuid), public.unsubscribe_account(uuid),
  private.end_news_of_account(), private.drop_news_of_lead(), private.drop_news_of_deletion()
  from public, anon, authenticated;
grant execute on function private.end_news(text), private.unsubscribe_account(uuid),
  public.unsubscribe_account(uuid) to service_role;
