-- Figures over all rows, for administrators: others get none, whatever they ask.

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

create function public.get_daily_leads_counts(p_tz text default 'Europe/Paris', p_days integer default 30)
returns table (day date, lead_count bigint)
language sql stable security invoker set search_path = '' as $$
  select days.day, count(leads.id)
  from private.list_days(p_tz, p_days) as days
  left join public.leads on (leads.created_at at time zone p_tz)::date = days.day
    and leads.created_at >= days.start_of_window
  group by days.day
  order by days.day
$$;

create function public.get_daily_pdfs_counts(p_tz text default 'Europe/Paris', p_days integer default 30)
returns table (day date, pdf_count bigint)
language sql stable security invoker set search_path = '' as $$
  select days.day, count(generated_pdfs.id)
  from private.list_days(p_tz, p_days) as days
  left join public.generated_pdfs on (generated_pdfs.created_at at time zone p_tz)::date = days.day
    and generated_pdfs.created_at >= days.start_of_window
  group by days.day
  order by days.day
$$;

-- An engaged lead came back another day; a returning one did so and was counted.
create function public.get_lead_engagement(p_tz text default 'Europe/Paris')
returns table (
  total_leads bigint, engaged_leads bigint, returning_leads bigint, total_returns bigint,
  returns_1 bigint, returns_2_5 bigint, returns_6_10 bigint, returns_11_up bigint
)
language sql stable security invoker set search_path = '' as $$
  with known as (
    select return_count,
      (created_at at time zone p_tz)::date <> (last_activity_at at time zone p_tz)::date as is_engaged
    from public.leads
  )
  select
    count(*),
    count(*) filter (where is_engaged),
    count(*) filter (where is_engaged and return_count > 0),
    coalesce(sum(return_count), 0)::bigint,
    count(*) filter (where is_engaged and return_count = 1),
    count(*) filter (where is_engaged and return_count between 2 and 5),
    count(*) filter (where is_engaged and return_count between 6 and 10),
    count(*) filter (where is_engaged and return_count > 10)
  from known
$$;

grant execute on function public.get_daily_leads_counts(text, integer) to authenticated;
grant execute on function public.get_daily_pdfs_counts(text, integer) to authenticated;
grant execute on function public.get_lead_engagement(text) to authenticated;
