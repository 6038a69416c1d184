import { signOut } from '#app/data/account/accounts.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Signs out of this device, or of all; what the account does not have yet is sent first. */
export async function leaveAccount(scope: 'local' | 'global' = 'local'): Promise<void> {
  const waiting = await sendWaiting();
  await signOut(scope);
  await showToast(scope === 'local' ? 'Vous êtes déconnecté' : 'Vous êtes déconnecté partout', {
    tone: 'success',
    detail: waiting === 0 ? LEFT : KEPT,
  });
}

/** Whatever happens to it, nobody is kept from leaving. */
async function sendWaiting(): Promise<number> {
  try {
    const { prepareLeaving } = await import('#app/data/account/dossier/follow-keeper.ts');
    return await prepareLeaving();
  } catch (error) {
    console.warn('What waits could not be sent', error);
    return 0;
  }
}

const LEFT =
  'Vos documents restent dans votre compte\u00a0; ceux faits sans lui restent sur cet appareil.';
const KEPT =
  'Ce que votre compte n’a pas encore reçu attend sur cet appareil, et partira à votre prochaine connexion.';
