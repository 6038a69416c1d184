import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { emptyDevice, keep, openTab } from './open-device.test.support.ts';

const invoice = requireDraft(samples.menuisier);
const series = 'seller · F';
const wanted = { series, number: 'F-1', issueDate: '2026-11-20' };
const proposeSecond = () => 'F-2';

beforeEach(emptyDevice);
afterEach(() => vi.restoreAllMocks());

function fillDisk() {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

function refuseAll() {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
}

test.each([
  ['full', fillDisk],
  ['refused', refuseAll],
])(
  'a number that a %s browser does not keep is not given twice in the page',
  async (_how, stop) => {
    const dossier = await openTab();
    stop();
    const take = (draftId: string) => dossier.takeNumber({ ...wanted, draftId }, proposeSecond);
    expect(await take('a')).toBe('F-1');
    expect(await take('a')).toBe('F-1');
    expect(await take('b')).toBe('F-2');
    expect(await take('c')).toBeNull();
    expect((await dossier.listNumbers()).map(({ number }) => number)).toEqual(['F-1', 'F-2']);
  },
);

test('what could not be kept is held, and kept once there is room', async () => {
  const dossier = await openTab();
  await dossier.takeNumber({ ...wanted, number: 'F-0', draftId: 'z' }, proposeSecond);
  const makeRoom = fillDisk();
  await expect(dossier.save(keep('a', invoice, { at: 1 }))).rejects.toThrow('Full');
  await expect(dossier.save(keep('b', invoice, { at: 2 }))).rejects.toThrow('Full');
  expect(await dossier.takeNumber({ ...wanted, draftId: 'a' }, proposeSecond)).toBe('F-1');
  expect(dossier.holds()).toBe(true);
  expect((await dossier.get('a'))?.updatedAt).toBe(1);
  makeRoom();
  await dossier.save(keep('b', invoice, { at: 3 }));
  expect(dossier.holds()).toBe(false);
  expect(await dossier.takeNumber({ ...wanted, draftId: 'b' }, proposeSecond)).toBe('F-2');
  const later = await openTab();
  expect((await later.get('a'))?.updatedAt).toBe(1);
  expect((await later.get('b'))?.updatedAt).toBe(3);
  expect((await later.listNumbers()).map(({ number }) => number)).toEqual(['F-0', 'F-1', 'F-2']);
});

test('a version that another tab kept since is not written over', async () => {
  const dossier = await openTab();
  const makeRoom = fillDisk();
  await expect(dossier.save(keep('a', invoice, { at: 1 }))).rejects.toThrow('Full');
  makeRoom();
  const other = await openTab();
  await other.save(keep('a', invoice, { at: 5 }));
  expect((await dossier.get('a'))?.updatedAt).toBe(5);
  await dossier.save(keep('b', invoice, { at: 6 }));
  expect((await dossier.get('a'))?.updatedAt).toBe(5);
});

test('what is held for one account is not shown to the next, nor kept in its place', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const dossier = await openTab();
  const { setKeeper } = await import('./keeper.ts');
  setKeeper('one');
  const makeRoom = fillDisk();
  await expect(dossier.save(keep('a', invoice))).rejects.toThrow('Full');
  makeRoom();
  setKeeper('two');
  expect(await dossier.get('a')).toBeNull();
  await dossier.save(keep('b', invoice));
  expect(await dossier.hasAny()).toBe(true);
  expect(await dossier.get('a')).toBeNull();
  vi.unstubAllGlobals();
});
