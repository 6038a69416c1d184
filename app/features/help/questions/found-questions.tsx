import type { AnsweredQuestion } from './answered-question.ts';
import { QuestionItem } from './question-item.tsx';

/** What a search found, or that it found nothing; `found` is null until it has looked. */
export function FoundQuestions({
  found,
  level,
}: {
  found: readonly AnsweredQuestion[] | null;
  level: 2 | 3;
}) {
  return (
    <>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {found && countWords(found.length)}
      </p>
      {found && found.length > 0 && (
        <div className="mt-3 rounded-card border border-rule bg-surface px-4 lg:px-6">
          {found.map((asked) => (
            <QuestionItem key={asked.id} asked={asked} level={level} />
          ))}
        </div>
      )}
    </>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'Aucune question ne correspond. Essayez d’autres mots, ou écrivez-nous.';
  return count === 1 ? 'Une question trouvée' : `${count} questions trouvées`;
}
