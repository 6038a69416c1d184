-- An address that somebody typed and nobody confirmed within thirty days of the last time it was
-- asked for: it goes, and its name in the journals with it. Whoever came in once, was let in by
-- telephone, holds a document or is banned stays. A definer function: no caller may delete
-- accounts. So many at a time, so that none is too long; replicas pass each other's.
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
