-- What is not issued is a draft, and can be deleted, whatever its author has marked: a quote that
-- was sent, accepted or refused.
drop policy "Users delete their own drafts" on public.documents;
create policy "Users delete their own drafts" on public.documents
  for delete to authenticated using (user_id = (select auth.uid()) and issued_at is null);
