-- A message may wait some seconds before it leaves: an address gets one a minute at most, and what
-- is to be said meanwhile is not lost when the server ends.
drop function public.add_mail(uuid, text, text, text, text);

-- Messages without a file, which accounts need, always wait. Without content a message is only
-- noted, where messages stay on the machine. The same id twice is one message. News take no room
-- from documents: the operator alone queues them, and knows for how many.
create function public.add_mail(
  p_id uuid, p_recipient text, p_type text, p_subject text, p_content text,
  p_wait_s integer default 0
)
returns table (id uuid) language plpgsql volatile security invoker set search_path = '' as $$
begin
  if octet_length(p_content) > 100000 and octet_length(p_content) + (
    select coalesce(sum(octet_length(waiting.content)), 0) from private.mail_queue as waiting
    where not waiting.is_news
  ) > private.most_waiting_bytes() then
    raise exception 'Too many messages wait' using errcode = 'P0001', hint = 'QUOTA';
  end if;
  insert into public.email_logs (id, recipient_email, email_type, subject, status)
  values (p_id, left(p_recipient, 255), p_type, left(p_subject, 300), 'queued')
  on conflict do nothing;
  if found and p_content is not null then
    insert into private.mail_queue (id, content, due_at)
    values (p_id, p_content, now() + make_interval(secs => p_wait_s));
  end if;
  return query select p_id;
end
$$;

revoke execute on function public.add_mail(uuid, text, text, text, text, integer)
  from public, anon, authenticated;
grant execute on function public.add_mail(uuid, text, text, text, text, integer) to service_role;
