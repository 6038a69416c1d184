import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import type { Line } from '#documents/model/fields/line.ts';
import { sumCents } from '#documents/money/amounts.ts';
import { devisAgenceWeb } from '#documents/samples/devis/agence-web.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { billedAmount } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { convertInvoiceToReplacement, duplicateDraft } from '../copy.ts';
import { convertInvoiceToCredit, convertLinesToCredit } from '../credit.ts';
import { convertQuoteToDeposit } from '../quote.ts';
import type { Done } from './cumulate.ts';
import {
  convertQuoteToSituation,
  type SituationContext,
  type SituationTerms,
} from './situation.ts';

const today = '2026-11-20';

/** 2 000 € of walls at 10 %, 1 000 € of floors at 20 %, less 300 € on the whole. */
const quote = quoteOf({
  lines: [
    { kind: 'section', name: 'Salon' },
    { kind: 'item', name: 'Murs', quantity: '40', unit: 'MTK', unitPrice: '50', vatRate: '10' },
    { kind: 'option', name: 'Corniche', quantity: '1', unitPrice: '700', vatRate: '10' },
    { kind: 'comment', text: 'Teinte au choix.' },
    { kind: 'item', name: 'Sols', quantity: '20', unit: 'MTK', unitPrice: '50', vatRate: '20' },
  ],
  allowances: [{ percent: '10', reason: 'Remise' }],
});

function quoteOf(changes: Partial<DraftInput>): Draft {
  return requireDraft({ ...devisAgenceWeb, number: 'D-1', issueDate: '2026-10-01', ...changes });
}

type Terms = SituationContext & SituationTerms & { number?: string };

function make(done: Done, { number = 'F-1', ...terms }: Terms = {}, of = quote): Draft {
  return convertQuoteToSituation(of, done, { ...terms, number, today });
}

const after = (...drafts: Draft[]) => drafts.map((draft) => ({ draft, avoirs: [] }));

/** « Murs 600.00 (0.00 / 2000.00) »: this stage, what was invoiced, what is agreed. */
function tell({ lines }: Draft): string[] {
  return lines.map((line) => tellLine(line));
}

function tellLine(line: Line): string {
  if (line.kind !== 'item') return line.kind;
  const sign = line.quantity.startsWith('-') ? '-' : '';
  const { agreed, before } = line.progress ?? {};
  return `${line.name} ${sign}${line.unitPrice} (${before ?? ''} / ${agreed ?? ''})`;
}

test('a first situation is a part of each line, with its part of the discount and its VAT', () => {
  const first = make({ percent: '30' });
  expect(tell(first)).toEqual([
    'section',
    'Murs 600.00 (0.00 / 2000.00)',
    'Sols 300.00 (0.00 / 1000.00)',
  ]);
  expect(first).toMatchObject({
    kind: 'facture-tva',
    subtype: 'situation',
    situation: { rank: 1 },
    references: { quote: { number: 'D-1', issueDate: '2026-10-01' } },
    allowances: [
      { amount: '30.00', reason: 'Remise', vatRate: '20' },
      { amount: '60.00', reason: 'Remise', vatRate: '10' },
    ],
  });
  expect(first.references.preceding).toBeUndefined();
  expect(computeTotals(first)).toMatchObject({
    taxExclusiveTotal: 810_00,
    vatTotal: 108_00,
    payableAmount: 918_00,
  });
});

test('the next one is what was done since, and names the one before; the last one is the rest', () => {
  const first = make({ percent: '30' });
  const second = make(
    { lines: [{ line: 2, percent: '70' }] },
    { number: 'F-2', earlier: after(first) },
  );
  expect(tell(second)).toEqual([
    'section',
    'Murs 800.00 (600.00 / 2000.00)',
    'Sols 0.00 (300.00 / 1000.00)',
  ]);
  expect(second.situation?.rank).toBe(2);
  expect(second.references.preceding).toEqual([{ number: 'F-1', issueDate: today }]);
  const last = make({ percent: '100' }, { number: 'F-3', earlier: after(first, second) });
  expect(tell(last)).toEqual([
    'section',
    'Murs 600.00 (1400.00 / 2000.00)',
    'Sols 700.00 (300.00 / 1000.00)',
  ]);
  expect(last.references.preceding).toEqual([{ number: 'F-2', issueDate: today }]);
  const totals = [first, second, last].map((each) => computeTotals(each).taxInclusiveTotal);
  expect(sumCents(totals)).toBe(computeTotals(quote).taxInclusiveTotal);
});

test('an amount for the whole is what is done once the discounts are taken off', () => {
  const first = make({ amount: '1350.00' });
  expect(computeTotals(first).taxExclusiveTotal).toBe(1350_00);
  const second = make({ amount: '1350.01' }, { earlier: after(first) });
  expect(computeTotals(second).taxExclusiveTotal).toBe(1);
});

