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
