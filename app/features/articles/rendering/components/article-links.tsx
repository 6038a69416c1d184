import type { ComponentProps } from 'react';
import { findPublished } from '#app/features/articles/rendering/published.ts';
import { isPlanned } from '#content/articles/plan.ts';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';

/** `<Article slug="devis-conforme"/>`: the article’s name, as a link once the article exists. */
export function ArticleReference({ slug, children }: { slug: string; children?: React.ReactNode }) {
  if (!isPlanned(slug)) throw new Error(`The plan has no article « ${slug} »`);
  const article = findPublished(slug);
  if (!article) return <>{children}</>;
  return <a href={`/articles/${slug}`}>{children ?? typesetProse(article.name)}</a>;
}

/** A link; its words alone when it leads to an article that does not exist yet. */
export function TextLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  const slug = href.match(/^\/articles\/([^#]+)/)?.[1];
  if (slug !== undefined && !isPlanned(slug))
    throw new Error(`The plan has no article « ${slug} »`);
  if (slug !== undefined && !findPublished(slug)) return <>{children}</>;
  return (
    <a href={href} {...props}>
      {children}
    </a>
  );
}
