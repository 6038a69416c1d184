import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertInvoiceToCredit } from '#documents';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeInvoiceAmounts } from '../amounts-due.ts';
import { sumClients } from '../books/client-books.ts';
import { listCashed } from '../books/list-cashed.ts';
import { prepareFollowUp } from '../follow-ups/prepare-follow-up.ts';
import { invoiceOf, makeAccount, type Treatment, today } from './make-account.test.support.ts';
import { lastDayOf } from './on-account.ts';

test('an avoir of a paid invoice lowers the other invoice that it names', () => {
  const { invoice, avoir, pay, due, kept, owed, node } = makeAccount();
  invoice('F-1', 120_000);
  invoice('F-2', 60_000);
  pay('F-1', 120_000);
  avoir('A-1', 'F-1', 36_000, { kind: 'offset', invoice: 'F-2' });
  expect([due('F-1'), due('F-2'), kept('A-1'), owed('F-1')]).toEqual([0, 24_000, 0, 0]);
  expect(node('F-2').status.name).toBe('partly-paid');
  pay('F-2', 24_000);
  expect([due('F-2'), owed('F-2'), node('F-2').status.name]).toEqual([0, 0, 'paid']);
});

test('what the other invoice does not need is kept for the client', () => {
  const { invoice, avoir, pay, due, kept, owed } = makeAccount();
  invoice('F-1', 120_000);
  invoice('F-2', 60_000);
  pay('F-1', 120_000);
  pay('F-2', 50_000);
  avoir('A-1', 'F-1', 36_000, { kind: 'offset', invoice: 'F-2' });
  expect([due('F-2'), kept('A-1'), owed('F-1'), owed('F-2')]).toEqual([0, 26_000, 0, 0]);
  pay('F-1', -26_000);
  expect([kept('A-1'), owed('F-1')]).toEqual([0, 0]);
});

test('a number that was typed by hand is known, whatever its capitals and spaces', () => {
  const { invoice, avoir, pay, due, kept, owed } = makeAccount();
  invoice('F-1', 120_000);
  invoice('F-2', 60_000);
  pay('F-1', 120_000);
  avoir('A-1', 'F-1', 36_000, { kind: 'offset', invoice: 'f - 2' });
  avoir('A-2', 'F-1', 24_000, { kind: 'offset', invoice: 'f-1' });
  expect([due('F-2'), kept('A-1'), owed('F-1')]).toEqual([24_000, 0, 24_000]);
});

test('an avoir that names a draft is kept for the client until the draft is issued', () => {
  const { invoice, avoir, add, pay, due, kept, owed } = makeAccount();
  invoice('F-1', 120_000);
  pay('F-1', 120_000);
  add('draft', invoiceOf('F-2', 60_000), { clientId: 'client', isUnissued: true });
  avoir('A-1', 'F-1', 36_000, { kind: 'offset', invoice: 'F-2' });
  expect([kept('A-1'), owed('F-1'), due('draft')]).toEqual([36_000, 0, 0]);
  invoice('F-2', 60_000);
  expect([kept('A-1'), owed('F-1'), due('F-2')]).toEqual([0, 0, 24_000]);
});

test('an avoir lowers one invoice once: its own stays due while it lowers another', () => {
  const { invoice, avoir, due, node } = makeAccount();
  invoice('F-1', 120_000);
  invoice('F-2', 60_000);
  avoir('A-1', 'F-1', 90_000, { kind: 'offset', invoice: 'F-2' });
  expect([due('F-1'), due('F-2')]).toEqual([90_000, 0]);
  expect(node('F-1').status.name).toBe('partly-credited');
  expect(node('F-2').status.name).toBe('paid');
});

test('two avoirs on one invoice never lower it twice', () => {
  const { invoice, avoir, pay, due, kept } = makeAccount();
  invoice('F-1', 120_000);
  invoice('F-2', 60_000);
  pay('F-1', 120_000);
  avoir('A-1', 'F-1', 50_000, { kind: 'offset', invoice: 'F-2' });
  avoir('A-2', 'F-1', 50_000, { kind: 'offset', invoice: 'F-2' });
  expect([due('F-2'), kept('A-1'), kept('A-2')]).toEqual([0, 0, 40_000]);
});

test('an invoice of another currency, client or account is not lowered', () => {
  const { invoice, avoir, add, pay, due, kept } = makeAccount();
  invoice('F-1', 120_000);
  pay('F-1', 120_000);
  invoice('F-USD', 60_000, { currency: 'USD' });
  add('F-OTHER', invoiceOf('F-OTHER', 60_000), { clientId: 'other' });
  avoir('A-1', 'F-1', 10_000, { kind: 'offset', invoice: 'F-USD' });
  avoir('A-2', 'F-1', 10_000, { kind: 'offset', invoice: 'F-OTHER' });
  avoir('A-3', 'F-1', 10_000, { kind: 'offset', invoice: 'F-ELSEWHERE' });
  expect([due('F-USD'), due('F-OTHER')]).toEqual([60_000, 60_000]);
  expect([kept('A-1'), kept('A-2'), kept('A-3')]).toEqual([10_000, 10_000, 0]);
});

