import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { useLoaderData } from 'react-router';
import type { Article } from '#app/features/articles/article.ts';
import { articleMeta } from '#app/features/articles/article-meta.ts';
import { ArticlePage } from '#app/features/articles/article-page.tsx';
import { renderArticle } from '#app/features/articles/rendering/render-article.server.tsx';
import { Calculateur } from '#app/features/calculators/calculateur.tsx';
import { requireCalculatorName } from '#app/features/calculators/calculator-names.ts';

/** Runs at build time: the page loads its words, not the code that makes them. */
export function loader({ request }: LoaderFunctionArgs): Article {
  // Data requests add a suffix to the address.
  const { pathname } = new URL(request.url);
  const slug = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return renderArticle(slug.replace(/\.data$/, ''));
}

export function meta({ loaderData }: { loaderData?: Article }): MetaDescriptor[] {
  return loaderData ? articleMeta(loaderData) : [];
}

export default function ArticleRoute() {
  return <ArticlePage article={useLoaderData<typeof loader>()} showCalculator={showCalculator} />;
}

function showCalculator(name: string) {
  return <Calculateur nom={requireCalculatorName(name)} />;
}
