import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { setKeeper } from './keeper.ts';
import { emptyDevice, keep, openTab } from './open-device.test.support.ts';

const draft = requireDraft(samples.menuisier);
const later = { ...draft, number: 'F-LATER' };

beforeEach(() => {
  emptyDevice();
  vi.stubGlobal('localStorage', makeStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('what a closed page had no time to save is there in the next one, once', async () => {
  const closed = await openTab();
  await closed.save(keep('a', draft, { isUnissued: true, at: 1 }));
  closed.keepLeft(keep('a', later, { isUnissued: true, at: 2 }));
  closed.keepLeft(keep('b', draft, { isUnissued: true, at: 3 }));
  const next = await openTab();
  expect((await next.get('a'))?.draft.number).toBe('F-LATER');
  expect((await next.get('b'))?.updatedAt).toBe(3);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what was saved since wins', async () => {
  const closed = await openTab();
  await closed.save(keep('a', later, { isUnissued: true, at: 5 }));
  closed.keepLeft(keep('a', draft, { isUnissued: true, at: 4 }));
  expect((await (await openTab()).get('a'))?.draft.number).toBe('F-LATER');
});

test('what is saved after all, or removed, is not taken up again', async () => {
  const tab = await openTab();
  tab.keepLeft(keep('a', draft, { isUnissued: true, at: 1 }));
  await tab.save(keep('a', later, { isUnissued: true, at: 2 }));
  expect(Object.keys(localStorage)).toEqual([]);
  tab.keepLeft(keep('a', draft, { isUnissued: true, at: 3 }));
  await tab.remove('a');
  expect(await (await openTab()).get('a')).toBeNull();
});

test('what a user left is taken up by that user alone', async () => {
  const openAs = (userId: string | null) => {
    setKeeper(userId);
    return openTab();
  };
  (await openAs('zoe')).keepLeft(keep('a', draft, { isUnissued: true, at: 1 }));
  (await openAs(null)).keepLeft(keep('b', draft, { isUnissued: true, at: 1 }));
  const idsOf = async (userId: string | null) => {
    const tab = await openAs(userId);
    return Promise.all(['a', 'b'].map(async (id) => (await tab.get(id))?.id));
  };
  expect(await idsOf('yann')).toEqual([undefined, undefined]);
  expect(await idsOf(null)).toEqual([undefined, 'b']);
  expect(await idsOf('zoe')).toEqual(['a', undefined]);
  expect(Object.keys(localStorage)).toEqual(['facturier-keeper']);
});

test('a browser without room or storage goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', undefined);
  const tab = await openTab();
  tab.keepLeft(keep('a', draft));
  await tab.save(keep('a', later));
  expect((await (await openTab()).get('a'))?.draft.number).toBe('F-LATER');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

/** The keys are own properties, like those of a browser’s storage. */
function makeStorage(): object {
  return Object.create({
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
}
