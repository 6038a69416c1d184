import { expect, test } from 'vitest';
import { createFontMetrics } from '#documents';
import { buildLongSample } from '#documents/samples/long.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOutThumbnails } from './lay-out-thumbnails.ts';

const metrics = createFontMetrics([latin]);
const textOf = ({ page }: ReturnType<typeof layOutThumbnails>[number]) =>
  page?.marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])).join(' ') ?? '';

test('each template shows the document itself', () => {
  const thumbnails = layOutThumbnails(requireDraft(samples.menuisier), metrics);
  expect(thumbnails.map(({ template }) => template)).toEqual([
    'classique',
    'moderne',
    'epure',
    'compact',
  ]);
  for (const thumbnail of thumbnails) expect(textOf(thumbnail)).toContain('Cycles Garance SAS');
  expect(new Set(thumbnails.map(({ page }) => JSON.stringify(page))).size).toBe(4);
});

test('an empty document shows an example, a long one its beginning', () => {
  const empty = requireDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
  });
  for (const thumbnail of layOutThumbnails(empty, metrics)) {
    expect(textOf(thumbnail)).toContain('Votre entreprise');
    expect(textOf(thumbnail)).not.toContain('BROUILLON');
  }
  const [first] = layOutThumbnails(requireDraft(buildLongSample(300)), metrics);
  expect(first?.page?.marks.length).toBeLessThan(300);
});
