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
