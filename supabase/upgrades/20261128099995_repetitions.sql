-- Documents that repeat.
create or replace function private.text_key(p_text text) returns text
language sql immutable cost 500 set search_path = '' as $$
  select btrim(regexp_replace(
    lower(regexp_replace(normalize(left(p_text, 1000), nfd), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g'
  ))
$$;
grant execute on function private.text_key(text) to authenticated, service_role;
create index if not exists products_name_key_idx on public.products (user_id, private.text_key(description));
create index if not exists products_reference_key_idx on public.products (user_id, private.text_key(reference))
  where reference <> '';

create table if not exists public.repetitions (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  model jsonb not null,
  client_id uuid,
  company_id uuid,
  every text not null check (
    every in ('week', 'two-weeks', 'month', 'two-months', 'quarter', 'half-year', 'year')
  ),
  first_on date not null check (first_on between '2000-01-01' and '2099-12-31'),
  is_month_end boolean not null default false,
  until_on date check (until_on between '2000-01-01' and '9999-12-31'),
  times integer check (times between 1 and 1000),
  model_rank integer not null default -1 check (model_rank between -6000 and 6000),
  prices text not null default 'kept' check (prices in ('kept', 'catalogue')),
  done integer not null default 0 check (done between 0 and 6000),
  is_paused boolean not null default false,
  next_on date check (next_on between '2000-01-01' and '2099-12-31'),
  size integer not null generated always as (octet_length(model::text)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id),
  constraint repetitions_model_check check (jsonb_typeof(model) = 'object'),
  constraint repetitions_size_check check (size <= 2000000),
  constraint repetitions_pause_check check (not is_paused or next_on is null),
  foreign key (company_id, user_id) references public.companies (id, user_id) on delete set null (company_id),
  foreign key (client_id, user_id) references public.clients (id, user_id) on delete set null (client_id)
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table public.repetitions is
  'Documents that are prepared again at each of their dates; their owner only, administrators included';
comment on column public.repetitions.model is 'What is prepared, as document_contents keeps a draft';
comment on column public.repetitions.first_on is 'The first date; the others keep its day';
comment on column public.repetitions.is_month_end is 'On the last day of each month';
comment on column public.repetitions.until_on is 'No date after this one';
comment on column public.repetitions.times is 'How many dates in all';
comment on column public.repetitions.model_rank is
  'The rank of the model among its dates: -1 for one period before the first';
comment on column public.repetitions.prices is 'Those of the model, or of the products of the same name';
comment on column public.repetitions.done is 'How many of its dates are over, prepared or skipped';
comment on column public.repetitions.next_on is
  'The next date to prepare; null after the last one and while it is paused';
comment on column public.repetitions.size is 'Bytes of the model as text, at most 2 MB';

create index if not exists repetitions_by_id_idx on public.repetitions (user_id, id);
create index if not exists repetitions_due_idx on public.repetitions (next_on, id) where isfinite(next_on);
alter table public.repetitions alter column id set statistics 0;

alter table public.repetitions enable row level security;
grant select, delete,
  insert (id, model, client_id, company_id, every, first_on, is_month_end, until_on, times, model_rank, prices, done,
    is_paused, next_on),
  update (model, client_id, company_id, every, first_on, is_month_end, until_on, times, model_rank, prices, done,
    is_paused, next_on)
  on public.repetitions to authenticated;

drop policy if exists "Users read their own repetitions" on public.repetitions;
create policy "Users read their own repetitions" on public.repetitions
  for select to authenticated using (user_id = (select auth.uid()));
drop policy if exists "Users add their own repetitions" on public.repetitions;
create policy "Users add their own repetitions" on public.repetitions
  for insert to authenticated with check (user_id = (select auth.uid()));
drop policy if exists "Users change their own repetitions" on public.repetitions;
create policy "Users change their own repetitions" on public.repetitions
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
drop policy if exists "Users delete their own repetitions" on public.repetitions;
create policy "Users delete their own repetitions" on public.repetitions
  for delete to authenticated using (user_id = (select auth.uid()));
drop policy if exists "Whoever has a second factor shows it to read" on public.repetitions;
create policy "Whoever has a second factor shows it to read" on public.repetitions
  as restrictive for select to authenticated using ((select private.is_strong()));
drop policy if exists "Whoever has a second factor shows it to add" on public.repetitions;
create policy "Whoever has a second factor shows it to add" on public.repetitions
  as restrictive for insert to authenticated with check ((select private.is_strong()));
drop policy if exists "Whoever has a second factor shows it to change" on public.repetitions;
create policy "Whoever has a second factor shows it to change" on public.repetitions
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));
drop policy if exists "Whoever has a second factor shows it to delete" on public.repetitions;
create policy "Whoever has a second factor shows it to delete" on public.repetitions
  as restrictive for delete to authenticated using ((select private.is_strong()));

create or replace trigger repetitions_touch before update on public.repetitions
  for each row execute function private.touch_updated_at();
create or replace trigger repetitions_refuse_writing before insert or update on public.repetitions
  for each statement execute function private.refuse_writing();
create or replace trigger repetitions_count_delete after delete on public.repetitions
  referencing old table as removed for each statement execute function private.count_rows('repetitions');
create or replace trigger repetitions_weigh_insert after insert on public.repetitions
  referencing new table as added for each statement execute function private.weigh_rows('repetitions');
create or replace trigger repetitions_weigh_update after update on public.repetitions
  referencing old table as removed new table as added for each statement execute function private.weigh_rows();
create or replace trigger repetitions_weigh_delete after delete on public.repetitions
  referencing old table as removed for each statement execute function private.weigh_rows();

create or replace function private.name_own_entries() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.client_id is not null and not exists (
    select from public.clients where clients.user_id = new.user_id and clients.id = new.client_id
  ) then
    new.client_id := (
      select clients.id from public.clients
      where clients.user_id = new.user_id and clients.merged @> array[new.client_id] limit 1
    );
  end if;
  if new.company_id is not null and not exists (
    select from public.companies where companies.user_id = new.user_id and companies.id = new.company_id
  ) then
    new.company_id := null;
  end if;
  return new;
end
$$;
create or replace trigger repetitions_name_own_entries before insert or update of client_id, company_id
  on public.repetitions for each row execute function private.name_own_entries();

create table if not exists private.repetition_file_uses (
  repetition_id uuid not null,
  user_id uuid not null,
  hash text not null,
  primary key (user_id, repetition_id, hash),
  foreign key (repetition_id, user_id) references public.repetitions (id, user_id) on delete cascade,
  constraint a_model_carries_a_stored_file foreign key (user_id, hash) references public.draft_files (user_id, hash)
    deferrable initially deferred
);
comment on table private.repetition_file_uses is
  'Which model carries which file; written by private.follow_model() alone';
create index if not exists repetition_file_uses_file_idx on private.repetition_file_uses (user_id, hash);
alter table private.repetition_file_uses enable row level security;

create or replace function private.follow_model() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  delete from private.repetition_file_uses as uses
    where uses.user_id = new.user_id and uses.repetition_id = new.id
      and position('"file:' || uses.hash || '"' in new.model::text) = 0;
  insert into private.repetition_file_uses (repetition_id, user_id, hash)
    select distinct new.id, new.user_id, named[1]
    from regexp_matches(new.model::text, '"file:([0-9a-f]{64})"', 'g') as named
    on conflict do nothing;
  return null;
end
$$;
create or replace trigger repetitions_follow_model after insert or update of model on public.repetitions
  for each row execute function private.follow_model();

create table if not exists private.prepared_documents (
  user_id uuid not null,
  document_id text not null,
  words jsonb not null check (jsonb_typeof(words) = 'object' and octet_length(words::text) <= 8000),
  letter_id uuid,
  prepared_at timestamptz not null default now(),
  primary key (user_id, document_id),
  foreign key (user_id, document_id) references public.documents (user_id, local_id) on delete cascade
);
comment on table private.prepared_documents is
  'Documents that the server prepared and whose owner has not been told; the server alone reads them';
comment on column private.prepared_documents.document_id is 'The id that devices know the document by';
comment on column private.prepared_documents.words is 'What the message says of it';
comment on column private.prepared_documents.letter_id is
  'The message that tells of it, from when it was first tried: the queue takes it once';
alter table private.prepared_documents enable row level security;

create or replace function private.list_named_products(p_user_id uuid, p_model jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select * from public.products where products.user_id = p_user_id and private.text_key(products.description)
      = any (array(
        select distinct private.text_key(line ->> 'name') from jsonb_path_query(p_model, 'lax $.lines[*]') as line
      ))
    union
    select * from public.products where products.user_id = p_user_id and products.reference <> ''
      and private.text_key(products.reference) = any (array(
        select distinct private.text_key(line ->> 'reference')
        from jsonb_path_query(p_model, 'lax $.lines[*]') as line
      ))
    limit 5000
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', found.description, 'reference', coalesce(found.reference, ''),
    'unitPrice', trim_scale(found.unit_price_excluding_tax)::text
  )), '[]') from found