test('the rows of a quote keep their places whatever is chosen; a charge is one of them', () => {
  const chosen = quoteOf({
    lines: quote.lines.map((line) =>
      line.kind === 'option' ? { ...line, isSelected: true } : line,
    ),
    charges: [{ amount: '90', reason: 'Déplacement', vatRate: '20' }],
  });
  const first = make({ lines: [{ line: 6, percent: '50' }] }, {}, chosen);
  expect(tell(first).slice(1)).toEqual([
    'Murs 0.00 (0.00 / 2000.00)',
    'Corniche 0.00 (0.00 / 700.00)',
    'Sols 0.00 (0.00 / 1000.00)',
    'section',
    'Déplacement 45.00 (0.00 / 90.00)',
  ]);
});

test('an amendment adds its lines under its number; in another money it is left out', () => {
  const amendment = quoteOf({
    subtype: 'amendment',
    number: 'D-1-A',
    lines: [{ kind: 'item', name: 'Plinthes', unitPrice: '200', vatRate: '10' }],
    references: { quote: { number: 'D-1' } },
  });
  const foreign = { ...amendment, number: 'D-1-B', currency: 'CHF' };
  const first = make({ percent: '50' }, { amendments: [amendment, foreign] });
  expect(first.situation?.amendments).toEqual([{ number: 'D-1-A', issueDate: '2026-10-01' }]);
  expect(first.lines.map((line) => ('name' in line ? line.name : ''))).toEqual([
    ...['Salon', 'Murs', 'Sols'],
    'Avenant D-1-A du 01/10/2026',
    'Plinthes',
  ]);
  expect(computeTotals(first).lineNetTotal).toBe(1600_00);
});

test('beyond its amount a line is billed as typed, and the whole ends with the others', () => {
  const first = make({ lines: [{ line: 5, percent: '110' }] });
  expect(tell(first)[2]).toBe('Sols 1100.00 (0.00 / 1000.00)');
  const last = make({ percent: '100' }, { earlier: after(first) });
  expect(tell(last).slice(1)).toEqual([
    'Murs 2000.00 (0.00 / 2000.00)',
    'Sols 0.00 (1100.00 / 1000.00)',
  ]);
});

test('a price revision has its lines, at the rates of the stage, and leaves the rest as it was', () => {
  const first = make({ percent: '30' }, { revision: { percent: '2.5' } });
  expect(tell(first).slice(3)).toEqual([
    'section',
    'Révision de prix (2,5\u00a0%) 6.75 ( / )',
    'Révision de prix (2,5\u00a0%) 13.50 ( / )',
  ]);
  const second = make(
    { percent: '100' },
    { earlier: after(first), revision: { amount: '-40.00' } },
  );
  expect(tell(second).slice(1)).toEqual([
    'Murs 1400.00 (600.00 / 2000.00)',
    'Sols 700.00 (300.00 / 1000.00)',
    'section',
    'Révision de prix -40.00 ( / )',
  ]);
  const plain = computeTotals(quote).taxInclusiveTotal;
  const revisions = [6_75 + 1_35, 13_50 + 1_35, -48_00].reduce((sum, each) => sum + each);
  const billed = [first, second].map((each) => computeTotals(each).taxInclusiveTotal);
  expect(sumCents(billed)).toBe(plain + revisions);
});

test('retention money is typed once, then kept; it lowers what is to be paid now, no VAT', () => {
  const first = make({ percent: '30' }, { retention: '5' });
  expect(computeTotals(first)).toMatchObject({
    ...{ vatTotal: 108_00, payableAmount: 918_00 },
    ...{ retentionAmount: 45_90, dueNowAmount: 872_10 },
  });
  const second = make({ percent: '60' }, { earlier: after(first) });
  expect(second.payment.retention).toEqual({ percent: '5' });
  const last = make({ percent: '100' }, { earlier: after(first, second), retention: '0' });
  expect(last.payment.retention).toBeUndefined();
});

test('a deposit is deducted in proportion to what is done, with its VAT', () => {
  const deposit = convertQuoteToDeposit(quote, { percent: '20' }, { number: 'F-0', today });
  const deposits = [{ draft: deposit, avoirs: [], received: null }];
  const first = make({ percent: '30' }, { deposits });
  expect(first.prepayments).toEqual([
    {
      amount: '183.60',
      reference: 'F-0',
      issueDate: today,
      vat: [
        { rate: '20', taxableAmount: '54.00', vatAmount: '10.80' },
        { rate: '10', taxableAmount: '108.00', vatAmount: '10.80' },
      ],
    },
  ]);
  const last = make({ percent: '100' }, { deposits, earlier: after(first) });
  expect(last.prepayments[0]?.amount).toBe('428.40');
});

test('what an avoir takes back of a situation is to be invoiced again; a rebate is not', () => {
  const first = make({ percent: '50' });
  const taken = [{ index: 1, quantity: '1' }];
  const why = (reason: 'error' | 'goodwill') =>
    convertLinesToCredit(first, taken, { number: 'A-1', today, why: { reason } });
  const next = (avoir: Draft) =>
    make({ lines: [{ line: 2, percent: '50' }] }, { earlier: [{ draft: first, avoirs: [avoir] }] });
  expect(tell(next(why('error')))[1]).toBe('Murs 1000.00 (0.00 / 2000.00)');
  expect(tell(next(why('goodwill')))[1]).toBe('Murs 0.00 (1000.00 / 2000.00)');
});

