import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountRepetitions } from '#app/data/account/repetitions/repetitions.ts';
import { closeBrowserDatabase, openBrowserDatabase } from '#app/data/device/browser-database.ts';
import type { KeptPayment } from '#app/data/device/browser-schema.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import type { Cents } from '#documents';
import type { Repetition } from '#documents/repetition';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { bringDevice } from './bring-device.ts';
import { setOwner } from './open-kept.ts';

const draft = requireDraft(samples.menuisier);
const issued = { draft, at: 1 };

beforeEach(async () => {
  await closeBrowserDatabase();
  globalThis.indexedDB = new IDBFactory();
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
  const device = await openBrowserDatabase();
  await device.put('drafts', {
    id: 'a',
    draft,
    rawTexts: {},
    updatedAt: 1,
    completedAt: 1,
    issued,
  });
  const changed = { ...draft, subject: 'Changé depuis' };
  await device.put('drafts', { id: 'b', draft: changed, rawTexts: {}, updatedAt: 1, issued });
  const ends = { from: 'a', to: 'b', relation: 'replacement' as const };
  await device.put('links', { key: 'a/b', ...ends, createdAt: 1 });
  await device.put('milestones', { id: 'a', name: 'sent', markedAt: 1 });
  for (const documentId of ['a', 'gone'])
    await device.put('payments', {
      ...{ id: `of ${documentId}`, documentId, amount: 12_000 as Cents, paidOn: '2026-11-18' },
      ...{ means: 'cash' as const, note: '', corrects: null },
    });
  setKeeper('user');
  setOwner('user');
});

test('documents come with their links and marks; what changed after its file is two', async () => {
  expect(await bringDevice()).toBe(3);
  const account = await openBrowserDatabase();
  const kept = await account.getAll('drafts');
  expect(kept.map(({ id }) => id)).toEqual(['a', 'b', 'b-m']);
  expect(kept[1]?.draft.subject).toBe(draft.subject);
  expect(kept[2]).toMatchObject({ draft: { subject: 'Changé depuis', number: '' } });
  expect(await account.count('links')).toBe(1);
  expect(await account.get('milestones', 'a')).toMatchObject({ name: 'sent' });
  expect(await account.getAll('payments')).toMatchObject([
    { id: 'of a', amount: 12_000, isWaiting: true },
  ]);
});

test('doing it twice adds nothing, and the device keeps what it had', async () => {
  await bringDevice();
  const account = await openBrowserDatabase();
  const [{ isWaiting: _sent, ...payment } = {}] = await account.getAll('payments');
  await account.put('payments', payment as KeptPayment);
  expect(await bringDevice()).toBe(0);
  expect(await account.getAll('payments')).toEqual([payment]);
  setKeeper(null);
  expect(await (await openBrowserDatabase()).count('drafts')).toBe(2);
});

test('what was deleted in the account does not come back, and nothing is written once it is left', async () => {
  await bringDevice();
  const account = await openBrowserDatabase();
  await account.put('synced', { key: 'doc/a', stamp: '' });
  await account.delete('drafts', 'a');
  expect(await bringDevice()).toBe(0);
  setKeeper(null);
  await expect(bringDevice()).rejects.toThrow('left');
});

test('what repeats goes to the account, and stays on the device when the account does not answer', async () => {
  setKeeper(null);
  const device = await openBrowserDatabase();
  const schedule = { every: 'month', first: '2026-12-31', isMonthEnd: true } as const;
  const repetition: Repetition = {
    id: '0b5f2c7e-8a1d-4c53-9f0e-2f8a6f3f1d20',
    ...{ model: draft, schedule, prices: 'kept', done: 2, isPaused: false },
  };
  await device.put('repetitions', repetition);
  setKeeper('user');
  const save = vi.spyOn(accountRepetitions, 'save');
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await bringDevice();
  setKeeper(null);
  expect(await (await openBrowserDatabase()).count('repetitions')).toBe(1);
  setKeeper('user');
  save.mockResolvedValueOnce();
  await bringDevice();
  expect(save).toHaveBeenLastCalledWith(repetition);
  setKeeper(null);
  expect(await (await openBrowserDatabase()).count('repetitions')).toBe(0);
});
