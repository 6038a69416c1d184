import { writeSvg } from '#app/sheet/write-svg.ts';
import { computeTotals, createFontMetrics, layOut } from '#documents';
import { kindSamples } from '#documents/samples/kind-samples.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';

/**
 * The invoice of the hero, drawn at build time: the page loads its markup, not the code that draws
 * it.
 */
export function drawHero(): string {
  const draft = requireDraft(kindSamples['facture-tva']);
  const { pages, images } = layOut({
    draft,
    totals: computeTotals(draft),
    metrics: createFontMetrics([latin]),
    isBlocked: false,
  });
  const [page] = pages;
  return page ? writeSvg(page, { images, fonts: 'IBM Plex Sans on paper, sans-serif' }) : '';
}
