-- The schema of commit fce01014: its migrations without comments and without what they superseded.
set check_function_bodies = off;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
create schema private;
grant usage on schema private to authenticated, service_role;
comment on schema private is 'Definer functions behind policies and triggers; not exposed to requests';
create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Who administers the site; written by the operator only';
alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;
create policy "Users read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));
create function private.is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;
grant execute on function private.is_admin() to authenticated;
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
create table public.companies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  siret text check (siret ~ '^[0-9]{14}$'),
  city text check (char_length(city) <= 200),
  seller jsonb not null default '{}' check (jsonb_typeof(seller) = 'object' and octet_length(seller::text) <= 20000),
  style jsonb not null default '{}' check (jsonb_typeof(style) = 'object' and octet_length(style::text) <= 400000),
  defaults jsonb not null default '{}' check (jsonb_typeof(defaults) = 'object' and octet_length(defaults::text) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);
comment on table public.companies is 'The companies that a user invoices for';
comment on column public.companies.seller is 'Its identity as the public JSON writes a seller';
comment on column public.companies.style is 'Template, accent and logo of its documents';
comment on column public.companies.defaults is 'Numbering patterns and conditions of its next documents';
create index companies_user_id_idx on public.companies (user_id, name);
create index companies_created_at_idx on public.companies (created_at desc);
alter table public.companies enable row level security;
grant select, delete, insert (id, name, siret, city, seller, style, defaults), update (name, siret, city, seller, style, defaults)
  on public.companies to authenticated;
create policy "Users read their own companies" on public.companies
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read every company" on public.companies
  for select to authenticated using ((select private.is_admin()));
create policy "Users add their own companies" on public.companies
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own companies" on public.companies
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own companies" on public.companies
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger companies_touch before update on public.companies
  for each row execute function private.touch_updated_at();
create table public.clients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  email text check (char_length(email) <= 255),
  billing_city text check (char_length(billing_city) <= 200),
  buyer jsonb not null default '{}' check (jsonb_typeof(buyer) = 'object' and octet_length(buyer::text) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);
comment on table public.clients is 'The address book of a user';
comment on column public.clients.buyer is 'Its identity as the public JSON writes a buyer';
create index clients_user_id_idx on public.clients (user_id, name);
create index clients_created_at_idx on public.clients (created_at desc);
alter table public.clients enable row level security;
grant select, delete, insert (id, name, email, billing_city, buyer), update (name, email, billing_city, buyer)
  on public.clients to authenticated;
create policy "Users read their own clients" on public.clients
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read every client" on public.clients
  for select to authenticated using ((select private.is_admin()));
create policy "Users add their own clients" on public.clients
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own clients" on public.clients
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own clients" on public.clients
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger clients_touch before update on public.clients
  for each row execute function private.touch_updated_at();
create table public.products (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  description text not null check (char_length(description) between 1 and 500),
  reference text check (char_length(reference) <= 50),
  unit text not null default 'C62' check (unit ~ '^[A-Z0-9]{2,3}$'),
  unit_price_excluding_tax numeric(16, 6) not null check (unit_price_excluding_tax >= 0),
  vat_rate numeric(5, 2) check (vat_rate between 0 and 99.99),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.products is 'What a user sells, to put in the lines of its documents';
comment on column public.products.unit is 'UN/ECE Recommendation 20';
comment on column public.products.vat_rate is 'Percent; null without VAT';
create index products_user_id_idx on public.products (user_id, description);
create index products_created_at_idx on public.products (created_at desc);
alter table public.products enable row level security;
grant select, delete,
  insert (id, description, reference, unit, unit_price_excluding_tax, vat_rate),
  update (description, reference, unit, unit_price_excluding_tax, vat_rate)
  on public.products to authenticated;
create policy "Users read their own products" on public.products
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read every product" on public.products
  for select to authenticated using ((select private.is_admin()));
create policy "Users add their own products" on public.products
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own products" on public.products
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own products" on public.products
  for delete to authenticated using (user_id = (select auth.uid()));
create trigger products_touch before update on public.products
  for each row execute function private.touch_updated_at();
create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  company_id uuid,
  client_id uuid,
  document_type text not null check (
    document_type in ('facture-tva', 'facture-auto-entrepreneur', 'devis', 'recu', 'quittance-loyer', 'avoir')
  ),
  number text check (char_length(number) <= 60),
  status text not null default 'draft' check (status in ('draft')),
  client_name text check (char_length(client_name) <= 200),
  subject text check (char_length(subject) <= 150),
  issue_date date,
  due_date date,
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  total_including_tax numeric(15, 2),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id),
  foreign key (company_id, user_id) references public.companies (id, user_id) on delete set null (company_id),
  foreign key (client_id, user_id) references public.clients (id, user_id) on delete set null (client_id)
);
comment on table public.documents is 'What lists show of a document; its content is in document_contents';
comment on column public.documents.status is 'Drafts only until documents can be issued';
create index documents_user_id_idx on public.documents (user_id, created_at desc);
create index documents_company_id_idx on public.documents (company_id);
create index documents_client_id_idx on public.documents (client_id);
create index documents_created_at_idx on public.documents (created_at desc);
alter table public.documents enable row level security;
grant select, delete,
  insert (id, company_id, client_id, document_type, number, client_name, subject, issue_date, due_date, currency, total_including_tax),
  update (company_id, client_id, document_type, number, client_name, subject, issue_date, due_date, currency, total_including_tax)
  on public.documents to authenticated;
create policy "Users read their own documents" on public.documents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read what lists show of every document" on public.documents
  for select to authenticated using ((select private.is_admin()));
create policy "Users add their own documents" on public.documents
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own documents" on public.documents
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own drafts" on public.documents
  for delete to authenticated using (user_id = (select auth.uid()) and status = 'draft');
create trigger documents_touch before update on public.documents
  for each row execute function private.touch_updated_at();
create table public.document_contents (
  document_id uuid primary key,
  user_id uuid not null default auth.uid(),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 5000000),
  updated_at timestamptz not null default now(),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table public.document_contents is 'The whole of a document, as the public JSON writes it; its owner only, administrators included';
create index document_contents_user_id_idx on public.document_contents (user_id);
alter table public.document_contents enable row level security;
grant select, insert (document_id, draft), update (draft) on public.document_contents to authenticated;
create policy "Users read their own contents" on public.document_contents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own contents" on public.document_contents
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own contents" on public.document_contents
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create trigger document_contents_touch before update on public.document_contents
  for each row execute function private.touch_updated_at();
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) <= 255),
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  return_count integer not null default 0 check (return_count >= 0),
  total_documents_generated integer not null default 0 check (total_documents_generated >= 0),
  first_document_type text check (char_length(first_document_type) <= 60),
  newsletter_consent boolean not null default false
);
comment on table public.leads is 'Visitors without an account who left their address';
create index leads_created_at_idx on public.leads (created_at desc);
alter table public.leads enable row level security;
grant select on public.leads to authenticated;
grant select, insert, update on public.leads to service_role;
create policy "Administrators read every lead" on public.leads
  for select to authenticated using ((select private.is_admin()));
create table public.email_logs (
  id uuid primary key default gen_random_uuid(),
  recipient_email text not null check (char_length(recipient_email) <= 255),
  email_type text not null check (char_length(email_type) <= 60),
  subject text not null check (char_length(subject) <= 300),
  status text not null check (status in ('queued', 'sent', 'failed')),
  created_at timestamptz not null default now()
);
comment on table public.email_logs is 'Messages that the server was asked to send; never what they say';
create index email_logs_created_at_idx on public.email_logs (created_at desc);
alter table public.email_logs enable row level security;
grant select on public.email_logs to authenticated;
grant select, insert, update on public.email_logs to service_role;
create policy "Administrators read every message" on public.email_logs
  for select to authenticated using ((select private.is_admin()));
create table public.generated_pdfs (
  id uuid primary key default gen_random_uuid(),
  document_type text not null check (char_length(document_type) <= 60),
  document_number text check (char_length(document_number) <= 60),
  client_name text check (char_length(client_name) <= 200),
  client_email text check (char_length(client_email) <= 255),
  file_size integer not null check (file_size >= 0),
  created_at timestamptz not null default now()
);
comment on table public.generated_pdfs is 'Files that were made; file_size in bytes';
create index generated_pdfs_created_at_idx on public.generated_pdfs (created_at desc);
alter table public.generated_pdfs enable row level security;
grant select on public.generated_pdfs to authenticated;
grant select, insert, update on public.generated_pdfs to service_role;
create policy "Administrators read every file" on public.generated_pdfs
  for select to authenticated using ((select private.is_admin()));
create function private.list_days(p_tz text, p_days integer)
returns table (day date, start_of_window timestamptz)
language sql stable set search_path = '' as $$
  with today as (
    select (now() at time zone p_tz)::date as day, least(greatest(p_days, 1), 366) as days
  )
  select today.day - back, (today.day - (today.days - 1))::timestamp at time zone p_tz
  from today, generate_series(0, today.days - 1) as back
$$;
grant execute on function private.list_days(text, integer) to authenticated;
create function public.get_daily_leads_counts(p_tz text default 'Europe/Paris', p_days integer default 30)
returns table (day date, lead_count bigint)
language sql stable security invoker set search_path = '' as $$
  select days.day, coalesce(counted.total, 0)
  from private.list_days(p_tz, p_days) as days left join private.count_days('leads', p_tz, (
    select min(start_of_window) from private.list_days(p_tz, p_days)
  )) as counted using (day)
  where private.is_admin()
  order by days.day
$$;
create function public.get_daily_pdfs_counts(p_tz text default 'Europe/Paris', p_days integer default 30)
returns table (day date, pdf_count bigint)
language sql stable security invoker set search_path = '' as $$
  select days.day, coalesce(counted.total, 0)
  from private.list_days(p_tz, p_days) as days left join private.count_days('pdfs', p_tz, (
    select min(start_of_window) from private.list_days(p_tz, p_days)
  )) as counted using (day)
  where private.is_admin()
  order by days.day
$$;
create function public.get_lead_engagement(p_tz text default 'Europe/Paris')
returns table (
  total_leads bigint, engaged_leads bigint, returning_leads bigint, total_returns bigint,
  returns_1 bigint, returns_2_5 bigint, returns_6_10 bigint, returns_11_up bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.measure_engagement(p_tz)
$$;
grant execute on function public.get_daily_leads_counts(text, integer) to authenticated;
grant execute on function public.get_daily_pdfs_counts(text, integer) to authenticated;
grant execute on function public.get_lead_engagement(text) to authenticated;
create table public.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '14 days',
  check (due_at >= requested_at + interval '14 days')
);
comment on table public.account_deletions is 'Accounts whose owner asked to delete them; taking the row away keeps the account';
comment on column public.account_deletions.due_at is 'From when on the account goes; until then its owner may change their mind';
create index account_deletions_due_at_idx on public.account_deletions (due_at);
alter table public.account_deletions enable row level security;
grant select, delete on public.account_deletions to authenticated;
grant select, delete, insert (user_id) on public.account_deletions to service_role;
create policy "Users read their own request" on public.account_deletions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users take their own request back" on public.account_deletions
  for delete to authenticated using (user_id = (select auth.uid()));
create function private.has_second_factor() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
  )
$$;
revoke execute on function private.has_second_factor() from public, anon;
grant execute on function private.has_second_factor() to authenticated;
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
revoke execute on function public.get_presence() from public, anon;
grant execute on function public.get_presence() to authenticated;
create table private.account_purges (
  user_id uuid primary key,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  purged_at timestamptz not null default now(),
  document_count bigint not null,
  transaction_id xid8 not null default pg_current_xact_id()
);
comment on table private.account_purges is 'Accounts that were deleted at the request of their owner; written by private.purge_due_account() alone';
comment on column private.account_purges.transaction_id is 'While it runs, what is kept unchanged lets rows of this user go';
alter table private.account_purges enable row level security;
create function private.is_purging(p_user_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.account_purges
    where user_id = p_user_id and transaction_id = pg_current_xact_id_if_assigned()
  )
$$;
revoke execute on function private.is_purging(uuid) from public, anon;
grant execute on function private.is_purging(uuid) to authenticated, service_role;
create function private.purge_due_account() returns table (user_id uuid, email text)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_due public.account_deletions;
  v_email text;
begin
  select * into v_due from public.account_deletions
    where due_at <= now() order by due_at limit 1 for update skip locked;
  if not found then
    return;
  end if;
  select users.email into v_email from auth.users where users.id = v_due.user_id;

  insert into private.account_purges (user_id, requested_at, due_at, document_count)
  select v_due.user_id, v_due.requested_at, v_due.due_at, count(*)
  from public.documents where documents.user_id = v_due.user_id;

  delete from public.leads where lower(leads.email) = lower(v_email);
  update public.email_logs set recipient_email = '' where lower(recipient_email) = lower(v_email);
  perform private.unname_accounts(array[v_due.user_id], array[lower(v_email)]);
  delete from auth.users where users.id = v_due.user_id;

  user_id := v_due.user_id;
  email := v_email;
  return next;
end
$$;
revoke execute on function private.purge_due_account() from public, anon, authenticated;
grant execute on function private.purge_due_account() to service_role;
create function public.purge_due_account() returns table (user_id uuid, email text)
language sql volatile security invoker set search_path = '' as $$
  select * from private.purge_due_account()
$$;
revoke execute on function public.purge_due_account() from public, anon, authenticated;
grant execute on function public.purge_due_account() to service_role;
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
  where sessions.user_id = (select auth.uid()) and (not_after is null or not_after > now())
  order by 5 desc, 3 desc
  limit 100
$$;
revoke execute on function private.list_own_sessions() from public, anon;
grant execute on function private.list_own_sessions() to authenticated;
create function public.get_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_own_sessions()
$$;
revoke execute on function public.get_sessions() from public, anon;
grant execute on function public.get_sessions() to authenticated;
create function private.read_words(
  metadata jsonb, out first_name text, out last_name text, out newsletter_consent boolean
) language sql immutable set search_path = '' as $$
  select
    nullif(left(trim(metadata ->> 'first_name'), 100), ''),
    nullif(left(trim(metadata ->> 'last_name'), 100), ''),
    coalesce(metadata -> 'newsletter_consent' = 'true'::jsonb, false)
$$;
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
create index leads_address_idx on public.leads (lower(email));
create index email_logs_address_idx on public.email_logs (lower(recipient_email));
do $$
begin
  create role administrator nologin inherit;
exception
  -- Roles are of the server: another database of it, or `platform.sql`, has made it.
  when duplicate_object or unique_violation then null;
end
$$;
grant authenticated to administrator;
alter policy "Administrators read every profile" on public.profiles to administrator;
alter policy "Administrators read every company" on public.companies to administrator;
alter policy "Administrators read every client" on public.clients to administrator;
alter policy "Administrators read every product" on public.products to administrator;
alter policy "Administrators read what lists show of every document" on public.documents to administrator;
alter policy "Administrators read every lead" on public.leads to administrator;
alter policy "Administrators read every message" on public.email_logs to administrator;
alter policy "Administrators read every file" on public.generated_pdfs to administrator;
create function private.write_role(event jsonb) returns jsonb language sql stable security definer set search_path = '' as $$
  select case
    when event #>> '{claims,role}' = 'authenticated' and exists (
      select from public.user_roles where user_id = (event ->> 'user_id')::uuid and role = 'admin'
    ) then jsonb_set(event, '{claims,role}', '"administrator"')
    else event
  end
$$;
revoke execute on function private.write_role(jsonb) from public, anon, authenticated, service_role;
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    grant administrator to authenticator;
  end if;
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.write_role(jsonb) to supabase_auth_admin;
  end if;
end
$$;
create table public.draft_files (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  hash text not null,
  media_type text not null check (
    media_type in (
      'image/png', 'image/jpeg', 'application/pdf', 'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.oasis.opendocument.spreadsheet'
    )
  ),
  bytes bytea not null,
  size integer not null generated always as (octet_length(bytes)) stored,
  created_at timestamptz not null default now(),
  primary key (user_id, hash),
  constraint draft_files_hash_check check (hash = encode(sha256(bytes), 'hex')),
  constraint draft_files_size_check check (size between 1 and 2100000)
);
comment on table public.draft_files is 'What drafts carry besides their words, each once; its owner only, administrators included';
comment on column public.draft_files.hash is 'SHA-256 of the bytes, in lower-case hexadecimal';
comment on column public.draft_files.size is 'Bytes, at most those of an attachment';
alter table public.draft_files enable row level security;
grant select, delete, insert (hash, media_type, bytes) on public.draft_files to authenticated;
create policy "Users read their own files" on public.draft_files
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own files" on public.draft_files
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users delete their own files" on public.draft_files
  for delete to authenticated using (user_id = (select auth.uid()));
create table private.draft_file_uses (
  document_id uuid not null,
  user_id uuid not null,
  hash text not null,
  primary key (document_id, hash),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade,
  constraint a_draft_carries_a_stored_file foreign key (user_id, hash) references public.draft_files (user_id, hash)
    deferrable initially deferred
);
create index draft_file_uses_file_idx on private.draft_file_uses (user_id, hash);
alter table private.draft_file_uses enable row level security;
comment on table private.draft_file_uses is 'Which draft carries which file; written by private.follow_content() alone';
create function private.forget_unused_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.draft_files as unused
  using (select distinct user_id from added) as uploader
  where unused.user_id = uploader.user_id and unused.created_at < now() - interval '1 day' and not exists (
    select from private.draft_file_uses as uses where uses.user_id = unused.user_id and uses.hash = unused.hash
  );
  return null;
end
$$;
create trigger draft_files_clean after insert on public.draft_files
  referencing new table as added for each statement execute function private.forget_unused_files();
alter table public.document_contents
  drop constraint document_contents_draft_check,
  add column size integer not null generated always as (octet_length(draft::text)) stored,
  add constraint document_contents_draft_check check (jsonb_typeof(draft) = 'object') not valid,
  add constraint document_contents_size_check check (size <= 2000000) not valid;
comment on column public.document_contents.size is 'Bytes of the draft as text, at most 2 MB';
alter table public.documents add column size integer not null default 0;
comment on column public.documents.size is 'Bytes of its content';
alter table public.documents disable trigger documents_touch;
update public.documents set size = document_contents.size
  from public.document_contents where document_contents.document_id = documents.id;
