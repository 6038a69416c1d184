import { Suspense } from 'react';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';

/**
 * Why the server did not send. The words for all that it refuses come with its answer: without a
 * network a send waits.
 */
export function RefusalNote({ problem }: { problem: AccountProblem | null }) {
  return (
    problem && (
      <Suspense>
        <FormProblem problem={problem} />
      </Suspense>
    )
  );
}

/** The same within a sentence. */
export function RefusalText({ code }: { code: string }) {
  return (
    <Suspense>
      <ProblemText problem={{ code }} />
    </Suspense>
  );
}

const FormProblem = lazyFetched(
  async () => (await import('#app/account-forms/form-problem.tsx')).FormProblem,
);
const ProblemText = lazyFetched(
  async () => (await import('#app/account-forms/problem-text.tsx')).ProblemText,
);
