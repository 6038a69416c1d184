-- Two megabytes of text are a very long document: what weighs more is a file, stored beside it.
create table public.document_contents (
  document_id uuid primary key,
  user_id uuid not null default auth.uid(),
  draft jsonb not null,
  raw_texts jsonb not null default '{}'
    check (jsonb_typeof(raw_texts) = 'object' and octet_length(raw_texts::text) <= 100000),
  version integer not null default 1,
  size integer not null generated always as (octet_length(draft::text)) stored,
  updated_at timestamptz not null default now(),
  session_id uuid default private.get_session(),
  constraint document_contents_draft_check check (jsonb_typeof(draft) = 'object'),
  constraint document_contents_size_check check (size <= 2000000),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table public.document_contents is
  'The whole of a document, as the public JSON writes it; its owner only, administrators included';
comment on column public.document_contents.raw_texts is 'Fields typed but not yet readable';
comment on column public.document_contents.version is 'Raised by each change: a device says which one it changed';
comment on column public.document_contents.session_id is 'The session that wrote this version: which device';
comment on column public.document_contents.size is 'Bytes of the draft as text, at most 2 MB';

create index document_contents_user_id_idx on public.document_contents (user_id, document_id);
-- The avoirs that another invoice than their own asks less for; see private.list_near().
create index document_contents_set_off_idx on public.document_contents
  (user_id, private.number_key(draft #>> '{credit,treatment,invoice}'))
  where draft #>> '{credit,treatment,invoice}' is not null;
alter table public.document_contents alter column document_id set statistics 0;

alter table public.document_contents enable row level security;
grant select, insert (document_id, draft, raw_texts), update (draft, raw_texts)
  on public.document_contents to authenticated;

create policy "Users read their own contents" on public.document_contents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own contents" on public.document_contents
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own contents" on public.document_contents
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.document_contents
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.document_contents
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to change" on public.document_contents
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));

create trigger document_contents_touch before update on public.document_contents
  for each row execute function private.touch_updated_at();
create trigger document_contents_refuse_writing before insert or update on public.document_contents
  for each statement execute function private.refuse_writing();

-- Nothing issued changes. A text that stays as it was is not stored again: the row keeps pointing
-- to it.
create function private.keep_issued_content() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if exists (select from public.documents where id = old.document_id and issued_at is not null) then
    raise exception 'An issued document does not change' using errcode = 'FROZE';
  end if;
  if new.draft = old.draft then
    new.draft := old.draft;
  end if;
  if (new.draft, new.raw_texts) is distinct from (old.draft, old.raw_texts) then
    new.version := old.version + 1;
    new.session_id := private.get_session();
    update public.documents set updated_at = now() where id = old.document_id;
  end if;
  return new;
end
$$;
create trigger document_contents_keep_issued before update on public.document_contents
  for each row execute function private.keep_issued_content();

-- Keeps the size of the document and the files that it carries. A string of the draft that is
-- « file:<hash> » and nothing else names a file.
create function private.follow_content() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  update public.documents set size = held.size from (
      select document_id, added.size + octet_length(raw_texts::text) - octet_length('{}') as size from added
    ) as held
    where documents.id = held.document_id and documents.size <> held.size;
  delete from private.draft_file_uses as uses using added
    where uses.document_id = added.document_id and position('"file:' || uses.hash || '"' in added.draft::text) = 0;
  insert into private.draft_file_uses (document_id, user_id, hash)
    select distinct added.document_id, added.user_id, named[1]
    from added, regexp_matches(added.draft::text, '"file:([0-9a-f]{64})"', 'g') as named
    on conflict do nothing;
  if tg_op = 'INSERT' then
    perform private.charge_writing(user_id, bytes) from (
      select user_id, sum(greatest(size, pg_column_size(draft)) + octet_length(raw_texts::text)
        + private.row_bytes())::bigint as bytes
      from added group by user_id order by user_id
    ) as written;
  end if;
  return null;
end
$$;
create trigger document_contents_follow_insert after insert on public.document_contents
  referencing new table as added for each statement execute function private.follow_content();
create trigger document_contents_follow_update after update on public.document_contents
  referencing new table as added for each statement execute function private.follow_content();

-- Charges changes, as jsonb where that is more than the text; private.follow_content() charges what
-- is added.
create function private.charge_contents() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.charge_writing(user_id, bytes) from (
    select added.user_id, sum(private.row_bytes() + case when added.version = removed.version then 0
      else greatest(added.size, pg_column_size(added.draft)) + octet_length(added.raw_texts::text) end)::bigint as bytes
    from added join removed using (document_id) group by added.user_id order by added.user_id
  ) as written;
  return null;
end
$$;
create trigger document_contents_charge_update after update on public.document_contents
  referencing old table as removed new table as added for each statement execute function private.charge_contents();
