import { expect, test } from 'vitest';
import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { createFontMetrics, requireCents } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { analyse } from './analyse.ts';
import { analyseAmounts } from './analyse-amounts.ts';

const context = {
  today: '2026-11-20',
  metrics: createFontMetrics([latin]),
  related: { origins: [], earlier: [] },
  isUntouched: false,
};

test('before what judges has come, the amounts are those that it will say', () => {
  const draft = requireDraft(samples.menuisier);
  const { totals, conformity, isBlocked } = analyseAmounts(draft, context);
  expect(totals).toEqual(analyse(draft, context).totals);
  expect(totals.payableAmount).toBeGreaterThan(requireCents('0'));
  expect(conformity).toEqual([]);
  // An unchecked document counts as a BROUILLON.
  expect(isBlocked).toBe(true);
});

test('a new document goes on being shown as an example', () => {
  const draft = createNewDraft('facture-tva', { today: '2026-11-20', number: 'F-2026-0001' });
  expect(analyseAmounts(draft, { ...context, isUntouched: true }).example).not.toBeNull();
  expect(analyseAmounts(draft, context).example).toBeNull();
});
