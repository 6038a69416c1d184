create table public.products (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  description text not null check (char_length(description) between 1 and 500),
  reference text check (char_length(reference) <= 50),
  unit text not null default 'C62' check (unit ~ '^[A-Z0-9]{2,3}$'),
  unit_price_excluding_tax numeric(16, 6) not null check (unit_price_excluding_tax >= 0),
  vat_rate numeric(5, 2) check (vat_rate between 0 and 99.99),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.products is 'What a user sells, to put in the lines of its documents';
comment on column public.products.unit is 'UN/ECE Recommendation 20';
comment on column public.products.vat_rate is 'Percent; null without VAT';

create index products_user_id_idx on public.products (user_id, description);
create index products_created_at_idx on public.products (created_at desc);

alter table public.products enable row level security;
grant select, delete,
  insert (id, description, reference, unit, unit_price_excluding_tax, vat_rate),
  update (description, reference, unit, unit_price_excluding_tax, vat_rate)
  on public.products to authenticated;

create policy "Users read their own products" on public.products
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read every product" on public.products
  for select to authenticated using ((select private.is_admin()));
create policy "Users add their own products" on public.products
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own products" on public.products
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own products" on public.products
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger products_touch before update on public.products
  for each row execute function private.touch_updated_at();
