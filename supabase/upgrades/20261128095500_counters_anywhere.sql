-- Lists are sorted on the device: nothing asks the database for them by these columns, and each
-- save kept six indexes up to date. Nothing writes or reads when a document was seen.
drop index if exists public.documents_by_date_idx, public.documents_by_number_idx, public.documents_by_client_idx,
  public.documents_by_amount_idx, public.documents_by_type_idx, public.documents_by_status_idx;
drop trigger if exists documents_touch on public.documents;
alter table public.documents drop column if exists seen_at;
create trigger documents_touch before update of id, user_id, company_id, client_id, document_type, number,
  client_name, subject, issue_date, due_date, currency, total_including_tax, created_at, size, local_id, subtype,
  milestone, milestone_at, issued_at, series, chain_position, previous_hash, hash on public.documents
  for each row execute function private.touch_updated_at();

-- The counter may stand anywhere in a number: devices say how they have read it, and the account
-- writes quarters, days, seasons and short years too.
drop function if exists public.issue_document(text, jsonb, text, text, text, timestamptz);
drop function if exists private.issue_document(text, jsonb, text, text, text, timestamptz);
drop function if exists public.next_number(jsonb, text, date, text, text);
drop function if exists private.next_number(jsonb, text, date, text, text);
-- A later version returns more: where this file is run again, the next ones follow.
drop function if exists public.next_number(jsonb, text, date, text, text, text);
drop function if exists private.next_number(jsonb, text, date, text, text, text);
drop function if exists private.take_number(private.number_series, text, text, date);
drop function if exists private.follow_number(private.number_series, text, date);
drop function if exists private.read_number(text, date);
drop function if exists private.write_number(text, date, bigint);
drop function if exists private.period_of(text, date);

-- The second year of a season: « 2025/2026 ».
create or replace function private.is_seasonal(p_pattern text)
  returns boolean language sql immutable set search_path = '' as $$
  select p_pattern ~ '\{A{2,4}\+1\}'
$$;

-- A year that is part of the number starts its sequence again; a season does in September, or when
-- it has begun earlier. A sequence that was started again within a year (p_former, of a month, a
-- quarter or a day) goes on like that while the pattern has this part of the date.
create or replace function private.period_of(p_pattern text, p_date date, p_former text)
  returns text language sql immutable
  set search_path = '' as $$
  select case
    when p_pattern !~ '\{A{1,4}\}' then ''
    when private.is_seasonal(p_pattern) then greatest(
      to_char(p_date - interval '8 months', 'YYYY'),
      case when left(p_former, 4) = to_char(p_date, 'YYYY') then left(p_former, 4) else '' end
    )
    when p_former ~ '-\d\d-' and p_pattern like '%{JJ}%' then to_char(p_date, 'YYYY-MM-DD')
    when p_former ~ '-\d\d$' and p_pattern ~ '\{MM?\}' then to_char(p_date, 'YYYY-MM')
    when p_former like '%Q%' and p_pattern like '%{T}%' then to_char(p_date, 'YYYY"Q"Q')
    else to_char(p_date, 'YYYY')
  end
$$;

-- The tokens are those of documents/totals/numbering.ts.
create or replace function private.write_number(p_pattern text, p_date date, p_number bigint, p_period text)
  returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_token text := substring(p_pattern from '\{N{1,9}\}');
  v_digits text := p_number::text;
  v_year text := case when private.is_seasonal(p_pattern) then left(p_period, 4) else to_char(p_date, 'YYYY') end;
  v_next text := (v_year::integer + 1)::text;
  v_part text[];
  v_number text := replace(p_pattern, v_token, lpad(v_digits, greatest(length(v_token) - 2, length(v_digits)), '0'));
begin
  foreach v_part slice 1 in array array[
    ['{AAAA}', v_year], ['{AA}', right(v_year, 2)], ['{A}', right(v_year, 1)],
    ['{AAAA+1}', v_next], ['{AA+1}', right(v_next, 2)],
    ['{MM}', to_char(p_date, 'MM')], ['{M}', to_char(p_date, 'FMMM')],
    ['{T}', to_char(p_date, 'Q')], ['{JJ}', to_char(p_date, 'DD')]
  ] loop
    v_number := replace(v_number, v_part[1], v_part[2]);
  end loop;
  return v_number;
end
$$;

-- The numbers of a pattern, their sequence in parentheses.
create or replace function private.expression_of(p_pattern text)
  returns text language plpgsql immutable set search_path = '' as $$
declare
  v_expression text := regexp_replace(p_pattern, '([][{}()*+?.^$|\\/-])', '\\\1', 'g');
  v_part text[];
