import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { findPage, trailOf } from '#content/pages.ts';
import type { Article } from './article.ts';
import { ArticleText } from './frame/article-text.tsx';
import { ChapterArticles } from './frame/chapter-articles.tsx';
import { LegalSources } from './frame/legal-sources.tsx';
import { Neighbours } from './frame/neighbours.tsx';
import { PageDates } from './frame/page-dates.tsx';
import { RelatedArticles } from './frame/related-articles.tsx';
import { FoldedContents, TableOfContents } from './frame/table-of-contents.tsx';
import { HelpfulVote } from './vote/helpful-vote.tsx';
import './article.css';

export function ArticlePage({
  article,
  showCalculator,
}: {
  article: Article;
  showCalculator: (name: string) => ReactNode;
}) {
  const { pathname } = useLocation();
  const { slug, title, parts, related, legal } = article;
  return (
    <div className="column-6xl">
      {/* The frame renders the breadcrumb of pages in the page table. */}
      {!findPage(pathname) && <Breadcrumb trail={trailOfArticle(article)} className="mb-6" />}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article className="min-w-0 max-w-3xl">
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          <PageDates article={article} />
          <FoldedContents headings={article.headings} />
          <ArticleText parts={parts} showCalculator={showCalculator} />
          <ChapterArticles articles={article.articles} />
          <LegalSources sources={legal} />
          <RelatedArticles articles={related} />
          <HelpfulVote key={slug} slug={slug} />
          <Neighbours previous={article.previous} next={article.next} />
        </article>
        <TableOfContents headings={article.headings} />
      </div>
    </div>
  );
}

function trailOfArticle({ slug, name, chapter, isChapter }: Article) {
  const parent = isChapter ? '/guides' : chapter.path;
  const path = `/articles/${slug}` as const;
  return trailOf({ path, name, parent: parent as `/${string}` }); // written by renderArticle
}
