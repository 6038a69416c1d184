import { renderToStaticMarkup } from 'react-dom/server';
import type { Article, ArticleLink, ArticlePart } from '#app/features/articles/article.ts';
import { formatLongDate } from '#documents';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { articleComponents } from './article-components.tsx';
import { CALCULATOR } from './components/calculator.tsx';
import { findPublished, type PublishedArticle, published } from './published.ts';

export function renderArticle(slug: string): Article {
  const article = findPublished(slug);
  if (!article) throw new Error(`No article is called ${slug}`);
  const { Text, ...head } = article;
  const html = renderToStaticMarkup(<Text components={articleComponents} />);
  const siblings = published.filter(({ chapter }) => chapter === article.chapter);
  const place = siblings.indexOf(article);
  const chapter = findPublished(article.chapter);
  const isChapter = article.order === 0;
  return {
    ...pickHead(head),
    chapter: chapter ? linkTo(chapter) : { path: '/guides', name: 'Guides' },
    isChapter,
    parts: cutParts(html),
    headings: listHeadings(html),
    questions: listQuestions(html),
    related: article.related.flatMap((other) => listLinks(findPublished(other))),
    articles: isChapter
      ? siblings
          .slice(1)
          .map((sibling) => ({ ...linkTo(sibling), summary: typesetProse(sibling.summary) }))
      : [],
    previous: linkOrNull(isChapter ? undefined : siblings[place - 1]),
    next: linkOrNull(siblings[place + 1]),
  };
}

function pickHead(head: Omit<PublishedArticle, 'Text'>) {
  const { slug, name, keywords, published: since, updated, verified, legal } = head;
  return {
    ...{ slug, keywords, published: since, updated, verified },
    name: typesetProse(name),
    title: typesetProse(head.title),
    description: typesetProse(head.description),
    legal: legal.map(typesetProse),
    dates: {
      published: formatLongDate(since),
      updated: formatLongDate(updated),
      verified: formatLongDate(verified),
    },
  };
}

function linkTo({ slug, name }: PublishedArticle): ArticleLink {
  return { path: `/articles/${slug}`, name: typesetProse(name) };
}

function linkOrNull(article: PublishedArticle | undefined): ArticleLink | null {
  return article ? linkTo(article) : null;
}

function listLinks(article: PublishedArticle | null): ArticleLink[] {
  return article ? [linkTo(article)] : [];
}

/** Text and calculator names, alternating. */
function cutParts(html: string): ArticlePart[] {
  return html
    .split(CALCULATOR)
    .map((piece, index) => (index % 2 === 1 ? { calculator: piece } : { html: piece }))
    .filter((part) => !('html' in part) || part.html !== '');
}

function listHeadings(html: string): Article['headings'] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(
    ([, id = '', text = '']) => ({
      id,
      text: readText(text),
    }),
  );
}

/** Reads the markup of components/questions.tsx. */
function listQuestions(html: string): Article['questions'] {
  return [...html.matchAll(/<section data-question="">(.*?)<\/section>/gs)].map(
    ([, inside = '']) => {
      const [title = '', ...answer] = inside.split('</h3>');
      return { question: readText(title), answer: readText(answer.join(' ')) };
    },
  );
}

/** The words of a rendered text, without those of pictures. */
export function readWords(html: string): string {
  return decode(html.replace(/<svg.*?<\/svg>/gs, ' ').replace(/<[^>]+>/g, ' '));
}

function readText(html: string): string {
  return decode(html.replace(/<\/(p|li)>/g, ' ').replace(/<[^>]+>/g, ''));
}

function decode(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .trim();
}
