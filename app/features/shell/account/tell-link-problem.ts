import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Reports once why a link or a provider’s redirect was refused. */
export async function tellLinkProblem(problem: AccountProblem): Promise<void> {
  sessionStore.set({ linkProblem: null });
  const { sayProblem } = await fetchPart(() => import('#app/account-forms/problem-words.ts'));
  const title = OF_ANOTHER_SITE.test(problem.code)
    ? 'Votre compte n’a pas changé'
    : 'Ce lien ne fonctionne plus';
  await showToast(title, { tone: 'error', detail: sayProblem(problem) });
}

/** Provider sign-in returns to /auth; elsewhere, these codes concern account linking. */
const OF_ANOTHER_SITE = /identity_|^(?:bad_oauth|provider|manual_linking)_/;
