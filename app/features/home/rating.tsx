import { Star } from 'lucide-react';
import { site } from '#content/site.ts';

/** Third-party reviews; empty without any. */
export function Rating() {
  const { reviews } = site;
  if (!reviews) return null;
  const words = `${reviews.rating}/5 selon les avis de nos utilisateurs (${reviews.source}, ${reviews.asOf})`;
  return (
    <p className="mt-8 flex items-center gap-2 text-ink-soft">
      <Star aria-hidden className="size-4.5 shrink-0 fill-primary text-primary" />
      {reviews.link ? (
        <a href={reviews.link} target="_blank" rel="noopener" className="underline hover:text-ink">
          {words}
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
      ) : (
        words
      )}
    </p>
  );
}
