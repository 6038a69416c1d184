-- Users read what is kept about them, so that the export of an account has it (GDPR, articles 15
-- and 20).
create policy "Users read the files that they made" on public.generated_pdfs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users read what they wrote to the operator" on public.support_messages
  for select to authenticated using (user_id = (select auth.uid()));
