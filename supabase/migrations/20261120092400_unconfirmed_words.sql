-- Nobody has spoken for an account until its address is confirmed: its profile says what its metadata say, and those are of whoever
-- signed up last, or of the provider that vouches for the owner of the address.

-- Metadata are the user's own words: cut to what a profile holds, never trusted to have a shape.
create function private.read_words(
  metadata jsonb, out first_name text, out last_name text, out newsletter_consent boolean
) language sql immutable set search_path = '' as $$
  select
    nullif(left(trim(metadata ->> 'first_name'), 100), ''),
    nullif(left(trim(metadata ->> 'last_name'), 100), ''),
    coalesce(metadata -> 'newsletter_consent' = 'true'::jsonb, false)
$$;

create or replace function private.make_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, email, first_name, last_name, newsletter_consent)
  select new.id, coalesce(new.email, ''), words.first_name, words.last_name, words.newsletter_consent
  from private.read_words(new.raw_user_meta_data) as words;
  return new;
end
$$;

create function private.follow_words() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles
  set first_name = words.first_name, last_name = words.last_name, newsletter_consent = words.newsletter_consent
  from private.read_words(new.raw_user_meta_data) as words
  where user_id = new.id;
  return new;
end
$$;
create trigger follow_words after update of raw_user_meta_data on auth.users
  for each row when (old.email_confirmed_at is null and old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.follow_words();
