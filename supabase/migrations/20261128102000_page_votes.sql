-- « Cette page vous a-t-elle aidé ? »: how many said so, for a page and a day. Nobody is in it, not
-- even the hour.
create table public.page_votes (
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  voted_on date not null default current_date,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  primary key (slug, voted_on)
);
comment on table public.page_votes is 'Whether articles helped, counted by page and day; of nobody';

alter table public.page_votes enable row level security;
grant select on public.page_votes to authenticated;
grant select, insert, update on public.page_votes to service_role;

create policy "Administrators read whether pages helped" on public.page_votes
  for select to administrator using ((select private.is_admin()));
create policy "Whoever has a second factor shows it to read" on public.page_votes
  as restrictive for select to authenticated using ((select private.is_strong()));

create function public.record_page_vote(p_slug text, p_helpful boolean) returns table (slug text)
language sql volatile security invoker set search_path = '' as $$
  insert into public.page_votes as kept (slug, helpful, unhelpful)
  values (p_slug, p_helpful::integer, (not p_helpful)::integer)
  on conflict (slug, voted_on) do update
    set helpful = kept.helpful + excluded.helpful, unhelpful = kept.unhelpful + excluded.unhelpful
  returning kept.slug
$$;
grant execute on function public.record_page_vote(text, boolean) to service_role;
