import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { hasSessionEnded, SIGN_IN, signInAgain } from '#app/session/sign-in-again.ts';
import { sayProblem } from './problem-words.ts';

/** The sentence of a refusal, with a sign-in button when the session has ended. */
export function ProblemText({ problem }: { problem: Pick<AccountProblem, 'code'> }) {
  return (
    <>
      {sayProblem(problem)}
      {hasSessionEnded(problem) && (
        <>
          {' '}
          <button
            type="button"
            onClick={signInAgain}
            className="cursor-pointer font-semibold underline"
          >
            {SIGN_IN}
          </button>
        </>
      )}
    </>
  );
}
