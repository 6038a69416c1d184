import { dossier } from '#app/data/dossier.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';
import type { StoredDraft } from '#documents/dossier';

/** The document to send: as it was issued, even if it has changed since; else as it is written. */
export type SentSource = { draft: Draft; issued: StoredDraft['issued'] | null };

/** Null, once it is said, where the document is gone or cannot be read. */
export async function readSent(id: string): Promise<SentSource | null> {
  const stored = await dossier.get(id).catch(() => null);
  if (!stored) {
    showToast('Ce document n’a pas pu être ouvert.', {
      tone: 'error',
      detail: 'Rechargez la page, puis réessayez.',
    });
    return null;
  }
  const { issued = null } = stored;
  return { draft: issued?.draft ?? stored.draft, issued };
}
