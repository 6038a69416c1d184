import { dossier } from '#app/data/dossier.ts';
import type { LeftSend } from '#app/data/sends/send-kept.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { listMilestones } from '#documents/dossier';

/** Says what has left, and marks as sent what a client has now. */
export async function tellLeft(left: readonly LeftSend[]): Promise<void> {
  for (const one of left) {
    await showToast(`Le document est parti à ${one.sent.sent_to.join(' et à ')}`, {
      tone: 'success',
    });
    await markSent(one).catch((error: unknown) => console.warn('It could not be marked', error));
  }
}

/** It does not replace « paid », « accepted » or « refused ». */
async function markSent({ send: { addressee, documentId, draft } }: LeftSend): Promise<void> {
  if (addressee === null || !('to' in addressee)) return;
  const id = documentId ?? (await dossier.findTwin(draft))?.id;
  const node = id === undefined ? null : await dossier.getNode(id);
  if (node && listMilestones(node).includes('sent')) await dossier.mark(node.id, 'sent');
}
