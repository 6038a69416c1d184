-- A file is counted without its number and its client. Those that were counted before keep theirs
-- until purge_expired() forgets them, a year after.
create or replace function public.record_generation(p_id uuid, p_user_id uuid, p_generation jsonb)
returns table (id uuid) language plpgsql volatile security invoker set search_path = '' as $$
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
