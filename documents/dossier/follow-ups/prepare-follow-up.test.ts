import { expect, test } from 'vitest';
import {
  type Cents,
  cents,
  checkCreditNote,
  computeTotals,
  convertInvoiceToReceipt,
  takeOptions,
} from '#documents';
import { makeDossier } from '#documents/dossier/make-dossier.test.support.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { type CreditTaken, type FollowUpRequest, prepareFollowUp } from './prepare-follow-up.ts';
import { prepareNextMonth } from './prepare-next-month.ts';

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const today = '2026-11-20';
const ids = { clientId: 'client', companyId: 'company' };

test('deposits and the balance make the quote, rate by rate', async () => {
  const { add, link, source } = makeDossier();
  add('quote', quote);
  const make = async (id: string, request: FollowUpRequest) => {
    const [made] = prepareFollowUp(await source('quote'), request, today);
    if (!made?.relation) throw new Error('Nothing was made');
    add(id, { ...made.draft, number: id });
    link('quote', id, made.relation);
    return computeTotals(made.draft);
  };
  const first = await make('A-1', { kind: 'deposit', share: { percent: '30' } });
  const second = await make('A-2', { kind: 'deposit', share: { amount: '1234.56' } });
  const final = await make('S-1', { kind: 'final' });
  const whole = computeTotals(takeOptions(quote));
  expect(first.taxInclusiveTotal + second.taxInclusiveTotal + final.payableAmount).toBe(
    whole.taxInclusiveTotal,
  );
  const { stored } = await source('S-1');
  expect(stored.draft.references.preceding?.map(({ number }) => number)).toEqual(['A-1', 'A-2']);
});

test('the balance tells the day and the means of a deposit that one sum pays', async () => {
  const { payments, source, node } = await makeDeposit();
  const tellDeposit = async () => {
    const [made] = prepareFollowUp(await source('quote'), { kind: 'final' }, today);
    const { date, means } = made?.draft.prepayments[0] ?? {};
    return { date, means };
  };
  const unknown = { date: undefined, means: undefined };
  expect(await tellDeposit()).toEqual(unknown);
  const whole = node('deposit').payable;
  const pay = (id: string, amount: Cents) =>
    payments.push({
      ...{ id, documentId: 'deposit', amount, paidOn: '2026-11-18', means: 'cash' },
      ...{ note: '', corrects: null },
    });
  pay('part', cents(whole - 100));
  expect(await tellDeposit()).toEqual(unknown);
  pay('rest', cents(100));
  expect(await tellDeposit()).toEqual(unknown);
  payments.length = 0;
  pay('whole', whole);
  expect(await tellDeposit()).toEqual({ date: '2026-11-18', means: 'cash' });
  pay('refund', cents(-100));
  expect(await tellDeposit()).toEqual(unknown);
});

for (const means of ['cheque', undefined] as const)
  test(`a receipt of a deposit tells the balance its day, and its means: ${means}`, async () => {
    const { add, link, source } = await makeDeposit();
    const [receipt] = prepareFollowUp(await source('deposit'), { kind: 'receipt' }, today);
    if (!receipt?.draft.receipt) throw new Error('No receipt');
    const told = { ...receipt.draft.receipt, paidOn: '2026-11-17', means };
    add('receipt', { ...receipt.draft, number: 'R-1', receipt: told });
    link('deposit', 'receipt', 'receipt');
    const [balance] = prepareFollowUp(await source('quote'), { kind: 'final' }, today);
    const [deducted] = balance?.draft.prepayments ?? [];
    expect([deducted?.date, deducted?.means]).toEqual(['2026-11-17', means]);
  });

test('a receipt is for what remains due', async () => {
  const { add, link, source } = makeDossier();
  add('invoice', invoice);
  const [first] = prepareFollowUp(await source('invoice'), { kind: 'receipt' }, today);
  if (!first?.draft.receipt) throw new Error('No receipt');
  const part = { ...first.draft.receipt, amount: '100', invoices: [] };
  add('part', { ...first.draft, receipt: part });
  link('invoice', 'part', 'receipt');
  const [second] = prepareFollowUp(await source('invoice'), { kind: 'receipt' }, today);
  expect(Number(second?.draft.receipt?.amount)).toBe(Number(first.draft.receipt.amount) - 100);
});

