-- Lists are sorted on the device: nothing asks the database for them by these columns, and each
-- save kept six indexes up to date. Nothing writes or reads when a document was seen.
drop index if exists public.documents_by_date_idx, public.documents_by_number_idx, public.documents_by_client_idx,
  public.documents_by_amount_idx, public.documents_by_type_idx, public.documents_by_status_idx;
drop trigger if exists documents_touch on public.documents;
alter table public.documents drop column if exists seen_at;
create trigger documents_touch before update of id, user_id, company_id, client_id, document_type, number,
  client_name, subject, issue_date, due_date, currency, total_including_tax, created_at, size, local_id, subtype,
  milestone, milestone_at, issued_at, series, chain_position, previous_hash, hash on public.documents
  for each row execute function private.touch_updated_at();
