-- What is issued is what its author saw: whoever issues sends the content, and gets back what is
-- frozen. The next number is told by what gives it. Replaces the former issue_document().
drop function public.issue_document(text, text, integer, text, text, timestamptz);
drop function private.issue_document(text, text, text, integer, text, timestamptz);

alter table private.number_series
  add column successor text,
  add column left_reason text check (char_length(left_reason) between 3 and 500),
  add column left_at timestamptz,
  add constraint a_series_that_is_left_has_a_reason check (
    (successor is null) = (left_reason is null) and (successor is null) = (left_at is null)
  );
comment on column private.number_series.successor is 'The series that goes on in its place; see private.leave_series()';

create function private.today_in_france() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'Europe/Paris')::date
$$;

create function private.check_pattern(p_pattern text) returns void language plpgsql immutable set search_path = '' as $$
begin
  if char_length(p_pattern) > 50 or (select count(*) from regexp_matches(p_pattern, '\{N{1,9}\}', 'g')) <> 1 then
    raise exception 'A pattern has one sequence' using errcode = '23514';
  end if;
end
$$;

-- A series after a number that was not taken from it; a day to come does not hold up the next ones.
create function private.follow_number(s private.number_series, p_number text, p_date date)
returns private.number_series language plpgsql stable set search_path = '' as $$
declare
  v_read record;
  v_period text;
begin
  select * into v_read from private.read_number(p_number, p_date);
  if v_read.pattern is null or p_date < s.last_date or p_date > private.today_in_france() + 1 then
    return s;
  end if;
  v_period := private.period_of(v_read.pattern, p_date);
  s.last_number := case
    when s.pattern = v_read.pattern and s.period = v_period then greatest(s.last_number, v_read.sequence)
    else v_read.sequence
  end;
  s.pattern := v_read.pattern;
  s.period := v_period;
  return s;
end
$$;

-- The next number of a series for a document of p_date, and the series after it. p_first begins a
-- series that has no document yet. The writing of the author goes on, unless another is asked for.
create function private.take_number(
  s private.number_series, p_pattern text, p_first text, p_date date, out number text, out after private.number_series
) language plpgsql stable set search_path = '' as $$
declare
  v_pattern text := coalesce(nullif(p_pattern, ''), s.pattern);
  v_period text;
begin
  if s.last_position = 0 and p_first <> '' then
    number := p_first;
    after := private.follow_number(s, p_first, p_date);
    return;
  end if;
  v_period := private.period_of(v_pattern, p_date);
  if v_period <> s.period and v_pattern ~ '\{A{2,4}\}' then
    s.last_number := 0;
  end if;
  s.pattern := v_pattern;
  s.period := v_period;
  loop
    s.last_number := s.last_number + 1;
    number := private.write_number(v_pattern, p_date, s.last_number);
    exit when not exists (
      select from public.documents as taken where taken.user_id = s.user_id and taken.series = s.series
        and taken.number = take_number.number and taken.issued_at is not null
    );
  end loop;
  after := s;
end
$$;

-- Refuses what is frozen with other contents than p_draft, but for the number that it was given.
create function private.require_frozen(d public.documents, p_draft jsonb, p_issued_at timestamptz)
returns public.documents language plpgsql stable set search_path = '' as $$
declare
  v_draft jsonb := (select draft from public.document_contents where document_id = d.id);
begin
  if v_draft - 'number' is distinct from p_draft - 'number'
    or (p_issued_at is not null and v_draft -> 'number' is distinct from p_draft -> 'number') then
    raise exception 'Issued with other contents' using errcode = 'FROZE';
  end if;
  return d;
end
$$;

-- A definer function: owners write none of this. p_draft is what whoever issues has seen, and what
-- the account must hold. With p_issued_at it was issued elsewhere, and keeps its number. The same
-- document twice is issued once. Locks: the series, then the document.
create function private.issue_document(
  p_id text, p_draft jsonb, p_prefix text, p_pattern text, p_first text, p_issued_at timestamptz
) returns public.documents language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_document public.documents;
  v_content public.document_contents;
  v_series private.number_series;
  v_taken record;
  v_pattern text := coalesce(nullif(p_pattern, ''), p_prefix || '-{AAAA}-{NNNN}');
  v_key text := private.series_of(p_draft, p_prefix);
  v_today date := private.today_in_france();
