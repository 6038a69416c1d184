-- The next number of a series says why the one before it was left. What a function returns changes
-- only with the function.
drop function if exists public.next_number(jsonb, text, date, text, text, text);
drop function if exists private.next_number(jsonb, text, date, text, text, text);

-- The number that issue_document() would give now to a document of this seller and day, the last
-- one of its series, the day of the account, and why the series before it was left. A definer
-- function: nobody reads series.
create or replace function private.next_number(
  p_seller jsonb, p_prefix text, p_date date, p_pattern text, p_first text, p_written text
) returns table (
  number text, is_begun boolean, last_number text, last_date date, is_left boolean, today date,
  left_reason text, left_on date
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_key text := private.series_of(jsonb_build_object('seller', p_seller), p_prefix);
  v_pattern text := coalesce(nullif(p_pattern, ''), p_prefix || '-{AAAA}-{NNNN}');
  v_asked text := p_pattern;
  v_series private.number_series;
  v_left private.number_series;
begin
  perform private.check_pattern(v_pattern);
  loop
    select * into v_series from private.number_series where user_id = v_user and series = v_key;
    exit when v_series.successor is null;
    v_key := v_series.successor;
    v_asked := '';
    v_left := v_series;
  end loop;
  if v_series.series is null then
    v_series.user_id := v_user;
    v_series.series := v_key;
    v_series.pattern := v_pattern;
    v_series.period := '';
    v_series.last_number := 0;
    v_series.last_position := 0;
  end if;
  return query select taken.number, v_series.last_position > 0, last_one.number, v_series.last_date,
      v_left.series is not null, private.today_in_france(), v_left.left_reason,
      (v_left.left_at at time zone 'Europe/Paris')::date
    from private.take_number(v_series, v_asked, p_first, p_date, p_written) as taken
    left join public.documents as last_one on last_one.user_id = v_user and last_one.series = v_key
      and last_one.chain_position = v_series.last_position;
end
$$;

create or replace function public.next_number(
  p_seller jsonb, p_prefix text, p_date date, p_pattern text default '', p_first text default '',
  p_written text default ''
) returns table (
  number text, is_begun boolean, last_number text, last_date date, is_left boolean, today date,
  left_reason text, left_on date
)
language sql stable security invoker set search_path = '' as $$
  select * from private.next_number(p_seller, p_prefix, p_date, p_pattern, p_first, p_written)
$$;

revoke execute on function private.next_number(jsonb, text, date, text, text, text) from public, anon;
grant execute on function private.next_number(jsonb, text, date, text, text, text) to authenticated;
revoke execute on function public.next_number(jsonb, text, date, text, text, text) from public, anon;
grant execute on function public.next_number(jsonb, text, date, text, text, text) to authenticated;
