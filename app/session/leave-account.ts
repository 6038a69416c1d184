import { signOut } from '#app/data/account/accounts.ts';
import type { LeftSend } from '#app/data/sends/send-kept.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { sayLeft } from './say-left.ts';

/** Signs out of this device, or of all, after sending what the account does not have yet. */
export async function leaveAccount(scope: 'local' | 'global' = 'local'): Promise<void> {
  const { left, waiting } = await sendWaiting();
  await signOut(scope);
  await showToast(scope === 'local' ? 'Vous êtes déconnecté' : 'Vous êtes déconnecté partout', {
    tone: 'success',
    detail: waiting === 0 ? LEFT : KEPT,
  });
  await sayLeft(left);
}

/** A failure must not prevent the sign-out. */
async function sendWaiting(): Promise<{ left: LeftSend[]; waiting: number }> {
  try {
    const { prepareLeaving } = await import('#app/data/account/dossier/follow-keeper.ts');
    return await prepareLeaving();
  } catch (error) {
    console.warn('What waits could not be sent', error);
    return { left: [], waiting: 0 };
  }
}

const LEFT =
  'Vos documents restent dans votre compte\u00a0; ceux faits sans lui restent sur cet appareil.';
const KEPT =
  'Ce que votre compte n’a pas encore reçu et les envois en attente restent sur cet appareil, jusqu’à votre prochaine connexion.';
