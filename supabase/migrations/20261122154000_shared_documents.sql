-- Documents too large for a link, encrypted in the browser: the key is in the part of the link that
-- no server sees. Whoever has the id reads; whoever has the token, of which only the hash is kept,
-- deletes.
create table private.shared_documents (
  id text primary key check (id ~ '^[\w-]{22}$'),
  content bytea not null check (octet_length(content) between 1 and 3000000),
  deletion_hash text not null check (char_length(deletion_hash) = 43),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '30 days')
);

comment on table private.shared_documents is 'Encrypted documents that links lead to; the server alone reads them';

create index shared_documents_expires_at_idx on private.shared_documents (expires_at);

alter table private.shared_documents enable row level security;
grant select, insert, delete on private.shared_documents to service_role;
grant delete on public.email_logs to service_role;

-- Of all of them together: the disk is for everybody. Replace it in a migration to change it.
create function private.most_shared_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 5000000000
$$;
revoke execute on function private.most_shared_bytes() from public, anon, authenticated;
grant execute on function private.most_shared_bytes() to service_role;

create function public.share_document(p_id text, p_content text, p_deletion_hash text, p_days integer)
returns table (expires_at timestamptz) language plpgsql volatile security invoker set search_path = '' as $$
begin
  if pg_total_relation_size('private.shared_documents') > private.most_shared_bytes() then
    raise exception 'Too many shared documents' using errcode = 'P0001', hint = 'QUOTA';
  end if;
  return query
    insert into private.shared_documents as shared (id, content, deletion_hash, expires_at)
    values (p_id, decode(p_content, 'base64'), p_deletion_hash, now() + make_interval(days => p_days))
    returning shared.expires_at;
end
$$;

create function public.read_shared(p_id text) returns table (content text, expires_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select translate(encode(shared.content, 'base64'), E'\n', ''), shared.expires_at
  from private.shared_documents as shared where shared.id = p_id and shared.expires_at > now()
$$;

create function public.delete_shared(p_id text, p_deletion_hash text) returns table (id text)
language sql volatile security invoker set search_path = '' as $$
  delete from private.shared_documents as shared
  where shared.id = p_id and shared.deletion_hash = p_deletion_hash returning shared.id
$$;

-- What has been kept as long as it may be: shared documents to their day, what was written to the
-- operator and the log of messages for a year.
create function public.purge_expired() returns table (shared bigint, support bigint, logs bigint)
language sql volatile security invoker set search_path = '' as $$
  with gone_shared as (
    delete from private.shared_documents where expires_at <= now() returning 1
  ), gone_support as (
    delete from public.support_messages where created_at < now() - interval '1 year' returning 1
  ), gone_logs as (
    delete from public.email_logs where created_at < now() - interval '1 year' returning 1
  )
  select (select count(*) from gone_shared), (select count(*) from gone_support),
    (select count(*) from gone_logs)
$$;

revoke execute on function public.share_document(text, text, text, integer), public.read_shared(text),
  public.delete_shared(text, text), public.purge_expired() from public, anon, authenticated;
grant execute on function public.share_document(text, text, text, integer), public.read_shared(text),
  public.delete_shared(text, text), public.purge_expired() to service_role;
