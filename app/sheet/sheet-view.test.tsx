import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { computeTotals, createFontMetrics, layOut } from '#documents';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { SheetView } from './sheet-view.tsx';

test('the words of the live sheet have their width of the PDF, the space that ends them included', () => {
  const draft = requireDraft(menuisier);
  const { pages, images } = layOut({
    ...{ draft, totals: computeTotals(draft) },
    ...{ metrics: createFontMetrics([latin]), isBlocked: false },
  });
  const [page] = pages;
  if (!page) throw new Error('A document has a page');
  const svg = renderToStaticMarkup(<SheetView page={page} images={images} label="Aperçu" />);
  const mark = page.marks.find((each) => each.type === 'text' && each.text.endsWith(' '));
  if (mark?.type !== 'text') throw new Error('A label ends with a space');
  const drawn = `textLength="${mark.width}" lengthAdjust="spacingAndGlyphs">`;
  expect(svg).toContain(`${drawn}${mark.text.slice(0, -1)}\u00a0</text>`);
  expect(svg).toContain('text-rendering="geometricPrecision"');
});
