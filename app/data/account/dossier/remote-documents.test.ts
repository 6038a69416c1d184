import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { openAccount } from './open-account.test.support.ts';
import { saveRemote } from './remote-documents.ts';

const server = openAccount('saving');
const content = { draft: requireDraft(samples.menuisier), rawTexts: {} };

/** When the document has changed, as its device notes it; empty to read it again. */
async function saveOn(found_at: string | null, knownAt: string | undefined) {
  server.answer = () => Response.json({ version: 2, updated_at: 'now', found_at });
  const saved = await saveRemote('a', content, { base: 1, knownAt, total: null, status: 'draft' });
  return saved.ok && saved.value.changedAt;
}

test('a document that another device linked or paid meanwhile is read again', async () => {
  expect(await saveOn('known', 'known')).toBe('now');
  expect(await saveOn(null, undefined)).toBe('now');
  expect(await saveOn('paid elsewhere', 'known')).toBe('');
  expect(await saveOn('an answer that was lost', undefined)).toBe('');
});
