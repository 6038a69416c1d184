import { expect, test } from 'vitest';
import { checkCreditNote, computeTotals, convertInvoiceToReceipt, takeOptions } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from './make-dossier.test.support.ts';
import { type FollowUpRequest, prepareFollowUp } from './prepare-follow-up.ts';

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const today = '2026-11-20';

test('deposits and the balance make the quote, rate by rate', () => {
  const { add, link, node } = makeDossier();
  add('quote', quote);
  const make = (id: string, request: FollowUpRequest) => {
    const [made] = prepareFollowUp(node('quote'), request, today);
    if (!made?.relation) throw new Error('Nothing was made');
    add(id, { ...made.draft, number: id });
    link('quote', id, made.relation);
    return computeTotals(made.draft);
  };
  const first = make('A-1', { kind: 'deposit', share: { percent: '30' } });
  const second = make('A-2', { kind: 'deposit', share: { amount: '1234.56' } });
  const final = make('S-1', { kind: 'final' });
  const whole = computeTotals(takeOptions(quote));
  expect(first.taxInclusiveTotal + second.taxInclusiveTotal + final.payableAmount).toBe(
    whole.taxInclusiveTotal,
  );
  expect(node('S-1').draft.references.preceding?.map(({ number }) => number)).toEqual([
    'A-1',
    'A-2',
  ]);
});

test('a receipt is for what remains due', () => {
  const { add, link, node } = makeDossier();
  add('invoice', invoice);
  const [first] = prepareFollowUp(node('invoice'), { kind: 'receipt' }, today);
  if (!first?.draft.receipt) throw new Error('No receipt');
  const part = { ...first.draft.receipt, amount: '100', invoices: [] };
  add('part', { ...first.draft, receipt: part });
  link('invoice', 'part', 'receipt');
  const [second] = prepareFollowUp(node('invoice'), { kind: 'receipt' }, today);
  expect(Number(second?.draft.receipt?.amount)).toBe(Number(first.draft.receipt.amount) - 100);
});

test('a correction gives back what was issued, and keeps what it has become', () => {
  const { documents, node } = makeDossier();
  documents.push({
    id: 'invoice',
    draft: { ...invoice, number: 'F-9', subject: 'Corrigé' },
    rawTexts: {},
    updatedAt: 2,
    issued: { draft: invoice, at: 1 },
  });
  const made = prepareFollowUp(node('invoice'), { kind: 'correction', by: 'credit' }, today);
  expect(made.map(({ relation }) => relation)).toEqual(['credit', 'replacement']);
  const [credit, copy] = made.map(({ draft }) => draft);
  expect(credit?.subject).toBe(invoice.subject);
  expect(credit?.credit?.reason).toBe('error');
  expect(copy).toMatchObject({ kind: 'facture-tva', subtype: 'standard', subject: 'Corrigé' });

  const [corrective] = prepareFollowUp(
    node('invoice'),
    { kind: 'correction', by: 'corrective' },
    today,
  );
  expect(corrective?.draft).toMatchObject({
    subtype: 'corrective',
    subject: 'Corrigé',
    references: { preceding: [{ number: invoice.number, issueDate: invoice.issueDate }] },
  });
});

test('a duplicate is of no chain', () => {
  const { add, node } = makeDossier();
  add('invoice', invoice);
  expect(prepareFollowUp(node('invoice'), { kind: 'duplicate' }, today)).toMatchObject([
    { relation: null, draft: { number: '', issueDate: today } },
  ]);
});

test('all of an invoice that was given back in part is what its lines have left', () => {
  const { add, link, node } = makeDossier();
  add('invoice', invoice);
  const index = invoice.lines.findIndex((line) => 'quantity' in line && line.quantity !== '1');
  const lines = [{ index, quantity: '1' }];
  const [first] = prepareFollowUp(node('invoice'), { kind: 'credit', taken: { lines } }, today);
  if (!first) throw new Error('Nothing was made');
  add('first', first.draft);
  link('invoice', 'first', 'credit');
  const [rest] = prepareFollowUp(node('invoice'), { kind: 'credit', taken: 'all' }, today);
  if (!rest) throw new Error('Nothing was made');
  const context = { origins: [invoice], earlier: [first.draft], credit: rest.draft };
  expect(checkCreditNote(context)).toEqual([]);
  expect(rest.draft.lines.length).toBeGreaterThan(0);
});

test('the receipt of an invoice that is paid already is for all that it asked', () => {
  const { add, milestones, node } = makeDossier();
  add('invoice', invoice);
  milestones.push({ id: 'invoice', name: 'paid', markedAt: 1 });
  const [receipt] = prepareFollowUp(node('invoice'), { kind: 'receipt' }, today);
  expect(receipt?.draft.receipt?.amount).toBe(
    convertInvoiceToReceipt(invoice, { number: '', today }).receipt?.amount,
  );
});
