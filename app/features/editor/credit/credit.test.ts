import { expect, test } from 'vitest';
import { isFromOrigin } from '#app/features/editor/draft/is-from-origin.ts';
import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { computeTotals, type Draft, judgeCredit, listCreditableAmounts } from '#documents';
import { summarize } from '#documents/dossier/summarize.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { fillCredit } from './fill-credit.ts';
import { findRelated, listCreditable } from './find-related.ts';

const invoice = requireDraft(samples.menuisier);
const blank: Draft = {
  ...createNewDraft('avoir', {
    today: '2026-11-20',
    number: 'A-2026-0001',
    seller: invoice.seller,
  }),
  credit: { treatment: { kind: 'refund' }, reason: 'return' },
};
const named: Draft = {
  ...blank,
  references: { preceding: [{ number: invoice.number, issueDate: invoice.issueDate }] },
};

test('the invoice that an avoir names is found, and the avoirs already made on it', () => {
  const other = { ...named, number: 'A-2026-0000' };
  const known = [keep('i', invoice), keep('mine', named), keep('other', other, 1)];
  expect(findRelated(named, 'mine', known)).toMatchObject({
    origins: [{ id: 'i' }],
    earlier: [{ id: 'other' }],
  });
  expect(findRelated(blank, 'mine', known).origins).toEqual([]);
  const stranger = { ...named, seller: { ...named.seller, siret: undefined, siren: '404833048' } };
  expect(findRelated(stranger, 'mine', known).origins).toEqual([]);
});

test('only invoices may be given back, finished ones first', () => {
  const quote = requireDraft(samples['devis-plombier']);
  const known = [keep('q', quote), keep('a', named), keep('i', invoice), keep('f', invoice, 1)];
  expect(listCreditable(known).map(({ id }) => id)).toEqual(['f', 'i']);
});

test('an avoir of the whole adds up to its invoice, and keeps what it says of itself', () => {
  const full = fillCredit(named, { origin: invoice, earlier: [], isSettled: false, mode: 'full' });
  expect(full).toMatchObject({ kind: 'avoir', subtype: 'full', number: 'A-2026-0001' });
  expect(full.credit).toEqual(blank.credit);
  const { taxInclusiveTotal } = computeTotals(invoice);
  expect(computeTotals(full).taxInclusiveTotal).toBe(taxInclusiveTotal);
  expect(judgeCredit({ origins: [invoice], earlier: [], credit: full })[0]?.state).toBe(
    'satisfied',
  );
});

test('an avoir deducts nothing from an invoice that is settled, unless another is named', () => {
  const treat = (treatment: NonNullable<Draft['credit']>['treatment'], isSettled: boolean) =>
    fillCredit(
      { ...named, credit: { treatment } },
      { origin: invoice, earlier: [], isSettled, mode: 'full' },
    ).credit?.treatment;
  expect(treat({ kind: 'offset' }, false)).toEqual({ kind: 'offset' });
  expect(treat({ kind: 'offset' }, true)).toEqual({ kind: 'refund' });
  for (const chosen of [
    { kind: 'offset', invoice: 'F-2026-0050' },
    { kind: 'on-account', until: '2027-06-30' },
  ] as const)
    expect(treat(chosen, true)).toEqual(chosen);
  const origin: Draft = { ...invoice, payment: { ...invoice.payment, means: ['cash', 'paid'] } };
  const filled = fillCredit(
    { ...named, credit: { treatment: { kind: 'offset' } } },
    { origin, earlier: [], isSettled: false, mode: 'full' },
  );
  expect(filled.credit?.treatment).toEqual({ kind: 'refund' });
});

test('lines come with what is left of them, amounts with what remains at each rate', () => {
  const lines = fillCredit(named, {
    origin: invoice,
    earlier: [],
    isSettled: false,
    mode: 'lines',
  });
  const half = { ...lines, lines: lines.lines.slice(0, 1) };
  const rest = fillCredit(named, {
    origin: invoice,
    earlier: [half],
    isSettled: false,
    mode: 'lines',
  });
  expect(rest.lines).toHaveLength(lines.lines.length - 1);
  const amounts = fillCredit(named, {
    origin: invoice,
    earlier: [],
    isSettled: false,
    mode: 'amounts',
  });
  expect(amounts.lines).toHaveLength(listCreditableAmounts(invoice, []).length);
  expect(judgeCredit({ origins: [invoice], earlier: [], credit: amounts })[0]?.state).toBe(
    'satisfied',
  );
});

test('all that other avoirs left ends the invoice at zero, with its cents of VAT', () => {
  const sold = (name: string, unitPrice: string) =>
    ({ kind: 'item', name, quantity: '1', unit: 'C62', unitPrice, vatRate: '20' }) as const;
  const origin: Draft = {
    ...invoice,
    lines: [sold('Pose', '1234.56'), sold('Option', '26.37')],
  };
  const lines = fillCredit(named, { origin, earlier: [], isSettled: false, mode: 'lines' });
  const first = { ...lines, lines: lines.lines.slice(1) };
  const modes = ['full', 'lines', 'amounts'] as const;
  for (const mode of modes) {
    const rest = fillCredit(named, { origin, earlier: [first], isSettled: false, mode });
    expect(rest.credit).toEqual({
      ...blank.credit,
      vatRounding: [{ rate: '20', amount: '0.01' }],
    });
    expect(computeTotals(rest).payableAmount).toBe(148148);
  }
  const whole = fillCredit(named, { origin, earlier: [], isSettled: false, mode: 'full' });
  expect(whole.credit?.vatRounding).toBeUndefined();
});

test('a line of the invoice keeps its price; one in other words is free', () => {
  const lines = fillCredit(named, {
    origin: invoice,
    earlier: [],
    isSettled: false,
    mode: 'lines',
  });
  expect(isFromOrigin(lines, 0, [invoice])).toBe(true);
  expect(isFromOrigin(lines, 0, [])).toBe(false);
  const amounts = fillCredit(named, {
    origin: invoice,
    earlier: [],
    isSettled: false,
    mode: 'amounts',
  });
  expect(isFromOrigin(amounts, 0, [invoice])).toBe(false);
});

function keep(id: string, draft: Draft, completedAt?: number) {
  return summarize({ id, draft, rawTexts: {}, updatedAt: 0, ...(completedAt && { completedAt }) });
}
