-- As before, but that a document that is issued already begins no series, of which nothing bounded
-- the number; and that what is frozen is what its draft says: its kind, its day, and a number that
-- it had.
create or replace function private.issue_document(
  p_id text, p_prefix text, p_pattern text, p_version integer, p_number text, p_issued_at timestamptz
) returns public.documents language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_document public.documents;
  v_content public.document_contents;
  v_series private.number_series;
  v_read record;
  v_pattern text := coalesce(nullif(p_pattern, ''), p_prefix || '-{AAAA}-{NNNN}');
  v_key text;
  v_is_given boolean := p_number is not null;
begin
  if p_prefix !~ '^[A-Z]{1,10}$' or char_length(v_pattern) > 50 or (select count(*)
    from regexp_matches(v_pattern, '\{N{1,9}\}', 'g')) <> 1 then
    raise exception 'A pattern has one sequence' using errcode = '23514';
  end if;
  select contents.* into v_content from public.documents
    join public.document_contents as contents on contents.document_id = documents.id
    where documents.user_id = v_user and documents.local_id = p_id;
  if v_content.document_id is null then
    raise exception 'No such document' using errcode = 'NODOC';
  end if;
  -- Before a series is begun: it would stay, for each prefix that is asked.
  select * into v_document from public.documents where id = v_content.document_id;
  if v_document.issued_at is not null then
    return v_document;
  end if;
  v_key := private.series_of(v_content.draft, p_prefix);
  insert into private.number_series (user_id, series, pattern) values (v_user, v_key, v_pattern)
    on conflict do nothing;
  select * into v_series from private.number_series where user_id = v_user and series = v_key for update;
  select * into v_document from public.documents where user_id = v_user and local_id = p_id for update;
  if v_document.issued_at is not null then
    return v_document;
  end if;
  -- What was saved in the meantime is not what whoever issues has seen.
  select * into v_content from public.document_contents where document_id = v_document.id for update;
  if v_content.version <> p_version or private.series_of(v_content.draft, p_prefix) <> v_key then
    raise exception 'Another device changed it' using errcode = 'STALE';
  end if;
  if v_content.raw_texts <> '{}' or v_document.issue_date is null then
    raise exception 'The document cannot be read whole' using errcode = 'UNRED';
  end if;
  if v_document.document_type is distinct from v_content.draft ->> 'kind'
    or v_document.issue_date is distinct from private.read_date(v_content.draft ->> 'issueDate')
    or (v_is_given and p_number is distinct from coalesce(v_content.draft ->> 'number', '')) then
    raise exception 'The document is not what its draft says' using errcode = 'UNRED';
  end if;

  if v_is_given then
    v_document.number := nullif(p_number, '');
    select * into v_read from private.read_number(p_number, v_document.issue_date);
    if v_read.pattern is not null and (v_series.last_date is null or v_document.issue_date >= v_series.last_date) then
      v_series.last_number := case
        when v_series.pattern = v_read.pattern and v_series.period = private.period_of(v_read.pattern,
          v_document.issue_date)
          then greatest(v_series.last_number, v_read.sequence)
        else v_read.sequence
      end;
      v_series.pattern := v_read.pattern;
      v_series.period := private.period_of(v_read.pattern, v_document.issue_date);
    end if;
  else
    -- The writing of the author goes on, unless another is asked for.
    v_pattern := coalesce(nullif(p_pattern, ''), v_series.pattern);
    if v_document.issue_date < v_series.last_date then
      raise exception 'The last document is of a later day' using errcode = 'DATES',
        detail = v_series.last_date::text;
    end if;
    if v_pattern <> v_series.pattern or private.period_of(v_pattern, v_document.issue_date) <> v_series.period then
      v_series.last_number := case
        when private.period_of(v_pattern, v_document.issue_date) <> v_series.period
          and v_pattern ~ '\{A{2,4}\}' then 0
        else v_series.last_number
      end;
      v_series.pattern := v_pattern;
      v_series.period := private.period_of(v_pattern, v_document.issue_date);
    end if;
    loop
      v_series.last_number := v_series.last_number + 1;
      v_document.number := private.write_number(v_pattern, v_document.issue_date, v_series.last_number);
      exit when not exists (
        select from public.documents where user_id = v_user and series = v_key and number = v_document.number
          and issued_at is not null
      );
    end loop;
    v_content.draft := jsonb_set(v_content.draft, '{number}', to_jsonb(v_document.number));
    update public.document_contents set draft = v_content.draft where document_id = v_document.id;
  end if;

  v_document.issued_at := coalesce(case when v_is_given then least(p_issued_at, now()) end, now());
  v_document.series := v_key;
  v_document.chain_position := v_series.last_position + 1;
  v_document.previous_hash := v_series.last_hash;
  v_document.hash := private.hash_document(v_document, v_content.draft);
  update public.documents set number = v_document.number, issued_at = v_document.issued_at, series = v_key,
    chain_position = v_document.chain_position, previous_hash = v_document.previous_hash, hash = v_document.hash
    where id = v_document.id returning * into v_document;
  update private.number_series set pattern = v_series.pattern, period = v_series.period,
    last_number = v_series.last_number,
    last_date = greatest(v_series.last_date, v_document.issue_date), last_position = v_document.chain_position,
      last_hash = v_document.hash
    where user_id = v_user and series = v_key;
  perform private.follow_document(v_user, p_id);
  return v_document;
end
$$;