begin
  foreach v_part slice 1 in array array[
    ['\{AAAA\}', '20\d\d'], ['\{AA\}', '\d\d'], ['\{A\}', '\d'], ['\{AAAA\+1\}', '20\d\d'], ['\{AA\+1\}', '\d\d'],
    ['\{MM\}', '(?:0[1-9]|1[0-2])'], ['\{M\}', '(?:[1-9]|1[0-2])'], ['\{T\}', '[1-4]'],
    ['\{JJ\}', '(?:0[1-9]|[12]\d|3[01])']
  ] loop
    v_expression := replace(v_expression, v_part[1], v_part[2]);
  end loop;
  return '^' || regexp_replace(v_expression, '\\\{N{1,9}\\\}', '(\\d{1,15})') || '$';
end
$$;

-- How a number that was given elsewhere is written, and its place in its sequence: as its device
-- has read it (p_written), else « 2026-07 » is {AAAA}-{NN}, 7.
create or replace function private.read_number(p_number text, p_date date, p_written text,
  out pattern text, out sequence bigint)
language plpgsql immutable set search_path = '' as $$
declare
  v_parts text[];
begin
  if p_written ~ '\{N{1,9}\}' then
    v_parts := regexp_match(p_number, private.expression_of(p_written));
  end if;
  if v_parts is not null then
    pattern := p_written;
    sequence := v_parts[1]::bigint;
    return;
  end if;
  v_parts := regexp_match(p_number, '^(.*?)(\d{1,9})(\D*)$');
  if v_parts is null then
    return;
  end if;
  sequence := v_parts[2]::bigint;
  pattern := replace(v_parts[1], to_char(p_date, 'YYYY'), '{AAAA}') || '{' || repeat('N',
    length(v_parts[2])) || '}' || v_parts[3];
end
$$;

-- The period of a number that follows the last one of its series. One that goes back starts its
-- month, its quarter or its day again, where the number says it.
create or replace function private.period_after(s private.number_series, p_pattern text, p_date date, p_sequence bigint)
returns text language sql immutable set search_path = '' as $$
  select case
    when s.pattern <> p_pattern or s.last_date is null or p_sequence > s.last_number
      or p_pattern !~ '\{A{1,4}\}' or to_char(s.last_date, 'YYYY') <> to_char(p_date, 'YYYY')
      then private.period_of(p_pattern, p_date, s.period)
    when p_pattern ~ '\{MM?\}' and to_char(s.last_date, 'MM') <> to_char(p_date, 'MM')
      and s.period !~ '-\d\d-' then to_char(p_date, 'YYYY-MM')
    when p_pattern like '%{JJ}%' and s.last_date <> p_date then to_char(p_date, 'YYYY-MM-DD')
    when p_pattern like '%{T}%' and to_char(s.last_date, 'Q') <> to_char(p_date, 'Q') then to_char(p_date, 'YYYY"Q"Q')
    else private.period_of(p_pattern, p_date, s.period)
  end
$$;

-- The series after a number that was not taken from it; a day to come does not hold up the next
-- ones.
create or replace function private.follow_number(s private.number_series, p_number text, p_date date, p_written text)
returns private.number_series language plpgsql stable set search_path = '' as $$
declare
  v_read record;
  v_period text;
begin
  select * into v_read from private.read_number(p_number, p_date, p_written);
  if v_read.pattern is null or p_date < s.last_date or p_date > private.today_in_france() + 1 then
    return s;
  end if;
  v_period := private.period_after(s, v_read.pattern, p_date, v_read.sequence);
  if private.is_seasonal(v_read.pattern) and p_number =
    private.write_number(v_read.pattern, p_date, v_read.sequence, to_char(p_date, 'YYYY')) then
    v_period := to_char(p_date, 'YYYY');
  end if;
  s.last_number := case
    when s.pattern = v_read.pattern and s.period = v_period then greatest(s.last_number, v_read.sequence)
    else v_read.sequence
  end;
  s.pattern := v_read.pattern;
  s.period := v_period;
  return s;
end
$$;

-- The next number of a series for a document of p_date, and the series after it. p_first, written
-- as p_written, begins a series that has no document yet. Numbers go on as the author writes them,
-- unless another pattern is asked for.
create or replace function private.take_number(
  s private.number_series, p_pattern text, p_first text, p_date date, p_written text,
  out number text, out after private.number_series
) language plpgsql stable set search_path = '' as $$
declare
  v_pattern text := coalesce(nullif(p_pattern, ''), s.pattern);
  v_period text;
begin
  if s.last_position = 0 and p_first <> '' then
    number := p_first;
    after := private.follow_number(s, p_first, p_date, p_written);
    return;
  end if;
  v_period := private.period_of(v_pattern, p_date, s.period);
  if v_period <> '' and v_period <> s.period
    and (length(v_period) = length(s.period) or left(v_period, 4) <> left(s.period, 4)) then
    s.last_number := 0;
  end if;
  s.pattern := v_pattern;
  s.period := v_period;
  loop
    s.last_number := s.last_number + 1;
    number := private.write_number(v_pattern, p_date, s.last_number, v_period);
    exit when not exists (
      select from public.documents as taken where taken.user_id = s.user_id and taken.series = s.series
        and taken.number = take_number.number and taken.issued_at is not null
    );
  end loop;
  after := s;