$$;

create or replace function private.list_due_repetitions(p_today date, p_after_on date, p_after_id uuid, p_limit integer)
returns table (
  id uuid, user_id uuid, next_on date, updated_at timestamptz, model jsonb, schedule jsonb, done integer,
  prices text, products jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select
    due.id, due.user_id, due.next_on, due.updated_at, due.model,
    jsonb_strip_nulls(jsonb_build_object(
      'every', due.every, 'first', due.first_on, 'isMonthEnd', due.is_month_end, 'modelRank', due.model_rank,
      'until', due.until_on, 'times', due.times
    )),
    due.done, due.prices,
    case when due.prices = 'catalogue' then private.list_named_products(due.user_id, due.model) else '[]' end
  from public.repetitions as due join auth.users as owners on owners.id = due.user_id
  where isfinite(due.next_on) and due.next_on <= p_today and (due.next_on, due.id) > (p_after_on, p_after_id)
    and owners.deleted_at is null and coalesce(owners.banned_until, '-infinity') <= now()
    and not exists (select from public.account_deletions as leaving where leaving.user_id = due.user_id)
  order by due.next_on, due.id limit p_limit;
end
$$;
grant execute on function private.list_due_repetitions(date, date, uuid, integer) to service_role;
create or replace function public.list_due_repetitions(p_today date, p_after_on date, p_after_id uuid, p_limit integer)
returns table (
  id uuid, user_id uuid, next_on date, updated_at timestamptz, model jsonb, schedule jsonb, done integer,
  prices text, products jsonb
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_due_repetitions(p_today, p_after_on, p_after_id, p_limit)
$$;
grant execute on function public.list_due_repetitions(date, date, uuid, integer) to service_role;

create or replace function private.keep_prepared(
  p_id uuid, p_user_id uuid, p_updated_at timestamptz, p_done integer, p_next_on date, p_documents jsonb
) returns table (is_kept boolean, added integer)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_caller text := current_setting('request.jwt.claims', true);
  v_repetition public.repetitions;
  v_document jsonb;
begin
  is_kept := false;
  added := 0;
  select * into v_repetition from public.repetitions as kept
    where kept.user_id = p_user_id and kept.id = p_id for update;
  if v_repetition.updated_at is distinct from p_updated_at or v_repetition.is_paused or p_done < v_repetition.done then
    return next;
    return;
  end if;
  perform set_config('request.jwt.claims', json_build_object(
    'sub', p_user_id, 'role', 'authenticated', 'aal', 'aal2'
  )::text, true);
  for v_document in select * from jsonb_array_elements(p_documents) loop
    continue when exists (
      select from public.documents as known
      where known.user_id = p_user_id and known.local_id = v_document ->> 'id'
    ) or exists (
      select from public.document_deletions as gone
      where gone.user_id = p_user_id and gone.local_id = v_document ->> 'id'
    );
    perform public.save_document(v_document ->> 'id', v_document -> 'draft', '{}', v_document -> 'summary', 0,
      v_repetition.client_id, v_repetition.company_id);
    insert into private.prepared_documents (user_id, document_id, words)
      select users.id, v_document ->> 'id', v_document -> 'words' from auth.users
      where users.id = p_user_id and users.email <> '' and users.email not like '%.invalid';
    added := added + 1;
  end loop;
  update public.repetitions as kept set done = p_done, next_on = p_next_on
    where kept.user_id = p_user_id and kept.id = p_id;
  perform set_config('request.jwt.claims', coalesce(v_caller, ''), true);
  is_kept := true;
  return next;
end
$$;
grant execute on function private.keep_prepared(uuid, uuid, timestamptz, integer, date, jsonb) to service_role;
create or replace function public.keep_prepared(
  p_id uuid, p_user_id uuid, p_updated_at timestamptz, p_done integer, p_next_on date, p_documents jsonb
) returns table (is_kept boolean, added integer)
language sql volatile security invoker set search_path = '' as $$
  select * from private.keep_prepared(p_id, p_user_id, p_updated_at, p_done, p_next_on, p_documents)
$$;
grant execute on function public.keep_prepared(uuid, uuid, timestamptz, integer, date, jsonb) to service_role;

create or replace function private.take_prepared_letter(p_after uuid)
returns table (letter_id uuid, user_id uuid, email text, documents jsonb)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_user uuid;
  v_letter uuid;
begin
  select untold.user_id into v_user from private.prepared_documents as untold
    join auth.users as owners on owners.id = untold.user_id
    where untold.user_id > p_after and owners.deleted_at is null
      and coalesce(owners.banned_until, '-infinity') <= now()
    order by untold.user_id limit 1;
  if not exists (
    select from private.prepared_documents as tried where tried.user_id = v_user and tried.letter_id is not null
  ) then
    update private.prepared_documents as untold set letter_id = gen_random_uuid.id
      from gen_random_uuid() as gen_random_uuid (id)
      where untold.user_id = v_user and untold.letter_id is null;
  end if;
  select tried.letter_id into v_letter from private.prepared_documents as tried
    where tried.user_id = v_user and tried.letter_id is not null order by tried.letter_id limit 1;
  return query
    select v_letter, v_user, (select users.email::text from auth.users where users.id = v_user),
      jsonb_agg(told.words || jsonb_build_object('id', told.document_id) order by told.prepared_at, told.document_id)
    from private.prepared_documents as told
    where told.user_id = v_user and told.letter_id = v_letter
    having count(*) > 0;
end
$$;
grant execute on function private.take_prepared_letter(uuid) to service_role;
create or replace function public.take_prepared_letter(p_after uuid)
returns table (letter_id uuid, user_id uuid, email text, documents jsonb)
language sql volatile security invoker set search_path = '' as $$
  select * from private.take_prepared_letter(p_after)
$$;
grant execute on function public.take_prepared_letter(uuid) to service_role;

create or replace function private.forget_prepared_letter(p_user_id uuid, p_letter_id uuid) returns table (told bigint)
language sql volatile security definer set search_path = '' as $$
  with gone as (
    delete from private.prepared_documents as prepared
    where prepared.user_id = p_user_id and prepared.letter_id = p_letter_id returning 1
  )
  select count(*) from gone
$$;
grant execute on function private.forget_prepared_letter(uuid, uuid) to service_role;
create or replace function public.forget_prepared_letter(p_user_id uuid, p_letter_id uuid) returns table (told bigint)
language sql volatile security invoker set search_path = '' as $$
  select * from private.forget_prepared_letter(p_user_id, p_letter_id)
$$;
grant execute on function public.forget_prepared_letter(uuid, uuid) to service_role;

create or replace function private.list_limits() returns table (subject text, allowed bigint)
language sql immutable set search_path = '' as $$
  values
    ('documents', 100000::bigint),
    ('clients', 100000),
    ('products', 100000),
    ('companies', 100),
    ('repetitions', 500),
    ('files', 5000),
    ('payments', 300000),
    ('bytes', 250000000),
    ('file_bytes', 1000000000)
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
  update public.repetitions set client_id = p_kept where client_id = any (p_merged);
  delete from public.clients where id = any (p_merged);
  update public.clients
    set buyer = v_kept.buyer, email = v_kept.email, billing_city = v_kept.billing_city,
      language = v_kept.language, merged = v_kept.merged[greatest(1, cardinality(v_kept.merged) - 999):]
    where id = p_kept;
  return v_merged;
end
$$;

create or replace function private.forget_unused_files() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  delete from public.draft_files as unused
  using (select distinct user_id from added) as uploader
  where unused.user_id = uploader.user_id and unused.created_at < now() - interval '1 day' and not exists (
    select from private.draft_file_uses as uses where uses.user_id = unused.user_id and uses.hash = unused.hash
  ) and not exists (
    select from private.repetition_file_uses as uses where uses.user_id = unused.user_id and uses.hash = unused.hash
  );
  return null;
end
$$;
