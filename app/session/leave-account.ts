import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { signOut } from '#app/data/account/accounts.ts';
import { hasKeptSession } from '#app/data/account/session/session-storage.ts';
import type { LeftSend } from '#app/data/sends/send-kept.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { sayLeft } from './say-left.ts';

/** Signs out of this device, after sending what the account does not have yet. */
export async function leaveAccount(): Promise<void> {
  const page = await signedOutPage;
  page?.hideWhenCutOff();
  const { left, waiting } = await sendWaiting();
  page?.hideWhenCutOff();
  const problem = await signOut('local');
  if (page?.showSignedOut(problem, waiting)) return;
  await say('Vous êtes déconnecté', { left, waiting });
}

/** Signs out of every device, which only the server can do. */
export async function leaveEverywhere(): Promise<AccountProblem | null> {
  const { left, waiting } = await sendWaiting();
  const problem = await signOut('global');
  if (problem && hasKeptSession(() => localStorage)) return problem;
  await say('Vous êtes déconnecté partout', { left, waiting });
  return null;
}

type Sent = { left: LeftSend[]; waiting: number | null };

/** A failure must not prevent the sign-out; `waiting` is then unknown. */
async function sendWaiting(): Promise<Sent> {
  try {
    const { prepareLeaving } = await import('#app/data/account/dossier/follow-keeper.ts');
    return await prepareLeaving();
  } catch (error) {
    console.warn('What waits could not be sent', error);
    return { left: [], waiting: null };
  }
}

async function say(title: string, { left, waiting }: Sent): Promise<void> {
  await showToast(title, { tone: 'success', detail: waiting === 0 ? LEFT : KEPT });
  await sayLeft(left);
}

/** Comes with this file: once the network is gone, it could not be fetched. */
const signedOutPage = import('./show-signed-out.tsx').catch(() => null);
const LEFT =
  'Vos documents restent dans votre compte\u00a0; ceux faits sans lui restent sur cet appareil.';
const KEPT =
  'Ce que votre compte n’a pas encore reçu et les envois en attente restent sur cet appareil, jusqu’à votre prochaine connexion.';
