create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  email text not null check (char_length(email) <= 255),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  newsletter_consent boolean not null default false,
  newsletter_consent_at timestamptz,
  newsletter_asked_at timestamptz,
  welcome_due_at timestamptz,
  welcomed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'What a user says of itself; made at sign-up from the metadata of the account';
comment on column public.profiles.newsletter_consent_at is 'When consent was given; proof of it (RGPD art. 7)';
comment on column public.profiles.newsletter_asked_at is
  'When the box was ticked at the sign-up; it is consent once confirmed by a link';
comment on column public.profiles.welcome_due_at is
  'Since when the message of welcome is to be queued: the user came in by a confirmed address';
comment on column public.profiles.welcomed_at is 'When the message of welcome was last queued';

-- The newest rows of everybody are for administrators alone: a policy of theirs repeats the
-- condition of the index, so lists of users cannot follow it.
create index profiles_created_at_idx on public.profiles (created_at desc) where isfinite(created_at);
create index profiles_newsletter_asked_at_idx on public.profiles (newsletter_asked_at)
  where newsletter_asked_at is not null;
create index profiles_welcome_due_at_idx on public.profiles (welcome_due_at) where welcome_due_at is not null;

alter table public.profiles enable row level security;
grant select, update (first_name, last_name, newsletter_consent) on public.profiles to authenticated;
grant select, update (welcome_due_at, welcomed_at) on public.profiles to service_role;

create policy "Users read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users change their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.profiles
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to change" on public.profiles
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));
create policy "Administrators read every profile" on public.profiles
  for select to administrator using ((select private.is_admin()));
create policy "Administrators follow the index of dates" on public.profiles
  as restrictive for select to administrator using (isfinite(created_at));

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger profiles_refuse_writing before insert or update on public.profiles
  for each statement execute function private.refuse_writing();
create trigger profiles_charge_insert after insert on public.profiles
  referencing new table as added for each statement execute function private.charge_rows();
create trigger profiles_charge_update after update on public.profiles
  referencing new table as added for each statement execute function private.charge_rows();

create function private.date_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.newsletter_consent is distinct from (case when tg_op = 'UPDATE' then old.newsletter_consent else false end) then
    new.newsletter_consent_at := case when new.newsletter_consent then now() end;
    new.newsletter_asked_at := null;
  end if;
  return new;
end
$$;
create trigger profiles_date_consent before insert or update on public.profiles
  for each row execute function private.date_consent();

-- Metadata are the user’s own words: cut to what a profile holds, never trusted to have a shape.
create function private.read_words(
  metadata jsonb, out first_name text, out last_name text, out newsletter_consent boolean
) language sql immutable set search_path = '' as $$
  select
    nullif(left(trim(metadata ->> 'first_name'), 100), ''),
    nullif(left(trim(metadata ->> 'last_name'), 100), ''),
    coalesce(metadata -> 'newsletter_consent' = 'true'::jsonb, false)
$$;

-- Whoever signs up may type the address of somebody else, so a box that is ticked there is only a
-- question.
create function private.make_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, email, first_name, last_name, newsletter_asked_at)
  select new.id, coalesce(new.email, ''), words.first_name, words.last_name,
    case when words.newsletter_consent then now() end
  from private.read_words(new.raw_user_meta_data) as words;
  return new;
end
$$;
create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();

-- Until the address is confirmed, the profile repeats the metadata: those of the last sign-up, or
-- of the provider that vouches for the owner of the address.
create function private.follow_words() returns trigger
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
create trigger follow_words after update of raw_user_meta_data on auth.users
  for each row when (old.email_confirmed_at is null and old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.follow_words();

-- What was asked of one address is not asked of another. The journal of the administration takes
-- the new address, so that private.unname_accounts() still finds it.
create function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, ''), newsletter_asked_at = null
  where user_id = new.id;
  update public.admin_actions set subject = left(new.email, 255)
  where lower(subject) = lower(old.email) and new.email is not null;
  return new;
end
$$;
create trigger follow_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_email();

-- Whoever comes in for the first time by a confirmed address is welcomed, however it was confirmed.
-- An account that the operator makes waits for its user; no mail reaches « .invalid » (RFC 2606).
create function private.owe_welcome() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set welcome_due_at = now()
  where user_id = new.id and welcomed_at is null and email not like '%.invalid';
  return new;
end
$$;
create trigger owe_welcome after update of email_confirmed_at, last_sign_in_at on auth.users
  for each row when (
    new.email_confirmed_at is not null and new.last_sign_in_at is not null
    and (old.email_confirmed_at is null or old.last_sign_in_at is null)
  )
  execute function private.owe_welcome();

-- What a user sees of its own sessions.

-- A definer function: policies close the profile to a session without its second factor, which may
-- still ask whether that factor is due.
create function private.read_own_address() returns table (user_id uuid, email text)
language sql stable security definer set search_path = '' as $$
  select profiles.user_id, profiles.email from public.profiles where profiles.user_id = (select auth.uid())
$$;
grant execute on function private.read_own_address() to authenticated;

-- `is_recent`: a password or a link was shown in the last ten minutes. A second factor does not
-- count, because a session left open could enrol one. `is_strong`: the second factor, where there
-- is one, was shown too.
create function public.get_presence()
returns table (user_id uuid, email text, is_recent boolean, is_strong boolean)
language sql stable security invoker set search_path = '' as $$
  with claims as (select auth.jwt() as jwt),
  proofs as (
    select proof ->> 'method' as method, (proof ->> 'timestamp')::bigint as shown_at
    from claims, jsonb_array_elements(case jsonb_typeof(jwt -> 'amr') when 'array' then jwt -> 'amr' else '[]' end) as proof
    where jsonb_typeof(proof -> 'timestamp') = 'number'
  )
  select
    own.user_id,
    own.email,
    exists (
      select from proofs
      where method in ('password', 'otp', 'magiclink', 'recovery', 'oauth', 'sso/saml')
        and to_timestamp(shown_at) > now() - interval '10 minutes'
    ),
    private.is_strong()
  from claims, private.read_own_address() as own
$$;
grant execute on function public.get_presence() to authenticated;

-- A definer function: only the accounts read sessions. It returns the caller’s, without what opens
-- them.
create function private.list_own_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    sessions.id,
    sessions.created_at,
    greatest(sessions.created_at, sessions.updated_at, sessions.refreshed_at at time zone 'utc'),
    coalesce(left(sessions.user_agent, 300), ''),
    coalesce(sessions.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions
  where sessions.user_id = (select private.get_user()) and (not_after is null or not_after > now())
  order by 5 desc, 3 desc
  limit 100
$$;
grant execute on function private.list_own_sessions() to authenticated;

create function public.get_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_own_sessions()
$$;
grant execute on function public.get_sessions() to authenticated;