alter table public.documents enable trigger documents_touch;
create function private.follow_content() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  update public.documents set size = held.size from (
      select document_id, added.size + octet_length(raw_texts::text) - octet_length('{}') as size from added
    ) as held
    where documents.id = held.document_id and documents.size <> held.size;
  delete from private.draft_file_uses as uses using added
    where uses.document_id = added.document_id and position('"file:' || uses.hash || '"' in added.draft::text) = 0;
  insert into private.draft_file_uses (document_id, user_id, hash)
    select distinct added.document_id, added.user_id, named[1]
    from added, regexp_matches(added.draft::text, '"file:([0-9a-f]{64})"', 'g') as named
    on conflict do nothing;
  if tg_op = 'INSERT' then
    perform private.charge_writing(user_id, bytes) from (
      select user_id, sum(greatest(size, pg_column_size(draft)) + octet_length(raw_texts::text)
        + private.row_bytes())::bigint as bytes
      from added group by user_id order by user_id
    ) as written;
  end if;
  return null;
end
$$;
create trigger document_contents_follow_insert after insert on public.document_contents
  referencing new table as added for each statement execute function private.follow_content();
create trigger document_contents_follow_update after update on public.document_contents
  referencing new table as added for each statement execute function private.follow_content();
create function private.list_limits() returns table (subject text, allowed bigint)
language sql immutable set search_path = '' as $$
  values
    ('documents', 100000::bigint),
    ('clients', 100000),
    ('products', 100000),
    ('companies', 100),
    ('files', 5000),
    ('payments', 300000),
    ('bytes', 250000000),
    ('file_bytes', 1000000000)
$$;
alter table public.companies add column size integer not null
  generated always as (octet_length(seller::text) + octet_length(style::text) + octet_length(defaults::text)) stored;
comment on column public.companies.size is 'Bytes of its identity, its logo and its conditions';
alter table public.clients add column size integer not null generated always as (octet_length(buyer::text)) stored;
comment on column public.clients.size is 'Bytes of its identity';
create table private.account_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  subject text not null,
  used bigint not null,
  primary key (user_id, subject)
) with (fillfactor = 50);
alter table private.account_usage enable row level security;
comment on table private.account_usage is 'What each account holds, kept by triggers: as private.counted_usage, without counting';
create view private.counted_usage with (security_invoker = true) as
  select user_id, 'documents' as subject, count(*) as used from public.documents group by user_id
  union all select user_id, 'clients', count(*) from public.clients group by user_id
  union all select user_id, 'products', count(*) from public.products group by user_id
  union all select user_id, 'companies', count(*) from public.companies group by user_id
  union all select user_id, 'files', count(*) from public.draft_files group by user_id
  union all select user_id, 'bytes', sum(size)::bigint from (
    select user_id, size from public.documents
    union all select user_id, size from public.draft_files
    union all select user_id, size from public.companies
    union all select user_id, size from public.clients
  ) as sizes group by user_id;
