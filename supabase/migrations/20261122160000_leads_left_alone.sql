-- Told once: programs may click more than once.
create or replace function public.unsubscribe_lead(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  update public.leads set newsletter_consent = false, newsletter_consent_at = null
  where id = p_id and newsletter_consent returning leads.email
$$;

-- An address that goes takes along what it wrote before it had an account.
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
