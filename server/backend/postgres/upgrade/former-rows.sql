-- Rows in every table of the former release, made by its own functions where it has some: two
-- accounts with documents, an administrator, an account that ends, and visitors.
insert into auth.users (id, aud, role, email, email_confirmed_at, last_sign_in_at, raw_user_meta_data)
select id::uuid, 'authenticated', 'authenticated', email, now(), now(), '{"first_name": "Zoé"}'
from (values
  ('00000000-0000-4000-8000-000000000001', 'garance@exemple.fr'),
  ('00000000-0000-4000-8000-000000000002', 'lilas@exemple.fr'),
  ('00000000-0000-4000-8000-000000000003', 'chef@exemple.fr'),
  ('00000000-0000-4000-8000-000000000004', 'part@exemple.fr')
) as given (id, email);
insert into auth.identities (provider_id, user_id, identity_data, provider)
  select id::text, id, jsonb_build_object('sub', id, 'email', email), 'email' from auth.users;
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
  select gen_random_uuid(), id, 'Téléphone', 'totp', 'verified', 'SECRET'
  from auth.users where email like 'lilas%';
insert into auth.mfa_challenges (id, factor_id, ip_address)
  select gen_random_uuid(), id, '127.0.0.1' from auth.mfa_factors;
insert into auth.mfa_recovery_codes (id, factor_id, code_hash)
  select gen_random_uuid(), id, 'hash' from auth.mfa_factors;
insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), id, 'aal2' from auth.users;
insert into auth.mfa_amr_claims (session_id, authentication_method, id)
  select id, 'password', gen_random_uuid() from auth.sessions;
insert into auth.refresh_tokens (token, user_id, session_id)
  select id::text, user_id::text, id from auth.sessions;
insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), '{"action": "login"}');

insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email like 'chef%';
insert into public.account_deletions (user_id) select id from auth.users where email like 'part%';
insert into private.account_purges (user_id, requested_at, due_at, document_count)
  values (gen_random_uuid(), now() - interval '20 days', now() - interval '6 days', 3);
insert into public.admin_actions (admin_id, admin_email, action, subject)
  select id, email, 'read', 'clients' from auth.users where email like 'chef%';

create function pg_temp.become(p_email text) returns void language sql as $$
  select set_config('request.jwt.claims',
    json_build_object('sub', id, 'role', 'authenticated', 'aal', 'aal2')::text, false)
  from auth.users where email = p_email
