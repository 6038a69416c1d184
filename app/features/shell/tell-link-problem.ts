import type { AccountProblem } from '#app/data/account-problem.ts';
import { sessionStore } from '#app/data/session.ts';
import { showToast } from '#app/ui/show-toast.ts';

/** Says once why the link that led to this page was refused. */
export async function tellLinkProblem(problem: AccountProblem): Promise<void> {
  sessionStore.set({ linkProblem: null });
  const { sayProblem } = await import('#app/session/problem-words.ts');
  await showToast('Ce lien ne fonctionne plus', { tone: 'error', detail: sayProblem(problem) });
}
