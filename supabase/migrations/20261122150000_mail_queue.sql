-- Messages that wait to be sent: one row until a server of mail has accepted or refused it, then
-- none. What became of it stays in email_logs, without what it said.
create table private.mail_queue (
  id uuid primary key references public.email_logs (id) on delete cascade,
  content text not null check (octet_length(content) <= 12000000),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  held_by uuid
);

comment on table private.mail_queue is 'Messages that wait to be sent; the server alone reads them';
comment on column private.mail_queue.content is 'The message as JSON, its links and files included: gone with the row';
comment on column private.mail_queue.due_at is 'From when on it may be taken; a sender that holds it keeps putting this off';
comment on column private.mail_queue.held_by is 'The sender that took it last and has not said what became of it';

create index mail_queue_due_at_idx on private.mail_queue (due_at);
create index mail_queue_held_by_idx on private.mail_queue (held_by) where held_by is not null;

alter table private.mail_queue enable row level security;
grant select, insert, update, delete on private.mail_queue to service_role;

-- Without content it is only noted, where messages stay on the machine. The same id twice is one
-- message.
create function public.add_mail(p_id uuid, p_recipient text, p_type text, p_subject text, p_content text)
returns table (id uuid) language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.email_logs (id, recipient_email, email_type, subject, status)
  values (p_id, left(p_recipient, 255), p_type, left(p_subject, 300), 'queued')
  on conflict do nothing;
  if found and p_content is not null then
    insert into private.mail_queue (id, content) values (p_id, p_content);
  end if;
  return query select p_id;
end
$$;

-- The message that waits longest, for this sender alone. Should the sender end without a word,
-- another has it after two minutes.
create function public.take_mail(p_holder uuid) returns table (id uuid, content text)
language sql volatile security invoker set search_path = '' as $$
  update private.mail_queue
  set held_by = p_holder, tries = tries + 1, due_at = now() + interval '2 minutes'
  where mail_queue.id = (
    select waiting.id from private.mail_queue as waiting
    where waiting.due_at <= now() order by waiting.due_at limit 1 for update skip locked
  )
  returning mail_queue.id, mail_queue.content
$$;

-- A sender says now and then that it is still there. Gives how many messages it holds.
create function public.hold_mail(p_holder uuid) returns table (held bigint)
language sql volatile security invoker set search_path = '' as $$
  with kept as (
    update private.mail_queue set due_at = now() + interval '2 minutes' where held_by = p_holder returning id
  )
  select count(*) from kept
$$;

-- « sent », « refused », or « later »: in 30 seconds, then twice as long each time up to an hour,
-- for a day. Gives what the message has become; nothing when another sender has it by now.
create function public.settle_mail(p_id uuid, p_holder uuid, p_outcome text) returns table (status text)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_mail private.mail_queue;
  v_status text := case p_outcome when 'sent' then 'sent' when 'refused' then 'failed' when 'later' then 'queued' end;
begin
  if v_status is null then
    raise exception 'Unknown outcome' using errcode = '22023';
  end if;
  select * into v_mail from private.mail_queue where id = p_id and held_by = p_holder for update;
  if not found then
    return;
  end if;
  if v_status = 'queued' and v_mail.created_at > now() - interval '1 day' then
    update private.mail_queue
    set held_by = null,
      due_at = now() + least(interval '1 hour', interval '30 seconds' * 2 ^ least(v_mail.tries - 1, 10))
    where id = p_id;
  else
    delete from private.mail_queue where id = p_id;
    v_status := replace(v_status, 'queued', 'failed');
    update public.email_logs set status = v_status where id = p_id;
  end if;
  return query select v_status;
end
$$;

revoke execute on function public.add_mail(uuid, text, text, text, text), public.take_mail(uuid),
  public.hold_mail(uuid), public.settle_mail(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.add_mail(uuid, text, text, text, text), public.take_mail(uuid),
  public.hold_mail(uuid), public.settle_mail(uuid, uuid, text) to service_role;
