import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { computeRemaining } from './rate-amounts.ts';
import { checkCreditNote, listCreditableAmounts, listRemainingLines } from './remaining.ts';

const origin = requireDraft(samples['epicerie-en-gros']);
const returned = requireDraft(samples['avoir-retour']);

function creditOf(changes: Partial<DraftInput>): Draft {
  return requireDraft({ ...samples['avoir-retour'], ...changes });
}

function problems(credit: Draft, earlier: Draft[] = []): string[] {
  return checkCreditNote({ origins: [origin], earlier, credit }).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

const oil = {
  kind: 'item',
  reference: 'HUI-NOI',
  name: 'Huile de noix vierge, bouteille 50 cl',
  quantity: '6',
  unit: 'H87',
  unitPrice: '8.94',
  vatRate: '5.5',
  discount: { percent: '8', reason: 'Promotion de novembre' },
} as const;

test('lines of the invoice may come back', () => {
  expect(problems(returned)).toEqual([]);
  expect(problems(returned, [returned])).toEqual([]);
});

test('never more than was sold, what came back before included', () => {
  const twenty = creditOf({ lines: [{ ...oil, quantity: '20' }] });
  expect(problems(twenty)).toEqual([]);
  expect(problems(twenty, [returned])).toEqual([
    'lines[0].quantity: Ligne 1\u00a0: il reste 18 à rendre, réduisez la quantité.',
  ]);
});

test('what came back before is taken off each line', () => {
  const sold = origin.lines.flatMap((line, index) =>
    'quantity' in line ? [{ index, quantity: line.quantity }] : [],
  );
  expect(listRemainingLines(origin, [])).toEqual(sold);
  const index = origin.lines.findIndex((line) => 'name' in line && line.name === oil.name);
  const left = listRemainingLines(origin, [returned]).find((one) => one.index === index);
  expect(left?.quantity).toBe('18');
  const twice = { ...origin, lines: [...origin.lines, ...origin.lines] };
  const both = listRemainingLines(twice, [returned]).map(({ quantity }) => Number(quantity));
  const total = sold.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  const back = returned.lines.reduce(
    (sum, line) => sum + ('quantity' in line ? Number(line.quantity) : 0),
    0,
  );
  expect(both.reduce((sum, quantity) => sum + quantity, 0)).toBe(2 * total - back);
});

test('price, discount and rate are those of the invoice', () => {
  for (const change of [{ unitPrice: '9' }, { vatRate: '20' }, { discount: undefined }]) {
    expect(problems(creditOf({ lines: [{ ...oil, ...change }] }))).toContain(
      'lines[0].unitPrice: Ligne 1\u00a0: gardez le prix, la remise et le taux de la facture.',
    );
  }
});

test('a discount in money comes back with its share of the quantity, the last with the rest', () => {
  const price = { quantity: '3', unitPrice: '10', vatRate: '20' };
  const line = { ...oil, ...price, discount: { amount: '10' } };
  const whole = { lines: [line], allowances: [], charges: [] };
  const sale = requireDraft({ ...samples['epicerie-en-gros'], ...whole });
  const taken = (quantity: string, amount?: string) =>
    requireDraft({
      ...samples['avoir-retour'],
      allowances: [],
      lines: [{ ...line, quantity, discount: amount === undefined ? undefined : { amount } }],
    });
  const judge = (credit: Draft, ...earlier: Draft[]) =>
    checkCreditNote({ origins: [sale], earlier, credit }).map(({ field }) => field);
  expect(judge(taken('3', '10'))).toEqual([]);
  const one = taken('1', '3.33');
  expect(judge(one, one)).toEqual([]);
  expect(judge(one, one, one)).toEqual(['lines']);
  expect(judge(taken('1', '3.34'), one, one)).toEqual([]);
  expect(judge(taken('1', '3.34'), one, one, one)).toContain('lines[0].quantity');
  for (const amount of ['10', '3.30', undefined])
    expect(judge(taken('1', amount))).toContain('lines[0].discount');
});

test('an amount stays within its rate', () => {
  const amount = { kind: 'item', name: 'Remise', vatRate: '10', unitPrice: '9999' } as const;
  expect(problems(creditOf({ lines: [amount] }))[0]).toMatch(/^lines: Au taux de 10\u00a0%/);
  const strange = { ...amount, vatRate: '2.1', unitPrice: '1' };
  expect(problems(creditOf({ lines: [strange] }))).toEqual([
    'lines: La facture n’a rien au taux de 2,1\u00a0%\u00a0: reprenez le sien.',
  ]);
});

test('one net of tax counts in the whole', () => {
  const net = creditOf({
    vatRegime: 'net-of-tax',
    lines: [{ kind: 'item', name: 'Remise', unitPrice: '100' }],
  });
  expect(problems(net)).toEqual([]);
  expect(computeRemaining({ origins: [origin], earlier: [net] })).toEqual(
    computeRemaining({ origins: [origin], earlier: [] }),
  );
  const huge = creditOf({
    vatRegime: 'net-of-tax',
    lines: [{ kind: 'item', name: 'Remise', unitPrice: '99999' }],
  });
  expect(problems(huge)[0]).toMatch(/hors taxe à rendre/);
});

test('another customer, another currency or an invoice that is not cited is said', () => {
  const other = creditOf({
    currency: 'CHF',
    buyer: { kind: 'business', name: 'Autre', siren: '404833048' },
    references: { preceding: [{ number: 'X' }] },
  });
  expect(
    checkCreditNote({ origins: [origin], earlier: [], credit: other }).map(({ field }) => field),
  ).toEqual(['currency', 'buyer.name', 'references.preceding']);
});

test('what is left is said with tax where the invoice is written with tax', () => {
  const [row] = computeRemaining({ origins: [origin], earlier: [] });
  const net = listCreditableAmounts({ ...origin, priceMode: 'net' }, []);
  expect(net[0]).toEqual({ rate: row?.rate, amount: row?.taxableAmount });
  const invoice = requireDraft({ ...samples.menuisier, priceMode: 'gross' });
  const [{ taxInclusiveTotal }, gross] = [
    computeTotals(invoice),
    listCreditableAmounts(invoice, []),
  ];
  expect(gross.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxInclusiveTotal);
});

test('a rate of which nothing is left is not said', () => {
  const whole = requireDraft({
    ...samples['epicerie-en-gros'],
    kind: 'avoir',
    subtype: 'standard',
    dueDate: '',
  });
  expect(listCreditableAmounts(origin, [whole])).toEqual([]);
});
