import type { AskedQuestion } from '#content/questions/question.ts';
import { questionThemes } from '#content/questions.ts';
import type { AnsweredQuestion, AnsweredTheme } from './answered-question.ts';
import { fillRichText, fillText } from './fill-text.ts';

/** Build only. */
export function answerQuestions(): readonly AnsweredTheme[] {
  return questionThemes.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map(answerQuestion),
  }));
}

function answerQuestion(asked: AskedQuestion): AnsweredQuestion {
  return {
    id: asked.id,
    question: fillText(asked.question),
    answer: asked.answer.map((block) =>
      typeof block === 'string'
        ? fillRichText(block)
        : { points: block.map((point) => fillRichText(point)) },
    ),
    words: asked.words ?? '',
    sources: (asked.sources ?? []).map(fillText),
  };
}
