import { sayProblem } from '#app/account-forms/problem-words.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { offerSignIn } from '#app/session/sign-in-again.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Shows why the account refused to read or write an entry. */
export function sayRefusal(error: unknown): void {
  const problem = problemOf(error);
  showToast(sayProblem(problem), { tone: 'error', ...offerSignIn(problem) });
}
