-- Some databases have this column from an upgrade 20261128099999, which this one took the place of.
alter table public.document_links add column if not exists set_off numeric(15, 2);
alter table public.document_links drop constraint if exists document_links_set_off_check;
-- PostgreSQL sorts « not a number » above every amount.
alter table public.document_links add constraint document_links_set_off_check
  check (set_off > 0 and set_off <> 'NaN');
comment on column public.document_links.set_off is
  'The most that the second document is lowered by what the client is owed on the first';
grant insert (set_off), update (set_off) on public.document_links to authenticated;

-- All that links may say; run again on databases that lack a part of it.
alter table public.document_links drop constraint if exists document_links_relation_check;
alter table public.document_links add constraint document_links_relation_check check (
  relation in (
    'invoice', 'deposit', 'situation', 'final', 'amendment', 'receipt', 'credit', 'replacement', 'next-month',
    'series', 'set-off'
  )
);

-- The balances and situations that name deposits; see private.list_near().
drop index if exists public.documents_final_idx;
create index if not exists documents_deducting_idx on public.documents (user_id)
  where issued_at is not null and subtype in ('final', 'situation');

-- Documents that may change the amount due on these: those linked to them (except the next months
-- of a series that nothing is set off on), the avoirs, balances and situations that name them, and
-- the invoices that their avoirs name.
create or replace function private.list_near(p_user uuid, p_local_ids text[]) returns setof text
language sql stable set search_path = '' as $$
  select to_id from public.document_links
    where user_id = p_user and from_id = any (p_local_ids)
      and (set_off is not null or relation <> all (array['next-month', 'series']))
  union select from_id from public.document_links
    where user_id = p_user and to_id = any (p_local_ids)
      and (set_off is not null or relation <> all (array['next-month', 'series']))
  union select avoirs.local_id from public.documents as named
    join public.document_contents as contents
      on contents.user_id = p_user and contents.draft #>> '{credit,treatment,invoice}' is not null
        and private.number_key(contents.draft #>> '{credit,treatment,invoice}') = private.number_key(named.number)
    join public.documents as avoirs
      on avoirs.user_id = p_user and avoirs.id = contents.document_id
        and avoirs.document_type = 'avoir' and avoirs.issued_at is not null
    where named.user_id = p_user and named.local_id = any (p_local_ids) and named.document_type like 'facture-%'
  union select balances.local_id from public.documents as named
    join public.documents as balances
      on balances.user_id = p_user and balances.subtype in ('final', 'situation') and balances.issued_at is not null
    join public.document_contents as contents
      on contents.user_id = p_user and contents.document_id = balances.id
    where named.user_id = p_user and named.local_id = any (p_local_ids) and named.subtype = 'deposit'
      and array[named.number] <@ array(
        select jsonb_path_query(contents.draft, '$.prepayments[*].reference') #>> '{}'
        union all select jsonb_path_query(contents.draft, '$.references.preceding[*].number') #>> '{}'
      )
  union select named.local_id from public.documents as avoirs
    join public.document_contents as contents
      on contents.user_id = p_user and contents.document_id = avoirs.id
    join public.documents as named
      on named.user_id = p_user and named.issued_at is not null and named.document_type like 'facture-%'
        and private.number_key(named.number) = private.number_key(contents.draft #>> '{credit,treatment,invoice}')
    where avoirs.user_id = p_user and avoirs.local_id = any (p_local_ids) and avoirs.document_type = 'avoir'
$$;

-- The issued documents that the amount due on this one may depend on, itself included. Null where
-- they are too many, too far or too heavy to be read for each visit.
create or replace function private.list_tied(p_user uuid, p_local_id text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_seen text[] := array[p_local_id];
  v_next text[] := v_seen;
  v_issued text[];
  v_size bigint;
  v_level integer := 0;
begin
  while cardinality(v_next) > 0 and cardinality(v_seen) <= 200 and v_level <= 50 loop
    v_level := v_level + 1;
    v_next := array(
      select near.local_id from private.list_near(p_user, v_next) as near (local_id)
      where near.local_id <> all (v_seen)
    );
    v_seen := v_seen || v_next;
  end loop;
  select array_agg(local_id), sum(size) into v_issued, v_size from public.documents
    where user_id = p_user and local_id = any (v_seen) and issued_at is not null;
  return case
    when v_level <= 50 and cardinality(v_seen) <= 200 and cardinality(v_issued) <= 50 and v_size <= 5000000
      then v_issued
  end;
end
$$;

-- The page of a link, for the server; no row once it has expired or while its owner is suspended.
-- `is_whole` is false when related documents are left out. A definer function: only owners read
-- documents.
create or replace function private.read_client_page(p_token_hash text)
returns table (
  user_id uuid, owner_email text, document_id uuid, local_id text, issued_at timestamptz,
  expires_at timestamptz, notes_visit boolean, seen_at timestamptz, is_whole boolean,
  documents jsonb, links jsonb, payments jsonb, files jsonb,
  asks_code boolean, quote_state text, answer jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_page public.client_pages;
  v_email text;
  v_asked public.documents;
  v_tied text[];
  v_is_whole boolean;
begin
  select * into v_page from private.find_client_page(p_token_hash);
  if not found then
    return;
  end if;
  select users.email into v_email from auth.users where users.id = v_page.user_id;
  select * into v_asked from public.documents as asked
    where asked.user_id = v_page.user_id and asked.id = v_page.document_id;
  v_tied := private.list_tied(v_page.user_id, v_asked.local_id);
  v_is_whole := v_tied is not null;
  v_tied := coalesce(v_tied, array[v_asked.local_id]);
  return query select
    v_page.user_id, v_email, v_page.document_id, v_asked.local_id, v_asked.issued_at,
    v_page.expires_at, v_page.notes_visit, v_page.seen_at, v_is_whole,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'local_id', tied.local_id, 'client_id', tied.client_id, 'company_id', tied.company_id, 'draft', contents.draft,
        'issued_at', tied.issued_at, 'milestone', tied.milestone, 'milestone_at', tied.milestone_at,
        'updated_at', tied.updated_at, 'choices', answers.choices
      )), '[]')
      from public.documents as tied join public.document_contents as contents
        on contents.user_id = tied.user_id and contents.document_id = tied.id
      left join public.quote_answers as answers
        on answers.user_id = tied.user_id and answers.document_id = tied.id and answers.verdict = 'accepted'
      where tied.user_id = v_page.user_id and tied.local_id = any (v_tied)
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'from_id', ties.from_id, 'to_id', ties.to_id, 'relation', ties.relation,
        'payment_id', ties.payment_id, 'set_off', ties.set_off, 'made_at', ties.made_at
      )), '[]')
      from public.document_links as ties
      where ties.user_id = v_page.user_id and ties.from_id = any (v_tied) and ties.to_id = any (v_tied)
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', paid.id, 'local_id', tied.local_id, 'amount', paid.amount, 'paid_on', paid.paid_on,
        'means', paid.means, 'corrects', paid.corrects
      )), '[]')
      from public.payments as paid join public.documents as tied
        on tied.user_id = paid.user_id and tied.id = paid.document_id
      where paid.user_id = v_page.user_id and tied.local_id = any (v_tied)
    ),
    private.list_carried_files(v_page.user_id, v_page.document_id),
    v_page.asks_code, private.judge_quote(v_asked),
    (
      select private.describe_answer(answers) from public.quote_answers as answers
      where answers.user_id = v_page.user_id and answers.document_id = v_page.document_id
    );
