-- Space of rows that changed or went is taken back soon, and at once rather than little by little:
-- a draft is stored again by each of its changes, beside its row (TOAST).
do $$
declare
  v_table text;
begin
  foreach v_table in array array['public.documents', 'public.companies', 'public.clients', 'public.products',
    'public.document_links', 'public.document_deletions', 'private.account_usage']
  loop
    execute format('alter table %s set (autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 1000,
      autovacuum_vacuum_cost_limit = 2000)', v_table);
  end loop;
  -- Pages of 2 kB: 20 MB may wait, and one part in twenty of what is there.
  foreach v_table in array array['public.document_contents', 'public.draft_files', 'public.document_files',
    'public.companies', 'private.shared_documents', 'private.mail_queue', 'public.support_messages']
  loop
    execute format('alter table %s set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200,
      autovacuum_vacuum_cost_limit = 2000, autovacuum_vacuum_cost_delay = 1,
      toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_threshold = 10000,
      toast.autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_cost_delay = 1)', v_table);
  end loop;
end
$$;
