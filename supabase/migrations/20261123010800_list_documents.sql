-- The list: searched by an index of the words of its owner; filtered, sorted and cut into pages
-- by plain selects.
create table private.document_words (
  document_id uuid primary key references public.documents (id) on delete cascade,
  words tsvector not null
);
alter table private.document_words enable row level security;
comment on table private.document_words is 'Number, client, subject and amount, each word behind a mark of its owner; written by private.write_words() alone';
create index document_words_idx on private.document_words using gin (words);
create index documents_by_date_idx on public.documents (user_id, issue_date desc nulls first, id);
create index documents_by_number_idx on public.documents (user_id, number, id);
create index documents_by_client_idx on public.documents (user_id, client_name, id);
create index documents_by_amount_idx on public.documents (user_id, total_including_tax, id);
create index documents_by_type_idx on public.documents (user_id, document_type, issue_date desc nulls first, id);
create index documents_by_status_idx on public.documents (user_id, status, issue_date desc nulls first, id);

create function private.fold_words(p_text text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct left(word, 60)) filter (where word <> ''), '{}')
  from regexp_split_to_table(
    translate(lower(p_text), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ’''', 'aaaaaaceeeeiiiinooooouuuuyy  '), '[\s ]+'
  ) as word
$$;

create function private.mark_of(p_user uuid) returns text language sql immutable set search_path = '' as $$
  select left(md5(p_user::text), 10) || ':'
$$;

create function private.words_of(d public.documents) returns tsvector language sql immutable
  set search_path = '' as $$
  select array_to_tsvector(array(
    select private.mark_of(d.user_id) || word
    from unnest(private.fold_words(concat_ws(' ', d.number, d.client_name, d.subject,
      replace(d.total_including_tax::text, '.', ','), d.total_including_tax::text))) as word
  ))
$$;

-- A definer function: owners do not see the words.
create function private.write_words() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.document_words (document_id, words) values (new.id, private.words_of(new))
    on conflict (document_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger documents_write_words after insert or update of number, client_name, subject,
  total_including_tax on public.documents
  for each row execute function private.write_words();
insert into private.document_words (document_id, words) select id, private.words_of(documents)
  from public.documents as documents;

-- A definer function: under row level security a search could use no index. Its own rows of
-- whoever calls, a thousand at most, of which the
-- caller asks for some, sorted, page by page.
create function private.list_documents(p_search text) returns setof public.documents
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_query tsquery;
begin
  select string_agg(quote_literal(private.mark_of(v_user) || replace(word, '\', ' ')) || ':*', ' & ')::tsquery
    into v_query from unnest((private.fold_words(left(p_search, 200)))[1:10]) as word;
  if v_query is null then
    return query select * from public.documents where user_id = v_user order by issue_date desc nulls first, id
      limit 1000;
  else
    return query select documents.* from private.document_words
      join public.documents on documents.id = document_words.document_id
      where document_words.words @@ v_query and documents.user_id = v_user limit 1000;
  end if;
end
$$;

create function public.list_documents(p_search text default '') returns setof public.documents
language sql stable security invoker set search_path = '' as $$
  select * from private.list_documents(p_search)
$$;

revoke execute on function private.fold_words(text), private.mark_of(uuid), private.words_of(public.documents),
  private.write_words(),
  private.list_documents(text) from public, anon;
grant execute on function private.list_documents(text) to authenticated;
revoke execute on function public.list_documents(text) from public, anon;
grant execute on function public.list_documents(text) to authenticated;
