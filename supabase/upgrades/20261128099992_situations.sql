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
