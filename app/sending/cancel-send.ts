import type { KeptSend } from '#app/data/sends/kept-send.ts';
import { deleteSend, getSend, keepSend } from '#app/data/sends/kept-sends.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Deletes a waiting e-mail and reports it, with a way to undo. */
export async function cancelSend(
  send: KeptSend,
  { words, canUndo = false }: { words: string; canUndo?: boolean },
): Promise<void> {
  const last = await getSend(send).catch(() => null);
  await deleteSend(send);
  const isHere = last !== null && hasNeverLeft(last, { isOnline: navigator.onLine });
  await showToast(words, {
    tone: 'success',
    ...(!isHere && { detail: 'Si notre serveur l’avait déjà reçu, il est parti.' }),
    ...(canUndo && { action: { label: 'Annuler', onClick: () => keepSend(last ?? send) } }),
  });
}

/**
 * True when no try met a network: otherwise the server may have sent it and its answer was lost.
 */
export function hasNeverLeft(
  { wasOffline, tries }: Pick<KeptSend, 'wasOffline' | 'tries'>,
  { isOnline }: { isOnline: boolean },
): boolean {
  return wasOffline && tries === 1 && !isOnline;
}
