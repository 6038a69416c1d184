-- Links name documents by the ids that devices know: an end may be deleted, and leaves its name.
create table public.document_links (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  from_id text not null check (from_id ~ '^[\w-]{1,64}$'),
  to_id text not null check (to_id ~ '^[\w-]{1,64}$'),
  relation text not null check (
    relation in (
      'invoice', 'deposit', 'situation', 'final', 'amendment', 'receipt', 'credit', 'replacement', 'next-month',
      'series', 'set-off'
    )
  ),
  key text not null generated always as (from_id || '/' || to_id) stored,
  payment_id uuid,
  set_off numeric(15, 2),
  deleted jsonb check (jsonb_typeof(deleted) = 'object' and octet_length(deleted::text) <= 1000),
  size integer not null generated always as (200 + coalesce(octet_length(deleted::text), 0)) stored,
  made_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (user_id, from_id, to_id),
  constraint document_links_two_ends_check check (from_id <> to_id),
  constraint document_links_payment_check check (payment_id is null or relation = 'receipt'),
  -- PostgreSQL sorts « not a number » above every amount.
  constraint document_links_set_off_check check (set_off > 0 and set_off <> 'NaN')
) with (
  autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_limit = 2000
);
comment on table public.document_links is 'Which document was made from which';
comment on column public.document_links.key is 'What tells it from the other links of its owner';
comment on column public.document_links.payment_id is 'The payment of the first document that the receipt is of';
comment on column public.document_links.set_off is
  'The most that the second document is lowered by what the client is owed on the first';
comment on column public.document_links.size is 'Bytes of a link, and of what it keeps of a deleted end';

create index document_links_to_idx on public.document_links (user_id, to_id);

alter table public.document_links enable row level security;
grant select, delete, insert (from_id, to_id, relation, payment_id, set_off, deleted, made_at),
  update (relation, deleted, set_off)
  on public.document_links to authenticated;

create policy "Users read their own links" on public.document_links
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own links" on public.document_links
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own links" on public.document_links
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own links" on public.document_links
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.document_links
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.document_links
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to change" on public.document_links
  as restrictive for update to authenticated
  using ((select private.is_strong())) with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.document_links
  as restrictive for delete to authenticated using ((select private.is_strong()));

create trigger document_links_refuse_writing before insert or update on public.document_links
  for each statement execute function private.refuse_writing();
create trigger document_links_weigh_insert after insert on public.document_links
  referencing new table as added for each statement execute function private.weigh_rows();
create trigger document_links_weigh_update after update on public.document_links
  referencing old table as removed new table as added for each statement execute function private.weigh_rows();
create trigger document_links_weigh_delete after delete on public.document_links
  referencing old table as removed for each statement execute function private.weigh_rows();

-- A receipt names a payment of its own invoice. Checked once: payments stay. A definer function,
-- like all that judge rows before they are written.
create function private.require_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.payments as payments join public.documents as d on d.id = payments.document_id
    where payments.id = new.payment_id and payments.user_id = new.user_id and payments.corrects is null
      and d.local_id = new.from_id
  ) then
    raise exception 'No such payment' using errcode = 'NOPAY';
  end if;
  return new;
end
$$;
create trigger document_links_require_payment before insert on public.document_links for each row
  when (new.payment_id is not null) execute function private.require_payment();

-- A definer function: owners do not write the time of a change.
create function private.touch_linked() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.touch_documents(user_id, array_agg(local_id)) from (
    select user_id, from_id as local_id from touched union select user_id, to_id from touched
  ) as ends group by user_id order by user_id;
  return null;
end
$$;
create trigger document_links_touch_insert after insert on public.document_links
  referencing new table as touched for each statement execute function private.touch_linked();
create trigger document_links_touch_update after update on public.document_links
  referencing new table as touched for each statement execute function private.touch_linked();
create trigger document_links_touch_delete after delete on public.document_links
  referencing old table as touched for each statement execute function private.touch_linked();

-- Reminders name their document in the same way, and go with it. A row has nothing that changes:
-- two devices that note one reminder note the same row.
create table public.document_reminders (
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

create policy "Users read their own reminders" on public.document_reminders
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users add their own reminders" on public.document_reminders
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users delete their own reminders" on public.document_reminders
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor shows it to read" on public.document_reminders
  as restrictive for select to authenticated using ((select private.is_strong()));
create policy "Whoever has a second factor shows it to add" on public.document_reminders
  as restrictive for insert to authenticated with check ((select private.is_strong()));
create policy "Whoever has a second factor shows it to delete" on public.document_reminders
  as restrictive for delete to authenticated using ((select private.is_strong()));

create trigger document_reminders_refuse_writing before insert on public.document_reminders
  for each statement execute function private.refuse_writing();
create trigger document_reminders_weigh_insert after insert on public.document_reminders
  referencing new table as added for each statement execute function private.weigh_rows();
create trigger document_reminders_weigh_delete after delete on public.document_reminders
  referencing old table as removed for each statement execute function private.weigh_rows();

-- A definer function: owners do not write the time of a change.
create function private.touch_reminded() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.touch_documents(user_id, array_agg(document_id)) from touched group by user_id order by user_id;
  return null;
end
$$;
create trigger document_reminders_touch_insert after insert on public.document_reminders
  referencing new table as touched for each statement execute function private.touch_reminded();
create trigger document_reminders_touch_delete after delete on public.document_reminders
  referencing old table as touched for each statement execute function private.touch_reminded();
