-- Reads of users are ended after two seconds. What reads all the books of an account has more:
-- those of 100,000 documents take one to six seconds.
alter function public.verify_integrity() set statement_timeout = '8s';
alter function public.get_dashboard(date, date, date) set statement_timeout = '8s';
alter function public.list_receipts_book(date, date) set statement_timeout = '8s';
