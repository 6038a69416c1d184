-- Logos, signatures and attachments, stored once however many drafts carry them: a stored draft
-- names one by « file:<hash> », in the place of its content.
create table public.draft_files (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  hash text not null,
  media_type text not null check (
    media_type in (
      'image/png', 'image/jpeg', 'application/pdf', 'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.spreadsheet'
    )
  ),
  bytes bytea not null,
  size integer not null generated always as (octet_length(bytes)) stored,
  created_at timestamptz not null default now(),
  primary key (user_id, hash),
  constraint draft_files_hash_check check (hash = encode(sha256(bytes), 'hex')),
  constraint draft_files_size_check check (size between 1 and 2100000)
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table public.draft_files is
  'What drafts carry besides their words, each once; its owner only, administrators included';
comment on column public.draft_files.hash is 'SHA-256 of the bytes, in lower-case hexadecimal';
comment on column public.draft_files.size is 'Bytes, at most those of an attachment';

alter table public.draft_files enable row level security;
grant select, delete, insert (hash, media_type, bytes) on public.draft_files to authenticated;

create policy "Users read their own files" on public.draft_files
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own files" on public.draft_files
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users delete their own files" on public.draft_files
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.draft_files
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.draft_files
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.draft_files
  as restrictive for delete to authenticated using ((select private.is_strong()));

create trigger draft_files_refuse_writing before insert or update on public.draft_files
  for each statement execute function private.refuse_writing();
create trigger draft_files_count_delete after delete on public.draft_files
  referencing old table as removed for each statement execute function private.count_rows('files');
create trigger draft_files_weigh_insert after insert on public.draft_files
  referencing new table as added for each statement execute function private.weigh_rows('files');
create trigger draft_files_weigh_update after update on public.draft_files
  referencing old table as removed new table as added for each statement execute function private.weigh_rows();
create trigger draft_files_weigh_delete after delete on public.draft_files
  referencing old table as removed for each statement execute function private.weigh_rows();

-- Checked at the end of a transaction, when the deletion of an account has taken both sides away:
-- a carried file stays, and a draft cannot carry a missing one.
create table private.draft_file_uses (
  document_id uuid not null,
  user_id uuid not null,
  hash text not null,
  primary key (document_id, hash),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade,
  constraint a_draft_carries_a_stored_file foreign key (user_id, hash) references public.draft_files (user_id, hash)
    deferrable initially deferred
);
comment on table private.draft_file_uses is 'Which draft carries which file; written by private.follow_content() alone';
create index draft_file_uses_file_idx on private.draft_file_uses (user_id, hash);
alter table private.draft_file_uses enable row level security;

-- Whoever adds files loses those that no draft and no model has carried for a day. A definer
-- function: owners do not see the uses.
create function private.forget_unused_files() returns trigger language plpgsql security definer
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
create trigger draft_files_clean after insert on public.draft_files
  referencing new table as added for each statement execute function private.forget_unused_files();

-- The files of issued documents, as they were drawn: added once, never changed.
create table public.document_files (
  document_id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  sha256 text not null,
  bytes bytea not null,
  size integer not null generated always as (octet_length(bytes)) stored,
  created_at timestamptz not null default now(),
  constraint document_files_sha256_check check (sha256 = encode(sha256(bytes), 'hex')),
  constraint document_files_size_check check (size between 1 and 5000000),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table public.document_files is 'The PDF of an issued document; its owner only, administrators included';
comment on column public.document_files.sha256 is 'SHA-256 of the bytes, in lower-case hexadecimal';

create index document_files_user_id_idx on public.document_files (user_id, document_id);
alter table public.document_files alter column document_id set statistics 0;

alter table public.document_files enable row level security;
grant select, insert (document_id, name, sha256, bytes) on public.document_files to authenticated;

create policy "Users read the files of their own documents" on public.document_files
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add the files of their own documents" on public.document_files
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.document_files
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.document_files
  as restrictive for insert to authenticated with check ((select private.is_strong()));

create trigger document_files_refuse_writing before insert or update on public.document_files
  for each statement execute function private.refuse_writing();
create trigger document_files_weigh_insert after insert on public.document_files
  referencing new table as added for each statement execute function private.weigh_files();
create trigger document_files_weigh_delete after delete on public.document_files
  referencing old table as removed for each statement execute function private.weigh_files();

create function private.keep_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.documents where id = new.document_id and issued_at is not null) then
    raise exception 'Only an issued document has its file' using errcode = 'NOISS';
  end if;
  return new;
end
$$;
create trigger document_files_keep before insert on public.document_files
  for each row execute function private.keep_files();

-- The files of a document, for whom reads it without its owner's session.
create function private.list_carried_files(p_user_id uuid, p_document uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'hash', carried.hash, 'media_type', carried.media_type,
    'base64', translate(encode(carried.bytes, 'base64'), E'\n', '')
  )), '[]')
  from private.draft_file_uses as uses join public.draft_files as carried
    on carried.user_id = uses.user_id and carried.hash = uses.hash
  where uses.user_id = p_user_id and uses.document_id = p_document
$$;
