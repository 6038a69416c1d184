import { dossier } from '#app/data/dossier.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { KindName } from '#documents';
import { createWorkspace, type Workspace } from './workspace.ts';

const workspaces = new Map<KindName, Workspace>();

/** One workspace per kind in a tab, kept with its document and undo steps between visits. */
export function workspaceOf(kindName: KindName): Workspace {
  // Prerendered pages share a process but must not share a document.
  if (typeof window === 'undefined') return createWorkspace(kindName);
  const workspace = workspaces.get(kindName) ?? startWorkspace(kindName);
  workspaces.set(kindName, workspace);
  return workspace;
}

/** Forgets a draft deleted in this tab: the next visit opens another one. */
function startWorkspace(kindName: KindName): Workspace {
  const workspace = createWorkspace(kindName, async (written) => {
    const { meetFrozen } = await fetchPart(() => import('./meet-frozen.ts'));
    await meetFrozen(workspace, written);
  });
  dossier.watchRemovals((id) => {
    if (id === workspace.getState().id) workspace.set({ id: '', isStored: false });
  });
  return workspace;
}

/** Files the workspace under the new kind of its document. */
export function moveWorkspace(workspace: Workspace, to: KindName): void {
  for (const [kindName, other] of workspaces) if (other === workspace) workspaces.delete(kindName);
  workspaces.get(to)?.flush();
  workspaces.set(to, workspace);
}

/** Drops the workspace of a deleted draft: the next visit to its kind starts a new one. */
export function closeDraft(id: string): void {
  for (const [kindName, workspace] of workspaces)
    if (workspace.getState().id === id) workspaces.delete(kindName);
}
