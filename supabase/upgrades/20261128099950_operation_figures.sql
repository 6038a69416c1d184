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
