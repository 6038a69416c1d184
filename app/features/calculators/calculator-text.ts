/**
 * The text around a calculator, written at build time: the browser loads words, not the legal facts
 * behind them. `[words](/address)` is a link.
 */
export type CalculatorText = {
  lead: string;
  sections: readonly CalculatorSection[];
  questions: readonly { question: string; answer: string }[];
  /** Paths of the site’s page table, in display order. */
  next: readonly string[];
};

export type CalculatorSection = { title: string; blocks: readonly TextBlock[] };

export type TextBlock =
  | string
  | { items: readonly string[] }
  | { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
