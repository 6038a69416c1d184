create table public.companies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  siret text check (siret ~ '^[0-9]{14}$'),
  city text check (char_length(city) <= 200),
  seller jsonb not null default '{}' check (jsonb_typeof(seller) = 'object' and octet_length(seller::text) <= 20000),
  style jsonb not null default '{}' check (jsonb_typeof(style) = 'object' and octet_length(style::text) <= 400000),
  defaults jsonb not null default '{}' check (jsonb_typeof(defaults) = 'object' and octet_length(defaults::text) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);

comment on table public.companies is 'The companies that a user invoices for';
comment on column public.companies.seller is 'Its identity as the public JSON writes a seller';
comment on column public.companies.style is 'Template, accent and logo of its documents';
comment on column public.companies.defaults is 'Numbering patterns and conditions of its next documents';

create index companies_user_id_idx on public.companies (user_id, name);
create index companies_created_at_idx on public.companies (created_at desc);

alter table public.companies enable row level security;
grant select, delete, insert (id, name, siret, city, seller, style, defaults), update (name, siret, city, seller, style, defaults)
  on public.companies to authenticated;

create policy "Users read their own companies" on public.companies
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read every company" on public.companies
  for select to authenticated using ((select private.is_admin()));
create policy "Users add their own companies" on public.companies
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own companies" on public.companies
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own companies" on public.companies
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger companies_touch before update on public.companies
  for each row execute function private.touch_updated_at();
