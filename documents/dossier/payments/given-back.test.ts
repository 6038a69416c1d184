import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, convertInvoiceToCorrective, convertInvoiceToCredit, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeInvoiceAmounts, outstandingAmount } from '../amounts-due.ts';
import { listCashed } from '../books/list-cashed.ts';
import { prepareFollowUp } from '../follow-ups/prepare-follow-up.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import type { MilestoneName } from '../milestone.ts';
import { computeGivenBack, owedBackAmount } from './given-back.ts';
import { makeAccount } from './make-account.test.support.ts';
import { listRefunds, listStandingPayments } from './standing-payments.ts';

const invoice = requireDraft(samples.menuisier);
const today = '2026-11-20';
const period = { from: '0000-01-01', to: '9999-12-31' };
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

type Treatment = NonNullable<Draft['credit']>['treatment'];

function makeInvoice(draft: Draft = invoice) {
  const dossier = makeDossier(today);
  dossier.add('invoice', draft);
  const invoiceNode = () => dossier.node('invoice');
  const pay = (amount: number, paidOn = '2026-11-10', corrects: string | null = null) => {
    const id = `p${dossier.payments.length}`;
    const how = { means: 'transfer', note: '', corrects } as const;
    dossier.payments.push({ id, documentId: 'invoice', amount: cents(amount), paidOn, ...how });
    return id;
  };
  const giveBackWhole = (treatment: Treatment) => {
    const made = convertInvoiceToCredit(draft, { number: 'A-1', today });
    dossier.add('avoir', { ...made, credit: { ...made.credit, treatment } });
    dossier.link('invoice', 'avoir', 'credit');
  };
  const mark = (name: MilestoneName, markedAt: number) =>
    dossier.milestones.push({ id: 'invoice', name, markedAt });
  const book = () =>
    listCashed(dossier.chain().values(), { period, dayOf }).map(
      ({ cashedOn, amount }) => `${cashedOn} ${amount}`,
    );
  const amounts = () => ({
    ...computeInvoiceAmounts(invoiceNode()),
    ...computeGivenBack(invoiceNode()),
  });
  const { payable } = invoiceNode();
  return { ...dossier, payable, invoiceNode, pay, giveBackWhole, mark, book, amounts };
}

test('what two devices received apart is owed back until it is given back', () => {
  const { payable, pay, amounts, book, invoiceNode } = makeInvoice();
  pay(payable);
  pay(payable);
  expect(amounts()).toMatchObject({ received: 2 * payable, due: 0, owedBack: payable });
  const refund = pay(-payable, '2026-11-12');
  expect(amounts()).toMatchObject({ received: payable, due: 0, owedBack: 0 });
  expect(invoiceNode().status.name).toBe('paid');
  expect(listRefunds(invoiceNode()).map(({ id }) => id)).toEqual([refund]);
  expect(listStandingPayments(invoiceNode())).toHaveLength(2);
  expect(book().at(-1)).toBe(`2026-11-12 ${-payable}`);
  pay(payable, '2026-11-12', refund);
  expect(amounts().owedBack).toBe(payable);
});

test('an avoir on a paid invoice is owed back, one on an unpaid invoice only lowers it', () => {
  const paid = makeInvoice();
  paid.pay(paid.payable);
  paid.giveBackWhole({ kind: 'offset' });
  expect(paid.amounts()).toMatchObject({ due: 0, owedBack: paid.payable });
  const unpaid = makeInvoice();
  unpaid.giveBackWhole({ kind: 'offset' });
  expect(unpaid.amounts()).toMatchObject({ due: 0, owedBack: 0 });
});

test('an avoir that says when it was paid back is one with the recorded refund', () => {
  const { payable, pay, giveBackWhole, amounts, book } = makeInvoice();
  pay(payable);
  giveBackWhole({ kind: 'refund', date: '2026-11-15' });
  expect(amounts().owedBack).toBe(0);
  expect(book()).toEqual([`2026-11-10 ${payable}`, `2026-11-15 ${-payable}`]);
  pay(-1000, '2026-11-14');
  expect(amounts().owedBack).toBe(0);
  expect(book()).toEqual([
    `2026-11-10 ${payable}`,
    '2026-11-14 -1000',
    `2026-11-15 ${1000 - payable}`,
  ]);
});

