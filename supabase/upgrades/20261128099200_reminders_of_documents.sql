-- A draft that comes back after its deletion begins above the versions that other devices may know
-- of its former life. A definer function: users do not write versions.
create or replace function private.begin_again() returns trigger language plpgsql security definer
  set search_path = '' as $$
begin
  if exists (
    select from public.documents
    join public.document_deletions as gone using (user_id, local_id) where documents.id = new.document_id
  ) then
    new.version := extract(epoch from now() - timestamptz '2026-01-01')::integer;
  end if;
  return new;
end
$$;
create or replace trigger document_contents_begin_again before insert on public.document_contents
  for each row execute function private.begin_again();

-- The reminders of a document are known to every device of its account. A row has nothing that
-- changes: two devices that note one reminder note the same row.
create table if not exists public.document_reminders (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id text not null,
  made_on date not null,
  level text not null,
  key text not null generated always as (
    document_id || '/' || (made_on - date '2000-01-01')::text || '/' || level
  ) stored,
  size integer not null generated always as (200) stored,
  created_at timestamptz not null default now(),
  primary key (user_id, document_id, made_on, level),
  constraint document_reminders_level_check check (level in ('friendly', 'firm', 'formal-notice')),
  -- The days that devices write, YYYY-MM-DD.
  constraint document_reminders_made_on_check check (made_on between '0001-01-01' and '9999-12-31'),
  foreign key (user_id, document_id) references public.documents (user_id, local_id) on delete cascade
);
comment on table public.document_reminders is 'The letters and e-mails by which clients were reminded to pay';
comment on column public.document_reminders.document_id is 'The id that devices know the document by';
comment on column public.document_reminders.made_on is 'The day of the letter';
comment on column public.document_reminders.key is 'What tells it from the other reminders of its owner';
comment on column public.document_reminders.size is 'Bytes of a reminder';

alter table public.document_reminders enable row level security;
grant select, delete, insert (document_id, made_on, level) on public.document_reminders to authenticated;

drop policy if exists "Users read their own reminders" on public.document_reminders;
create policy "Users read their own reminders" on public.document_reminders
  for select to authenticated using (user_id = (select auth.uid()));
drop policy if exists "Users add their own reminders" on public.document_reminders;
create policy "Users add their own reminders" on public.document_reminders
  for insert to authenticated with check (user_id = (select auth.uid()));
drop policy if exists "Users delete their own reminders" on public.document_reminders;
create policy "Users delete their own reminders" on public.document_reminders
  for delete to authenticated using (user_id = (select auth.uid()));
drop policy if exists "Whoever has a second factor shows it to read" on public.document_reminders;
create policy "Whoever has a second factor shows it to read" on public.document_reminders
  as restrictive for select to authenticated using ((select private.is_strong()));
drop policy if exists "Whoever has a second factor shows it to add" on public.document_reminders;
create policy "Whoever has a second factor shows it to add" on public.document_reminders
  as restrictive for insert to authenticated with check ((select private.is_strong()));
drop policy if exists "Whoever has a second factor shows it to delete" on public.document_reminders;
create policy "Whoever has a second factor shows it to delete" on public.document_reminders
  as restrictive for delete to authenticated using ((select private.is_strong()));

create or replace trigger document_reminders_refuse_writing before insert on public.document_reminders
  for each statement execute function private.refuse_writing();
create or replace trigger document_reminders_weigh_insert after insert on public.document_reminders
  referencing new table as added for each statement execute function private.weigh_rows();
create or replace trigger document_reminders_weigh_delete after delete on public.document_reminders
  referencing old table as removed for each statement execute function private.weigh_rows();

-- A definer function: owners do not write the time of a change.
create or replace function private.touch_reminded() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.touch_documents(user_id, array_agg(document_id)) from touched group by user_id order by user_id;
  return null;
end
$$;
create or replace trigger document_reminders_touch_insert after insert on public.document_reminders
  referencing new table as touched for each statement execute function private.touch_reminded();
create or replace trigger document_reminders_touch_delete after delete on public.document_reminders
  referencing old table as touched for each statement execute function private.touch_reminded();
