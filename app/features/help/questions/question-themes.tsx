import type { AnsweredTheme } from './answered-question.ts';
import { QuestionItem } from './question-item.tsx';

export function QuestionThemes({ themes }: { themes: readonly AnsweredTheme[] }) {
  return (
    <>
      <nav aria-label="Thèmes">
        <ul className="flex flex-wrap gap-2">
          {themes.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-9 items-center rounded-full border border-rule bg-surface px-3 text-sm hover:bg-hover"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {themes.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="scroll-mt-6 text-xl">
            {title}
          </h2>
          <div className="mt-3 rounded-card border border-rule bg-surface px-4 lg:px-6">
            {questions.map((asked) => (
              <QuestionItem key={asked.id} asked={asked} level={3} hasAddress />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
