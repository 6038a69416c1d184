import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { deflate } from './bytes/deflate.ts';
import { createMergedPdf } from './create-merged-pdf.ts';
import { createPdf } from './create-pdf.ts';
import { readShownTexts } from './test/test-drawing.ts';
import { follow, readCatalog, readObjects } from './test/test-reader.ts';

const metrics = createFontMetrics([latin]);
// Fonts are embedded unread: any bytes will do.
const fonts = {
  latin: { regular: deflate(Uint8Array.of(1, 2, 3)), semibold: deflate(Uint8Array.of(4, 5, 6)) },
};
const rent = requireDraft(samples['quittance-appartement']);
const today = rent.issueDate;

test('a draft that comes back with its keys in another order gives the same bytes', () => {
  const turned = JSON.parse(JSON.stringify(rent), (_, value) =>
    value?.constructor === Object ? Object.fromEntries(Object.entries(value).reverse()) : value,
  );
  expect(Object.keys(turned)).not.toEqual(Object.keys(rent));
  const draw = (draft: typeof rent) => createPdf({ draft, today, metrics, fonts }).bytes;
  expect(draw(turned)).toEqual(draw(rent));
});

test('each document has its pages, its bookmark, its part of the structure and its draft', () => {
  const unfinished = { ...rent, seller: { ...rent.seller, name: '' } };
  const { bytes, areBlocked } = createMergedPdf({
    drafts: [rent, unfinished],
    title: 'Quittances 2026',
    today,
    metrics,
    fonts,
  });
  expect(areBlocked).toEqual([false, true]);
  const objects = readObjects(bytes);
  const catalog = readCatalog(objects);
  expect(catalog).toContain('/PageMode/UseOutlines');
  const outline = follow(objects, catalog, 'Outlines');
  expect(outline.text).toContain('/Count 2');
  const first = follow(objects, outline.text, 'First').text;
  const pages = [...objects].filter(([, { text }]) => text.startsWith('<</Type/Page/'));
  expect(pages).toHaveLength(2);
  expect(first).toContain(`/Dest[${pages[0]?.[0]} 0 R/XYZ`);
  const second = follow(objects, first, 'Next').text;
  expect(second).toContain(`/Dest[${pages[1]?.[0]} 0 R/XYZ`);
  expect(second).not.toContain('/Next');
  const texts = readShownTexts(objects);
  expect(texts.filter((text) => text.startsWith('<</S/Part'))).toHaveLength(2);
  for (const name of ['(facturier-1.json)', '(facturier-2.json)'])
    expect(texts.some((text) => text.includes(`/UF${name}`))).toBe(true);
});

test('one document alone has no outline', () => {
  const objects = readObjects(
    createMergedPdf({ drafts: [], title: 'Rien', today, metrics, fonts }).bytes,
  );
  expect(readCatalog(objects)).not.toContain('/Outlines');
});
