import { expect, test } from 'vitest';
import {
  cents,
  convertInvoiceToCorrective,
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  type Draft,
  type DraftInput,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import { listVatDue } from './list-vat-due.ts';

const today = '2026-11-28';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const quarter = (from: string, to: string) => ({ from: `2026-${from}-01`, to: `2026-${to}-31` });

const item = (unitPrice: string, vatRate = '20', nature?: 'goods' | 'services') =>
  ({ kind: 'item', name: 'Pose', quantity: '1', unitPrice, vatRate, nature }) as const;

/** 1,000 € and 20 % of VAT, issued on 10 March. */
function invoice(changes: Partial<DraftInput> = {}): Draft {
  return requireDraft({
    ...samples.menuisier,
    number: 'F-1',
    operation: 'services',
    issueDate: '2026-03-10',
    lines: [item('1000')],
    allowances: [],
    charges: [],
    prepayments: [],
    ...changes,
  });
}

function makeBooks() {
  const dossier = makeDossier(today);
  const pay = (documentId: string, paidOn: string, amount: number) => {
    const how = { means: 'transfer', note: '', corrects: null } as const;
    const id = `p${dossier.payments.length}`;
    dossier.payments.push({ id, documentId, amount: cents(amount), paidOn, ...how });
  };
  /** « 20 % 1000.00 200.00 / 0 0 »: as invoiced, as cashed, in cents. */
  const due = (period = YEAR) =>
    listVatDue(dossier.chain().values(), { period, dayOf }).map(
      ({ rate, onInvoice, onCash }) =>
        `${rate / 100}: ${onInvoice.taxableAmount} ${onInvoice.vatAmount} / ${onCash.taxableAmount} ${onCash.vatAmount}`,
    );
  const setOff = (from: string, to: string, amount: number) => {
    dossier.link(from, to, 'set-off');
    Object.assign(dossier.links.at(-1) ?? {}, { setOff: cents(amount) });
  };
  return { ...dossier, pay, setOff, due };
}

test('goods owe their VAT as they are invoiced, services as they are paid', () => {
  const { add, pay, due } = makeBooks();
  add('goods', invoice({ operation: 'goods' }));
  add('services', invoice({ number: 'F-2', lines: [item('500', '10')] }));
  expect(due()).toEqual(['20: 100000 20000 / 0 0']);
  pay('services', '2026-06-30', 22_000);
  pay('services', '2026-07-01', 33_000);
  expect(due(quarter('04', '06'))).toEqual(['10: 0 0 / 20000 2000']);
  expect(due(quarter('07', '09'))).toEqual(['10: 0 0 / 30000 3000']);
  expect(due()).toEqual(['20: 100000 20000 / 0 0', '10: 0 0 / 50000 5000']);
});

test('with the option for debits services owe it as they are invoiced', () => {
  const { add, pay, due } = makeBooks();
  add('services', invoice({ vatOnDebits: true }));
  pay('services', '2026-09-01', 60_000);
  expect(due()).toEqual(['20: 100000 20000 / 0 0']);
});

test('goods and services of one invoice go each its way, by rate', () => {
  const lines = [item('600', '20', 'goods'), item('400', '20', 'services'), item('100', '10')];
  const { add, pay, due } = makeBooks();
  add('mixed', invoice({ operation: 'mixed', lines }));
  expect(due()).toEqual(['20: 60000 12000 / 0 0']);
  pay('mixed', '2026-05-01', 65_500);
  expect(due()).toEqual(['20: 60000 12000 / 20000 4000', '10: 0 0 / 5000 500']);
});

test('a deposit owes its VAT when it is paid, on goods too, and the balance the rest', () => {
  for (const operation of ['goods', 'services'] as const) {
    const quote = requireDraft({
      ...samples['devis-agence-web'],
      operation,
      lines: [item('1000')],
    });
    const deposit = convertQuoteToDeposit(quote, { percent: '30' }, { number: 'F-1', today });
    const balance = convertQuoteToFinal(quote, [deposit], { number: 'F-2', today });
    const { add, link, pay, due } = makeBooks();
    add('quote', quote);
    add('deposit', { ...deposit, issueDate: '2026-02-01' });
    link('quote', 'deposit', 'deposit');
    expect(due()).toEqual([]);
    pay('deposit', '2026-02-15', 36_000);
    expect(due(quarter('01', '03'))).toEqual(['20: 0 0 / 30000 6000']);
    add('balance', { ...balance, prepayments: balance.prepayments.map(({ date, ...one }) => one) });
    link('quote', 'balance', 'final');
    pay('balance', '2026-12-01', 84_000);
    expect(due(quarter('10', '12'))).toEqual([
      operation === 'goods' ? '20: 70000 14000 / 0 0' : '20: 0 0 / 70000 14000',
    ]);
  }
});

test('an avoir lowers what was due, and nothing that never was', () => {
  const { add, link, pay, due } = makeBooks();
  add('paid', invoice({ lines: [item('1000'), item('100', '10')] }));
  add('unpaid', invoice({ number: 'F-2' }));
  pay('paid', '2026-04-02', 131_000);
  const back = (draft: Draft, number: string) => ({
    ...convertInvoiceToCredit(draft, { number, today }),
    issueDate: '2026-08-03',
  });
  add('avoir', { ...back(invoice(), 'A-1'), lines: [item('400')] as Draft['lines'] });
  link('paid', 'avoir', 'credit');
  add('cancelled', back(invoice({ number: 'F-2' }), 'A-2'));
  link('unpaid', 'cancelled', 'credit');
  expect(due(quarter('01', '06'))).toEqual(['20: 0 0 / 100000 20000', '10: 0 0 / 10000 1000']);
  expect(due(quarter('07', '09'))).toEqual(['20: 0 0 / -40000 -8000']);
  pay('paid', '2026-09-01', -48_000);
  expect(due(quarter('07', '12'))).toEqual(['20: 0 0 / -40000 -8000']);
});

test('what is paid back without an avoir, or twice, is seen as money alone', () => {
  const { add, pay, due } = makeBooks();
  add('services', invoice());
  pay('services', '2026-04-02', 120_000);
  pay('services', '2026-04-03', 120_000);
  pay('services', '2026-05-02', -120_000);
  expect([due(), due(quarter('05', '05'))]).toEqual([['20: 0 0 / 100000 20000'], []]);
  pay('services', '2026-06-02', -60_000);
  expect(due(quarter('06', '06'))).toEqual(['20: 0 0 / -50000 -10000']);
});

test('an avoir that pays another invoice owes the VAT of that one, on the later day', () => {
  const { add, link, pay, due } = makeBooks();
  add('first', invoice());
  pay('first', '2026-04-02', 120_000);
  const credit = convertInvoiceToCredit(invoice(), { number: 'A-1', today });
  const treatment = { kind: 'offset', invoice: 'F-2' } as const;
  const avoir = { ...credit, issueDate: '2026-05-04', credit: { ...credit.credit, treatment } };
  add('avoir', avoir as Draft);
  link('first', 'avoir', 'credit');
  expect(due()).toEqual([]);
  add('second', invoice({ number: 'F-2', issueDate: '2026-07-01', lines: [item('2000')] }));
  expect(due(quarter('07', '07'))).toEqual(['20: 0 0 / 100000 20000']);
  pay('second', '2026-09-01', 120_000);
  expect(due()).toEqual(['20: 0 0 / 200000 40000']);
});

test('an overpayment that pays another invoice owes the VAT of that one, on the later day', () => {
  const { add, setOff, pay, due } = makeBooks();
  add('first', invoice());
  add('second', invoice({ number: 'F-2', issueDate: '2026-05-01' }));
  add('third', invoice({ number: 'F-3', issueDate: '2026-09-01' }));
  pay('first', '2026-04-02', 120_000);
  pay('first', '2026-06-20', 90_000);
  setOff('first', 'second', 30_000);
  setOff('first', 'third', 60_000);
  expect(due(quarter('04', '05'))).toEqual(['20: 0 0 / 100000 20000']);
  expect(due(quarter('06', '06'))).toEqual(['20: 0 0 / 25000 5000']);
  expect(due(quarter('09', '09'))).toEqual(['20: 0 0 / 50000 10000']);
});

test('what pays another invoice is the money that made the credit, whatever comes later', () => {
  const { add, link, setOff, pay, due } = makeBooks();
  add('first', invoice());
  add('second', invoice({ number: 'F-2', issueDate: '2026-04-01' }));
  pay('first', '2026-04-02', 150_000);
  setOff('first', 'second', 30_000);
  const before = due(quarter('04', '06'));
  expect(before).toEqual(['20: 0 0 / 125000 25000']);
  pay('first', '2026-10-10', 1_000);
  const back = convertInvoiceToCredit(invoice({ lines: [item('10')] }), { number: 'A-1', today });
  const treatment = { kind: 'refund' } as const;
  add('avoir', {
    ...back,
    issueDate: '2026-10-12',
    credit: { ...back.credit, treatment },
  } as Draft);
  link('first', 'avoir', 'credit');
  pay('first', '2026-11-02', -1_200);
  expect(due(quarter('04', '06'))).toEqual(before);
  // What was paid back, then paid again, is the money of the second day.
  pay('first', '2026-06-02', -30_000);
  pay('first', '2026-07-02', 30_000);
  expect(due(quarter('04', '06'))).toEqual(['20: 0 0 / 100000 20000']);
  expect(due(quarter('07', '07'))).toEqual(['20: 0 0 / 25000 5000']);
});

test('what came in on an invoice that was replaced is money of its day', () => {
  const { add, link, setOff, pay, due } = makeBooks();
  add('first', invoice());
  const stamp = { number: 'F-1b', today: '2026-05-01' };
  add('corrective', convertInvoiceToCorrective(invoice({ lines: [item('500')] }), stamp));
  link('first', 'corrective', 'replacement');
  const lines = [item('1000', '10')];
  add('second', invoice({ number: 'F-2', issueDate: '2026-04-01', lines }));
  setOff('corrective', 'second', 55_000);
  pay('first', '2026-07-02', 120_000);
  expect(due(quarter('04', '06'))).toEqual([]);
  expect(due(quarter('07', '09'))).toContain('10: 0 0 / 50000 5000');
});

test('an avoir is used once the money of its invoice has come, in the parts that come', () => {
  const { add, link, setOff, pay, due } = makeBooks();
  add('first', invoice());
  add('second', invoice({ number: 'F-2', issueDate: '2026-05-01' }));
  const made = convertInvoiceToCredit(invoice(), { number: 'A-1', today: '2026-04-05' });
  const kept = { ...made, credit: { ...made.credit, treatment: { kind: 'on-account' } } };
  add('avoir', kept as Draft);
  link('first', 'avoir', 'credit');
  setOff('avoir', 'second', 120_000);
  expect(due()).toEqual([]);
  pay('first', '2026-09-02', 90_000);
  pay('first', '2026-11-02', 30_000);
  expect(due(quarter('04', '06'))).toEqual([]);
  expect(due(quarter('07', '09'))).toEqual(['20: 0 0 / 75000 15000']);
  expect(due(quarter('10', '12'))).toEqual(['20: 0 0 / 25000 5000']);
});

test('an overpayment and an avoir of one invoice are each used on the day of its own money', () => {
  const { add, link, setOff, pay, due } = makeBooks();
  add('first', invoice());
  pay('first', '2026-01-10', 120_000);
  const back = convertInvoiceToCredit(invoice({ lines: [item('500')] }), { number: 'A-1', today });
  const kept = { ...back.credit, treatment: { kind: 'on-account' } };
  add('avoir', { ...back, issueDate: '2026-04-02', credit: kept } as Draft);
  link('first', 'avoir', 'credit');
  add('second', invoice({ number: 'F-2', issueDate: '2026-05-01' }));
  add('third', invoice({ number: 'F-3', issueDate: '2026-05-01' }));
  setOff('avoir', 'second', 60_000);
  pay('first', '2026-09-01', 30_000);
  setOff('first', 'third', 30_000);
  expect(due(quarter('05', '05'))).toEqual(['20: 0 0 / 50000 10000']);
  expect(due(quarter('09', '09'))).toEqual(['20: 0 0 / 25000 5000']);
});

test('an avoir on an invoice made elsewhere lowers the VAT where money had come', () => {
  const credit = convertInvoiceToCredit(invoice(), { number: 'A-1', today });
  const due = (treatment: NonNullable<Draft['credit']>['treatment']) => {
    const books = makeBooks();
    const avoir = { ...credit, issueDate: '2026-05-04', credit: { ...credit.credit, treatment } };
    books.add('avoir', avoir as Draft);
    return [books.due(), books.due(quarter('06', '06'))];
  };
  const back = ['20: 0 0 / -100000 -20000'];
  expect(due({ kind: 'refund' })).toEqual([back, []]);
  expect(due({ kind: 'refund', date: '2026-06-02' })).toEqual([back, back]);
  expect(due({ kind: 'on-account' })).toEqual([back, []]);
  expect(due({ kind: 'offset', invoice: 'F-9' })).toEqual([back, []]);
  expect(due({ kind: 'offset', invoice: 'F-1' })).toEqual([[], []]);
  expect(due({ kind: 'offset' })).toEqual([[], []]);
});

test('money counts on the day that a receipt, a mark or the invoice itself says', () => {
  const { add, link, milestones, due } = makeBooks();
  add('receipted', invoice());
  const receipt = convertInvoiceToReceipt(invoice(), { number: 'R-1', today });
  const part = { ...receipt.receipt, amount: '300', paidOn: '2026-04-20' };
  add('receipt', { ...receipt, receipt: { ...part, invoices: [] } } as unknown as Draft);
  link('receipted', 'receipt', 'receipt');
  expect(due(quarter('04', '04'))).toEqual(['20: 0 0 / 25000 5000']);
  add('marked', invoice({ number: 'F-2' }));
  milestones.push({ id: 'marked', name: 'paid', markedAt: Date.UTC(2026, 5, 2) });
  expect(due(quarter('06', '06'))).toEqual(['20: 0 0 / 100000 20000']);
  const payment: DraftInput['payment'] = { means: ['paid', 'cash'], paidOn: '2026-08-01' };
  add('paid at once', requireDraft({ ...invoice({ number: 'F-3' }), payment }));
  expect(due(quarter('08', '08'))).toEqual(['20: 0 0 / 100000 20000']);
  add(
    'advance',
    invoice({ number: 'F-4', issueDate: '2026-10-01', prepayments: [{ amount: '600' }] }),
  );
  expect(due(quarter('10', '10'))).toEqual(['20: 0 0 / 50000 10000']);
});

test('dollars owe euros at the rate of their invoice; no VAT, nothing due', () => {
  const { add, pay, due } = makeBooks();
  const exchangeRate = { rate: '0.9', date: '2026-03-09' };
  add('dollars', invoice({ currency: 'USD', exchangeRate }));
  pay('dollars', '2026-04-02', 60_000);
  add('export', invoice({ number: 'F-2', vatRegime: 'export', operation: 'goods' }));
  add('draft', invoice({ number: 'F-3', operation: 'goods' }), { isUnissued: true });
  expect(due()).toEqual(['20: 0 0 / 45000 9000']);
});

test('a draft owes nothing though it was paid, nor do dollars without a rate', () => {
  const { add, pay, due } = makeBooks();
  add('draft', invoice(), { isUnissued: true });
  add('dollars', invoice({ number: 'F-2', currency: 'USD' }));
  add('goods in dollars', invoice({ number: 'F-3', currency: 'USD', operation: 'goods' }));
  for (const id of ['draft', 'dollars']) pay(id, '2026-04-02', 120_000);
  expect(due()).toEqual([]);
});

test('the highest rate comes first, in whatever order documents do', () => {
  const { add, due } = makeBooks();
  for (const [index, rate] of ['5.5', '20', '10'].entries())
    add(rate, invoice({ number: `F-${index}`, operation: 'goods', lines: [item('100', rate)] }));
  expect(due()).toEqual(['20: 10000 2000 / 0 0', '10: 10000 1000 / 0 0', '5.5: 10000 550 / 0 0']);
});

test('a rate of which only a base or only a cent of VAT is left is said', () => {
  const dueAfter = (creditedPrice: string) => {
    const { add, due } = makeBooks();
    // 1.02 € at 20 % bear 0.20 € of VAT.
    for (const id of ['F-1', 'F-2'])
      add(id, invoice({ number: id, operation: 'goods', lines: [item('1.02')] }));
    const back = invoice({ operation: 'goods', lines: [item(creditedPrice)] });
    add('avoir', convertInvoiceToCredit(back, { number: 'A-1', today }));
    return due();
  };
  // 2.04 € bear 0.41 €, 2.00 € bear 0.40 €.
  expect(dueAfter('2.04')).toEqual(['20: 0 -1 / 0 0']);
  expect(dueAfter('2')).toEqual(['20: 4 0 / 0 0']);
});

test('an avoir takes back goods and services as its invoice has them', () => {
  const lines = [item('600', '20', 'goods'), item('400', '20', 'services')];
  const sold = invoice({ operation: 'mixed', lines });
  const { add, link, pay, due } = makeBooks();
  add('mixed', sold);
  pay('mixed', '2026-05-01', 120_000);
  const credit = convertInvoiceToCredit(sold, { number: 'A-1', today });
  const avoir = requireDraft({ ...credit, lines: [item('500'), item('100', '10')] });
  add('avoir', { ...avoir, issueDate: '2026-08-03' });
  link('mixed', 'avoir', 'credit');
  // 40 % of 500 € were due once cashed; at 10 % nothing was.
  expect(due(quarter('07', '09'))).toEqual([
    '20: -30000 -6000 / -20000 -4000',
    '10: -10000 -1000 / 0 0',
  ]);
});

test('what is paid after an avoir is due on the day of the payment', () => {
  const { add, link, pay, due } = makeBooks();
  add('services', invoice());
  const credit = convertInvoiceToCredit(invoice(), { number: 'A-1', today });
  const back = { ...credit, issueDate: '2026-08-03', lines: [item('400')] as Draft['lines'] };
  add('avoir', back);
  link('services', 'avoir', 'credit');
  pay('services', '2026-09-01', 72_000);
  expect(due(quarter('08', '08'))).toEqual([]);
  expect(due(quarter('09', '09'))).toEqual(['20: 0 0 / 60000 12000']);
});

test('an avoir that says nothing of its money lowers no VAT of services', () => {
  const { add, due } = makeBooks();
  const { credit: _unsaid, ...avoir } = convertInvoiceToCredit(invoice(), { number: 'A-1', today });
  add('avoir', avoir);
  expect(due()).toEqual([]);
});

test('outlays have no part in what is goods, and a rate of goods alone is due on the invoice', () => {
  const { add, pay, due } = makeBooks();
  const outlay = { ...item('1000'), kind: 'disbursement' as const };
  const lines = [
    ...[item('600', '20', 'goods'), item('400', '20', 'services')],
    ...[item('100', '5.5', 'goods'), outlay],
  ];
  add('mixed', invoice({ operation: 'mixed', lines }));
  expect(due()).toEqual(['20: 60000 12000 / 0 0', '5.5: 10000 550 / 0 0']);
  pay('mixed', '2026-05-01', 250_550);
  expect(due(quarter('05', '05'))).toEqual(['20: 0 0 / 40000 8000']);
});
