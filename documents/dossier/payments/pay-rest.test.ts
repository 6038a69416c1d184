import { expect, test } from 'vitest';
import { cents } from '#documents';
import { makeDossier } from '#documents/dossier/make-dossier.test.support.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listMilestones } from '../list-milestones.ts';
import { payRest, takeBackPayment } from './pay-rest.ts';

const invoice = requireDraft(samples.menuisier);
const today = '2026-11-20';
/** 4 707,00 € */
const PAYABLE = 470_700;

test('« Payée » pays all that is due once, on its day and by its means', () => {
  const { add, node, payments } = makeDossier(today);
  add('invoice', invoice);
  const pay = (id: string) => {
    const made = payRest(node('invoice'), { id, paidOn: '2026-11-18', means: 'cheque' });
    if (made) payments.push(made);
    return made;
  };
  expect(pay('p')).toEqual({
    ...{ id: 'p', documentId: 'invoice', amount: PAYABLE, paidOn: '2026-11-18', means: 'cheque' },
    ...{ note: '', corrects: null },
  });
  expect(node('invoice').status.name).toBe('paid');
  expect(listMilestones(node('invoice'))).toEqual(['sent']);
  expect(pay('again')).toBeNull();
});

test('no more than what was received is paid, and no more than what is due', () => {
  const { add, node } = makeDossier(today);
  add('invoice', invoice);
  const paid = { id: 'p', paidOn: today, means: 'transfer' } as const;
  const amountOf = (most: number) =>
    payRest(node('invoice'), { ...paid, most: cents(most) })?.amount;
  expect(amountOf(1000)).toBe(1000);
  expect(amountOf(PAYABLE + 1)).toBe(PAYABLE);
  expect(payRest(node('invoice'), { ...paid, most: cents(1000) })).not.toHaveProperty('most');
});

test('it pays the rest of what was paid in part, and may be taken back', () => {
  const { add, node, payments } = makeDossier(today);
  add('invoice', invoice);
  const how = { paidOn: '2026-11-10', means: 'cash', note: '', corrects: null } as const;
  const part = { ...payRest(node('invoice'), { id: 'part', ...how }), amount: 70_700 };
  payments.push(part as (typeof payments)[number]);
  const rest = payRest(node('invoice'), { id: 'rest', paidOn: today, means: 'transfer' });
  if (!rest) throw new Error('Nothing is due');
  expect(rest.amount).toBe(400_000);
  payments.push(rest, takeBackPayment(rest, 'back'));
  expect(payments.at(-1)).toMatchObject({ id: 'back', amount: -400_000, corrects: 'rest' });
  expect(node('invoice').status.name).toBe('partly-paid');
  expect(listMilestones(node('invoice'))).toContain('paid');
});

test('nothing is due on a draft, nor on an invoice that a corrective one replaces', () => {
  const { add, link, node } = makeDossier(today);
  add('draft', invoice, { isUnissued: true });
  add('invoice', { ...invoice, number: 'F-7' });
  add('corrective', {
    ...invoice,
    ...{ number: 'F-8', subtype: 'corrective' },
    references: { preceding: [{ number: 'F-7', issueDate: invoice.issueDate }] },
  });
  link('invoice', 'corrective', 'replacement');
  const paid = { id: 'p', paidOn: today, means: 'transfer' } as const;
  for (const id of ['draft', 'invoice']) {
    expect(payRest(node(id), paid), id).toBeNull();
    expect(listMilestones(node(id)), id).not.toContain('paid');
  }
  expect(payRest(node('corrective'), paid)?.amount).toBe(PAYABLE);
});
