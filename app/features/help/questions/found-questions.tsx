import type { AnsweredQuestion } from './answered-question.ts';
import { QuestionItem } from './question-item.tsx';

/** The first `most` results; `found` is null until the search has run. */
export function FoundQuestions({
  found,
  most = Number.POSITIVE_INFINITY,
  level,
}: {
  found: readonly AnsweredQuestion[] | null;
  most?: number;
  level: 2 | 3;
}) {
  return (
    <>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {found && countWords(found.length, most)}
      </p>
      {found && found.length > 0 && (
        <div className="mt-3 rounded-card border border-rule bg-surface px-4 lg:px-6">
          {found.slice(0, most).map((asked) => (
            <QuestionItem key={asked.id} asked={asked} level={level} />
          ))}
        </div>
      )}
    </>
  );
}

function countWords(count: number, most: number): string {
  if (count === 0) return 'Aucune question ne correspond. Essayez d’autres mots, ou écrivez-nous.';
  if (count > most) return `${count} questions trouvées, dont voici les ${most} premières`;
  return count === 1 ? 'Une question trouvée' : `${count} questions trouvées`;
}
