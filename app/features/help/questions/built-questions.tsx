import { faqPageData } from '#app/lib/words-data.ts';
import { answerQuestions } from './answer-questions.ts';
import { toPlainAnswer } from './answered-question.ts';
import { QuestionThemes } from './question-themes.tsx';

/** Rendered by the build, with structured data. */
export function BuiltQuestions() {
  const themes = answerQuestions();
  const data = faqPageData(
    themes
      .flatMap(({ questions }) => questions)
      .map((asked) => ({ question: asked.question, answer: toPlainAnswer(asked) })),
  );
  // « < » is escaped: no text may close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <>
      <QuestionThemes themes={themes} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, written above */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
