-- Several entries of an address book become one, in one transaction: documents follow, what the
-- kept one lacks comes from the others.
comment on column public.clients.buyer is
  'Its identity as the public JSON writes a buyer; beside it, contacts and deliveryAddress';

create function public.merge_clients(p_kept uuid, p_merged uuid[]) returns integer
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
    v_merged := v_merged + 1;
  end loop;
  if v_merged <> (select count(distinct id) from unnest(p_merged) as id) then
    raise exception 'No such client' using errcode = 'P0002';
  end if;
  update public.documents set client_id = p_kept where client_id = any (p_merged);
  delete from public.clients where id = any (p_merged);
  update public.clients
    set buyer = v_kept.buyer, email = v_kept.email, billing_city = v_kept.billing_city
    where id = p_kept;
  return v_merged;
end
$$;
revoke execute on function public.merge_clients(uuid, uuid[]) from public, anon;
grant execute on function public.merge_clients(uuid, uuid[]) to authenticated;
