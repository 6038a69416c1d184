-- Whoever signs up may type the address of somebody else, and the link that confirms the account
-- says nothing of news: a box ticked there is a question. Consent is the link of a message that
-- asks for it alone, or the box of the account itself.
alter table public.profiles add column newsletter_asked_at timestamptz;

comment on column public.profiles.newsletter_asked_at is
  'When the box was ticked at the sign-up; it is consent once confirmed by a link';

-- Boxes of sign-ups until now, which may be confirmed for a month; the consent of a visitor of the
-- same address stays.
alter table public.profiles disable trigger end_news_of_account;
with asked as (
  update public.profiles
  set newsletter_consent = false, newsletter_asked_at = now()
  from auth.users
  where users.id = profiles.user_id and profiles.newsletter_consent
    and users.raw_user_meta_data -> 'newsletter_consent' = 'true'
    and (users.email_confirmed_at is null or profiles.newsletter_consent_at <= users.email_confirmed_at)
  returning profiles.email
)
select private.drop_waiting_news(asked.email) from asked
where not exists (
  select from public.leads
  where lower(leads.email) = lower(asked.email) and leads.newsletter_consent
);
alter table public.profiles enable trigger end_news_of_account;

create or replace function private.date_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.newsletter_consent is distinct from (case when tg_op = 'UPDATE' then old.newsletter_consent else false end) then
    new.newsletter_consent_at := case when new.newsletter_consent then now() end;
    new.newsletter_asked_at := null;
  end if;
  return new;
end
$$;

create or replace function private.make_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, email, first_name, last_name, newsletter_asked_at)
  select new.id, coalesce(new.email, ''), words.first_name, words.last_name,
    case when words.newsletter_consent then now() end
  from private.read_words(new.raw_user_meta_data) as words;
  return new;
end
$$;

create or replace function private.follow_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles
  set first_name = words.first_name, last_name = words.last_name,
    newsletter_asked_at = case when words.newsletter_consent then now() end
  from private.read_words(new.raw_user_meta_data) as words
  where user_id = new.id;
  return new;
end
$$;

-- What was asked for one address is not asked for another.
create or replace function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, ''), newsletter_asked_at = null
  where user_id = new.id;
  return new;
end
$$;

-- A definer function: nobody else may change what an account said. Gives the address whose consent
-- is there, asked now or before; nothing where the question is over.
create function private.confirm_account_news(p_id uuid) returns table (email text)
language sql volatile security definer set search_path = '' as $$
  update public.profiles set newsletter_consent = true
  from auth.users
  where users.id = p_id and profiles.user_id = users.id and users.email_confirmed_at is not null
    and (profiles.newsletter_consent or profiles.newsletter_asked_at is not null)
  returning users.email
$$;
create function public.confirm_account_news(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  select * from private.confirm_account_news(p_id)
$$;

-- As before; a question that waits is over too, which changes nothing for who asked for none.
create or replace function private.end_news(p_address text) returns boolean
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

-- A question that is not confirmed in 30 days is forgotten, as that of a visitor is. A definer
-- function: nobody else may change what an account said.
create index profiles_newsletter_asked_at_idx on public.profiles (newsletter_asked_at)
  where newsletter_asked_at is not null;
create function private.forget_news_questions() returns bigint
language sql volatile security definer set search_path = '' as $$
  with forgotten as (
    update public.profiles set newsletter_asked_at = null
    where newsletter_asked_at < now() - interval '30 days' returning 1
  )
  select count(*) from forgotten
$$;
create function public.forget_news_questions() returns table (forgotten bigint)
language sql volatile security invoker set search_path = '' as $$
  select private.forget_news_questions()
$$;

revoke execute on function private.forget_news_questions(), public.forget_news_questions()
  from public, anon, authenticated;
grant execute on function private.forget_news_questions(), public.forget_news_questions()
  to service_role;
revoke execute on function private.confirm_account_news(uuid), public.confirm_account_news(uuid)
  from public, anon, authenticated;
grant execute on function private.confirm_account_news(uuid), public.confirm_account_news(uuid)
  to service_role;
