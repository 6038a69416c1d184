import type { CalculatorName } from '#app/features/calculators/calculator-names.ts';
import { withoutLinks } from '#app/features/calculators/split-links.ts';
import { findPage, requirePage } from '#content/pages.ts';
import { writeText } from './texts.ts';

/**
 * The text of a calculator’s page, for its route’s loader: it runs at build time, so that the page
 * loads only the words.
 */
export function describeCalculator(name: CalculatorName) {
  const path = `/calculatrices/${name}` as const;
  const text = writeText(name);
  const next = text.next.flatMap((to) => {
    const page = findPage(to);
    return page ? [{ path: page.path, name: page.name, summary: page.summary ?? '' }] : [];
  });
  const questions = text.questions.map(({ question, answer }) => ({
    question,
    answer: withoutLinks(answer),
  }));
  return { path, title: requirePage(path).title, text, next, questions };
}
