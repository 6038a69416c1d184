-- A search of the administration knows the French words of codes, keeps one code alone, and is
-- sorted either way.
drop function if exists public.find_rows(text, text, integer, integer);
drop function if exists private.find_rows(text, text, integer, integer);

create or replace function private.find_rows(
  p_list text, p_search text, p_from integer, p_count integer, p_codes text[], p_only text, p_is_oldest boolean
)
returns table (keys uuid[])
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  v_held text := '%' || regexp_replace(p_search, '([\\%_])', '\\\1', 'g') || '%';
  v_from integer := greatest(p_from, 0);
  v_count integer := least(p_count, 10001);
  v_owners uuid[];
  v_way double precision := case when p_is_oldest then -1 else 1 end;
begin
  if not private.is_admin() then
    return;
  end if;
  if p_search <> '' and p_list in ('documents', 'clients', 'products') then
    v_owners := array(select user_id from public.profiles where email ilike v_held);
  end if;
  case p_list
    when 'profiles' then
      return query select array(
        select user_id from public.profiles where isfinite(created_at)
          and (email ilike v_held or first_name ilike v_held or last_name ilike v_held)
        order by v_way * date_part('epoch', created_at) desc, user_id desc offset v_from limit v_count
      );
    when 'documents' then
      return query select array(
        select id from public.documents where isfinite(created_at)
          and (
            number collate "C" ilike v_held or document_type collate "C" ilike v_held
            or document_type = any(p_codes) or user_id = any(v_owners)
          )
          and (p_only = '' or document_type = p_only)
        order by v_way * date_part('epoch', created_at) desc, id desc offset v_from limit v_count
      );
    when 'clients' then
      return query select array(
        select id from public.clients where isfinite(created_at)
          and (
            name ilike v_held or email ilike v_held or billing_city ilike v_held
            or user_id = any(v_owners)
          )
        order by v_way * date_part('epoch', created_at) desc, id desc offset v_from limit v_count
      );
    when 'companies' then
      return query select array(
        select id from public.companies where isfinite(created_at)
          and (name ilike v_held or siret ilike v_held or city ilike v_held)
        order by v_way * date_part('epoch', created_at) desc, id desc offset v_from limit v_count
      );
    when 'products' then
      return query select array(
        select id from public.products where isfinite(created_at)
          and (description ilike v_held or user_id = any(v_owners))
        order by v_way * date_part('epoch', created_at) desc, id desc offset v_from limit v_count
      );
    when 'newsletter' then
      return query select array(
        select id from public.leads where newsletter_consent and email collate "C" ilike v_held
        order by v_way * date_part('epoch', created_at) desc, id desc offset v_from limit v_count
      );
    when 'leads' then
      return query select array(
        select id from public.leads
        where (
            email collate "C" ilike v_held or first_document_type collate "C" ilike v_held
            or first_document_type = any(p_codes)
          )
          and (p_only = '' or first_document_type = p_only)
        order by v_way * date_part('epoch', created_at) desc, id desc offset v_from limit v_count
      );
    when 'emails' then
      return query select array(
        select id from public.email_logs
        where (
            recipient_email collate "C" ilike v_held or email_type collate "C" ilike v_held
            or subject ilike v_held or status collate "C" ilike v_held
            or reason collate "C" ilike v_held
            or email_type = any(p_codes) or status = any(p_codes)
          )
          and (p_only = '' or email_type = p_only or status = p_only)
        order by v_way * date_part('epoch', created_at) desc, id desc offset v_from limit v_count
      );
    when 'pdfs' then
      return query select array(
        select id from public.generated_pdfs where isfinite(created_at)
          and (
            document_type collate "C" ilike v_held or document_number collate "C" ilike v_held
            or client_name ilike v_held or client_email collate "C" ilike v_held
            or document_type = any(p_codes)
          )
          and (p_only = '' or document_type = p_only)
        order by v_way * date_part('epoch', created_at) desc, id desc offset v_from limit v_count
      );
    when 'messages' then
      return query select array(
        select id from public.support_messages where isfinite(created_at)
          and (email ilike v_held or subject ilike v_held or message ilike v_held)
        order by v_way * date_part('epoch', created_at) desc, id desc offset v_from limit v_count
      );
    else raise exception 'No such list' using errcode = '22023';
  end case;
end
$$;
revoke execute on function private.find_rows(text, text, integer, integer, text[], text, boolean) from public, anon;
grant execute on function private.find_rows(text, text, integer, integer, text[], text, boolean) to authenticated;

create or replace function public.find_rows(
  p_list text, p_search text, p_from integer default 0, p_count integer default 50,
    p_codes text[] default '{}', p_only text default '', p_is_oldest boolean default false
)
returns table (keys uuid[])
language sql stable security invoker set search_path = '' as $$
  select * from private.find_rows(p_list, p_search, p_from, p_count, p_codes, p_only, p_is_oldest)
$$;
revoke execute on function public.find_rows(text, text, integer, integer, text[], text, boolean) from public, anon;
grant execute on function public.find_rows(text, text, integer, integer, text[], text, boolean) to authenticated;
