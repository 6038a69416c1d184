import type { Client } from 'pg';
import { AS_THEY_COME, TIDY } from '../backend/large-database.ts';

/**
 * Copies every account « modele-… » so many times, with all its rows: under identifiers of its own,
 * and in the order of their times, all accounts together, as they would have come. Files of issued
 * documents, which weigh the same in each, are those of the first `withFiles` copies.
 */
export async function copyAccounts(
  owner: Client,
  { copies, withFiles }: { copies: number; withFiles: number },
): Promise<void> {
  for (const text of [AS_THEY_COME, "set work_mem = '256MB'"]) await owner.query(text);
  await owner.query(COPIES, [copies]);
  for (const table of TABLES) {
    const began = performance.now();
    const most = table === 'public.document_files' ? withFiles : copies;
    const { rows } = await owner.query<Column>(COLUMNS, [table]);
    await owner.query(writeCopy(table, rows), [most]);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.error(`… ${table}: ${seconds} s`);
  }
  for (const text of [...TIDY, 'reset work_mem']) await owner.query(text);
}

type Column = { name: string; type: string };

function writeCopy(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ name }) => name);
  const time = columns.find(({ name }) => TIMES.has(name));
  const ownerOf = table === 'auth.users' ? 'id' : 'user_id';
  return `insert into ${table} (${names.join(', ')})
    select ${columns.map((column) => writeValue(table, column)).join(', ')}
    from ${table} as kept join pg_temp.copies on copies.model_id = kept.${ownerOf}::uuid
    where copies.place <= $1 order by ${time ? `kept.${time.name}, ` : ''}copies.place`;
}

function writeValue(table: string, { name, type }: Column): string {
  if (name === 'user_id' || (table === 'auth.users' && name === 'id'))
    return `copies.user_id${type === 'uuid' ? '' : `::${type}`}`;
  if (name === 'provider_id') return 'copies.user_id::text';
  if (name === 'email' && table !== 'public.clients') return 'copies.email';
  if (name === 'token') return 'md5(copies.user_id::text || kept.token)';
  if (type === 'uuid' && name !== 'instance_id')
    return `md5(copies.user_id::text || kept.${name}::text)::uuid`;
  if (type === 'timestamp with time zone')
    return `kept.${name} + copies.place * interval '1 millisecond'`;
  return `kept.${name}`;
}

const COPIES = `create temp table copies as
  select users.id as model_id, place, gen_random_uuid() as user_id,
    'copie-' || place || '-' || users.email as email
  from auth.users, generate_series(1, $1::integer) as place where email like 'modele-%'`;
/** The columns to copy: generated ones are left to the table. */
const COLUMNS = `select attname::text as name, format_type(atttypid, null) as type from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped
    and attgenerated = '' and attidentity = ''`;
const TIMES: ReadonlySet<string> = new Set(['issued_at', 'created_at', 'updated_at']);
const TABLES = [
  ...['auth.users', 'auth.identities', 'auth.sessions', 'auth.refresh_tokens'],
  ...['public.profiles', 'public.companies', 'public.clients', 'public.products'],
  ...['public.documents', 'public.document_contents', 'public.draft_files'],
  ...['private.draft_file_uses', 'public.document_links', 'public.document_reminders'],
  ...['private.number_series', 'public.payments', 'private.payment_chains'],
  ...['private.account_usage', 'private.account_writes', 'public.generated_pdfs'],
  'public.document_files',
];
