import type { Article } from '#app/features/articles/article.ts';

/** Wide screens: sticky, next to the text. */
export function TableOfContents({ headings }: Pick<Article, 'headings'>) {
  if (headings.length < 2) return null;
  return (
    <nav
      aria-labelledby="sommaire"
      className="hidden rounded-card border border-rule bg-surface p-4 lg:sticky lg:top-6 lg:block print:hidden"
    >
      <h2 id="sommaire" className="text-base">
        Sur cette page
      </h2>
      <HeadingLinks headings={headings} />
    </nav>
  );
}

/** Narrow screens: folded, since the answer comes first. */
export function FoldedContents({ headings }: Pick<Article, 'headings'>) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label="Sommaire" className="mt-4 lg:hidden print:hidden">
      <details className="rounded-control border border-rule bg-surface px-4 py-2">
        <summary className="cursor-pointer py-1 font-semibold">Sur cette page</summary>
        <HeadingLinks headings={headings} />
      </details>
    </nav>
  );
}

function HeadingLinks({ headings }: Pick<Article, 'headings'>) {
  return (
    <ol className="mt-2 space-y-1 text-sm">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-block py-1 text-ink-soft hover:text-ink hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
