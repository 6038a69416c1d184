import { Star } from 'lucide-react';
import { WhenSaid } from '#app/ui/when-said.tsx';
import { deployment } from '#content/site.ts';
import { siteFigures } from '#content/site-figures.ts';

/** Third-party reviews, where they can be read. */
export function Rating() {
  const { rating, source, asOf } = siteFigures.reviews;
  return (
    <WhenSaid setting="RATING_LINK">
      <p className="mt-8 flex items-center gap-2 text-ink-soft">
        <Star aria-hidden className="size-4.5 shrink-0 fill-primary text-primary" />
        <a
          href={deployment.RATING_LINK}
          target="_blank"
          rel="noopener"
          className="underline hover:text-ink"
        >
          {`${rating}/5 selon les avis de nos utilisateurs (${source}, ${asOf})`}
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
      </p>
    </WhenSaid>
  );
}
