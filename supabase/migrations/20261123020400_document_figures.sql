-- What an issued document adds to the books of its owner: computed from its frozen content by the
-- rules of documents/, which no SQL can. Whoever makes the figures is the owner; they are read by
-- nobody else, and made again from the content where they are missing.
create table public.document_figures (
  document_id uuid primary key,
  user_id uuid not null default auth.uid(),
  seller_key text not null check (char_length(seller_key) <= 300),
  seller_name text not null check (char_length(seller_name) <= 200),
  activity text not null check (activity in ('goods', 'services', 'liberal', 'rent')),
  rates jsonb not null check (jsonb_typeof(rates) = 'array' and octet_length(rates::text) <= 5000),
  turnover numeric(15, 2),
  foreign key (document_id, user_id) references public.documents (id, user_id) on delete cascade
);
comment on table public.document_figures is 'Turnover and VAT by rate of an issued document, signed';
comment on column public.document_figures.rates is '[{rate, base, vat}]: percent, and amounts of the currency';
comment on column public.document_figures.turnover is 'Of a seller in franchise: what counts for its thresholds';

create index document_figures_user_id_idx on public.document_figures (user_id);

alter table public.document_figures enable row level security;
grant select, insert (document_id, seller_key, seller_name, activity, rates, turnover) on public.document_figures
  to authenticated;
create policy "Users read their own figures" on public.document_figures
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own figures" on public.document_figures
  for insert to authenticated with check (user_id = (select auth.uid()));

-- What has no figures yet, the oldest first; of who calls.
create function public.list_unfigured(p_limit integer default 50) returns table (document_id uuid, draft jsonb)
language sql stable security invoker set search_path = '' as $$
  select documents.id, contents.draft
  from public.documents as documents
  join public.document_contents as contents on contents.document_id = documents.id
  where documents.user_id = (select auth.uid()) and documents.issued_at is not null
    and not exists (select from public.document_figures as figures where figures.document_id = documents.id)
  order by documents.issued_at, documents.id
  limit least(greatest(p_limit, 1), 100)
$$;
revoke execute on function public.list_unfigured(integer) from public, anon;
grant execute on function public.list_unfigured(integer) to authenticated;
