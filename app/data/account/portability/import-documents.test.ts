import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { setOwner } from '#app/data/account/dossier/open-kept.ts';
import { closeBrowserDatabase, openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { exportOf } from './export-of.test.support.ts';
import { importDocuments, planDocuments } from './import-documents.ts';
import { readExport } from './read-export.ts';

const kept = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
} as unknown as Storage;

beforeEach(async () => {
  await closeBrowserDatabase();
  globalThis.indexedDB = new IDBFactory();
  setKeeper('zoe');
  setOwner('zoe');
});

async function open() {
  const exported = await readExport(JSON.stringify(exportOf()), async () => null);
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
  await importDocuments(exported.documents, exported.links, 'zoe');
  expect((await db.get('drafts', 'draft'))?.draft.subject).toBe('Déjà là');
  expect(await db.get('drafts', 'first')).toEqual(first);
  expect(await db.get('milestones', 'first')).toEqual(exported.documents[0]?.milestone);
  expect(await db.count('links')).toBe(1);
  const numbers = await db.getAll('numbers');
  expect(numbers.map(({ number }) => number)).toContain(first.draft.number);

  const payments = await db.getAll('payments');
  const paid = payments.find(({ corrects }) => corrects === null);
  expect(payments.find(({ corrects }) => corrects !== null)?.corrects).toBe(paid?.id);
  expect(paid).toMatchObject({ documentId: 'first', amount: 5010, isWaiting: true });
  // Another account may hold the payment under its first id.
  expect(paid?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect((await planDocuments(exported)).documents).toEqual([]);
});

test('a second try leaves what was changed since the first one', async () => {
  const { exported, first, db } = await open();
  await importDocuments(exported.documents, exported.links, 'zoe');
  const draft = { ...first.draft, subject: 'Changé depuis' };
  await db.put('drafts', { ...first, draft });
  await db.delete('milestones', 'first');
  await importDocuments(exported.documents, exported.links, 'zoe');
  expect((await db.get('drafts', 'first'))?.draft.subject).toBe('Changé depuis');
  expect(await db.get('milestones', 'first')).toBeUndefined();
});

test('an issued document whose number is taken here is left out', async () => {
  const { exported, first, db } = await open();
  const [document] = exported.documents;
  await db.put('drafts', { ...first, id: 'other' });
  await db.put('numbers', {
    ...{ key: document?.numberKey ?? '', series: 's', number: first.draft.number },
    ...{ issueDate: first.draft.issueDate, draftId: 'other' },
  });
  const plan = await planDocuments(exported);
  expect(plan.taken.map(({ id }) => id)).toEqual(['first']);
  expect(plan.documents.map(({ id }) => id)).toEqual(['second', 'draft']);
});

test('files that an interrupted import has left are planned again', async () => {
  const { exported, db } = await open();
  const [first, ...others] = exported.documents;
  if (!first) throw new Error('The export has documents');
  const withFile = { ...first, readFile: async () => null };
  await importDocuments(exported.documents, [], 'zoe');
  const again = { ...exported, documents: [withFile, ...others] };
  expect((await planDocuments(again)).files).toEqual([]);
  await db.put('synced', { key: 'file/first', stamp: '' });
  expect((await planDocuments(again)).files).toEqual([withFile]);
});
