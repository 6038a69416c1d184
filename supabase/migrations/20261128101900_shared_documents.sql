-- Documents too large for a link, encrypted in the browser: the key is in the part of the link that
-- no server sees. Whoever has the id reads; whoever has the token, of which only the hash is kept,
-- deletes.
create table private.shared_documents (
  id text primary key check (id ~ '^[\w-]{22}$'),
  content bytea not null check (octet_length(content) between 1 and 3000000),
  deletion_hash text not null check (char_length(deletion_hash) = 43),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '30 days')
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table private.shared_documents is 'Encrypted documents that links lead to; the server alone reads them';
create index shared_documents_expires_at_idx on private.shared_documents (expires_at);

alter table private.shared_documents enable row level security;
grant select, insert, delete on private.shared_documents to service_role;

-- Bytes of all shared documents together: everybody shares one disk.
create function private.most_shared_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 5000000000
$$;
grant execute on function private.most_shared_bytes() to service_role;

-- Counts what is kept: the file of a table does not shrink when rows leave it. A row knows how long
-- its content is without reading it.
create function public.share_document(
  p_id text, p_content text, p_deletion_hash text, p_days integer
)
returns table (expires_at timestamptz) language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_content bytea := decode(p_content, 'base64');
  v_kept numeric := (select coalesce(sum(octet_length(kept.content)), 0) from private.shared_documents as kept);
begin
  if v_kept + octet_length(v_content) > private.most_shared_bytes() then
    raise exception 'Too many shared documents' using errcode = 'P0001', hint = 'QUOTA';
  end if;
  return query
    insert into private.shared_documents as shared (id, content, deletion_hash, expires_at)
    values (p_id, v_content, p_deletion_hash, now() + make_interval(days => p_days))
    returning shared.expires_at;
end
$$;
grant execute on function public.share_document(text, text, text, integer) to service_role;

create function public.read_shared(p_id text) returns table (content text, expires_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select translate(encode(shared.content, 'base64'), E'\n', ''), shared.expires_at
  from private.shared_documents as shared where shared.id = p_id and shared.expires_at > now()
$$;
grant execute on function public.read_shared(text) to service_role;

create function public.delete_shared(p_id text, p_deletion_hash text) returns table (id text)
language sql volatile security invoker set search_path = '' as $$
  delete from private.shared_documents as shared
  where shared.id = p_id and shared.deletion_hash = p_deletion_hash returning shared.id
$$;
grant execute on function public.delete_shared(text, text) to service_role;
