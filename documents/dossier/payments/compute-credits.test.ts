import { expect, test } from 'vitest';
import { cents, convertInvoiceToCredit, type Draft } from '#documents';
import { computeInvoiceAmounts } from '../amounts-due.ts';
import { listCashed } from '../books/list-cashed.ts';
import { computeClaimed, leftToClaim } from '../claimed.ts';
import { listConcerns } from '../concerns.ts';
import type { Relation } from '../document-link.ts';
import { computeCredits } from './compute-credits.ts';
import { groupCredits } from './group-credits.ts';
import { listLowering } from './lowered-by.ts';
import { invoiceOf, makeAccount, type Treatment, today } from './make-account.test.support.ts';
import { heldAmount } from './on-account.ts';
import { takeBackPayment } from './pay-rest.ts';
import { listPayable } from './use-credit.ts';

const credit = (id: string, cause: string, [amount, used, paidBack, left]: readonly number[]) => ({
  ...{ id, cause, amount, used, paidBack, left },
});

test('what is paid in excess is owed until it is set off or paid back, in parts', () => {
  const { invoice, pay, setOff, credits, due, owed } = makeAccount();
  invoice('F-1', 100_000);
  invoice('F-2', 80_000);
  invoice('F-3', 5_000);
  pay('F-1', 150_000);
  expect(credits()).toEqual([credit('F-1', 'overpayment', [50_000, 0, 0, 50_000])]);
  setOff('F-1', 'F-2', 25_000);
  expect([due('F-2'), owed('F-1')]).toEqual([55_000, 25_000]);
  setOff('F-1', 'F-3', 10_000);
  // An invoice never asks for less than nothing.
  expect([due('F-3'), owed('F-1')]).toEqual([0, 20_000]);
  pay('F-1', -20_000);
  expect(credits()).toEqual([credit('F-1', 'overpayment', [50_000, 30_000, 20_000, 0])]);
  expect([due('F-1'), due('F-2'), due('F-3'), owed('F-1')]).toEqual([0, 55_000, 0, 0]);
});

test('a set-off and a refund that are taken back leave the credit as it was', () => {
  const { invoice, pay, setOff, credits, due, links, payments } = makeAccount();
  invoice('F-1', 100_000);
  invoice('F-2', 80_000);
  pay('F-1', 150_000);
  setOff('F-1', 'F-2', 25_000);
  pay('F-1', -10_000);
  links.pop();
  const how = { paidOn: '2026-11-12', means: 'transfer', note: '' } as const;
  payments.push({ id: 'back', documentId: 'F-1', amount: cents(10_000), ...how, corrects: 'p1' });
  expect(due('F-2')).toBe(80_000);
  expect(credits()).toEqual([credit('F-1', 'overpayment', [50_000, 0, 0, 50_000])]);
});

test('what a set-off takes, a payment taken back asks for again', () => {
  const { invoice, pay, setOff, credits, due, owed, node } = makeAccount();
  invoice('F-1', 100_000);
  invoice('F-2', 80_000);
  pay('F-1', 150_000);
  setOff('F-1', 'F-2', 50_000);
  expect(node('F-2').setOffs).toMatchObject([{ source: { id: 'F-1' }, amount: 50_000 }]);
  expect(heldAmount(node('F-1'))).toBe(100_000);
  // Another device has paid it back meanwhile: the refund comes first, each cent counts once.
  pay('F-1', -30_000);
  expect([due('F-2'), owed('F-1')]).toEqual([60_000, 0]);
  expect(credits()).toEqual([credit('F-1', 'overpayment', [50_000, 20_000, 30_000, 0])]);
  // Paid by its client all the same, the invoice needs no credit.
  pay('F-2', 80_000);
  expect([due('F-2'), owed('F-1')]).toEqual([0, 20_000]);
});

test('an avoir kept for the client is used in part on several invoices, and paid back', () => {
  const { invoice, avoir, pay, setOff, credits, due } = makeAccount();
  invoice('F-1', 120_000);
  invoice('F-2', 60_000);
  invoice('F-3', 60_000);
  pay('F-1', 120_000);
  avoir('A-1', 'F-1', 50_000, { kind: 'on-account' });
  setOff('A-1', 'F-2', 20_000);
  setOff('A-1', 'F-3', 5_000);
  expect([due('F-2'), due('F-3')]).toEqual([40_000, 55_000]);
  expect(credits()).toEqual([credit('A-1', 'avoir', [50_000, 25_000, 0, 25_000])]);
  pay('F-1', -15_000);
  expect(credits()).toEqual([credit('A-1', 'avoir', [50_000, 25_000, 15_000, 10_000])]);
});

