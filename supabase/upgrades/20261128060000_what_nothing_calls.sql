-- Removes what nothing calls, and leads to the text of the baseline (supabase/migrations).
drop function public.list_documents(text);
drop function private.list_documents(text);
drop trigger documents_write_words on public.documents;
drop function private.write_words(), private.words_of(public.documents);
drop function private.mark_of(uuid), private.fold_words(text);
drop table private.document_words;

drop function public.archive_payments(integer);
drop function private.archive_payments(integer);
drop table public.payment_archives;

drop function public.add_support_message(uuid, text, text, text);
drop view private.counted_usage;
comment on table private.account_usage is 'What each account holds, kept by triggers';

-- Drafts that were stored before these constraints may break them until they are next saved.
do $$
begin
  if not exists (
    select from public.document_contents where size > 2000000 or jsonb_typeof(draft) <> 'object'
  ) then
    alter table public.document_contents validate constraint document_contents_draft_check;
    alter table public.document_contents validate constraint document_contents_size_check;
  end if;
end
$$;

-- Every write is counted, small ones too.
create or replace function private.charge_writing(p_user_id uuid, p_bytes bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_hour bigint := floor(date_part('epoch', now()) / 3600);
begin
  update private.account_writes set
    written_before = case hour when v_hour then written_before when v_hour - 1 then written else 0 end,
    written = case hour when v_hour then written else 0 end + p_bytes,
    hour = v_hour
  where user_id = p_user_id and process = pg_backend_pid();
  if not found and exists (select from auth.users where id = p_user_id) then
    insert into private.account_writes (user_id, process, hour, written)
      values (p_user_id, pg_backend_pid(), v_hour, p_bytes);
  end if;
end
$$;

-- The same functions within the width of a line.
create or replace function private.read_usage() returns table (subject text, used bigint, allowed bigint)
language sql stable security definer set search_path = '' as $$
  select limits.subject, coalesce(usage.used, 0), limits.allowed
  from private.list_limits() as limits
  left join private.account_usage as usage
    on usage.user_id = (select private.get_user()) and usage.subject = limits.subject
$$;
create or replace function public.list_changes(p_since timestamptz default '-infinity', p_after text default '')
returns table (local_id text, changed_at timestamptz, is_deleted boolean)
language sql stable security invoker set search_path = '' as $$
  select * from (
    (select documents.local_id, documents.updated_at as changed_at, false as is_deleted from public.documents
      where documents.user_id = (select private.require_user())
        and (documents.updated_at, documents.local_id) > (p_since, p_after)
      order by documents.updated_at, documents.local_id limit 500)
    union all
    (select gone.local_id, gone.deleted_at, true from public.document_deletions as gone
      where gone.user_id = (select private.require_user()) and (gone.deleted_at, gone.local_id) > (p_since, p_after)
        and not exists (
          select from public.documents where documents.user_id = gone.user_id and documents.local_id = gone.local_id
        )
      order by gone.deleted_at, gone.local_id limit 500)
  ) as changes order by changed_at, local_id limit 500
$$;
create or replace function private.search_companies(p_query text) returns setof public.companies
language sql stable security definer set search_path = '' rows 25 as $$
  select * from public.companies
  where user_id = (select private.get_user())
    and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
create or replace function private.search_clients(p_query text) returns setof public.clients
language sql stable security definer set search_path = '' rows 1000 as $$
  select * from public.clients
  where user_id = (select private.get_user())
    and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
create or replace function private.search_products(p_query text) returns setof public.products
language sql stable security definer set search_path = '' rows 1000 as $$
  select * from public.products
  where user_id = (select private.get_user())
    and search_text like all ((select private.search_patterns(p_query))::text[])
$$;
