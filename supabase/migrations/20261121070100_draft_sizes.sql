-- Two megabytes of words are a very long document: what weighs more is a file, which is stored once beside it (draft_files). Drafts
-- that were larger before stay, until they are next saved.
alter table public.document_contents
  drop constraint document_contents_draft_check,
  add column size integer not null generated always as (octet_length(draft::text)) stored,
  add constraint document_contents_draft_check check (jsonb_typeof(draft) = 'object') not valid,
  add constraint document_contents_size_check check (size <= 2000000) not valid;
comment on column public.document_contents.size is 'Bytes of the draft as text, at most 2 MB';

-- Lists know it without the content, and what a list deletes is counted in one go.
alter table public.documents add column size integer not null default 0;
comment on column public.documents.size is 'Bytes of its content';

alter table public.documents disable trigger documents_touch;
update public.documents set size = document_contents.size
  from public.document_contents where document_contents.document_id = documents.id;
alter table public.documents enable trigger documents_touch;

-- A definer function: nobody writes sizes and uses by hand. A string of the draft that is « file:<hash> » and nothing else is a file.
create function private.follow_content() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.documents set size = added.size from added
    where documents.id = added.document_id and documents.size <> added.size;
  delete from private.draft_file_uses as uses using added
    where uses.document_id = added.document_id and position('"file:' || uses.hash || '"' in added.draft::text) = 0;
  insert into private.draft_file_uses (document_id, user_id, hash)
    select distinct added.document_id, added.user_id, named[1]
    from added, regexp_matches(added.draft::text, '"file:([0-9a-f]{64})"', 'g') as named
    on conflict do nothing;
  return null;
end
$$;
create trigger document_contents_follow_insert after insert on public.document_contents
  referencing new table as added for each statement execute function private.follow_content();
create trigger document_contents_follow_update after update on public.document_contents
  referencing new table as added for each statement execute function private.follow_content();