test('an avoir to be paid back may be set against another invoice instead', () => {
  for (const treatment of [{ kind: 'refund' }, { kind: 'offset' }] satisfies Treatment[]) {
    const { invoice, avoir, pay, setOff, credits, due, owed } = makeAccount();
    invoice('F-1', 120_000);
    invoice('F-2', 60_000);
    pay('F-1', 120_000);
    avoir('A-1', 'F-1', 50_000, treatment);
    expect(credits()).toEqual([credit('A-1', 'avoir', [50_000, 0, 0, 50_000])]);
    setOff('A-1', 'F-2', 20_000);
    expect([due('F-1'), due('F-2'), owed('F-1')]).toEqual([0, 40_000, 30_000]);
    pay('F-1', -30_000);
    expect(credits()).toEqual([credit('A-1', 'avoir', [50_000, 20_000, 30_000, 0])]);
  }
});

test('an avoir that says that it was paid back owes nothing', () => {
  const { invoice, avoir, pay, credits } = makeAccount();
  invoice('F-1', 120_000);
  pay('F-1', 120_000);
  avoir('A-1', 'F-1', 50_000, { kind: 'refund', date: '2026-11-15' });
  expect(credits()).toEqual([credit('A-1', 'avoir', [50_000, 0, 50_000, 0])]);
});

test('an avoir on an unpaid invoice lowers it, and only what is beyond it is owed', () => {
  const { invoice, avoir, credits, due } = makeAccount();
  invoice('F-1', 100_000);
  avoir('A-1', 'F-1', 40_000, { kind: 'offset' });
  expect([due('F-1'), credits()]).toEqual([60_000, []]);
  avoir('A-2', 'F-1', 90_000, { kind: 'on-account' });
  expect(credits()).toEqual([credit('A-2', 'avoir', [30_000, 0, 0, 30_000])]);
});

test('a deposit that an avoir gives back is owed as such', () => {
  const { invoice, avoir, pay, setOff, credits, due } = makeAccount();
  invoice('F-1', 30_000, { subtype: 'deposit' });
  invoice('F-2', 60_000);
  pay('F-1', 30_000);
  avoir('A-1', 'F-1', 30_000, { kind: 'refund' });
  expect(credits()).toEqual([credit('A-1', 'deposit', [30_000, 0, 0, 30_000])]);
  setOff('A-1', 'F-2', 12_000);
  expect(due('F-2')).toBe(48_000);
  pay('F-1', -18_000);
  expect(credits()).toEqual([credit('A-1', 'deposit', [30_000, 12_000, 18_000, 0])]);
});

test('an avoir on several invoices is owed for those that were paid', () => {
  const { invoice, avoir, link, pay, credits, due } = makeAccount();
  invoice('F-1', 60_000);
  invoice('F-2', 70_000);
  pay('F-2', 70_000);
  avoir('A-1', 'F-1', 90_000, { kind: 'on-account' });
  link('F-2', 'A-1', 'credit');
  expect([due('F-1'), due('F-2')]).toEqual([0, 0]);
  expect(credits()).toEqual([credit('A-1', 'avoir', [30_000, 0, 0, 30_000])]);
  pay('F-2', -10_000);
  expect(credits()).toEqual([credit('A-1', 'avoir', [30_000, 0, 10_000, 20_000])]);
});

test('an avoir and an excess of one invoice are told apart, and share its refunds', () => {
  const { invoice, avoir, pay, setOff, credits } = makeAccount();
  invoice('F-1', 100_000);
  invoice('F-2', 20_000);
  pay('F-1', 110_000);
  avoir('A-1', 'F-1', 40_000, { kind: 'refund' });
  expect(credits()).toEqual([
    credit('A-1', 'avoir', [40_000, 0, 0, 40_000]),
    credit('F-1', 'overpayment', [10_000, 0, 0, 10_000]),
  ]);
  pay('F-1', -45_000);
  setOff('F-1', 'F-2', 50_000);
  expect(credits()).toEqual([
    credit('A-1', 'avoir', [40_000, 0, 40_000, 0]),
    credit('F-1', 'overpayment', [10_000, 5_000, 5_000, 0]),
  ]);
});

