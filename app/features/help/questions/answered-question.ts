/** A question with its facts filled in, in French typography. */
export type AnsweredQuestion = {
  id: string;
  question: string;
  answer: readonly AnswerBlock[];
  words: string;
  sources: readonly string[];
};

export type AnsweredTheme = { id: string; title: string; questions: readonly AnsweredQuestion[] };

export type AnswerBlock = RichText | { points: readonly RichText[] };

export type RichText = readonly (string | { words: string; href: string })[];

/** The answer as plain text, for searches and structured data. */
export function toPlainAnswer({ answer }: Pick<AnsweredQuestion, 'answer'>): string {
  return answer
    .map((block) =>
      'points' in block ? block.points.map(toPlainText).join(' ') : toPlainText(block),
    )
    .join(' ');
}

function toPlainText(text: RichText): string {
  return text.map((part) => (typeof part === 'string' ? part : part.words)).join('');
}
