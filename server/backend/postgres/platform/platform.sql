-- Gives a bare PostgreSQL the objects that a hosted Supabase has before the first migration. Run
-- once by the owner, again harmlessly, after roles.sql; never pushed to a hosted project, which has
-- its own.

-- Nothing is given by default: each migration grants what it means to.
revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- Extensions --------------------------------------------------------------------------------------
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role, auth_service;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- Accounts ----------------------------------------------------------------------------------------
-- The tables of GoTrue, with its names: accounts move to a hosted project by plain SQL.
create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role, auth_service;

do $$
begin
  create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
  create type auth.code_challenge_method as enum ('s256', 'plain');
  create type auth.factor_status as enum ('unverified', 'verified');
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone', 'recovery_code');
  create type auth.one_time_token_type as enum (
    'confirmation_token', 'reauthentication_token', 'recovery_token',
    'email_change_token_new', 'email_change_token_current', 'phone_change_token'
  );
exception
  when duplicate_object then null;
end
$$;

create table if not exists auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255) not null default '',
  confirmation_sent_at timestamptz,
  recovery_token varchar(255) not null default '',
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255) not null default '',
  email_change varchar(255) not null default '',
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_super_admin boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text not null default '',
  phone_change_token varchar(255) not null default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) not null default '',
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) not null default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index if not exists users_email_key on auth.users (lower(email)) where not is_sso_user;

create table if not exists auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  phone text,
  last_challenged_at timestamptz unique,
  web_authn_credential jsonb,
  web_authn_aaguid uuid
);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (user_id, friendly_name) where trim(friendly_name) <> '';
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet not null,
  otp_code text,
  web_authn_session_data jsonb
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create table if not exists auth.mfa_recovery_codes (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (factor_id, code_hash)
);

create table if not exists auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id, created_at);

create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  id uuid primary key,
  unique (session_id, authentication_method)
);

create table if not exists auth.refresh_tokens (
  instance_id uuid,
  id bigint primary key generated by default as identity,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  parent varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id, revoked);
create index if not exists refresh_tokens_parent_idx on auth.refresh_tokens (parent);

create table if not exists auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
create index if not exists one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);
-- Upstream keeps one link of each type; here another, which anybody may ask for, leaves it good.
drop index if exists auth.one_time_tokens_user_id_token_type_key;
create index if not exists one_time_tokens_user_id_token_type_idx on auth.one_time_tokens (user_id, token_type);

create table if not exists auth.flow_state (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  auth_code text not null,
  code_challenge_method auth.code_challenge_method not null,
  code_challenge text not null,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  authentication_method text not null,
  auth_code_issued_at timestamptz
);
create index if not exists flow_state_auth_code_idx on auth.flow_state (auth_code);
create index if not exists flow_state_created_at_idx on auth.flow_state (created_at desc);

-- Ours: the sign-ups of an address that waits for its confirmation, each with its own password and
-- words, which its own browser installs by any link. Upstream keeps one of them in auth.users.
-- `token_hash` is null when no e-mail was sent or the address already has an account.
create table if not exists auth.pending_sign_ups (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text unique,
  encrypted_password varchar(255) not null,
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null,
  sent_at timestamptz not null
);
-- Null once the sign-up has made room for others: its link still proves the address.
alter table auth.pending_sign_ups alter column encrypted_password drop not null;
-- Whoever opens a link in the browser of a sign-up chose its password; a hash of its cookie.
alter table auth.pending_sign_ups add column if not exists browser_hash text;
alter table auth.pending_sign_ups add column if not exists network_hash text;
create index if not exists pending_sign_ups_user_id_idx on auth.pending_sign_ups (user_id, sent_at);
create index if not exists pending_sign_ups_sent_at_idx on auth.pending_sign_ups (sent_at);

-- Ours: who has left for a provider, and what is to come back with them. Upstream keeps it in
-- flow_state and oauth_client_states.
create table if not exists auth.provider_flows (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  code_verifier text not null,
  nonce text not null,
  redirect_to text not null,
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  -- The account to link; null for a sign-in.
  user_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null
);
create index if not exists provider_flows_created_at_idx on auth.provider_flows (created_at);
create index if not exists provider_flows_user_id_idx on auth.provider_flows (user_id);