test('a refund of an overpayment is none that an avoir of its invoice tells', () => {
  const { payable, pay, giveBackWhole, amounts, book } = makeInvoice();
  pay(payable + 5_000);
  giveBackWhole({ kind: 'refund', date: '2026-11-15' });
  expect(amounts().owedBack).toBe(5_000);
  pay(-5_000, '2026-11-16');
  const told = [`2026-11-10 ${payable + 5_000}`, `2026-11-15 ${-payable}`];
  expect([amounts().owedBack, book()]).toEqual([0, [...told, '2026-11-16 -5000']]);
  // What exceeds it is the refund that the avoir tells.
  pay(-payable, '2026-11-17');
  expect([amounts().owedBack, book()]).toEqual([
    ...[0, [`2026-11-10 ${payable + 5_000}`, '2026-11-16 -5000', `2026-11-17 ${-payable}`]],
  ]);
});

test('a refund is of what is owed before it is one that another avoir tells', () => {
  const { invoice: add, avoir, pay, credits } = makeAccount();
  add('F-1', 10_000);
  pay('F-1', 15_000);
  avoir('A-1', 'F-1', 4_000, { kind: 'refund', date: '2026-11-15' });
  avoir('A-2', 'F-1', 2_000, { kind: 'refund' });
  avoir('A-3', 'F-1', 1_000, { kind: 'on-account' });
  const left = () => credits().map(({ id, left }) => [id, left]);
  expect(left()).toEqual([
    ...[['A-1', 0] as const, ['A-2', 2_000] as const, ['A-3', 1_000] as const],
    ['F-1', 5_000],
  ]);
  pay('F-1', -2_500);
  pay('F-1', -5_500);
  expect(left()).toEqual([
    ...[['A-1', 0] as const, ['A-2', 0] as const, ['A-3', 0] as const, ['F-1', 0]],
  ]);
});

test('an avoir without a day of its refund, or on an invoice that was never paid, tells nothing', () => {
  const { payable, pay, giveBackWhole, amounts } = makeInvoice();
  giveBackWhole({ kind: 'refund', date: '2026-11-15' });
  expect(amounts()).toMatchObject({ owedBack: 0, toldRefunds: [] });
  pay(payable);
  expect(amounts().owedBack).toBe(0);
  const open = makeInvoice();
  open.pay(open.payable);
  open.giveBackWhole({ kind: 'refund' });
  expect(open.amounts().owedBack).toBe(open.payable);
});

test('money that stays with the client’s other invoices is not to be paid back', () => {
  for (const treatment of [
    { kind: 'on-account' },
    { kind: 'offset', invoice: 'F-9' },
  ] satisfies Treatment[]) {
    const { payable, pay, giveBackWhole, amounts } = makeInvoice();
    pay(payable);
    giveBackWhole(treatment);
    expect(amounts().owedBack).toBe(0);
  }
  const own = makeInvoice();
  own.pay(own.payable);
  own.giveBackWhole({ kind: 'offset', invoice: invoice.number });
  expect(own.amounts().owedBack).toBe(own.payable);
});

test('paid at once, or marked paid before the avoir, is received; marked after it, what was left', () => {
  const payment = { ...invoice.payment, means: ['paid' as const], paidOn: '2026-11-02' };
  const atOnce = makeInvoice({ ...invoice, payment });
  atOnce.giveBackWhole({ kind: 'refund' });
  expect(atOnce.amounts()).toMatchObject({ due: 0, owedBack: atOnce.payable });
  expect(atOnce.book()).toEqual([`2026-11-02 ${atOnce.payable}`]);
  // The avoir is issued at the first millisecond.
  const before = makeInvoice();
  before.mark('paid', 0);
  before.giveBackWhole({ kind: 'refund' });
  expect(before.amounts().owedBack).toBe(before.payable);
  const after = makeInvoice();
  after.giveBackWhole({ kind: 'refund' });
  after.mark('paid', Date.UTC(2026, 10, 12));
  expect(after.amounts().owedBack).toBe(0);
  expect(after.book()).toEqual([]);
});

test('dollars are given back at the rate of their invoice, and stay dollars on it', () => {
  const exchangeRate = { rate: '0.92', date: '2026-11-01' };
  const { payable, pay, amounts, book } = makeInvoice({
    ...invoice,
    currency: 'USD',
    exchangeRate,
  });
  pay(payable + 1001);
  expect(amounts().owedBack).toBe(1001);
  pay(-1001, '2026-11-12');
  expect(amounts()).toMatchObject({ owedBack: 0, held: payable });
  // 10.01 dollars at 0.92 are 9.2092 euros.
  expect(book().at(-1)).toBe('2026-11-12 -921');
});

