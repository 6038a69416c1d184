import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import { remember } from '#app/data/remembered.ts';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { agreeWithDevice, startOnDevice } from './device-drafts.ts';
import type { Workspace, WorkspaceState } from './workspace.ts';

vi.stubGlobal('requestAnimationFrame', (task: () => void) => setTimeout(task));

test('what another page of the tab has saved is shown', async () => {
  const { workspace, shown } = openWorkspace({ id: 'theirs', knownAt: 100 });
  await save('theirs', 200);
  expect(await agreeWithDevice(workspace)).toBe('same');
  expect(shown).toEqual(['theirs']);
});

test('what this page saves while the device answers is no news', async () => {
  const { workspace, shown } = openWorkspace({ id: 'mine', knownAt: 100 });
  await save('mine', 200);
  const agreed = agreeWithDevice(workspace);
  workspace.set({ knownAt: 200 });
  expect(await agreed).toBe('same');
  expect(shown).toEqual([]);
});

test('a save that begins while the device answers replaces the version that was read', async () => {
  const { workspace, shown } = openWorkspace({ id: 'mine', knownAt: 200 });
  await save('mine', 200);
  const agreed = agreeWithDevice(workspace);
  workspace.set({ knownAt: 300 });
  expect(await agreed).toBe('same');
  expect(shown).toEqual([]);
});

test('a document that is opened meanwhile stays, and so does what was shown before', async () => {
  const { workspace, shown } = openWorkspace({ id: 'mine', knownAt: 100 });
  const before = { draft: createBlankDraft('facture-tva'), rawTexts: {} };
  const started = startOnDevice(workspace, { before });
  await Promise.resolve();
  expect(workspace.getState().isConcealed).toBe(true);
  workspace.set({ id: 'theirs' });
  expect(await started).toBe(false);
  expect(shown).toEqual([]);
  expect(workspace.getState().isConcealed).toBe(false);
});

test('the first document of a page keeps what was typed before it, a later one does not', async () => {
  const before = { draft: createBlankDraft('facture-tva'), rawTexts: {} };
  const first = openWorkspace({ id: 'mine', knownAt: 0, isShown: false });
  expect(await startOnDevice(first.workspace, { before })).toBe(true);
  expect(first.shown).toEqual(['mine']);
  expect(first.subjects).toEqual(['Pose']);
  const later = openWorkspace({ id: 'mine', knownAt: 100 });
  await startOnDevice(later.workspace, { before });
  expect(later.shown).not.toContain('mine');
  expect(later.subjects).toEqual([undefined]);
});

test('what is typed while the form gets its seller is kept', async () => {
  const { seller } = createBlankDraft('facture-tva');
  const value = { ...seller, name: 'Atelier Dupont' };
  await remember('sellers', [{ key: 'dupont', value, usedAt: 1 }]);
  const first = openWorkspace({ id: 'mine', knownAt: 0, isShown: false });
  first.whenConcealed(() => first.type('Pose d’un parquet'));
  await startOnDevice(first.workspace, { before: first.shownNow() });
  expect(first.subjects).toEqual(['Pose d’un parquet']);
});

test('a new document counts for the company of the last one', async () => {
  const { seller } = createBlankDraft('facture-tva');
  const value = { ...seller, name: 'Atelier Dupont' };
  await remember('sellers', [{ key: 'dupont', value, usedAt: 1, companyId: 'dupont' }]);
  const before = { draft: createBlankDraft('facture-tva'), rawTexts: {} };
  const { workspace, companies } = openWorkspace({ id: 'mine', knownAt: 100 });
  await startOnDevice(workspace, { before });
  await startOnDevice(workspace, { before, origin: { seller } });
  expect(companies).toEqual(['dupont', undefined]);
});

function openWorkspace(start: { id: string; knownAt: number; isShown?: boolean }) {
  const shown: string[] = [];
  const subjects: (string | undefined)[] = [];
  const companies: (string | undefined)[] = [];
  let written = { draft: { ...createBlankDraft('facture-tva'), subject: 'Pose' }, rawTexts: {} };
  const editor = {
    ...{ today: '2026-11-27', store: { getState: () => written } },
    analysis: { flush: () => undefined },
  };
  let state: Partial<WorkspaceState> = { isShown: true, ...start, isStored: true };
  const workspace = {
    getState: () => ({ ...state, editor }),
    set: (change: Partial<WorkspaceState>) => {
      state = { ...state, ...change };
      if (change.isConcealed) conceal();
    },
    isDirty: () => false,
    flush: async () => undefined,
    show: ({ draft, companyId }: EditorState, { id }: { id: string }) => {
      companies.push(companyId);
      shown.push(id);
      subjects.push(draft.subject);
    },
    whenAlive: Promise.resolve(),
  };
  const type = (subject: string) => {
    written = { ...written, draft: { ...written.draft, subject } };
  };
  const shownNow = () => written;
  let conceal: () => void = () => undefined;
  const whenConcealed = (act: () => void) => {
    conceal = act;
  };
  return {
    workspace: workspace as unknown as Workspace,
    ...{ shown, subjects, companies, type, shownNow, whenConcealed },
  };
}

function save(id: string, updatedAt: number): Promise<unknown> {
  const draft = createBlankDraft('facture-tva');
  return dossier.save({ id, draft, rawTexts: {}, updatedAt });
}