create table if not exists auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key,
  payload json,
  created_at timestamptz default now(),
  ip_address varchar(64) not null default ''
);
create index if not exists audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);
-- Ours: an account that goes leaves no name behind.
create index if not exists audit_log_entries_actor_idx on auth.audit_log_entries ((payload ->> 'actor_id'));

-- Ours: what the servers of this database prove themselves with, where they share one.
create table if not exists auth.server_keys (
  is_only boolean primary key default true check (is_only),
  keys jsonb not null
);

-- Ours: the uses that replicas count together, by hashes. Unlogged: a crash forgets them, and no
-- use waits for the disk.
create unlogged table if not exists auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index if not exists rate_limits_expire_idx on auth.rate_limits (expire);

grant select, insert, update, delete on all tables in schema auth to auth_service;
grant usage on all sequences in schema auth to auth_service;

-- The caller --------------------------------------------------------------------------------------
-- Set for each transaction by the server, from the token that it has checked.
create or replace function auth.jwt() returns jsonb language sql stable set search_path = ''
  as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create or replace function auth.uid() returns uuid language sql stable set search_path = ''
  as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;
create or replace function auth.role() returns text language sql stable set search_path = ''
  as $$ select auth.jwt() ->> 'role' $$;
create or replace function auth.email() returns text language sql stable set search_path = ''
  as $$ select auth.jwt() ->> 'email' $$;
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;

-- Ours: refuses whoever signed out, was banned or is deleted since its token was signed, and who
-- has a second factor and has not shown it. It runs at the head of each request, in its
-- transaction; `gateway` may call it, and reads no account otherwise. Nobody signed in has no
-- session to ask about.
create or replace function auth.require_session(session_id uuid, user_id uuid) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if session_id is null then return; end if;
  if not exists (
    select from auth.sessions join auth.users on users.id = sessions.user_id
    where sessions.id = require_session.session_id and users.id = require_session.user_id and users.deleted_at is null
      and (users.banned_until is null or users.banned_until <= now())
      and (sessions.not_after is null or sessions.not_after > now())
  ) then raise exception 'Session ended' using errcode = 'PT401'; end if;
  if exists (
    select from auth.mfa_factors join auth.sessions on sessions.user_id = mfa_factors.user_id
    where sessions.id = require_session.session_id and mfa_factors.status = 'verified'
      and sessions.aal is distinct from 'aal2'
  ) then raise exception 'Second factor required' using errcode = 'PT403'; end if;
end
$$;

-- Ours: who signed in acts as an administrator from the moment when user_roles says it, and until
-- it no longer does. A hosted project reads it in the token (private.write_role).
create or replace function auth.role_of(role text, user_id uuid) returns text language plpgsql stable security definer
  set search_path = '' as $$
begin
  if role_of.role = 'authenticated' and exists (
    select from public.user_roles where user_roles.user_id = role_of.user_id and user_roles.role = 'admin'
  ) then return 'administrator'; end if;
  return role_of.role;
end
$$;
grant usage on schema auth to gateway;
grant execute on function auth.require_session(uuid, uuid), auth.role_of(text, uuid) to gateway;

-- Answers of the data -----------------------------------------------------------------------------
-- Counts the bytes of rows while they are made into a list, and ends it at the row that passes the
-- bound: such a list would take the memory of the server before anybody could tell how large it is.
create or replace function auth.count_bytes(size bigint, value json, most bigint) returns bigint
  language plpgsql immutable parallel safe as $$
begin
  if size + octet_length(value::text) > most then
    raise exception 'The list is larger than % bytes', most using errcode = '54000';
  end if;
  return size + octet_length(value::text);
end
$$;
create or replace aggregate auth.bounded(json, bigint) (
  sfunc = auth.count_bytes, stype = bigint, initcond = '0', parallel = safe
);
grant execute on function auth.bounded(json, bigint), auth.count_bytes(bigint, json, bigint)
  to anon, authenticated, administrator, service_role;

-- Migrations --------------------------------------------------------------------------------------
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