test('an avoir kept for the next order lowers the invoice that its author uses it on', () => {
  const { invoice, avoir, link, pay, due, kept, node, chain } = makeAccount();
  invoice('F-1', 120_000);
  invoice('F-2', 20_000);
  invoice('F-3', 20_000);
  pay('F-1', 120_000);
  avoir('A-1', 'F-1', 30_000, { kind: 'on-account' });
  expect([kept('A-1'), due('F-2')]).toEqual([30_000, 20_000]);
  expect(sumClients(chain().values()).get('client')).toMatchObject([{ onAccount: 30_000 }]);
  link('A-1', 'F-2', 'set-off');
  expect([kept('A-1'), due('F-2')]).toEqual([10_000, 0]);
  link('A-1', 'F-3', 'set-off');
  expect([kept('A-1'), due('F-2'), due('F-3')]).toEqual([0, 0, 10_000]);
  expect(computeInvoiceAmounts(node('F-3'))).toMatchObject({ received: 0, asked: 10_000 });
});

test('what an avoir keeps stays owed once its day has passed', () => {
  const { invoice, avoir, pay, kept, node, chain } = makeAccount();
  invoice('F-1', 120_000);
  pay('F-1', 120_000);
  avoir('A-1', 'F-1', 30_000, { kind: 'on-account', until: '2026-11-01' });
  expect([kept('A-1'), lastDayOf(node('A-1'))]).toEqual([30_000, '2026-11-01']);
  expect(sumClients(chain().values()).get('client')).toMatchObject([{ onAccount: 30_000 }]);
  expect(lastDayOf(node('F-1'))).toBe('');
});

test('a yearly rebate without an invoice is kept until it is used', () => {
  const { invoice, add, link, kept, due } = makeAccount();
  invoice('F-1', 20_000);
  const made = convertInvoiceToCredit(invoiceOf('F-0', 5_000), { number: 'A-1', today });
  add('A-1', { ...made, references: {} }, { clientId: 'client' });
  expect(kept('A-1')).toBe(5_000);
  link('A-1', 'F-1', 'set-off');
  expect([kept('A-1'), due('F-1')]).toEqual([0, 15_000]);
});

test('marked paid before the avoir, an invoice leaves it; marked after it, it was paid the rest', () => {
  const { invoice, avoir, pay, milestones, kept, owed, node } = makeAccount();
  invoice('F-1', 120_000);
  invoice('F-2', 60_000);
  pay('F-1', 120_000);
  avoir('A-1', 'F-1', 36_000, { kind: 'offset', invoice: 'F-2' });
  // Documents are issued at the first millisecond.
  milestones.push({ id: 'F-2', name: 'paid', markedAt: 0 });
  expect([kept('A-1'), owed('F-2')]).toEqual([36_000, 0]);
  milestones.push({ id: 'F-2', name: 'paid', markedAt: 2 });
  expect([kept('A-1'), owed('F-2'), node('F-2').status.name]).toEqual([0, 0, 'paid']);
});

test('the money of a paid invoice pays the one that corrects it, by avoir or in one document', async () => {
  const byCredit = makeAccount();
  byCredit.invoice('F-1', 120_000);
  byCredit.pay('F-1', 120_000);
  byCredit.avoir('A-1', 'F-1', 120_000, { kind: 'on-account' });
  byCredit.invoice('F-2', 100_000);
  byCredit.link('F-1', 'F-2', 'replacement');
  expect([byCredit.due('F-2'), byCredit.kept('A-1'), byCredit.owed('F-1')]).toEqual([0, 20_000, 0]);
  const request = { kind: 'correction', by: 'credit' } as const;
  const [made] = prepareFollowUp(await byCredit.source('F-1'), request, today);
  expect(made?.draft.credit?.treatment).toEqual({ kind: 'on-account' });

  const byCorrective = makeAccount();
  byCorrective.invoice('F-1', 120_000);
  byCorrective.pay('F-1', 120_000);
  const references = { preceding: [{ number: 'F-1' }] };
  byCorrective.invoice('F-2', 100_000, { subtype: 'corrective', references });
  byCorrective.link('F-1', 'F-2', 'replacement');
  expect([byCorrective.due('F-2'), byCorrective.owed('F-2')]).toEqual([0, 20_000]);
});

test('the rounding of a total is given back with it', () => {
  const { invoice, add, link, milestones, due, owed, chain } = makeAccount();
  for (const rounding of ['0.02', '-0.02']) {
    const [number, avoir] = [`F${rounding}`, `A${rounding}`];
    invoice(number, 120_000, { rounding });
    const origin = { ...invoiceOf(number, 120_000), rounding };
    add(avoir, convertInvoiceToCredit(origin, { number: avoir, today }));
    link(number, avoir, 'credit');
    milestones.push({ id: number, name: 'paid', markedAt: 2 });
    expect([due(number), owed(number)], rounding).toEqual([0, 0]);
    milestones.pop();
    expect([due(number), owed(number)], rounding).toEqual([0, 0]);
  }
  const period = { from: '0000-01-01', to: '9999-12-31' };
  milestones.push({ id: 'F0.02', name: 'paid', markedAt: 2 });
  expect(listCashed(chain().values(), { period, dayOf: () => today })).toEqual([]);
});

