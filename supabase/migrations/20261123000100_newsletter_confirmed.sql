-- Whoever ticks a box may type the address of somebody else: news go to an address only once a link
-- that was sent to it has been followed (RGPD art. 7).
alter table public.leads add column newsletter_asked_at timestamptz;

comment on column public.leads.newsletter_asked_at is
  'When the box was last ticked for this address; it is consent once confirmed by a link';

create or replace function public.touch_lead(p_email text, p_document_type text, p_consent boolean)
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

-- Told once: programs may click more than once.
create function public.confirm_lead(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  update public.leads set newsletter_consent = true, newsletter_consent_at = now()
  where id = p_id and newsletter_asked_at is not null and not newsletter_consent
  returning leads.email
$$;

-- A link that confirms, in a message of before, is good no more.
create or replace function public.unsubscribe_lead(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  update public.leads
  set newsletter_consent = false, newsletter_consent_at = null, newsletter_asked_at = null
  where id = p_id and newsletter_consent returning leads.email
$$;

revoke execute on function public.confirm_lead(uuid) from public, anon, authenticated;
grant execute on function public.confirm_lead(uuid) to service_role;
