import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFontMetrics, type DraftInput } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { LoweredBy } from './lowered-by.tsx';

type Shown = Parameters<typeof LoweredBy>[0];

function draw(loweredBy: Shown['loweredBy'], change: Partial<DraftInput> = {}): string {
  const draft = requireDraft({ ...samples.menuisier, ...change });
  const fonts = { getMetrics: () => createFontMetrics([latin]) };
  const document = { draft, fonts } as unknown as Shown['document']; // what the words need
  return renderToStaticMarkup(<LoweredBy document={document} loweredBy={loweredBy} />).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );
}

const both = [
  { number: 'A-2026-0003', isAvoir: true, amount: 120_00 },
  { number: 'F-2026-0001', isAvoir: false, amount: 5_00 },
];

test('what is deducted since the document was issued is said, in its language', () => {
  expect(draw(both)).toMatch(/Avoir A-2026-0003 imputé : [-−]120,00 €/);
  expect(draw(both)).toMatch(/Trop-perçu de la facture F-2026-0001 imputé : [-−]5,00 €/);
  expect(draw(both, { language: 'en' })).toContain('Credit note A-2026-0003 deducted: ');
  expect(draw([])).toBe('');
});
