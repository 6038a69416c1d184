-- Figures for administrators beyond those of each table: they read through the policies of the
-- tables, so that others get none.

-- What files are made of: how many of each kind and look in the last days, and how many hold the
-- electronic invoice.
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

-- From a visitor who left an address to an account of that address.
create function public.get_lead_conversion()
returns table (total_leads bigint, converted_leads bigint)
language sql stable security invoker set search_path = '' as $$
  select count(*), count(profiles.user_id)
  from public.leads left join public.profiles on profiles.email = leads.email
  where private.is_admin()
$$;

-- Messages by what became of them, in the last days.
create function public.get_mail_outcomes(p_days integer default 30)
returns table (email_type text, status text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select email_logs.email_type, email_logs.status, count(*)
  from public.email_logs
  where email_logs.created_at >= now() - make_interval(days => least(greatest(p_days, 1), 366))
    and private.is_admin()
  group by 1, 2
  order by 1, 2
$$;

-- How the site is: the size of its database, the messages that wait and since when. A definer
-- function: the queue is read by the server only.
create function private.read_health()
returns table (database_bytes bigint, waiting_mail bigint, oldest_mail timestamptz, due_deletions bigint)
language sql stable security definer set search_path = '' as $$
  select pg_catalog.pg_database_size(pg_catalog.current_database()),
    (select count(*) from private.mail_queue),
    (select min(created_at) from private.mail_queue),
    (select count(*) from public.account_deletions)
  where private.is_admin()
$$;
revoke execute on function private.read_health() from public, anon;
grant execute on function private.read_health() to authenticated;

create function public.get_health()
returns table (database_bytes bigint, waiting_mail bigint, oldest_mail timestamptz, due_deletions bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.read_health()
$$;

do $$
declare
  v_name text;
begin
  foreach v_name in array array[
    'get_generation_shares(integer)', 'get_broken_rules(integer)', 'get_lead_conversion()',
    'get_mail_outcomes(integer)', 'get_health()'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_name);
    execute format('grant execute on function public.%s to authenticated', v_name);
  end loop;
end
$$;
