alter table public.document_links drop constraint if exists document_links_relation_check;
alter table public.document_links add constraint document_links_relation_check check (
  relation in (
    'invoice', 'deposit', 'final', 'receipt', 'credit', 'replacement', 'next-month', 'series', 'set-off'
  )
);
