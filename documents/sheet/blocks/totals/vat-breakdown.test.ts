import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

const metrics = createFontMetrics([latin]);
const sale = samples['luminaires-belgique'];

function textOf(changes: Partial<DraftInput> = {}): string {
  const draft = requireDraft({ ...sale, ...changes });
  const { pages } = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
  return pages
    .flatMap(({ marks }) => marks)
    .map((mark) => ('text' in mark ? mark.text : ''))
    .join('\n');
}

test('a rate of another state is printed with the country of delivery', () => {
  expect(textOf()).toContain('21\u00a0% Belgique');
  const address = { line1: 'Damrak 1', postalCode: '1012', city: 'Amsterdam', country: 'NL' };
  expect(textOf({ deliveryAddress: { name: '', ...address } })).toContain('21\u00a0% Pays-Bas');
});

test('a French rate needs no country', () => {
  const text = textOf({ vatRegime: 'normal' });
  expect(text).not.toContain('% Belgique');
  expect(text).not.toContain('guichet unique');
});
