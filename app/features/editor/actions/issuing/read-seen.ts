import { isSameButNumber } from '#app/data/account/dossier/receiving/meet-versions.ts';
import { dossier } from '#app/data/dossier.ts';
import { completeParts } from '#app/features/editor/draft/new-parts.ts';
import { repairStored } from '#app/features/editor/workspace/repair-stored.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import type { Draft } from '#documents';

/**
 * The document that the screen shows, as the device holds it: opening one repairs and completes it
 * on the screen only. What the device does not hold is saved first.
 */
export async function readSeen(workspace: Workspace): Promise<Draft> {
  await workspace.flush();
  const { editor, id, isStored } = workspace.getState();
  const { draft: shown, ...ids } = editor.store.getState();
  const held = await dossier.get(id);
  const opened = held && repairStored(held);
  const isHeld =
    opened &&
    isSameButNumber(
      { draft: completeParts(opened.draft), rawTexts: {} },
      { draft: shown, rawTexts: {} },
    );
  if (held && isHeld) return held.draft;
  if (!isStored)
    await dossier.save({ ...ids, id, draft: shown, rawTexts: {}, updatedAt: Date.now() });
  return shown;
}
