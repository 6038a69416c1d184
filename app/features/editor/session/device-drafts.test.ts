import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { agreeWithDevice } from './device-drafts.ts';
import type { EditorSession, EditorSessionState } from './editor-session.ts';

vi.stubGlobal('requestAnimationFrame', (task: () => void) => setTimeout(task));

test('what another page of the tab has saved is shown', async () => {
  const { session, shown } = openSession({ id: 'theirs', knownAt: 100 });
  await save('theirs', 200);
  expect(await agreeWithDevice(session)).toBe('same');
  expect(shown).toEqual(['theirs']);
});

test('what this page saves while the device answers is no news', async () => {
  const { session, shown } = openSession({ id: 'mine', knownAt: 100 });
  await save('mine', 200);
  const agreed = agreeWithDevice(session);
  session.set({ knownAt: 200 });
  expect(await agreed).toBe('same');
  expect(shown).toEqual([]);
});

function openSession(start: { id: string; knownAt: number }) {
  const shown: string[] = [];
  const editor = { analysis: { flush: () => undefined } };
  let state: Partial<EditorSessionState> = { ...start, isStored: true };
  const session = {
    getState: () => ({ ...state, editor }),
    set: (change: Partial<EditorSessionState>) => {
      state = { ...state, ...change };
    },
    isDirty: () => false,
    show: (_content: unknown, { id }: { id: string }) => shown.push(id),
    whenAlive: Promise.resolve(),
  };
  return { session: session as unknown as EditorSession, shown };
}

function save(id: string, updatedAt: number): Promise<void> {
  const draft = createBlankDraft('facture-tva');
  return dossier.save({ id, draft, rawTexts: {}, updatedAt });
}
