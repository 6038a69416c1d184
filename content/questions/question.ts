/**
 * A question that people ask, with its answer. Texts are written with plain spaces; « {name} » is a
 * named fact of the law or of the product, « {mention:name} » a sentence that documents print,
 * « [words](/address) » a link. A list in `answer` is a list of points.
 */
export type AskedQuestion = {
  /** The end of its address, `/faq#id`. */
  id: string;
  question: string;
  answer: readonly (string | readonly string[])[];
  /** Other words that people look for it with. */
  words?: string;
  /** The texts that say so. */
  sources?: readonly string[];
};

export type QuestionTheme = {
  id: string;
  title: string;
  questions: readonly AskedQuestion[];
};
