create table public.email_logs (
  id uuid primary key default gen_random_uuid(),
  recipient_email text not null check (char_length(recipient_email) <= 255),
  email_type text not null check (char_length(email_type) <= 60),
  subject text not null check (char_length(subject) <= 300),
  status text not null check (status in ('queued', 'sent', 'failed')),
  reason text check (char_length(reason) <= 60),
  created_at timestamptz not null default now()
);
comment on table public.email_logs is 'Messages that the server was asked to send; never what they say';

create index email_logs_created_at_idx on public.email_logs (created_at desc);
create index email_logs_address_idx on public.email_logs (lower(recipient_email));

alter table public.email_logs enable row level security;
grant select on public.email_logs to authenticated;
grant select, insert, update, delete on public.email_logs to service_role;

create policy "Administrators read every message" on public.email_logs
  for select to administrator using ((select private.is_admin()));
create policy "Whoever has a second factor shows it to read" on public.email_logs
  as restrictive for select to authenticated using ((select private.is_strong()));

-- One row until a server of mail has accepted or refused the message, then none: its trace stays in
-- email_logs, without what it said.
create table private.mail_queue (
  id uuid primary key references public.email_logs (id) on delete cascade,
  content text not null check (octet_length(content) <= 12000000),
  is_news boolean not null default false,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  held_by uuid
) with (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
  toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1
);
comment on table private.mail_queue is 'Messages that wait to be sent; the server alone reads them';
comment on column private.mail_queue.content is 'The message as JSON, its links and files included: gone with the row';
comment on column private.mail_queue.is_news is 'A newsletter: it leaves when nothing else waits';
comment on column private.mail_queue.due_at is
  'From when on it may be taken; a sender that holds it keeps putting this off';
comment on column private.mail_queue.held_by is 'The sender that took it last and has not said what became of it';

create index mail_queue_due_at_idx on private.mail_queue (is_news, due_at);
create index mail_queue_held_by_idx on private.mail_queue (held_by) where held_by is not null;

alter table private.mail_queue enable row level security;
grant select, insert, update, delete on private.mail_queue to service_role;

-- Bytes of all waiting messages together: while no server of mail takes them, they must not fill
-- the disk.
create function private.most_waiting_bytes() returns bigint language sql immutable set search_path = '' as $$
  select 2000000000
$$;
grant execute on function private.most_waiting_bytes() to service_role;

-- Messages without a file, which accounts need, always wait. Without content a message is only
-- noted, where messages stay on the machine. The same id twice is one message. News take no room
-- from documents: only the operator queues them, and knows for how many people.
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
grant execute on function public.add_mail(uuid, text, text, text, text, integer) to service_role;

-- Whom the server has to welcome, those who have waited longest first.
create function public.list_due_welcomes() returns table (user_id uuid, email text, asks_for_news boolean)
language sql stable security invoker set search_path = '' as $$
  select profiles.user_id, profiles.email, profiles.newsletter_asked_at is not null
  from public.profiles where welcome_due_at is not null
  order by welcome_due_at limit 100
$$;
grant execute on function public.list_due_welcomes() to service_role;

-- Queues the message of welcome and notes it on the profile. Returns nothing where none is due,
-- because another server was first, unless the message is asked for (`p_is_asked`).
create function public.add_welcome(
  p_user_id uuid, p_is_asked boolean, p_id uuid, p_recipient text, p_type text, p_subject text,
  p_content text
)
returns table (id uuid) language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.profiles set welcomed_at = now(), welcome_due_at = null
  where user_id = p_user_id and email = p_recipient and (p_is_asked or welcome_due_at is not null);
  if found then
    return query select added.id from public.add_mail(p_id, p_recipient, p_type, p_subject, p_content) as added;
  end if;
end
$$;
grant execute on function public.add_welcome(uuid, boolean, uuid, text, text, text, text) to service_role;

-- The message that has waited longest, for this sender alone, news last. If the sender ends without
-- a word, another has it after 20 seconds. A sender holds three news at most, so another message
-- always finds a free hand; its hands take in turn, because each counts what the others have.
create function public.take_mail(p_holder uuid) returns table (id uuid, content text)
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
grant execute on function public.take_mail(uuid) to service_role;

-- A sender says now and then that it is still there. Returns how many messages it holds.
create function public.hold_mail(p_holder uuid) returns table (held bigint)
language sql volatile security invoker set search_path = '' as $$
  with kept as (
    update private.mail_queue set due_at = now() + interval '20 seconds' where held_by = p_holder returning id
  )
  select count(*) from kept
$$;
grant execute on function public.hold_mail(uuid) to service_role;

-- « sent », « refused », or « later »: in 30 seconds, then twice as long each time up to an hour,
-- for a day. News may have waited for days behind others: thirty tries, which take a day as well.
-- Returns what the message has become; nothing when another sender has it by now. The reason is a
-- code, never the words of another server, which may hold an address.
create function public.settle_mail(p_id uuid, p_holder uuid, p_outcome text, p_reason text default null)
returns table (status text)
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
  if v_status = 'queued' and (
    case when v_mail.is_news then v_mail.tries < 30 else v_mail.created_at > now() - interval '1 day' end
  ) then
    update private.mail_queue
    set held_by = null,
      due_at = now() + least(interval '1 hour', interval '30 seconds' * 2 ^ least(v_mail.tries - 1, 10))
    where id = p_id;
  else
    delete from private.mail_queue where id = p_id;
    v_status := replace(v_status, 'queued', 'failed');
  end if;
  update public.email_logs set status = v_status, reason = left(p_reason, 60) where id = p_id;
  return query select v_status;
end
$$;
grant execute on function public.settle_mail(uuid, uuid, text, text) to service_role;
