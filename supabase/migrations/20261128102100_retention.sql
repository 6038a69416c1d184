-- What ends: accounts at the request of their owner, addresses that nobody confirmed, and whatever
-- has been kept as long as it may be.

-- The server alone asks for it, after a recent sign-in, and tells the owner; whoever is signed in
-- takes it back.
create table public.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '14 days',
  check (due_at >= requested_at + interval '14 days')
);
comment on table public.account_deletions is
  'Accounts whose owner asked to delete them; taking the row away keeps the account';
comment on column public.account_deletions.due_at is
  'From when on the account goes; until then its owner may change their mind';
create index account_deletions_due_at_idx on public.account_deletions (due_at);

alter table public.account_deletions enable row level security;
grant select, delete on public.account_deletions to authenticated;
grant select, delete, insert (user_id) on public.account_deletions to service_role;

create policy "Users read their own request" on public.account_deletions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users take their own request back" on public.account_deletions
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.account_deletions
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.account_deletions
  as restrictive for delete to authenticated using ((select private.is_strong()));

-- The proof that accounts were really deleted, with nothing that names anybody.
create table private.account_purges (
  user_id uuid primary key,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  purged_at timestamptz not null default now(),
  document_count bigint not null,
  transaction_id xid8 not null default pg_current_xact_id()
);
comment on table private.account_purges is
  'Accounts that were deleted at the request of their owner; written by private.purge_due_account() alone';
comment on column private.account_purges.transaction_id is
  'While it runs, what is kept unchanged lets rows of this user go';
alter table private.account_purges enable row level security;

-- The only way past the triggers that keep issued documents and payments as they are. Nobody can
-- write what it reads.
create function private.is_purging(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.account_purges
    where user_id = p_user_id and transaction_id = pg_current_xact_id_if_assigned()
  )
$$;
grant execute on function private.is_purging(uuid) to authenticated, service_role;

-- Removes the names of deleted accounts from the journals. Their identifiers, which name nobody,
-- stay: one can still read that the same account was meant. Addresses are in lower case.
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

-- Takes one account whose days are over, with everything it owns and every trace of its address,
-- and returns that address, to tell its owner. One at a time, so that a failure keeps the others;
-- replicas skip each other’s. A definer function: no caller may delete accounts.
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
grant execute on function private.purge_due_account() to service_role;

create function public.purge_due_account() returns table (user_id uuid, email text)
language sql volatile security invoker set search_path = '' as $$
  select * from private.purge_due_account()
$$;
grant execute on function public.purge_due_account() to service_role;

-- Addresses that somebody typed and nobody confirmed within thirty days of the last time they were
-- asked for go, and their names in the journals with them. Whoever came in once, was let in by
-- telephone, holds a document or is banned stays. Some at a time, so that no transaction is long;
-- replicas skip each other’s. A definer function: no caller may delete accounts.
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
grant execute on function private.purge_unconfirmed() to service_role;

create function public.purge_unconfirmed() returns table (purged integer)
language sql volatile security invoker set search_path = '' as $$
  select * from private.purge_unconfirmed()
$$;
grant execute on function public.purge_unconfirmed() to service_role;

-- Shared documents and codes to their end, pages of clients for thirty days after theirs; messages
-- to the operator and the log of messages for a year; visitors for three years after they last
-- came, an unconfirmed box for the news for 30 days. After a year a counted file says no longer
-- whose it was, and after five it goes.
create function public.purge_expired() returns table (shared bigint, support bigint, logs bigint)
language sql volatile security invoker set search_path = '' as $$
  select private.forget_writes();
  with gone_shared as (
    delete from private.shared_documents where expires_at <= now() returning 1
  ), gone_pages as (
    delete from public.client_pages
    where expires_at < now() - interval '30 days' and isfinite(expires_at) returning 1
  ), gone_codes as (
    delete from private.answer_codes where expires_at <= now() returning 1
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
grant execute on function public.purge_expired() to service_role;
