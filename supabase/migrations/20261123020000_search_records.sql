-- Companies, clients and products are looked for as one types: each has its words in plain
-- letters, and a procedure that asks for them. A LIKE under row level security runs after it, row
-- by row; a definer function filters by the user itself.
alter table public.companies add column search_text text not null generated always as (
  replace(replace(translate(
    lower(name || ' ' || coalesce(siret, '') || ' ' || coalesce(city, '')),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae')
) stored;
alter table public.clients add column search_text text not null generated always as (
  replace(replace(translate(
    lower(name || ' ' || coalesce(email, '')
      || ' ' || coalesce(billing_city, '') || ' ' || coalesce(buyer ->> 'siren', '') || ' ' || coalesce(buyer ->> 'customerCode', '')),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae')
) stored;
alter table public.products add column search_text text not null generated always as (
  replace(replace(translate(
    lower(description || ' ' || coalesce(reference, '')),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae')
) stored;

comment on column public.companies.search_text is 'What a search looks in, in plain letters';
comment on column public.clients.search_text is 'What a search looks in, in plain letters';
comment on column public.products.search_text is 'What a search looks in, in plain letters';

-- At most eight words, each to be found somewhere; none finds everything.
create function private.search_patterns(p_query text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), array['%'])
  from (
    select word from regexp_split_to_table(
      replace(replace(translate(
        lower(left(p_query, 100)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae'),
      '\s+'
    ) as word where word <> '' limit 8
  ) as words
$$;
revoke execute on function private.search_patterns(text) from public, anon;

create function private.search_companies(p_query text) returns setof public.companies
language sql stable security definer set search_path = '' rows 25 as $$
  select * from public.companies
  where user_id = (select auth.uid()) and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
create function private.search_clients(p_query text) returns setof public.clients
language sql stable security definer set search_path = '' rows 1000 as $$
  select * from public.clients
  where user_id = (select auth.uid()) and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
create function private.search_products(p_query text) returns setof public.products
language sql stable security definer set search_path = '' rows 1000 as $$
  select * from public.products
  where user_id = (select auth.uid()) and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
revoke execute on function
  private.search_companies(text), private.search_clients(text), private.search_products(text)
  from public, anon;
grant execute on function
  private.search_companies(text), private.search_clients(text), private.search_products(text)
  to authenticated;

create function public.search_companies(p_query text) returns setof public.companies
language sql stable security invoker set search_path = '' rows 25 as $$
  select * from private.search_companies(p_query)
$$;
create function public.search_clients(p_query text) returns setof public.clients
language sql stable security invoker set search_path = '' rows 1000 as $$
  select * from private.search_clients(p_query)
$$;
create function public.search_products(p_query text) returns setof public.products
language sql stable security invoker set search_path = '' rows 1000 as $$
  select * from private.search_products(p_query)
$$;
revoke execute on function
  public.search_companies(text), public.search_clients(text), public.search_products(text)
  from public, anon;
grant execute on function
  public.search_companies(text), public.search_clients(text), public.search_products(text)
  to authenticated;
