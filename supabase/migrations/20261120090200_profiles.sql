create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  email text not null check (char_length(email) <= 255),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  newsletter_consent boolean not null default false,
  newsletter_consent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'What a user says of itself; made at sign-up from the metadata of the account';
comment on column public.profiles.newsletter_consent_at is 'When consent was given; proof of it (RGPD art. 7)';

create index profiles_created_at_idx on public.profiles (created_at desc);

alter table public.profiles enable row level security;
grant select, update (first_name, last_name, newsletter_consent) on public.profiles to authenticated;
grant select on public.profiles to service_role;

create policy "Users read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read every profile" on public.profiles
  for select to authenticated using ((select private.is_admin()));
create policy "Users change their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.date_consent() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.newsletter_consent is distinct from (case when tg_op = 'UPDATE' then old.newsletter_consent else false end) then
    new.newsletter_consent_at := case when new.newsletter_consent then now() end;
  end if;
  return new;
end
$$;
create trigger profiles_date_consent before insert or update on public.profiles
  for each row execute function private.date_consent();

-- Metadata are the user's own words: cut to what a profile holds, never trusted to have a shape.
create function private.make_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, email, first_name, last_name, newsletter_consent)
  values (
    new.id,
    coalesce(new.email, ''),
    nullif(left(trim(new.raw_user_meta_data ->> 'first_name'), 100), ''),
    nullif(left(trim(new.raw_user_meta_data ->> 'last_name'), 100), ''),
    coalesce(new.raw_user_meta_data -> 'newsletter_consent' = 'true'::jsonb, false)
  );
  return new;
end
$$;
create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();

create function private.follow_email() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where user_id = new.id;
  return new;
end
$$;
create trigger follow_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_email();
