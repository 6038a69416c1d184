import { ProblemText } from '#app/account-forms/problem-text.tsx';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { Button } from '#app/ui/button.tsx';

export function QueryProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-6 rounded-card border border-amber bg-amber-soft p-4">
      <p>
        <ProblemText problem={problemOf(error)} />
      </p>
      <Button className="mt-3" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  );
}
