import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { MARGIN_LEFT, MARGIN_TOP } from '#documents/sheet/geometry.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

const metrics = createFontMetrics([latin]);

function layFirstPage(template: 'classique' | 'moderne' | 'epure' | 'compact', hasLogo: boolean) {
  const sample = samples['menuisier-avec-logo'];
  const { logo, ...style } = { ...sample.style, template };
  const draft = requireDraft({ ...sample, style: { ...style, ...(hasLogo && { logo }) } });
  const sheet = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
  const [page] = sheet.pages;
  if (!page) throw new Error('No page');
  return { page, image: page.marks.find((mark) => mark.type === 'image') };
}

test.each(['classique', 'moderne', 'epure', 'compact'] as const)(
  'without a logo, a page of « %s » says where one would stand; with one, it is there',
  (template) => {
    const { page: without } = layFirstPage(template, false);
    const { page, image } = layFirstPage(template, true);
    if (!image || !without.logoPlace) throw new Error('Nothing to compare');
    const { x, y, width, height } = without.logoPlace;
    expect(image.x).toBeGreaterThanOrEqual(x);
    expect(image.x + image.width).toBeLessThanOrEqual(x + width + 0.01);
    expect([image.y, image.height <= height + 0.01]).toEqual([y, true]);
    expect(page.logoPlace).toBeUndefined();
  },
);

test('the place is at the top left of « classique »', () => {
  expect(layFirstPage('classique', false).page.logoPlace).toMatchObject({
    x: MARGIN_LEFT,
    y: MARGIN_TOP,
  });
});