begin
  if p_prefix !~ '^[A-Z]{1,10}$' or char_length(p_first) > 60 then
    raise exception 'A prefix is of capitals, a number of 60 characters' using errcode = '23514';
  end if;
  perform private.check_pattern(v_pattern);
  select * into v_document from public.documents where user_id = v_user and local_id = p_id;
  if v_document.id is null then
    raise exception 'No such document' using errcode = 'NODOC';
  end if;
  -- Before a series is begun: it would stay, for each prefix that is asked.
  if v_document.issued_at is not null then
    return private.require_frozen(v_document, p_draft, p_issued_at);
  end if;
  loop
    insert into private.number_series (user_id, series, pattern) values (v_user, v_key, v_pattern)
      on conflict do nothing;
    select * into v_series from private.number_series where user_id = v_user and series = v_key for update;
    exit when v_series.successor is null;
    v_key := v_series.successor;
    v_pattern := '';
  end loop;
  select * into v_document from public.documents where user_id = v_user and local_id = p_id for update;
  if v_document.issued_at is not null then
    return private.require_frozen(v_document, p_draft, p_issued_at);
  end if;
  select * into v_content from public.document_contents where document_id = v_document.id for update;
  if v_content.draft is distinct from p_draft then
    raise exception 'Another device changed it' using errcode = 'STALE';
  end if;
  if v_content.raw_texts <> '{}' or v_document.issue_date is null
    or v_document.document_type is distinct from p_draft ->> 'kind'
    or v_document.issue_date is distinct from private.read_date(p_draft ->> 'issueDate') then
    raise exception 'The document cannot be read whole' using errcode = 'UNRED';
  end if;

  if p_issued_at is not null then
    v_document.number := nullif(p_draft ->> 'number', '');
    v_series := private.follow_number(v_series, coalesce(v_document.number, ''), v_document.issue_date);
  else
    if v_document.issue_date > v_today + 1 then
      raise exception 'Its day is after tomorrow' using errcode = 'CLOCK', detail = v_today::text;
    end if;
    if v_document.issue_date < v_series.last_date then
      raise exception 'The last document is of a later day' using errcode = 'DATES', detail = v_series.last_date::text;
    end if;
    select * into v_taken from private.take_number(v_series, case when v_pattern <> '' then p_pattern else '' end,
      p_first, v_document.issue_date);
    v_document.number := v_taken.number;
    v_series := v_taken.after;
    v_content.draft := jsonb_set(v_content.draft, '{number}', to_jsonb(v_document.number));
    update public.document_contents set draft = v_content.draft where document_id = v_document.id;
  end if;

  v_document.issued_at := coalesce(least(p_issued_at, now()), now());
  v_document.series := v_key;
  v_document.chain_position := v_series.last_position + 1;
  v_document.previous_hash := v_series.last_hash;
  v_document.hash := private.hash_document(v_document, v_content.draft);
  update public.documents set number = v_document.number, issued_at = v_document.issued_at, series = v_key,
    chain_position = v_document.chain_position, previous_hash = v_document.previous_hash, hash = v_document.hash
    where id = v_document.id returning * into v_document;
  update private.number_series set pattern = v_series.pattern, period = v_series.period,
    last_number = v_series.last_number,
    last_date = greatest(v_series.last_date, least(v_document.issue_date, v_today + 1)),
    last_position = v_document.chain_position, last_hash = v_document.hash
    where user_id = v_user and series = v_key;
  perform private.follow_document(v_user, p_id);
  return v_document;
end
$$;

-- The content is read by a statement of its own, which sees what the one before has written.
create function public.issue_document(
  p_id text, p_draft jsonb, p_prefix text, p_pattern text default '', p_first text default '',
  p_issued_at timestamptz default null
) returns table (number text, issued_at timestamptz, hash text, version integer, draft jsonb, updated_at timestamptz)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_issued public.documents := private.issue_document(p_id, p_draft, p_prefix, p_pattern, p_first, p_issued_at);
begin
  return query select v_issued.number, v_issued.issued_at, v_issued.hash, contents.version, contents.draft,
    v_issued.updated_at from public.document_contents as contents where contents.document_id = v_issued.id;
end
$$;

