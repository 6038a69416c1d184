import { dossier } from '#app/data/dossier.ts';
import { findEntries } from '#app/files/find-entries.ts';
import { newId } from '#app/lib/new-id.ts';
import type { Draft } from '#documents';
import type { StoredDraft } from '#documents/dossier';

/**
 * Saves an invoice, read by its own issuer, as issued, once, whether or not its draft is there.
 * Returns an undo function. Rejects when storage is refused.
 */
export async function keepIssued(
  invoice: Draft,
): Promise<{ id: string; undo: () => Promise<void> }> {
  const twin = await dossier.findTwin(invoice);
  if (twin?.issued) return { id: twin.id, undo: () => Promise.resolve() };
  if (twin) return issueTwin(twin, invoice);
  const [ids] = await findEntries([invoice]);
  const at = Date.now();
  const id = newId();
  const issued = { draft: invoice, at };
  const stored = {
    id,
    draft: invoice,
    rawTexts: {},
    updatedAt: at,
    completedAt: at,
    issued,
    ...ids,
  };
  const ties = await dossier.saveTied([stored]);
  return {
    id,
    undo: () => dossier.takeBack([id], ties),
  };
}

/** The draft’s later edits are kept, unless it says the same. */
async function issueTwin(twin: StoredDraft, invoice: Draft) {
  const at = Math.max(Date.now(), twin.updatedAt + 1);
  const isSame = JSON.stringify(twin.draft) === JSON.stringify(invoice);
  const issued = { draft: invoice, at };
  await dossier.save({ ...twin, updatedAt: at, issued, ...(isSame && { completedAt: at }) });
  return {
    id: twin.id,
    undo: async () => {
      await dossier.save({ ...twin, updatedAt: at + 1 });
    },
  };
}
