import { expect, test } from 'vitest';
import { computeTotals, createFontMetrics, type Draft, layOut } from '#documents';
import { buildLongSample } from '#documents/samples/long.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { findEdited } from './find-edited.ts';

const metrics = createFontMetrics([latin]);

function lay(draft: Draft) {
  return layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false }).pages;
}

test('a discount is found on the page that shows it, by any of its controls', () => {
  const draft: Draft = {
    ...requireDraft(buildLongSample(120)),
    allowances: [{ percent: '10', reason: 'Fidélité' }],
  };
  const pages = lay(draft);
  const place = findEdited(pages, 'field-allowances-0-percent');
  expect(place?.page).toBe(pages.length - 1);
  expect(findEdited(pages, 'field-allowances-0-reason')).toEqual(place);
  expect(findEdited(pages, 'field-allowances-0')).toEqual(place);
  expect(findEdited(pages, 'field-allowances-1-percent')).toBeNull();
});

test('the appearance is shown where one sees it', () => {
  const pages = lay(requireDraft(samples.menuisier));
  const title = findEdited(pages, 'field-title');
  expect(title?.page).toBe(0);
  expect(findEdited(pages, 'field-style-accent')).toEqual(title);
  expect(findEdited(pages, 'field-style-accent-other')).toEqual(title);
  const firstLine = findEdited(pages, 'field-lines-0-name');
  expect(findEdited(pages, 'field-style-labels-unitPrice')).toEqual(firstLine);
  expect(findEdited(pages, '')).toBeNull();
});
