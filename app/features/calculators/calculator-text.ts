/**
 * What a page says around its calculator, made when the site is built: the page brings the words,
 * not the facts of the law nor the functions that say them. In a text, `[words](/address)` is a
 * link.
 */
export type CalculatorText = {
  /** Under the title. */
  lead: string;
  sections: readonly CalculatorSection[];
  questions: readonly { question: string; answer: string }[];
  /** Addresses of pages that have a row in the table, in the order to show. */
  next: readonly string[];
};

export type CalculatorSection = { title: string; blocks: readonly TextBlock[] };

export type TextBlock =
  | string
  | { items: readonly string[] }
  | { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
