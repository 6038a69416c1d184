import { readDossier } from '#app/data/device/dossier.ts';
import { deleteDraft, saveDraft } from '#app/data/device/drafts.ts';
import { saveTied } from '#app/files/keep-drafts.ts';
import { newId } from '#app/lib/new-id.ts';
import type { Draft } from '#documents';
import { findTwin, type StoredDraft } from '#documents/dossier';

/**
 * An invoice that its issuer reads has been issued: the dossier holds it so, once, whether or not its draft is already there.
 * Gives how to undo. Rejects where the browser keeps nothing.
 */
export async function keepIssued(
  invoice: Draft,
): Promise<{ id: string; undo: () => Promise<void> }> {
  const { documents } = await readDossier();
  const twin = findTwin(invoice, documents);
  if (twin?.issued) return { id: twin.id, undo: () => Promise.resolve() };
  if (twin) return issueTwin(twin, invoice);
  const at = Date.now();
  const id = newId();
  const issued = { draft: invoice, at };
  const stored = { id, draft: invoice, rawTexts: {}, updatedAt: at, completedAt: at, issued };
  const untie = await saveTied([stored]);
  return {
    id,
    undo: async () => {
      await untie();
      await deleteDraft(id);
    },
  };
}

/** What is being written of it stays: it has changed since it was issued, unless it says the same. */
async function issueTwin(twin: StoredDraft, invoice: Draft) {
  const at = Math.max(Date.now(), twin.updatedAt + 1);
  const isSame = JSON.stringify(twin.draft) === JSON.stringify(invoice);
  const issued = { draft: invoice, at };
  await saveDraft({ ...twin, updatedAt: at, issued, ...(isSame && { completedAt: at }) });
  return { id: twin.id, undo: () => saveDraft({ ...twin, updatedAt: at + 1 }) };
}
