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

-- A new token starts without a visit.
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

-- Documents that may change the amount due on these: those linked to them (except the next months
-- of a series that nothing is set off on), the avoirs, balances and situations that name them, and
-- the invoices that their avoirs name.
create function private.list_near(p_user uuid, p_local_ids text[]) returns setof text
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
create function private.list_tied(p_user uuid, p_local_id text) returns text[]
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

-- The page of a link: nothing once its day has passed, or while its owner is suspended.
create function private.find_client_page(p_token_hash text) returns setof public.client_pages
language sql stable set search_path = '' as $$
  select pages.* from public.client_pages as pages join auth.users as owners on owners.id = pages.user_id
  where pages.token_hash = p_token_hash and pages.expires_at > now() and owners.deleted_at is null
    and coalesce(owners.banned_until, '-infinity') <= now()
$$;

-- The page of a link, for the server; no row once it has expired or while its owner is suspended.
-- `is_whole` is false when related documents are left out. A definer function: only owners read
-- documents.
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
