import { dossier } from '#app/data/dossier.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';
import type { StoredDraft } from '#documents/dossier';

/** The issued document, even if it has changed since; else the current draft. */
export type SentSource = { draft: Draft; issued: StoredDraft['issued'] | null };

/** Null, after a message, when the document is gone or unreadable. */
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
