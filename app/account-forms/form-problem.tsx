import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { sayWeakness } from './judge-password.ts';
import { ProblemText } from './problem-text.tsx';

/** `children`: at most one thing to do about it. */
export function FormProblem({
  problem,
  children,
}: {
  problem: AccountProblem | null;
  children?: ReactNode;
}) {
  return (
    // Empty, it must not add a gap to its form.
    <div role="alert" className="empty:-mt-4">
      {problem && (
        <div className="flex gap-2.5 rounded-control bg-stamp-soft px-3 py-2.5 text-stamp">
          <CircleAlert aria-hidden className="mt-0.75 size-4.5 shrink-0" />
          <div className="min-w-0">
            <p>{sayWeakness(problem.reasons) ?? <ProblemText problem={problem} />}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
