create table public.products (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  description text not null check (char_length(description) between 1 and 500),
  reference text check (char_length(reference) <= 50),
  unit text not null default 'C62' check (unit ~ '^[A-Z0-9]{2,3}$'),
  unit_price_excluding_tax numeric(16, 6) not null check (unit_price_excluding_tax >= 0),
  vat_rate numeric(5, 2) check (vat_rate between 0 and 99.99),
  search_text text not null generated always as (
    replace(replace(translate(
      lower(description || ' ' || coalesce(reference, '')),
      'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (
  autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_limit = 2000
);
comment on table public.products is 'What a user sells, to put in the lines of its documents';
comment on column public.products.unit is 'UN/ECE Recommendation 20';
comment on column public.products.vat_rate is 'Percent; null without VAT';
comment on column public.products.search_text is 'What a search looks in, in plain letters';

create index products_user_id_idx on public.products (user_id, description);
create index products_by_id_idx on public.products (user_id, id);
create index products_by_reference_idx on public.products (user_id, reference, id);
create index products_by_price_idx on public.products (user_id, unit_price_excluding_tax, id);
create index products_by_date_idx on public.products (user_id, created_at, id);
-- The products that the lines of a document name; see private.list_named_products().
create index products_name_key_idx on public.products (user_id, private.text_key(description));
create index products_reference_key_idx on public.products (user_id, private.text_key(reference))
  where reference <> '';
create index products_created_at_idx on public.products (created_at desc) where isfinite(created_at);
alter table public.products alter column id set statistics 0;

alter table public.products enable row level security;
grant select, delete,
  insert (id, description, reference, unit, unit_price_excluding_tax, vat_rate),
  update (description, reference, unit, unit_price_excluding_tax, vat_rate)
  on public.products to authenticated;

create policy "Users read their own products" on public.products
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own products" on public.products
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own products" on public.products
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own products" on public.products
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.products
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.products
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to change" on public.products
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.products
  as restrictive for delete to authenticated using ((select private.is_strong()));
create policy "Administrators read every product" on public.products
  for select to administrator using ((select private.is_admin()));
create policy "Administrators follow the index of dates" on public.products
  as restrictive for select to administrator using (isfinite(created_at));

create trigger products_touch before update on public.products
  for each row execute function private.touch_updated_at();
create trigger products_refuse_writing before insert or update on public.products
  for each statement execute function private.refuse_writing();
create trigger products_charge_insert after insert on public.products
  referencing new table as added for each statement execute function private.charge_rows();
create trigger products_charge_update after update on public.products
  referencing new table as added for each statement execute function private.charge_rows();
create trigger products_count_insert after insert on public.products
  referencing new table as added for each statement execute function private.count_rows('products');
create trigger products_count_delete after delete on public.products
  referencing old table as removed for each statement execute function private.count_rows('products');

-- A definer function: under row level security a search reads row by row. It filters by the caller
-- itself.
create function private.search_products(p_query text) returns setof public.products
language sql stable security definer set search_path = '' rows 1000 as $$
  select * from public.products
  where user_id = (select private.get_user())
    and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
grant execute on function private.search_products(text) to authenticated;

create function public.search_products(p_query text) returns setof public.products
language sql stable security invoker set search_path = '' rows 1000 as $$
  select * from private.search_products(p_query)
$$;
grant execute on function public.search_products(text) to authenticated;

-- A file comes in whole or not at all.
create function public.import_products(p_rows jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_added integer;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 5000 then
    raise exception 'Give at most 5000 rows' using errcode = '22023';
  end if;
  insert into public.products (description, reference, unit, unit_price_excluding_tax, vat_rate)
    select description, reference, coalesce(unit, 'C62'), unit_price_excluding_tax, vat_rate
    from jsonb_to_recordset(p_rows)
      as given (description text, reference text, unit text, unit_price_excluding_tax numeric, vat_rate numeric);
  get diagnostics v_added = row_count;
  return v_added;
end
$$;
grant execute on function public.import_products(jsonb) to authenticated;
