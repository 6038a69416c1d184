-- A file of clients or products comes in whole or not at all: one statement, of at most five
-- thousand rows.
create function public.import_clients(p_rows jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_added integer;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 5000 then
    raise exception 'Give at most 5000 rows' using errcode = '22023';
  end if;
  insert into public.clients (name, email, billing_city, buyer)
    select name, email, billing_city, coalesce(buyer, '{}')
    from jsonb_to_recordset(p_rows) as given (name text, email text, billing_city text, buyer jsonb);
  get diagnostics v_added = row_count;
  return v_added;
end
$$;
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
revoke execute on function public.import_clients(jsonb), public.import_products(jsonb) from public, anon;
grant execute on function public.import_clients(jsonb), public.import_products(jsonb) to authenticated;
