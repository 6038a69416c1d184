-- Of all messages that wait together: while no server of mail takes them, visitors who ask for
-- documents must not fill the disk. Replace it in a migration to change it.
create function private.most_waiting_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 2000000000
$$;
revoke execute on function private.most_waiting_bytes() from public, anon, authenticated;
grant execute on function private.most_waiting_bytes() to service_role;

-- Messages without a file, which accounts need, always wait. Without content a message is only
-- noted, where messages stay on the machine. The same id twice is one message.
create or replace function public.add_mail(
  p_id uuid, p_recipient text, p_type text, p_subject text, p_content text
)
returns table (id uuid) language plpgsql volatile security invoker set search_path = '' as $$
begin
  if octet_length(p_content) > 100000 and octet_length(p_content) + (
    select coalesce(sum(octet_length(waiting.content)), 0) from private.mail_queue as waiting
  ) > private.most_waiting_bytes() then
    raise exception 'Too many messages wait' using errcode = 'P0001', hint = 'QUOTA';
  end if;
  insert into public.email_logs (id, recipient_email, email_type, subject, status)
  values (p_id, left(p_recipient, 255), p_type, left(p_subject, 300), 'queued')
  on conflict do nothing;
  if found and p_content is not null then
    insert into private.mail_queue (id, content) values (p_id, p_content);
  end if;
  return query select p_id;
end
$$;
