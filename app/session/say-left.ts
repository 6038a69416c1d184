import type { LeftSend } from '#app/data/sends/send-kept.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Tells whom each document that had waited was sent to. */
export async function sayLeft(left: readonly LeftSend[]): Promise<void> {
  for (const { sent } of left)
    await showToast(`Le document est parti à ${sent.sent_to.join(' et à ')}`, { tone: 'success' });
}
