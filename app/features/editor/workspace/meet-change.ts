import { dossier } from '#app/data/dossier.ts';
import type { ChangeOrigin } from '#app/data/dossier-store.ts';
import { isAccount } from '#app/data/is-account.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { StoredDraft } from '#documents/dossier';
import { settleTabs } from './settle-tabs.ts';
import type { Workspace, WorkspaceState } from './workspace.ts';

/** Another tab, or the account, has changed the document that was shown then, `before`. */
export async function meetChange(
  workspace: Workspace,
  { before, origin }: { before: WorkspaceState; origin: ChangeOrigin },
): Promise<void> {
  const { id } = before;
  const stored = await dossier.get(id).catch(() => undefined);
  const after = workspace.getState();
  const { id: shownId, issued } = after;
  const known = [before, after].flatMap(({ knownAt, keptAt }) => [knownAt, keptAt]);
  if (stored === undefined || shownId !== id) return;
  if (stored === null) return meetDeletion(workspace, origin);
  const isDirty = workspace.isDirty();
  const isFrozen = isAccount() && stored.issued !== undefined && issued === null;
  switch (settleTabs({ stored, known, isDirty, origin, isFrozen })) {
    case 'nothing':
      return;
    case 'keep-mine':
      if (origin === 'account') await keepApart(workspace, stored);
      else tellRival(workspace);
      return;
    case 'was-issued':
      await meetIssued(workspace, isDirty);
      return;
    case 'take-theirs':
      await takeTheirs(workspace, stored);
  }
}

async function meetDeletion(workspace: Workspace, origin: ChangeOrigin): Promise<void> {
  if (!workspace.getState().isStored) return;
  workspace.set({ isStored: false });
  if (origin === 'account' && workspace.isDirty()) {
    await reviveTyped(workspace);
    return;
  }
  showToast(`Ce brouillon a été supprimé ${PLACES[origin]}.`, {
    detail: 'Il sera enregistré de nouveau si vous le modifiez ici.',
  });
}

/** What is being typed brings the deleted document back. */
async function reviveTyped(workspace: Workspace): Promise<void> {
  const { noteRevived } = await import('#app/data/account/dossier/tell-elsewhere.ts');
  await workspace.flush();
  await noteRevived(workspace.getState().id);
}

/** The account’s version came under the hand that types: both stay, until the user chooses. */
async function keepApart(workspace: Workspace, theirs: StoredDraft): Promise<void> {
  const { raiseConflict } = await import('#app/data/account/dossier/raise-conflict.ts');
  await raiseConflict(theirs);
  await workspace.flush();
}

async function meetIssued(workspace: Workspace, isDirty: boolean): Promise<void> {
  const { id, editor } = workspace.getState();
  const { meetFrozen } = await fetchPart(() => import('./meet-frozen.ts'));
  await meetFrozen(workspace, isDirty ? { id, ...editor.store.getState() } : null);
}

function tellRival(workspace: Workspace): void {
  if (workspace.getState().hasRival) return;
  workspace.set({ hasRival: true });
  showToast('Ce brouillon est aussi modifié dans un autre onglet.', {
    detail: 'La dernière modification enregistrée l’emporte.',
  });
}

async function takeTheirs(workspace: Workspace, stored: StoredDraft): Promise<void> {
  const { repairStored } = await fetchPart(() => import('./repair-stored.ts'));
  workspace.show(repairStored(stored), {
    id: stored.id,
    isSettled: true,
    isUndoable: true,
    stored,
  });
}

const PLACES: Readonly<Record<ChangeOrigin, string>> = {
  tab: 'dans un autre onglet',
  account: 'sur un autre appareil',
};
