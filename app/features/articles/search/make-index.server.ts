import MiniSearch from 'minisearch';
import { published } from '#app/features/articles/rendering/published.ts';
import { renderArticle } from '#app/features/articles/rendering/render-article.server.tsx';
import { pagesAt } from '#content/pages.ts';
import { questionThemes } from '#content/questions.ts';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { type SearchEntry, searchOptions } from './search-options.ts';

/** Built with the site: every article, chapter, question and tool. */
export function makeIndex(): MiniSearch<SearchEntry> {
  const index = new MiniSearch(searchOptions);
  index.addAll([...listArticles(), ...listQuestions(), ...listTools()]);
  return index;
}

function listArticles(): SearchEntry[] {
  return published.map(({ slug, summary, keywords }) => {
    const { title, headings, questions } = renderArticle(slug);
    const words = [
      ...headings.map(({ text }) => text),
      ...questions.map(({ question }) => question),
      ...keywords,
    ];
    return {
      id: `/articles/${slug}`,
      title,
      summary: typesetProse(summary),
      words: words.join(' '),
    };
  });
}

function listQuestions(): SearchEntry[] {
  return questionThemes.flatMap(({ title: theme, questions }) =>
    questions.map(({ id, question, words = '' }) => ({
      id: `/faq#${id}`,
      title: typesetProse(question),
      summary: `Questions fréquentes\u00a0: ${theme}`,
      words,
    })),
  );
}

function listTools(): SearchEntry[] {
  return [...pagesAt('documents'), ...pagesAt('tools')].map(
    ({ path, name, title, description, keywords }) => ({
      id: path,
      title: name,
      summary: description,
      words: [title, ...keywords].join(' '),
    }),
  );
}
