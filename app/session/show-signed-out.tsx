import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { signedOut } from './signed-out.ts';
import { LeavingPage, SignedOutPage } from './signed-out-page.tsx';

/** Without a network, neither the page of the way in nor a message can be fetched. */
export function hideWhenCutOff(): void {
  if (navigator.onLine === false || syncStore.get().problem?.code === 'network') hidePage();
}

/** Null `problem`: the server has ended the session. False where a message is enough. */
export function showSignedOut(problem: AccountProblem | null, waiting: number | null): boolean {
  if (problem && UNREACHABLE.has(problem.code)) hidePage();
  if (signedOut.get().page === null) return false;
  signedOut.set({ page: <SignedOutPage leaving={{ waiting, isTold: problem === null }} /> });
  return true;
}

function hidePage(): void {
  signedOut.set({ page: <LeavingPage /> });
  // A document of the account is no longer open: its address would be loaded anew.
  const { pathname, search } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname);
}

const UNREACHABLE: ReadonlySet<string> = new Set(['network', 'unavailable']);
