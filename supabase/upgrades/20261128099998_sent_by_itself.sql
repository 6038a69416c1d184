-- Documents that repeat may be issued and sent by themselves.
alter table public.repetitions add column if not exists sends_to text
  check (char_length(sends_to) between 3 and 254 and sends_to ~ '^[^@\s]+@[^@\s]+$');
comment on column public.repetitions.sends_to is
  'Where its documents are sent once they are issued, by themselves; null where their owner issues them';
grant insert (sends_to), update (sends_to) on public.repetitions to authenticated;
alter table private.prepared_documents add column if not exists repetition_id uuid,
  add column if not exists issuing jsonb, add column if not exists is_sent boolean,
  add column if not exists try_at timestamptz not null default now();
comment on column private.prepared_documents.repetition_id is 'What it was prepared from';
comment on column private.prepared_documents.issuing is
  'The numbering by which it is issued, as issue_document() takes it; null where its owner issues it';
comment on column private.prepared_documents.is_sent is
  'Whether the message to the client is queued: null until then, false when it does not leave by itself';
comment on column private.prepared_documents.try_at is 'When a server may issue and send it';
create index if not exists prepared_documents_leaving_idx on private.prepared_documents (try_at)
  where issuing is not null and is_sent is null;

create or replace function private.list_carried_files(p_user_id uuid, p_document uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'hash', carried.hash, 'media_type', carried.media_type,
    'base64', translate(encode(carried.bytes, 'base64'), E'\n', '')
  )), '[]')
  from private.draft_file_uses as uses join public.draft_files as carried
    on carried.user_id = uses.user_id and carried.hash = uses.hash
  where uses.user_id = p_user_id and uses.document_id = p_document
$$;

create or replace function private.list_sellers(p_user_id uuid, p_company_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', sellers.name, 'siret', sellers.siret, 'vatRegime', sellers.defaults -> 'vatRegime',
    'numbering', sellers.defaults -> 'numbering', 'isNamed', p_company_id is not null
  )), '[]')
  from public.companies as sellers
  where sellers.user_id = p_user_id and sellers.id = coalesce(p_company_id, sellers.id)
$$;

