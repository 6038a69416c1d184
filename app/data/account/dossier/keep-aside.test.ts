import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { saveDraft } from '#app/data/device/drafts.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { keepAside } from './keep-aside.ts';
import { setOwner } from './open-kept.ts';

const draft = requireDraft(samples.menuisier);
const frozen = {
  ...{ id: 'a', draft, rawTexts: {}, updatedAt: 5, completedAt: 4, issued: { draft, at: 4 } },
};
const written = { draft: { ...draft, subject: 'Autre' }, rawTexts: {} };

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
  setKeeper('zoe');
  setOwner('zoe');
});

test('a draft is not saved over what its account has issued', async () => {
  const db = await openBrowserDatabase();
  await db.put('drafts', frozen);
  expect(await saveDraft({ ...written, id: 'a', updatedAt: 6 })).toBe('frozen');
  expect(await db.get('drafts', 'a')).toEqual(frozen);
  // What is changed on the screen of an issued document keeps what was issued.
  const { issued } = frozen;
  expect(await saveDraft({ ...written, id: 'a', updatedAt: 6, issued })).toBe('saved');
});

test('what was written is a draft of its own, without the number, and later text replaces it', async () => {
  const db = await openBrowserDatabase();
  const keptAs = await keepAside(frozen, written);
  expect(await db.get('drafts', keptAs)).toMatchObject({
    draft: { subject: 'Autre', number: '' },
  });
  expect((await db.get('drafts', keptAs))?.issued).toBeUndefined();
  const later = { ...written, draft: { ...draft, subject: 'Encore autre' } };
  expect(await keepAside(frozen, later)).toBe(keptAs);
  expect((await db.get('drafts', keptAs))?.draft.subject).toBe('Encore autre');
  expect(await db.get('conflicts', 'a')).toMatchObject({ keptAs, isIssued: true });
});
