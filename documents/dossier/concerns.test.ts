import { expect, test } from 'vitest';
import {
  cents,
  convertInvoiceToCorrective,
  convertInvoiceToCredit,
  convertInvoiceToReplacement,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { type Concern, listConcerns } from './concerns.ts';
import { makeDossier } from './make-dossier.test.support.ts';

const today = '2026-11-20';
const quote = requireDraft(samples['devis-agence-web']);
const invoiceOf = (number: string) => convertQuoteToInvoice(quote, { number, today });
const deposit = convertQuoteToDeposit(quote, { percent: '30' }, { number: 'F-1', today });

function makeQuote() {
  const dossier = makeDossier(today);
  dossier.add('quote', quote);
  const invoice = (id: string, isUnissued = false) => {
    dossier.add(id, invoiceOf(id), { isUnissued });
    dossier.link('quote', id, 'invoice');
  };
  const concerns = () => listConcerns(dossier.chain().values()).map(say);
  return { ...dossier, invoice, concerns };
}

function say(one: Concern): string {
  if (one.name === 'number-taken') return `${one.node.id}: number taken`;
  if (one.name === 'invoiced-twice')
    return `${one.node.id}: ${one.invoices.map(({ id }) => id).join(' ')}`;
  return `${one.node.id}: ${one.amount}${'isCredited' in one && one.isCredited ? ' credited' : ''}`;
}

test('a quote that two devices invoiced apart is told, a draft among them too', () => {
  const { invoice, concerns } = makeQuote();
  invoice('F-1');
  expect(concerns()).toEqual([]);
  invoice('F-2', true);
  expect(concerns()).toEqual(['quote: F-1 F-2']);
});

test('an avoir on one of the two puts it right', () => {
  const { invoice, add, link, concerns } = makeQuote();
  invoice('F-1');
  invoice('F-2');
  add('A-1', convertInvoiceToCredit(invoiceOf('F-2'), { number: 'A-1', today }));
  link('F-2', 'A-1', 'credit');
  expect(concerns()).toEqual([]);
});

test('a whole invoice beside a deposit is told, a balance is not', () => {
  const apart = makeQuote();
  apart.add('deposit', deposit);
  apart.link('quote', 'deposit', 'deposit');
  expect(apart.concerns()).toEqual([]);
  apart.invoice('F-2');
  expect(apart.concerns()).toEqual(['quote: deposit F-2']);
  const right = makeQuote();
  right.add('deposit', deposit);
  right.link('quote', 'deposit', 'deposit');
  right.add('balance', convertQuoteToFinal(quote, [deposit], { number: 'F-3', today }));
  right.link('quote', 'balance', 'final');
  expect(right.concerns()).toEqual([]);
});

test('a deposit that was made apart from the balance is told, until it is given back', () => {
  const { add, link, concerns } = makeQuote();
  add('F-1', deposit);
  add('F-2', { ...deposit, number: 'F-2' });
  add('balance', convertQuoteToFinal(quote, [deposit], { number: 'F-3', today }));
  for (const id of ['F-1', 'F-2']) link('quote', id, 'deposit');
  link('quote', 'balance', 'final');
  expect(concerns()).toEqual(['quote: F-2 balance']);
  add('A-1', convertInvoiceToCredit({ ...deposit, number: 'F-2' }, { number: 'A-1', today }));
  link('F-2', 'A-1', 'credit');
  expect(concerns()).toEqual([]);
});

test('deposits that exceed their quote together are told, those within it are not', () => {
  const { add, link, concerns } = makeQuote();
  const most = convertQuoteToDeposit(quote, { percent: '60' }, { number: 'F-2', today });
  add('F-1', deposit);
  add('F-2', most, { isUnissued: true });
  for (const id of ['F-1', 'F-2']) link('quote', id, 'deposit');
  expect(concerns()).toEqual([]);
  add('F-3', { ...most, number: 'F-3' });
  link('quote', 'F-3', 'deposit');
  expect(concerns()).toEqual(['quote: F-1 F-2 F-3']);
});

test('a deposit or a balance that was made anew after it is not invoiced twice', () => {
  const { add, link, concerns } = makeQuote();
  const stamp = { number: '', today };
  const balance = convertQuoteToFinal(quote, [deposit], { ...stamp, number: 'F-2' });
  add('deposit', deposit);
  link('quote', 'deposit', 'deposit');
  add('balance', balance);
  link('quote', 'balance', 'final');
  add('avoir', convertInvoiceToCredit(deposit, { ...stamp, number: 'A-1' }));
  link('deposit', 'avoir', 'credit');
  add('copy', convertInvoiceToReplacement(deposit, { ...stamp, number: 'F-3' }));
  link('deposit', 'copy', 'replacement');
  add('corrective', convertInvoiceToCorrective(balance, { ...stamp, number: 'F-4' }));
  link('balance', 'corrective', 'replacement');
  expect(concerns()).toEqual([]);
});

test('a balance that is linked to its quote twice is one invoice', () => {
  const { invoice, link, concerns } = makeQuote();
  invoice('F-1');
  link('quote', 'F-1', 'final');
  expect(concerns()).toEqual([]);
});

test('what is to be given back is told, and whether an avoir made it so', () => {
  const { invoice, add, link, payments, node, concerns } = makeQuote();
  invoice('F-1');
  const { payable } = node('F-1');
  const how = { paidOn: today, means: 'card', note: '', corrects: null } as const;
  payments.push({ id: 'p', documentId: 'F-1', amount: cents(payable + 1200), ...how });
  expect(concerns()).toEqual(['F-1: 1200']);
  add('A-1', convertInvoiceToCredit(invoiceOf('F-1'), { number: 'A-1', today }));
  link('F-1', 'A-1', 'credit');
  expect(concerns()).toEqual([`F-1: ${payable + 1200} credited`]);
});

test('avoirs of more than their invoice are told together, to the cent', () => {
  const { invoice, add, link, node, concerns } = makeQuote();
  invoice('F-1');
  const { payable } = node('F-1');
  const credit = (number: string, unitPrice: string) => {
    const avoir = convertInvoiceToCredit(invoiceOf('F-1'), { number, today });
    const [line] = avoir.lines.filter(({ kind }) => kind === 'item');
    const lines = [{ ...line, quantity: '1', unitPrice, discount: undefined, vatRate: '0' }];
    add(number, { ...avoir, allowances: [], charges: [], lines: lines as typeof avoir.lines });
    link('F-1', number, 'credit');
  };
  const written = (amount: number) => (amount / 100).toFixed(2);
  credit('A-1', '100');
  credit('A-2', written(payable - 10_000));
  expect(concerns()).toEqual([]);
  credit('A-3', '0.01');
  expect(concerns()).toContain('F-1: 1');
  const [told] = listConcerns([node('F-1')]);
  expect(told).toMatchObject({
    name: 'credited-beyond',
    avoirs: [{ id: 'A-1' }, { id: 'A-2' }, { id: 'A-3' }],
  });
});

test('an issued document whose number is taken in the account is told, a draft is not', () => {
  const { add, chain } = makeQuote();
  add('brought', invoiceOf('F-1'));
  add('known', invoiceOf('F-1'));
  add('draft', invoiceOf('F-1'), { isUnissued: true });
  const nodes = [...chain().values()];
  expect(listConcerns(nodes, new Set(['brought', 'draft'])).map(say)).toEqual([
    'brought: number taken',
  ]);
  expect(listConcerns(nodes)).toEqual([]);
});