test('a receipt of what was paid at once is for all of it, on that day', async () => {
  const { add, source } = makeDossier();
  const paid = requireDraft(samples.restaurateur);
  add('paid', { ...paid, payment: { ...paid.payment, paidOn: '2026-11-18' } });
  const [made] = prepareFollowUp(await source('paid'), { kind: 'receipt' }, today);
  expect(made?.draft.receipt).toMatchObject({ paidOn: '2026-11-18' });
  const { receipt } = computeTotals(made?.draft ?? paid);
  expect(receipt?.amount).toBe(computeTotals(paid).taxInclusiveTotal);
});

test.each<FollowUpRequest>([
  { kind: 'duplicate' },
  { kind: 'receipt' },
  { kind: 'credit', taken: 'all' },
  { kind: 'correction', by: 'credit' },
  { kind: 'correction', by: 'corrective' },
])('what follows counts for the same client and company: $kind', async (request) => {
  const { add, documents, source } = makeDossier();
  add('invoice', invoice);
  Object.assign(documents[0] ?? {}, ids);
  for (const made of prepareFollowUp(await source('invoice'), request, today))
    expect(made).toMatchObject(ids);
});

test.each<FollowUpRequest>([
  { kind: 'invoice' },
  { kind: 'deposit', share: { percent: '30' } },
  { kind: 'final' },
])('so does what comes of a quote: $kind', async (request) => {
  const { add, documents, source } = makeDossier();
  add('quote', quote);
  Object.assign(documents[0] ?? {}, ids);
  expect(prepareFollowUp(await source('quote'), request, today)).toMatchObject([ids]);
});

test('the correction of an issued invoice counts for its client until that is named anew', async () => {
  const { add, documents, source } = makeDossier();
  add('invoice', invoice);
  const draft = { ...invoice, buyer: { ...invoice.buyer, name: 'Zoé Elan' } };
  Object.assign(documents[0] ?? {}, { ...ids, draft, completedAt: undefined });
  const made = prepareFollowUp(
    await source('invoice'),
    { kind: 'correction', by: 'credit' },
    today,
  );
  expect(made.map(({ clientId }) => clientId)).toEqual(['client', undefined]);
});

test('an avoir has the reason that its author gives', async () => {
  const { add, source } = makeDossier();
  add('invoice', invoice);
  const why = { reason: 'other', explanation: 'Chantier reporté' } as const;
  const [made] = prepareFollowUp(
    await source('invoice'),
    { kind: 'credit', taken: 'all', why },
    today,
  );
  expect(made?.draft.credit).toMatchObject(why);
});

test('a correction gives back what was issued, and keeps what it has become', async () => {
  const { documents, source } = makeDossier();
  documents.push({
    id: 'invoice',
    draft: { ...invoice, number: 'F-9', issueDate: '2026-11-25', subject: 'Corrigé' },
    rawTexts: {},
    updatedAt: 2,
    issued: { draft: invoice, at: 1 },
  });
  const made = prepareFollowUp(
    await source('invoice'),
    { kind: 'correction', by: 'credit' },
    today,
  );
  expect(made.map(({ relation }) => relation)).toEqual(['credit', 'replacement']);
  const [credit, copy] = made.map(({ draft }) => draft);
  expect(credit?.subject).toBe(invoice.subject);
  expect(credit?.credit?.reason).toBe('error');
  expect(copy).toMatchObject({ kind: 'facture-tva', subtype: 'standard', subject: 'Corrigé' });

  const [corrective] = prepareFollowUp(
    await source('invoice'),
    { kind: 'correction', by: 'corrective' },
    today,
  );
  expect(corrective?.draft).toMatchObject({
    subtype: 'corrective',
    subject: 'Corrigé',
    references: { preceding: [{ number: invoice.number, issueDate: invoice.issueDate }] },
  });
});

