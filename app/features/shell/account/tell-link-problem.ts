import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Says once why the link that led to this page was refused, or the way back from another site. */
export async function tellLinkProblem(problem: AccountProblem): Promise<void> {
  sessionStore.set({ linkProblem: null });
  const { sayProblem } = await fetchPart(() => import('#app/account-forms/problem-words.ts'));
  const title = OF_ANOTHER_SITE.test(problem.code)
    ? 'Votre compte n’a pas changé'
    : 'Ce lien ne fonctionne plus';
  await showToast(title, { tone: 'error', detail: sayProblem(problem) });
}

/**
 * Signing in by another site comes back to /auth, which has its own words: what comes back
 * elsewhere was to be linked.
 */
const OF_ANOTHER_SITE = /identity_|^(?:bad_oauth|provider|manual_linking)_/;
