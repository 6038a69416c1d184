create table public.support_messages (
  id uuid primary key default gen_random_uuid(),
  sequence bigint not null generated always as identity unique,
  user_id uuid references auth.users (id) on delete cascade,
  email text not null check (char_length(email) <= 255),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000),
  is_told boolean not null default false,
  created_at timestamptz not null default now()
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table public.support_messages is 'What visitors and users wrote to the operator; kept for a year';
comment on column public.support_messages.sequence is 'The number that its author is given, « A-000123 »';
comment on column public.support_messages.is_told is 'Whether the letters about it wait to be sent';

create index support_messages_user_id_idx on public.support_messages (user_id, id) where user_id is not null;
create index support_messages_by_sequence_idx on public.support_messages (user_id, sequence)
  where user_id is not null;
create index support_messages_address_idx on public.support_messages (lower(email));
create index support_messages_created_at_idx on public.support_messages (created_at desc)
  where isfinite(created_at);
alter table public.support_messages alter column sequence set statistics 0;

alter table public.support_messages enable row level security;
grant select on public.support_messages to authenticated;
grant select, insert, delete, update (is_told) on public.support_messages to service_role;

create policy "Users read what they wrote to the operator" on public.support_messages
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.support_messages
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Administrators read every message of support" on public.support_messages
  for select to administrator using ((select private.is_admin()));
create policy "Administrators follow the index of dates" on public.support_messages
  as restrictive for select to administrator using (isfinite(created_at));

-- A message whose answer was lost is sent again under the id that its author’s device drew, and is
-- kept once. Other words under a taken id are another message: none is lost, and nothing is said of
-- the first.
create function public.keep_support_message(p_id uuid, p_user_id uuid, p_email text, p_subject text, p_message text)
returns table (id uuid, number text, is_told boolean)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  kept public.support_messages;
begin
  insert into public.support_messages as written (id, user_id, email, subject, message)
  values (p_id, p_user_id, p_email, p_subject, p_message)
  on conflict on constraint support_messages_pkey do nothing returning written.* into kept;
  if kept.id is null then
    select same.* into kept from public.support_messages as same
    where same.id = p_id and same.user_id is not distinct from p_user_id
      and (same.email, same.subject, same.message) = (p_email, p_subject, p_message);
  end if;
  if kept.id is null then
    insert into public.support_messages as written (user_id, email, subject, message)
    values (p_user_id, p_email, p_subject, p_message) returning written.* into kept;
  end if;
  return query select kept.id,
    'A-' || lpad(kept.sequence::text, greatest(6, length(kept.sequence::text)), '0'), kept.is_told;
end
$$;
grant execute on function public.keep_support_message(uuid, uuid, text, text, text) to service_role;

-- The operator is told of a message once.
create function public.note_support_told(p_id uuid) returns table (id uuid)
language sql volatile security invoker set search_path = '' as $$
  update public.support_messages as told set is_told = true where told.id = p_id returning told.id
$$;
grant execute on function public.note_support_told(uuid) to service_role;

-- An address that goes takes along what it wrote before it had an account.
create function private.forget_support() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.support_messages where lower(email) = lower(old.email);
  return old;
end
$$;
create trigger forget_support after delete on public.profiles
  for each row execute function private.forget_support();

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) <= 255),
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  return_count integer not null default 0 check (return_count >= 0),
  total_documents_generated integer not null default 0 check (total_documents_generated >= 0),
  first_document_type text check (char_length(first_document_type) <= 60),
  newsletter_consent boolean not null default false,
  newsletter_consent_at timestamptz,
  newsletter_asked_at timestamptz
);
comment on table public.leads is 'Visitors without an account who left their address';
comment on column public.leads.newsletter_consent_at is 'When consent was given; proof of it (RGPD art. 7)';
comment on column public.leads.newsletter_asked_at is
  'When the box was last ticked for this address; it is consent once confirmed by a link';

