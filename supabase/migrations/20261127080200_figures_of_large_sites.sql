-- Figures and searches over all rows. The policies of a table are asked for each row, and keep what
-- a request compares from the indexes and from the statistics: counting five million rows took two
-- seconds through them, and a search more than a request may take. These definer functions ask once
-- who calls, and give nothing to others.

-- All rows of each list of the administration, one table after the other: each is counted by all
-- the cores there are.
create function private.count_lists() returns table (list text, total bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    return;
  end if;
  return query select 'pdfs', count(*) from public.generated_pdfs where isfinite(created_at);
  return query select 'documents', count(*) from public.documents;
  return query select 'emails', count(*) from public.email_logs;
  return query select 'newsletter', count(*) from public.leads where newsletter_consent;
  return query select 'profiles', count(*) from public.profiles;
  return query select 'clients', count(*) from public.clients;
  return query select 'companies', count(*) from public.companies;
  return query select 'products', count(*) from public.products;
end
$$;

-- The keys of the newest rows of a list that hold a text, whatever its case; at most 10,001, by
-- which an export of ten thousand knows that there are others. Large tables are read once, by all
-- cores: their order is that of no index, which a plan would follow row by row in the hope of
-- finding enough soon. Their numbers, addresses and codes are compared as ASCII, twice as fast.
create function private.find_rows(p_list text, p_search text, p_from integer, p_count integer)
returns table (keys uuid[])
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  v_held text := '%' || regexp_replace(p_search, '([\\%_])', '\\\1', 'g') || '%';
  v_from integer := greatest(p_from, 0);
  v_count integer := least(p_count, 10001);
begin
  if not private.is_admin() then
    return;
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
          and (number collate "C" ilike v_held or document_type collate "C" ilike v_held)
        order by created_at + interval '0' desc, id desc offset v_from limit v_count
      );
    when 'clients' then
      return query select array(
        select id from public.clients where isfinite(created_at)
          and (name ilike v_held or email ilike v_held or billing_city ilike v_held)
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
          and description ilike v_held
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

-- Rows by day of a time zone, for the days of a window; those without a row are missing.
create function private.count_days(p_list text, p_tz text, p_start timestamptz)
returns table (day date, total bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    return;
  end if;
  case p_list
    when 'leads' then
      return query select (created_at at time zone p_tz)::date, count(*) from public.leads
        where created_at >= p_start group by 1;
    when 'pdfs' then
      return query select (created_at at time zone p_tz)::date, count(*) from public.generated_pdfs
        where isfinite(created_at) and created_at >= p_start group by 1;
    else raise exception 'No such list' using errcode = '22023';
  end case;
end
$$;

-- Most leads never came back: an index holds the others, with all that is asked of them.
create index leads_that_returned_idx on public.leads (created_at, last_activity_at, return_count)
  where last_activity_at <> created_at or return_count > 0;
create index leads_that_consent_idx on public.leads (created_at desc) where newsletter_consent;

create function private.measure_engagement(p_tz text)
returns table (
  total_leads bigint, engaged_leads bigint, returning_leads bigint, total_returns bigint,
  returns_1 bigint, returns_2_5 bigint, returns_6_10 bigint, returns_11_up bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    return;
  end if;
  return query
  with returned as (
    select return_count,
      (created_at at time zone p_tz)::date <> (last_activity_at at time zone p_tz)::date as is_engaged,
      count(*) as leads
    from public.leads where last_activity_at <> created_at or return_count > 0
    group by 1, 2
  )
  select
    (select count(*) from public.leads),
    coalesce(sum(leads) filter (where is_engaged), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count > 0), 0)::bigint,
    coalesce(sum(leads * return_count), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count = 1), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count between 2 and 5), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count between 6 and 10), 0)::bigint,
    coalesce(sum(leads) filter (where is_engaged and return_count > 10), 0)::bigint
  from returned;
end
$$;

create function public.count_lists() returns table (list text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.count_lists()
$$;

create function public.find_rows(p_list text, p_search text, p_from integer default 0, p_count integer default 50)
returns table (keys uuid[])
language sql stable security invoker set search_path = '' as $$
  select * from private.find_rows(p_list, p_search, p_from, p_count)
$$;

create or replace function public.get_daily_leads_counts(p_tz text default 'Europe/Paris', p_days integer default 30)
returns table (day date, lead_count bigint)
language sql stable security invoker set search_path = '' as $$
  select days.day, coalesce(counted.total, 0)
  from private.list_days(p_tz, p_days) as days left join private.count_days('leads', p_tz, (
    select min(start_of_window) from private.list_days(p_tz, p_days)
  )) as counted using (day)
  where private.is_admin()
  order by days.day
$$;

create or replace function public.get_daily_pdfs_counts(p_tz text default 'Europe/Paris', p_days integer default 30)
returns table (day date, pdf_count bigint)
language sql stable security invoker set search_path = '' as $$
  select days.day, coalesce(counted.total, 0)
  from private.list_days(p_tz, p_days) as days left join private.count_days('pdfs', p_tz, (
    select min(start_of_window) from private.list_days(p_tz, p_days)
  )) as counted using (day)
  where private.is_admin()
  order by days.day
$$;

create or replace function public.get_lead_engagement(p_tz text default 'Europe/Paris')
returns table (
  total_leads bigint, engaged_leads bigint, returning_leads bigint, total_returns bigint,
  returns_1 bigint, returns_2_5 bigint, returns_6_10 bigint, returns_11_up bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.measure_engagement(p_tz)
$$;

do $$
declare
  v_name text;
begin
  foreach v_name in array array[
    'private.count_lists()', 'private.find_rows(text, text, integer, integer)',
    'private.count_days(text, text, timestamptz)', 'private.measure_engagement(text)',
    'public.count_lists()', 'public.find_rows(text, text, integer, integer)'
  ] loop
    execute format('revoke execute on function %s from public, anon', v_name);
    execute format('grant execute on function %s to authenticated', v_name);
  end loop;
end
$$;
