import { signOut } from '#app/data/account/accounts.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Signs out of this device, or of all. */
export async function leaveAccount(scope: 'local' | 'global' = 'local'): Promise<void> {
  await signOut(scope);
  await showToast(scope === 'local' ? 'Vous êtes déconnecté' : 'Vous êtes déconnecté partout', {
    tone: 'success',
    detail: 'Vos brouillons restent sur cet appareil.',
  });
}
