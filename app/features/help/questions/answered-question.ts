/** A question as it is shown: its facts are filled in, its typography is French. */
export type AnsweredQuestion = {
  id: string;
  question: string;
  answer: readonly AnswerBlock[];
  words: string;
  sources: readonly string[];
};

export type AnsweredTheme = { id: string; title: string; questions: readonly AnsweredQuestion[] };

/** A paragraph, or a list of points. */
export type AnswerBlock = RichText | { points: readonly RichText[] };

export type RichText = readonly (string | { words: string; href: string })[];

/** What is read of an answer: for searches and search engines. */
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
