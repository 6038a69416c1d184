-- The language that a client wants, in its table, its import and its merge.
alter table public.clients add column language text check (language in ('fr', 'en'));
comment on column public.clients.language is 'That of its documents; null: as they come';
grant insert (language), update (language) on public.clients to authenticated;

create or replace function public.import_clients(p_rows jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_added integer;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 5000 then
    raise exception 'Give at most 5000 rows' using errcode = '22023';
  end if;
  insert into public.clients (name, email, billing_city, language, buyer)
    select name, email, billing_city, language, coalesce(buyer, '{}')
    from jsonb_to_recordset(p_rows)
      as given (name text, email text, billing_city text, language text, buyer jsonb);
  get diagnostics v_added = row_count;
  return v_added;
end
$$;

create or replace function public.merge_clients(p_kept uuid, p_merged uuid[]) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_kept public.clients;
  v_other public.clients;
  v_merged integer := 0;
begin
  if p_merged is null or cardinality(p_merged) not between 1 and 100 or p_kept = any (p_merged) then
    raise exception 'Give one client to keep and one to a hundred others' using errcode = '22023';
  end if;
  select * into v_kept from public.clients where id = p_kept for update;
  if not found then raise exception 'No such client' using errcode = 'P0002'; end if;
  for v_other in select * from public.clients where id = any (p_merged) order by created_at, id for update loop
    v_kept.buyer := v_other.buyer || v_kept.buyer || jsonb_build_object(
      'contacts', coalesce(v_kept.buyer -> 'contacts', '[]') || coalesce(v_other.buyer -> 'contacts', '[]'));
    v_kept.email := coalesce(v_kept.email, v_other.email);
    v_kept.billing_city := coalesce(v_kept.billing_city, v_other.billing_city);
    v_kept.language := coalesce(v_kept.language, v_other.language);
    v_kept.merged := v_kept.merged || v_other.merged || v_other.id;
    v_merged := v_merged + 1;
  end loop;
  if v_merged <> (select count(distinct id) from unnest(p_merged) as id) then
    raise exception 'No such client' using errcode = 'P0002';
  end if;
  update public.documents set client_id = p_kept where client_id = any (p_merged);
  delete from public.clients where id = any (p_merged);
  update public.clients
    set buyer = v_kept.buyer, email = v_kept.email, billing_city = v_kept.billing_city,
      language = v_kept.language, merged = v_kept.merged[greatest(1, cardinality(v_kept.merged) - 999):]
    where id = p_kept;
  return v_merged;
end
$$;
