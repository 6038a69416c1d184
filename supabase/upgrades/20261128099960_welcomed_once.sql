-- For the operator: how many e-mails wait and for how long, without personal data. A definer
-- function, since the server may not read which migrations were applied.
create or replace function private.get_operation_figures()
returns table (migration text, mail_waiting bigint, mail_oldest_s double precision, news_waiting bigint)
language sql stable security definer set search_path = '' as $$
  select
    (select coalesce(max(applied.version), '') from supabase_migrations.schema_migrations as applied),
    count(*) filter (where not waiting.is_news),
    coalesce(extract(epoch from now() - min(waiting.created_at) filter (where not waiting.is_news)), 0),
    count(*) filter (where waiting.is_news)
  from private.mail_queue as waiting
$$;
grant execute on function private.get_operation_figures() to service_role;

create or replace function public.get_operation_figures()
returns table (migration text, mail_waiting bigint, mail_oldest_s double precision, news_waiting bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.get_operation_figures()
$$;
grant execute on function public.get_operation_figures() to service_role;

-- Whoever came in by a confirmed address is welcomed once. Those who joined before were, or joined
-- too long ago: only what was sent to them is written down.
alter table public.profiles add column if not exists welcome_due_at timestamptz;
alter table public.profiles add column if not exists welcomed_at timestamptz;
comment on column public.profiles.welcome_due_at is
  'Since when the message of welcome is to be queued: the user came in by a confirmed address';
comment on column public.profiles.welcomed_at is 'When the message of welcome was last queued';
create index if not exists profiles_welcome_due_at_idx on public.profiles (welcome_due_at)
  where welcome_due_at is not null;
grant update (welcome_due_at, welcomed_at) on public.profiles to service_role;

alter table public.profiles disable trigger user;
update public.profiles set welcomed_at = sent.last_at
from (
  select lower(recipient_email) as email, max(created_at) as last_at from public.email_logs
  where email_type = 'welcome' and status <> 'failed' group by 1
) as sent
where lower(profiles.email) = sent.email and profiles.welcomed_at is null
  and profiles.created_at <= sent.last_at;
alter table public.profiles enable trigger user;

create or replace function private.owe_welcome() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set welcome_due_at = now()
  where user_id = new.id and welcomed_at is null and email not like '%.invalid';
  return new;
end
$$;
create or replace trigger owe_welcome after update of email_confirmed_at, last_sign_in_at on auth.users
  for each row when (
    new.email_confirmed_at is not null and new.last_sign_in_at is not null
    and (old.email_confirmed_at is null or old.last_sign_in_at is null)
  )
  execute function private.owe_welcome();

-- Whom the server has to welcome, those who have waited longest first.
create or replace function public.list_due_welcomes() returns table (user_id uuid, email text, asks_for_news boolean)
language sql stable security invoker set search_path = '' as $$
  select profiles.user_id, profiles.email, profiles.newsletter_asked_at is not null
  from public.profiles where welcome_due_at is not null
  order by welcome_due_at limit 100
$$;
grant execute on function public.list_due_welcomes() to service_role;

-- Queues the message of welcome and notes it on the profile. Returns nothing where none is due,
-- because another server was first, unless the message is asked for (`p_is_asked`).
create or replace function public.add_welcome(
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
