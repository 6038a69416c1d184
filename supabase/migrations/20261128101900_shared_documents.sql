-- Documents too large for a link, encrypted in the browser: the key is in the part of the link that
-- no server sees. Whoever has the id reads; whoever has the token, of which only the hash is kept,
-- deletes.
create table private.shared_documents (
  id text primary key check (id ~ '^[\w-]{22}$'),
  content bytea not null check (octet_length(content) between 1 and 3000000),
  deletion_hash text not null check (char_length(deletion_hash) = 43),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '30 days')
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table private.shared_documents is 'Encrypted documents that links lead to; the server alone reads them';
create index shared_documents_expires_at_idx on private.shared_documents (expires_at);

alter table private.shared_documents enable row level security;
grant select, insert, delete on private.shared_documents to service_role;

-- Bytes of all shared documents together: everybody shares one disk.
create function private.most_shared_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 5000000000
$$;
grant execute on function private.most_shared_bytes() to service_role;

-- Counts what is kept: the file of a table does not shrink when rows leave it. A row knows how long
-- its content is without reading it.
create function public.share_document(
  p_id text, p_content text, p_deletion_hash text, p_days integer
)
returns table (expires_at timestamptz) language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_content bytea := decode(p_content, 'base64');
  v_kept numeric := (select coalesce(sum(octet_length(kept.content)), 0) from private.shared_documents as kept);
begin
  if v_kept + octet_length(v_content) > private.most_shared_bytes() then
    raise exception 'Too many shared documents' using errcode = 'P0001', hint = 'QUOTA';
  end if;
  return query
    insert into private.shared_documents as shared (id, content, deletion_hash, expires_at)
    values (p_id, v_content, p_deletion_hash, now() + make_interval(days => p_days))
    returning shared.expires_at;
end
$$;
grant execute on function public.share_document(text, text, text, integer) to service_role;

