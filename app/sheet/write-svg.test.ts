import { expect, test } from 'vitest';
import { computeTotals, createFontMetrics, type DraftInput, layOut } from '#documents';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { menuisierAvecLogo } from '#documents/samples/facture-tva/menuisier-avec-logo.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { writeSvg } from './write-svg.ts';

test('every text of the page is in the picture, as wide as in the PDF', () => {
  const { page, svg } = draw(menuisier);
  for (const mark of page.marks) {
    if (mark.type !== 'text') continue;
    const text = mark.text.replaceAll('&', '&amp;').replace(/ $/, '\u00a0');
    expect(svg).toContain(`>${text}</text>`);
    expect(svg).toContain(`textLength="${Math.round(mark.width * 100) / 100}"`);
  }
});

test('the space before a text of another weight stays', () => {
  const { svg } = draw(menuisier);
  expect(svg).toContain('>Nature de l’opération\u00a0:\u00a0</text>');
});

test('the names of a document cannot write elements', () => {
  const { svg } = draw({ ...menuisier, subject: '<script>&' });
  expect(svg).toContain('&lt;script>&amp;');
  expect(svg).not.toContain('<script');
});

test('a picture asks for nothing beyond itself', () => {
  const { svg } = draw(menuisierAvecLogo);
  const addresses = [...svg.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');
  expect(addresses).toHaveLength(1);
  expect(addresses.every((address) => address.startsWith('data:'))).toBe(true);
});

test('a page that has the fonts names them', () => {
  const { page } = draw(menuisier);
  expect(writeSvg(page, { images: [], fonts: 'Paper' })).toContain('font-family="Paper"');
});

function draw(input: DraftInput) {
  const draft = requireDraft(input);
  const { pages, images } = layOut({
    ...{ draft, totals: computeTotals(draft) },
    ...{ metrics: createFontMetrics([latin]), isBlocked: false },
  });
  const [page] = pages;
  if (!page) throw new Error('A document has a page');
  return { page, svg: writeSvg(page, { images }) };
}