end
$$;

-- p_draft is what whoever issues has seen, and what the account must hold. With p_issued_at the
-- document was issued elsewhere, and keeps its number. p_written is the pattern of p_first, or of
-- the number that it keeps, as its device has read it. The same document twice is issued once.
-- Locks the series, then the document. A definer function: owners write none of this.
create or replace function private.issue_document(
  p_id text, p_draft jsonb, p_prefix text, p_pattern text, p_first text, p_issued_at timestamptz, p_written text
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
    v_series := private.follow_number(v_series, coalesce(v_document.number, ''), v_document.issue_date,
      p_written);
  else
    if v_document.issue_date > v_today + 1 then
      raise exception 'Its day is after tomorrow' using errcode = 'CLOCK', detail = v_today::text;
    end if;
    if v_document.issue_date < v_series.last_date then
      raise exception 'The last document is of a later day' using errcode = 'DATES', detail = v_series.last_date::text;
    end if;
    select * into v_taken from private.take_number(v_series, case when v_pattern <> '' then p_pattern else '' end,
      p_first, v_document.issue_date, p_written);
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
    chain_position = v_document.chain_position, previous_hash = v_document.previous_hash, hash = v_document.hash,
    status = case when document_type = 'devis' and status in ('accepted', 'refused', 'invoiced') then status
      else 'issued' end
    where id = v_document.id returning * into v_document;
  update private.number_series set pattern = v_series.pattern, period = v_series.period,
    last_number = v_series.last_number,
    last_date = greatest(v_series.last_date, least(v_document.issue_date, v_today + 1)),
    last_position = v_document.chain_position, last_hash = v_document.hash
    where user_id = v_user and series = v_key;
  return v_document;
end
$$;

-- Reads the content in a statement of its own, which sees what the one before has written.
create or replace function public.issue_document(
  p_id text, p_draft jsonb, p_prefix text, p_pattern text default '', p_first text default '',
  p_issued_at timestamptz default null, p_written text default ''
) returns table (number text, issued_at timestamptz, hash text, version integer, draft jsonb, updated_at timestamptz)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_issued public.documents := private.issue_document(p_id, p_draft, p_prefix, p_pattern, p_first, p_issued_at,
    p_written);
begin
  return query select v_issued.number, v_issued.issued_at, v_issued.hash, contents.version, contents.draft,
    v_issued.updated_at from public.document_contents as contents where contents.document_id = v_issued.id;
end
$$;

-- The number that issue_document() would give now to a document of this seller and day, the last
-- one of its series, and the day of the account. A definer function: nobody reads series.
create or replace function private.next_number(
  p_seller jsonb, p_prefix text, p_date date, p_pattern text, p_first text, p_written text
) returns table (number text, is_begun boolean, last_number text, last_date date, is_left boolean, today date)
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
    from private.take_number(v_series, v_asked, p_first, p_date, p_written) as taken
    left join public.documents as last_one on last_one.user_id = v_user and last_one.series = v_key
      and last_one.chain_position = v_series.last_position;
end
$$;

create or replace function public.next_number(
  p_seller jsonb, p_prefix text, p_date date, p_pattern text default '', p_first text default '',
  p_written text default ''
) returns table (number text, is_begun boolean, last_number text, last_date date, is_left boolean, today date)
language sql stable security invoker set search_path = '' as $$
  select * from private.next_number(p_seller, p_prefix, p_date, p_pattern, p_first, p_written)
$$;

revoke execute on function private.is_seasonal(text), private.period_of(text, date, text),
  private.write_number(text, date, bigint, text), private.expression_of(text), private.read_number(text, date, text),
  private.period_after(private.number_series, text, date, bigint),
  private.follow_number(private.number_series, text, date, text),
  private.take_number(private.number_series, text, text, date, text) from public, anon;
revoke execute on function private.issue_document(text, jsonb, text, text, text, timestamptz, text),
  private.next_number(jsonb, text, date, text, text, text) from public, anon;
grant execute on function private.issue_document(text, jsonb, text, text, text, timestamptz, text),
  private.next_number(jsonb, text, date, text, text, text) to authenticated;
revoke execute on function public.issue_document(text, jsonb, text, text, text, timestamptz, text),
  public.next_number(jsonb, text, date, text, text, text) from public, anon;
grant execute on function public.issue_document(text, jsonb, text, text, text, timestamptz, text),
  public.next_number(jsonb, text, date, text, text, text) to authenticated;
