import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import {
  knownAs,
  openAccount,
  write,
} from '#app/data/account/dossier/open-account.test.support.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { makeEntries } from './make-entries.ts';
import { readMissing } from './read-missing.ts';

const server = openAccount('zoe');
vi.stubGlobal('navigator', { onLine: true });
type Row = Record<string, unknown> & { id: string };
const NAMES = ['companies', 'clients', 'products'] as const;
type Table = (typeof NAMES)[number];
const tables: Record<Table, Row[]> = { companies: [], clients: [], products: [] };
/** The documents that were named in the account, and whom they count for. */
const named: [path: string, body: unknown][] = [];

test('what documents name is made once, and they count for it', async () => {
  answerAsAccount();
  const db = await openBrowserDatabase();
  const issued = { draft: write('issued', 'Pose').draft, at: 1 };
  await db.put('drafts', write('draft', 'Pose'));
  await db.put('drafts', { ...write('issued', 'Pose'), issued, completedAt: 1 });
  await db.put('synced', { ...knownAs(write('issued', 'Pose'), 1), isIssued: true });
  const missing = await readMissing();
  expect(missing.companies.map(({ documentIds }) => documentIds.toSorted())).toEqual([
    ['draft', 'issued'],
  ]);
  expect(missing.clients).toHaveLength(1);
  await makeEntries(missing);
  const [company, client] = [tables.companies[0]?.id, tables.clients[0]?.id];
  expect(await db.get('drafts', 'draft')).toMatchObject({ companyId: company, clientId: client });
  expect(named).toEqual([
    ['in.(issued)', { company_id: company }],
    ['in.(issued)', { client_id: client }],
  ]);
  expect(tables.companies[0]).toMatchObject({
    defaults: { numbering: { 'facture-tva': { pattern: 'F-{AAAA}-{NNNN}' } } },
  });

  // Pressed again, here or on a device that has not heard of it.
  await makeEntries(missing);
  expect([tables.companies.length, tables.clients.length]).toEqual([1, 1]);
  tables.companies.length = 0;
  tables.clients.length = 0;
  await makeEntries(missing);
  expect([tables.companies[0]?.id, tables.clients[0]?.id]).toEqual([company, client]);
});

test('undone, the entries are gone; one that the account had stays', async () => {
  const before = await readMissing();
  expect([before.companies, before.clients]).toEqual([[], []]);
  const [known] = tables.clients;
  await (await openBrowserDatabase()).put('drafts', write('other', 'Pose'));
  tables.companies.length = 0;
  syncStore.set({ hasNewRecords: true });
  const missing = await readMissing();
  expect([missing.companies.length, missing.clients.length]).toEqual([1, 0]);
  const undo = await makeEntries(missing);
  expect(tables.companies).toHaveLength(1);
  await undo();
  expect([tables.companies.length, tables.clients]).toEqual([0, [known]]);
});

function answerAsAccount() {
  server.answer = ({ path, query, body }) => {
    const table = NAMES.find((name) => path.endsWith(`/${name}`));
    if (table) return Response.json(answerOf(table, query, body));
    if (path.endsWith('/documents') && query.has('local_id') && Object.keys(body).length > 0)
      named.push([query.get('local_id') ?? '', body]);
    return Response.json([]);
  };
}

/** Adds the rows that are sent, removes those of a list of ids, else gives all. */
function answerOf(table: Table, query: URLSearchParams, body: unknown): object[] {
  const rows = tables[table];
  const ids = query.get('id') ?? '';
  if (Array.isArray(body)) {
    const added = body.filter(({ id }) => rows.every((row) => row.id !== id));
    rows.push(...added.map((row) => ({ search_text: '', ...row })));
    return added.map(({ id }) => ({ id }));
  }
  if (query.get('select') === 'updated_at') return [{ updated_at: JSON.stringify(rows) }];
  if (ids.startsWith('in.(')) tables[table] = rows.filter(({ id }) => !ids.includes(id));
  return ids === '' ? rows : [];
}
