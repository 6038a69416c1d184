import { expect, test } from 'vitest';
import { computeTotals, createFontMetrics, type Draft, layOut, requireKind } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { dueStateOf } from './due-state.ts';

const metrics = createFontMetrics([latin]);
const invoice = requireDraft(samples.menuisier);

function printsDueDate(draft: Draft): boolean {
  const { pages } = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
  return JSON.stringify(pages).includes('"dueDate"');
}

test.each(Object.keys(requireKind(invoice.kind).subtypes) as Draft['subtype'][])(
  'the form of a « %s » asks for a due date as its sheet prints one',
  (subtype) => {
    const draft: Draft = { ...invoice, subtype };
    expect(draft.dueDate).not.toBe('');
    expect(dueStateOf(draft) === 'asked').toBe(printsDueDate(draft));
  },
);

test('a proforma and a quote ask for none; what is paid has none left', () => {
  expect(dueStateOf({ ...invoice, subtype: 'proforma' })).toBe('unasked');
  expect(dueStateOf(requireDraft(samples['devis-plombier']))).toBe('unasked');
  const payment = { ...invoice.payment, means: ['paid' as const] };
  expect(dueStateOf({ ...invoice, payment })).toBe('paid');
  expect(dueStateOf({ ...invoice, payment, subtype: 'proforma' })).toBe('unasked');
});
