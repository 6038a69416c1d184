-- Issuing: the number, the freezing and the chain, in one transaction. One row for each seller
-- and prefix, whose lock puts those who
-- issue at the same time in one order: no gap, no duplicate, dates in order.
create table private.number_series (
  user_id uuid not null references auth.users (id) on delete cascade,
  series text not null,
  pattern text not null,
  period text not null default '',
  last_number bigint not null default 0,
  last_date date,
  last_position bigint not null default 0,
  last_hash text not null default '',
  primary key (user_id, series)
);
alter table private.number_series enable row level security;
comment on table private.number_series is 'Where each series of numbers and its chain end; written by private.issue_document() alone';

-- By seller and prefix: the SIREN of a company, else its name.
create function private.series_of(p_draft jsonb, p_prefix text) returns text language sql immutable
  set search_path = '' as $$
  select left(coalesce(
    nullif(p_draft #>> '{seller,siren}', ''), nullif(left(p_draft #>> '{seller,siret}', 9), ''),
    lower(regexp_replace(trim(p_draft #>> '{seller,name}'), '\s+', ' ', 'g')), ''
  ), 200) || ' · ' || p_prefix
$$;

-- A year, or a month, that is part of the number starts its sequence again.
create function private.period_of(p_pattern text, p_date date) returns text language sql immutable
  set search_path = '' as $$
  select case when p_pattern ~ '\{A{2,4}\}' then to_char(p_date, 'YYYY') else '' end
$$;

create function private.write_number(p_pattern text, p_date date, p_number bigint) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_token text := substring(p_pattern from '\{N{1,9}\}');
  v_digits text := p_number::text;
begin
  return replace(replace(replace(replace(p_pattern,
    v_token, lpad(v_digits, greatest(length(v_token) - 2, length(v_digits)), '0')),
    '{AAAA}', to_char(p_date, 'YYYY')), '{AA}', to_char(p_date, 'YY')), '{MM}', to_char(p_date, 'MM'));
end
$$;

-- How a number that was given elsewhere is written, and where it stands in its sequence: «
-- 2026-07 » is {AAAA}-{NN}, 7.
create function private.read_number(p_number text, p_date date, out pattern text, out sequence bigint)
language plpgsql immutable set search_path = '' as $$
declare
  v_parts text[] := regexp_match(p_number, '^(.*?)(\d{1,9})(\D*)$');
begin
  if v_parts is null then
    return;
  end if;
  sequence := v_parts[2]::bigint;
  pattern := replace(v_parts[1], to_char(p_date, 'YYYY'), '{AAAA}') || '{' || repeat('N',
    length(v_parts[2])) || '}' || v_parts[3];
end
$$;

create function private.hash_document(d public.documents, p_draft jsonb) returns text language sql stable
  set search_path = '' as $$
  select private.hash_text(concat_ws(E'\n', d.previous_hash, d.series, d.chain_position, d.local_id,
    coalesce(d.number, ''), p_draft::text))
$$;

-- A definer function: owners write none of this. `p_number` is one that the document already had
-- elsewhere, and keeps; without it the next
-- of its series is taken. The same document twice is issued once. Locks: the series, then the
-- document.
create function private.issue_document(
  p_id text, p_prefix text, p_pattern text, p_version integer, p_number text, p_issued_at timestamptz
) returns public.documents language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
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

create function public.issue_document(
  p_id text, p_prefix text, p_version integer, p_pattern text default '', p_number text default null,
    p_issued_at timestamptz default null
) returns table (number text, issued_at timestamptz, hash text, version integer)
language sql volatile security invoker set search_path = '' as $$
  select issued.number, issued.issued_at, issued.hash, contents.version
  from private.issue_document(p_id, p_prefix, p_pattern, p_version, p_number, p_issued_at) as issued
  join public.document_contents as contents on contents.document_id = issued.id
$$;

-- Recomputes both chains, and tells the first break: of what comes after it nothing can be said.
-- Rows where there is none.
create function private.verify_integrity() returns table (kind text, reference text, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_series private.number_series;
  v_chain private.payment_chains;
  v_document public.documents;
  v_payment public.payments;
  v_draft jsonb;
  v_position bigint;
  v_hash text;
begin
  for v_series in select * from private.number_series where user_id = v_user order by series loop
    v_position := 0;
    v_hash := '';
    for v_document in
      select * from public.documents where user_id = v_user and series = v_series.series
        and chain_position is not null order by chain_position
    loop
      v_position := v_position + 1;
      select draft into v_draft from public.document_contents where document_id = v_document.id;
      if v_document.chain_position <> v_position or v_document.previous_hash <> v_hash then
        return query select 'document', coalesce(v_document.number, v_document.local_id), 'missing';
        return;
      end if;
      if v_draft is null or v_document.hash <> private.hash_document(v_document, v_draft) then
        return query select 'document', coalesce(v_document.number, v_document.local_id), 'changed';
        return;
      end if;
      v_hash := v_document.hash;
    end loop;
    if v_position <> v_series.last_position or v_hash <> v_series.last_hash then
      return query select 'document', v_series.series, 'missing';
      return;
    end if;
  end loop;
  select * into v_chain from private.payment_chains where user_id = v_user;
  v_position := 0;
  v_hash := '';
  for v_payment in select * from public.payments where user_id = v_user order by chain_position loop
    v_position := v_position + 1;
    if v_payment.chain_position <> v_position or v_payment.previous_hash <> v_hash then
      return query select 'payment', v_payment.paid_on::text, 'missing';
      return;
    end if;
    if v_payment.hash <> private.hash_payment(v_payment) then
      return query select 'payment', v_payment.paid_on::text, 'changed';
      return;
    end if;
    v_hash := v_payment.hash;
  end loop;
  if v_position <> coalesce(v_chain.last_position, 0) or v_hash <> coalesce(v_chain.last_hash, '') then
    return query select 'payment', '', 'missing';
  end if;
end
$$;

create function public.verify_integrity()
returns table (documents bigint, payments bigint, kind text, reference text, reason text)
language sql stable security invoker set search_path = '' as $$
  select
    (select count(*) from public.documents as issued where issued.user_id = (select auth.uid())
      and issued.issued_at is not null),
    (select count(*) from public.payments as paid where paid.user_id = (select auth.uid())),
    broken.kind, broken.reference, broken.reason
  from (select 1) as always left join private.verify_integrity() as broken on true
$$;

revoke execute on function private.series_of(jsonb, text), private.period_of(text, date),
  private.write_number(text, date, bigint),
  private.read_number(text, date), private.hash_document(public.documents, jsonb),
  private.issue_document(text, text, text, integer, text, timestamptz), private.verify_integrity() from public, anon;
grant execute on function private.issue_document(text, text, text, integer, text, timestamptz),
  private.verify_integrity() to authenticated;
revoke execute on function public.issue_document(text, text, integer, text, text, timestamptz),
  public.verify_integrity() from public, anon;
grant execute on function public.issue_document(text, text, integer, text, text, timestamptz),
  public.verify_integrity() to authenticated;
