-- What is counted of each file that is made: its kind, its size and the rules that failed, never
-- for whom. The number and the client are those that were counted until 30 November 2026; they
-- are forgotten after a year.
create table public.generated_pdfs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  document_type text not null check (char_length(document_type) <= 60),
  document_number text check (char_length(document_number) <= 60),
  client_name text check (char_length(client_name) <= 200),
  client_email text check (char_length(client_email) <= 255),
  file_size integer not null check (file_size >= 0),
  template text check (char_length(template) <= 40),
  is_electronic boolean not null default false,
  broken_rules text[] not null default '{}'
    check (cardinality(broken_rules) <= 100 and octet_length(array_to_string(broken_rules, ' ')) <= 6000),
  created_at timestamptz not null default now(),
  check (user_id is not null or (document_number is null and client_name is null and client_email is null))
);
comment on table public.generated_pdfs is 'Files that were made; file_size in bytes';
comment on column public.generated_pdfs.user_id is
  'Who made it, where they were signed in: the row goes with the account, the name after a year';
comment on column public.generated_pdfs.is_electronic is 'The electronic invoice is inside';
comment on column public.generated_pdfs.broken_rules is 'Codes of the rules that failed';

create index generated_pdfs_user_id_idx on public.generated_pdfs (user_id, id) where user_id is not null;
create index generated_pdfs_created_at_idx on public.generated_pdfs (created_at desc) where isfinite(created_at);
create index generated_pdfs_named_idx on public.generated_pdfs (created_at)
  where user_id is not null and isfinite(created_at);

alter table public.generated_pdfs enable row level security;
grant select on public.generated_pdfs to authenticated;
grant select, insert, update, delete on public.generated_pdfs to service_role;

create policy "Users read the files that they made" on public.generated_pdfs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.generated_pdfs
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Administrators read every file" on public.generated_pdfs
  for select to administrator using ((select private.is_admin()));
create policy "Administrators follow the index of dates" on public.generated_pdfs
  as restrictive for select to administrator using (isfinite(created_at));

-- A limit that refuses would make devices send the same count again and again: beyond ten thousand,
-- the oldest go. Rows that purge_expired() has locked are skipped: waiting for them would deadlock.
create function private.count_generations() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.add_usage(user_id, 'generations', -rows) from (
      select user_id, count(*) as rows from removed where user_id is not null group by user_id order by user_id
    ) as counted;
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_usage(user_id, 'generations', rows) from (
      select user_id, count(*) as rows from added where user_id is not null group by user_id order by user_id
    ) as counted;
    delete from public.generated_pdfs where id in (
      select oldest.id from private.account_usage as usage cross join lateral (
        select made.id from public.generated_pdfs as made
        where made.user_id = usage.user_id order by made.created_at limit least(usage.used - 9000, 20000)
        for update skip locked
      ) as oldest
      where usage.user_id in (select added.user_id from added) and usage.subject = 'generations' and usage.used > 10000
    );
  end if;
  return null;
end
$$;
create trigger generated_pdfs_count_insert after insert on public.generated_pdfs
  referencing new table as added for each statement execute function private.count_generations();
create trigger generated_pdfs_count_update after update on public.generated_pdfs
  referencing old table as removed new table as added for each statement execute function private.count_generations();
create trigger generated_pdfs_count_delete after delete on public.generated_pdfs
  referencing old table as removed for each statement execute function private.count_generations();

-- The same id twice is one file: what was counted offline is sent until it is answered.
create function public.record_generation(p_id uuid, p_user_id uuid, p_generation jsonb) returns table (id uuid)
language plpgsql volatile security invoker set search_path = '' as $$
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
grant execute on function public.record_generation(uuid, uuid, jsonb) to service_role;
