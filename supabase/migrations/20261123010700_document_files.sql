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
);
comment on table public.document_files is 'The PDF of an issued document; its owner only, administrators included';
comment on column public.document_files.sha256 is 'SHA-256 of the bytes, in lower-case hexadecimal';
create index document_files_user_id_idx on public.document_files (user_id);

alter table public.document_files enable row level security;
grant select, insert (document_id, name, sha256, bytes) on public.document_files to authenticated;
create policy "Users read the files of their own documents" on public.document_files
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add the files of their own documents" on public.document_files
  for insert to authenticated with check (user_id = (select auth.uid()));

create function private.keep_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.documents where id = new.document_id and issued_at is not null) then
    raise exception 'Only an issued document has its file' using errcode = 'NOISS';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_files() from public;
create trigger document_files_keep before insert on public.document_files
  for each row execute function private.keep_files();

-- Weighed apart from drafts: a thousand invoices are not a reason to refuse the next draft.
create or replace function private.list_limits() returns table (subject text, allowed bigint)
language sql immutable set search_path = '' as $$
  values
    ('documents', 100000::bigint),
    ('clients', 100000),
    ('products', 100000),
    ('companies', 100),
    ('files', 5000),
    ('payments', 300000),
    ('bytes', 250000000),
    ('file_bytes', 1000000000)
$$;

create or replace view private.counted_usage with (security_invoker = true) as
  select user_id, 'documents' as subject, count(*) as used from public.documents group by user_id
  union all select user_id, 'clients', count(*) from public.clients group by user_id
  union all select user_id, 'products', count(*) from public.products group by user_id
  union all select user_id, 'companies', count(*) from public.companies group by user_id
  union all select user_id, 'files', count(*) from public.draft_files group by user_id
  union all select user_id, 'payments', count(*) from public.payments group by user_id
  union all select user_id, 'file_bytes', sum(size)::bigint from public.document_files group by user_id
  union all select user_id, 'bytes', sum(size)::bigint from (
    select user_id, size from public.documents
    union all select user_id, size from public.draft_files
    union all select user_id, size from public.companies
    union all select user_id, size from public.clients
  ) as sizes group by user_id;

create function private.weigh_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_usage(user_id, 'file_bytes', bytes)
      from (select user_id, sum(size)::bigint as bytes from added group by user_id order by user_id) as weighed
        where bytes > 0;
  else
    perform private.add_usage(user_id, 'file_bytes', -bytes)
      from (select user_id, sum(size)::bigint as bytes from removed group by user_id order by user_id) as weighed;
  end if;
  return null;
end
$$;
revoke execute on function private.weigh_files() from public;
create trigger document_files_weigh_insert after insert on public.document_files
  referencing new table as added for each statement execute function private.weigh_files();
create trigger document_files_weigh_delete after delete on public.document_files
  referencing old table as removed for each statement execute function private.weigh_files();
create trigger payments_count_insert after insert on public.payments
  referencing new table as added for each statement execute function private.count_rows('payments');
create trigger payments_count_delete after delete on public.payments
  referencing old table as removed for each statement execute function private.count_rows('payments');