test('a duplicate is of no chain', async () => {
  const { add, source } = makeDossier();
  add('invoice', invoice);
  expect(prepareFollowUp(await source('invoice'), { kind: 'duplicate' }, today)).toMatchObject([
    { relation: null, draft: { number: '', issueDate: today } },
  ]);
});

test('all of an invoice that was given back in part is what is left of it', async () => {
  const { add, link, source } = makeDossier();
  add('invoice', invoice);
  const index = invoice.lines.findIndex((line) => 'quantity' in line && line.quantity !== '1');
  const lines = [{ index, quantity: '1' }];
  const make = async (taken: CreditTaken) => {
    const [made] = prepareFollowUp(await source('invoice'), { kind: 'credit', taken }, today);
    if (!made) throw new Error('Nothing was made');
    return made.draft;
  };
  const first = await make({ lines });
  expect(first.lines).toMatchObject([{ quantity: '1' }]);
  add('first', first);
  link('invoice', 'first', 'credit');
  const rest = await make('all');
  const context = { origins: [invoice], earlier: [first], credit: rest };
  expect(checkCreditNote(context)).toEqual([]);
  const sum = [first, rest].reduce((total, one) => total + computeTotals(one).payableAmount, 0);
  expect(sum).toBe(computeTotals(invoice).payableAmount);
  expect(rest.lines.map((line) => 'name' in line && line.name)).toContain(
    invoice.lines.flatMap((line) => ('quantity' in line ? [line.name] : []))[0],
  );
});

test('an avoir pays back where nothing is due any more, and else lowers what is due', async () => {
  const { add, milestones, source } = makeDossier();
  add('invoice', invoice);
  add('draft', invoice, { isUnissued: true });
  const treatmentOf = async (id: string) => {
    const request = { kind: 'credit', taken: 'all', why: { reason: 'return' } } as const;
    const [made] = prepareFollowUp(await source(id), request, today);
    return made?.draft.credit;
  };
  expect(await treatmentOf('invoice')).toEqual({ reason: 'return', treatment: { kind: 'offset' } });
  milestones.push({ id: 'invoice', name: 'paid', markedAt: 1 });
  expect(await treatmentOf('invoice')).toEqual({ reason: 'return', treatment: { kind: 'refund' } });
  milestones.push({ id: 'draft', name: 'paid', markedAt: 1 });
  expect((await treatmentOf('draft'))?.treatment).toEqual({ kind: 'offset' });
});

test.each([
  ['a transfer', 'transfer'],
  ['cash', 'cash'],
] as const)(
  'an avoir deducts nothing from an invoice whose payment by %s is recorded',
  async (_, means) => {
    const { add, payments, node, source } = makeDossier();
    add('invoice', invoice);
    const pay = (id: string, amount: number) =>
      payments.push({
        ...{ id, documentId: 'invoice', amount: amount as Cents, paidOn: '2026-11-19', means },
        ...{ note: '', corrects: null },
      });
    const treatmentsOf = async (request: FollowUpRequest) =>
      prepareFollowUp(await source('invoice'), request, today)
        .filter(({ draft }) => draft.kind === 'avoir')
        .map(({ draft }) => draft.credit?.treatment.kind);
    pay('part', 10_000);
    expect(await treatmentsOf({ kind: 'credit', taken: 'all' })).toEqual(['offset']);
    pay('rest', node('invoice').payable - 10_000);
    expect(await treatmentsOf({ kind: 'credit', taken: 'all' })).toEqual(['refund']);
    expect(await treatmentsOf({ kind: 'correction', by: 'credit' })).toEqual(['on-account']);
  },
);

