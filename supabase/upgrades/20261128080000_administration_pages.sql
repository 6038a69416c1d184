-- A search finds documents, clients and products by the address of their owner, which rows show.
create or replace function private.find_rows(p_list text, p_search text, p_from integer, p_count integer)
returns table (keys uuid[])
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  v_held text := '%' || regexp_replace(p_search, '([\\%_])', '\\\1', 'g') || '%';
  v_from integer := greatest(p_from, 0);
  v_count integer := least(p_count, 10001);
  v_owners uuid[];
begin
  if not private.is_admin() then
    return;
  end if;
  if p_list in ('documents', 'clients', 'products') then
    v_owners := array(select user_id from public.profiles where email ilike v_held);
  end if;
  case p_list
    when 'profiles' then
      return query select array(
        select user_id from public.profiles where isfinite(created_at)
          and (email ilike v_held or first_name ilike v_held or last_name ilike v_held)
        order by created_at desc, user_id desc offset v_from limit v_count
      );
    when 'documents' then
      return query select array(
        select id from public.documents where isfinite(created_at)
          and (
            number collate "C" ilike v_held or document_type collate "C" ilike v_held
            or user_id = any(v_owners)
          )
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'clients' then
      return query select array(
        select id from public.clients where isfinite(created_at)
          and (
            name ilike v_held or email ilike v_held or billing_city ilike v_held
            or user_id = any(v_owners)
          )
        order by created_at desc, id desc offset v_from limit v_count
      );
    when 'companies' then
      return query select array(
        select id from public.companies where isfinite(created_at)
          and (name ilike v_held or siret ilike v_held or city ilike v_held)
        order by created_at desc, id desc offset v_from limit v_count
      );
    when 'products' then
      return query select array(
        select id from public.products where isfinite(created_at)
          and (description ilike v_held or user_id = any(v_owners))
        order by created_at desc, id desc offset v_from limit v_count
      );
    when 'newsletter' then
      return query select array(
        select id from public.leads where newsletter_consent and email collate "C" ilike v_held
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'leads' then
      return query select array(
        select id from public.leads
        where email collate "C" ilike v_held or first_document_type collate "C" ilike v_held
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'emails' then
      return query select array(
        select id from public.email_logs
        where recipient_email collate "C" ilike v_held or email_type collate "C" ilike v_held
          or subject ilike v_held or status collate "C" ilike v_held or reason collate "C" ilike v_held
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'pdfs' then
      return query select array(
        select id from public.generated_pdfs where isfinite(created_at)
          and (
            document_type collate "C" ilike v_held or document_number collate "C" ilike v_held
            or client_name ilike v_held or client_email collate "C" ilike v_held
          )
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'messages' then
      return query select array(
        select id from public.support_messages where isfinite(created_at)
          and (email ilike v_held or subject ilike v_held or message ilike v_held)
        order by created_at desc, id desc offset v_from limit v_count
      );
    else raise exception 'No such list' using errcode = '22023';
  end case;
end
$$;

-- Fifty accounts after the first `p_from`, the newest first; `total` counts those of all pages.
drop function if exists public.list_accounts(text);
drop function if exists private.list_accounts(text);

create or replace function private.list_accounts(p_search text, p_from integer)
returns table (
  user_id uuid, email text, created_at timestamptz, is_confirmed boolean, is_suspended boolean,
  deletion_due_at timestamptz, total bigint
)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text, users.created_at, users.email_confirmed_at is not null,
    coalesce(users.banned_until > now(), false), account_deletions.due_at, count(*) over ()
  from auth.users left join public.account_deletions on account_deletions.user_id = users.id
  where private.is_admin() and users.deleted_at is null
    and (p_search = '' or strpos(lower(users.email), lower(p_search)) > 0)
  order by users.created_at desc, users.id desc
  offset greatest(p_from, 0) limit 50
$$;
revoke execute on function private.list_accounts(text, integer) from public, anon;
grant execute on function private.list_accounts(text, integer) to authenticated;

create or replace function public.list_accounts(p_search text default '', p_from integer default 0)
returns table (
  user_id uuid, email text, created_at timestamptz, is_confirmed boolean, is_suspended boolean,
  deletion_due_at timestamptz, total bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_accounts(p_search, p_from)
$$;
revoke execute on function public.list_accounts(text, integer) from public, anon;
grant execute on function public.list_accounts(text, integer) to authenticated;

-- Pages and searches of one list in an hour are one line of the journal; each export has its own.
create or replace function private.note_admin_read(p_list text, p_is_export boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
  if not p_is_export and exists (
    select from public.admin_actions
    where admin_id = (select private.require_user()) and action = 'read' and subject = p_list
      and created_at > now() - interval '1 hour'
  ) then
    return p_list;
  end if;
  perform private.note_admin_action(case when p_is_export then 'export' else 'read' end, p_list);
  return p_list;
end
$$;