test('paying back an avoir kept for the client leaves what the overpayment set off', () => {
  const { invoice, avoir, pay, setOff, credits, due } = makeAccount();
  invoice('F-1', 10_000);
  invoice('F-2', 8_000);
  pay('F-1', 15_000);
  avoir('A-1', 'F-1', 10_000, { kind: 'on-account' });
  setOff('F-1', 'F-2', 5_000);
  pay('F-1', -10_000);
  expect([due('F-1'), due('F-2')]).toEqual([0, 3_000]);
  expect(credits()).toEqual([
    credit('A-1', 'avoir', [10_000, 0, 10_000, 0]),
    credit('F-1', 'overpayment', [5_000, 5_000, 0, 0]),
  ]);
});

test('an avoir to be paid back is paid back before those that are kept', () => {
  const { invoice, avoir, pay, credits } = makeAccount();
  invoice('F-1', 10_000);
  pay('F-1', 15_000);
  avoir('A-1', 'F-1', 4_000, { kind: 'on-account' });
  avoir('A-2', 'F-1', 3_000, { kind: 'offset', invoice: 'F-9' });
  avoir('A-3', 'F-1', 3_000, { kind: 'refund' });
  pay('F-1', -5_000);
  expect(credits()).toEqual([
    credit('A-1', 'avoir', [4_000, 0, 2_000, 2_000]),
    credit('A-3', 'avoir', [3_000, 0, 3_000, 0]),
    credit('F-1', 'overpayment', [5_000, 0, 0, 5_000]),
  ]);
});

test('an overpayment that bounced takes nothing of an avoir that is to be paid back', () => {
  const { invoice, avoir, pay, setOff, credits, due, node, payments } = makeAccount();
  invoice('F-1', 10_000);
  invoice('F-2', 8_000);
  pay('F-1', 10_000);
  pay('F-1', 5_000);
  setOff('F-1', 'F-2', 5_000);
  avoir('A-1', 'F-1', 7_000, { kind: 'refund' });
  expect(due('F-2')).toBe(3_000);
  payments.push(...payments.slice(-1).map((bounced) => takeBackPayment(bounced, 'bounced')));
  expect([due('F-2'), node('F-2').setOffs.length]).toEqual([8_000, 0]);
  expect(credits()).toEqual([credit('A-1', 'avoir', [7_000, 0, 0, 7_000])]);
});

test('nothing goes to another company, client or currency, be their names alike', () => {
  const { add, pay, setOff, due, credits } = makeAccount();
  const draft = invoiceOf('F-1', 100_000);
  const named = (siren: string): Partial<Draft> => ({ buyer: { ...draft.buyer, siren } });
  const seller = {
    ...draft.seller,
    name: 'Autre entreprise',
    siren: '552100554',
    siret: undefined,
  };
  add('F-1', { ...draft, ...named('732829320') });
  add('USD', { ...invoiceOf('USD', 60_000), ...named('732829320'), currency: 'USD' });
  add('COMPANY', { ...invoiceOf('COMPANY', 60_000), ...named('732829320'), seller });
  add('TWIN', { ...invoiceOf('TWIN', 60_000), ...named('552100554') });
  add('OWN', { ...invoiceOf('OWN', 60_000), ...named('732829320') });
  pay('F-1', 150_000);
  for (const to of ['USD', 'COMPANY', 'TWIN']) {
    setOff('F-1', to, 10_000);
    expect(due(to), to).toBe(60_000);
  }
  setOff('F-1', 'OWN', 10_000);
  expect(due('OWN')).toBe(50_000);
  expect(credits()).toEqual([credit('F-1', 'overpayment', [50_000, 10_000, 0, 40_000])]);
});

