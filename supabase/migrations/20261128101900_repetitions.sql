-- Documents that repeat: the server prepares their drafts at each date, and tells their owner. The
-- dates are computed by documents/repetition/, in devices and in the server.
create table public.repetitions (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  model jsonb not null,
  client_id uuid,
  company_id uuid,
  every text not null check (
    every in ('week', 'two-weeks', 'month', 'two-months', 'quarter', 'half-year', 'year')
  ),
  -- Documents are dated in these years (BR-FR-03).
  first_on date not null check (first_on between '2000-01-01' and '2099-12-31'),
  is_month_end boolean not null default false,
  until_on date check (until_on between '2000-01-01' and '9999-12-31'),
  times integer check (times between 1 and 1000),
  model_rank integer not null default -1 check (model_rank between -6000 and 6000),
  prices text not null default 'kept' check (prices in ('kept', 'catalogue')),
  -- A century has fewer weeks.
  done integer not null default 0 check (done between 0 and 6000),
  is_paused boolean not null default false,
  next_on date check (next_on between '2000-01-01' and '2099-12-31'),
  sends_to text check (char_length(sends_to) between 3 and 254 and sends_to ~ '^[^@\s]+@[^@\s]+$'),
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
comment on column public.repetitions.sends_to is
  'Where its documents are sent once they are issued, by themselves; null where their owner issues them';
comment on column public.repetitions.size is 'Bytes of the model as text, at most 2 MB';

create index repetitions_by_id_idx on public.repetitions (user_id, id);
-- For the server: its condition is repeated there, so lists of users cannot follow it.
create index repetitions_due_idx on public.repetitions (next_on, id) where isfinite(next_on);
alter table public.repetitions alter column id set statistics 0;

alter table public.repetitions enable row level security;
grant select, delete,
  insert (id, model, client_id, company_id, every, first_on, is_month_end, until_on, times, model_rank, prices, done,
    is_paused, next_on, sends_to),
  update (model, client_id, company_id, every, first_on, is_month_end, until_on, times, model_rank, prices, done,
    is_paused, next_on, sends_to)
  on public.repetitions to authenticated;

create policy "Users read their own repetitions" on public.repetitions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own repetitions" on public.repetitions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own repetitions" on public.repetitions
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own repetitions" on public.repetitions
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.repetitions
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.repetitions
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to change" on public.repetitions
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.repetitions
  as restrictive for delete to authenticated using ((select private.is_strong()));

create trigger repetitions_touch before update on public.repetitions
  for each row execute function private.touch_updated_at();
create trigger repetitions_refuse_writing before insert or update on public.repetitions
  for each statement execute function private.refuse_writing();
create trigger repetitions_count_delete after delete on public.repetitions
  referencing old table as removed for each statement execute function private.count_rows('repetitions');
create trigger repetitions_weigh_insert after insert on public.repetitions
  referencing new table as added for each statement execute function private.weigh_rows('repetitions');
create trigger repetitions_weigh_update after update on public.repetitions
  referencing old table as removed new table as added for each statement execute function private.weigh_rows();
create trigger repetitions_weigh_delete after delete on public.repetitions
  referencing old table as removed for each statement execute function private.weigh_rows();

-- As a document that is saved: a client or a company that is gone is no longer named, one that
-- became another is named by that one.
create function private.name_own_entries() returns trigger language plpgsql set search_path = '' as $$
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
create trigger repetitions_name_own_entries before insert or update of client_id, company_id
  on public.repetitions for each row execute function private.name_own_entries();

-- Checked at the end of a transaction, as those of drafts are: a file that a model carries stays.
create table private.repetition_file_uses (
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
create index repetition_file_uses_file_idx on private.repetition_file_uses (user_id, hash);
alter table private.repetition_file_uses enable row level security;

create function private.follow_model() returns trigger language plpgsql security definer
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
create trigger repetitions_follow_model after insert or update of model on public.repetitions
  for each row execute function private.follow_model();

-- The products of a user that the lines of a draft name, by their name or their reference.
create function private.list_named_products(p_user_id uuid, p_model jsonb) returns jsonb
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

-- The companies that may be the seller of a model: the one that it names, or all of its owner.
create function private.list_sellers(p_user_id uuid, p_company_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', sellers.name, 'siret', sellers.siret, 'vatRegime', sellers.defaults -> 'vatRegime',
    'numbering', sellers.defaults -> 'numbering', 'isNamed', p_company_id is not null
  )), '[]')
  from public.companies as sellers
  where sellers.user_id = p_user_id and sellers.id = coalesce(p_company_id, sellers.id)
$$;

-- What is due by that day, for the server, after the one that it read last, in the words of
-- documents/repetition/. Suspended accounts and those about to be deleted wait. A definer function:
-- only owners read what repeats.
create function private.list_due_repetitions(p_today date, p_after_on date, p_after_id uuid, p_limit integer)
returns table (
  id uuid, user_id uuid, next_on date, updated_at timestamptz, model jsonb, schedule jsonb, done integer,
  prices text, products jsonb, sends_to text, sellers jsonb
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
    case when due.prices = 'catalogue' then private.list_named_products(due.user_id, due.model) else '[]' end,
    due.sends_to,
    case when due.sends_to <> '' then private.list_sellers(due.user_id, due.company_id) else '[]' end
  from public.repetitions as due join auth.users as owners on owners.id = due.user_id
  where isfinite(due.next_on) and due.next_on <= p_today and (due.next_on, due.id) > (p_after_on, p_after_id)
    and owners.deleted_at is null and coalesce(owners.banned_until, '-infinity') <= now()
    and not exists (select from public.account_deletions as leaving where leaving.user_id = due.user_id)
  order by due.next_on, due.id limit p_limit;
end
$$;
grant execute on function private.list_due_repetitions(date, date, uuid, integer) to service_role;

create function public.list_due_repetitions(p_today date, p_after_on date, p_after_id uuid, p_limit integer)
returns table (
  id uuid, user_id uuid, next_on date, updated_at timestamptz, model jsonb, schedule jsonb, done integer,
  prices text, products jsonb, sends_to text, sellers jsonb
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_due_repetitions(p_today, p_after_on, p_after_id, p_limit)
$$;
grant execute on function public.list_due_repetitions(date, date, uuid, integer) to service_role;

-- Keeps what was prepared, in one transaction: false if the repetition is no longer what was read
-- (another server was first, or its owner changed it). Drafts are saved as a device of the owner
-- would, without a session: to every device they come from elsewhere. One that is there already, or
-- that its owner deleted, is not made again. Nothing is told to « .invalid » (RFC 2606), nor leaves
-- by itself from there. A definer function: it acts for the owner.
create function private.keep_prepared(
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
    insert into private.prepared_documents (user_id, document_id, words, repetition_id, issuing)
      select users.id, v_document ->> 'id', v_document -> 'words', p_id, v_document -> 'issuing' from auth.users
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

create function public.keep_prepared(
  p_id uuid, p_user_id uuid, p_updated_at timestamptz, p_done integer, p_next_on date, p_documents jsonb
) returns table (is_kept boolean, added integer)
language sql volatile security invoker set search_path = '' as $$
  select * from private.keep_prepared(p_id, p_user_id, p_updated_at, p_done, p_next_on, p_documents)
$$;
grant execute on function public.keep_prepared(uuid, uuid, timestamptz, integer, date, jsonb) to service_role;