create function private.add_usage(p_user_id uuid, p_subject text, p_added bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_used bigint;
begin
  if p_added <= 0 then
    update private.account_usage set used = used + p_added where user_id = p_user_id and subject = p_subject;
    return;
  end if;
  insert into private.account_usage (user_id, subject, used) values (p_user_id, p_subject, p_added)
    on conflict (user_id, subject) do update set used = account_usage.used + excluded.used
    returning used into v_used;
  perform private.require_room(p_subject, v_used);
end
$$;
create function private.count_rows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_usage(user_id, tg_argv[0], rows)
      from (select user_id, count(*) as rows from added group by user_id order by user_id) as counted;
  else
    perform private.add_usage(user_id, tg_argv[0], -rows)
      from (select user_id, count(*) as rows from removed group by user_id order by user_id) as counted;
  end if;
  return null;
end
$$;
create function private.weigh_rows() returns trigger language plpgsql security definer
  set search_path = '' as $$
declare
  v record;
  v_usage record;
begin
  if tg_op = 'INSERT' then
    for v in select user_id, sum(size)::bigint as bytes, count(*) as rows from added group by user_id order by user_id
    loop
      for v_usage in
        insert into private.account_usage as usage (user_id, subject, used)
          select v.user_id, given.subject, given.added from (values (tg_argv[0], v.rows), ('bytes', v.bytes))
            as given (subject, added) where given.subject is not null and given.added > 0
          on conflict (user_id, subject) do update set used = usage.used + excluded.used
          returning usage.subject, usage.used
      loop
        perform private.require_room(v_usage.subject, v_usage.used);
      end loop;
      perform private.charge_writing(v.user_id, v.bytes + v.rows * private.row_bytes());
    end loop;
  elsif tg_op = 'DELETE' then
    perform private.add_usage(user_id, 'bytes', -bytes)
      from (select user_id, sum(size)::bigint as bytes from removed group by user_id order by user_id) as weighed;
  else
    for v in
      select user_id, sum(held)::bigint as bytes, sum(size)::bigint as written, sum(counted) as rows from (
        select user_id, size as held, size, 1 as counted from added
        union all select user_id, -size, 0, 0 from removed
      ) as changed group by user_id order by user_id
    loop
      if v.bytes <> 0 then
        perform private.add_usage(v.user_id, 'bytes', v.bytes);
      end if;
      -- The size of a document is that of its content, which is charged where it is written; those
      -- that follow one another are charged together.
      if tg_argv[0] is distinct from 'apart' then
        perform private.charge_writing(v.user_id, v.rows * private.row_bytes() + v.written);
      elsif pg_trigger_depth() = 1 then
        perform private.charge_writing(v.user_id, v.rows * private.row_bytes());
      end if;
    end loop;
  end if;
  return null;
end
$$;
do $$
declare
  v_table text;
  v_subject text;
begin
  for v_table, v_subject in values
    ('documents', 'documents'), ('clients', 'clients'), ('products', 'products'), ('companies', 'companies'), ('draft_files', 'files')
  loop
    execute format('create trigger %s_count_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.count_rows(%L)', v_table, v_subject);
    execute format('create trigger %s_count_delete after delete on public.%1$I referencing old table as removed
      for each statement execute function private.count_rows(%L)', v_table, v_subject);
  end loop;
  foreach v_table in array array['documents', 'draft_files', 'companies', 'clients'] loop
    execute format('create trigger %s_weigh_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.weigh_rows()', v_table);
    execute format('create trigger %s_weigh_update after update on public.%1$I referencing old table as removed new table as added
      for each statement execute function private.weigh_rows()', v_table);
    execute format('create trigger %s_weigh_delete after delete on public.%1$I referencing old table as removed
      for each statement execute function private.weigh_rows()', v_table);
  end loop;
end
$$;
insert into private.account_usage (user_id, subject, used) select user_id, subject, used from private.counted_usage;
create function private.read_usage() returns table (subject text, used bigint, allowed bigint)
language sql stable security definer set search_path = '' as $$
  select limits.subject, coalesce(usage.used, 0), limits.allowed
  from private.list_limits() as limits
  left join private.account_usage as usage on usage.user_id = (select auth.uid()) and usage.subject = limits.subject
$$;
revoke execute on function private.read_usage() from public, anon;
grant execute on function private.read_usage() to authenticated;
create function public.get_usage() returns table (subject text, used bigint, allowed bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.read_usage()
$$;
revoke execute on function public.get_usage() from public, anon;
grant execute on function public.get_usage() to authenticated;
create table private.mail_queue (
  id uuid primary key references public.email_logs (id) on delete cascade,
  content text not null check (octet_length(content) <= 12000000),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  held_by uuid
);
comment on table private.mail_queue is 'Messages that wait to be sent; the server alone reads them';
comment on column private.mail_queue.content is 'The message as JSON, its links and files included: gone with the row';
comment on column private.mail_queue.due_at is 'From when on it may be taken; a sender that holds it keeps putting this off';
comment on column private.mail_queue.held_by is 'The sender that took it last and has not said what became of it';
create index mail_queue_due_at_idx on private.mail_queue (due_at);
create index mail_queue_held_by_idx on private.mail_queue (held_by) where held_by is not null;
alter table private.mail_queue enable row level security;
grant select, insert, update, delete on private.mail_queue to service_role;
create function public.add_mail(
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
create function public.take_mail(p_holder uuid) returns table (id uuid, content text)
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
create function public.hold_mail(p_holder uuid) returns table (held bigint)
language sql volatile security invoker set search_path = '' as $$
  with kept as (
    update private.mail_queue set due_at = now() + interval '2 minutes' where held_by = p_holder returning id
  )
  select count(*) from kept
$$;
create function public.settle_mail(p_id uuid, p_holder uuid, p_outcome text)
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
revoke execute on function public.add_mail(uuid, text, text, text, text), public.take_mail(uuid),
  public.hold_mail(uuid), public.settle_mail(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.add_mail(uuid, text, text, text, text), public.take_mail(uuid),
  public.hold_mail(uuid), public.settle_mail(uuid, uuid, text) to service_role;
alter table public.generated_pdfs
  add column user_id uuid references auth.users (id) on delete cascade,
  add column template text check (char_length(template) <= 40),
  add column is_electronic boolean not null default false,
  add column broken_rules text[] not null default '{}'
    check (cardinality(broken_rules) <= 100 and octet_length(array_to_string(broken_rules, ' ')) <= 6000),
  add check (user_id is not null or (document_number is null and client_name is null and client_email is null));
comment on column public.generated_pdfs.user_id is 'Who made it, where they were signed in: the row goes with the account';
comment on column public.generated_pdfs.is_electronic is 'The electronic invoice is inside';
comment on column public.generated_pdfs.broken_rules is 'Codes of the rules that failed';
create index generated_pdfs_user_id_idx on public.generated_pdfs (user_id) where user_id is not null;
create function public.record_generation(p_id uuid, p_user_id uuid, p_generation jsonb) returns table (id uuid)
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.generated_pdfs
    (id, user_id, document_type, template, file_size, is_electronic, broken_rules,
      document_number, client_name, client_email)
  values (
    p_id, p_user_id,
    p_generation ->> 'kind', p_generation ->> 'template', (p_generation ->> 'size')::integer,
    (p_generation ->> 'isElectronic')::boolean,
    array(select jsonb_array_elements_text(p_generation -> 'brokenRules')),
    case when p_user_id is not null then nullif(p_generation ->> 'number', '') end,
    case when p_user_id is not null then nullif(p_generation ->> 'clientName', '') end,
    case when p_user_id is not null then nullif(p_generation ->> 'clientEmail', '') end
  )
  on conflict do nothing;
  return query select p_id;
end
$$;
revoke execute on function public.record_generation(uuid, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.record_generation(uuid, uuid, jsonb) to service_role;
create table public.support_messages (
  id uuid primary key default gen_random_uuid(),
  sequence bigint not null generated always as identity unique,
  user_id uuid references auth.users (id) on delete cascade,
  email text not null check (char_length(email) <= 255),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);
comment on table public.support_messages is 'What visitors and users wrote to the operator; kept for a year';
comment on column public.support_messages.sequence is 'The number that its author is given, « A-000123 »';
create index support_messages_created_at_idx on public.support_messages (created_at desc);
create index support_messages_user_id_idx on public.support_messages (user_id) where user_id is not null;
alter table public.support_messages enable row level security;
grant select on public.support_messages to authenticated;
grant select, insert, delete on public.support_messages to service_role;
create policy "Administrators read every message of support" on public.support_messages
  for select to administrator using ((select private.is_admin()));
create function public.add_support_message(p_user_id uuid, p_email text, p_subject text, p_message text)
returns table (number text) language sql volatile security invoker set search_path = '' as $$
  insert into public.support_messages (user_id, email, subject, message)
  values (p_user_id, p_email, p_subject, p_message)
  returning 'A-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')
$$;
revoke execute on function public.add_support_message(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.add_support_message(uuid, text, text, text) to service_role;
alter table public.leads add column newsletter_consent_at timestamptz;
comment on column public.leads.newsletter_consent_at is
  'When consent was given; proof of it (RGPD art. 7)';
grant delete on public.leads to service_role;
create function public.touch_lead(p_email text, p_document_type text, p_consent boolean)
returns table (id uuid, newsletter_consent boolean)
language sql volatile security invoker set search_path = '' as $$
  insert into public.leads as lead
    (email, first_document_type, total_documents_generated, newsletter_asked_at)
  values (lower(p_email), p_document_type, 1, case when p_consent then now() end)
  on conflict (email) do update set
    last_activity_at = now(),
    total_documents_generated = lead.total_documents_generated + 1,
    first_document_type = coalesce(lead.first_document_type, excluded.first_document_type),
    return_count = lead.return_count + case
      when (lead.last_activity_at at time zone 'Europe/Paris')::date
        < (now() at time zone 'Europe/Paris')::date then 1 else 0 end,
    newsletter_asked_at = coalesce(excluded.newsletter_asked_at, lead.newsletter_asked_at)
  returning lead.id, lead.newsletter_consent
$$;
create function public.unsubscribe_lead(p_id uuid) returns table (email text)
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
revoke execute on function public.touch_lead(text, text, boolean), public.unsubscribe_lead(uuid),
  public.delete_lead(uuid) from public, anon, authenticated;
grant execute on function public.touch_lead(text, text, boolean), public.unsubscribe_lead(uuid),
  public.delete_lead(uuid) to service_role;
create table private.shared_documents (
  id text primary key check (id ~ '^[\w-]{22}$'),
  content bytea not null check (octet_length(content) between 1 and 3000000),
  deletion_hash text not null check (char_length(deletion_hash) = 43),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '30 days')
);
comment on table private.shared_documents is 'Encrypted documents that links lead to; the server alone reads them';
create index shared_documents_expires_at_idx on private.shared_documents (expires_at);
alter table private.shared_documents enable row level security;
grant select, insert, delete on private.shared_documents to service_role;
grant delete on public.email_logs to service_role;
create function private.most_shared_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 5000000000
$$;
revoke execute on function private.most_shared_bytes() from public, anon, authenticated;
grant execute on function private.most_shared_bytes() to service_role;
create function public.share_document(
  p_id text, p_content text, p_deletion_hash text, p_days integer
)
returns table (expires_at timestamptz) language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_content bytea := decode(p_content, 'base64');
  v_kept numeric := (select coalesce(sum(octet_length(kept.content)), 0) from private.shared_documents as kept);
begin
  if v_kept + octet_length(v_content) > private.most_shared_bytes() then
    raise exception 'Too many shared documents' using errcode = 'P0001', hint = 'QUOTA';
  end if;
  return query
    insert into private.shared_documents as shared (id, content, deletion_hash, expires_at)
    values (p_id, v_content, p_deletion_hash, now() + make_interval(days => p_days))
    returning shared.expires_at;
end
$$;
create function public.read_shared(p_id text) returns table (content text, expires_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select translate(encode(shared.content, 'base64'), E'\n', ''), shared.expires_at
  from private.shared_documents as shared where shared.id = p_id and shared.expires_at > now()
$$;
create function public.delete_shared(p_id text, p_deletion_hash text) returns table (id text)
language sql volatile security invoker set search_path = '' as $$
  delete from private.shared_documents as shared
  where shared.id = p_id and shared.deletion_hash = p_deletion_hash returning shared.id
$$;
create function public.purge_expired() returns table (shared bigint, support bigint, logs bigint)
language sql volatile security invoker set search_path = '' as $$
  select private.forget_writes();
  with gone_shared as (
    delete from private.shared_documents where expires_at <= now() returning 1
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
revoke execute on function public.share_document(text, text, text, integer), public.read_shared(text),
  public.delete_shared(text, text), public.purge_expired() from public, anon, authenticated;
grant execute on function public.share_document(text, text, text, integer), public.read_shared(text),
  public.delete_shared(text, text), public.purge_expired() to service_role;
create function private.forget_support() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.support_messages where lower(email) = lower(old.email);
  return old;
end
$$;
revoke execute on function private.forget_support() from public, anon, authenticated;
create index support_messages_address_idx on public.support_messages (lower(email));
create trigger forget_support after delete on public.profiles
  for each row execute function private.forget_support();
create trigger forget_support after delete on public.leads
  for each row execute function private.forget_support();
create function private.most_waiting_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 2000000000
$$;
revoke execute on function private.most_waiting_bytes() from public, anon, authenticated;
grant execute on function private.most_waiting_bytes() to service_role;
create policy "Users read the files that they made" on public.generated_pdfs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users read what they wrote to the operator" on public.support_messages
  for select to authenticated using (user_id = (select auth.uid()));
create index leads_last_activity_at_idx on public.leads (last_activity_at);
alter table public.leads add column newsletter_asked_at timestamptz;
comment on column public.leads.newsletter_asked_at is
  'When the box was last ticked for this address; it is consent once confirmed by a link';
create function public.confirm_lead(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  update public.leads
  set newsletter_consent = true,
    newsletter_consent_at = case when newsletter_consent then newsletter_consent_at else now() end
  where id = p_id and (newsletter_consent or newsletter_asked_at is not null)
  returning leads.email
$$;
revoke execute on function public.confirm_lead(uuid) from public, anon, authenticated;
grant execute on function public.confirm_lead(uuid) to service_role;
alter table public.documents
  drop constraint documents_status_check,
  add constraint documents_status_check check (
    status in (
      'draft', 'issued', 'sent', 'seen', 'part_paid', 'paid', 'cancelled', 'replaced', 'accepted', 'refused',
        'invoiced'
    )
  ),
  add column local_id text not null default gen_random_uuid()::text check (local_id ~ '^[\w-]{1,64}$'),
  add column subtype text not null default 'standard' check (char_length(subtype) <= 40),
  add column payable numeric(15, 2) not null default 0,
  add column asks_payment boolean not null default false,
  add column is_paid_at_once boolean not null default false,
  add column milestone text check (milestone in ('sent', 'accepted', 'refused', 'paid')),
  add column milestone_at timestamptz,
  add column seen_at timestamptz,
  add column received numeric(15, 2) not null default 0,
  add column credited numeric(15, 2) not null default 0,
  add column is_replaced boolean not null default false,
  add column is_invoiced boolean not null default false,
  add column issued_at timestamptz,
  add column series text check (char_length(series) <= 300),
  add column chain_position bigint,
  add column previous_hash text,
  add column hash text,
  add constraint documents_local_id_key unique (user_id, local_id),
  add constraint documents_chain_key unique (user_id, series, chain_position),
  add constraint an_issued_document_is_chained check (
    (issued_at is null) = (hash is null) and (issued_at is null) = (chain_position is null)
      and (issued_at is null) = (series is null)
  );
comment on column public.documents.status is 'What it has become; overdue and expired depend on the day, and are computed';
comment on column public.documents.local_id is 'The id that devices and links know it by, of its owner';
comment on column public.documents.payable is 'What an invoice asks for once its deposits are taken off';
comment on column public.documents.asks_payment is 'Whether its reader owes something: an invoice, not a receipt';
comment on column public.documents.received is 'Payments and receipts, kept by triggers';
comment on column public.documents.credited is 'What issued avoirs gave back, kept by triggers';
comment on column public.documents.series is 'Seller and prefix that its number was taken from';
comment on column public.documents.hash is 'SHA-256 of previous_hash, its id, number and content: see private.hash_document';
create unique index documents_series_number_key on public.documents (user_id, series, number)
  where issued_at is not null and number is not null;
create index documents_changed_idx on public.documents (user_id, updated_at, local_id);
alter table public.document_contents
  add column raw_texts jsonb not null default '{}' check (jsonb_typeof(raw_texts) = 'object'
    and octet_length(raw_texts::text) <= 100000),
  add column version integer not null default 1;
comment on column public.document_contents.raw_texts is 'Fields typed but not yet readable';
comment on column public.document_contents.version is 'Raised by each change: a device says which one it changed';
create function private.status_of(d public.documents) returns text language sql immutable
  set search_path = '' as $$
  select case
    when d.document_type = 'devis' then case
      when d.is_invoiced then 'invoiced'
      when d.milestone in ('accepted', 'refused') then d.milestone
      when d.issued_at is null and d.milestone is null then 'draft'
      when d.seen_at is not null then 'seen'
      when d.milestone = 'sent' then 'sent'
      else 'issued'
    end
    when d.issued_at is null then 'draft'
    when d.asks_payment and d.credited > 0 and d.credited >= coalesce(d.total_including_tax, 0) then 'cancelled'
    when d.asks_payment and d.is_replaced then 'replaced'
    when d.asks_payment and (d.is_paid_at_once or d.milestone = 'paid' or d.payable - d.credited - d.received <= 0)
      then 'paid'
    when d.asks_payment and d.received > 0 then 'part_paid'
    when d.seen_at is not null then 'seen'
    when d.milestone = 'sent' then 'sent'
    else 'issued'
  end
$$;
revoke execute on function private.status_of(public.documents) from public;
create function private.keep_issued() returns trigger language plpgsql security definer
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
      new.issue_date, new.due_date,
    new.currency, new.total_including_tax, new.payable, new.asks_payment, new.is_paid_at_once, new.issued_at,
      new.series, new.chain_position, new.previous_hash, new.hash
  ) is distinct from (
    old.id, old.user_id, old.local_id, old.document_type, old.subtype, old.number, old.client_name, old.subject,
      old.issue_date, old.due_date,
    old.currency, old.total_including_tax, old.payable, old.asks_payment, old.is_paid_at_once, old.issued_at,
      old.series, old.chain_position, old.previous_hash, old.hash
  ) then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
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
  new.status := private.status_of(new);
  return new;
end
$$;
create trigger documents_keep_issued before update or delete on public.documents
  for each row execute function private.keep_issued();
create function private.keep_issued_content() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if exists (select from public.documents where id = old.document_id and issued_at is not null) then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  if new.draft = old.draft then
    new.draft := old.draft;
  end if;
  if (new.draft, new.raw_texts) is distinct from (old.draft, old.raw_texts) then
    new.version := old.version + 1;
    update public.documents set updated_at = now() where id = old.document_id;
  end if;
  return new;
end
$$;
create trigger document_contents_keep_issued before update on public.document_contents
  for each row execute function private.keep_issued_content();
revoke execute on function private.keep_issued(), private.keep_issued_content() from public;
grant insert (local_id, subtype, payable, asks_payment, is_paid_at_once, milestone),
  update (subtype, payable, asks_payment, is_paid_at_once, milestone)
  on public.documents to authenticated;
grant insert (raw_texts), update (raw_texts) on public.document_contents to authenticated;
create table public.document_deletions (
  user_id uuid not null references auth.users (id) on delete cascade,
  local_id text not null,
  deleted_at timestamptz not null default now(),
  primary key (user_id, local_id)
);
comment on table public.document_deletions is 'Drafts that their owner deleted: a device that comes back forgets them too';
create index document_deletions_changed_idx on public.document_deletions (user_id, deleted_at);
alter table public.document_deletions enable row level security;
grant select on public.document_deletions to authenticated;
create policy "Users read what they deleted" on public.document_deletions
  for select to authenticated using (user_id = (select auth.uid()));
create function private.note_deletions() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  insert into public.document_deletions (user_id, local_id)
    select removed.user_id, removed.local_id from removed
    where exists (select from auth.users where users.id = removed.user_id)
    on conflict (user_id, local_id) do update set deleted_at = now();
  delete from public.document_deletions where (user_id, local_id) in (
    select oldest.user_id, oldest.local_id from private.account_usage as usage
    cross join lateral (
      select gone.user_id, gone.local_id from public.document_deletions as gone
      where gone.user_id = usage.user_id order by gone.deleted_at limit usage.used - 40000
    ) as oldest
    where usage.user_id in (select removed.user_id from removed) and usage.subject = 'deletions' and usage.used > 50000
  );
  return null;
end
$$;
revoke execute on function private.note_deletions() from public;
create trigger documents_note_deletions after delete on public.documents
  referencing old table as removed for each statement execute function private.note_deletions();
create function public.list_changes(p_since timestamptz default '-infinity', p_after text default '')
returns table (local_id text, changed_at timestamptz, is_deleted boolean)
language sql stable security invoker set search_path = '' as $$
  select * from (
    (select documents.local_id, documents.updated_at as changed_at, false as is_deleted from public.documents
      where documents.user_id = (select auth.uid()) and (documents.updated_at, documents.local_id) > (p_since,
        p_after)
      order by documents.updated_at, documents.local_id limit 500)
    union all
    (select gone.local_id, gone.deleted_at, true from public.document_deletions as gone
      where gone.user_id = (select auth.uid()) and (gone.deleted_at, gone.local_id) > (p_since, p_after)
        and not exists (
          select from public.documents where documents.user_id = gone.user_id and documents.local_id = gone.local_id
        )
      order by gone.deleted_at, gone.local_id limit 500)
  ) as changes order by changed_at, local_id limit 500
$$;
revoke execute on function public.list_changes(timestamptz, text) from public, anon;
grant execute on function public.list_changes(timestamptz, text) to authenticated;
create table public.document_links (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  from_id text not null check (from_id ~ '^[\w-]{1,64}$'),
  to_id text not null check (to_id ~ '^[\w-]{1,64}$'),
  relation text not null check (
    relation in ('invoice', 'deposit', 'final', 'receipt', 'credit', 'replacement', 'next-month', 'series')
  ),
  key text not null generated always as (from_id || '/' || to_id) stored,
  deleted jsonb check (jsonb_typeof(deleted) = 'object' and octet_length(deleted::text) <= 1000),
  made_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (user_id, from_id, to_id)
);
comment on table public.document_links is 'Which document was made from which';
comment on column public.document_links.key is 'What tells it from the other links of its owner';
create index document_links_to_idx on public.document_links (user_id, to_id);
alter table public.document_links enable row level security;
grant select, delete, insert (from_id, to_id, relation, deleted, made_at), update (relation, deleted)
  on public.document_links to authenticated;
create policy "Users read their own links" on public.document_links
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own links" on public.document_links
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own links" on public.document_links
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own links" on public.document_links
  for delete to authenticated using (user_id = (select auth.uid()));
create table public.payments (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id uuid not null,
  amount numeric(15, 2) not null check (amount <> 0),
  paid_on date not null,
  means text not null default 'other' check (means in ('transfer', 'card', 'cheque', 'cash', 'debit', 'other')),
  note text not null default '' check (char_length(note) <= 200),
  corrects uuid references public.payments (id),
  chain_position bigint not null,
  previous_hash text not null,
  hash text not null,
  created_at timestamptz not null default now(),
  unique (user_id, chain_position),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table public.payments is 'Payments of issued documents: insert-only, each chained to the one before it';
comment on column public.payments.corrects is 'The entry that this one takes back, with the opposite amount';
create unique index payments_corrects_key on public.payments (corrects);
create index payments_document_idx on public.payments (document_id);
create index payments_user_id_idx on public.payments (user_id, paid_on);
alter table public.payments enable row level security;
grant select on public.payments to authenticated;
create policy "Users read their own payments" on public.payments
  for select to authenticated using (user_id = (select auth.uid()));
create table public.payment_archives (
  id uuid not null unique default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  year integer not null check (year between 2000 and 2200),
  entry_count bigint not null,
  total numeric(18, 2) not null,
  last_position bigint not null,
  last_hash text not null,
  hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, year)
);
comment on table public.payment_archives is 'The payments of a year as they were when it was closed';
alter table public.payment_archives enable row level security;
grant select on public.payment_archives to authenticated;
create policy "Users read their own archives" on public.payment_archives
  for select to authenticated using (user_id = (select auth.uid()));
create table private.payment_chains (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_position bigint not null default 0,
  last_hash text not null default ''
);
alter table private.payment_chains enable row level security;
comment on table private.payment_chains is 'Where the chain of payments of each account ends; written by private.record_payment() alone';
create function private.hash_text(p_text text) returns text language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;
create function private.hash_payment(p public.payments) returns text language sql stable set search_path = '' as $$
  select private.hash_text(concat_ws(E'\n', p.previous_hash, p.chain_position, p.id, p.document_id, p.amount,
    to_char(p.paid_on, 'YYYY-MM-DD'),
    p.means, p.note, coalesce(p.corrects::text, '')))
$$;
create function private.record_payment(
  p_id uuid, p_document text, p_amount numeric, p_paid_on date, p_means text, p_note text, p_corrects uuid
) returns public.payments language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_document public.documents;
  v_wrong public.payments;
  v_chain private.payment_chains;
  v_new public.payments;
begin
  insert into private.payment_chains (user_id) values (v_user) on conflict do nothing;
  select * into v_chain from private.payment_chains where user_id = v_user for update;
  select * into v_new from public.payments where id = p_id and user_id = v_user;
  if found then
    return v_new;
  end if;
  select * into v_document from public.documents where user_id = v_user and local_id = p_document;
  if v_document.issued_at is null then
    raise exception 'Only an issued document is paid' using errcode = 'NOISS';
  end if;
  if p_corrects is not null then
    select * into v_wrong from public.payments where id = p_corrects and user_id = v_user
      and document_id = v_document.id;
    if v_wrong.id is null or v_wrong.corrects is not null then
      raise exception 'No such payment' using errcode = 'NOPAY';
    end if;
  elsif p_amount is null or p_amount <= 0 then
    raise exception 'A payment is more than nothing' using errcode = '23514';
  end if;
  v_new.id := p_id;
  v_new.user_id := v_user;
  v_new.document_id := v_document.id;
  v_new.amount := case when p_corrects is null then round(p_amount, 2) else -v_wrong.amount end;
  v_new.paid_on := p_paid_on;
  v_new.means := case when p_corrects is null then coalesce(p_means, 'other') else v_wrong.means end;
  v_new.note := coalesce(p_note, '');
  v_new.corrects := p_corrects;
  v_new.chain_position := v_chain.last_position + 1;
  v_new.previous_hash := v_chain.last_hash;
  v_new.created_at := now();
  v_new.hash := private.hash_payment(v_new);
  insert into public.payments select v_new.*;
  update private.payment_chains set last_position = v_new.chain_position, last_hash = v_new.hash
    where user_id = v_user;
  return v_new;
end
$$;
create function public.record_payment(
  p_id uuid, p_document text, p_amount numeric, p_paid_on date, p_means text default 'other',
    p_note text default '', p_corrects uuid default null
) returns public.payments language sql volatile security invoker set search_path = '' as $$
  select private.record_payment(p_id, p_document, p_amount, p_paid_on, p_means, p_note, p_corrects)
$$;
create function private.archive_payments(p_year integer) returns public.payment_archives
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_archive public.payment_archives;
begin
  if p_year >= extract(year from now() at time zone 'Europe/Paris') then
    raise exception 'The year is not over' using errcode = 'NOTYE';
  end if;
  insert into private.payment_chains (user_id) values (v_user) on conflict do nothing;
  perform from private.payment_chains where user_id = v_user for update;
  select * into v_archive from public.payment_archives where user_id = v_user and year = p_year;
  if found then
    return v_archive;
  end if;
  select v_user, p_year, count(*), coalesce(sum(amount), 0), coalesce(max(chain_position), 0),
      coalesce((array_agg(hash order by chain_position desc))[1], '')
    into v_archive.user_id, v_archive.year, v_archive.entry_count, v_archive.total, v_archive.last_position,
      v_archive.last_hash
    from public.payments where user_id = v_user and extract(year
      from created_at at time zone 'Europe/Paris') = p_year;
  v_archive.id := gen_random_uuid();
  v_archive.created_at := now();
  v_archive.hash := private.hash_text(
    concat_ws(E'\n', v_archive.year, v_archive.entry_count, v_archive.total, v_archive.last_position,
      v_archive.last_hash)
  );
  insert into public.payment_archives select v_archive.*;
  return v_archive;
end
$$;
create function public.archive_payments(p_year integer) returns public.payment_archives
language sql volatile security invoker set search_path = '' as $$
  select private.archive_payments(p_year)
$$;
create function private.keep_payments() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and private.is_purging(old.user_id) then
    return old;
  end if;
  raise exception 'A payment stays as it was recorded' using errcode = 'FROZE';
end
$$;
create trigger payments_keep before update or delete on public.payments
  for each row execute function private.keep_payments();
create trigger payment_archives_keep before update or delete on public.payment_archives
  for each row execute function private.keep_payments();
revoke execute on function private.hash_text(text), private.hash_payment(public.payments), private.keep_payments(),
  private.record_payment(uuid, text, numeric, date, text, text, uuid), private.archive_payments(integer)
    from public, anon;
grant execute on function private.record_payment(uuid, text, numeric, date, text, text, uuid),
  private.archive_payments(integer) to authenticated;
revoke execute on function public.record_payment(uuid, text, numeric, date, text, text, uuid),
  public.archive_payments(integer) from public, anon;
grant execute on function public.record_payment(uuid, text, numeric, date, text, text, uuid),
  public.archive_payments(integer) to authenticated;
create function private.received_for(p_invoice public.documents) returns numeric language sql stable
  set search_path = '' as $$
  select greatest(private.told_received(p_invoice), least(coalesce(sum(amount), 0), p_invoice.payable))
  from private.list_paid_parts(p_invoice)
$$;
create function private.stands(p_user uuid, p_local text, p_depth integer default 0) returns boolean
language sql stable set search_path = '' as $$
  with recursive chain as (
    select local_id, status, issued_at from public.documents where user_id = p_user and local_id = p_local
    union
    select copies.local_id, copies.status, copies.issued_at from chain
    join public.document_links as links on links.user_id = p_user and links.from_id = chain.local_id
      and links.relation = 'replacement'
    join public.documents as copies on copies.user_id = p_user and copies.local_id = links.to_id
    where chain.status in ('cancelled', 'replaced')
  )
  select exists (select from chain where status not in ('cancelled', 'replaced') and issued_at is not null)
$$;
create function private.follow_document(p_user uuid, p_local text, p_depth integer default 0) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_level text[] := array[p_local];
  v_followed integer := 0;
  v_local text;
begin
  for v_depth in p_depth..20 loop
    v_level := array(
      select local_id from public.documents where user_id = p_user and local_id = any(v_level) order by local_id
    );
    exit when cardinality(v_level) = 0;
    v_followed := v_followed + cardinality(v_level);
    if v_followed > 500 then
      raise exception 'Too many documents are made from one another' using errcode = '54000';
    end if;
    foreach v_local in array v_level loop
      perform private.follow_one(p_user, v_local);
    end loop;
    v_level := array(
      select distinct from_id from public.document_links
      where user_id = p_user and to_id = any(v_level) and relation in ('receipt', 'credit', 'replacement', 'deposit',
        'invoice', 'final')
    );
  end loop;
  perform private.charge_writing(p_user, v_followed * private.row_bytes());
end
$$;
create function private.follow_links() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_link record;
begin
  -- Both ends have changed for whoever shows them.
  for v_link in select distinct user_id, from_id, to_id from touched order by user_id, from_id, to_id loop
    update public.documents set updated_at = now() where user_id = v_link.user_id
      and local_id in (v_link.from_id, v_link.to_id);
    perform private.follow_document(v_link.user_id, v_link.from_id);
  end loop;
  return null;
end
$$;
create trigger document_links_follow_insert after insert on public.document_links
  referencing new table as touched for each statement execute function private.follow_links();
create trigger document_links_follow_update after update on public.document_links
  referencing new table as touched for each statement execute function private.follow_links();
create trigger document_links_follow_delete after delete on public.document_links
  referencing old table as touched for each statement execute function private.follow_links();
create function private.follow_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.follow_document(new.user_id, (select local_id from public.documents where id = new.document_id));
  return null;
end
$$;
create trigger payments_follow after insert on public.payments for each row execute function private.follow_payment();
revoke execute on function private.received_for(public.documents), private.stands(uuid, text, integer),
  private.follow_document(uuid, text, integer),
  private.follow_links(), private.follow_payment() from public, anon;
create function private.read_date(p_text text) returns date language plpgsql immutable set search_path = '' as $$
begin
  return p_text::date;
exception when others then
  return null; -- being typed
end
$$;
revoke execute on function private.read_date(text) from public;
grant execute on function private.read_date(text) to authenticated;
create function public.save_document(p_id text, p_draft jsonb, p_raw_texts jsonb, p_figures jsonb,
  p_base integer default 0)
returns table (version integer, updated_at timestamptz)
language plpgsql volatile security invoker set search_path = '' as $$
#variable_conflict use_column
declare
  v_document public.documents;
  v_content public.document_contents;
  v_due date := private.read_date(coalesce(p_draft ->> 'dueDate', p_draft ->> 'validUntil'));
begin
  insert into public.documents (local_id, document_type) values (p_id, p_draft ->> 'kind') on conflict (user_id,
    local_id) do nothing;
  select * into v_document from public.documents where user_id = (select auth.uid()) and local_id = p_id for update;
  select * into v_content from public.document_contents where document_id = v_document.id;
  if v_content.document_id is not null and (v_content.draft, v_content.raw_texts) = (p_draft, p_raw_texts) then
    return query select v_content.version, v_document.updated_at;
    return;
  end if;
  if v_document.issued_at is not null then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  if v_content.document_id is not null and v_content.version <> p_base then
    raise exception 'Another device changed it' using errcode = 'STALE';
  end if;
  update public.documents set
    document_type = p_draft ->> 'kind', subtype = left(coalesce(p_draft ->> 'subtype', 'standard'), 40),
    number = nullif(left(p_draft ->> 'number', 60), ''), client_name = nullif(left(p_draft #>> '{buyer,name}',
      200), ''),
    subject = nullif(left(p_draft ->> 'subject', 150), ''),
      issue_date = private.read_date(p_draft ->> 'issueDate'), due_date = v_due,
    currency = case when p_draft ->> 'currency' ~ '^[A-Z]{3}$' then p_draft ->> 'currency' else 'EUR' end,
    total_including_tax = (p_figures ->> 'total')::numeric, payable = coalesce((p_figures ->> 'payable')::numeric, 0),
    asks_payment = coalesce((p_figures ->> 'asksPayment')::boolean, false),
    is_paid_at_once = coalesce((p_figures ->> 'isPaidAtOnce')::boolean, false)
  where id = v_document.id;
  insert into public.document_contents (document_id, draft, raw_texts) values (v_document.id, p_draft, p_raw_texts)
    on conflict (document_id) do update set draft = excluded.draft, raw_texts = excluded.raw_texts;
  return query select contents.version, documents.updated_at from public.documents
    join public.document_contents as contents on contents.document_id = documents.id
      where documents.id = v_document.id;
end
$$;
revoke execute on function public.save_document(text, jsonb, jsonb, jsonb, integer) from public, anon;
grant execute on function public.save_document(text, jsonb, jsonb, jsonb, integer) to authenticated;
create table private.number_series (
  user_id uuid not null references auth.users (id) on delete cascade,
  series text not null,
  pattern text not null,
  period text not null default '',
  last_number bigint not null default 0,
  last_date date,
  last_position bigint not null default 0,
  last_hash text not null default '',
  primary key (user_id, series)
);
alter table private.number_series enable row level security;
comment on table private.number_series is 'Where each series of numbers and its chain end; written by private.issue_document() alone';
create function private.series_of(p_draft jsonb, p_prefix text) returns text language sql immutable
  set search_path = '' as $$
  select left(coalesce(
    nullif(p_draft #>> '{seller,siren}', ''), nullif(left(p_draft #>> '{seller,siret}', 9), ''),
    lower(regexp_replace(trim(p_draft #>> '{seller,name}'), '\s+', ' ', 'g')), ''
  ), 200) || ' · ' || p_prefix
$$;
create function private.period_of(p_pattern text, p_date date) returns text language sql immutable
  set search_path = '' as $$
  select case when p_pattern ~ '\{A{2,4}\}' then to_char(p_date, 'YYYY') else '' end
$$;
create function private.write_number(p_pattern text, p_date date, p_number bigint) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_token text := substring(p_pattern from '\{N{1,9}\}');
  v_digits text := p_number::text;
begin
  return replace(replace(replace(replace(p_pattern,
    v_token, lpad(v_digits, greatest(length(v_token) - 2, length(v_digits)), '0')),
    '{AAAA}', to_char(p_date, 'YYYY')), '{AA}', to_char(p_date, 'YY')), '{MM}', to_char(p_date, 'MM'));
end
$$;
create function private.read_number(p_number text, p_date date, out pattern text, out sequence bigint)
language plpgsql immutable set search_path = '' as $$
declare
  v_parts text[] := regexp_match(p_number, '^(.*?)(\d{1,9})(\D*)$');
begin
  if v_parts is null then
    return;
  end if;
  sequence := v_parts[2]::bigint;
  pattern := replace(v_parts[1], to_char(p_date, 'YYYY'), '{AAAA}') || '{' || repeat('N',
    length(v_parts[2])) || '}' || v_parts[3];
end
$$;
create function private.hash_document(d public.documents, p_draft jsonb) returns text language sql stable
  set search_path = '' as $$
  select private.hash_text(concat_ws(E'\n', d.previous_hash, d.series, d.chain_position, d.local_id,
    coalesce(d.number, ''), p_draft::text))
$$;
create function private.issue_document(
  p_id text, p_prefix text, p_pattern text, p_version integer, p_number text, p_issued_at timestamptz
) returns public.documents language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_document public.documents;
  v_content public.document_contents;
  v_series private.number_series;
  v_read record;
  v_pattern text := coalesce(nullif(p_pattern, ''), p_prefix || '-{AAAA}-{NNNN}');
  v_key text;
  v_is_given boolean := p_number is not null;
begin
  if p_prefix !~ '^[A-Z]{1,10}$' or char_length(v_pattern) > 50 or (select count(*)
    from regexp_matches(v_pattern, '\{N{1,9}\}', 'g')) <> 1 then
    raise exception 'A pattern has one sequence' using errcode = '23514';
  end if;
  select contents.* into v_content from public.documents
    join public.document_contents as contents on contents.document_id = documents.id
    where documents.user_id = v_user and documents.local_id = p_id;
  if v_content.document_id is null then
    raise exception 'No such document' using errcode = 'NODOC';
  end if;
  -- Before a series is begun: it would stay, for each prefix that is asked.
  select * into v_document from public.documents where id = v_content.document_id;
  if v_document.issued_at is not null then
    return v_document;
  end if;
  v_key := private.series_of(v_content.draft, p_prefix);
  insert into private.number_series (user_id, series, pattern) values (v_user, v_key, v_pattern)
    on conflict do nothing;
  select * into v_series from private.number_series where user_id = v_user and series = v_key for update;
  select * into v_document from public.documents where user_id = v_user and local_id = p_id for update;
  if v_document.issued_at is not null then
    return v_document;
  end if;
  -- What was saved in the meantime is not what whoever issues has seen.
  select * into v_content from public.document_contents where document_id = v_document.id for update;
  if v_content.version <> p_version or private.series_of(v_content.draft, p_prefix) <> v_key then
    raise exception 'Another device changed it' using errcode = 'STALE';
  end if;
  if v_content.raw_texts <> '{}' or v_document.issue_date is null then
    raise exception 'The document cannot be read whole' using errcode = 'UNRED';
  end if;
  if v_document.document_type is distinct from v_content.draft ->> 'kind'
    or v_document.issue_date is distinct from private.read_date(v_content.draft ->> 'issueDate')
    or (v_is_given and p_number is distinct from coalesce(v_content.draft ->> 'number', '')) then
    raise exception 'The document is not what its draft says' using errcode = 'UNRED';
  end if;

  if v_is_given then
    v_document.number := nullif(p_number, '');
    select * into v_read from private.read_number(p_number, v_document.issue_date);
    if v_read.pattern is not null and (v_series.last_date is null or v_document.issue_date >= v_series.last_date) then
      v_series.last_number := case
        when v_series.pattern = v_read.pattern and v_series.period = private.period_of(v_read.pattern,
          v_document.issue_date)
          then greatest(v_series.last_number, v_read.sequence)
        else v_read.sequence
      end;
      v_series.pattern := v_read.pattern;
      v_series.period := private.period_of(v_read.pattern, v_document.issue_date);
    end if;
  else
    -- The writing of the author goes on, unless another is asked for.
    v_pattern := coalesce(nullif(p_pattern, ''), v_series.pattern);
    if v_document.issue_date < v_series.last_date then
      raise exception 'The last document is of a later day' using errcode = 'DATES',
        detail = v_series.last_date::text;
    end if;
    if v_pattern <> v_series.pattern or private.period_of(v_pattern, v_document.issue_date) <> v_series.period then
      v_series.last_number := case
        when private.period_of(v_pattern, v_document.issue_date) <> v_series.period
          and v_pattern ~ '\{A{2,4}\}' then 0
        else v_series.last_number
      end;
      v_series.pattern := v_pattern;
      v_series.period := private.period_of(v_pattern, v_document.issue_date);
    end if;
    loop
      v_series.last_number := v_series.last_number + 1;
      v_document.number := private.write_number(v_pattern, v_document.issue_date, v_series.last_number);
      exit when not exists (
        select from public.documents where user_id = v_user and series = v_key and number = v_document.number
          and issued_at is not null
      );
    end loop;
    v_content.draft := jsonb_set(v_content.draft, '{number}', to_jsonb(v_document.number));
    update public.document_contents set draft = v_content.draft where document_id = v_document.id;
  end if;

  v_document.issued_at := coalesce(case when v_is_given then least(p_issued_at, now()) end, now());
  v_document.series := v_key;
  v_document.chain_position := v_series.last_position + 1;
  v_document.previous_hash := v_series.last_hash;
  v_document.hash := private.hash_document(v_document, v_content.draft);
  update public.documents set number = v_document.number, issued_at = v_document.issued_at, series = v_key,
    chain_position = v_document.chain_position, previous_hash = v_document.previous_hash, hash = v_document.hash
    where id = v_document.id returning * into v_document;
  update private.number_series set pattern = v_series.pattern, period = v_series.period,
    last_number = v_series.last_number,
    last_date = greatest(v_series.last_date, v_document.issue_date), last_position = v_document.chain_position,
      last_hash = v_document.hash
    where user_id = v_user and series = v_key;
  perform private.follow_document(v_user, p_id);
  return v_document;
end
$$;
create function public.issue_document(
  p_id text, p_prefix text, p_version integer, p_pattern text default '', p_number text default null,
    p_issued_at timestamptz default null
) returns table (number text, issued_at timestamptz, hash text, version integer)
language sql volatile security invoker set search_path = '' as $$
  select issued.number, issued.issued_at, issued.hash, contents.version
  from private.issue_document(p_id, p_prefix, p_pattern, coalesce(p_version, 0), p_number, p_issued_at) as issued
  join public.document_contents as contents on contents.document_id = issued.id
$$;
create function private.verify_integrity() returns table (kind text, reference text, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_series private.number_series;
  v_chain private.payment_chains;
  v_document public.documents;
  v_payment public.payments;
  v_draft jsonb;
  v_position bigint;
  v_hash text;
begin
  for v_series in select * from private.number_series where user_id = v_user order by series loop
    v_position := 0;
    v_hash := '';
    for v_document in
      select * from public.documents where user_id = v_user and series = v_series.series
        and chain_position is not null order by chain_position
    loop
      v_position := v_position + 1;
      select draft into v_draft from public.document_contents where document_id = v_document.id;
      if v_document.chain_position <> v_position or v_document.previous_hash <> v_hash then
        return query select 'document', coalesce(v_document.number, v_document.local_id), 'missing';
        return;
      end if;
      if v_draft is null or v_document.hash <> private.hash_document(v_document, v_draft) then
        return query select 'document', coalesce(v_document.number, v_document.local_id), 'changed';
        return;
      end if;
      v_hash := v_document.hash;
    end loop;
    if v_position <> v_series.last_position or v_hash <> v_series.last_hash then
      return query select 'document', v_series.series, 'missing';
      return;
    end if;
  end loop;
  select * into v_chain from private.payment_chains where user_id = v_user;
  v_position := 0;
  v_hash := '';
  for v_payment in select * from public.payments where user_id = v_user order by chain_position loop
    v_position := v_position + 1;
    if v_payment.chain_position <> v_position or v_payment.previous_hash <> v_hash then
      return query select 'payment', v_payment.paid_on::text, 'missing';
      return;
    end if;
    if v_payment.hash <> private.hash_payment(v_payment) then
      return query select 'payment', v_payment.paid_on::text, 'changed';
      return;
    end if;
    v_hash := v_payment.hash;
  end loop;
  if v_position <> coalesce(v_chain.last_position, 0) or v_hash <> coalesce(v_chain.last_hash, '') then
    return query select 'payment', '', 'missing';
  end if;
end
$$;
create function public.verify_integrity()
returns table (documents bigint, payments bigint, kind text, reference text, reason text)
language sql stable security invoker set search_path = '' as $$
  select
    (select count(*) from public.documents as issued where issued.user_id = (select auth.uid())
      and issued.issued_at is not null),
    (select count(*) from public.payments as paid where paid.user_id = (select auth.uid())),
    broken.kind, broken.reference, broken.reason
  from (select 1) as always left join private.verify_integrity() as broken on true
$$;
revoke execute on function private.series_of(jsonb, text), private.period_of(text, date),
  private.write_number(text, date, bigint),
  private.read_number(text, date), private.hash_document(public.documents, jsonb),
  private.issue_document(text, text, text, integer, text, timestamptz), private.verify_integrity() from public, anon;
grant execute on function private.issue_document(text, text, text, integer, text, timestamptz),
  private.verify_integrity() to authenticated;
revoke execute on function public.issue_document(text, text, integer, text, text, timestamptz),
  public.verify_integrity() from public, anon;
grant execute on function public.issue_document(text, text, integer, text, text, timestamptz),
  public.verify_integrity() to authenticated;
create table public.document_files (
  document_id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  sha256 text not null,
  bytes bytea not null,
  size integer not null generated always as (octet_length(bytes)) stored,
  created_at timestamptz not null default now(),
  constraint document_files_sha256_check check (sha256 = encode(sha256(bytes), 'hex')),
  constraint document_files_size_check check (size between 1 and 5000000),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table public.document_files is 'The PDF of an issued document; its owner only, administrators included';
comment on column public.document_files.sha256 is 'SHA-256 of the bytes, in lower-case hexadecimal';
create index document_files_user_id_idx on public.document_files (user_id);
alter table public.document_files enable row level security;
grant select, insert (document_id, name, sha256, bytes) on public.document_files to authenticated;
create policy "Users read the files of their own documents" on public.document_files
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add the files of their own documents" on public.document_files
  for insert to authenticated with check (user_id = (select auth.uid()));
create function private.keep_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.documents where id = new.document_id and issued_at is not null) then
    raise exception 'Only an issued document has its file' using errcode = 'NOISS';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_files() from public;
create trigger document_files_keep before insert on public.document_files
  for each row execute function private.keep_files();
create or replace view private.counted_usage with (security_invoker = true) as
  select user_id, 'documents' as subject, count(*) as used from public.documents group by user_id
  union all select user_id, 'clients', count(*) from public.clients group by user_id
  union all select user_id, 'products', count(*) from public.products group by user_id
  union all select user_id, 'companies', count(*) from public.companies group by user_id
  union all select user_id, 'files', count(*) from public.draft_files group by user_id
  union all select user_id, 'payments', count(*) from public.payments group by user_id
  union all select user_id, 'file_bytes', sum(size)::bigint from public.document_files group by user_id
  union all select user_id, 'bytes', sum(size)::bigint from (
    select user_id, size from public.documents
    union all select user_id, size from public.draft_files
    union all select user_id, size from public.companies
    union all select user_id, size from public.clients
  ) as sizes group by user_id;
create function private.weigh_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_usage(user_id, 'file_bytes', bytes)
      from (select user_id, sum(size)::bigint as bytes from added group by user_id order by user_id) as weighed
        where bytes > 0;
  else
    perform private.add_usage(user_id, 'file_bytes', -bytes)
      from (select user_id, sum(size)::bigint as bytes from removed group by user_id order by user_id) as weighed;
  end if;
  return null;
end
$$;
revoke execute on function private.weigh_files() from public;
create trigger document_files_weigh_insert after insert on public.document_files
  referencing new table as added for each statement execute function private.weigh_files();
create trigger document_files_weigh_delete after delete on public.document_files
  referencing old table as removed for each statement execute function private.weigh_files();
create trigger payments_count_insert after insert on public.payments
  referencing new table as added for each statement execute function private.count_rows('payments');
create trigger payments_count_delete after delete on public.payments
  referencing old table as removed for each statement execute function private.count_rows('payments');
create table private.document_words (
  document_id uuid primary key references public.documents (id) on delete cascade,
  words tsvector not null
);
alter table private.document_words enable row level security;
comment on table private.document_words is 'Number, client, subject and amount, each word behind a mark of its owner; written by private.write_words() alone';
create index document_words_idx on private.document_words using gin (words);
create index documents_by_date_idx on public.documents (user_id, issue_date desc nulls first, id);
create index documents_by_number_idx on public.documents (user_id, number, id);
create index documents_by_client_idx on public.documents (user_id, client_name, id);
create index documents_by_amount_idx on public.documents (user_id, total_including_tax, id);
create index documents_by_type_idx on public.documents (user_id, document_type, issue_date desc nulls first, id);
create index documents_by_status_idx on public.documents (user_id, status, issue_date desc nulls first, id);
create function private.fold_words(p_text text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct left(word, 60)) filter (where word <> ''), '{}')
  from regexp_split_to_table(
    translate(lower(p_text), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ’''', 'aaaaaaceeeeiiiinooooouuuuyy  '), '[\s ]+'
  ) as word
$$;
create function private.mark_of(p_user uuid) returns text language sql immutable set search_path = '' as $$
  select left(md5(p_user::text), 10) || ':'
$$;
create function private.words_of(d public.documents) returns tsvector language sql immutable
  set search_path = '' as $$
  select array_to_tsvector(array(
    select private.mark_of(d.user_id) || word
    from unnest(private.fold_words(concat_ws(' ', d.number, d.client_name, d.subject,
      replace(d.total_including_tax::text, '.', ','), d.total_including_tax::text))) as word
  ))
$$;
create function private.write_words() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.document_words (document_id, words) values (new.id, private.words_of(new))
    on conflict (document_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger documents_write_words after insert or update of number, client_name, subject,
  total_including_tax on public.documents
  for each row execute function private.write_words();
insert into private.document_words (document_id, words) select id, private.words_of(documents)
  from public.documents as documents;
create function private.list_documents(p_search text) returns setof public.documents
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_query tsquery;
begin
  select string_agg(quote_literal(private.mark_of(v_user) || replace(word, '\', ' ')) || ':*', ' & ')::tsquery
    into v_query from unnest((private.fold_words(left(p_search, 200)))[1:10]) as word;
  if v_query is null then
    return query select * from public.documents where user_id = v_user order by issue_date desc nulls first, id
      limit 1000;
  else
    return query
      with matches as materialized (
        select document_id from private.document_words where document_words.words @@ v_query limit 1000
      )
      select found.* from matches
      cross join lateral (select * from public.documents where id = matches.document_id offset 0) as found
      where found.user_id = v_user;
  end if;
end
$$;
create function public.list_documents(p_search text default '') returns setof public.documents
language sql stable security invoker set search_path = '' as $$
  select * from private.list_documents(p_search)
$$;
revoke execute on function private.fold_words(text), private.mark_of(uuid), private.words_of(public.documents),
  private.write_words(),
  private.list_documents(text) from public, anon;
grant execute on function private.list_documents(text) to authenticated;
revoke execute on function public.list_documents(text) from public, anon;
grant execute on function public.list_documents(text) to authenticated;
alter table public.companies add column search_text text not null generated always as (
  replace(replace(translate(
    lower(name || ' ' || coalesce(siret, '') || ' ' || coalesce(city, '')),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae')
) stored;
alter table public.clients add column search_text text not null generated always as (
  replace(replace(translate(
    lower(name || ' ' || coalesce(email, '')
      || ' ' || coalesce(billing_city, '') || ' ' || coalesce(buyer ->> 'siren', '') || ' ' || coalesce(buyer ->> 'customerCode', '')),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae')
) stored;
alter table public.products add column search_text text not null generated always as (
  replace(replace(translate(
    lower(description || ' ' || coalesce(reference, '')),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae')
) stored;
comment on column public.companies.search_text is 'What a search looks in, in plain letters';
comment on column public.clients.search_text is 'What a search looks in, in plain letters';
comment on column public.products.search_text is 'What a search looks in, in plain letters';
create function private.search_patterns(p_query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), array['%'])
  from (
    select word from regexp_split_to_table(
      replace(replace(translate(
        lower(left(p_query, 100)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae'),
      '\s+'
    ) as word where word <> '' limit 8
  ) as words
$$;
revoke execute on function private.search_patterns(text) from public, anon;
create function private.search_companies(p_query text) returns setof public.companies
language sql stable security definer set search_path = '' rows 25 as $$
  select * from public.companies
  where user_id = (select auth.uid()) and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
create function private.search_clients(p_query text) returns setof public.clients
language sql stable security definer set search_path = '' rows 1000 as $$
  select * from public.clients
  where user_id = (select auth.uid()) and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
create function private.search_products(p_query text) returns setof public.products
language sql stable security definer set search_path = '' rows 1000 as $$
  select * from public.products
  where user_id = (select auth.uid()) and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
revoke execute on function
  private.search_companies(text), private.search_clients(text), private.search_products(text)
  from public, anon;
grant execute on function
  private.search_companies(text), private.search_clients(text), private.search_products(text)
  to authenticated;
create function public.search_companies(p_query text) returns setof public.companies
language sql stable security invoker set search_path = '' rows 25 as $$
  select * from private.search_companies(p_query)
$$;
create function public.search_clients(p_query text) returns setof public.clients
language sql stable security invoker set search_path = '' rows 1000 as $$
  select * from private.search_clients(p_query)
$$;
create function public.search_products(p_query text) returns setof public.products
language sql stable security invoker set search_path = '' rows 1000 as $$
  select * from private.search_products(p_query)
$$;
revoke execute on function
  public.search_companies(text), public.search_clients(text), public.search_products(text)
  from public, anon;
grant execute on function
  public.search_companies(text), public.search_clients(text), public.search_products(text)
  to authenticated;
comment on column public.clients.buyer is
  'Its identity as the public JSON writes a buyer; beside it, contacts and deliveryAddress';
create function public.merge_clients(p_kept uuid, p_merged uuid[]) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_kept public.clients;
  v_other public.clients;
  v_merged integer := 0;
begin
  if p_merged is null or cardinality(p_merged) not between 1 and 100 or p_kept = any (p_merged) then
    raise exception 'Give one client to keep and one to a hundred others' using errcode = '22023';
  end if;
  select * into v_kept from public.clients where id = p_kept for update;
  if not found then raise exception 'No such client' using errcode = 'P0002'; end if;
  for v_other in select * from public.clients where id = any (p_merged) order by created_at, id for update loop
    v_kept.buyer := v_other.buyer || v_kept.buyer || jsonb_build_object(
      'contacts', coalesce(v_kept.buyer -> 'contacts', '[]') || coalesce(v_other.buyer -> 'contacts', '[]'));
    v_kept.email := coalesce(v_kept.email, v_other.email);
    v_kept.billing_city := coalesce(v_kept.billing_city, v_other.billing_city);
    v_merged := v_merged + 1;
  end loop;
  if v_merged <> (select count(distinct id) from unnest(p_merged) as id) then
    raise exception 'No such client' using errcode = 'P0002';
  end if;
  update public.documents set client_id = p_kept where client_id = any (p_merged);
  delete from public.clients where id = any (p_merged);
  update public.clients
    set buyer = v_kept.buyer, email = v_kept.email, billing_city = v_kept.billing_city
    where id = p_kept;
  return v_merged;
end
$$;
revoke execute on function public.merge_clients(uuid, uuid[]) from public, anon;
grant execute on function public.merge_clients(uuid, uuid[]) to authenticated;
create function public.import_clients(p_rows jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_added integer;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 5000 then
    raise exception 'Give at most 5000 rows' using errcode = '22023';
  end if;
  insert into public.clients (name, email, billing_city, buyer)
    select name, email, billing_city, coalesce(buyer, '{}')
    from jsonb_to_recordset(p_rows) as given (name text, email text, billing_city text, buyer jsonb);
  get diagnostics v_added = row_count;
  return v_added;
end
$$;
create function public.import_products(p_rows jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_added integer;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 5000 then
    raise exception 'Give at most 5000 rows' using errcode = '22023';
  end if;
  insert into public.products (description, reference, unit, unit_price_excluding_tax, vat_rate)
    select description, reference, coalesce(unit, 'C62'), unit_price_excluding_tax, vat_rate
    from jsonb_to_recordset(p_rows)
      as given (description text, reference text, unit text, unit_price_excluding_tax numeric, vat_rate numeric);
  get diagnostics v_added = row_count;
  return v_added;
end
$$;
revoke execute on function public.import_clients(jsonb), public.import_products(jsonb) from public, anon;
grant execute on function public.import_clients(jsonb), public.import_products(jsonb) to authenticated;
create function private.tie_client() returns trigger language plpgsql security invoker set search_path = '' as $$
begin
  if new.client_id is null and new.client_name <> '' then
    select id into new.client_id from public.clients
      where user_id = new.user_id and name = new.client_name order by created_at, id limit 1;
  end if;
  return new;
end
$$;
create trigger documents_tie_client before insert or update of client_name on public.documents
  for each row execute function private.tie_client();
create index documents_untied_idx on public.documents (user_id, client_name) where client_id is null;
create function private.tie_documents() returns trigger language plpgsql security invoker set search_path = '' as $$
begin
  update public.documents set client_id = new.id
    where user_id = new.user_id and client_name = new.name and client_id is null;
  return null;
end
$$;
create trigger clients_tie_documents after insert or update of name on public.clients
  for each row execute function private.tie_documents();
revoke execute on function private.tie_client(), private.tie_documents() from public, anon;
create function public.get_client_balances(p_ids uuid[])
returns table (client_id uuid, currency text, due numeric, invoiced numeric, documents bigint)
language sql stable security invoker set search_path = '' as $$
  select d.client_id, d.currency,
    coalesce(sum(greatest(d.payable - d.credited - d.received, 0)) filter (
      where d.issued_at is not null and d.status not in ('paid', 'cancelled', 'replaced')
    ), 0),
    coalesce(sum(case when d.document_type = 'avoir' then -d.total_including_tax else d.payable end) filter (
      where d.issued_at is not null and d.status <> 'replaced'
        and d.document_type in ('facture-tva', 'facture-auto-entrepreneur', 'avoir')
    ), 0),
    count(*)
  from public.documents as d
  where d.user_id = (select auth.uid()) and d.client_id = any (p_ids[1:100])
  group by d.client_id, d.currency
$$;
revoke execute on function public.get_client_balances(uuid[]) from public, anon;
grant execute on function public.get_client_balances(uuid[]) to authenticated;
create table public.document_figures (
  document_id uuid primary key,
  user_id uuid not null default auth.uid(),
  seller_key text not null check (char_length(seller_key) <= 300),
  seller_name text not null check (char_length(seller_name) <= 200),
  activity text not null check (activity in ('goods', 'services', 'liberal', 'rent')),
  rates jsonb not null check (jsonb_typeof(rates) = 'array' and octet_length(rates::text) <= 5000),
  turnover numeric(15, 2),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table public.document_figures is 'Turnover and VAT by rate of an issued document, signed';
comment on column public.document_figures.rates is '[{rate, base, vat}]: percent, and amounts of the currency';
comment on column public.document_figures.turnover is 'Of a seller in franchise: what counts for its thresholds';
create index document_figures_user_id_idx on public.document_figures (user_id);
alter table public.document_figures enable row level security;
grant select, insert (document_id, seller_key, seller_name, activity, rates, turnover) on public.document_figures
  to authenticated;
create policy "Users read their own figures" on public.document_figures
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own figures" on public.document_figures
  for insert to authenticated with check (user_id = (select auth.uid()));
create function public.list_unfigured(p_limit integer default 50)
returns table (document_id uuid, draft jsonb) language sql stable security invoker set search_path = '' as $$
  select * from private.list_unfigured(p_limit)
$$;
revoke execute on function public.list_unfigured(integer) from public, anon;
grant execute on function public.list_unfigured(integer) to authenticated;
create function private.list_cashed(p_user uuid, p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable set search_path = '' as $$
  select payments.paid_on, d.id, d.number, d.document_type, d.client_name, d.subject, payments.means, payments.amount
  from public.payments as payments join public.documents as d on d.id = payments.document_id
  where payments.user_id = p_user and payments.paid_on between p_from and p_to and d.currency = 'EUR'
  union all
  select d.issue_date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other', d.total_including_tax
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.document_type in ('recu', 'quittance-loyer')
    and d.issue_date between p_from and p_to and d.currency = 'EUR' and d.total_including_tax <> 0
    and not exists (
      select from public.document_links as links
      join public.documents as invoices on invoices.user_id = p_user and invoices.local_id = links.from_id
      where links.user_id = p_user and links.to_id = d.local_id and links.relation = 'receipt'
        and (select sum(payments.amount) from public.payments as payments where payments.document_id = invoices.id)
          >= greatest(invoices.payable - invoices.credited, 0.01)
    )
  union all
  select d.issue_date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other',
    d.payable - d.credited - d.received
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.is_paid_at_once and d.asks_payment
    and d.issue_date between p_from and p_to and d.currency = 'EUR' and not d.is_replaced
    and d.payable - d.credited - d.received > 0
  union all
  select (d.milestone_at at time zone 'Europe/Paris')::date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other',
    d.payable - d.credited - d.received
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.milestone = 'paid' and not d.is_paid_at_once
    and d.asks_payment and (d.milestone_at at time zone 'Europe/Paris')::date between p_from and p_to and d.currency = 'EUR'
    and not d.is_replaced and d.payable - d.credited - d.received > 0
$$;
create function private.get_dashboard(p_today date, p_from date, p_to date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with open as (
    select payable - credited - received as due, due_date from public.documents
    where user_id = (select private.get_user()) and currency = 'EUR' and issued_at is not null and asks_payment
      and not is_paid_at_once and status not in ('paid', 'cancelled', 'replaced') and payable - credited - received > 0
  ), waiting as (
    select total_including_tax from public.documents
    where user_id = (select private.get_user()) and currency = 'EUR' and document_type = 'devis'
      and status in ('issued', 'sent', 'seen') and (due_date is null or due_date >= p_today)
  ), cashed as materialized (
    select cashed.amount, coalesce(figures.activity, 'services') as activity
    from private.list_cashed((select private.get_user()), p_from, p_to) as cashed
    left join public.document_figures as figures on figures.document_id = cashed.document_id
      and figures.user_id = (select private.get_user())
  ), booked as materialized (
    select d.issue_date, figures.* from public.documents as d
    join public.document_figures as figures on figures.document_id = d.id and figures.user_id = d.user_id
    where d.user_id = (select private.get_user()) and d.currency = 'EUR' and d.issued_at is not null
      and d.status <> 'replaced' and (d.issue_date between p_from and p_to
        or d.issue_date between date_trunc('year', p_today)::date and p_today)
  ), rated as materialized (
    select to_char(issue_date, 'YYYY-MM') as month, row ->> 'rate' as rate,
      (row ->> 'base')::numeric as base, (row ->> 'vat')::numeric as vat
    from booked, jsonb_array_elements(rates) as row where issue_date between p_from and p_to
  )
  select jsonb_build_object(
    'cashed', (select coalesce(sum(amount), 0) from cashed),
    'due', (select jsonb_build_object('amount', coalesce(sum(due), 0), 'count', count(*)) from open),
    'late', (select jsonb_build_object('amount', coalesce(sum(due), 0), 'count', count(*)) from open
      where due_date < p_today),
    'waiting', (select jsonb_build_object('amount', coalesce(sum(total_including_tax), 0), 'count', count(*))
      from waiting),
    'drafts', (select count(*) from public.documents
      where user_id = (select private.get_user()) and status = 'draft'),
    'accepted', (select count(*) from public.documents
      where user_id = (select private.get_user()) and status = 'accepted'),
    'months', (select coalesce(jsonb_agg(jsonb_build_object('month', month, 'amount', amount) order by month), '[]')
      from (select month, sum(base) as amount from rated group by month) as months),
    'rates', (select coalesce(jsonb_agg(jsonb_build_object('rate', rate, 'base', base, 'vat', vat)
        order by rate::numeric), '[]')
      from (select rate, sum(base) as base, sum(vat) as vat from rated group by rate) as rates),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('activity', activity, 'amount', amount)
        order by activity), '[]')
      from (select activity, sum(amount) as amount from cashed group by activity) as activities),
    'turnovers', (select coalesce(jsonb_agg(jsonb_build_object('seller', seller_name, 'total', total,
        'services', services) order by seller_name, seller_key), '[]')
      from (select seller_key, max(seller_name) as seller_name, sum(turnover) as total,
          coalesce(sum(turnover) filter (where activity <> 'goods'), 0) as services
        from booked where issue_date between date_trunc('year', p_today)::date and p_today and turnover is not null
        group by seller_key) as turnovers)
  )
$$;
revoke execute on function private.list_cashed(uuid, date, date), private.get_dashboard(date, date, date)
  from public, anon;
grant execute on function private.get_dashboard(date, date, date) to authenticated;
create function public.get_dashboard(p_today date, p_from date, p_to date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.get_dashboard(p_today, p_from, p_to)
$$;
revoke execute on function public.get_dashboard(date, date, date) from public, anon;
grant execute on function public.get_dashboard(date, date, date) to authenticated;
create function private.list_receipts_book(p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable security definer set search_path = '' as $$
  select * from private.list_cashed((select auth.uid()), p_from, p_to)
$$;
revoke execute on function private.list_receipts_book(date, date) from public, anon;
grant execute on function private.list_receipts_book(date, date) to authenticated;
create function public.list_receipts_book(p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_receipts_book(p_from, p_to)
$$;
revoke execute on function public.list_receipts_book(date, date) from public, anon;
grant execute on function public.list_receipts_book(date, date) to authenticated;
create table public.page_votes (
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  voted_on date not null default current_date,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  primary key (slug, voted_on)
);
comment on table public.page_votes is 'Whether articles helped, counted by page and day; of nobody';
alter table public.page_votes enable row level security;
grant select on public.page_votes to authenticated;
grant select, insert, update on public.page_votes to service_role;
create policy "Administrators read whether pages helped" on public.page_votes
  for select to administrator using ((select private.is_admin()));
create function public.record_page_vote(p_slug text, p_helpful boolean) returns table (slug text)
language sql volatile security invoker set search_path = '' as $$
  insert into public.page_votes as kept (slug, helpful, unhelpful)
  values (p_slug, p_helpful::integer, (not p_helpful)::integer)
  on conflict (slug, voted_on) do update
    set helpful = kept.helpful + excluded.helpful, unhelpful = kept.unhelpful + excluded.unhelpful
  returning kept.slug
$$;
revoke execute on function public.record_page_vote(text, boolean) from public, anon, authenticated;
grant execute on function public.record_page_vote(text, boolean) to service_role;
create function public.get_generation_shares(p_days integer default 30)
returns table (document_type text, template text, total bigint, electronic bigint)
language sql stable security invoker set search_path = '' as $$
  select generated_pdfs.document_type, coalesce(generated_pdfs.template, ''), count(*),
    count(*) filter (where generated_pdfs.is_electronic)
  from public.generated_pdfs
  where generated_pdfs.created_at >= now() - make_interval(days => least(greatest(p_days, 1), 366))
    and private.is_admin()
  group by 1, 2
  order by 3 desc, 1, 2
$$;
create function public.get_broken_rules(p_days integer default 30)
returns table (rule text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select broken.rule, count(*)
  from public.generated_pdfs cross join lateral unnest(generated_pdfs.broken_rules) as broken (rule)
  where generated_pdfs.created_at >= now() - make_interval(days => least(greatest(p_days, 1), 366))
    and private.is_admin()
  group by 1
  order by 2 desc, 1
  limit 20
$$;
create function public.get_lead_conversion()
returns table (total_leads bigint, converted_leads bigint)
language sql stable security invoker set search_path = '' as $$
  select count(*), count(profiles.user_id)
  from public.leads left join public.profiles on profiles.email = leads.email
  where private.is_admin()
$$;
create function public.get_mail_outcomes(p_days integer default 30)
returns table (email_type text, status text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select email_logs.email_type, email_logs.status, count(*)
  from public.email_logs
  where email_logs.created_at >= now() - make_interval(days => least(greatest(p_days, 1), 366))
    and private.is_admin()
  group by 1, 2
  order by 1, 2
$$;
create function private.read_health()
returns table (database_bytes bigint, waiting_mail bigint, oldest_mail timestamptz, due_deletions bigint)
language sql stable security definer set search_path = '' as $$
  select pg_catalog.pg_database_size(pg_catalog.current_database()),
    (select count(*) from private.mail_queue),
    (select min(created_at) from private.mail_queue),
    (select count(*) from public.account_deletions)
  where private.is_admin()
$$;
revoke execute on function private.read_health() from public, anon;
grant execute on function private.read_health() to authenticated;
create function public.get_health()
returns table (database_bytes bigint, waiting_mail bigint, oldest_mail timestamptz, due_deletions bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.read_health()
$$;
do $$
declare
  v_name text;
begin
  foreach v_name in array array[
    'get_generation_shares(integer)', 'get_broken_rules(integer)', 'get_lead_conversion()',
    'get_mail_outcomes(integer)', 'get_health()'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_name);
    execute format('grant execute on function public.%s to authenticated', v_name);
  end loop;
end
$$;
create table public.admin_actions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid references auth.users (id) on delete set null,
  admin_email text not null check (char_length(admin_email) <= 255),
  action text not null check (action in ('suspend', 'restore', 'delete', 'keep', 'read')),
  subject text not null check (char_length(subject) <= 255),
  created_at timestamptz not null default now()
);
comment on table public.admin_actions is 'Journal of the administration: who did what to whose account, or read which list';
create index admin_actions_created_at_idx on public.admin_actions (created_at desc);
create index admin_actions_admin_id_idx on public.admin_actions (admin_id);
alter table public.admin_actions enable row level security;
grant select on public.admin_actions to authenticated;
create policy "Administrators read the journal" on public.admin_actions
  for select to administrator using ((select private.is_admin()));
create function private.note_admin_action(p_action text, p_subject text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.admin_actions (admin_id, admin_email, action, subject)
  select users.id, left(coalesce(users.email, ''), 255), p_action, left(p_subject, 255)
  from auth.users where users.id = (select auth.uid())
$$;
revoke execute on function private.note_admin_action(text, text) from public, anon, authenticated;
create function private.list_accounts(p_search text)
returns table (
  user_id uuid, email text, created_at timestamptz, is_confirmed boolean, is_suspended boolean,
  deletion_due_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text, users.created_at, users.email_confirmed_at is not null,
    coalesce(users.banned_until > now(), false), account_deletions.due_at
  from auth.users left join public.account_deletions on account_deletions.user_id = users.id
  where private.is_admin() and users.deleted_at is null
    and (p_search = '' or strpos(lower(users.email), lower(p_search)) > 0)
  order by users.created_at desc
  limit 50
$$;
revoke execute on function private.list_accounts(text) from public, anon;
grant execute on function private.list_accounts(text) to authenticated;
create function public.list_accounts(p_search text default '')
returns table (
  user_id uuid, email text, created_at timestamptz, is_confirmed boolean, is_suspended boolean,
  deletion_due_at timestamptz
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_accounts(p_search)
$$;
create function private.administer_account(p_user_id uuid, p_action text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text;
  v_is_ending boolean;
begin
  if not private.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
  if p_user_id = (select private.require_user()) then
    raise exception 'Nobody administers their own account' using errcode = '23514';
  end if;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin') then
    raise exception 'Only the operator administers an administrator' using errcode = '42501';
  end if;
  select users.email, coalesce(users.banned_until > now(), false)
      or exists (select from public.account_deletions where user_id = users.id)
    into v_email, v_is_ending from auth.users where users.id = p_user_id for update;
  if not found then
    raise exception 'No such account' using errcode = 'P0002';
  end if;
  case p_action
    when 'suspend' then
      update auth.users set banned_until = now() + interval '100 years' where id = p_user_id;
    when 'restore' then
      update auth.users set banned_until = null where id = p_user_id;
    when 'delete' then
      insert into public.account_deletions (user_id) values (p_user_id) on conflict do nothing;
    when 'keep' then
      delete from public.account_deletions where user_id = p_user_id;
    when 'welcome' then
      if v_is_ending then
        raise exception 'No welcome to an account that is suspended or ends' using errcode = '23514';
      end if;
    else
      raise exception 'Unknown action' using errcode = '22023';
  end case;
  perform private.note_admin_action(p_action, coalesce(v_email, p_user_id::text));
  return p_action;
end
$$;
revoke execute on function private.administer_account(uuid, text) from public, anon;
grant execute on function private.administer_account(uuid, text) to authenticated;
create function public.administer_account(p_user_id uuid, p_action text) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.administer_account(p_user_id, p_action)
$$;
create function private.note_admin_read(p_list text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
  perform private.note_admin_action('read', p_list);
  return p_list;
end
$$;
revoke execute on function private.note_admin_read(text) from public, anon;
grant execute on function private.note_admin_read(text) to authenticated;
create function public.note_admin_read(p_list text) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.note_admin_read(p_list)
$$;
do $$
declare
  v_name text;
begin
  foreach v_name in array array[
    'list_accounts(text)', 'administer_account(uuid, text)', 'note_admin_read(text)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_name);
    execute format('grant execute on function public.%s to authenticated', v_name);
  end loop;
end
$$;
delete from public.document_links where from_id = to_id;
alter table public.document_links add constraint document_links_two_ends_check check (from_id <> to_id);
create function private.follow_one(p_user uuid, p_local text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_document public.documents;
begin
  select * into v_document from public.documents where user_id = p_user and local_id = p_local for update;
  update public.documents set
    received = private.received_for(v_document),
    credited = coalesce((
      select sum(avoirs.total_including_tax) from public.document_links as links
      join public.documents as avoirs on avoirs.user_id = links.user_id and avoirs.local_id = links.to_id
        and avoirs.issued_at is not null
      where links.user_id = p_user and links.from_id = p_local and links.relation = 'credit'
    ), 0),
    is_replaced = exists (
      select from public.document_links as links
      join public.documents as copies on copies.user_id = links.user_id and copies.local_id = links.to_id
        and copies.issued_at is not null
      join public.document_contents as contents on contents.document_id = copies.id
      where links.user_id = p_user and links.from_id = p_local and links.relation = 'replacement'
        and v_document.number is not null
        and contents.draft #> '{references,preceding}' @> jsonb_build_array(jsonb_build_object('number',
          v_document.number))
    ),
    is_invoiced = v_document.document_type = 'devis' and exists (
      select from public.document_links as links
      where links.user_id = p_user and links.from_id = p_local and links.relation in ('deposit', 'invoice', 'final')
        and private.stands(p_user, links.to_id)
    )
  where id = v_document.id;
end
$$;
revoke execute on function private.follow_one(uuid, text) from public, anon;
alter table public.payments add constraint payments_amount_is_number_check check (amount <> 'NaN');
alter table private.mail_queue add column is_news boolean not null default false;
comment on column private.mail_queue.is_news is 'A newsletter: it leaves when nothing else waits';
drop index private.mail_queue_due_at_idx;
create index mail_queue_due_at_idx on private.mail_queue (is_news, due_at);
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
revoke execute on function private.list_news_readers(text, text, integer),
  private.count_news_readers(text), public.list_news_readers(text, text, integer),
  public.count_news_readers(text), public.add_news(text, jsonb) from public, anon, authenticated;
grant execute on function private.list_news_readers(text, text, integer),
  private.count_news_readers(text), public.list_news_readers(text, text, integer),
  public.count_news_readers(text), public.add_news(text, jsonb) to service_role;
create function private.drop_waiting_news(p_address text) returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock_shared(hashtext('news'));
  delete from public.email_logs using private.mail_queue
  where mail_queue.id = email_logs.id and mail_queue.is_news
    and (mail_queue.held_by is null or mail_queue.due_at <= now())
    and lower(email_logs.recipient_email) = lower(p_address)
$$;
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
  perform private.drop_waiting_news(gone.email) from gone
  where not exists (
    select from private.news_readers as readers where readers.address = lower(gone.email)
  );
  return null;
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
revoke execute on function private.drop_waiting_news(text), private.end_news(text),
  private.unsubscribe_account(uuid), public.unsubscribe_account(uuid),
  private.end_news_of_account(), private.drop_news_of_lead(), private.drop_news_of_deletion()
  from public, anon, authenticated;
grant execute on function private.end_news(text), private.unsubscribe_account(uuid),
  public.unsubscribe_account(uuid) to service_role;
create index generated_pdfs_named_idx on public.generated_pdfs (created_at) where user_id is not null;
create index leads_newsletter_asked_at_idx on public.leads (newsletter_asked_at)
  where newsletter_asked_at is not null and not newsletter_consent;
comment on column public.generated_pdfs.user_id is
  'Who made it, where they were signed in: the row goes with the account, the name after a year';
alter table public.support_messages add column is_told boolean not null default false;
comment on column public.support_messages.is_told is 'Whether the letters about it wait to be sent';
grant update (is_told) on public.support_messages to service_role;
create function public.keep_support_message(p_id uuid, p_user_id uuid, p_email text, p_subject text, p_message text)
returns table (id uuid, number text, is_told boolean)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  kept public.support_messages;
begin
  insert into public.support_messages as written (id, user_id, email, subject, message)
  values (p_id, p_user_id, p_email, p_subject, p_message)
  on conflict on constraint support_messages_pkey do nothing returning written.* into kept;
  if kept.id is null then
    select same.* into kept from public.support_messages as same
    where same.id = p_id and same.user_id is not distinct from p_user_id
      and (same.email, same.subject, same.message) = (p_email, p_subject, p_message);
  end if;
  if kept.id is null then
    insert into public.support_messages as written (user_id, email, subject, message)
    values (p_user_id, p_email, p_subject, p_message) returning written.* into kept;
  end if;
  return query select kept.id,
    'A-' || lpad(kept.sequence::text, greatest(6, length(kept.sequence::text)), '0'), kept.is_told;
end
$$;
create function public.note_support_told(p_id uuid) returns table (id uuid)
language sql volatile security invoker set search_path = '' as $$
  update public.support_messages as told set is_told = true where told.id = p_id returning told.id
$$;
revoke execute on function public.keep_support_message(uuid, uuid, text, text, text),
  public.note_support_told(uuid) from public, anon, authenticated;
grant execute on function public.keep_support_message(uuid, uuid, text, text, text),
  public.note_support_told(uuid) to service_role;
drop index public.profiles_created_at_idx;
drop index public.companies_created_at_idx;
drop index public.clients_created_at_idx;
drop index public.products_created_at_idx;
drop index public.documents_created_at_idx;
drop index public.generated_pdfs_created_at_idx;
drop index public.support_messages_created_at_idx;
create index profiles_created_at_idx on public.profiles (created_at desc) where isfinite(created_at);
create index companies_created_at_idx on public.companies (created_at desc) where isfinite(created_at);
create index clients_created_at_idx on public.clients (created_at desc) where isfinite(created_at);
create index products_created_at_idx on public.products (created_at desc) where isfinite(created_at);
create index documents_created_at_idx on public.documents (created_at desc) where isfinite(created_at);
create index generated_pdfs_created_at_idx on public.generated_pdfs (created_at desc)
  where isfinite(created_at);
create index support_messages_created_at_idx on public.support_messages (created_at desc)
  where isfinite(created_at);
create policy "Administrators follow the index of dates" on public.profiles
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.companies
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.clients
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.products
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.documents
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.generated_pdfs
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.support_messages
  as restrictive for select to administrator using (isfinite(created_at));
create index companies_by_id_idx on public.companies (user_id, id);
create index clients_by_id_idx on public.clients (user_id, id);
create index clients_by_city_idx on public.clients (user_id, billing_city, id);
create index clients_by_email_idx on public.clients (user_id, email, id);
create index clients_by_date_idx on public.clients (user_id, created_at, id);
create index products_by_id_idx on public.products (user_id, id);
create index products_by_reference_idx on public.products (user_id, reference, id);
create index products_by_price_idx on public.products (user_id, unit_price_excluding_tax, id);
create index products_by_date_idx on public.products (user_id, created_at, id);
create index documents_by_id_idx on public.documents (user_id, id);
drop index public.payments_document_idx;
create index payments_document_idx on public.payments (user_id, document_id);
create index payments_by_id_idx on public.payments (user_id, id);
create index payments_by_corrects_idx on public.payments (user_id, corrects);
drop index public.documents_company_id_idx;
create index documents_company_id_idx on public.documents (user_id, company_id);
drop index public.documents_client_id_idx;
create index documents_client_id_idx on public.documents (user_id, client_id, issue_date desc nulls first, id);
drop index public.document_contents_user_id_idx;
create index document_contents_user_id_idx on public.document_contents (user_id, document_id);
drop index public.document_figures_user_id_idx;
create index document_figures_user_id_idx on public.document_figures (user_id, document_id);
drop index public.document_files_user_id_idx;
create index document_files_user_id_idx on public.document_files (user_id, document_id);
drop index public.generated_pdfs_user_id_idx;
create index generated_pdfs_user_id_idx on public.generated_pdfs (user_id, id) where user_id is not null;
drop index public.support_messages_user_id_idx;
create index support_messages_user_id_idx on public.support_messages (user_id, id) where user_id is not null;
create index support_messages_by_sequence_idx on public.support_messages (user_id, sequence)
  where user_id is not null;
alter table public.companies alter column id set statistics 0;
alter table public.clients alter column id set statistics 0;
alter table public.products alter column id set statistics 0;
alter table public.documents alter column id set statistics 0;
alter table public.payments alter column id set statistics 0;
alter table public.support_messages alter column sequence set statistics 0;
alter table public.document_contents alter column document_id set statistics 0;
alter table public.document_figures alter column document_id set statistics 0;
alter table public.document_files alter column document_id set statistics 0;
alter function public.verify_integrity() set statement_timeout = '8s';
alter function public.get_dashboard(date, date, date) set statement_timeout = '8s';
alter function public.list_receipts_book(date, date) set statement_timeout = '8s';
create function private.most_written_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 400000000
$$;
create function private.row_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 500
$$;
create table private.account_writes (
  user_id uuid not null references auth.users (id) on delete cascade,
  process integer not null,
  hour bigint not null,
  written bigint not null,
  written_before bigint not null default 0,
  primary key (user_id, process)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 500);
alter table private.account_writes enable row level security;
comment on table private.account_writes is 'Bytes that each account wrote in this hour and the one before, kept by triggers';
comment on column private.account_writes.hour is 'Since 1970';
create function private.charge_writing(p_user_id uuid, p_bytes bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_hour bigint := floor(date_part('epoch', now()) / 3600);
begin
  if p_bytes < 16000 then
    if random() >= 1.0 / 16 then
      return;
    end if;
    p_bytes := p_bytes * 16;
  end if;
  update private.account_writes set
    written_before = case hour when v_hour then written_before when v_hour - 1 then written else 0 end,
    written = case hour when v_hour then written else 0 end + p_bytes,
    hour = v_hour
  where user_id = p_user_id and process = pg_backend_pid();
  if not found and exists (select from auth.users where id = p_user_id) then
    insert into private.account_writes (user_id, process, hour, written)
      values (p_user_id, pg_backend_pid(), v_hour, p_bytes);
  end if;
end
$$;
create function private.written_bytes(p_user_id uuid) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  v_hours float8 := date_part('epoch', now()) / 3600;
  v_hour bigint := floor(v_hours);
  v_left float8 := v_hour + 1 - v_hours;
begin
  return (
    select coalesce(sum(
      case hour when v_hour then written + written_before * v_left when v_hour - 1 then written * v_left else 0 end
    ), 0)
    from private.account_writes where user_id = p_user_id
  );
end
$$;
create function private.refuse_writing() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid;
  v_written bigint;
begin
  if pg_trigger_depth() > 1 or current_setting('private.is_checked', true) = 'on' then
    return null;
  end if;
  perform set_config('private.is_checked', 'on', true);
  v_user := auth.uid();
  if v_user is null then
    return null;
  end if;
  -- Hardly anybody comes near: the sum of both hours is less than it.
  select sum(written + written_before) into v_written from private.account_writes where user_id = v_user;
  if coalesce(v_written, 0) < private.most_written_bytes() then
    return null;
  end if;
  v_written := private.written_bytes(v_user);
  if v_written >= private.most_written_bytes() then
    raise exception 'Too much was written within an hour' using
      errcode = 'WRITE',
      detail = json_build_object('written', v_written, 'allowed', private.most_written_bytes())::text,
      hint = 'Wait some minutes: what is there can be read and deleted.';
  end if;
  return null;
end
$$;
create function private.charge_rows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.charge_writing(user_id, rows * private.row_bytes())
    from (select user_id, count(*) as rows from added group by user_id order by user_id) as counted;
  return null;
end
$$;
create function private.limit_of(p_subject text) returns bigint language sql immutable set search_path = '' as $$
  select allowed from private.list_limits() where subject = p_subject
$$;
create function private.require_room(p_subject text, p_used bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_allowed bigint;
begin
  if p_subject = 'bytes' then
    v_allowed := private.limit_of('bytes');
  elsif p_subject = 'documents' then
    v_allowed := private.limit_of('documents');
  elsif p_subject = 'clients' then
    v_allowed := private.limit_of('clients');
  else
    v_allowed := private.limit_of(p_subject);
  end if;
  if p_used > v_allowed then
    raise exception 'Quota reached: %', p_subject using
      errcode = 'QUOTA',
      detail = json_build_object('subject', p_subject, 'asked', p_used, 'allowed', v_allowed)::text,
      hint = 'Delete what is no longer needed: get_usage() says what is used and allowed.';
  end if;
end
$$;
drop trigger documents_weigh_update on public.documents;
create trigger documents_weigh_update after update on public.documents
  referencing old table as removed new table as added for each statement execute function private.weigh_rows('apart');
create function private.charge_contents() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.charge_writing(user_id, bytes) from (
    select added.user_id, sum(private.row_bytes() + case when added.version = removed.version then 0
      else greatest(added.size, pg_column_size(added.draft)) + octet_length(added.raw_texts::text) end)::bigint as bytes
    from added join removed using (document_id) group by added.user_id order by added.user_id
  ) as written;
  return null;
end
$$;
do $$
declare
  v_table text;
  v_subject text;
begin
  for v_table, v_subject in values
    ('documents', 'documents'), ('clients', 'clients'), ('companies', 'companies'), ('draft_files', 'files')
  loop
    execute format('drop trigger %s_count_insert on public.%1$I', v_table);
    execute format('drop trigger %s_weigh_insert on public.%1$I', v_table);
    execute format('create trigger %s_weigh_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.weigh_rows(%L)', v_table, v_subject);
  end loop;
  foreach v_table in array array['documents', 'document_contents', 'document_links', 'document_files',
    'document_figures', 'draft_files', 'companies', 'clients', 'products', 'profiles']
  loop
    execute format('create trigger %s_refuse_writing before insert or update on public.%1$I
      for each statement execute function private.refuse_writing()', v_table);
  end loop;
  foreach v_table in array array['document_links', 'products', 'profiles'] loop
    execute format('create trigger %s_charge_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.charge_rows()', v_table);
    execute format('create trigger %s_charge_update after update on public.%1$I referencing new table as added
      for each statement execute function private.charge_rows()', v_table);
  end loop;
end
$$;
create trigger document_contents_charge_update after update on public.document_contents
  referencing old table as removed new table as added for each statement execute function private.charge_contents();
revoke execute on function private.limit_of(text), private.require_room(text, bigint),
  private.most_written_bytes(), private.row_bytes(), private.charge_writing(uuid, bigint), private.written_bytes(uuid),
  private.refuse_writing(), private.charge_rows(), private.charge_contents() from public, anon;
create function private.forget_writes() returns void language sql volatile security definer set search_path = '' as $$
  delete from private.account_writes where (user_id, process) in (
    select old.user_id, old.process from private.account_writes as old
    where old.hour < floor(date_part('epoch', now()) / 3600) - 1 for update skip locked
  )
$$;
revoke execute on function private.forget_writes() from public, anon, authenticated;
grant execute on function private.forget_writes() to service_role;
drop index public.generated_pdfs_named_idx;
create index generated_pdfs_named_idx on public.generated_pdfs (created_at)
  where user_id is not null and isfinite(created_at);
alter table public.document_links add column size integer not null
  generated always as (200 + coalesce(octet_length(deleted::text), 0)) stored;
comment on column public.document_links.size is 'Bytes of a link, and of what it keeps of a deleted end';
comment on column public.documents.size is 'Bytes of its content, and of its fields that cannot be read yet';
create or replace view private.counted_usage with (security_invoker = true) as
  select user_id, 'documents' as subject, count(*) as used from public.documents group by user_id
  union all select user_id, 'clients', count(*) from public.clients group by user_id
  union all select user_id, 'products', count(*) from public.products group by user_id
  union all select user_id, 'companies', count(*) from public.companies group by user_id
  union all select user_id, 'files', count(*) from public.draft_files group by user_id
  union all select user_id, 'payments', count(*) from public.payments group by user_id
  union all select user_id, 'deletions', count(*) from public.document_deletions group by user_id
  union all select user_id, 'file_bytes', sum(size)::bigint from public.document_files group by user_id
  union all select user_id, 'bytes', sum(size)::bigint from (
    select user_id, size from public.documents
    union all select user_id, size from public.draft_files
    union all select user_id, size from public.companies
    union all select user_id, size from public.clients
    union all select user_id, size from public.document_links
  ) as sizes group by user_id;
drop trigger document_links_charge_insert on public.document_links;
drop trigger document_links_charge_update on public.document_links;
create trigger document_links_weigh_insert after insert on public.document_links
  referencing new table as added for each statement execute function private.weigh_rows();
create trigger document_links_weigh_update after update on public.document_links
  referencing old table as removed new table as added for each statement execute function private.weigh_rows();
create trigger document_links_weigh_delete after delete on public.document_links
  referencing old table as removed for each statement execute function private.weigh_rows();
create trigger document_deletions_count_insert after insert on public.document_deletions
  referencing new table as added for each statement execute function private.count_rows('deletions');
create trigger document_deletions_count_delete after delete on public.document_deletions
  referencing old table as removed for each statement execute function private.count_rows('deletions');
alter table public.documents disable trigger user;
update public.documents set size = contents.size + octet_length(contents.raw_texts::text) - octet_length('{}')
  from public.document_contents as contents
  where contents.document_id = documents.id and contents.raw_texts <> '{}';
alter table public.documents enable trigger user;
insert into private.account_usage (user_id, subject, used)
  select user_id, subject, used from private.counted_usage where subject in ('bytes', 'deletions')
  on conflict (user_id, subject) do update set used = excluded.used where account_usage.used <> excluded.used;
do $$
declare
  v_table text;
begin
  foreach v_table in array array['public.documents', 'public.companies', 'public.clients', 'public.products',
    'public.document_links', 'public.document_deletions', 'private.account_usage']
  loop
    execute format('alter table %s set (autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 1000,
      autovacuum_vacuum_cost_limit = 2000)', v_table);
  end loop;
  -- Pages of 2 kB: 20 MB may wait, and one part in twenty of what is there.
  foreach v_table in array array['public.document_contents', 'public.draft_files', 'public.document_files',
    'public.companies', 'private.shared_documents', 'private.mail_queue', 'public.support_messages']
  loop
    execute format('alter table %s set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
      autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
      toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
      toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1)', v_table);
  end loop;
end
$$;
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
update public.leads set newsletter_consent = false, newsletter_consent_at = null
where newsletter_consent and newsletter_asked_at is null;
create function private.find_news_readers(p_addresses text[]) returns table (address text)
language sql stable security definer set search_path = '' as $$
  select readers.address from private.news_readers as readers
  where readers.address = any (p_addresses)
$$;
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
drop trigger drop_news_of_lead on public.leads;
create trigger drop_news_of_lead after delete on public.leads
  referencing old table as gone
  for each statement execute function private.drop_news_of_lead();
revoke execute on function private.find_news_readers(text[]), public.unsubscribe_lead(uuid),
  private.unsubscribe_account(uuid), public.unsubscribe_account(uuid)
  from public, anon, authenticated;
grant execute on function private.find_news_readers(text[]), public.unsubscribe_lead(uuid),
  private.unsubscribe_account(uuid), public.unsubscribe_account(uuid) to service_role;
create function private.is_strong() returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt(); -- read once: it is parsed each time
begin
  return v_claims ->> 'aal' is not distinct from 'aal2' or not exists (
    select from auth.mfa_factors where user_id = (v_claims ->> 'sub')::uuid and status = 'verified'
  );
end
$$;
revoke execute on function private.is_strong() from public, anon;
grant execute on function private.is_strong() to authenticated;
create function private.get_user() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.is_strong() then auth.uid() end;
end
$$;
create function private.require_user() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_strong() then
    raise exception 'Second factor required' using errcode = 'PT403';
  end if;
  return auth.uid();
end
$$;
revoke execute on function private.require_user() from public, anon;
grant execute on function private.require_user() to authenticated;
create function private.read_own_address() returns table (user_id uuid, email text)
language sql stable security definer set search_path = '' as $$
  select profiles.user_id, profiles.email from public.profiles where profiles.user_id = (select auth.uid())
$$;
revoke execute on function private.read_own_address() from public, anon;
grant execute on function private.read_own_address() to authenticated;
drop function private.has_second_factor();
do $$
declare
  v_asked record;
begin
  for v_asked in
    select c.relname as name, operation, format('Whoever has a second factor shows it to %s', verb) as policy, rule
    from pg_class c cross join (values
      ('select', 'read', 'using (%1$s)'),
      ('insert', 'add', 'with check (%1$s)'),
      ('update', 'change', 'using (%1$s) with check (%1$s)'),
      ('delete', 'delete', 'using (%1$s)')
    ) as operations (operation, verb, rule)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and case operation when 'delete' then has_table_privilege('authenticated', c.oid, operation)
        else has_any_column_privilege('authenticated', c.oid, operation) end
  loop
    execute format('create policy %I on public.%I as restrictive for %s to authenticated ', v_asked.policy, v_asked.name,
      v_asked.operation) || format(v_asked.rule, '(select private.is_strong())');
  end loop;
end
$$;
do $$
declare
  v_function record;
begin
  for v_function in
    select p.oid, case lanname when 'plpgsql' then 'private.require_user()' else 'private.get_user()' end as asked
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'private'::regnamespace and p.prosecdef and has_function_privilege('authenticated', p.oid, 'execute')
      and p.proname not in ('require_user', 'read_own_address') and p.prosrc like '%auth.uid()%'
  loop
    execute replace(pg_get_functiondef(v_function.oid), 'auth.uid()', v_function.asked);
  end loop;
end
$$;
do $$
begin
  execute replace(pg_get_functiondef('public.list_changes(timestamptz, text)'::regprocedure), 'auth.uid()', 'private.require_user()');
end
$$;
alter table public.profiles add column newsletter_asked_at timestamptz;
comment on column public.profiles.newsletter_asked_at is
  'When the box was ticked at the sign-up; it is consent once confirmed by a link';
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
create or replace view private.counted_usage with (security_invoker = true) as
  select user_id, 'documents' as subject, count(*) as used from public.documents group by user_id
  union all select user_id, 'clients', count(*) from public.clients group by user_id
  union all select user_id, 'products', count(*) from public.products group by user_id
  union all select user_id, 'companies', count(*) from public.companies group by user_id
  union all select user_id, 'files', count(*) from public.draft_files group by user_id
  union all select user_id, 'payments', count(*) from public.payments group by user_id
  union all select user_id, 'deletions', count(*) from public.document_deletions group by user_id
  union all select user_id, 'generations', count(*) from public.generated_pdfs where user_id is not null group by user_id
  union all select user_id, 'file_bytes', sum(size)::bigint from public.document_files group by user_id
  union all select user_id, 'bytes', sum(size)::bigint from (
    select user_id, size from public.documents
    union all select user_id, size from public.draft_files
    union all select user_id, size from public.companies
    union all select user_id, size from public.clients
    union all select user_id, size from public.document_links
  ) as sizes group by user_id;
create function private.count_generations() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.add_usage(user_id, 'generations', -rows) from (
      select user_id, count(*) as rows from removed where user_id is not null group by user_id order by user_id
    ) as counted;
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_usage(user_id, 'generations', rows) from (
      select user_id, count(*) as rows from added where user_id is not null group by user_id order by user_id
    ) as counted;
    delete from public.generated_pdfs where id in (
      select oldest.id from private.account_usage as usage cross join lateral (
        select made.id from public.generated_pdfs as made
        where made.user_id = usage.user_id order by made.created_at limit least(usage.used - 9000, 20000)
        for update skip locked
      ) as oldest
      where usage.user_id in (select added.user_id from added) and usage.subject = 'generations' and usage.used > 10000
    );
  end if;
  return null;
end
$$;
revoke execute on function private.count_generations() from public;
create trigger generated_pdfs_count_insert after insert on public.generated_pdfs
  referencing new table as added for each statement execute function private.count_generations();
create trigger generated_pdfs_count_update after update on public.generated_pdfs
  referencing old table as removed new table as added for each statement execute function private.count_generations();
create trigger generated_pdfs_count_delete after delete on public.generated_pdfs
  referencing old table as removed for each statement execute function private.count_generations();
insert into private.account_usage (user_id, subject, used)
  select user_id, subject, used from private.counted_usage where subject = 'generations';
grant delete on public.generated_pdfs to service_role;
create function private.unname_accounts(p_ids uuid[], p_emails text[]) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update auth.audit_log_entries
    set payload = (payload::jsonb - 'actor_username' - 'actor_name' - 'traits')::json, ip_address = ''
    where payload ->> 'actor_id' = any(p_ids::text[]);
  update public.admin_actions set subject = gone.id::text
    from unnest(p_ids, p_emails) as gone (id, email) where lower(admin_actions.subject) = gone.email;
  update public.admin_actions set admin_email = admin_id::text where admin_id = any(p_ids);
end
$$;
revoke execute on function private.unname_accounts(uuid[], text[]) from public, anon, authenticated;
create function private.purge_unconfirmed() returns table (purged integer)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_emails text[];
begin
  select array_agg(gone.id), array_agg(lower(gone.email)) into v_ids, v_emails from (
    select users.id, users.email from auth.users
    where email_confirmed_at is null and phone_confirmed_at is null and last_sign_in_at is null
      and not is_anonymous and not is_sso_user and deleted_at is null
      and (banned_until is null or banned_until < now())
      and greatest(created_at, updated_at, invited_at, confirmation_sent_at, recovery_sent_at) < now() - interval '30 days'
      and not exists (select from public.documents where documents.user_id = users.id)
    limit 200 for update skip locked
  ) as gone;
  perform private.unname_accounts(v_ids, v_emails);
  update public.email_logs set recipient_email = ''
    where lower(recipient_email) = any(v_emails)
      and email_type in ('confirmation', 'recovery', 'magic-link', 'invite', 'email-change', 'already-registered');
  delete from auth.users where users.id = any(v_ids);
  purged := coalesce(cardinality(v_ids), 0);
  return next;
end
$$;
revoke execute on function private.purge_unconfirmed() from public, anon, authenticated;
grant execute on function private.purge_unconfirmed() to service_role;
create function public.purge_unconfirmed() returns table (purged integer)
language sql volatile security invoker set search_path = '' as $$
  select * from private.purge_unconfirmed()
$$;
revoke execute on function public.purge_unconfirmed() from public, anon, authenticated;
grant execute on function public.purge_unconfirmed() to service_role;
drop function public.add_mail(uuid, text, text, text, text);
create function public.add_mail(
  p_id uuid, p_recipient text, p_type text, p_subject text, p_content text,
  p_wait_s integer default 0
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
    insert into private.mail_queue (id, content, due_at)
    values (p_id, p_content, now() + make_interval(secs => p_wait_s));
  end if;
  return query select p_id;
end
$$;
revoke execute on function public.add_mail(uuid, text, text, text, text, integer)
  from public, anon, authenticated;
grant execute on function public.add_mail(uuid, text, text, text, text, integer) to service_role;
grant update (milestone_at) on public.documents to authenticated;
create table private.deductions (
  balance_id uuid not null references public.documents (id) on delete cascade,
  rank integer not null,
  user_id uuid not null,
  seller text not null,
  number text not null check (char_length(number) between 1 and 35),
  issue_date date not null,
  amount numeric(15, 2) not null,
  paid_on date not null,
  primary key (balance_id, rank)
);
alter table private.deductions enable row level security;
comment on table private.deductions is 'Paid deposits that issued balances deduct; written by private.write_deductions() alone';
comment on column private.deductions.number is 'Number that the balance gives: perhaps of no document here';
comment on column public.documents.received is 'Payments, receipts and deposits that balances say paid, kept by triggers';
create function private.seller_of(p_series text) returns text language sql immutable set search_path = '' as $$
  select md5(translate(lower(regexp_replace(p_series, ' · [A-Z]+$', '')), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ',
    'aaaaaaceeeeiiiinooooouuuuyy'))
$$;
create function private.read_day(p_text text) returns date language sql immutable set search_path = '' as $$
  select case when p_text ~ '^20\d\d-\d\d-\d\d$' then private.read_date(p_text) end
$$;
create function private.read_amount(p_text text) returns numeric language sql immutable set search_path = '' as $$
  select case when p_text ~ '^\d{1,12}(\.\d{1,2})?$' then p_text::numeric end
$$;
create function private.list_deductions(p_draft jsonb)
returns table (rank integer, number text, issue_date date, amount numeric, paid_on date)
language plpgsql immutable set search_path = '' as $$
declare
  v_parts jsonb := p_draft -> 'prepayments';
  v_preceding jsonb := p_draft #> '{references,preceding}';
  v_part jsonb;
  v_named jsonb;
begin
  if jsonb_typeof(v_parts) is distinct from 'array' or jsonb_array_length(v_parts) > 100 then
    return;
  end if;
  if jsonb_typeof(v_preceding) is distinct from 'array' then
    v_preceding := '[]';
  end if;
  if jsonb_array_length(v_preceding) > 50 then
    return;
  end if;
  for v_index in 0..jsonb_array_length(v_parts) - 1 loop
    v_part := v_parts -> v_index;
    number := nullif(trim(v_part ->> 'reference'), '');
    v_named := case
      when number is not null then (
        select named from jsonb_array_elements(v_preceding) with ordinality as all_named (named, place)
        where named ->> 'number' = number order by place limit 1
      )
      when jsonb_array_length(v_preceding) = jsonb_array_length(v_parts) then v_preceding -> v_index
    end;
    rank := v_index + 1;
    number := coalesce(number, v_named ->> 'number');
    issue_date := private.read_day(coalesce(v_part ->> 'issueDate', v_named ->> 'issueDate'));
    amount := private.read_amount(v_part ->> 'amount');
    paid_on := private.read_day(v_part ->> 'date');
    if char_length(number) between 1 and 35 and issue_date is not null and amount is not null
      and paid_on is not null then
      return next;
    end if;
  end loop;
end
$$;
create function private.write_deductions(p_balance public.documents) returns void
language sql volatile set search_path = '' as $$
  with written as (
    insert into private.deductions (balance_id, rank, user_id, seller, number, issue_date, amount, paid_on)
    select p_balance.id, part.rank, p_balance.user_id, private.seller_of(p_balance.series), part.number,
      part.issue_date, part.amount, part.paid_on
    from public.document_contents as contents, private.list_deductions(contents.draft) as part
    where contents.document_id = p_balance.id and p_balance.asks_payment
    on conflict do nothing returning 1
  )
  select private.charge_writing(p_balance.user_id, count(*) * private.row_bytes()) from written having count(*) > 0
$$;
create function private.list_paid_parts(d public.documents)
returns table (balance_id uuid, rank integer, paid_on date, amount numeric)
language sql stable set search_path = '' as $$
  select part.balance_id, part.rank, part.paid_on, part.amount
  from private.deductions as part join public.documents as balances on balances.id = part.balance_id
  where d.subtype = 'deposit' and part.user_id = d.user_id and part.number = d.number
    and part.issue_date = d.issue_date and part.seller = private.seller_of(d.series)
    and part.paid_on <= (now() at time zone 'Europe/Paris')::date and not balances.is_replaced
$$;
create function private.told_received(p_invoice public.documents) returns numeric language sql stable
  set search_path = '' as $$
  select coalesce((select sum(amount) from public.payments where user_id = p_invoice.user_id
    and document_id = p_invoice.id), 0) + coalesce((
    select sum(case
      when jsonb_array_length(coalesce(contents.draft #> '{receipt,invoices}', '[]')) = 0
        then coalesce(receipts.total_including_tax, 0)
      else (
        select coalesce(sum((part ->> 'amount')::numeric), 0)
          from jsonb_array_elements(contents.draft #> '{receipt,invoices}') as part
        where part ->> 'number' = p_invoice.number
      )
    end)
    from public.document_links as links
    join public.documents as receipts on receipts.user_id = links.user_id and receipts.local_id = links.to_id
      and receipts.issued_at is not null
    join public.document_contents as contents on contents.document_id = receipts.id
    where links.user_id = p_invoice.user_id and links.from_id = p_invoice.local_id and links.relation = 'receipt'
  ), 0)
$$;
create function private.follow_deposits() returns trigger language plpgsql security definer
  set search_path = '' as $$
declare
  v_deposits text[];
  v_deposit text;
begin
  if old.issued_at is null then
    perform private.write_deductions(new);
  end if;
  v_deposits := array(
    select distinct deposits.local_id
    from private.deductions as parts, private.list_named_deposits(parts) as deposits
    where parts.balance_id = new.id order by 1
  );
  foreach v_deposit in array v_deposits loop
    perform private.follow_one(new.user_id, v_deposit);
  end loop;
  if cardinality(v_deposits) > 0 then
    perform private.charge_writing(new.user_id, cardinality(v_deposits) * private.row_bytes());
  end if;
  return null;
end
$$;
select private.write_deductions(d) from public.documents as d
where d.issued_at is not null and d.asks_payment
  and (d.subtype = 'final' or d.payable is distinct from d.total_including_tax);
create index deductions_number_idx on private.deductions (user_id, number);
create index deductions_paid_on_idx on private.deductions (user_id, paid_on);
create index documents_deposits_idx on public.documents (user_id, number) where subtype = 'deposit';
update public.documents as d set received = private.received_for(d)
where d.issued_at is not null and d.subtype = 'deposit' and private.received_for(d) > d.received;
create trigger documents_follow_deposits after update on public.documents for each row
  when (new.issued_at is not null and (old.issued_at is null or old.is_replaced <> new.is_replaced))
  execute function private.follow_deposits();
create function private.list_told_parts(d public.documents) returns table (paid_on date, amount numeric)
language sql stable set search_path = '' as $$
  with told as (
    select private.told_received(d) as elsewhere, least(d.received, d.payable - d.credited) as most
  ), parts as (
    select paid_on, amount, sum(amount) over (order by paid_on, balance_id, rank) as so_far
    from private.list_paid_parts(d)
  )
  select paid_on, greatest(least(so_far, most) - elsewhere, 0) - greatest(least(so_far - amount, most) - elsewhere, 0)
  from parts, told
$$;
alter function private.list_cashed(uuid, date, date) rename to list_cashed_without_deposits;
create function private.list_cashed(p_user uuid, p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable set search_path = '' as $$
  select * from private.list_cashed_without_deposits(p_user, p_from, p_to)
  union all
  select part.paid_on, d.id, d.number, d.document_type, d.client_name, d.subject, 'other', part.amount
  from (
    select distinct seller, number, issue_date from private.deductions
    where user_id = p_user and paid_on between p_from and p_to
  ) as named
  join public.documents as d on d.user_id = p_user and d.subtype = 'deposit' and d.number = named.number
    and d.issue_date = named.issue_date and private.seller_of(d.series) = named.seller
  cross join lateral private.list_told_parts(d) as part
  where d.issued_at is not null and d.currency = 'EUR' and not d.is_replaced
    and part.paid_on between p_from and p_to and part.amount > 0
$$;
revoke execute on function private.seller_of(text), private.read_day(text), private.read_amount(text),
  private.list_deductions(jsonb), private.write_deductions(public.documents),
  private.list_paid_parts(public.documents), private.told_received(public.documents),
  private.list_told_parts(public.documents), private.list_cashed(uuid, date, date),
  private.follow_deposits() from public, anon;
create index documents_open_idx on public.documents (user_id, due_date) include (payable, credited, received)
  where issued_at is not null and asks_payment and not is_paid_at_once and currency = 'EUR'
    and status not in ('paid', 'cancelled', 'replaced');
drop index public.document_figures_user_id_idx;
create index document_figures_user_id_idx on public.document_figures (user_id, document_id) include (activity);
create index documents_waiting_idx on public.documents (user_id, due_date) include (total_including_tax)
  where document_type = 'devis' and currency = 'EUR' and status in ('issued', 'sent', 'seen');
create index documents_paid_at_once_idx on public.documents (user_id, issue_date) where is_paid_at_once;
create index documents_marked_paid_idx
  on public.documents (user_id, ((milestone_at at time zone 'Europe/Paris')::date)) where milestone = 'paid';
create or replace function private.list_cashed_without_deposits(p_user uuid, p_from date, p_to date)
returns table (cashed_on date, document_id uuid, number text, document_type text, client_name text,
  subject text, means text, amount numeric)
language sql stable set search_path = '' as $$
  select payments.paid_on, d.id, d.number, d.document_type, d.client_name, d.subject, payments.means, payments.amount
  from public.payments as payments join public.documents as d on d.id = payments.document_id
  where payments.user_id = p_user and payments.paid_on between p_from and p_to and d.currency = 'EUR'
  union all
  select d.issue_date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other', d.total_including_tax
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.document_type in ('recu', 'quittance-loyer')
    and d.issue_date between p_from and p_to and d.currency = 'EUR' and d.total_including_tax <> 0
    and not exists (
      select from public.document_links as links
      join public.documents as invoices on invoices.user_id = p_user and invoices.local_id = links.from_id
      where links.user_id = p_user and links.to_id = d.local_id and links.relation = 'receipt'
        and (select sum(payments.amount) from public.payments as payments
          where payments.user_id = p_user and payments.document_id = invoices.id)
          >= greatest(invoices.payable - invoices.credited, 0.01)
    )
  union all
  select d.issue_date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other',
    d.payable - d.credited - d.received
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.is_paid_at_once and d.asks_payment
    and d.issue_date between p_from and p_to and d.currency = 'EUR' and not d.is_replaced
    and d.payable - d.credited - d.received > 0
  union all
  select (d.milestone_at at time zone 'Europe/Paris')::date, d.id, d.number, d.document_type, d.client_name, d.subject, 'other',
    d.payable - d.credited - d.received
  from public.documents as d
  where d.user_id = p_user and d.issued_at is not null and d.milestone = 'paid' and not d.is_paid_at_once
    and d.asks_payment and (d.milestone_at at time zone 'Europe/Paris')::date between p_from and p_to and d.currency = 'EUR'
    and not d.is_replaced and d.payable - d.credited - d.received > 0
$$;
create table private.unfigured (
  document_id uuid primary key references public.documents (id) on delete cascade,
  user_id uuid not null,
  issued_at timestamptz not null
);
alter table private.unfigured enable row level security;
comment on table private.unfigured is 'Issued documents without figures; written by triggers alone';
create index unfigured_user_id_idx on private.unfigured (user_id, issued_at, document_id);
insert into private.unfigured (document_id, user_id, issued_at)
select id, user_id, issued_at from public.documents
where issued_at is not null and id not in (select document_id from public.document_figures);
create function private.await_figures() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.unfigured (document_id, user_id, issued_at)
  select new.id, new.user_id, new.issued_at
  where not exists (select from public.document_figures where document_id = new.id)
  on conflict do nothing;
  return null;
end
$$;
create trigger documents_await_figures_new after insert on public.documents for each row
  when (new.issued_at is not null) execute function private.await_figures();
create trigger documents_await_figures after update on public.documents for each row
  when (old.issued_at is null and new.issued_at is not null) execute function private.await_figures();
create function private.take_figures() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.unfigured where document_id = new.document_id;
  return null;
end
$$;
create trigger document_figures_are_taken after insert on public.document_figures for each row
  execute function private.take_figures();
create function private.list_unfigured(p_limit integer) returns table (document_id uuid, draft jsonb)
language sql stable security definer set search_path = '' as $$
  select unfigured.document_id, contents.draft
  from private.unfigured join public.document_contents as contents on contents.document_id = unfigured.document_id
  where unfigured.user_id = (select private.get_user())
  order by unfigured.issued_at, unfigured.document_id
  limit least(greatest(p_limit, 1), 100)
$$;
revoke execute on function private.list_unfigured(integer), private.await_figures(), private.take_figures()
  from public, anon;
grant execute on function private.list_unfigured(integer) to authenticated;
update public.documents set is_replaced = is_replaced
where not asks_payment and document_type <> 'devis' and status in ('cancelled', 'replaced');
alter table public.admin_actions drop constraint admin_actions_action_check;
alter table public.admin_actions add constraint admin_actions_action_check
  check (action in ('suspend', 'restore', 'delete', 'keep', 'welcome', 'read'));
alter table public.email_logs add column reason text check (char_length(reason) <= 60);
drop function public.settle_mail(uuid, uuid, text);
create function public.settle_mail(p_id uuid, p_holder uuid, p_outcome text, p_reason text default null)
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
  end if;
  update public.email_logs set status = v_status, reason = left(p_reason, 60) where id = p_id;
  return query select v_status;
end
$$;
revoke execute on function public.settle_mail(uuid, uuid, text, text) from public, anon, authenticated;
grant execute on function public.settle_mail(uuid, uuid, text, text) to service_role;
drop function public.get_mail_outcomes(integer);
create function public.get_mail_outcomes(p_days integer default 30)
returns table (email_type text, status text, reason text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select email_logs.email_type, email_logs.status, email_logs.reason, count(*)
  from public.email_logs
  where email_logs.created_at >= now() - make_interval(days => least(greatest(p_days, 1), 366))
    and private.is_admin()
  group by 1, 2, 3
  order by 1, 2, 4 desc, 3
$$;
revoke execute on function public.get_mail_outcomes(integer) from public, anon;
grant execute on function public.get_mail_outcomes(integer) to authenticated;
alter table public.admin_actions drop constraint admin_actions_action_check;
alter table public.admin_actions add constraint admin_actions_action_check
  check (action in ('suspend', 'restore', 'delete', 'keep', 'welcome', 'read', 'export'));
drop function public.note_admin_read(text);
drop function private.note_admin_read(text);
create function private.note_admin_read(p_list text, p_is_export boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
  perform private.note_admin_action(case when p_is_export then 'export' else 'read' end, p_list);
  return p_list;
end
$$;
revoke execute on function private.note_admin_read(text, boolean) from public, anon;
grant execute on function private.note_admin_read(text, boolean) to authenticated;
create function public.note_admin_read(p_list text, p_is_export boolean default false) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.note_admin_read(p_list, p_is_export)
$$;
revoke execute on function public.note_admin_read(text, boolean) from public, anon;
grant execute on function public.note_admin_read(text, boolean) to authenticated;
create function private.count_lists() returns table (list text, total bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    return;
  end if;
  return query select 'pdfs', count(*) from public.generated_pdfs where isfinite(created_at);
  return query select 'documents', count(*) from public.documents;
  return query select 'emails', count(*) from public.email_logs;
  return query select 'newsletter', count(*) from public.leads where newsletter_consent;
  return query select 'profiles', count(*) from public.profiles;
  return query select 'clients', count(*) from public.clients;
  return query select 'companies', count(*) from public.companies;
  return query select 'products', count(*) from public.products;
end
$$;
create function private.find_rows(p_list text, p_search text, p_from integer, p_count integer)
returns table (keys uuid[])
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  v_held text := '%' || regexp_replace(p_search, '([\\%_])', '\\\1', 'g') || '%';
  v_from integer := greatest(p_from, 0);
  v_count integer := least(p_count, 10001);
begin
  if not private.is_admin() then
    return;
  end if;
  case p_list
    when 'profiles' then
      return query select array(
        select user_id from public.profiles where isfinite(created_at)
          and (email ilike v_held or first_name ilike v_held or last_name ilike v_held)
        order by created_at desc, user_id desc offset v_from limit v_count
      );
    when 'documents' then
      return query select array(
        select id from public.documents where isfinite(created_at)
          and (number collate "C" ilike v_held or document_type collate "C" ilike v_held)
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'clients' then
      return query select array(
        select id from public.clients where isfinite(created_at)
          and (name ilike v_held or email ilike v_held or billing_city ilike v_held)
        order by created_at desc, id desc offset v_from limit v_count
      );
    when 'companies' then
      return query select array(
        select id from public.companies where isfinite(created_at)
          and (name ilike v_held or siret ilike v_held or city ilike v_held)
        order by created_at desc, id desc offset v_from limit v_count
      );
    when 'products' then
      return query select array(
        select id from public.products where isfinite(created_at)
          and description ilike v_held
        order by created_at desc, id desc offset v_from limit v_count
      );
    when 'newsletter' then
      return query select array(
        select id from public.leads where newsletter_consent and email collate "C" ilike v_held
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'leads' then
      return query select array(
        select id from public.leads
        where email collate "C" ilike v_held or first_document_type collate "C" ilike v_held
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'emails' then
      return query select array(
        select id from public.email_logs
        where recipient_email collate "C" ilike v_held or email_type collate "C" ilike v_held
          or subject ilike v_held or status collate "C" ilike v_held or reason collate "C" ilike v_held
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'pdfs' then
      return query select array(
        select id from public.generated_pdfs where isfinite(created_at)
          and (
            document_type collate "C" ilike v_held or document_number collate "C" ilike v_held
            or client_name ilike v_held or client_email collate "C" ilike v_held
          )
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'messages' then
      return query select array(
        select id from public.support_messages where isfinite(created_at)
          and (email ilike v_held or subject ilike v_held or message ilike v_held)
        order by created_at desc, id desc offset v_from limit v_count
      );
    else raise exception 'No such list' using errcode = '22023';
  end case;
end
$$;
create function private.count_days(p_list text, p_tz text, p_start timestamptz)
returns table (day date, total bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    return;
  end if;
  case p_list
    when 'leads' then
      return query select (created_at at time zone p_tz)::date, count(*) from public.leads
        where created_at >= p_start group by 1;
    when 'pdfs' then
      return query select (created_at at time zone p_tz)::date, count(*) from public.generated_pdfs
        where isfinite(created_at) and created_at >= p_start group by 1;
    else raise exception 'No such list' using errcode = '22023';
  end case;
end
$$;
create index leads_that_returned_idx on public.leads (created_at, last_activity_at, return_count)
  where last_activity_at <> created_at or return_count > 0;
create index leads_that_consent_idx on public.leads (created_at desc) where newsletter_consent;
create function private.measure_engagement(p_tz text)
returns table (
  total_leads bigint, engaged_leads bigint, returning_leads bigint, total_returns bigint,
  returns_1 bigint, returns_2_5 bigint, returns_6_10 bigint, returns_11_up bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    return;
  end if;
  return query
  with returned as (
    select return_count,
      (created_at at time zone p_tz)::date <> (last_activity_at at time zone p_tz)::date as is_engaged,
      count(*) as leads
    from public.leads where last_activity_at <> created_at or return_count > 0
    group by 1, 2
  )
  select
    (select count(*) from public.leads),
    coalesce(sum(leads) filter (where is_engaged), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count > 0), 0)::bigint,
    coalesce(sum(leads * return_count), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count = 1), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count between 2 and 5), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count between 6 and 10), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count > 10), 0)::bigint
  from returned;
end
$$;
create function public.count_lists() returns table (list text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.count_lists()
$$;
create function public.find_rows(p_list text, p_search text, p_from integer default 0, p_count integer default 50)
returns table (keys uuid[])
language sql stable security invoker set search_path = '' as $$
  select * from private.find_rows(p_list, p_search, p_from, p_count)
$$;
do $$
declare
  v_name text;
begin
  foreach v_name in array array[
    'private.count_lists()', 'private.find_rows(text, text, integer, integer)',
    'private.count_days(text, text, timestamptz)', 'private.measure_engagement(text)',
    'public.count_lists()', 'public.find_rows(text, text, integer, integer)'
  ] loop
    execute format('revoke execute on function %s from public, anon', v_name);
    execute format('grant execute on function %s to authenticated', v_name);
  end loop;
end
$$;
update private.deductions set seller = md5(seller);
comment on column private.deductions.seller is 'Digest of the seller, by private.seller_of()';
create function private.list_named_deposits(p_part private.deductions) returns setof public.documents
language sql stable set search_path = '' as $$
  select * from public.documents as deposits
  where deposits.user_id = p_part.user_id and deposits.number = p_part.number and deposits.subtype = 'deposit'
    and deposits.issue_date = p_part.issue_date and deposits.issued_at is not null
    and private.seller_of(deposits.series) = p_part.seller
$$;
create index deductions_day_idx on private.deductions (paid_on);
create function private.follow_paid_deposits() returns bigint language plpgsql volatile security definer
  set search_path = '' as $$
declare
  v_today date := (now() at time zone 'Europe/Paris')::date;
  v_deposit record;
  v_count bigint := 0;
begin
  for v_deposit in
    with named as materialized (
      select distinct on (parts.user_id, parts.seller, parts.number, parts.issue_date) parts as part
      from private.deductions as parts
      join public.documents as balances on balances.id = parts.balance_id
        and parts.paid_on > (balances.issued_at at time zone 'Europe/Paris')::date
      where parts.paid_on between v_today - 7 and v_today
    )
    select d.user_id, d.local_id from named cross join lateral private.list_named_deposits(named.part) as d
    where round(private.received_for(d), 2) > d.received
    order by 1, 2 limit 500
  loop
    begin
      perform private.follow_one(v_deposit.user_id, v_deposit.local_id);
      v_count := v_count + 1;
    exception when others then
      raise warning 'A deposit could not be followed: %', sqlstate;
    end;
  end loop;
  return v_count;
end
$$;
create function public.follow_paid_deposits() returns table (followed bigint)
language sql volatile security invoker set search_path = '' as $$
  select private.follow_paid_deposits()
$$;
revoke execute on function private.list_named_deposits(private.deductions), private.follow_paid_deposits(),
  public.follow_paid_deposits() from public, anon, authenticated;
grant execute on function private.follow_paid_deposits(), public.follow_paid_deposits() to service_role;
insert into supabase_migrations.schema_migrations (version, name) values
  ('20261120085900', 'closed_by_default'),
  ('20261120090000', 'private_schema'),
  ('20261120090100', 'user_roles'),
  ('20261120090200', 'profiles'),
  ('20261120090300', 'companies'),
  ('20261120090400', 'clients'),
  ('20261120090500', 'products'),
  ('20261120090600', 'documents'),
  ('20261120090700', 'document_contents'),
  ('20261120090800', 'leads'),
  ('20261120090900', 'email_logs'),
  ('20261120091000', 'generated_pdfs'),
  ('20261120091100', 'statistics'),
  ('20261120092000', 'account_deletions'),
  ('20261120092100', 'presence'),
  ('20261120092200', 'account_purges'),
  ('20261120092300', 'account_sessions'),
  ('20261120092400', 'unconfirmed_words'),
  ('20261120092500', 'addresses_by_index'),
  ('20261121060000', 'administrators'),
  ('20261121070000', 'draft_files'),
  ('20261121070100', 'draft_sizes'),
  ('20261121070200', 'account_usage'),
  ('20261122150000', 'mail_queue'),
  ('20261122151000', 'generations'),
  ('20261122152000', 'support_messages'),
  ('20261122153000', 'lead_activity'),
  ('20261122154000', 'shared_documents'),
  ('20261122160000', 'leads_left_alone'),
  ('20261122170000', 'room_of_shared_documents'),
  ('20261122171000', 'room_of_waiting_mail'),
  ('20261122172000', 'own_records'),
  ('20261123000000', 'lead_retention'),
  ('20261123000100', 'newsletter_confirmed'),
  ('20261123010000', 'issued_documents'),
  ('20261123010100', 'document_deletions'),
  ('20261123010200', 'document_links'),
  ('20261123010300', 'payments'),
  ('20261123010400', 'document_amounts'),
  ('20261123010500', 'save_document'),
  ('20261123010600', 'issue_document'),
  ('20261123010700', 'document_files'),
  ('20261123010800', 'list_documents'),
  ('20261123020000', 'search_records'),
  ('20261123020100', 'merge_clients'),
  ('20261123020200', 'import_records'),
  ('20261123020300', 'tie_clients'),
  ('20261123020400', 'document_figures'),
  ('20261123020500', 'ledger'),
  ('20261123030000', 'page_votes'),
  ('20261123040000', 'administration_figures'),
  ('20261123040100', 'administered_accounts'),
  ('20261126000000', 'bounded_chains'),
  ('20261126000100', 'administrators_apart'),
  ('20261126010000', 'receipts_of_payments'),
  ('20261126030000', 'waiting_news'),
  ('20261126030100', 'newsletters'),
  ('20261126030200', 'end_of_news'),
  ('20261126030300', 'retention_of_generations'),
  ('20261126070000', 'support_once'),
  ('20261126080000', 'lists_by_owner'),
  ('20261126080100', 'time_of_books'),
  ('20261126090000', 'written_bytes'),
  ('20261126090100', 'true_usage'),
  ('20261126090200', 'reclaimed_space'),
  ('20261126100000', 'news_that_stop'),
  ('20261127000000', 'second_factor'),
  ('20261127010000', 'news_confirmed_by_link'),
  ('20261127020000', 'counted_generations'),
  ('20261127020100', 'names_of_gone_accounts'),
  ('20261127020200', 'unconfirmed_addresses'),
  ('20261127020300', 'issued_as_written'),
  ('20261127030000', 'mail_that_waits'),
  ('20261127040000', 'days_of_marks'),
  ('20261127050000', 'deducted_deposits'),
  ('20261127060000', 'books_of_large_accounts'),
  ('20261127060500', 'statuses_of_what_asks'),
  ('20261127070000', 'welcome_again'),
  ('20261127080000', 'reasons_of_failed_mail'),
  ('20261127080100', 'noted_exports'),
  ('20261127080200', 'figures_of_large_sites'),
  ('20261127090000', 'bounds_of_deposits');
reset check_function_bodies;
