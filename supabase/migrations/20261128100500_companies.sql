create table public.companies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  siret text check (siret ~ '^[0-9]{14}$'),
  city text check (char_length(city) <= 200),
  seller jsonb not null default '{}' check (jsonb_typeof(seller) = 'object' and octet_length(seller::text) <= 20000),
  style jsonb not null default '{}' check (jsonb_typeof(style) = 'object' and octet_length(style::text) <= 400000),
  defaults jsonb not null default '{}'
    check (jsonb_typeof(defaults) = 'object' and octet_length(defaults::text) <= 20000),
  size integer not null
    generated always as (octet_length(seller::text) + octet_length(style::text) + octet_length(defaults::text)) stored,
  search_text text not null generated always as (
    replace(replace(translate(
      lower(name || ' ' || coalesce(siret, '') || ' ' || coalesce(city, '')),
      'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table public.companies is 'The companies that a user invoices for';
comment on column public.companies.seller is 'Its identity as the public JSON writes a seller';
comment on column public.companies.style is 'Template, accent and logo of its documents';
comment on column public.companies.defaults is 'Numbering patterns and conditions of its next documents';
comment on column public.companies.size is 'Bytes of its identity, its logo and its conditions';
comment on column public.companies.search_text is 'What a search looks in, in plain letters';

create index companies_user_id_idx on public.companies (user_id, name);
create index companies_by_id_idx on public.companies (user_id, id);
create index companies_created_at_idx on public.companies (created_at desc) where isfinite(created_at);
-- Identifiers may grow with the rows: without statistics, indexes that begin with them do not look
-- cheap to the planner.
alter table public.companies alter column id set statistics 0;

alter table public.companies enable row level security;
grant select, delete, insert (id, name, siret, city, seller, style, defaults),
  update (name, siret, city, seller, style, defaults)
  on public.companies to authenticated;

create policy "Users read their own companies" on public.companies
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own companies" on public.companies
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own companies" on public.companies
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own companies" on public.companies
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.companies
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.companies
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to change" on public.companies
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.companies
  as restrictive for delete to authenticated using ((select private.is_strong()));
create policy "Administrators read every company" on public.companies
  for select to administrator using ((select private.is_admin()));
create policy "Administrators follow the index of dates" on public.companies
  as restrictive for select to administrator using (isfinite(created_at));

create trigger companies_touch before update on public.companies
  for each row execute function private.touch_updated_at();
create trigger companies_refuse_writing before insert or update on public.companies
  for each statement execute function private.refuse_writing();
create trigger companies_count_delete after delete on public.companies
  referencing old table as removed for each statement execute function private.count_rows('companies');
create trigger companies_weigh_insert after insert on public.companies
  referencing new table as added for each statement execute function private.weigh_rows('companies');
create trigger companies_weigh_update after update on public.companies
  referencing old table as removed new table as added for each statement execute function private.weigh_rows();
create trigger companies_weigh_delete after delete on public.companies
  referencing old table as removed for each statement execute function private.weigh_rows();

-- Definer functions: under row level security a search reads row by row. They filter by the caller
-- themselves.
create function private.search_companies(p_query text) returns setof public.companies
language sql stable security definer set search_path = '' rows 25 as $$
  select * from public.companies
  where user_id = (select private.get_user())
    and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
grant execute on function private.search_companies(text) to authenticated;

create function public.search_companies(p_query text) returns setof public.companies
language sql stable security invoker set search_path = '' rows 25 as $$
  select * from private.search_companies(p_query)
$$;
grant execute on function public.search_companies(text) to authenticated;
