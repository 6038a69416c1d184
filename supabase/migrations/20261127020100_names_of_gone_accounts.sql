-- What the journals say of accounts that go: their identifiers stay, which name nobody, so that one
-- can still read that the same account was meant. Addresses are in lower case.
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

-- As before, in the journal of the administration too.
create or replace function private.purge_due_account() returns table (user_id uuid, email text)
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
