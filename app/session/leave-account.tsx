import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { signOut } from '#app/data/account/accounts.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import type { LeftSend } from '#app/data/sends/send-kept.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { sayLeft } from './say-left.ts';
import { signedOut } from './signed-out.ts';
import { LeavingPage, SignedOutPage } from './signed-out-page.tsx';

/** Signs out of this device, after sending what the account does not have yet. */
export async function leaveAccount(): Promise<void> {
  if (isCutOff()) hidePage();
  const { left, waiting } = await sendWaiting();
  if (isCutOff()) hidePage();
  const problem = await signOut('local');
  if (problem && isUnreachable(problem)) hidePage();
  if (signedOut.get().page !== null)
    return signedOut.set({
      page: <SignedOutPage leaving={{ waiting, isTold: problem === null }} />,
    });
  await say('Vous êtes déconnecté', { left, waiting });
}

/** Signs out of every device, which only the server can do. */
export async function leaveEverywhere(): Promise<AccountProblem | null> {
  const { left, waiting } = await sendWaiting();
  const problem = await signOut('global');
  if (problem && isUnreachable(problem)) return problem;
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

/** Without a network, neither the page of the way in nor a message can be fetched. */
function isCutOff(): boolean {
  return navigator.onLine === false || syncStore.get().problem?.code === 'network';
}

function isUnreachable({ code }: AccountProblem): boolean {
  return code === 'network' || code === 'unavailable';
}

function hidePage(): void {
  signedOut.set({ page: <LeavingPage /> });
  // A document of the account is no longer open: its address would be loaded anew.
  const { pathname, search } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname);
}

const LEFT =
  'Vos documents restent dans votre compte\u00a0; ceux faits sans lui restent sur cet appareil.';
const KEPT =
  'Ce que votre compte n’a pas encore reçu et les envois en attente restent sur cet appareil, jusqu’à votre prochaine connexion.';
