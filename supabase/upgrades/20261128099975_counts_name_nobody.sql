-- What a killed server held is free for the others after 20 seconds; it was two minutes.
create or replace function public.take_mail(p_holder uuid) returns table (id uuid, content text)
language sql volatile security invoker set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(p_holder::text, 0));
  update private.mail_queue
  set held_by = p_holder, tries = tries + 1, due_at = now() + interval '20 seconds'
  where mail_queue.id = (
    select waiting.id from private.mail_queue as waiting
    where waiting.due_at <= now() and (
      not waiting.is_news or (
        select count(*) from private.mail_queue as held
        where held.held_by = p_holder and held.is_news and held.due_at > now()
      ) < 3
    )
    order by waiting.is_news, waiting.due_at limit 1 for update skip locked
  )
  returning mail_queue.id, mail_queue.content
$$;

create or replace function public.hold_mail(p_holder uuid) returns table (held bigint)
language sql volatile security invoker set search_path = '' as $$
  with kept as (
    update private.mail_queue set due_at = now() + interval '20 seconds' where held_by = p_holder returning id
  )
  select count(*) from kept
$$;

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
