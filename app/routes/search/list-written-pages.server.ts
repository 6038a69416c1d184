import { published } from '#app/features/articles/rendering/published.ts';
import {
  readWords,
  renderArticle,
} from '#app/features/articles/rendering/render-article.server.tsx';
import { CALCULATOR_NAMES } from '#app/features/calculators/calculator-names.ts';
import { writeText } from '#app/features/calculators/texts/texts.ts';
import { answerQuestions } from '#app/features/help/questions/answer-questions.ts';
import { toPlainAnswer } from '#app/features/help/questions/answered-question.ts';
import type { SearchedPage } from '#app/features/search/searched-page.ts';
import { describeTrade } from '#app/features/templates/list-models.ts';
import type { PublicPage } from '#content/pages/public-page.ts';
import { tradePages } from '#content/pages/trade-pages.ts';
import { findPage, pages } from '#content/pages.ts';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';

/** A page as the search knows it, with its whole text. */
export type WrittenPage = SearchedPage & { text: string };

/** Every article, question, calculator, template and other public page. */
export function listWrittenPages(): WrittenPage[] {
  return [
    ...listArticles(),
    ...listQuestions(),
    ...listCalculators(),
    ...listTrades(),
    ...listOtherPages(),
  ];
}

function listArticles(): WrittenPage[] {
  return published.map(({ slug, summary, keywords }) => {
    const { title, name, headings, questions, parts } = renderArticle(slug);
    const asked = questions.map(({ question }) => ({ id: 'questions', title: question }));
    const sections = headings
      .filter(({ id }) => id !== 'questions')
      .map(({ id, text }) => ({ id, title: text }));
    return {
      ...{ path: `/articles/${slug}`, title, summary: typesetProse(summary) },
      words: [name, ...keywords].join('. '),
      sections: [...sections, ...asked],
      text: parts.map((part) => ('html' in part ? readWords(part.html) : '')).join(' '),
    };
  });
}

function listQuestions(): WrittenPage[] {
  return answerQuestions().flatMap(({ title: theme, questions }) =>
    questions.map((asked) => ({
      path: `/faq#${asked.id}`,
      title: asked.question,
      summary: `Questions fréquentes\u00a0: ${theme}`,
      words: asked.words,
      text: toPlainAnswer(asked),
    })),
  );
}

function listCalculators(): WrittenPage[] {
  return CALCULATOR_NAMES.map((name) => {
    const { lead, sections, questions } = writeText(name);
    const page = describe(requireRow(`/calculatrices/${name}`));
    const asked = questions.map(({ question }) => question);
    return {
      ...page,
      words: [page.words, ...asked].join('. '),
      text: listSentences([lead, sections, questions]).join(' '),
    };
  });
}

function listTrades(): WrittenPage[] {
  return tradePages.map((page) => {
    const { facts = [], mentions = [] } = describeTrade(page.path) ?? {};
    return { ...describe(page), text: listSentences([page.summary, facts, mentions]).join(' ') };
  });
}

/** What the table of pages alone says: tools, documents, the pages about the site. */
function listOtherPages(): WrittenPage[] {
  return (
    pages
      .filter(({ path }) => !/^\/(articles|calculatrices)\/|^\/recherche$/.test(path))
      // The search is one for every deployment.
      .filter((page: PublicPage) => page.needs === undefined)
      .map((page) => ({ ...describe(page), text: '' }))
  );
}

function describe({ path, name, title, description, keywords }: PublicPage): SearchedPage {
  return { path, title, summary: description, words: [name, ...keywords].join('. ') };
}

function requireRow(path: string): PublicPage {
  const page = findPage(path);
  if (!page) throw new Error(`No page has the address ${path}`);
  return page;
}

/** Every text of a value made of lists and records. */
function listSentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listSentences)
    : [];
}