-- A definer function: series are read by nobody. The number that issue_document() would give now
-- to a document of this seller and day; the last one of its series; the day of the account.
create function private.next_number(p_seller jsonb, p_prefix text, p_date date, p_pattern text, p_first text)
returns table (number text, is_begun boolean, last_number text, last_date date, is_left boolean, today date)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_key text := private.series_of(jsonb_build_object('seller', p_seller), p_prefix);
  v_pattern text := coalesce(nullif(p_pattern, ''), p_prefix || '-{AAAA}-{NNNN}');
  v_asked text := p_pattern;
  v_series private.number_series;
  v_is_left boolean := false;
begin
  perform private.check_pattern(v_pattern);
  loop
    select * into v_series from private.number_series where user_id = v_user and series = v_key;
    exit when v_series.successor is null;
    v_key := v_series.successor;
    v_asked := '';
    v_is_left := true;
  end loop;
  if v_series.series is null then
    v_series.user_id := v_user;
    v_series.series := v_key;
    v_series.pattern := v_pattern;
    v_series.period := '';
    v_series.last_number := 0;
    v_series.last_position := 0;
  end if;
  return query select taken.number, v_series.last_position > 0, last_one.number, v_series.last_date, v_is_left,
      private.today_in_france()
    from private.take_number(v_series, v_asked, p_first, p_date) as taken
    left join public.documents as last_one on last_one.user_id = v_user and last_one.series = v_key
      and last_one.chain_position = v_series.last_position;
end
$$;

create function public.next_number(
  p_seller jsonb, p_prefix text, p_date date, p_pattern text default '', p_first text default ''
) returns table (number text, is_begun boolean, last_number text, last_date date, is_left boolean, today date)
language sql stable security invoker set search_path = '' as $$
  select * from private.next_number(p_seller, p_prefix, p_date, p_pattern, p_first)
$$;

-- A definer function: owners write no series. A series whose last document is of a day to come can
-- take no document of today: another one, of another prefix, goes on in its place, for a reason.
create function private.leave_series(p_seller jsonb, p_prefix text, p_name text, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_key text := private.series_of(jsonb_build_object('seller', p_seller), p_prefix);
  v_series private.number_series;
  v_successor text;
begin
  if p_name !~ '^[A-Z][A-Z0-9]{0,9}$' then
    raise exception 'A series has a name of capitals and digits' using errcode = '23514';
  end if;
  loop
    select * into v_series from private.number_series where user_id = v_user and series = v_key for update;
    exit when v_series.successor is null;
    v_key := v_series.successor;
  end loop;
  if v_series.last_date is null or v_series.last_date <= private.today_in_france() + 1 then
    raise exception 'The series is not held up' using errcode = 'NOTUP';
  end if;
  v_successor := left(v_key, 280) || ' · ' || p_name;
  if v_successor = v_key or exists (
    select from private.number_series where user_id = v_user
      and (series = v_successor or pattern like p_name || '-%')
  ) then
    raise exception 'A series has this name' using errcode = '23505';
  end if;
  insert into private.number_series (user_id, series, pattern) values (v_user, v_successor, p_name || '-{AAAA}-{NNNN}');
  update private.number_series set successor = v_successor, left_reason = p_reason, left_at = now()
    where user_id = v_user and series = v_key;
end
$$;

create function public.leave_series(p_seller jsonb, p_prefix text, p_name text, p_reason text) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.leave_series(p_seller, p_prefix, p_name, p_reason)
$$;

revoke execute on function private.today_in_france(), private.check_pattern(text),
  private.follow_number(private.number_series, text, date),
  private.take_number(private.number_series, text, text, date),
  private.require_frozen(public.documents, jsonb, timestamptz),
  private.issue_document(text, jsonb, text, text, text, timestamptz),
  private.next_number(jsonb, text, date, text, text), private.leave_series(jsonb, text, text, text) from public, anon;
grant execute on function private.issue_document(text, jsonb, text, text, text, timestamptz),
  private.next_number(jsonb, text, date, text, text), private.leave_series(jsonb, text, text, text) to authenticated;
revoke execute on function public.issue_document(text, jsonb, text, text, text, timestamptz),
  public.next_number(jsonb, text, date, text, text), public.leave_series(jsonb, text, text, text) from public, anon;
grant execute on function public.issue_document(text, jsonb, text, text, text, timestamptz),
  public.next_number(jsonb, text, date, text, text), public.leave_series(jsonb, text, text, text) to authenticated;
