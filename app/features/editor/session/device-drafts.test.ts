import { beforeEach, expect, test, vi } from 'vitest';
import { getDraft } from '#app/data/device/drafts.ts';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import type { StoredDraft } from '#documents/dossier/stored-draft.ts';
import { agreeWithDevice } from './device-drafts.ts';
import type { EditorSession, EditorSessionState } from './editor-session.ts';

vi.mock('#app/data/device/drafts.ts', () => ({ getDraft: vi.fn(), listDrafts: vi.fn() }));
vi.mock('#app/data/device/given-numbers.ts', () => ({ listGivenNumbers: async () => [] }));
vi.stubGlobal('requestAnimationFrame', (task: () => void) => setTimeout(task));
beforeEach(() => vi.mocked(getDraft).mockReset());

test('what another page of the tab has saved is shown', async () => {
  const { session, shown } = openSession({ knownAt: 100 });
  vi.mocked(getDraft).mockResolvedValue(storedAt(200));
  expect(await agreeWithDevice(session)).toBe('same');
  expect(shown).toEqual(['mine']);
});

test('what this page saves while the device answers is no news', async () => {
  const { session, shown } = openSession({ knownAt: 100 });
  vi.mocked(getDraft).mockImplementation(() => {
    session.set({ knownAt: 200 });
    return Promise.resolve(storedAt(200));
  });
  expect(await agreeWithDevice(session)).toBe('same');
  expect(shown).toEqual([]);
});

/** A page that shows the draft « mine », as it last read or wrote it. */
function openSession({ knownAt }: { knownAt: number }) {
  const shown: string[] = [];
  const editor = { analysis: { flush: () => undefined } };
  let state: Partial<EditorSessionState> = { id: 'mine', isStored: true, knownAt };
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

function storedAt(updatedAt: number): StoredDraft {
  return { id: 'mine', draft: createBlankDraft('facture-tva'), rawTexts: {}, updatedAt };
}