end
$$;
grant execute on function private.read_client_page(text) to service_role;

-- Whether the quote can be answered now: « open », or why it cannot. A document was made from it as
-- soon as a link says so, unless that document was deleted. The last day is compared as
-- documents/dossier/derive-status.ts does.
create or replace function private.judge_quote(p_document public.documents) returns text
language sql stable set search_path = '' as $$
  select case
    when p_document.document_type <> 'devis' then 'not-a-quote'
    when exists (
      select from public.quote_answers as answers
      where answers.user_id = p_document.user_id and answers.document_id = p_document.id
    ) then 'answered'
    when p_document.milestone in ('accepted', 'refused', 'paid') or exists (
      select from public.document_links as links
      where links.user_id = p_document.user_id and links.from_id = p_document.local_id
        and links.relation in ('invoice', 'deposit', 'situation', 'final', 'replacement')
        and not coalesce(links.deleted ? 'to', false)
    ) then 'closed'
    when exists (
      select from public.document_contents as contents
      where contents.user_id = p_document.user_id and contents.document_id = p_document.id
        and contents.draft ->> 'validUntil' <> ''
        and (contents.draft ->> 'validUntil') collate "C" < to_char(private.today_in_france(), 'YYYY-MM-DD')
    ) then 'expired'
    else 'open'
  end
$$;
