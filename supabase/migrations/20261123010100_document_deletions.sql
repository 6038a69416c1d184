-- What was deleted, for the devices that still have it.
create table public.document_deletions (
  user_id uuid not null references auth.users (id) on delete cascade,
  local_id text not null,
  deleted_at timestamptz not null default now(),
  primary key (user_id, local_id)
);
comment on table public.document_deletions is 'Drafts that their owner deleted: a device that comes back forgets them too';
create index document_deletions_changed_idx on public.document_deletions (user_id, deleted_at);

alter table public.document_deletions enable row level security;
grant select on public.document_deletions to authenticated;
create policy "Users read what they deleted" on public.document_deletions
  for select to authenticated using (user_id = (select auth.uid()));

-- A definer function: nobody writes it by hand. An account that goes leaves nothing.
create function private.note_deletions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.document_deletions (user_id, local_id)
    select removed.user_id, removed.local_id from removed
    where exists (select from auth.users where users.id = removed.user_id)
    on conflict (user_id, local_id) do update set deleted_at = now();
  return null;
end
$$;
revoke execute on function private.note_deletions() from public;
create trigger documents_note_deletions after delete on public.documents
  referencing old table as removed for each statement execute function private.note_deletions();

create function public.list_changes(p_since timestamptz default '-infinity', p_after text default '')
returns table (local_id text, changed_at timestamptz, is_deleted boolean)
language sql stable security invoker set search_path = '' as $$
  select * from (
    (select documents.local_id, documents.updated_at as changed_at, false as is_deleted from public.documents
      where documents.user_id = (select auth.uid()) and (documents.updated_at, documents.local_id) > (p_since,
        p_after)
      order by documents.updated_at, documents.local_id limit 500)
    union all
    (select gone.local_id, gone.deleted_at, true from public.document_deletions as gone
      where gone.user_id = (select auth.uid()) and (gone.deleted_at, gone.local_id) > (p_since, p_after)
        and not exists (
          select from public.documents where documents.user_id = gone.user_id and documents.local_id = gone.local_id
        )
      order by gone.deleted_at, gone.local_id limit 500)
  ) as changes order by changed_at, local_id limit 500
$$;
revoke execute on function public.list_changes(timestamptz, text) from public, anon;
grant execute on function public.list_changes(timestamptz, text) to authenticated;
