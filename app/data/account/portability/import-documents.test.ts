import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { setOwner } from '#app/data/account/dossier/open-kept.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { exportOf } from './export-of.test.support.ts';
import { importDocuments, planDocuments } from './import-documents.ts';
import { readExport } from './read-export.ts';

const kept = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
} as unknown as Storage;

test('documents are added with all that belongs to them, and once', async () => {
  setKeeper('zoe');
  setOwner('zoe');
  const exported = await readExport(JSON.stringify(exportOf()), async () => null);
  if (!exported) throw new Error('The export is read');
  const db = await openBrowserDatabase();
  const [first] = exported.documents;
  if (!first) throw new Error('The export has documents');
  const changed = { ...first.stored.draft, subject: 'Déjà là' };
  await db.put('drafts', { ...first.stored, id: 'draft', draft: changed });

  const documents = await planDocuments(exported);
  expect(documents.map(({ stored }) => stored.id)).toEqual(['first', 'second']);
  await importDocuments(documents, exported.links, 'zoe');
  expect((await db.get('drafts', 'draft'))?.draft.subject).toBe('Déjà là');
  expect(await db.get('drafts', 'first')).toEqual(first.stored);
  expect(await db.get('milestones', 'first')).toEqual(first.milestone);
  expect(await db.count('links')).toBe(1);
  const numbers = await db.getAll('numbers');
  expect(numbers.map(({ number }) => number)).toContain(first.stored.draft.number);

  const payments = await db.getAll('payments');
  const paid = payments.find(({ corrects }) => corrects === null);
  expect(payments.find(({ corrects }) => corrects !== null)?.corrects).toBe(paid?.id);
  expect(paid).toMatchObject({ documentId: 'first', amount: 5010, isWaiting: true });
  // Another account may hold the payment under its first id.
  expect(paid?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(await planDocuments(exported)).toEqual([]);
});
