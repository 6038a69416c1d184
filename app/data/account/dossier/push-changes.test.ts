import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { cents } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { setOwner } from './open-kept.ts';
import { countUnsent, pushChanges } from './push-changes.ts';

const server = stubServer();
vi.stubGlobal('window', {
  location: { origin: 'https://facturier.example', href: 'https://facturier.example/' },
  addEventListener: () => undefined,
});
// The official client persists sessions only in a browser.
vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });

test('a correction is sent after the payment that it takes back', async () => {
  setKeeper('zoe');
  setOwner('zoe');
  const db = await openBrowserDatabase();
  // Payments are read in the order of their ids.
  await db.put('payments', { ...PAYMENT, id: 'a', amount: cents(-50), corrects: 'b' });
  await db.put('payments', { ...PAYMENT, id: 'b', amount: cents(50), corrects: null });
  expect(await pushChanges()).toBeNull();
  expect(server.calls.map(({ body: { p_id } }) => p_id)).toEqual(['b', 'a']);
  expect(await db.getAll('payments')).not.toContainEqual(
    expect.objectContaining({ isWaiting: true }),
  );
});

test('a second correction of one payment is given up, and holds nothing up', async () => {
  const db = await openBrowserDatabase();
  await db.put('payments', { ...PAYMENT, id: 'c', amount: cents(-50), corrects: 'b' });
  server.answer = ({ path }) =>
    path.endsWith('record_payment')
      ? Response.json({ code: '23505', message: '' }, { status: 409 })
      : Response.json([]);
  expect(await pushChanges()).toBeNull();
  expect(await db.get('payments', 'c')).toBeUndefined();
  expect(await countUnsent()).toBe(0);
});

test('what only this device has is counted, whatever it is', async () => {
  const db = await openBrowserDatabase();
  const draft = requireDraft(samples.menuisier);
  const stored = { id: 'a', draft, rawTexts: {}, updatedAt: 1 };
  await db.put('drafts', stored);
  expect(await countUnsent()).toBe(1);
  await db.put('conflicts', { id: 'a', theirs: stored, version: 2, isIssued: false });
  expect(await countUnsent()).toBe(1);
  await db.put('links', { key: 'a/b', from: 'a', to: 'b', relation: 'credit', createdAt: 1 });
  await db.put('milestones', { id: 'a', name: 'sent', markedAt: 1 });
  await db.put('payments', { ...PAYMENT, id: 'd', amount: cents(50), corrects: null });
  expect(await countUnsent()).toBe(4);
  // Taken away here, and not there.
  await db.put('synced', { key: 'mark/z', stamp: 'paid' });
  await db.put('synced', { key: 'link/y/z', stamp: 'x' });
  await db.put('synced', { key: 'file/z', stamp: '' });
  expect(await countUnsent()).toBe(7);
});

const PAYMENT = {
  ...{ documentId: 'invoice', paidOn: '2026-11-20', note: '', isWaiting: true },
  means: 'card' as const,
};
