import type { Client } from 'pg';
import { AS_THEY_COME, addUsers, TIDY } from '../backend/large-database.ts';
import { withoutIndexes } from '../scale/without-indexes.ts';

/** Rows of each table of a large site. */
export type SiteSize = { users: number; leads: number; pdfs: number; documents: number };

/** Two years of a site, and its administrator. */
export async function seedSite(owner: Client, email: string, size: SiteSize): Promise<void> {
  for (const text of [AS_THEY_COME, addUsers(size.users, 'foule'), addProfiles, nameAdministrator])
    await owner.query(text.replace('$1', owner.escapeLiteral(email)));
  await withoutIndexes(owner, TABLES, async () => {
    for (const [name, count] of [
      ['leads', size.leads],
      ['pdfs', size.pdfs],
      ['documents', size.documents],
    ] as const)
      for (let part = 0; part < PARTS; part += 1) {
        console.error(`… ${name}, ${part + 1} of ${PARTS}`);
        await owner.query(ROWS[name], [
          (count / PARTS) * part + 1,
          (count / PARTS) * (part + 1),
          count,
        ]);
      }
    console.error('… indexes');
  });
  for (const text of TIDY) await owner.query(text);
}

const addProfiles = `insert into public.profiles (user_id, email, created_at)
  select id, email, now() - random() * interval '730 days' from auth.users
  on conflict do nothing`;
const nameAdministrator = `insert into public.user_roles (user_id, role)
  select id, 'admin' from auth.users where email = $1 on conflict do nothing`;

const MADE = "now() - (1 - n / $3::float8) * interval '730 days'";
/** The rows from $1 to $2 of $3, in the order of two years. */
const ROWS = {
  leads: `insert into public.leads (email, created_at, last_activity_at, return_count,
      total_documents_generated, first_document_type, newsletter_consent, newsletter_consent_at)
    select 'visiteur-' || n || '@exemple.fr', made,
      case when n % 4 = 0 then least(made + interval '40 days', now()) else made end,
      case when n % 4 = 0 then n % 14 else 0 end, 1 + n % 9, 'facture-tva', n % 5 = 0,
      case when n % 5 = 0 then made end
    from (
      select n, ${MADE} as made from generate_series($1::integer, $2::integer) as n
    ) as visitors`,
  pdfs: `insert into public.generated_pdfs (document_type, template, file_size, is_electronic,
      broken_rules, created_at)
    select (array['facture-tva', 'devis', 'recu', 'quittance-loyer'])[1 + n % 4],
      (array['classique', 'moderne', 'compact'])[1 + n % 3], 40000 + n % 9000, n % 4 = 0,
      case when n % 10 = 0 then array['BR-FR-0' || n % 7] else '{}' end,
      ${MADE}
    from generate_series($1::integer, $2::integer) as n`,
  documents: `insert into public.documents (user_id, document_type, number, client_name, issue_date,
      total_including_tax, created_at)
    select owners.id, 'facture-tva', 'F-' || n, 'Cycles Garance', current_date - n % 730, 120,
      ${MADE}
    from generate_series($1::integer, $2::integer) as n
    join (
      select id, row_number() over () - 1 as place from auth.users where email like 'foule-%'
    ) as owners on owners.place = n % (select count(*) from auth.users where email like 'foule-%')`,
};
const PARTS = 5;
const TABLES = ['public.leads', 'public.generated_pdfs', 'public.documents'];