test('an avoir that an invoice made elsewhere has used pays no copy', () => {
  const { invoice, avoir, link, pay, due, kept } = makeAccount();
  invoice('F-1', 120_000);
  pay('F-1', 120_000);
  avoir('A-1', 'F-1', 120_000, { kind: 'offset', invoice: 'F-ELSEWHERE' });
  invoice('F-2', 100_000);
  link('F-1', 'F-2', 'replacement');
  expect([due('F-2'), kept('A-1')]).toEqual([100_000, 0]);
});

test('what was called paid on a corrected invoice stays cashed, and is not asked for again', () => {
  const { invoice, link, milestones, due, owed, chain } = makeAccount();
  invoice('F-1', 120_000);
  milestones.push({ id: 'F-1', name: 'paid', markedAt: Date.UTC(2026, 10, 3) });
  const references = { preceding: [{ number: 'F-1' }] };
  invoice('F-2', 130_000, { subtype: 'corrective', references });
  link('F-1', 'F-2', 'replacement');
  expect([due('F-2'), owed('F-2')]).toEqual([10_000, 0]);
  const period = { from: '0000-01-01', to: '9999-12-31' };
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  expect(listCashed(chain().values(), { period, dayOf })).toMatchObject([
    { id: 'F-1', cashedOn: '2026-11-03', amount: 120_000 },
  ]);
});

test('an avoir of more than its invoice is owed to the client, and cancels nothing', () => {
  const { invoice, avoir, kept, owed, node } = makeAccount();
  invoice('F-1', 100_000);
  avoir('A-1', 'F-1', 130_000, { kind: 'on-account' });
  expect([kept('A-1'), owed('F-1'), node('F-1').status.name]).toEqual([
    ...[30_000, 0],
    'partly-credited',
  ]);
});

test('an avoir on several invoices lowers each up to its amount', () => {
  const { invoice, avoir, link, due, node } = makeAccount();
  invoice('F-1', 60_000);
  invoice('F-2', 70_000);
  avoir('A-1', 'F-1', 90_000, { kind: 'offset' });
  link('F-2', 'A-1', 'credit');
  expect([due('F-1'), due('F-2')]).toEqual([0, 40_000]);
  expect(node('F-1').status.name).toBe('partly-credited');
});

test('an avoir on all of several invoices cancels them', () => {
  const { invoice, avoir, link, node } = makeAccount();
  invoice('F-1', 60_000);
  invoice('F-2', 70_000);
  avoir('A-1', 'F-1', 130_000, { kind: 'offset' });
  link('F-2', 'A-1', 'credit');
  expect([node('F-1').status.name, node('F-2').status.name]).toEqual(['cancelled', 'cancelled']);
});

test('whatever is paid, credited and used, the client owes what is asked, less what came in', () => {
  const anyAmount = fc.integer({ min: 1, max: 100_000 });
  const anyAvoir = fc.record({
    of: fc.constantFrom('F-1', 'F-2', 'F-3'),
    percent: fc.integer({ min: 1, max: 50 }),
    treatment: fc.constantFrom<Treatment>(
      { kind: 'offset' },
      { kind: 'on-account' },
      { kind: 'offset', invoice: 'F-1' },
      { kind: 'offset', invoice: 'F-3' },
    ),
    usedOn: fc.constantFrom(null, 'F-1', 'F-2', 'F-3'),
  });
  const anyPayment = fc.record({ of: fc.constantFrom('F-1', 'F-2', 'F-3'), amount: anyAmount });
  checkProperty(
    fc.property(
      fc.tuple(anyAmount, anyAmount, anyAmount),
      fc.array(anyAvoir, { maxLength: 2 }),
      fc.array(anyPayment, { maxLength: 4 }),
      (totals, avoirs, payments) => {
        const { invoice, avoir, link, pay, due, kept, owed } = makeAccount();
        const numbers = ['F-1', 'F-2', 'F-3'];
        for (const [index, total] of totals.entries()) invoice(`F-${index + 1}`, total);
        const made = avoirs.map(({ of, percent, treatment, usedOn }, index) => {
          const amount = Math.floor(((totals[numbers.indexOf(of)] ?? 0) * percent) / 100);
          if (amount === 0) return 0;
          avoir(`A-${index}`, of, amount, treatment);
          if (usedOn && usedOn !== of) link(`A-${index}`, usedOn, 'set-off');
          return amount;
        });
        for (const { of, amount } of payments) pay(of, amount);
        const sum = (amounts: readonly number[]) => amounts.reduce((one, two) => one + two, 0);
        const keptOf = (amount: number, index: number) => (amount > 0 ? kept(`A-${index}`) : 0);
        const balance = sum(numbers.map(due)) - sum(numbers.map(owed)) - sum(made.map(keptOf));
        const paid = sum(payments.map(({ amount }) => amount));
        expect(balance).toBe(sum(totals) - sum(made) - paid);
      },
    ),
  );
});
