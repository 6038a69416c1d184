import { expect, test } from 'vitest';
import { cents, convertInvoiceToCredit, convertInvoiceToReceipt, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeClaimed, lateAmount, leftToClaim, nextDueDate } from './claimed.ts';
import { makeDossier } from './make-dossier.test.support.ts';

const today = '2026-11-20';
const invoice = requireDraft(samples.menuisier);

test('a reminder of an invoice that is paid in part tells the payments, and asks for the rest', () => {
  const { pay, node, payable } = makeInvoice();
  expect(computeClaimed(node(), today)).toEqual({
    dueDate: invoice.dueDate,
    amount: payable,
    payments: [],
    deducted: [],
  });
  pay(50_000, '2026-11-10');
  pay(10_000, '2026-11-05');
  expect(computeClaimed(node(), today)).toMatchObject({
    amount: payable,
    payments: [
      { date: '2026-11-05', amount: 10_000 },
      { date: '2026-11-10', amount: 50_000 },
    ],
  });
  expect(leftToClaim(node(), today)).toBe(payable - 60_000);
});

test('what was given back, or noted by mistake, is not a payment of a reminder', () => {
  const { pay, node, payable } = makeInvoice();
  const wrong = pay(30_000, '2026-11-03');
  pay(-30_000, '2026-11-03', wrong);
  pay(50_000, '2026-11-10');
  pay(-20_000, '2026-11-12');
  expect(computeClaimed(node(), today)).toMatchObject({
    amount: payable,
    payments: [{ date: '2026-11-10', amount: 30_000 }],
  });
});

test('an avoir lowers what a reminder asks for, and nothing is asked once all is given back', () => {
  const { dossier, node } = makeInvoice();
  dossier.add('avoir', convertInvoiceToCredit(invoice, { number: 'A-1', today: '2026-11-20' }));
  dossier.link('invoice', 'avoir', 'credit');
  expect(computeClaimed(node(), today)).toMatchObject({
    amount: 0,
    deducted: [{ name: 'l’avoir A-1', amount: node().payable }],
  });
  expect(leftToClaim(node(), today)).toBe(0);
});

test('an invoice marked paid, or paid whole, has nothing to claim', () => {
  const paid = makeInvoice();
  paid.pay(paid.payable, '2026-11-10');
  expect(leftToClaim(paid.node(), today)).toBe(0);
  const marked = makeInvoice();
  marked.dossier.milestones.push({ id: 'invoice', name: 'paid', markedAt: 1 });
  expect(leftToClaim(marked.node(), today)).toBe(0);
});

test('retention money is not asked for with the rest', () => {
  const { node, payable } = makeInvoice(requireDraft(samples['sous-traitant-batiment']));
  expect(leftToClaim(node(), today)).toBe(node().dueNow);
  expect(leftToClaim(node(), today)).toBeLessThan(payable);
});

test('retention money is late and asked for from the day after its own, once the rest is paid', () => {
  const { releaseDate, ...works } = makeWorks();
  expect([releaseDate, nextDueDate(works.node())]).toEqual(['2027-10-30', '2026-11-30']);
  expect(lateAmount(works.node(), releaseDate)).toBe(works.node().dueNow);
  expect(lateAmount(works.node(), AFTER)).toBe(works.payable);
  expect(computeClaimed(works.node(), AFTER)).toMatchObject({
    ...{ dueDate: '2026-11-30', amount: works.node().dueNow },
  });
  works.pay(works.node().dueNow, '2026-11-30');
  const kept = cents(works.payable - works.node().dueNow);
  expect(nextDueDate(works.node())).toBe(releaseDate);
  expect([lateAmount(works.node(), releaseDate), leftToClaim(works.node(), releaseDate)]).toEqual([
    0, 0,
  ]);
  expect(lateAmount(works.node(), AFTER)).toBe(kept);
  expect(computeClaimed(works.node(), AFTER)).toEqual({
    ...{ dueDate: releaseDate, amount: kept, payments: [], deducted: [] },
  });
  works.pay(kept, AFTER);
  expect([lateAmount(works.node(), AFTER), leftToClaim(works.node(), AFTER)]).toEqual([0, 0]);
});

test('retention money without a day is not watched', () => {
  const works = makeWorks({ percent: '5' });
  works.pay(works.node().dueNow, '2026-11-30');
  expect(nextDueDate(works.node())).toBe('2026-11-30');
  expect([lateAmount(works.node(), AFTER), leftToClaim(works.node(), AFTER)]).toEqual([0, 0]);
});

test('the receipt of a payment is that payment, and one of no payment is money that came in', () => {
  const { dossier, pay, node, payable } = makeInvoice();
  const of = (amount: string): Draft => {
    const made = convertInvoiceToReceipt(invoice, { number: 'R-1', today: '2026-11-20' });
    if (!made.receipt) throw new Error('A receipt says what was received');
    return { ...made, receipt: { ...made.receipt, amount, paidOn: '2026-11-08', invoices: [] } };
  };
  const id = pay(50_000, '2026-11-10');
  dossier.add('of-payment', of('500.00'));
  dossier.link('invoice', 'of-payment', 'receipt', id);
  dossier.add('apart', of('100.00'));
  dossier.link('invoice', 'apart', 'receipt');
  expect(computeClaimed(node(), today)).toMatchObject({
    amount: payable,
    payments: [
      { date: '2026-11-08', amount: 10_000 },
      { date: '2026-11-10', amount: 50_000 },
    ],
  });
});

test('a term of rent that is not paid is asked for, and a draft too', () => {
  const dossier = makeDossier();
  dossier.add('rent', requireDraft(samples['quittance-avis-echeance']));
  dossier.add('draft', invoice, { isUnissued: true });
  expect(leftToClaim(dossier.node('rent'), today)).toBe(dossier.node('rent').dueNow);
  expect(leftToClaim(dossier.node('draft'), today)).toBe(dossier.node('draft').dueNow);
});

function makeWorks(retention = DATED) {
  const works = requireDraft(samples['sous-traitant-batiment']);
  const payment = { ...works.payment, retention };
  const made = makeInvoice({ ...works, dueDate: '2026-11-30', payment });
  return { ...made, releaseDate: made.node().releaseDate };
}

type Retention = NonNullable<Draft['payment']['retention']>;
const DATED: Retention = { percent: '5', releaseDate: '2027-10-30' };
const AFTER = '2027-10-31';

function makeInvoice(draft = invoice) {
  const dossier = makeDossier();
  dossier.add('invoice', draft);
  const node = () => dossier.node('invoice');
  const pay = (amount: number, paidOn: string, corrects: string | null = null) => {
    const id = `p${dossier.payments.length}`;
    const how = { means: 'transfer', note: '', corrects } as const;
    dossier.payments.push({ id, documentId: 'invoice', amount: cents(amount), paidOn, ...how });
    return id;
  };
  return { dossier, node, pay, payable: node().payable };
}