test('nothing is owed back on a draft, nor on an invoice that another replaces', () => {
  const { add, link, pay, payable, invoiceNode } = makeInvoice();
  pay(2 * payable);
  expect(owedBackAmount(invoiceNode())).toBe(payable);
  const preceding = [{ number: invoice.number }];
  add('copy', { ...invoice, number: 'F-2', references: { ...invoice.references, preceding } });
  link('invoice', 'copy', 'replacement');
  expect(owedBackAmount(invoiceNode())).toBe(0);
});

test('what was received on an invoice counts for the one that replaces it', () => {
  const { add, link, pay, payable, invoiceNode, node, book } = makeInvoice();
  pay(payable - 1000);
  const stamp = { number: 'F-2', today };
  const corrective = convertInvoiceToCorrective(invoice, stamp);
  add('second', corrective);
  link('invoice', 'second', 'replacement');
  expect(outstandingAmount(node('second'))).toBe(1000);
  expect(node('second').status.name).toBe('partly-paid');
  expect(outstandingAmount(invoiceNode())).toBe(0);
  expect(book()).toEqual([`2026-11-10 ${payable - 1000}`]);
  pay(4000);
  expect(owedBackAmount(node('second'))).toBe(3000);

  // Made on another device: what was received counts once.
  add('apart', { ...corrective, number: 'F-4' });
  link('invoice', 'apart', 'replacement');
  expect(outstandingAmount(node('apart'))).toBe(payable);
  add('third', convertInvoiceToCorrective(corrective, { ...stamp, number: 'F-3' }));
  link('second', 'third', 'replacement');
  expect(owedBackAmount(node('third'))).toBe(3000);
});

test('the avoir that is made of a paid invoice pays back, that of an unpaid one is deducted', async () => {
  const { payable, pay, source } = makeInvoice();
  const treatment = async () => {
    const request = { kind: 'credit', taken: 'all' } as const;
    return prepareFollowUp(await source('invoice'), request, today)[0]?.draft.credit?.treatment;
  };
  expect(await treatment()).toEqual({ kind: 'offset' });
  pay(payable - 1);
  expect(await treatment()).toEqual({ kind: 'offset' });
  pay(1);
  expect(await treatment()).toEqual({ kind: 'refund' });
});

test('whatever was paid, given back and credited, the book has what came in, and the rest is owed', () => {
  const anyEntry = fc.record({
    amount: fc.integer({ min: -400_000, max: 800_000 }).filter((amount) => amount !== 0),
    isTakenBack: fc.boolean(),
  });
  const anyTreatment = fc.constantFrom<Treatment | null>(
    null,
    { kind: 'offset' },
    { kind: 'refund' },
    { kind: 'refund', date: '2026-11-15' },
    { kind: 'on-account' },
  );
  checkProperty(
    fc.property(fc.array(anyEntry, { maxLength: 6 }), anyTreatment, (entries, treatment) => {
      const { payable, pay, giveBackWhole, amounts, book } = makeInvoice();
      for (const { amount, isTakenBack } of entries) {
        const id = pay(amount);
        if (isTakenBack) pay(-amount, '2026-11-11', id);
      }
      if (treatment) giveBackWhole(treatment);
      const standing = entries.filter(({ isTakenBack }) => !isTakenBack);
      const net = standing.reduce((sum, { amount }) => sum + amount, 0);
      const asked = treatment ? 0 : payable;
      const excess = Math.max(0, net - asked);
      const { due, owedBack, received } = amounts();
      expect({ due, received }).toEqual({ due: Math.max(0, asked - net), received: net });
      const refunded = standing.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
      const whole = Math.max(0, net + refunded - asked);
      const back = whole - excess;
      const ofAvoir = Math.min(payable, whole);
      // Refunds pay an avoir first, be it kept, and one that tells its own refund last.
      const kept = treatment?.kind === 'on-account' ? Math.max(0, ofAvoir - back) : 0;
      const isTold = treatment?.kind === 'refund' && treatment.date;
      const toldBack = isTold ? Math.min(ofAvoir, excess) : 0;
      expect(owedBack).toBe(excess - toldBack - kept);
      const cashed = book().reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
      expect(cashed).toBe(net - toldBack);
    }),
  );
});
