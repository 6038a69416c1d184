alter table public.leads add column newsletter_consent_at timestamptz;

comment on column public.leads.newsletter_consent_at is
  'When consent was given; proof of it (RGPD art. 7)';

grant delete on public.leads to service_role;

-- A visitor had a document sent to their own address. A return is a day of Paris other than that of
-- the last activity. Consent is given by a box, and taken back by unsubscribe_lead alone.
create function public.touch_lead(p_email text, p_document_type text, p_consent boolean)
returns table (id uuid, newsletter_consent boolean)
language sql volatile security invoker set search_path = '' as $$
  insert into public.leads as lead
    (email, first_document_type, total_documents_generated, newsletter_consent, newsletter_consent_at)
  values (lower(p_email), p_document_type, 1, p_consent, case when p_consent then now() end)
  on conflict (email) do update set
    last_activity_at = now(),
    total_documents_generated = lead.total_documents_generated + 1,
    first_document_type = coalesce(lead.first_document_type, excluded.first_document_type),
    return_count = lead.return_count + case
      when (lead.last_activity_at at time zone 'Europe/Paris')::date
        < (now() at time zone 'Europe/Paris')::date then 1 else 0 end,
    newsletter_consent = lead.newsletter_consent or excluded.newsletter_consent,
    newsletter_consent_at = coalesce(lead.newsletter_consent_at, excluded.newsletter_consent_at)
  returning lead.id, lead.newsletter_consent
$$;

create function public.unsubscribe_lead(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  update public.leads set newsletter_consent = false, newsletter_consent_at = null
  where id = p_id returning leads.email
$$;

-- Nothing of the address is left, the log of messages included.
create function public.delete_lead(p_id uuid) returns table (email text)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_email text;
begin
  delete from public.leads where leads.id = p_id returning leads.email into v_email;
  if v_email is null then
    return;
  end if;
  update public.email_logs set recipient_email = '' where lower(recipient_email) = v_email;
  return query select v_email;
end
$$;

revoke execute on function public.touch_lead(text, text, boolean), public.unsubscribe_lead(uuid),
  public.delete_lead(uuid) from public, anon, authenticated;
grant execute on function public.touch_lead(text, text, boolean), public.unsubscribe_lead(uuid),
  public.delete_lead(uuid) to service_role;
