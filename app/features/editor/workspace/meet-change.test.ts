import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  knownAs,
  openAccount,
  write,
} from '#app/data/account/dossier/open-account.test.support.ts';
import { listConflicts } from '#app/data/account/dossier/solve-conflict.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { tellElsewhere } from '#app/data/account/dossier/tell-elsewhere.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { dossier } from '#app/data/dossier.ts';
import { meetChange } from './meet-change.ts';
import type { Workspace, WorkspaceState } from './workspace.ts';

openAccount('zoe');

test('a version of the account is shown, however early its clock', async () => {
  await receive('rest', 'Au bureau', 5);
  const { workspace, shown } = openWorkspace('rest', { isDirty: false });
  await meetChange(workspace, { before: workspace.getState(), origin: 'account' });
  expect(shown).toEqual(['Au bureau']);
});

test('one that comes under the hand that types is kept apart, and the text is saved', async () => {
  await receive('typed', 'Au bureau', 5);
  const { workspace, shown } = openWorkspace('typed', { isDirty: true });
  await meetChange(workspace, { before: workspace.getState(), origin: 'account' });
  expect(shown).toEqual([]);
  const [versions] = await listConflicts();
  expect(versions?.theirs.draft.subject).toBe('Au bureau');
  expect(versions?.own.draft.subject).toBe('Sur le chantier');
  expect(syncStore.get().conflicts).toEqual(['typed']);
});

test('what is typed in a document that another device deleted comes back, and says so', async () => {
  const { workspace } = openWorkspace('gone', { isDirty: true });
  await meetChange(workspace, { before: workspace.getState(), origin: 'account' });
  expect((await dossier.get('gone'))?.draft.subject).toBe('Sur le chantier');
  await tellElsewhere();
  expect(syncStore.get().revived).toEqual(['gone']);
});

test('a document that was left meanwhile is not met', async () => {
  await receive('left', 'Au bureau', 5);
  const { workspace, shown } = openWorkspace('rest', { isDirty: false });
  const before = { ...workspace.getState(), id: 'left' };
  await meetChange(workspace, { before, origin: 'account' });
  expect(shown).toEqual([]);
});

async function receive(id: string, subject: string, updatedAt: number) {
  const db = await openBrowserDatabase();
  const theirs = write(id, subject, updatedAt);
  await db.put('drafts', theirs);
  await db.put('synced', knownAs(theirs, 2));
}

/** An editor of a draft that it last saved at 100, and that may hold text since. */
function openWorkspace(id: string, { isDirty }: { isDirty: boolean }) {
  const shown: (string | undefined)[] = [];
  let state: Partial<WorkspaceState> = { id, knownAt: 100, keptAt: 100, isStored: true };
  const workspace: Partial<Workspace> = {
    getState: () => state as WorkspaceState,
    set: (change) => {
      state = { ...state, ...change };
    },
    isDirty: () => isDirty,
    flush: async () => {
      await dossier.save(write(id, 'Sur le chantier', 101));
    },
    show: ({ draft }) => {
      shown.push(draft.subject);
    },
  };
  return { workspace: workspace as Workspace, shown };
}