drop function if exists public.list_due_repetitions(date, date, uuid, integer);
drop function if exists private.list_due_repetitions(date, date, uuid, integer);
create function private.list_due_repetitions(p_today date, p_after_on date, p_after_id uuid, p_limit integer)
returns table (
  id uuid, user_id uuid, next_on date, updated_at timestamptz, model jsonb, schedule jsonb, done integer,
  prices text, products jsonb, sends_to text, sellers jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select
    due.id, due.user_id, due.next_on, due.updated_at, due.model,
    jsonb_strip_nulls(jsonb_build_object(
      'every', due.every, 'first', due.first_on, 'isMonthEnd', due.is_month_end, 'modelRank', due.model_rank,
      'until', due.until_on, 'times', due.times
    )),
    due.done, due.prices,
    case when due.prices = 'catalogue' then private.list_named_products(due.user_id, due.model) else '[]' end,
    due.sends_to,
    case when due.sends_to <> '' then private.list_sellers(due.user_id, due.company_id) else '[]' end
  from public.repetitions as due join auth.users as owners on owners.id = due.user_id
  where isfinite(due.next_on) and due.next_on <= p_today and (due.next_on, due.id) > (p_after_on, p_after_id)
    and owners.deleted_at is null and coalesce(owners.banned_until, '-infinity') <= now()
    and not exists (select from public.account_deletions as leaving where leaving.user_id = due.user_id)
  order by due.next_on, due.id limit p_limit;
end
$$;
grant execute on function private.list_due_repetitions(date, date, uuid, integer) to service_role;

create function public.list_due_repetitions(p_today date, p_after_on date, p_after_id uuid, p_limit integer)
returns table (
  id uuid, user_id uuid, next_on date, updated_at timestamptz, model jsonb, schedule jsonb, done integer,
  prices text, products jsonb, sends_to text, sellers jsonb
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_due_repetitions(p_today, p_after_on, p_after_id, p_limit)
$$;
grant execute on function public.list_due_repetitions(date, date, uuid, integer) to service_role;

create or replace function private.keep_prepared(
  p_id uuid, p_user_id uuid, p_updated_at timestamptz, p_done integer, p_next_on date, p_documents jsonb
) returns table (is_kept boolean, added integer)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_caller text := current_setting('request.jwt.claims', true);
  v_repetition public.repetitions;
  v_document jsonb;
begin
  is_kept := false;
  added := 0;
  select * into v_repetition from public.repetitions as kept
    where kept.user_id = p_user_id and kept.id = p_id for update;
  if v_repetition.updated_at is distinct from p_updated_at or v_repetition.is_paused or p_done < v_repetition.done then
    return next;
    return;
  end if;
  perform set_config('request.jwt.claims', json_build_object(
    'sub', p_user_id, 'role', 'authenticated', 'aal', 'aal2'
  )::text, true);
  for v_document in select * from jsonb_array_elements(p_documents) loop
    continue when exists (
      select from public.documents as known
      where known.user_id = p_user_id and known.local_id = v_document ->> 'id'
    ) or exists (
      select from public.document_deletions as gone
      where gone.user_id = p_user_id and gone.local_id = v_document ->> 'id'
    );
    perform public.save_document(v_document ->> 'id', v_document -> 'draft', '{}', v_document -> 'summary', 0,
      v_repetition.client_id, v_repetition.company_id);
    insert into private.prepared_documents (user_id, document_id, words, repetition_id, issuing)
      select users.id, v_document ->> 'id', v_document -> 'words', p_id, v_document -> 'issuing' from auth.users
      where users.id = p_user_id and users.email <> '' and users.email not like '%.invalid';
    added := added + 1;
  end loop;
  update public.repetitions as kept set done = p_done, next_on = p_next_on
    where kept.user_id = p_user_id and kept.id = p_id;
  perform set_config('request.jwt.claims', coalesce(v_caller, ''), true);
  is_kept := true;
  return next;
end
$$;
grant execute on function private.keep_prepared(uuid, uuid, timestamptz, integer, date, jsonb) to service_role;

create or replace function private.take_leaving()
returns table (
  user_id uuid, document_id text, owner_email text, sends_to text, prepared_at timestamptz, issued_at timestamptz,
  is_handled boolean, weight bigint
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_taken private.prepared_documents;
begin
  select due.* into v_taken from private.prepared_documents as due join auth.users as owners on owners.id = due.user_id
    where due.issuing is not null and due.is_sent is null and due.try_at <= now() and owners.deleted_at is null
      and coalesce(owners.banned_until, '-infinity') <= now()
      and not exists (select from public.account_deletions as leaving where leaving.user_id = due.user_id)
    order by due.try_at limit 1 for update of due skip locked;
  update private.prepared_documents as tried set try_at = now() + interval '1 hour'
    where tried.user_id = v_taken.user_id and tried.document_id = v_taken.document_id;
  return query
    select v_taken.user_id, v_taken.document_id, owners.email::text, repetitions.sends_to, v_taken.prepared_at,
      documents.issued_at,
      documents.milestone is not null or documents.issued_at is not null and not v_taken.words ? 'number'
        or exists (
          select from public.payments
          where payments.user_id = documents.user_id and payments.document_id = documents.id
        ) or exists (
          select from public.document_links as ties
          where ties.user_id = documents.user_id and ties.from_id = documents.local_id
        ),
      coalesce((
        select sum(carried.size) from private.draft_file_uses as uses join public.draft_files as carried
          on carried.user_id = uses.user_id and carried.hash = uses.hash
        where uses.user_id = documents.user_id and uses.document_id = documents.id
      ), 0)
    from auth.users as owners join public.documents
      on documents.user_id = owners.id and documents.local_id = v_taken.document_id
    left join public.repetitions
      on repetitions.user_id = owners.id and repetitions.id = v_taken.repetition_id and not repetitions.is_paused
    where owners.id = v_taken.user_id;
end
$$;
grant execute on function private.take_leaving() to service_role;

create or replace function public.take_leaving()
returns table (
  user_id uuid, document_id text, owner_email text, sends_to text, prepared_at timestamptz, issued_at timestamptz,
  is_handled boolean, weight bigint
)
language sql volatile security invoker set search_path = '' as $$
  select * from private.take_leaving()
$$;
grant execute on function public.take_leaving() to service_role;

create or replace function private.issue_prepared(p_user_id uuid, p_document_id text)
returns table (number text, refused text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_caller text := current_setting('request.jwt.claims', true);
  v_issuing jsonb;
  v_draft jsonb;
  v_version integer;
begin
  select prepared.issuing into v_issuing from private.prepared_documents as prepared
    where prepared.user_id = p_user_id and prepared.document_id = p_document_id;
  select contents.draft, contents.version into v_draft, v_version
    from public.documents join public.document_contents as contents
      on contents.user_id = documents.user_id and contents.document_id = documents.id
    where documents.user_id = p_user_id and documents.local_id = p_document_id;
  perform set_config('request.jwt.claims', json_build_object(
    'sub', p_user_id, 'role', 'authenticated', 'aal', 'aal2'
  )::text, true);
  begin
    if v_version is distinct from 1 then
      raise exception 'Its owner has changed it' using errcode = 'STALE';
    end if;
    select issued.number into number from private.issue_document(p_document_id, v_draft, v_issuing ->> 'prefix',
      v_issuing ->> 'pattern', v_issuing ->> 'first', null, v_issuing ->> 'written') as issued;
    if v_draft ->> 'kind' like 'facture-%' and number !~ '^[A-Za-z0-9+/_-]{1,35}$' then
      raise exception 'No electronic invoice has this number' using errcode = 'NUMBR';
    end if;
  exception
    when sqlstate 'STALE' or sqlstate 'FROZE' or sqlstate 'DATES' or sqlstate 'CLOCK' or sqlstate 'UNRED'
      or sqlstate 'NUMBR' or check_violation or unique_violation then
      number := null;
      refused := sqlstate;
  end;
  update private.prepared_documents as prepared
    set words = prepared.words || jsonb_strip_nulls(jsonb_build_object('number', number))
    where prepared.user_id = p_user_id and prepared.document_id = p_document_id;
  perform set_config('request.jwt.claims', coalesce(v_caller, ''), true);
  return next;
end
$$;
grant execute on function private.issue_prepared(uuid, text) to service_role;

create or replace function public.issue_prepared(p_user_id uuid, p_document_id text)
returns table (number text, refused text)
language sql volatile security invoker set search_path = '' as $$
  select * from private.issue_prepared(p_user_id, p_document_id)
$$;
grant execute on function public.issue_prepared(uuid, text) to service_role;

create or replace function private.read_leaving(p_user_id uuid, p_document_id text)
returns table (issued_at timestamptz, draft jsonb, files jsonb)
language sql stable security definer set search_path = '' as $$
  select documents.issued_at, contents.draft, private.list_carried_files(documents.user_id, documents.id)
  from private.prepared_documents as leaving
  join public.documents on documents.user_id = leaving.user_id and documents.local_id = leaving.document_id
  join public.document_contents as contents
    on contents.user_id = documents.user_id and contents.document_id = documents.id
  where leaving.user_id = p_user_id and leaving.document_id = p_document_id and leaving.issuing is not null
$$;
grant execute on function private.read_leaving(uuid, text) to service_role;

create or replace function public.read_leaving(p_user_id uuid, p_document_id text)
returns table (issued_at timestamptz, draft jsonb, files jsonb)
language sql stable security invoker set search_path = '' as $$
  select * from private.read_leaving(p_user_id, p_document_id)
$$;
grant execute on function public.read_leaving(uuid, text) to service_role;

create or replace function private.settle_leaving(
  p_user_id uuid, p_document_id text, p_sent_to text, p_reason text, p_name text, p_pdf text
) returns table (settled bigint)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_pdf bytea := decode(p_pdf, 'base64');
begin
  update private.prepared_documents as left_over
    set is_sent = p_sent_to is not null, words = left_over.words
      || jsonb_strip_nulls(jsonb_build_object('sentTo', p_sent_to, 'held', p_reason))
    where left_over.user_id = p_user_id and left_over.document_id = p_document_id
      and left_over.issuing is not null and left_over.is_sent is null;
  get diagnostics settled = row_count;
  if settled > 0 and p_sent_to is not null then
    update public.documents as marked set milestone = 'sent',
      status = case when marked.status = 'issued' then 'sent' else marked.status end
      where marked.user_id = p_user_id and marked.local_id = p_document_id and marked.milestone is null;
    begin
      insert into public.document_files (document_id, user_id, name, sha256, bytes)
        select drawn.id, drawn.user_id, p_name, encode(sha256(v_pdf), 'hex'), v_pdf from public.documents as drawn
        where drawn.user_id = p_user_id and drawn.local_id = p_document_id
        on conflict do nothing;
    exception when sqlstate 'QUOTA' or sqlstate 'WRITE' or check_violation then
      null;
    end;
  end if;
  return next;
end
$$;
grant execute on function private.settle_leaving(uuid, text, text, text, text, text) to service_role;

create or replace function public.settle_leaving(
  p_user_id uuid, p_document_id text, p_sent_to text, p_reason text, p_name text default null, p_pdf text default null
) returns table (settled bigint)
language sql volatile security invoker set search_path = '' as $$
  select * from private.settle_leaving(p_user_id, p_document_id, p_sent_to, p_reason, p_name, p_pdf)
$$;
grant execute on function public.settle_leaving(uuid, text, text, text, text, text) to service_role;

create or replace function private.take_prepared_letter(p_after uuid)
returns table (letter_id uuid, user_id uuid, email text, documents jsonb)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_user uuid;
  v_letter uuid;
begin
  select untold.user_id into v_user from private.prepared_documents as untold
    join auth.users as owners on owners.id = untold.user_id
    where untold.user_id > p_after and (untold.issuing is null or untold.is_sent is not null)
      and owners.deleted_at is null and coalesce(owners.banned_until, '-infinity') <= now()
    order by untold.user_id limit 1;
  if not exists (
    select from private.prepared_documents as tried where tried.user_id = v_user and tried.letter_id is not null
  ) then
    update private.prepared_documents as untold set letter_id = gen_random_uuid.id
      from gen_random_uuid() as gen_random_uuid (id)
      where untold.user_id = v_user and untold.letter_id is null
        and (untold.issuing is null or untold.is_sent is not null);
  end if;
  select tried.letter_id into v_letter from private.prepared_documents as tried
    where tried.user_id = v_user and tried.letter_id is not null order by tried.letter_id limit 1;
  return query
    select v_letter, v_user, (select users.email::text from auth.users where users.id = v_user),
      jsonb_agg(told.words || jsonb_build_object('id', told.document_id) order by
        coalesce(told.is_sent, false), told.prepared_at, told.document_id)
    from private.prepared_documents as told
    where told.user_id = v_user and told.letter_id = v_letter
    having count(*) > 0;
end
$$;
grant execute on function private.take_prepared_letter(uuid) to service_role;
