-- Whoever lists what is its own follows an index that begins with the owner. Where few own much,
-- the planner expects so many rows of theirs in any index that it may follow those of everybody, by
-- their dates or their identifiers, and read all that others have stored.

-- The newest rows of everybody are for administrators alone: their policy repeats the condition of
-- the index, which no request can write.
drop index public.profiles_created_at_idx;
drop index public.companies_created_at_idx;
drop index public.clients_created_at_idx;
drop index public.products_created_at_idx;
drop index public.documents_created_at_idx;
drop index public.generated_pdfs_created_at_idx;
drop index public.support_messages_created_at_idx;
create index profiles_created_at_idx on public.profiles (created_at desc) where isfinite(created_at);
create index companies_created_at_idx on public.companies (created_at desc) where isfinite(created_at);
create index clients_created_at_idx on public.clients (created_at desc) where isfinite(created_at);
create index products_created_at_idx on public.products (created_at desc) where isfinite(created_at);
create index documents_created_at_idx on public.documents (created_at desc) where isfinite(created_at);
create index generated_pdfs_created_at_idx on public.generated_pdfs (created_at desc)
  where isfinite(created_at);
create index support_messages_created_at_idx on public.support_messages (created_at desc)
  where isfinite(created_at);
create policy "Administrators follow the index of dates" on public.profiles
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.companies
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.clients
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.products
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.documents
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.generated_pdfs
  as restrictive for select to administrator using (isfinite(created_at));
create policy "Administrators follow the index of dates" on public.support_messages
  as restrictive for select to administrator using (isfinite(created_at));

-- Each sort of the application: page after page of an export, and the columns of the lists.
-- Companies are a hundred at most for each owner, and sorted.
create index companies_by_id_idx on public.companies (user_id, id);
create index clients_by_id_idx on public.clients (user_id, id);
create index clients_by_city_idx on public.clients (user_id, billing_city, id);
create index clients_by_email_idx on public.clients (user_id, email, id);
create index clients_by_date_idx on public.clients (user_id, created_at, id);
create index products_by_id_idx on public.products (user_id, id);
create index products_by_reference_idx on public.products (user_id, reference, id);
create index products_by_price_idx on public.products (user_id, unit_price_excluding_tax, id);
create index products_by_date_idx on public.products (user_id, created_at, id);
create index documents_by_id_idx on public.documents (user_id, id);
drop index public.payments_document_idx;
create index payments_document_idx on public.payments (user_id, document_id);
create index payments_by_id_idx on public.payments (user_id, id);
create index payments_by_corrects_idx on public.payments (user_id, corrects);
drop index public.documents_company_id_idx;
create index documents_company_id_idx on public.documents (user_id, company_id);
drop index public.documents_client_id_idx;
create index documents_client_id_idx on public.documents (user_id, client_id, issue_date desc nulls first, id);
drop index public.document_contents_user_id_idx;
create index document_contents_user_id_idx on public.document_contents (user_id, document_id);
drop index public.document_figures_user_id_idx;
create index document_figures_user_id_idx on public.document_figures (user_id, document_id);
drop index public.document_files_user_id_idx;
create index document_files_user_id_idx on public.document_files (user_id, document_id);
drop index public.generated_pdfs_user_id_idx;
create index generated_pdfs_user_id_idx on public.generated_pdfs (user_id, id) where user_id is not null;
drop index public.support_messages_user_id_idx;
create index support_messages_user_id_idx on public.support_messages (user_id, id) where user_id is not null;
create index support_messages_by_sequence_idx on public.support_messages (user_id, sequence)
  where user_id is not null;

-- Identifiers may grow with the rows, by chance or by choice: that must not make the indexes that
-- begin with them look cheap.
alter table public.companies alter column id set statistics 0;
alter table public.clients alter column id set statistics 0;
alter table public.products alter column id set statistics 0;
alter table public.documents alter column id set statistics 0;
alter table public.payments alter column id set statistics 0;
alter table public.support_messages alter column sequence set statistics 0;
alter table public.document_contents alter column document_id set statistics 0;
alter table public.document_figures alter column document_id set statistics 0;
alter table public.document_files alter column document_id set statistics 0;
