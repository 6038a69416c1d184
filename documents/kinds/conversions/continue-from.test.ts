import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { convertQuoteToDeposit, convertQuoteToFinal } from './quote.ts';

const quote = requireDraft(samples['devis-graphiste']);
const stamp = { number: 'F-1', today: '2026-11-20' };
const made = convertQuoteToDeposit(quote, { percent: '30' }, stamp);
const iban = 'FR1420041010050500013M02606';

/** Edited by its author: a bank account, a cheque, a corrected address. */
const deposit: Draft = {
  ...made,
  seller: { ...made.seller, iban },
  buyer: { ...made.buyer, name: 'Brasserie du Quai' },
  payment: {
    ...made.payment,
    means: ['cheque', 'paid'],
    paidOn: '2026-11-20',
    reference: 'F-1',
    link: 'https://payer.example/acompte',
  },
  references: { ...made.references, purchaseOrder: 'BC-7' },
  style: { ...made.style, watermark: 'paid', accent: '#123456' },
};

test('the balance takes from the deposit what its author said last', () => {
  const { number, issueDate } = deposit;
  const final = convertQuoteToFinal(quote, [made, deposit], { ...stamp, number: 'F-2' });
  expect(final).toMatchObject({
    number: 'F-2',
    subtype: 'final',
    seller: { iban },
    buyer: { name: 'Brasserie du Quai' },
    payment: { means: ['cheque'] },
    references: {
      purchaseOrder: 'BC-7',
      quote: { number: 'D-2026-009' },
      preceding: [{ number: made.number }, { number, issueDate }],
    },
    style: { watermark: 'none', accent: '#123456' },
  });
  // These concern a single payment.
  expect(final.payment.paidOn).toBeUndefined();
  expect(final.payment.reference).toBeUndefined();
  expect(final.payment.link).toBeUndefined();
  expect(parseDraft(JSON.parse(JSON.stringify(final))).ok).toBe(true);
});

test('a second deposit takes from the first, and names no invoice', () => {
  const second = convertQuoteToDeposit(quote, { percent: '20' }, { ...stamp, earlier: [deposit] });
  expect(second.seller.iban).toBe(iban);
  expect(second.references.preceding).toBeUndefined();
});

test('a deposit that was paid at once leaves the means of the quote', () => {
  const paid: Draft = { ...deposit, payment: { ...deposit.payment, means: ['paid'] } };
  const final = convertQuoteToFinal(quote, [paid], stamp);
  expect(final.payment.means).toEqual(quote.payment.means);
});
