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
