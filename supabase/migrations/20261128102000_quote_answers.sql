-- The answer to a quote with its evidence: one for each quote. It remains when the page is closed.
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
      else choices = '{}' and signature is null
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

-- The last code sent for a quote: valid for ten minutes and five tries, with the link it was
-- requested from.
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

-- The answer as the page shows it.
create function private.describe_answer(p_answer public.quote_answers) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(p_answer) - array['document_id', 'user_id', 'size'] where p_answer.document_id is not null
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
