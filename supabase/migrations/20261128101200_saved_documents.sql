-- Documents as devices save them, and what tells a device which ones to read again.

-- A definer function: users do not write versions.
create function private.raise_version(p_document uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.document_contents set version = version + 1, session_id = private.get_session()
  where document_id = p_document and exists (
    select from public.documents where id = p_document and user_id = (select private.get_user()) and issued_at is null
  )
$$;
grant execute on function private.raise_version(uuid) to authenticated;

-- Saves a draft under the id that the device made, once however often it is sent, and never over
-- what another device wrote. `p_summary` is what lists show and no SQL computes: total and status.
-- A client or a company that is gone, or somebody else’s, is no longer named; the answer says which
-- ones are. `found_at` is the change before this one, null for a new document: a device that knows
-- another one has missed something.
create function public.save_document(p_id text, p_draft jsonb, p_raw_texts jsonb, p_summary jsonb,
  p_base integer default 0, p_client uuid default null, p_company uuid default null)
returns table (version integer, updated_at timestamptz, client_id uuid, company_id uuid, found_at timestamptz)
language plpgsql volatile security invoker set search_path = '' as $$
#variable_conflict use_column
declare
  v_document public.documents;
  v_content public.document_contents;
  v_is_same boolean;
  v_is_new boolean;
  v_client uuid;
  v_company uuid;
  v_due date := private.read_date(coalesce(p_draft ->> 'dueDate', p_draft ->> 'validUntil'));
begin
  insert into public.documents (local_id, document_type) values (p_id, p_draft ->> 'kind') on conflict (user_id,
    local_id) do nothing;
  v_is_new := found;
  select * into v_document from public.documents where user_id = (select auth.uid()) and local_id = p_id for update;
  if not found then
    raise exception 'Another device deletes it' using errcode = 'STALE';
  end if;
  select * into v_content from public.document_contents where document_id = v_document.id;
  v_is_same := v_content.document_id is not null and (v_content.draft, v_content.raw_texts) = (p_draft, p_raw_texts);
  select clients.id into v_client from public.clients
    where clients.user_id = v_document.user_id and clients.id = p_client for key share;
  if v_client is null and p_client is not null then
    select clients.id into v_client from public.clients
      where clients.user_id = v_document.user_id and clients.merged @> array[p_client] limit 1 for key share;
  end if;
  select companies.id into v_company from public.companies
    where companies.user_id = v_document.user_id and companies.id = p_company for key share;
  if v_is_same and (v_document.issued_at is not null
    or (v_document.client_id, v_document.company_id) is not distinct from (v_client, v_company)) then
    return query select v_content.version, v_document.updated_at, v_document.client_id, v_document.company_id,
      v_document.updated_at;
    return;
  end if;
  if v_document.issued_at is not null then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  if v_content.document_id is not null and v_content.version <> p_base then
    raise exception 'Another device changed it' using errcode = 'STALE';
  end if;
  update public.documents set
    document_type = p_draft ->> 'kind', subtype = left(coalesce(p_draft ->> 'subtype', 'standard'), 40),
    number = nullif(left(p_draft ->> 'number', 60), ''), client_name = nullif(left(p_draft #>> '{buyer,name}',
      200), ''),
    subject = nullif(left(p_draft ->> 'subject', 150), ''),
      issue_date = private.read_date(p_draft ->> 'issueDate'), due_date = v_due,
    currency = case when p_draft ->> 'currency' ~ '^[A-Z]{3}$' then p_draft ->> 'currency' else 'EUR' end,
    total_including_tax = (p_summary ->> 'total')::numeric, status = coalesce(p_summary ->> 'status', 'draft'),
    client_id = v_client, company_id = v_company
  where id = v_document.id;
  if v_is_same then
    perform private.raise_version(v_document.id);
  else
    insert into public.document_contents (document_id, draft, raw_texts) values (v_document.id, p_draft, p_raw_texts)
      on conflict (document_id) do update set draft = excluded.draft, raw_texts = excluded.raw_texts;
  end if;
  return query select contents.version, documents.updated_at, documents.client_id, documents.company_id,
      case when not v_is_new then v_document.updated_at end
    from public.documents join public.document_contents as contents on contents.document_id = documents.id
      where documents.id = v_document.id;
end
$$;
grant execute on function public.save_document(text, jsonb, jsonb, jsonb, integer, uuid, uuid) to authenticated;

-- Deletes a draft unless another device changed it since the version that this one knew; says
-- whether it did.
create function public.delete_draft(p_id text, p_base integer) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_document uuid;
begin
  select id into v_document from public.documents
    where user_id = (select auth.uid()) and local_id = p_id and issued_at is null for update;
  if exists (select from public.document_contents where document_id = v_document and version <> p_base) then
    return false;
  end if;
  delete from public.documents where id = v_document;
  return found;
end
$$;
grant execute on function public.delete_draft(text, integer) to authenticated;

-- Takes an object of statuses by local_id, and returns how many documents had another one.
create function public.tell_statuses(p_statuses jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_told integer;
begin
  if jsonb_typeof(p_statuses) is distinct from 'object' then
    raise exception 'Give an object of statuses' using errcode = '22023';
  end if;
  if (select count(*) from jsonb_object_keys(p_statuses)) > 500 then
    raise exception 'Give at most 500 statuses' using errcode = '22023';
  end if;
  with told as (
    select documents.id, given.status from jsonb_each_text(p_statuses) as given (local_id, status)
    join public.documents on documents.user_id = v_user and documents.local_id = given.local_id
    where documents.status is distinct from given.status order by documents.id for no key update of documents
  )
  update public.documents set status = told.status from told where documents.id = told.id;
  get diagnostics v_told = row_count;
  return v_told;
end
$$;
grant execute on function public.tell_statuses(jsonb) to authenticated;

create table public.document_deletions (
  user_id uuid not null references auth.users (id) on delete cascade,
  local_id text not null,
  deleted_at timestamptz not null default now(),
  primary key (user_id, local_id)
) with (
  autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_limit = 2000
);
comment on table public.document_deletions is
  'Drafts that their owner deleted: a device that comes back forgets them too';
create index document_deletions_changed_idx on public.document_deletions (user_id, deleted_at);

alter table public.document_deletions enable row level security;
grant select on public.document_deletions to authenticated;

create policy "Users read what they deleted" on public.document_deletions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.document_deletions
  as restrictive for select to authenticated using ((select private.is_strong()));

create trigger document_deletions_count_insert after insert on public.document_deletions
  referencing new table as added for each statement execute function private.count_rows('deletions');
create trigger document_deletions_count_delete after delete on public.document_deletions
  referencing old table as removed for each statement execute function private.count_rows('deletions');

-- A limit that refuses would keep people from deleting, so the oldest names are forgotten instead;
-- a device that has not come since then keeps those drafts. A definer function: nobody writes names
-- by hand.
create function private.note_deletions() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  insert into public.document_deletions (user_id, local_id)
    select removed.user_id, removed.local_id from removed
    where exists (select from auth.users where users.id = removed.user_id)
    on conflict (user_id, local_id) do update set deleted_at = now();
  delete from public.document_deletions where (user_id, local_id) in (
    select oldest.user_id, oldest.local_id from private.account_usage as usage
    cross join lateral (
      select gone.user_id, gone.local_id from public.document_deletions as gone
      where gone.user_id = usage.user_id order by gone.deleted_at limit usage.used - 40000
    ) as oldest
    where usage.user_id in (select removed.user_id from removed) and usage.subject = 'deletions' and usage.used > 50000
  );
  return null;
end
$$;
create trigger documents_note_deletions after delete on public.documents
  referencing old table as removed for each statement execute function private.note_deletions();

-- A draft that comes back after its deletion begins above the versions that other devices may know
-- of its former life. A definer function: users do not write versions.
create function private.begin_again() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if exists (
    select from public.documents
    join public.document_deletions as gone using (user_id, local_id) where documents.id = new.document_id
  ) then
    new.version := extract(epoch from now() - timestamptz '2026-01-01')::integer;
  end if;
  return new;
end
$$;
create trigger document_contents_begin_again before insert on public.document_contents
  for each row execute function private.begin_again();

-- Keeping in step begins here, and is refused without the second factor: a device that met empty
-- tables would believe that the account had deleted everything.
create function public.list_changes(p_since timestamptz default '-infinity', p_after text default '')
returns table (local_id text, changed_at timestamptz, is_deleted boolean)
language sql stable security invoker set search_path = '' as $$
  select * from (
    (select documents.local_id, documents.updated_at as changed_at, false as is_deleted from public.documents
      where documents.user_id = (select private.require_user())
        and (documents.updated_at, documents.local_id) > (p_since, p_after)
      order by documents.updated_at, documents.local_id limit 500)
    union all
    (select gone.local_id, gone.deleted_at, true from public.document_deletions as gone
      where gone.user_id = (select private.require_user()) and (gone.deleted_at, gone.local_id) > (p_since, p_after)
        and not exists (
          select from public.documents where documents.user_id = gone.user_id and documents.local_id = gone.local_id
        )
      order by gone.deleted_at, gone.local_id limit 500)
  ) as changes order by changed_at, local_id limit 500
$$;
grant execute on function public.list_changes(timestamptz, text) to authenticated;