create index leads_created_at_idx on public.leads (created_at desc);
create index leads_last_activity_at_idx on public.leads (last_activity_at);
create index leads_address_idx on public.leads (lower(email));
create index leads_newsletter_asked_at_idx on public.leads (newsletter_asked_at)
  where newsletter_asked_at is not null and not newsletter_consent;
create index leads_that_consent_idx on public.leads (created_at desc) where newsletter_consent;
-- Most leads never came back: this holds the others, with everything that figures ask of them.
create index leads_that_returned_idx on public.leads (created_at, last_activity_at, return_count)
  where last_activity_at <> created_at or return_count > 0;

alter table public.leads enable row level security;
grant select on public.leads to authenticated;
grant select, insert, update, delete on public.leads to service_role;

create policy "Administrators read every lead" on public.leads
  for select to administrator using ((select private.is_admin()));
create policy "Whoever has a second factor shows it to read" on public.leads
  as restrictive for select to authenticated using ((select private.is_strong()));

create trigger forget_support after delete on public.leads
  for each row execute function private.forget_support();

-- A visitor had a document sent to their own address. A return is on another day of Paris than the
-- last activity. A ticked box is no consent: anybody may type the address of somebody else.
create function public.touch_lead(p_email text, p_document_type text, p_consent boolean)
returns table (id uuid, newsletter_consent boolean)
language sql volatile security invoker set search_path = '' as $$
  insert into public.leads as lead
    (email, first_document_type, total_documents_generated, newsletter_asked_at)
  values (lower(p_email), p_document_type, 1, case when p_consent then now() end)
  on conflict (email) do update set
    last_activity_at = now(),
    total_documents_generated = lead.total_documents_generated + 1,
    first_document_type = coalesce(lead.first_document_type, excluded.first_document_type),
    return_count = lead.return_count + case
      when (lead.last_activity_at at time zone 'Europe/Paris')::date
        < (now() at time zone 'Europe/Paris')::date then 1 else 0 end,
    newsletter_asked_at = coalesce(excluded.newsletter_asked_at, lead.newsletter_asked_at)
  returning lead.id, lead.newsletter_consent
$$;
grant execute on function public.touch_lead(text, text, boolean) to service_role;

-- Returns the address whose consent is there, asked now or before; nothing where the question is
-- over.
create function public.confirm_lead(p_id uuid) returns table (email text)
language sql volatile security invoker set search_path = '' as $$
  update public.leads
  set newsletter_consent = true,
    newsletter_consent_at = case when newsletter_consent then newsletter_consent_at else now() end
  where id = p_id and (newsletter_consent or newsletter_asked_at is not null)
  returning leads.email
$$;
grant execute on function public.confirm_lead(uuid) to service_role;

-- « Cette page vous a-t-elle aidé ? »: how many said so, for a page and a day. Nobody is in it, not
-- even the hour.
create table public.page_votes (
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  voted_on date not null default current_date,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  primary key (slug, voted_on)
);
comment on table public.page_votes is 'Whether articles helped, counted by page and day; of nobody';

alter table public.page_votes enable row level security;
grant select on public.page_votes to authenticated;
grant select, insert, update on public.page_votes to service_role;

create policy "Administrators read whether pages helped" on public.page_votes
  for select to administrator using ((select private.is_admin()));
create policy "Whoever has a second factor shows it to read" on public.page_votes
  as restrictive for select to authenticated using ((select private.is_strong()));

create function public.record_page_vote(p_slug text, p_helpful boolean) returns table (slug text)
language sql volatile security invoker set search_path = '' as $$
  insert into public.page_votes as kept (slug, helpful, unhelpful)
  values (p_slug, p_helpful::integer, (not p_helpful)::integer)
  on conflict (slug, voted_on) do update
    set helpful = kept.helpful + excluded.helpful, unhelpful = kept.unhelpful + excluded.unhelpful
  returning kept.slug
$$;
grant execute on function public.record_page_vote(text, boolean) to service_role;

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

