import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { type BackendContender, signInAll } from '../backend/contender.ts';
import { repeatLines } from '../draft.ts';
import { keepDocument } from './keep-document.ts';
import { type Ask, asUser } from './request.ts';

export type VisitFigures = {
  /** Pages of 8 kB that the database had not in its memory, for one account. */
  pages: number;
  requests: number;
  /** Bytes of the log of changes for one document, in an account that nobody had touched. */
  logBytes: number;
};

/** Each account comes in, reads what its device asks for, and makes one invoice with its file. */
export async function visitAccounts(
  contender: BackendContender,
  owner: Client,
  { emails, today }: { emails: readonly string[]; today: string },
): Promise<VisitFigures> {
  const users = (await signInAll(contender, emails)).map((user) => asUser(contender, user));
  await owner.query('checkpoint');
  const before = await countPages(owner);
  let requests = 0;
  for (const ask of users) requests += await readAsDevice(ask);
  const pages = (await countPages(owner)) - before;
  await owner.query('checkpoint');
  const logged = await readLog(owner);
  const draft = { ...requireDraft(repeatLines(12)), issueDate: today };
  for (const ask of users) await keepDocument(ask, { id: 'visit', draft, isIssued: true });
  const logBytes = (await readLog(owner)) - logged;
  return {
    pages: pages / users.length,
    requests: requests / users.length,
    logBytes: logBytes / users.length,
  };
}

/** Asks for recent changes, one page of each list and fifty documents. */
async function readAsDevice(ask: Ask): Promise<number> {
  const paths = [
    '/rest/v1/companies?select=id,name,siret,city,seller,style,defaults&limit=25',
    '/rest/v1/clients?select=id,name,email,billing_city,language,buyer&order=name,id&limit=25',
    '/rest/v1/products?select=id,description,reference&order=description,id&limit=25',
    '/rest/v1/documents?select=local_id,client_id,updated_at,document_contents(draft,raw_texts,version),payments(id,amount)&order=updated_at.desc&limit=50',
    '/rest/v1/document_links?select=from_id,to_id,relation&limit=50',
  ];
  await ask('/rest/v1/rpc/get_presence', { body: {} });
  await ask('/rest/v1/rpc/list_changes', {
    body: { p_since: new Date().toISOString(), p_after: '' },
  });
  for (const path of paths) await ask(path);
  return paths.length + 2;
}

async function countPages(owner: Client): Promise<number> {
  await wait(STATISTICS_MS);
  const { rows } = await owner.query<{ pages: number }>(PAGES);
  return rows[0]?.pages ?? 0;
}

async function readLog(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ bytes: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes",
  );
  return rows[0]?.bytes ?? 0;
}

const PAGES = `select sum(heap_blks_read + coalesce(idx_blks_read, 0) + coalesce(toast_blks_read, 0)
  + coalesce(tidx_blks_read, 0))::float8 as pages from pg_statio_user_tables`;
/** A connection at rest tells what it counted within ten seconds. */
const STATISTICS_MS = 11_000;
