-- Logos, signatures and attachments, once however many drafts carry them: a stored draft names one by « file:<hash> », in the place of
-- its content.
create table public.draft_files (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  hash text not null,
  media_type text not null check (
    media_type in (
      'image/png', 'image/jpeg', 'application/pdf', 'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.oasis.opendocument.spreadsheet'
    )
  ),
  bytes bytea not null,
  size integer not null generated always as (octet_length(bytes)) stored,
  created_at timestamptz not null default now(),
  primary key (user_id, hash),
  constraint draft_files_hash_check check (hash = encode(sha256(bytes), 'hex')),
  constraint draft_files_size_check check (size between 1 and 2100000)
);

comment on table public.draft_files is 'What drafts carry besides their words, each once; its owner only, administrators included';
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

-- Which draft carries which file. A file that is carried stays, and a draft cannot carry one that is not there; asked at the end of a
-- transaction, when an account that goes has taken both away.
create table private.draft_file_uses (
  document_id uuid not null,
  user_id uuid not null,
  hash text not null,
  primary key (document_id, hash),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade,
  constraint a_draft_carries_a_stored_file foreign key (user_id, hash) references public.draft_files (user_id, hash)
    deferrable initially deferred
);
create index draft_file_uses_file_idx on private.draft_file_uses (user_id, hash);
alter table private.draft_file_uses enable row level security;
comment on table private.draft_file_uses is 'Which draft carries which file; written by private.follow_content() alone';

-- A definer function: owners do not see the uses. Whoever adds files leaves behind those that no draft has carried for a day.
create function private.forget_unused_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.draft_files as unused
  using (select distinct user_id from added) as uploader
  where unused.user_id = uploader.user_id and unused.created_at < now() - interval '1 day' and not exists (
    select from private.draft_file_uses as uses where uses.user_id = unused.user_id and uses.hash = unused.hash
  );
  return null;
end
$$;
create trigger draft_files_clean after insert on public.draft_files
  referencing new table as added for each statement execute function private.forget_unused_files();
