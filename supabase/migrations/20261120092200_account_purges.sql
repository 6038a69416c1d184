-- Accounts that were really deleted: the proof that it was done, with nothing that names anybody.
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

-- For the triggers that keep issued documents as they are: the only way past them. Nobody can write what it reads.
create function private.is_purging(p_user_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.account_purges
    where user_id = p_user_id and transaction_id = pg_current_xact_id_if_assigned()
  )
$$;
revoke execute on function private.is_purging(uuid) from public, anon;
grant execute on function private.is_purging(uuid) to authenticated, service_role;

-- A definer function: no caller may delete accounts. It takes one whose days are over, with all that is its own and every trace of its
-- address, and gives that address, to tell its owner. One at a time: a failure keeps the others. Replicas pass each other's.
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
  update auth.audit_log_entries
    set payload = (payload::jsonb - 'actor_username' - 'actor_name' - 'traits')::json, ip_address = ''
    where payload ->> 'actor_id' = v_due.user_id::text;
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
