-- A draft that comes back after its deletion begins above the versions that other devices may know
-- of its former life. A definer function: users do not write versions.
create or replace function private.begin_again() returns trigger language plpgsql security definer
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
create or replace trigger document_contents_begin_again before insert on public.document_contents
  for each row execute function private.begin_again();
