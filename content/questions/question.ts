/**
 * A question of the FAQ and its answer, typed with plain spaces. « {name} » is a fact of the law or
 * the product, « {mention:name} » a sentence that documents print, « [words](/address) » a link. A
 * list in `answer` becomes bullet points.
 */
export type AskedQuestion = {
  /** The fragment of its URL, `/faq#id`. */
  id: string;
  question: string;
  answer: readonly (string | readonly string[])[];
  /** Other search words. */
  words?: string;
  /** The legal texts behind the answer. */
  sources?: readonly string[];
};

export type QuestionTheme = {
  id: string;
  title: string;
  questions: readonly AskedQuestion[];
};
