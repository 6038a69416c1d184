create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.user_roles is 'Who administers the site; written by the operator only';

alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "Users read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

-- A definer function: a policy that read user_roles from user_roles would call itself.
create function private.is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;
grant execute on function private.is_admin() to authenticated;