-- What is counted of each file that is made: its kind, its size and the rules that failed, never
-- for whom. The number and the client are those that were counted until 30 November 2026; they
-- are forgotten after a year.
create table public.generated_pdfs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  document_type text not null check (char_length(document_type) <= 60),
  document_number text check (char_length(document_number) <= 60),
  client_name text check (char_length(client_name) <= 200),
  client_email text check (char_length(client_email) <= 255),
  file_size integer not null check (file_size >= 0),
  template text check (char_length(template) <= 40),
  is_electronic boolean not null default false,
  broken_rules text[] not null default '{}'
    check (cardinality(broken_rules) <= 100 and octet_length(array_to_string(broken_rules, ' ')) <= 6000),
  created_at timestamptz not null default now(),
  check (user_id is not null or (document_number is null and client_name is null and client_email is null))
);
comment on table public.generated_pdfs is 'Files that were made; file_size in bytes';
comment on column public.generated_pdfs.user_id is
  'Who made it, where they were signed in: the row goes with the account, the name after a year';
comment on column public.generated_pdfs.is_electronic is 'The electronic invoice is inside';
comment on column public.generated_pdfs.broken_rules is 'Codes of the rules that failed';

create index generated_pdfs_user_id_idx on public.generated_pdfs (user_id, id) where user_id is not null;
create index generated_pdfs_created_at_idx on public.generated_pdfs (created_at desc) where isfinite(created_at);
create index generated_pdfs_named_idx on public.generated_pdfs (created_at)
  where user_id is not null and isfinite(created_at);

alter table public.generated_pdfs enable row level security;
grant select on public.generated_pdfs to authenticated;
grant select, insert, update, delete on public.generated_pdfs to service_role;

create policy "Users read the files that they made" on public.generated_pdfs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.generated_pdfs
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Administrators read every file" on public.generated_pdfs
  for select to administrator using ((select private.is_admin()));
create policy "Administrators follow the index of dates" on public.generated_pdfs
  as restrictive for select to administrator using (isfinite(created_at));

-- A limit that refuses would make devices send the same count again and again: beyond ten thousand,
-- the oldest go. Rows that purge_expired() has locked are skipped: waiting for them would deadlock.
create function private.count_generations() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.add_usage(user_id, 'generations', -rows) from (
      select user_id, count(*) as rows from removed where user_id is not null group by user_id order by user_id
    ) as counted;
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_usage(user_id, 'generations', rows) from (
      select user_id, count(*) as rows from added where user_id is not null group by user_id order by user_id
    ) as counted;
    delete from public.generated_pdfs where id in (
      select oldest.id from private.account_usage as usage cross join lateral (
        select made.id from public.generated_pdfs as made
        where made.user_id = usage.user_id order by made.created_at limit least(usage.used - 9000, 20000)
        for update skip locked
      ) as oldest
      where usage.user_id in (select added.user_id from added) and usage.subject = 'generations' and usage.used > 10000
    );
  end if;
  return null;
end
$$;
create trigger generated_pdfs_count_insert after insert on public.generated_pdfs
  referencing new table as added for each statement execute function private.count_generations();
create trigger generated_pdfs_count_update after update on public.generated_pdfs
  referencing old table as removed new table as added for each statement execute function private.count_generations();
create trigger generated_pdfs_count_delete after delete on public.generated_pdfs
  referencing old table as removed for each statement execute function private.count_generations();

-- The same id twice is one file: what was counted offline is sent until it is answered.
create function public.record_generation(p_id uuid, p_user_id uuid, p_generation jsonb) returns table (id uuid)
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.generated_pdfs
    (id, user_id, document_type, template, file_size, is_electronic, broken_rules)
  values (
    p_id, p_user_id,
    p_generation ->> 'kind', p_generation ->> 'template', (p_generation ->> 'size')::integer,
    (p_generation ->> 'isElectronic')::boolean,
    array(select jsonb_array_elements_text(p_generation -> 'brokenRules'))
  )
  on conflict do nothing;
  return query select p_id;
end
$$;
grant execute on function public.record_generation(uuid, uuid, jsonb) to service_role;
