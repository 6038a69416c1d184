import { keepAside } from '#app/data/account/dossier/keep-aside.ts';
import { isSameButNumber } from '#app/data/account/dossier/receiving/meet-versions.ts';
import { dossier } from '#app/data/dossier.ts';
import type { RecordIds, StoredDraft } from '#documents/dossier';
import { repairStored } from './repair-stored.ts';
import type { Workspace } from './workspace.ts';

/**
 * Shows what another device has issued; what was being written here, `own`, is kept as a draft of
 * its own.
 */
export async function meetFrozen(
  workspace: Workspace,
  own: (Pick<StoredDraft, 'id' | 'draft' | 'rawTexts'> & RecordIds) | null,
): Promise<void> {
  const { id } = workspace.getState();
  const frozen = await dossier.get(own?.id ?? id);
  if (!frozen) return;
  if (own && !isSameButNumber(own, frozen)) await keepAside(frozen, own);
  if (workspace.getState().id === frozen.id)
    workspace.show(repairStored(frozen), { id, isSettled: true, stored: frozen });
}