test('a company that sells under its name, then with its SIREN, owes to one client', () => {
  const { add, link, pay, due, node, chain } = makeAccount();
  const ids = { clientId: 'client', companyId: 'company' };
  const draft = invoiceOf('F-1', 10_000);
  const { siren: _siren, siret: _siret, ...seller } = draft.seller;
  const { siret: _other, ...other } = { ...draft.seller, name: 'Autre', siren: '552100554' };
  add('F-1', { ...draft, seller }, ids);
  add('F-2', invoiceOf('F-2', 8_000), ids);
  add('before', { ...invoiceOf('F-0', 8_000), seller }, { clientId: 'client' });
  add('other', { ...invoiceOf('F-9', 8_000), seller: other }, { clientId: 'client' });
  pay('F-1', 15_000);
  pay('F-2', 8_500);
  const [first, ...others] = computeCredits(chain().values());
  expect(groupCredits([first, ...others].flatMap((one) => one ?? []))).toMatchObject([
    { soldBy: 'company', left: 5_500, credits: [{ left: 5_000 }, { left: 500 }] },
  ]);
  const offered = first ? listPayable(chain().values(), first).map(({ id }) => id) : [];
  expect(offered).toEqual(['before']);
  link('F-2', 'before', 'set-off');
  link('F-1', 'before', 'set-off');
  link('F-1', 'other', 'set-off');
  expect([due('before'), due('other')]).toEqual([2_500, 8_000]);
  const offset = { kind: 'offset' as const, invoice: 'F-9' };
  const made = convertInvoiceToCredit({ ...draft, seller }, { number: 'A-1', today });
  add('A-1', { ...made, credit: { ...made.credit, treatment: offset } }, ids);
  add('F-9', invoiceOf('F-9', 9_000), ids);
  expect([due('other'), node('F-9').setOffs]).toMatchObject([8_000, [{ source: { id: 'A-1' } }]]);
});

test('an avoir in another currency than its invoice leaves it as it is', () => {
  const { invoice, add, link, due, node } = makeAccount();
  invoice('F-1', 100_000);
  const made = convertInvoiceToCredit(invoiceOf('F-1', 100_000), { number: 'A-1', today });
  add('A-1', { ...made, currency: 'USD' }, { clientId: 'client' });
  link('F-1', 'A-1', 'credit');
  expect([due('F-1'), node('F-1').status.name]).toEqual([100_000, 'issued']);
});

test('a link that says how the next month was made may set off what the month before had beyond', () => {
  const { invoice, pay, link, links, due, credits } = makeAccount();
  invoice('F-1', 60_000);
  invoice('F-2', 60_000);
  pay('F-1', 70_000);
  link('F-1', 'F-2', 'next-month');
  expect(due('F-2')).toBe(60_000);
  Object.assign(links[0] ?? {}, { setOff: cents(10_000) });
  expect(due('F-2')).toBe(50_000);
  expect(credits()).toEqual([credit('F-1', 'overpayment', [10_000, 10_000, 0, 0])]);
});

test('nothing is set off on an invoice that was called paid, be its link an older one', () => {
  const { invoice, pay, setOff, links, milestones, due, credits } = makeAccount();
  invoice('F-1', 10_000);
  invoice('F-2', 10_000);
  pay('F-1', 15_000);
  setOff('F-1', 'F-2', 5_000);
  milestones.push({ id: 'F-2', name: 'paid', markedAt: 50 });
  const taken = (relation: Relation, createdAt: number) => {
    links.splice(0, 1, ...links.slice(0, 1).map((link) => ({ ...link, relation, createdAt })));
    expect(due('F-2')).toBe(0);
    return credits().map(({ used, left }) => [used, left]);
  };
  expect(taken('set-off', 40)).toEqual([[5_000, 0]]);
  expect(taken('set-off', 60)).toEqual([[0, 5_000]]);
  // Such a link is as old as the invoice, and does not say when the amount was set off.
  expect(taken('next-month', 0)).toEqual([[0, 5_000]]);
});

test('what is set off stays with the invoices that replace others', () => {
  const { invoice, pay, link, setOff, due, owed, credits } = makeAccount();
  const replacing = (number: string) => ({
    ...{ subtype: 'corrective' as const },
    references: { preceding: [{ number }] },
  });
  invoice('F-1', 100_000);
  invoice('F-2', 80_000);
  pay('F-1', 150_000);
  setOff('F-1', 'F-2', 25_000);
  invoice('F-3', 110_000, replacing('F-1'));
  link('F-1', 'F-3', 'replacement');
  invoice('F-4', 70_000, replacing('F-2'));
  link('F-2', 'F-4', 'replacement');
  expect([due('F-2'), due('F-4'), owed('F-3')]).toEqual([0, 45_000, 15_000]);
  expect(credits()).toEqual([credit('F-3', 'overpayment', [40_000, 25_000, 0, 15_000])]);
});

