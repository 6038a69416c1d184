import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { cents } from '#documents';
import { setOwner } from './open-kept.ts';
import { pushChanges } from './push-changes.ts';

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
  const payment = {
    ...{ documentId: 'invoice', paidOn: '2026-11-20', note: '', isWaiting: true },
    means: 'card' as const,
  };
  const db = await openBrowserDatabase();
  // Payments are read in the order of their ids.
  await db.put('payments', { ...payment, id: 'a', amount: cents(-50), corrects: 'b' });
  await db.put('payments', { ...payment, id: 'b', amount: cents(50), corrects: null });
  expect(await pushChanges()).toBeNull();
  expect(server.calls.map(({ body: { p_id } }) => p_id)).toEqual(['b', 'a']);
  expect(await db.getAll('payments')).not.toContainEqual(
    expect.objectContaining({ isWaiting: true }),
  );
});
