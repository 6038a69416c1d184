import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { graphiste } from '#documents/samples/facture-auto-entrepreneur/graphiste.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { creditorIdOf, toPaymentMeans, toPaymentTerms } from './payment.ts';

function makeDraft(payment: DraftInput['payment'], changes: Partial<DraftInput> = {}): Draft {
  const parsed = parseDraft({ ...graphiste, payment, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.draft;
}

function termsOf(draft: Draft) {
  return toPaymentTerms(draft, computeTotals(draft));
}

const { iban: _iban, ...withoutAccount } = graphiste.seller;

test('a transfer in euros is a SEPA transfer to the account', () => {
  expect(toPaymentMeans(makeDraft({ means: ['transfer'] }))).toMatchObject({
    code: '58',
    text: 'Virement',
    iban: graphiste.seller.iban,
    bic: graphiste.seller.bic,
  });
});

test('in another currency it is a plain transfer', () => {
  expect(toPaymentMeans(makeDraft({ means: ['transfer'] }, { currency: 'CHF' }))?.code).toBe('30');
});

test('a transfer without account is left to the parties, since codes 30 and 58 need one', () => {
  const means = toPaymentMeans(makeDraft({ means: ['transfer'] }, { seller: withoutAccount }));
  expect(means).toEqual({ code: 'ZZZ', text: 'Virement' });
});

test('several means share one code, the one that pays by itself, and are all named', () => {
  expect(toPaymentMeans(makeDraft({ means: ['cheque', 'transfer', 'card'] }))).toMatchObject({
    code: '58',
    text: 'Chèque, Virement, Carte bancaire',
  });
  expect(toPaymentMeans(makeDraft({ means: ['cash', 'cheque'] }))).toMatchObject({ code: '10' });
});

test('a direct debit has its mandate, its creditor and the account that pays', () => {
  const mandate = {
    reference: 'RUM-1',
    creditorId: 'FR12ZZZ123456',
    debtorIban: 'FR7630006000011234567890189',
  };
  const draft = makeDraft({ means: ['direct-debit'], mandate });
  expect(toPaymentMeans(draft)).toMatchObject({ code: '59', debtorIban: mandate.debtorIban });
  expect(creditorIdOf(draft)).toBe('FR12ZZZ123456');
  expect(termsOf(draft)).toMatchObject({ mandateId: 'RUM-1' });
  expect(toPaymentMeans(makeDraft({ means: ['direct-debit'] }))).toMatchObject({ code: '49' });
  expect(creditorIdOf(makeDraft({ means: ['cash'], mandate }))).toBeUndefined();
});

test('a transfer goes to the account of the payee, where it has one (BT-84 to BT-86)', () => {
  const payee = { name: 'Factor Atlantique', iban: 'FR7630004049990022984085739' };
  const means = toPaymentMeans(makeDraft({ means: ['cheque', 'transfer'] }, { payee }));
  expect(means).toMatchObject({ code: '58', iban: payee.iban, accountName: payee.name });
  expect(means?.bic).toBeUndefined();
  const { iban: _own, ...seller } = graphiste.seller;
  expect(toPaymentMeans(makeDraft({ means: ['transfer'] }, { payee, seller }))?.iban).toBe(
    payee.iban,
  );
});

test('a card shows its last digits alone', () => {
  const draft = makeDraft({ means: ['card'], card: { lastDigits: '1234', holder: 'J. Blanc' } });
  expect(toPaymentMeans(draft)).toMatchObject({
    code: '48',
    card: { number: '1234', holder: 'J. Blanc' },
  });
});

test('an invoice paid before it was made has no means, and the day of the payment as due date', () => {
  const draft = makeDraft({ means: ['paid'], paidOn: '2026-11-14' });
  expect(toPaymentMeans(draft)).toBeUndefined();
  expect(termsOf(draft)).toMatchObject({ dueDate: '2026-11-14' });
  expect(termsOf(makeDraft({ means: ['paid'] }))).toMatchObject({ dueDate: graphiste.issueDate });
});

test('a final invoice that is paid keeps its own due date', () => {
  const draft = makeDraft({ means: ['paid'], paidOn: '2026-11-14' }, { subtype: 'final' });
  expect(termsOf(draft)).toMatchObject({ dueDate: graphiste.dueDate });
});

test('without date nor words there are no terms', () => {
  expect(termsOf(makeDraft({ means: ['transfer'] }, { dueDate: '' }))).toBeUndefined();
});
