import type { Article } from '#app/features/articles/article.ts';

export function PageDates({
  article: { published, updated, verified, dates },
}: {
  article: Pick<Article, 'published' | 'updated' | 'verified' | 'dates'>;
}) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <span>
        Publié le <time dateTime={published}>{dates.published}</time>
      </span>
      {updated !== published && (
        <span>
          Mis à jour le <time dateTime={updated}>{dates.updated}</time>
        </span>
      )}
      <span>
        Droit vérifié le <time dateTime={verified}>{dates.verified}</time>
      </span>
    </p>
  );
}
