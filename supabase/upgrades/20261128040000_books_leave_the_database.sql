-- The dashboard, the sales journal, the book of receipts and the balances of clients are computed
-- by documents/dossier/books from the copy that a device keeps. A second computation in SQL could
-- only disagree with it, and was too slow for large accounts.
drop function public.get_dashboard(date, date, date);
drop function private.get_dashboard(date, date, date);
drop function public.list_receipts_book(date, date);
drop function private.list_receipts_book(date, date);
drop function private.list_cashed(uuid, date, date);
drop function private.list_cashed_without_deposits(uuid, date, date);
drop function private.list_told_parts(public.documents);
drop function private.settled_beside(uuid, text[]);
drop function public.get_client_balances(uuid[]);
drop function public.list_unfigured(integer);
drop function private.list_unfigured(integer);

drop trigger documents_await_figures_new on public.documents;
drop trigger documents_await_figures on public.documents;
drop table public.document_figures;
drop table private.unfigured;
drop function private.await_figures(), private.take_figures();

drop index public.documents_open_idx;
drop index public.documents_waiting_idx;
drop index public.documents_paid_at_once_idx;
drop index public.documents_marked_paid_idx;
drop index public.document_links_payments_idx;
drop index public.payments_user_id_idx;
drop index private.deductions_paid_on_idx;
