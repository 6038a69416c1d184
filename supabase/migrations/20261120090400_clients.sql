create table public.clients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  email text check (char_length(email) <= 255),
  billing_city text check (char_length(billing_city) <= 200),
  buyer jsonb not null default '{}' check (jsonb_typeof(buyer) = 'object' and octet_length(buyer::text) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);

comment on table public.clients is 'The address book of a user';
comment on column public.clients.buyer is 'Its identity as the public JSON writes a buyer';

create index clients_user_id_idx on public.clients (user_id, name);
create index clients_created_at_idx on public.clients (created_at desc);

alter table public.clients enable row level security;
grant select, delete, insert (id, name, email, billing_city, buyer), update (name, email, billing_city, buyer)
  on public.clients to authenticated;

create policy "Users read their own clients" on public.clients
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read every client" on public.clients
  for select to authenticated using ((select private.is_admin()));
create policy "Users add their own clients" on public.clients
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own clients" on public.clients
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users delete their own clients" on public.clients
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger clients_touch before update on public.clients
  for each row execute function private.touch_updated_at();
