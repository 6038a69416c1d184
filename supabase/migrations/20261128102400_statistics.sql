-- Figures over all rows, for administrators: others get none, whatever they ask. Policies are asked
-- for each row, and keep what a request compares from indexes and statistics. These definer
-- functions ask once who calls.

-- All rows of each list, one table after the other: each is counted by all the cores there are.
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
grant execute on function private.count_lists() to authenticated;

create function public.count_lists() returns table (list text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.count_lists()
$$;
grant execute on function public.count_lists() to authenticated;

-- The keys of the rows of a list that hold a text, whatever its case, or one of the codes that the
-- text names in French (p_codes), those of one code alone (p_only) if it is asked for; the newest
-- or the oldest first, at most 10,001, which tells an export of ten thousand that there are others.
-- Sorting by an expression makes PostgreSQL read a large table once, on all cores: it would
-- otherwise follow the index of dates row by row, in the hope of finding enough soon. Numbers,
-- addresses and codes are compared as ASCII, which is twice as fast.
create function private.find_rows(
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
grant execute on function private.find_rows(text, text, integer, integer, text[], text, boolean) to authenticated;

create function public.find_rows(
  p_list text, p_search text, p_from integer default 0, p_count integer default 50,
    p_codes text[] default '{}', p_only text default '', p_is_oldest boolean default false
)
returns table (keys uuid[])
language sql stable security invoker set search_path = '' as $$
  select * from private.find_rows(p_list, p_search, p_from, p_count, p_codes, p_only, p_is_oldest)
$$;
grant execute on function public.find_rows(text, text, integer, integer, text[], text, boolean) to authenticated;

-- Today and the days before it, as people of a time zone count them; at most a year.
create function private.list_days(p_tz text, p_days integer)
returns table (day date, start_of_window timestamptz)
language sql stable set search_path = '' as $$
  with today as (
    select (now() at time zone p_tz)::date as day, least(greatest(p_days, 1), 366) as days
  )
  select today.day - back, (today.day - (today.days - 1))::timestamp at time zone p_tz
  from today, generate_series(0, today.days - 1) as back
$$;
grant execute on function private.list_days(text, integer) to authenticated;

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
grant execute on function private.count_days(text, text, timestamptz) to authenticated;

create function public.get_daily_leads_counts(p_tz text default 'Europe/Paris', p_days integer default 30)
returns table (day date, lead_count bigint)
language sql stable security invoker set search_path = '' as $$
  select days.day, coalesce(counted.total, 0)
  from private.list_days(p_tz, p_days) as days left join private.count_days('leads', p_tz, (
    select min(start_of_window) from private.list_days(p_tz, p_days)
  )) as counted using (day)
  where private.is_admin()
  order by days.day
$$;
grant execute on function public.get_daily_leads_counts(text, integer) to authenticated;

create function public.get_daily_pdfs_counts(p_tz text default 'Europe/Paris', p_days integer default 30)
returns table (day date, pdf_count bigint)
language sql stable security invoker set search_path = '' as $$
  select days.day, coalesce(counted.total, 0)
  from private.list_days(p_tz, p_days) as days left join private.count_days('pdfs', p_tz, (
    select min(start_of_window) from private.list_days(p_tz, p_days)
  )) as counted using (day)
  where private.is_admin()
  order by days.day
$$;
grant execute on function public.get_daily_pdfs_counts(text, integer) to authenticated;

-- An engaged lead came back on another day; a returning one did so and was counted.
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
grant execute on function private.measure_engagement(text) to authenticated;

create function public.get_lead_engagement(p_tz text default 'Europe/Paris')
returns table (
  total_leads bigint, engaged_leads bigint, returning_leads bigint, total_returns bigint,
  returns_1 bigint, returns_2_5 bigint, returns_6_10 bigint, returns_11_up bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.measure_engagement(p_tz)
$$;
grant execute on function public.get_lead_engagement(text) to authenticated;

-- The functions below read through the policies of the tables.

-- Files of the last days by kind and look, and how many hold the electronic invoice.
create function public.get_generation_shares(p_days integer default 30)
returns table (document_type text, template text, total bigint, electronic bigint)
language sql stable security invoker set search_path = '' as $$
  select generated_pdfs.document_type, coalesce(generated_pdfs.template, ''), count(*),
    count(*) filter (where generated_pdfs.is_electronic)
  from public.generated_pdfs
  where generated_pdfs.created_at >= now() - make_interval(days => least(greatest(p_days, 1), 366))
    and private.is_admin()
  group by 1, 2
  order by 3 desc, 1, 2
$$;
grant execute on function public.get_generation_shares(integer) to authenticated;

-- The rules that files fail most, by their code.
create function public.get_broken_rules(p_days integer default 30)
returns table (rule text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select broken.rule, count(*)
  from public.generated_pdfs cross join lateral unnest(generated_pdfs.broken_rules) as broken (rule)
  where generated_pdfs.created_at >= now() - make_interval(days => least(greatest(p_days, 1), 366))
    and private.is_admin()
  group by 1
  order by 2 desc, 1
  limit 20
$$;
grant execute on function public.get_broken_rules(integer) to authenticated;

-- From a visitor who left an address to an account of that address.
create function public.get_lead_conversion()
returns table (total_leads bigint, converted_leads bigint)
language sql stable security invoker set search_path = '' as $$
  select count(*), count(profiles.user_id)
  from public.leads left join public.profiles on profiles.email = leads.email
  where private.is_admin()
$$;
grant execute on function public.get_lead_conversion() to authenticated;

-- Messages of the last days by what became of them.
create function public.get_mail_outcomes(p_days integer default 30)
returns table (email_type text, status text, reason text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select email_logs.email_type, email_logs.status, email_logs.reason, count(*)
  from public.email_logs
  where email_logs.created_at >= now() - make_interval(days => least(greatest(p_days, 1), 366))
    and private.is_admin()
  group by 1, 2, 3
  order by 1, 2, 4 desc, 3
$$;
grant execute on function public.get_mail_outcomes(integer) to authenticated;

-- For the operator: how many e-mails wait and for how long, without personal data. A definer
-- function, since the server may not read which migrations were applied.
create function private.get_operation_figures()
returns table (migration text, mail_waiting bigint, mail_oldest_s double precision, news_waiting bigint)
language sql stable security definer set search_path = '' as $$
  select
    (select coalesce(max(applied.version), '') from supabase_migrations.schema_migrations as applied),
    count(*) filter (where not waiting.is_news),
    coalesce(extract(epoch from now() - min(waiting.created_at) filter (where not waiting.is_news)), 0),
    count(*) filter (where waiting.is_news)
  from private.mail_queue as waiting
$$;
grant execute on function private.get_operation_figures() to service_role;

create function public.get_operation_figures()
returns table (migration text, mail_waiting bigint, mail_oldest_s double precision, news_waiting bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.get_operation_figures()
$$;
grant execute on function public.get_operation_figures() to service_role;
