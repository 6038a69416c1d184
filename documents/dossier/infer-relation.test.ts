import { expect, test } from 'vitest';
import {
  convertInvoiceToCorrective,
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertInvoiceToReplacement,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
  type Draft,
} from '#documents';
import { convertQuoteToAmendment } from '#documents/kinds/conversions/amendment.ts';
import { convertQuoteToSituation } from '#documents/kinds/conversions/situation/situation.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import * as ours from './infer-relation.ts';
import { summarize } from './summarize.ts';

const of = (draft: Draft) => summarize({ id: '', draft, rawTexts: {}, updatedAt: 0 });
const inferRelation = (origin: Draft, follower: Draft) =>
  ours.inferRelation(of(origin), of(follower));
const namesOthers = (draft: Draft) => ours.namesOthers(of(draft));
const identityOf = (draft: Draft) => ours.identityOf(of(draft));

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const stamp = { number: 'X-1', today: '2026-11-21' };
const deposit = convertQuoteToDeposit(quote, { percent: '30' }, stamp);
const final = convertQuoteToFinal(quote, [deposit], { ...stamp, number: 'X-2' });

const situation = convertQuoteToSituation(quote, { percent: '30' }, stamp);

test('what is made of a document names it so that the link is found again', () => {
  const made: [Draft, Draft, string][] = [
    [quote, convertQuoteToInvoice(quote, stamp), 'invoice'],
    [quote, deposit, 'deposit'],
    [quote, final, 'final'],
    [deposit, final, 'final'],
    [quote, situation, 'situation'],
    [quote, convertQuoteToAmendment(quote, stamp), 'amendment'],
    [invoice, convertInvoiceToCredit(invoice, stamp), 'credit'],
    [invoice, convertInvoiceToReceipt(invoice, stamp), 'receipt'],
    [invoice, convertInvoiceToCorrective(invoice, stamp), 'replacement'],
  ];
  for (const [origin, follower, relation] of made) {
    expect(inferRelation(origin, follower)).toBe(relation);
    expect(inferRelation(follower, origin)).toBeNull();
  }
});

test('a document that comes from no other names none', () => {
  expect([quote, invoice].map(namesOthers)).toEqual([false, false]);
  const made = [deposit, final, convertInvoiceToReceipt(invoice, stamp)];
  expect(made.map(namesOthers)).toEqual([true, true, true]);
});

test('a situation continues the one before, and is tied to its quote alone', () => {
  const first = { ...situation, number: 'X-8' };
  const next = convertQuoteToSituation(
    quote,
    { percent: '60' },
    { ...stamp, earlier: [{ draft: first, avoirs: [] }] },
  );
  expect(next.references.preceding).toEqual([{ number: 'X-8', issueDate: '2026-11-21' }]);
  expect(inferRelation(first, next)).toBeNull();
  expect(inferRelation(quote, next)).toBe('situation');
});

test('another number, another date or another seller is another document', () => {
  const credit = convertInvoiceToCredit(invoice, stamp);
  expect(inferRelation({ ...invoice, number: 'F-2026-0043' }, credit)).toBeNull();
  expect(inferRelation({ ...invoice, issueDate: '2026-01-02' }, credit)).toBeNull();
  const stranger = { ...invoice.seller, siret: undefined, siren: '404833048' };
  expect(inferRelation({ ...invoice, seller: stranger }, credit)).toBeNull();
  expect(inferRelation({ ...invoice, number: '' }, credit)).toBeNull();
  const undated = { ...credit, references: { preceding: [{ number: invoice.number }] } };
  expect(inferRelation(invoice, undated)).toBe('credit');
});

test('a copy under a new number and an avoir of the quote follow nothing', () => {
  expect(inferRelation(invoice, convertInvoiceToReplacement(invoice, stamp))).toBeNull();
  const corrective = convertInvoiceToCorrective(convertQuoteToInvoice(quote, stamp), stamp);
  expect(inferRelation(quote, corrective)).toBeNull();
  const credit = convertInvoiceToCredit(invoice, stamp);
  expect(inferRelation(credit, convertInvoiceToCredit(credit, stamp))).toBeNull();
});

test('a document without a number is like no other', () => {
  expect(identityOf(invoice)).toBe(
    identityOf(requireDraft({ ...samples.menuisier, subject: 'Autre' })),
  );
  expect(identityOf(invoice)).not.toBe(identityOf({ ...invoice, issueDate: '2026-01-02' }));
  expect(identityOf({ ...invoice, number: '' })).toBeNull();
});
