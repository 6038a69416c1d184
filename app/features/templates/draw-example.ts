import { writeSvg } from '#app/sheet/write-svg.ts';
import { computeTotals, createFontMetrics, layOut } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { findExample } from './examples.ts';

/** The first page as SVG; null for an unknown name. */
export function drawExample(name: string): string | null {
  const example = findExample(name);
  if (!example) return null;
  const draft = requireDraft(example);
  const { pages, images } = layOut({
    draft,
    totals: computeTotals(draft),
    metrics: createFontMetrics([latin]),
    isBlocked: false,
  });
  const [page] = pages;
  return page ? writeSvg(page, { images }) : null;
}
