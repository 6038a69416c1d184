-- What is counted of each file that is made. For a visitor: what kind, how large, and which rules
-- failed; never of whom.
alter table public.generated_pdfs
  add column user_id uuid references auth.users (id) on delete cascade,
  add column template text check (char_length(template) <= 40),
  add column is_electronic boolean not null default false,
  add column broken_rules text[] not null default '{}'
    check (cardinality(broken_rules) <= 100 and octet_length(array_to_string(broken_rules, ' ')) <= 6000),
  add check (user_id is not null or (document_number is null and client_name is null and client_email is null));

comment on column public.generated_pdfs.user_id is 'Who made it, where they were signed in: the row goes with the account';
comment on column public.generated_pdfs.is_electronic is 'The electronic invoice is inside';
comment on column public.generated_pdfs.broken_rules is 'Codes of the rules that failed';

create index generated_pdfs_user_id_idx on public.generated_pdfs (user_id) where user_id is not null;

-- The same id twice is one file: what was counted offline is sent until it is answered.
create function public.record_generation(p_id uuid, p_user_id uuid, p_generation jsonb) returns table (id uuid)
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.generated_pdfs
    (id, user_id, document_type, template, file_size, is_electronic, broken_rules,
      document_number, client_name, client_email)
  values (
    p_id, p_user_id,
    p_generation ->> 'kind', p_generation ->> 'template', (p_generation ->> 'size')::integer,
    (p_generation ->> 'isElectronic')::boolean,
    array(select jsonb_array_elements_text(p_generation -> 'brokenRules')),
    case when p_user_id is not null then nullif(p_generation ->> 'number', '') end,
    case when p_user_id is not null then nullif(p_generation ->> 'clientName', '') end,
    case when p_user_id is not null then nullif(p_generation ->> 'clientEmail', '') end
  )
  on conflict do nothing;
  return query select p_id;
end
$$;
revoke execute on function public.record_generation(uuid, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.record_generation(uuid, uuid, jsonb) to service_role;