test('a credit that two links set off on one invoice is named once', () => {
  const { invoice, pay, link, setOff, node } = makeAccount();
  invoice('F-1', 10_000);
  invoice('F-2', 10_000);
  pay('F-1', 18_000);
  setOff('F-1', 'F-2', 3_000);
  invoice('F-3', 9_000, { references: { preceding: [{ number: 'F-2' }] } });
  link('F-2', 'F-3', 'replacement');
  setOff('F-1', 'F-3', 2_000);
  const lowering = listLowering(node('F-3')).map(({ document, amount }) => [document.id, amount]);
  expect(lowering).toEqual([['F-1', 5_000]]);
  expect(computeClaimed(node('F-3'), today)).toMatchObject({ deducted: [{ amount: 5_000 }] });
});

test('links in a circle, or to a draft, a quote or itself, set off nothing', () => {
  const { invoice, add, pay, setOff, due, owed } = makeAccount();
  invoice('F-1', 100_000);
  invoice('F-2', 100_000);
  add('draft', invoiceOf('F-3', 60_000), { clientId: 'client', isUnissued: true });
  pay('F-1', 150_000);
  pay('F-2', 150_000);
  setOff('F-1', 'F-2', 50_000);
  setOff('F-2', 'F-1', 50_000);
  setOff('F-1', 'F-1', 50_000);
  setOff('F-1', 'draft', 50_000);
  setOff('F-1', 'nowhere', 50_000);
  expect([due('F-1'), due('F-2'), owed('F-1'), owed('F-2')]).toEqual([0, 0, 50_000, 50_000]);
});

test('a rebate without an invoice is paid back on itself, and leaves the book of receipts that day', () => {
  const { invoice, add, pay, setOff, kept, due, credits, chain, node } = makeAccount();
  invoice('F-1', 20_000);
  const made = convertInvoiceToCredit(invoiceOf('F-0', 5_000), { number: 'A-1', today });
  add('A-1', { ...made, references: {} }, { clientId: 'client' });
  setOff('A-1', 'F-1', 2_000);
  expect(heldAmount(node('A-1'))).toBe(3_000);
  pay('A-1', -1_000);
  expect([kept('A-1'), due('F-1')]).toEqual([2_000, 18_000]);
  expect(credits()).toEqual([credit('A-1', 'avoir', [5_000, 2_000, 1_000, 2_000])]);
  const period = { from: '2026-11-10', to: '2026-11-10' };
  expect(listCashed(chain().values(), { period, dayOf: () => today })).toMatchObject([
    { id: 'A-1', amount: -1_000 },
  ]);
});

test('an avoir that is to be paid back is owed, be its invoice among these documents or not', () => {
  const { add, pay, owed, credits, chain, node } = makeAccount();
  const made = convertInvoiceToCredit(invoiceOf('F-0', 5_000), { number: 'A-1', today });
  const alone = { ...made, credit: { ...made.credit, treatment: { kind: 'refund' as const } } };
  add('A-1', alone, { clientId: 'client' });
  expect(owed('A-1')).toBe(5_000);
  expect(listConcerns(chain().values())).toMatchObject([{ name: 'owed-back', isCredited: true }]);
  pay('A-1', -5_000);
  expect(owed('A-1')).toBe(0);
  const treatment = { kind: 'refund' as const, date: '2026-11-15' };
  add('A-2', { ...alone, number: 'A-2', credit: { ...made.credit, treatment } });
  expect(owed('A-2')).toBe(0);
  expect(heldAmount(node('A-2'))).toBe(0);
  expect(credits().map(({ id, left }) => [id, left])).toEqual([
    ['A-1', 0],
    ['A-2', 0],
  ]);
});

test('a reminder asks for what the set-off left', () => {
  const { invoice, pay, setOff, node } = makeAccount();
  invoice('F-1', 100_000);
  invoice('F-2', 80_000, { dueDate: '2026-11-01' });
  pay('F-1', 150_000);
  setOff('F-1', 'F-2', 30_000);
  expect(leftToClaim(node('F-2'), today)).toBe(50_000);
  expect(computeClaimed(node('F-2'), today)).toMatchObject({
    amount: 50_000,
    deducted: [{ name: 'le trop-perçu de la facture F-1', amount: 30_000 }],
  });
  expect(computeInvoiceAmounts(node('F-2'))).toMatchObject({ received: 0, asked: 50_000 });
});
