-- What an account holds is all of what it holds: fields that cannot be read yet, links, and the
-- names of what it deleted, too.
alter table public.document_links add column size integer not null
  generated always as (200 + coalesce(octet_length(deleted::text), 0)) stored;
comment on column public.document_links.size is 'Bytes of a link, and of what it keeps of a deleted end';

create or replace function private.follow_content() returns trigger language plpgsql security definer
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
comment on column public.documents.size is 'Bytes of its content, and of its fields that cannot be read yet';

create or replace view private.counted_usage with (security_invoker = true) as
  select user_id, 'documents' as subject, count(*) as used from public.documents group by user_id
  union all select user_id, 'clients', count(*) from public.clients group by user_id
  union all select user_id, 'products', count(*) from public.products group by user_id
  union all select user_id, 'companies', count(*) from public.companies group by user_id
  union all select user_id, 'files', count(*) from public.draft_files group by user_id
  union all select user_id, 'payments', count(*) from public.payments group by user_id
  union all select user_id, 'deletions', count(*) from public.document_deletions group by user_id
  union all select user_id, 'file_bytes', sum(size)::bigint from public.document_files group by user_id
  union all select user_id, 'bytes', sum(size)::bigint from (
    select user_id, size from public.documents
    union all select user_id, size from public.draft_files
    union all select user_id, size from public.companies
    union all select user_id, size from public.clients
    union all select user_id, size from public.document_links
  ) as sizes group by user_id;

drop trigger document_links_charge_insert on public.document_links;
drop trigger document_links_charge_update on public.document_links;
create trigger document_links_weigh_insert after insert on public.document_links
  referencing new table as added for each statement execute function private.weigh_rows();
create trigger document_links_weigh_update after update on public.document_links
  referencing old table as removed new table as added for each statement execute function private.weigh_rows();
create trigger document_links_weigh_delete after delete on public.document_links
  referencing old table as removed for each statement execute function private.weigh_rows();

-- Names of deleted documents have no limit that refuses: nobody could delete any more. Beyond fifty
-- thousand the oldest are forgotten; a device that has not come since then keeps these drafts.
create or replace function private.note_deletions() returns trigger language plpgsql security definer
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
create trigger document_deletions_count_insert after insert on public.document_deletions
  referencing new table as added for each statement execute function private.count_rows('deletions');
create trigger document_deletions_count_delete after delete on public.document_deletions
  referencing old table as removed for each statement execute function private.count_rows('deletions');

alter table public.documents disable trigger user;
update public.documents set size = contents.size + octet_length(contents.raw_texts::text) - octet_length('{}')
  from public.document_contents as contents
  where contents.document_id = documents.id and contents.raw_texts <> '{}';
alter table public.documents enable trigger user;
insert into private.account_usage (user_id, subject, used)
  select user_id, subject, used from private.counted_usage where subject in ('bytes', 'deletions')
  on conflict (user_id, subject) do update set used = excluded.used where account_usage.used <> excluded.used;
