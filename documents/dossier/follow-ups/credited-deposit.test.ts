import { expect, test } from 'vitest';
import {
  type CreditReason,
  cents,
  convertAmountsToCredit,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  type Draft,
  requirePercent,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { listConcerns } from '../concerns.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import { leftToInvoice } from './invoiced-quote.ts';
import { prepareFollowUp } from './prepare-follow-up.ts';

const today = '2026-11-20';
const sample = requireDraft(samples['devis-agence-web']);
/** 8,000 at 20 % and 2,000 at 10 %: 11,800 with its tax. */
const quote: Draft = {
  ...sample,
  number: 'D-1',
  priceMode: 'net',
  lines: [
    { kind: 'item', name: 'Cuisine', quantity: '1', unit: 'C62', unitPrice: '8000', vatRate: '20' },
    { kind: 'item', name: 'Pose', quantity: '1', unit: 'C62', unitPrice: '2000', vatRate: '10' },
  ],
  allowances: [],
  charges: [],
};
const deposit = convertQuoteToDeposit(quote, { percent: '50' }, { number: 'F-1', today });

/** 1,000 at 20 % of a deposit of 5,900 were given back. */
function makeCredited(reason: CreditReason) {
  const dossier = makeDossier(today);
  dossier.add('quote', quote);
  dossier.add('deposit', deposit);
  dossier.link('quote', 'deposit', 'deposit');
  const amounts = [{ rate: requirePercent('20'), amount: '1000' }];
  const avoir = convertAmountsToCredit(deposit, amounts, { number: 'A-1', today });
  dossier.add('avoir', { ...avoir, credit: { treatment: { kind: 'refund' }, reason } });
  dossier.link('deposit', 'avoir', 'credit');
  const balance = async (isRebate: boolean) => {
    const [made] = prepareFollowUp(
      await dossier.source('quote'),
      { kind: 'final', isRebate },
      today,
    );
    if (!made) throw new Error('No balance was made');
    return made.draft;
  };
  return { ...dossier, balance };
}

test('the balance deducts what is left of a deposit, and the quote is billed in full', async () => {
  const { balance } = makeCredited('error');
  const made = await balance(false);
  expect(made.prepayments).toMatchObject([
    {
      amount: '4700.00',
      vat: [
        { rate: '20', taxableAmount: '3000.00', vatAmount: '600.00' },
        { rate: '10', taxableAmount: '1000.00', vatAmount: '100.00' },
      ],
    },
  ]);
  // 5,900 less 1,200, and 7,100.
  expect(computeTotals(made).payableAmount).toBe(710_000);
});

test('after a rebate the balance deducts the whole deposit', async () => {
  const { balance } = makeCredited('goodwill');
  const made = await balance(true);
  expect(made.prepayments).toMatchObject([{ amount: '5900.00' }]);
  expect(computeTotals(made).payableAmount).toBe(590_000);
});

test('what was taken back is left to invoice, and a second deposit can ask for it', async () => {
  const { node, source } = makeCredited('error');
  expect(leftToInvoice(node('quote'))).toBe(710_000);
  const request = { kind: 'deposit', share: { amount: '7100' } } as const;
  const [made] = prepareFollowUp(await source('quote'), request, today);
  const totals = made && computeTotals(made.draft);
  expect(totals?.vatBreakdown.map(({ rate, taxInclusiveAmount }) => [rate, taxInclusiveAmount]))
    // 9,600 less 4,800 and 1,200 back; 2,200 less 1,100.
    .toEqual([
      [2_000, 600_000],
      [1_000, 110_000],
    ]);
  expect(leftToInvoice(makeCredited('discount').node('quote'))).toBe(590_000);
});

test('an avoir on a deposit that its balance deducts whole is told, unless it is a rebate', () => {
  const tell = (reason: CreditReason, isLeft = false) => {
    const { add, link, chain, documents } = makeCredited(reason);
    const avoirs = documents.flatMap(({ id, draft }) => (id === 'avoir' ? [draft] : []));
    const givenBack = isLeft ? [avoirs] : [];
    add('balance', convertQuoteToFinal(quote, [deposit], { number: 'F-2', today, givenBack }));
    link('quote', 'balance', 'final');
    return listConcerns(chain().values()).filter(({ name }) => name === 'deposit-given-back');
  };
  expect(tell('error')).toMatchObject([
    { node: { id: 'balance' }, deposit: { id: 'deposit' }, amount: cents(120_000) },
  ]);
  expect(tell('error', true)).toEqual([]);
  expect(tell('goodwill')).toEqual([]);
});