$$;
create function pg_temp.draft(p_kind text, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('kind', p_kind, 'issueDate', '2026-11-20', 'subject', 'Pose de volets',
    'seller', '{"name": "Garance", "siren": "732829320"}'::jsonb, 'buyer', '{"name": "Hôtel du Lac"}'::jsonb) || p_more
$$;
create function pg_temp.keep(p_id text, p_draft jsonb, p_total numeric default 120) returns void language sql as $$
  select public.save_document(p_id, p_draft, '{}',
    jsonb_build_object('total', p_total, 'payable', p_total, 'asksPayment', p_draft ->> 'kind' like 'facture%'))
$$;

-- The first account: a company with its logo, clients, products, and what follows from an invoice.
select pg_temp.become('garance@exemple.fr');
insert into public.companies (name, siret, city, seller, style, defaults) values
  ('Garance', '73282932000074', 'Paris', '{"name": "Garance"}',
    '{"logo": {"data": "data:image/png;base64,iVBORw0KGgo="}}', '{"notes": "Merci"}');
insert into public.clients (name, email, billing_city, buyer) values
  ('Hôtel du Lac', 'lac@exemple.fr', 'Annecy', '{"siren": "404833048", "contacts": [{"name": "Zoé"}]}'),
  ('Émile', null, null, '{}');
insert into public.products (description, reference, unit_price_excluding_tax, vat_rate) values ('Pose', 'P-1', 80.5, 20);
insert into public.draft_files (hash, media_type, bytes) values (encode(sha256('note'), 'hex'), 'text/csv', 'note');

select pg_temp.keep('paid', pg_temp.draft('facture-tva'));
select pg_temp.keep('partly', pg_temp.draft('facture-tva'));
select pg_temp.keep('seen', pg_temp.draft('facture-tva'));
select pg_temp.keep('deposit', pg_temp.draft('facture-tva', '{"subtype": "deposit"}'), 36);
select number from public.issue_document('paid', 'F', 1);
select number from public.issue_document('partly', 'F', 1);
select number from public.issue_document('seen', 'F', 1);
select number from public.issue_document('deposit', 'F', 1);
select pg_temp.keep('final', pg_temp.draft('facture-tva', '{"subtype": "final", "prepayments": [
  {"reference": "F-2026-0004", "issueDate": "2026-11-20", "amount": "36.00", "date": "2026-11-20"}]}'), 84);
select number from public.issue_document('final', 'F', 1);
select pg_temp.keep('credit', pg_temp.draft('avoir', '{"references": {"preceding": [{"number": "F-2026-0005"}]}}'), 84);
select number from public.issue_document('credit', 'A', 1);
select pg_temp.keep('receipt', pg_temp.draft('recu'));
select number from public.issue_document('receipt', 'R', 1);
select pg_temp.keep('elsewhere', pg_temp.draft('facture-tva', '{"number": "2026/041", "seller": {"name": "Lilas"}}'));
select number from public.issue_document('elsewhere', 'F', 1, '', '2026/041', '2026-11-20T10:00:00Z');
select pg_temp.keep('quote', pg_temp.draft('devis', jsonb_build_object('attachment', 'file:' || encode(sha256('note'), 'hex'))));
select pg_temp.keep('gone', pg_temp.draft('devis'));
select public.save_document('typed', pg_temp.draft('facture-tva'), '{"dueDate": "12 déc"}', '{"total": 120}');
update public.documents set milestone = 'accepted' where local_id = 'quote';
update public.documents set seen_at = now() where local_id = 'seen';
update public.documents set company_id = (select id from public.companies where name = 'Garance') where local_id = 'paid';
delete from public.documents where local_id = 'gone';

select public.record_payment('00000000-0000-4000-9000-000000000001', 'paid', 120, '2026-11-21', 'transfer');
select public.record_payment('00000000-0000-4000-9000-000000000002', 'partly', 40, '2026-11-21', 'cash');
select public.record_payment('00000000-0000-4000-9000-000000000003', 'partly', 50, '2026-11-22');
select public.record_payment('00000000-0000-4000-9000-000000000004', 'partly', 0, '2026-11-22',
  p_corrects => '00000000-0000-4000-9000-000000000003');
select public.archive_payments(2025);
insert into public.document_links (from_id, to_id, relation, deleted) values
  ('paid', 'receipt', 'receipt', null), ('final', 'credit', 'credit', null), ('quote', 'deposit', 'deposit', null),
  ('quote', 'gone', 'next-month', '{"to": {"kind": "devis", "subtype": "standard", "number": "", "issueDate": "2026-11-20"}}');
insert into public.document_files (document_id, name, sha256, bytes)
  select id, 'F-2026-0001.pdf', encode(sha256('%PDF'), 'hex'), '%PDF' from public.documents where local_id = 'paid';
insert into public.document_figures (document_id, seller_key, seller_name, activity, rates)
  select id, '732829320', 'Garance', 'services', '[]' from public.documents where local_id = 'paid';

-- The second account, with a second factor.
select pg_temp.become('lilas@exemple.fr');
insert into public.clients (name) values ('Cycles Garance');
select pg_temp.keep('paid', pg_temp.draft('facture-auto-entrepreneur', '{"seller": {"name": "Lilas"}}'));
select number from public.issue_document('paid', 'F', 1);
select public.record_payment('00000000-0000-4000-9000-000000000005', 'paid', 120, '2026-11-21');
select pg_temp.keep('draft', pg_temp.draft('quittance-loyer', '{"seller": {"name": "Lilas"}}'));
update public.profiles set newsletter_consent = true where user_id = auth.uid();
insert into private.account_writes (user_id, process, hour, written, written_before)
  values (auth.uid(), 0, floor(date_part('epoch', now()) / 3600), 1000, 500);

-- Rows that only the server writes.
select set_config('request.jwt.claims', '', false);
select public.touch_lead('visiteur@exemple.fr', 'devis', true);
select public.confirm_lead(id) from public.leads;
select public.add_mail('00000000-0000-4000-a000-000000000001', 'lac@exemple.fr', 'document', 'Facture', '{"to": "lac@exemple.fr"}');
select public.add_mail('00000000-0000-4000-a000-000000000002', 'lac@exemple.fr', 'document', 'Facture', null);
insert into public.email_logs (recipient_email, email_type, subject, status) values
  ('Garance@exemple.fr', 'welcome', 'Bienvenue', 'sent'), ('lilas@exemple.fr', 'welcome', 'Bienvenue', 'failed');
select public.record_generation(gen_random_uuid(), '00000000-0000-4000-8000-000000000001',
  '{"kind": "devis", "template": "classique", "size": 1000, "isElectronic": false, "brokenRules": ["BR-01"], "number": "D-1"}');
select public.keep_support_message(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'garance@exemple.fr', 'Question', 'Bonjour');
select public.record_page_vote('devis-conforme', true);
select public.share_document('abcdefghijklmnopqrstuv', encode('chiffré', 'base64'),
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq', 7);
