import type { CalculatorName } from '#app/features/calculators/calculator-names.ts';
import { withoutLinks } from '#app/features/calculators/split-links.ts';
import { findPage, requirePage } from '#content/pages.ts';
import { writeText } from './texts.ts';

/**
 * What the page of a calculator says, for the loader of its route: the build makes it, and the page
 * brings the words, not what makes them.
 */
export function describeCalculator(name: CalculatorName) {
  const path = `/calculatrices/${name}` as const;
  const text = writeText(name);
  const next = text.next.flatMap((to) => {
    const page = findPage(to);
    return page ? [{ path: page.path, name: page.name, summary: page.summary ?? '' }] : [];
  });
  // As search engines read them.
  const questions = text.questions.map(({ question, answer }) => ({
    question,
    answer: withoutLinks(answer),
  }));
  return { path, title: requirePage(path).title, text, next, questions };
}
