import { expect, test } from 'vitest';
import {
  convertInvoiceToCorrective,
  convertInvoiceToCredit,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  type Draft,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { outstandingAmount } from './amounts-due.ts';
import { checkIssuedNumbers } from './check-issued-numbers.ts';
import { gatherDossier } from './gather-dossier.ts';
import type { StoredDraft } from './stored-draft.ts';
import { summarize } from './summarize.ts';

const invoice = requireDraft(samples.menuisier);
const stamp = { number: 'A-2026-0001', today: '2026-11-21' };
const credit = convertInvoiceToCredit(invoice, stamp);

test('documents are tied by what they name, whatever their order', () => {
  const documents = [keep('credit', credit), keep('invoice', invoice)];
  for (const order of [documents, documents.toReversed()]) {
    const { chain } = gatherDossier(order, '2026-11-21');
    expect(chain.get('invoice')?.status).toEqual({ name: 'cancelled' });
    expect(chain.get('credit')?.origins).toMatchObject([{ id: 'invoice' }]);
  }
});

test('of several copies, the one that was issued counts', () => {
  const draft: StoredDraft = { id: 'draft', draft: invoice, rawTexts: {}, updatedAt: 0 };
  const { chain, copies } = gatherDossier(
    [draft, keep('issued', invoice), keep('again', invoice)],
    '2026-11-21',
  );
  expect([...chain.keys()]).toEqual(['issued']);
  expect(copies.get('issued')).toEqual(['draft', 'again']);
});

test('documents without a number are each their own', () => {
  const blank = { ...invoice, number: '' };
  expect(gatherDossier([keep('a', blank), keep('b', blank)], '2026-11-21').chain.size).toBe(2);
});

test('what is due is of what was issued and stands', () => {
  const corrective = convertInvoiceToCorrective(invoice, { ...stamp, number: 'F-2026-0043' });
  const { chain } = gatherDossier(
    [keep('invoice', invoice), keep('corrective', corrective)],
    '2026-11-21',
  );
  const due = [...chain.values()].map((node) => [node.id, outstandingAmount(node) > 0]);
  expect(due).toEqual([
    ['invoice', false],
    ['corrective', true],
  ]);
});

const quote = requireDraft(samples['devis-agence-web']);
const deposit = convertQuoteToDeposit(
  quote,
  { percent: '30' },
  { ...stamp, number: 'F-2026-0050' },
);
const balance = convertQuoteToFinal(quote, [deposit], { ...stamp, number: 'F-2026-0051' });
const [prepaid] = balance.prepayments;

function depositBeside(...balances: Partial<Draft['prepayments'][number]>[][]) {
  const documents = balances.map((prepayments, index) =>
    keep(`balance-${index}`, {
      ...balance,
      number: `F-2026-006${index}`,
      prepayments: prepayments.map((one) => ({ ...prepaid, amount: '0', ...one })),
    }),
  );
  const { chain } = gatherDossier([keep('deposit', deposit), ...documents], '2026-11-21');
  const node = chain.get('deposit');
  if (!node) throw new Error('No deposit');
  return { due: outstandingAmount(node), status: node.status.name, payable: node.payable };
}

test('a deposit that its balance says paid is due no more', () => {
  const amount = prepaid?.amount ?? '';
  const paid = { amount, date: '2026-11-06' };
  expect(depositBeside([paid])).toMatchObject({ due: 0, status: 'paid' });
  expect(depositBeside([paid], [paid])).toMatchObject({ due: 0, status: 'paid' });
  const { payable } = depositBeside();
  const half = { amount: '1000', date: '2026-11-06' };
  expect(depositBeside([half])).toMatchObject({ due: payable - 100_000, status: 'partly-paid' });
  expect(depositBeside([half], [half]).due).toBe(payable - 200_000);
  expect(depositBeside([{ ...half, date: '2026-11-22' }]).due).toBe(payable);
  expect(depositBeside([half, { ...half, amount: '500' }]).due).toBe(payable - 150_000);
});

test('a deduction without its day of payment, its invoice or its date says nothing of a payment', () => {
  const paid = { amount: prepaid?.amount ?? '', date: '2026-11-06' };
  const { payable } = depositBeside();
  for (const part of [
    { ...paid, date: undefined },
    { ...paid, reference: 'F-2026-0099' },
    { ...paid, issueDate: '2026-10-01' },
  ])
    expect(depositBeside([part])).toMatchObject({ due: payable, status: 'issued' });
});

test('only invoices and avoirs that were issued owe an unbroken series', () => {
  const numbered = (draft: Draft, number: string) => summarize(keep(number, { ...draft, number }));
  const checked = checkIssuedNumbers(
    [
      numbered(quote, 'D-2026-0001'),
      numbered(quote, 'D-2026-0009'),
      numbered(invoice, 'F-2026-0042'),
      numbered(invoice, 'F-2026-0044'),
      numbered(credit, 'A-2026-0001'),
    ],
    { today: '2026-11-21' },
  );
  expect(checked.map(({ numbers }) => [numbers.pattern, numbers.gaps.length])).toEqual([
    ['A-{AAAA}-{NNNN}', 0],
    ['F-{AAAA}-{NNNN}', 1],
  ]);
});

function keep(id: string, draft: Draft): StoredDraft {
  return {
    ...{ id, draft, rawTexts: {}, updatedAt: 0 },
    ...{ completedAt: 0, issued: { draft, at: 0 } },
  };
}