test.each([
  ['no day at all', undefined, { date: today }],
  ['a day', { date: '2026-10-02' }, { date: '2026-10-02' }],
  ['a first day', { start: '2026-10-01' }, { start: '2026-10-01' }],
  ['a last day', { end: '2026-10-31' }, { end: '2026-10-31' }],
  ['a place alone', { place: 'Lyon' }, { place: 'Lyon', date: today }],
])('the invoice of a quote with %s says when it was supplied', async (_, supply, expected) => {
  const { add, source } = makeDossier();
  add('quote', { ...quote, supply });
  const supplyOf = async (kind: 'invoice' | 'final') =>
    prepareFollowUp(await source('quote'), { kind }, today)[0]?.draft.supply;
  expect(await supplyOf('invoice')).toEqual(expected);
  expect(await supplyOf('final')).toEqual(expected);
});

test('a copy is sold today, and its period is left to its author', async () => {
  const { add, source } = makeDossier();
  const supplies = { day: { date: '2026-01-05' }, period: invoice.supply, none: undefined };
  for (const [id, supply] of Object.entries(supplies)) add(id, { ...invoice, supply });
  const supplyOf = async (id: string) => {
    const [made] = prepareFollowUp(await source(id), { kind: 'duplicate' }, today);
    return made?.draft.supply;
  };
  expect(await supplyOf('day')).toEqual({ date: today });
  expect((await supplyOf('period'))?.date).toBeUndefined();
  expect((await supplyOf('none'))?.date).toBeUndefined();
});

test('a copy forgets how the first client paid, the next month does not', async () => {
  const { add, source } = makeDossier();
  const ofPayer = {
    reference: 'VIR-7',
    link: 'https://paiement.exemple/7',
    card: { lastDigits: '4242' },
    mandate: { reference: 'RUM-1', creditorId: 'FR72ZZZ123456' },
  };
  add('invoice', { ...invoice, payment: { ...invoice.payment, ...ofPayer } });
  const [copy] = prepareFollowUp(await source('invoice'), { kind: 'duplicate' }, today);
  for (const name of Object.keys(ofPayer)) expect(copy?.draft.payment).not.toHaveProperty(name);
  const next = prepareNextMonth((await source('invoice')).stored, today);
  expect(next.draft.payment.mandate).toEqual(ofPayer.mandate);
});

test('the next month follows what an invoice has become', async () => {
  const { documents, source } = makeDossier();
  const draft = { ...invoice, subject: 'Corrigé' };
  documents.push({
    ...{ id: 'invoice', draft, rawTexts: {}, updatedAt: 2 },
    issued: { draft: invoice, at: 1 },
  });
  expect(prepareNextMonth((await source('invoice')).stored, today)).toMatchObject({
    relation: 'next-month',
    draft: { number: '', issueDate: today, subject: 'Corrigé' },
  });
});

test('the receipt of an invoice that is paid already is for all that it asked', async () => {
  const { add, milestones, source } = makeDossier();
  add('invoice', invoice);
  milestones.push({ id: 'invoice', name: 'paid', markedAt: 1 });
  const [receipt] = prepareFollowUp(await source('invoice'), { kind: 'receipt' }, today);
  expect(receipt?.draft.receipt?.amount).toBe(
    convertInvoiceToReceipt(invoice, { number: '', today }).receipt?.amount,
  );
});

test('the invoice of a rent with VAT is that of its term', async () => {
  const { add, source } = makeDossier();
  add('rent', requireDraft(samples['quittance-local-professionnel']));
  const [made] = prepareFollowUp(await source('rent'), { kind: 'invoice' }, today);
  expect(made).toMatchObject({
    relation: 'invoice',
    draft: { kind: 'facture-tva', supply: { start: '2026-10-01', end: '2026-12-31' } },
  });
});

/** A quote with the invoice of its deposit, issued. */
async function makeDeposit() {
  const dossier = makeDossier();
  dossier.add('quote', quote);
  const request = { kind: 'deposit', share: { percent: '30' } } as const;
  const [deposit] = prepareFollowUp(await dossier.source('quote'), request, today);
  if (!deposit) throw new Error('No deposit');
  dossier.add('deposit', { ...deposit.draft, number: 'A-1' });
  dossier.link('quote', 'deposit', 'deposit');
  return dossier;
}
