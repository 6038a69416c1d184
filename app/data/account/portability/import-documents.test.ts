import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { learnNumbers } from '#app/data/account/dossier/learn-numbers.ts';
import { setOwner } from '#app/data/account/dossier/open-kept.ts';
import { closeBrowserDatabase, openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { toMadeReminder } from '#documents/dossier';
import { exportOf } from './export-of.test.support.ts';
import { importDocuments, planDocuments } from './import-documents.ts';
import { readExport } from './read-export.ts';

const server = stubServer();
vi.stubGlobal('window', {
  location: { origin: 'https://facturier.example', href: 'https://facturier.example/' },
  addEventListener: () => undefined,
});
// The official client persists sessions only in a browser.
vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });

const own = { userId: 'zoe', ids: new Map<string, string>() };

/** The documents that the account has, and whether it has their file. */
function answerWith(files: Record<string, boolean>) {
  server.answer = ({ query }) =>
    Response.json(
      query.has('id')
        ? []
        : Object.entries(files).map(([local_id, hasFile]) => ({
            ...{ id: local_id, local_id, document_files: hasFile ? { document_id: 'x' } : null },
          })),
    );
}

beforeEach(async () => {
  await closeBrowserDatabase();
  globalThis.indexedDB = new IDBFactory();
  setKeeper('zoe');
  setOwner('zoe');
  answerWith({});
});

async function open() {
  const exported = await readExport(JSON.stringify(exportOf()), {
    has: () => false,
    read: async () => null,
  });
  const first = await exported?.documents[0]?.load();
  if (!exported || !first) throw new Error('The export has documents');
  return { exported, first, db: await openBrowserDatabase() };
}

test('documents are added with all that belongs to them, and once', async () => {
  const { exported, first, db } = await open();
  const changed = { ...first.draft, subject: 'Déjà là' };
  await db.put('drafts', { ...first, id: 'draft', draft: changed });

  const plan = await planDocuments(exported);
  expect(plan.documents.map(({ id }) => id)).toEqual(['first', 'second']);
  await importDocuments({ ...exported, ...own });
  expect((await db.get('drafts', 'draft'))?.draft.subject).toBe('Déjà là');
  const { clientId, companyId, ...unnamed } = first;
  expect(await db.get('drafts', 'first')).toEqual(unnamed);
  expect(await db.get('milestones', 'first')).toEqual(exported.documents[0]?.milestone);
  expect(await db.count('links')).toBe(2);
  const made = toMadeReminder('first', { level: 'firm', date: '2026-02-20' });
  expect(await db.getAll('reminders')).toEqual([made]);
  const numbers = await db.getAll('numbers');
  expect(numbers.map(({ number }) => number)).toContain(first.draft.number);

  const payments = await db.getAll('payments');
  const paid = payments.find(({ corrects }) => corrects === null);
  expect(payments.find(({ corrects }) => corrects !== null)?.corrects).toBe(paid?.id);
  expect(paid).toMatchObject({ documentId: 'first', amount: 5010, isWaiting: true });
  // Another account may hold the payment under its first id.
  expect(paid?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect((await db.get('links', 'first/draft'))?.paymentId).toBe(paid?.id);
  expect((await planDocuments(exported)).documents).toEqual([]);
});

test('a receipt that comes back is of the payment that the account has, or of none', async () => {
  const { exported, first, db } = await open();
  await db.put('drafts', first);
  await importDocuments({ ...exported, ...own });
  expect(await db.get('links', 'first/draft')).not.toHaveProperty('paymentId');

  await db.delete('drafts', 'draft');
  const [payment] = exported.documents[0]?.payments ?? [];
  if (payment) await db.put('payments', payment);
  await importDocuments({ ...exported, ...own });
  expect((await db.get('links', 'first/draft'))?.paymentId).toBe('p1');
});

test('a document counts for the entries that it had, under the ids that they have here', async () => {
  const { exported, db } = await open();
  const ids = new Map([
    ['c1', 'atelier'],
    ['c2', 'garance'],
  ]);
  await importDocuments({ ...exported, userId: 'zoe', ids });
  expect(await db.get('drafts', 'first')).toMatchObject({
    clientId: 'garance',
    companyId: 'atelier',
  });
  // Its client is in no row of the export.
  expect(await db.get('drafts', 'draft')).not.toHaveProperty('clientId');
});

test('a second try leaves what was changed since the first one', async () => {
  const { exported, first, db } = await open();
  await importDocuments({ ...exported, ...own });
  const draft = { ...first.draft, subject: 'Changé depuis' };
  await db.put('drafts', { ...first, draft });
  await db.delete('milestones', 'first');
  await importDocuments({ ...exported, ...own });
  expect((await db.get('drafts', 'first'))?.draft.subject).toBe('Changé depuis');
  expect(await db.get('milestones', 'first')).toBeUndefined();
});

test('an issued document whose number is taken here is left out', async () => {
  const { exported, first, db } = await open();
  await db.put('drafts', { ...first, id: 'other' });
  await learnNumbers([{ ...first, id: 'other' }]);
  const plan = await planDocuments(exported);
  expect(plan.taken.map(({ id }) => id)).toEqual(['first']);
  expect(plan.documents.map(({ id }) => id)).toEqual(['second', 'draft']);
});

test('files that an interrupted import has left are planned again, wherever it began', async () => {
  const { exported } = await open();
  const documents = exported.documents.map((one) => ({ ...one, readFile: async () => null }));
  await importDocuments({ documents, links: [], ...own });
  answerWith({ first: false, second: true });
  const { files } = await planDocuments({ ...exported, documents });
  expect(files.map(({ id }) => id)).toEqual(['first']);
});
