-- By what is kept: the file of a table does not shrink when rows leave it, and would have stayed
-- full for weeks. A row knows how long its content is without reading it.
create or replace function public.share_document(
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