create function public.read_shared(p_id text) returns table (content text, expires_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select translate(encode(shared.content, 'base64'), E'\n', ''), shared.expires_at
  from private.shared_documents as shared where shared.id = p_id and shared.expires_at > now()
$$;
grant execute on function public.read_shared(text) to service_role;

create function public.delete_shared(p_id text, p_deletion_hash text) returns table (id text)
language sql volatile security invoker set search_path = '' as $$
  delete from private.shared_documents as shared
  where shared.id = p_id and shared.deletion_hash = p_deletion_hash returning shared.id
$$;
grant execute on function public.delete_shared(text, text) to service_role;

-- The page of an issued document, for whom its issuer gives the link: the token of 128 bits is in
-- the part of the link that no server sees, and only its hash is kept. One page a document: another
-- token ends the former link.
create table public.client_pages (
  document_id uuid primary key,
  user_id uuid not null default auth.uid(),
  token_hash text not null unique check (token_hash ~ '^[\w-]{43}$'),
  days smallint not null check (days between 1 and 400),
  expires_at timestamptz not null default now(),
  notes_visit boolean not null default true,
  asks_code boolean not null default false,
  seen_at timestamptz,
  size integer not null generated always as (200) stored,
  created_at timestamptz not null default now(),
  constraint client_pages_end_check check (expires_at between created_at and created_at + interval '400 days'),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table public.client_pages is 'The links by which clients read documents; never their tokens';
comment on column public.client_pages.token_hash is
  'SHA-256 of the token of the link, in base64url; the server alone reads it';
comment on column public.client_pages.days is 'For how long the link leads there';
comment on column public.client_pages.expires_at is
  'The end of those days, by the clock of the database: that of a device may be wrong';
comment on column public.client_pages.notes_visit is 'Whether the first visit is noted, and told to the owner';
comment on column public.client_pages.asks_code is
  'Whether a quote is answered with a code that is sent to its buyer';
comment on column public.client_pages.seen_at is 'The first visit by this link; written by the server alone';
comment on column public.client_pages.size is 'Bytes of a page';
comment on column public.client_pages.created_at is 'Since when the link leads there: it is renewed with the token';

create index client_pages_user_id_idx on public.client_pages (user_id, document_id);
-- For the hourly cleaning: its condition is repeated there, so lists of users cannot follow it.
create index client_pages_expires_at_idx on public.client_pages (expires_at) where isfinite(expires_at);
alter table public.client_pages alter column document_id set statistics 0;

alter table public.client_pages enable row level security;
grant select (document_id, user_id, days, expires_at, notes_visit, asks_code, seen_at, size, created_at), delete,
  insert (document_id, token_hash, days, notes_visit, asks_code), update (token_hash, days, notes_visit, asks_code)
  on public.client_pages to authenticated;
grant select, delete, update (seen_at) on public.client_pages to service_role;

create policy "Users read their own pages" on public.client_pages
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own pages" on public.client_pages
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own pages" on public.client_pages
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own pages" on public.client_pages
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.client_pages
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.client_pages
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to change" on public.client_pages
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.client_pages
  as restrictive for delete to authenticated using ((select private.is_strong()));

create trigger client_pages_refuse_writing before insert or update on public.client_pages
  for each statement execute function private.refuse_writing();
create trigger client_pages_weigh_insert after insert on public.client_pages
  referencing new table as added for each statement execute function private.weigh_rows();
create trigger client_pages_weigh_update after update on public.client_pages
  referencing old table as removed new table as added for each statement execute function private.weigh_rows();
create trigger client_pages_weigh_delete after delete on public.client_pages
  referencing old table as removed for each statement execute function private.weigh_rows();

-- Nobody has visited a link that has just been made.
create function private.keep_client_page() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if not exists (
      select from public.documents
      where id = new.document_id and user_id = new.user_id and issued_at is not null
    ) then
      raise exception 'Only an issued document has its page' using errcode = 'NOISS';
    end if;
    new.expires_at := new.created_at + make_interval(days => new.days);
  elsif (new.token_hash, new.days) <> (old.token_hash, old.days) then
    if new.token_hash <> old.token_hash then
      new.created_at := now();
      new.seen_at := null;
    end if;
    new.expires_at := new.created_at + make_interval(days => new.days);
  end if;
  return new;
end
$$;
create trigger client_pages_keep before insert or update on public.client_pages
  for each row execute function private.keep_client_page();

-- What may change the amount due on one of these documents: what was made from it, or it from; the
-- avoirs and the balances that name it; the invoice that an avoir names. A month made after another
-- one does not.
create function private.list_near(p_user uuid, p_local_ids text[]) returns setof text
language sql stable set search_path = '' as $$
  select to_id from public.document_links
    where user_id = p_user and from_id = any (p_local_ids) and relation <> all (array['next-month', 'series'])
  union select from_id from public.document_links
    where user_id = p_user and to_id = any (p_local_ids) and relation <> all (array['next-month', 'series'])
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
      on balances.user_id = p_user and balances.subtype = 'final' and balances.issued_at is not null
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
create function private.list_tied(p_user uuid, p_local_id text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_seen text[] := array[p_local_id];
  v_next text[] := v_seen;
  v_issued text[];
  v_size bigint;
  v_level integer := 0;
begin
  while cardinality(v_next) > 0 and cardinality(v_seen) <= 200 and v_level <= 12 loop
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
    when v_level <= 12 and cardinality(v_seen) <= 200 and cardinality(v_issued) <= 50 and v_size <= 5000000
      then v_issued
  end;
end
$$;

-- What whoever has the link of a quote answered, and what proves it: one answer a quote, which
-- stays when its page is closed.
create table public.quote_answers (
  document_id uuid primary key,
  user_id uuid not null,
  verdict text not null check (verdict in ('accepted', 'refused')),
  signer_name text not null check (char_length(signer_name) between 1 and 100),
  reason text check (char_length(reason) between 1 and 1000),
  choices smallint[] not null default '{}',
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  network text check (network ~ '^[0-9a-f.:]{1,40}/(24|48)$'),
  proven_email text check (char_length(proven_email) between 1 and 255),
  signature text,
  answered_at timestamptz not null default now(),
  size integer not null generated always as (
    500 + coalesce(octet_length(reason), 0) + 2 * cardinality(choices) + coalesce(octet_length(signature), 0)
  ) stored,
  constraint quote_answers_choices_check check (
    cardinality(choices) <= 500 and 0 <= all (choices) and array_position(choices, null) is null
  ),
  constraint quote_answers_signature_check check (
    char_length(signature) <= 60000 and signature ~ '^data:image/png;base64,[A-Za-z0-9+/]+={0,2}$'
  ),
  constraint quote_answers_verdict_only_check check (
    case verdict
      when 'accepted' then reason is null
      else choices = '{}' and signature is null and proven_email is null
    end
  ),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table public.quote_answers is
  'Quotes that were accepted or refused on their page; insert-only, written by private.answer_quote() alone';
comment on column public.quote_answers.choices is
  'Places of the options and variants that were chosen among the lines of the draft, from 0';
comment on column public.quote_answers.content_hash is 'SHA-256 of the draft as the page showed it, as JSON';
comment on column public.quote_answers.network is
  'The first 24 bits of the IPv4 address that answered, or the first 48 of the IPv6 one';
comment on column public.quote_answers.proven_email is 'The address whose code was given';
comment on column public.quote_answers.signature is 'A drawn signature, as a PNG; without one the name signs';
comment on column public.quote_answers.size is 'Bytes of an answer';

create index quote_answers_user_id_idx on public.quote_answers (user_id, document_id);
alter table public.quote_answers alter column document_id set statistics 0;

alter table public.quote_answers enable row level security;
grant select on public.quote_answers to authenticated;

create policy "Users read the answers to their own quotes" on public.quote_answers
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.quote_answers
  as restrictive for select to authenticated using ((select private.is_strong()));

create trigger quote_answers_weigh_insert after insert on public.quote_answers
  referencing new table as added for each statement execute function private.weigh_rows();
create trigger quote_answers_weigh_delete after delete on public.quote_answers
  referencing old table as removed for each statement execute function private.weigh_rows();

-- Applies to the owner of the database too: only the deletion of an account takes answers away.
create function private.keep_answers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and private.is_purging(old.user_id) then
    return old;
  end if;
  raise exception 'An answer stays as it was given' using errcode = 'FROZE';
end
$$;
create trigger quote_answers_keep before update or delete on public.quote_answers
  for each row execute function private.keep_answers();

-- The code that was sent last for a quote, to be given back within ten minutes and five tries by
-- whoever has the link that it was asked by.
create table private.answer_codes (
  document_id uuid primary key,
  user_id uuid not null,
  token_hash text not null,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  address text not null check (char_length(address) between 1 and 255),
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes',
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table private.answer_codes is 'Codes by which buyers prove their address; written by the server alone';
comment on column private.answer_codes.code_hash is 'SHA-256 of the document and the code';
create index answer_codes_expires_at_idx on private.answer_codes (expires_at);

alter table private.answer_codes enable row level security;
grant select (expires_at), delete on private.answer_codes to service_role;

-- The page of a link: nothing once its day has passed, or while its owner is suspended.
create function private.find_client_page(p_token_hash text) returns setof public.client_pages
language sql stable set search_path = '' as $$
  select pages.* from public.client_pages as pages join auth.users as owners on owners.id = pages.user_id
  where pages.token_hash = p_token_hash and pages.expires_at > now() and owners.deleted_at is null
    and coalesce(owners.banned_until, '-infinity') <= now()
$$;

-- Whether the quote can be answered now: « open », or why it cannot. A document was made from it as
-- soon as a link says so, unless that document was deleted. The last day is compared as
-- documents/dossier/derive-status.ts does.
create function private.judge_quote(p_document public.documents) returns text
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
        and links.relation in ('invoice', 'deposit', 'final', 'replacement')
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

-- As it is told on the page.
create function private.describe_answer(p_answer public.quote_answers) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(p_answer) - array['document_id', 'user_id', 'size'] where p_answer.document_id is not null
$$;

-- What a link leads to, for the server: nothing once its day has passed, or while its owner is
-- suspended. `is_whole` is false where the documents tied to it are left out. A definer function:
-- only owners read documents.
create function private.read_client_page(p_token_hash text)
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
        'local_id', tied.local_id, 'client_id', tied.client_id, 'draft', contents.draft,
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
        'payment_id', ties.payment_id, 'made_at', ties.made_at
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
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'hash', carried.hash, 'media_type', carried.media_type,
        'base64', translate(encode(carried.bytes, 'base64'), E'\n', '')
      )), '[]')
      from private.draft_file_uses as uses join public.draft_files as carried
        on carried.user_id = uses.user_id and carried.hash = uses.hash
      where uses.user_id = v_page.user_id and uses.document_id = v_page.document_id
    ),
    v_page.asks_code, private.judge_quote(v_asked),
    (
      select private.describe_answer(answers) from public.quote_answers as answers
      where answers.user_id = v_page.user_id and answers.document_id = v_page.document_id
    );
end
$$;
grant execute on function private.read_client_page(text) to service_role;

create function public.read_client_page(p_token_hash text)
returns table (
  user_id uuid, owner_email text, document_id uuid, local_id text, issued_at timestamptz,
  expires_at timestamptz, notes_visit boolean, seen_at timestamptz, is_whole boolean,
  documents jsonb, links jsonb, payments jsonb, files jsonb,
  asks_code boolean, quote_state text, answer jsonb
)
language sql stable security invoker set search_path = '' as $$
  select * from private.read_client_page(p_token_hash)
$$;
grant execute on function public.read_client_page(text) to service_role;

-- Notes the first visit by a link, once: returns nothing where it was noted before, or where its
-- owner does not want it.
create function public.note_client_page_seen(p_token_hash text) returns table (seen_at timestamptz)
language sql volatile security invoker set search_path = '' as $$
  update public.client_pages as pages set seen_at = now()
  where pages.token_hash = p_token_hash and pages.notes_visit and pages.seen_at is null
    and pages.expires_at > now()
  returning pages.seen_at
$$;
grant execute on function public.note_client_page_seen(text) to service_role;

-- Locks the document of a link, then its page, as the deletion of an account does: answers to one
-- quote are in order, among themselves and with what its owner does.
create function private.lock_client_page(p_token_hash text) returns public.client_pages
language plpgsql volatile set search_path = '' as $$
declare
  v_page public.client_pages;
begin
  select * into v_page from private.find_client_page(p_token_hash);
  perform from public.documents
    where user_id = v_page.user_id and id = v_page.document_id for no key update;
  select * into v_page from public.client_pages
    where user_id = v_page.user_id and token_hash = p_token_hash and expires_at > now() for update;
  return v_page;
end
$$;

-- Keeps the code that is about to be sent to the buyer of a quote; the one before is void. Says
-- « done », or why there is none: an outcome of answer_quote(), or « not-asked ». A definer
-- function: nobody reads codes.
create function private.begin_answer_code(p_token_hash text, p_code_hash text, p_address text)
returns table (outcome text, expires_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_page public.client_pages := private.lock_client_page(p_token_hash);
  v_document public.documents;
begin
  if v_page.document_id is null then
    return query select 'gone', null::timestamptz;
    return;
  end if;
  select * into v_document from public.documents as asked
    where asked.user_id = v_page.user_id and asked.id = v_page.document_id;
  outcome := private.judge_quote(v_document);
  if outcome = 'open' then
    outcome := case when v_page.asks_code then 'done' else 'not-asked' end;
  end if;
  if outcome = 'done' then
    insert into private.answer_codes as codes (document_id, user_id, token_hash, code_hash, address)
      values (v_page.document_id, v_page.user_id, v_page.token_hash, p_code_hash, p_address)
      on conflict (document_id) do update set token_hash = excluded.token_hash, code_hash = excluded.code_hash,
        address = excluded.address, tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at
      returning codes.expires_at into expires_at;
  end if;
  return next;
end
$$;
grant execute on function private.begin_answer_code(text, text, text) to service_role;

create function public.begin_answer_code(p_token_hash text, p_code_hash text, p_address text)
returns table (outcome text, expires_at timestamptz)
language sql volatile security invoker set search_path = '' as $$
  select * from private.begin_answer_code(p_token_hash, p_code_hash, p_address)
$$;
grant execute on function public.begin_answer_code(text, text, text) to service_role;

-- Counts a try of the code that was sent for a page: « right », or why it proves nothing.
create function private.try_answer_code(p_page public.client_pages, p_code_hash text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_code private.answer_codes;
begin
  if p_code_hash is null then
    return 'code-needed';
  end if;
  update private.answer_codes set tries = tries + 1
    where user_id = p_page.user_id and document_id = p_page.document_id and token_hash = p_page.token_hash
      and tries < 5 and expires_at > now()
    returning * into v_code;
  if not found then
    return 'code-spent';
  end if;
  return case
    when v_code.code_hash = p_code_hash then 'right' when v_code.tries < 5 then 'code-wrong' else 'code-spent'
  end;
end
$$;

-- Keeps the answer of whoever has the link of a quote, and marks the quote. Never fails for what a
-- reader may do, since a wrong code counts its try: the outcome says « done », also for the same
-- answer again within the hour; « gone », « not-a-quote », « answered » by somebody else,
-- « closed » by its owner, « expired », « code-needed », « code-wrong », « code-spent », or
-- « full » where the account has no room. A definer function: nobody writes answers, nor marks the
-- documents of others.
create function private.answer_quote(p_token_hash text, p_answer jsonb)
returns table (outcome text, answer jsonb)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_page public.client_pages := private.lock_client_page(p_token_hash);
  v_verdict text := p_answer ->> 'verdict';
  v_choices smallint[] := array(select jsonb_array_elements_text(p_answer -> 'choices')::smallint);
  v_document public.documents;
  v_kept public.quote_answers;
  v_email text;
begin
  if v_page.document_id is null then
    return query select 'gone', null::jsonb;
    return;
  end if;
  select * into v_document from public.documents as asked
    where asked.user_id = v_page.user_id and asked.id = v_page.document_id;
  outcome := private.judge_quote(v_document);
  if outcome = 'answered' then
    select * into v_kept from public.quote_answers as answers
      where answers.user_id = v_page.user_id and answers.document_id = v_page.document_id;
    if (v_kept.verdict, v_kept.signer_name, v_kept.choices, v_kept.content_hash)
      = (v_verdict, p_answer ->> 'name', v_choices, p_answer ->> 'content_hash')
      and v_kept.answered_at > now() - interval '1 hour'
    then
      outcome := 'done';
    end if;
  elsif outcome = 'open' and v_page.asks_code then
    outcome := private.try_answer_code(v_page, p_answer ->> 'code_hash');
    if outcome = 'right' then
      select codes.address into v_email from private.answer_codes as codes
        where codes.user_id = v_page.user_id and codes.document_id = v_page.document_id;
    end if;
  end if;
  if outcome in ('open', 'right') then
    begin
      insert into public.quote_answers (
        document_id, user_id, verdict, signer_name, reason, choices, content_hash, network, proven_email, signature
      ) values (
        v_page.document_id, v_page.user_id, v_verdict, p_answer ->> 'name', p_answer ->> 'reason', v_choices,
        p_answer ->> 'content_hash', p_answer ->> 'network', v_email, p_answer ->> 'signature'
      ) returning * into v_kept;
      update public.documents as marked set milestone = v_verdict, status = v_verdict
        where marked.user_id = v_page.user_id and marked.id = v_page.document_id;
      delete from private.answer_codes as codes
        where codes.user_id = v_page.user_id and codes.document_id = v_page.document_id;
      outcome := 'done';
    exception when sqlstate 'QUOTA' then
      v_kept := null;
      outcome := 'full';
    end;
  end if;
  answer := private.describe_answer(v_kept);
  return next;
end
$$;
grant execute on function private.answer_quote(text, jsonb) to service_role;

create function public.answer_quote(p_token_hash text, p_answer jsonb)
returns table (outcome text, answer jsonb)
language sql volatile security invoker set search_path = '' as $$
  select * from private.answer_quote(p_token_hash, p_answer)
$$;
grant execute on function public.answer_quote(text, jsonb) to service_role;
