-- Why a message did not leave, by the code of what refused it: never the words of another server,
-- which may hold an address.
alter table public.email_logs add column reason text check (char_length(reason) <= 60);

-- Notes why a message is refused or tried again; all else is that of the former function.
drop function public.settle_mail(uuid, uuid, text);
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
revoke execute on function public.settle_mail(uuid, uuid, text, text) from public, anon, authenticated;
grant execute on function public.settle_mail(uuid, uuid, text, text) to service_role;

drop function public.get_mail_outcomes(integer);
create function public.get_mail_outcomes(p_days integer default 30)
returns table (email_type text, status text, reason text, total bigint)
language sql stable security invoker set search_path = '' as $$
  select email_logs.email_type, email_logs.status, email_logs.reason, count(*)
  from public.email_logs
  where email_logs.created_at >= now() - make_interval(days => least(greatest(p_days, 1), 366))
    and private.is_admin()
  group by 1, 2, 3
  order by 1, 2, 4 desc, 3
$$;
revoke execute on function public.get_mail_outcomes(integer) from public, anon;
grant execute on function public.get_mail_outcomes(integer) to authenticated;
