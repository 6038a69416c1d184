/** Accounts with the numbers of their documents and clients: $1 small, $2 large, then of both. */
export const ACCOUNTS = `create temp table accounts as
  select id as user_id, case email when $2 then $4::integer else $3::integer end as documents,
    case email when $2 then greatest($4::integer / 100, 10) else 10 end as clients
  from auth.users where email in ($1, $2) or email like 'foule-%'`;

export const NAMES = [
  `create function pg_temp.client_name(c integer) returns text language sql immutable as $$
    select (array['Cycles', 'Atelier', 'Maison', 'Garage', 'Café', 'Librairie', 'Menuiserie',
        'Studio', 'Ferme', 'École'])[1 + c % 10]
      || ' ' || (array['Garance', 'Belin', 'Dufour', 'Marchand', 'Lenoir', 'Rivière', 'Caron',
        'Besson', 'Vidal', 'Aubert'])[1 + c / 10 % 10]
      || ' ' || c
  $$`,
  `create function pg_temp.subject(p integer) returns text language sql immutable as $$
    select (array['Révision annuelle', 'Pose de volets', 'Entretien du jardin', 'Création du site',
        'Conseil', 'Formation', 'Dépannage'])[1 + p % 7]
      || ' lot ' || p % 50
  $$`,
  `create function pg_temp.hash(user_id uuid, p integer) returns text language sql immutable as $$
    select encode(sha256(convert_to(user_id::text || p, 'UTF8')), 'hex')
  $$`,
];

/** A company for ten clients, a hundred at most. */
export const RECORDS = [
  `insert into public.clients (id, user_id, name, email, billing_city, created_at)
    select md5(user_id::text || c)::uuid, user_id, pg_temp.client_name(c),
      'client-' || c || '@exemple.fr',
      (array['Lyon', 'Paris', 'Nantes', 'Rennes', 'Lille'])[1 + c % 5], now() - c * interval '1 day'
    from accounts, generate_series(0, clients - 1) as c`,
  `insert into public.products
      (user_id, description, reference, unit_price_excluding_tax, vat_rate, created_at)
    select user_id, pg_temp.subject(c), 'REF-' || c, 10 + c, 20, now() - c * interval '1 day'
    from accounts, generate_series(0, clients - 1) as c`,
  `insert into public.companies (user_id, name, siret, city)
    select user_id, pg_temp.client_name(c), '73282932000074', 'Lyon'
    from accounts, generate_series(0, least(clients / 10, 100) - 1) as c`,
];

/**
 * A fifth of the documents of each account, 0 the newest: in the order of their dates, all accounts
 * together. `p` counts from the oldest. One in a hundred is a draft, one invoice in twenty is open.
 * One paid invoice in twenty was so at once, and one by the mark of its author; the others have a
 * payment.
 */
export const DOCUMENTS_OF_A_FIFTH = `insert into public.documents (user_id, client_id, document_type,
    number, status, client_name, subject, issue_date, due_date, total_including_tax, milestone,
    milestone_at, issued_at, series, chain_position, previous_hash, hash, size, created_at, updated_at)
  select user_id, md5(user_id::text || c)::uuid, kind,
    case when is_issued then prefix || '-' || to_char(day, 'YYYY-') || lpad(p::text, 6, '0') end,
    status, pg_temp.client_name(c), pg_temp.subject(p), day, day + 30, total, milestone,
    case when milestone is not null then day + time '10:00' end,
    case when is_issued then day + time '10:00' end,
    case when is_issued then '732829320 · ' || prefix end, case when is_issued then p end,
    case when is_issued then pg_temp.hash(user_id, p - 1) end,
    case when is_issued then pg_temp.hash(user_id, p) end,
    1500, day + time '09:00', day + time '10:00'
  from (
    select user_id, documents + 1 - n as p, 37 * n % clients as c, day, n % 100 <> 97 as is_issued,
      50 + 7907 * n % 4950 + n % 100 / 100.0 as total, 19 * n % 100 as share,
      (n + n / 100) % 20 = 3 as is_open
    from (
      select accounts.*, n, current_date - 1 - ((n - 1)::bigint * 1825 / documents)::integer as day
      from accounts, generate_series(documents * $1 / 5 + 1, documents * ($1 + 1) / 5) as n
      order by day offset 0
    ) as dated
  ) as counted,
  lateral (select share < 70 as is_invoice, case when share < 70 then 'facture-tva'
    when share < 85 then 'devis' when share < 90 then 'avoir' else 'recu' end as kind) as kinds,
  lateral (select is_issued and is_invoice and not is_open as is_paid) as payings,
  lateral (select case kind when 'facture-tva' then 'F' else upper(left(kind, 1)) end as prefix,
    case when not is_issued then 'draft'
      when kind = 'devis' then (array['accepted', 'refused', 'invoiced', 'sent'])[1 + p % 4]
      when is_paid then 'paid' else 'sent' end as status) as states,
  lateral (select case when status in ('accepted', 'refused') then status
    when is_paid and p % 20 = 1 then 'paid' when is_issued then 'sent' end as milestone) as marks`;

export const PAYMENTS = `insert into public.payments (id, user_id, document_id, amount, paid_on,
    means, chain_position, previous_hash, hash, created_at)
  select gen_random_uuid(), user_id, id, total_including_tax,
    least(issue_date + (chain_position % 45)::integer, current_date), 'transfer', chain_position,
    previous_hash, hash, created_at
  from public.documents where status = 'paid' and chain_position % 20 > 1`;

/** Contents of both accounts; those of the crowd would never be read. */
export const CONTENTS = `insert into public.document_contents (document_id, user_id, draft)
  select documents.id, user_id, jsonb_build_object('kind', document_type, 'number', number,
    'notes', md5(documents.id::text), 'lines', repeat('ligne ', 200))
  from public.documents join auth.users on users.id = user_id where email in ($1, $2)`;