test('its avoir and a copy for another sale tell nothing of the works; what replaces it does', () => {
  const first = make({ percent: '33.33' });
  const second = make({ percent: '66.66' }, { earlier: after(first) });
  const situation = make({ percent: '100' }, { earlier: after(first, second) });
  const stamp = { number: 'X-1', today };
  const avoir = convertInvoiceToCredit(situation, stamp);
  const copy = duplicateDraft(situation, stamp);
  for (const draft of [avoir, copy]) {
    expect(draft.situation).toBeUndefined();
    expect(JSON.stringify(draft)).not.toContain('progress');
  }
  expect(copy.subtype).toBe('standard');
  expect(computeTotals(avoir).vatBreakdown).toEqual(computeTotals(situation).vatBreakdown);
  const replacement = convertInvoiceToReplacement(situation, stamp);
  expect(replacement).toMatchObject({ subtype: 'situation', lines: situation.lines });
  expect(replacement.situation).toEqual(situation.situation);
});

test('the VAT of the stages is that of the quote, cent by cent', () => {
  const cheap = quoteOf({
    lines: [{ kind: 'item', name: 'Clou', quantity: '1', unitPrice: '0.09', vatRate: '20' }],
  });
  const made: Draft[] = [];
  for (const amount of ['0.03', '0.06', '0.09'])
    made.push(make({ amount }, { earlier: after(...made) }, cheap));
  // 20 % of 0.03 is 0.006: rounded three times it would be 0.03.
  expect(made.map((each) => computeTotals(each).vatTotal)).toEqual([1, 0, 1]);
  expect(made[1]?.situation?.vatRounding).toEqual([{ rate: '20', amount: '-0.01' }]);
});

test.each([
  ['removed', []],
  ['added', [{ amount: '400.00', reason: 'Geste' }]],
])('a discount on the total %s by hand is put right by the next one', (_name, allowances) => {
  const first = { ...make({ percent: '50' }), allowances };
  const last = make({ percent: '100' }, { earlier: after(first) });
  expect(sumCents([first, last].map((each) => computeTotals(each).taxInclusiveTotal))).toBe(
    computeTotals(quote).taxInclusiveTotal,
  );
});

test('a discount added by hand where the quote has none is invoiced by the next one', () => {
  const plain = { ...quote, allowances: [] };
  const first = {
    ...make({ percent: '50' }, {}, plain),
    allowances: [{ amount: '100.00', reason: 'Geste', vatRate: '10' }],
  };
  const last = make({ percent: '100' }, { earlier: after(first) }, plain);
  expect(last.charges).toEqual([{ amount: '100.00', reason: 'Remise reprise', vatRate: '10' }]);
  expect(sumCents([first, last].map((each) => computeTotals(each).taxInclusiveTotal))).toBe(
    computeTotals(plain).taxInclusiveTotal,
  );
});

test('what situations deducted of a deposit that another replaced is not deducted twice', () => {
  const deposit = convertQuoteToDeposit(quote, { percent: '20' }, { number: 'F-0', today });
  const paid = (draft: Draft) => [{ draft, avoirs: [], received: null }];
  const first = make({ percent: '50' }, { deposits: paid(deposit) });
  const replacement = paid(convertInvoiceToReplacement(deposit, { number: 'F-9', today }));
  const terms = { deposits: replacement, earlier: after(first) };
  const last = make({ percent: '100' }, { ...terms, formerDeposits: ['F-0'] });
  expect(last.prepayments).toMatchObject([{ reference: 'F-9', amount: '306.00' }]);
  const other = make({ percent: '100' }, terms);
  expect(other.prepayments).toMatchObject([{ reference: 'F-9', amount: '612.00' }]);
});

test('what an avoir leaves to the deposits of its situation is not invoiced twice', () => {
  const plain = { ...quote, allowances: [] };
  const deposit = convertQuoteToDeposit(plain, { percent: '40' }, { number: 'F-0', today });
  const deposits = [{ draft: deposit, avoirs: [], received: null }];
  const first = make({ percent: '50' }, { deposits }, plain);
  const why = { reason: 'error' as const };
  const avoir = convertLinesToCredit(first, [{ index: 1, quantity: '1' }], {
    ...{ number: 'A-1', today, why },
  });
  const earlier = [{ draft: first, avoirs: [avoir] }];
  const last = make({ percent: '100' }, { deposits, earlier }, plain);
  const [paid, one, back, rest] = [deposit, first, avoir, last].map((each) =>
    billedAmount(each, computeTotals(each)),
  );
  expect((paid ?? 0) + (one ?? 0) - (back ?? 0) + (rest ?? 0)).toBe(
    computeTotals(plain).taxInclusiveTotal,
  );
});
