import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { articleData, faqPageData } from '#app/lib/words-data.ts';
import type { Article } from './article.ts';

/** An article has two addresses; the one below /articles is canonical. */
export function articleMeta(article: Article) {
  const { slug, name, title, description, keywords, chapter, isChapter, questions } = article;
  const path = `/articles/${slug}` as const;
  const parent = (isChapter ? '/guides' : chapter.path) as `/${string}`; // written by renderArticle
  return pageMeta(
    { path, name, title, description, keywords, parent },
    {
      ogType: 'article',
      structuredData: [
        articleData({ ...article, path }),
        ...(questions.length > 0 ? [faqPageData(questions)] : []),
      ],
    },
  );
}
