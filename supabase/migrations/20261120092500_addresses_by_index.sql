-- What goes with an account is found by its address, among millions of rows.
create index leads_address_idx on public.leads (lower(email));
create index email_logs_address_idx on public.email_logs (lower(recipient_email));
