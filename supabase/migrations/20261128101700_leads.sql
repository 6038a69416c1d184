create table public.leads (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) <= 255),
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  return_count integer not null default 0 check (return_count >= 0),
  total_documents_generated integer not null default 0 check (total_documents_generated >= 0),
  first_document_type text check (char_length(first_document_type) <= 60),
  newsletter_consent boolean not null default false,
  newsletter_consent_at timestamptz,
  newsletter_asked_at timestamptz
);
comment on table public.leads is 'Visitors without an account who left their address';
comment on column public.leads.newsletter_consent_at is 'When consent was given; proof of it (RGPD art. 7)';
comment on column public.leads.newsletter_asked_at is
  'When the box was last ticked for this address; it is consent once confirmed by a link';

create index leads_created_at_idx on public.leads (created_at desc);
create index leads_last_activity_at_idx on public.leads (last_activity_at);
create index leads_address_idx on public.leads (lower(email));
create index leads_newsletter_asked_at_idx on public.leads (newsletter_asked_at)
  where newsletter_asked_at is not null and not newsletter_consent;
create index leads_that_consent_idx on public.leads (created_at desc) where newsletter_consent;
-- Most leads never came back: this holds the others, with everything that figures ask of them.
create index leads_that_returned_idx on public.leads (created_at, last_activity_at, return_count)
  where last_activity_at <> created_at or return_count > 0;

alter table public.leads enable row level security;
grant select on public.leads to authenticated;
grant select, insert, update, delete on public.leads to service_role;

create policy "Administrators read every lead" on public.leads
  for select to administrator using ((select private.is_admin()));
create policy "Whoever has a second factor shows it to read" on public.leads
  as restrictive for select to authenticated using ((select private.is_strong()));

create trigger forget_support after delete on public.leads
  for each row execute function private.forget_support();

-- A visitor had a document sent to their own address. A return is on another day of Paris than the
-- last activity. A ticked box is no consent: anybody may type the address of somebody else.
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
grant execute on function public.touch_lead(text, text, boolean) to service_role;

-- Returns the address whose consent is there, asked now or before; nothing where the question is
-- over.
create function public.confirm_lead(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  update public.leads
  set newsletter_consent = true,
    newsletter_consent_at = case when newsletter_consent then newsletter_consent_at else now() end
  where id = p_id and (newsletter_consent or newsletter_asked_at is not null)
  returning leads.email
$$;
grant execute on function public.confirm_lead(uuid) to service_role;
