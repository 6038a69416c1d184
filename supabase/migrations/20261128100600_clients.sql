create table public.clients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  email text check (char_length(email) <= 255),
  billing_city text check (char_length(billing_city) <= 200),
  language text check (language in ('fr', 'en')),
  buyer jsonb not null default '{}' check (jsonb_typeof(buyer) = 'object' and octet_length(buyer::text) <= 20000),
  merged uuid[] not null default '{}' check (cardinality(merged) <= 1000),
  size integer not null generated always as (octet_length(buyer::text)) stored,
  search_text text not null generated always as (
    replace(replace(translate(
      lower(name || ' ' || coalesce(email, '')
        || ' ' || coalesce(billing_city, '') || ' ' || coalesce(buyer ->> 'siren', '')
        || ' ' || coalesce(buyer ->> 'customerCode', '')),
      'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy'''), 'œ', 'oe'), 'æ', 'ae')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
) with (
  autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_limit = 2000
);
comment on table public.clients is 'The address book of a user';
comment on column public.clients.language is 'That of its documents; null: as they come';
comment on column public.clients.buyer is
  'Its identity as the public JSON writes a buyer; beside it, contacts and deliveryAddress';
comment on column public.clients.merged is 'Ids of the entries that became this one';
comment on column public.clients.size is 'Bytes of its identity';
comment on column public.clients.search_text is 'What a search looks in, in plain letters';

create index clients_user_id_idx on public.clients (user_id, name);
create index clients_by_id_idx on public.clients (user_id, id);
create index clients_by_city_idx on public.clients (user_id, billing_city, id);
create index clients_by_email_idx on public.clients (user_id, email, id);
create index clients_by_date_idx on public.clients (user_id, created_at, id);
create index clients_created_at_idx on public.clients (created_at desc) where isfinite(created_at);
alter table public.clients alter column id set statistics 0;

alter table public.clients enable row level security;
grant select, delete, insert (id, name, email, billing_city, language, buyer),
  update (name, email, billing_city, language, buyer, merged)
  on public.clients to authenticated;

create policy "Users read their own clients" on public.clients
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own clients" on public.clients
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own clients" on public.clients
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own clients" on public.clients
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.clients
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.clients
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to change" on public.clients
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.clients
  as restrictive for delete to authenticated using ((select private.is_strong()));
create policy "Administrators read every client" on public.clients
  for select to administrator using ((select private.is_admin()));
create policy "Administrators follow the index of dates" on public.clients
  as restrictive for select to administrator using (isfinite(created_at));

create trigger clients_touch before update on public.clients
  for each row execute function private.touch_updated_at();
create trigger clients_refuse_writing before insert or update on public.clients
  for each statement execute function private.refuse_writing();
create trigger clients_count_delete after delete on public.clients
  referencing old table as removed for each statement execute function private.count_rows('clients');
create trigger clients_weigh_insert after insert on public.clients
  referencing new table as added for each statement execute function private.weigh_rows('clients');
create trigger clients_weigh_update after update on public.clients
  referencing old table as removed new table as added for each statement execute function private.weigh_rows();
create trigger clients_weigh_delete after delete on public.clients
  referencing old table as removed for each statement execute function private.weigh_rows();

-- A definer function: under row level security a search reads row by row. It filters by the caller
-- itself.
create function private.search_clients(p_query text) returns setof public.clients
language sql stable security definer set search_path = '' rows 1000 as $$
  select * from public.clients
  where user_id = (select private.get_user())
    and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
grant execute on function private.search_clients(text) to authenticated;

create function public.search_clients(p_query text) returns setof public.clients
language sql stable security invoker set search_path = '' rows 1000 as $$
  select * from private.search_clients(p_query)
$$;
grant execute on function public.search_clients(text) to authenticated;

-- A file comes in whole or not at all.
create function public.import_clients(p_rows jsonb) returns integer
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
grant execute on function public.import_clients(jsonb) to authenticated;

-- Several entries become one; documents follow, and so does what repeats. The kept entry takes from
-- the others what it lacks, and remembers them: a device that has not heard of the merge still
-- names them.
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
    v_kept.language := coalesce(v_kept.language, v_other.language);
    v_kept.merged := v_kept.merged || v_other.merged || v_other.id;
    v_merged := v_merged + 1;
  end loop;
  if v_merged <> (select count(distinct id) from unnest(p_merged) as id) then
    raise exception 'No such client' using errcode = 'P0002';
  end if;
  update public.documents set client_id = p_kept where client_id = any (p_merged);
  update public.repetitions set client_id = p_kept where client_id = any (p_merged);
  delete from public.clients where id = any (p_merged);
  update public.clients
    set buyer = v_kept.buyer, email = v_kept.email, billing_city = v_kept.billing_city,
      language = v_kept.language, merged = v_kept.merged[greatest(1, cardinality(v_kept.merged) - 999):]
    where id = p_kept;
  return v_merged;
end
$$;
grant execute on function public.merge_clients(uuid, uuid[]) to authenticated;
