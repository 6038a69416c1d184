import { writeSvg } from '#app/sheet/write-svg.ts';
import { computeTotals, createFontMetrics, layOut } from '#documents';
import { kindSamples } from '#documents/samples/kind-samples.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';

/**
 * The invoice of the hero, drawn once, at build time, with the typeface of the paper: the page
 * brings its picture as markup, not the code that makes it.
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
