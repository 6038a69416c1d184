import { expect, test } from 'vitest';
import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

function textsOf(input: DraftInput): Record<string, string> {
  const draft = requireDraft(input);
  const kind = requireKind(draft.kind);
  const mentions = computeMentions({ draft, totals: computeTotals(draft), kind });
  const ours = mentions.filter(({ id }) => /^(receipt|rent)-/.test(id));
  return Object.fromEntries(ours.map(({ id, text }) => [id, text.replace(/[\u00a0\u202f]/g, ' ')]));
}

test('a cheque is received subject to its payment, and a receipt is no invoice', () => {
  expect(textsOf(samples['recu-factures'])).toEqual({
    'receipt-encashment': 'Sous réserve d’encaissement du chèque.',
    'receipt-not-invoice': 'Ce reçu ne remplace pas la facture.',
  });
});

test('the full settlement names its invoices', () => {
  const input = samples['recu-solde-tva'];
  expect(textsOf(input)).toMatchObject({
    'receipt-settled': 'Pour solde de tout compte de la facture n° F-2026-0040',
  });
  const invoices = ['F-1', 'F-2', 'F-3'].map((number) => ({
    number,
    amount: '10',
    dueBefore: '10',
  }));
  expect(textsOf({ ...input, receipt: { amount: '30', invoices } })).toMatchObject({
    'receipt-settled': 'Pour solde de tout compte des factures n° F-1, n° F-2 et n° F-3',
  });
});

test('« solde de tout compte » is never said without an invoice', () => {
  expect(textsOf(samples['recu-remboursement'])).toEqual({});
});

test('deposit and earnest money say what they bind to', () => {
  expect(textsOf(samples['recu-acompte'])).toHaveProperty('receipt-deposit');
  expect(textsOf(samples['recu-arrhes'])['receipt-earnest']).toContain('le double');
  expect(textsOf(samples['recu-depot-garantie'])).toHaveProperty('receipt-security-deposit');
});

test('what was received decides what a landlord declares', () => {
  expect(textsOf(samples['quittance-appartement'])['rent-complete']).toContain(
    'sous réserve d’encaissement',
  );
  expect(textsOf(samples['quittance-partielle'])['rent-partial']).toContain(
    'il ne vaut pas quittance',
  );
  expect(textsOf(samples['quittance-avis-echeance'])['rent-unpaid']).toContain(
    'ni reçu ni quittance',
  );
});

test('the author may write the closing of a quittance, never that of a receipt', () => {
  const closing = 'Pour solde du terme.';
  const write = (input: DraftInput) => textsOf({ ...input, rent: { ...input.rent, closing } });
  expect(write(samples['quittance-appartement'])['rent-complete']).toBe(closing);
  expect(write(samples['quittance-partielle'])['rent-partial']).not.toBe(closing);
});

test('an invoice that carries a receipt says nothing of it', () => {
  const { receipt } = samples['recu-factures'];
  const ids = Object.keys(textsOf({ ...samples.menuisier, receipt }));
  expect(ids.filter((id) => id.startsWith('receipt-'))).toEqual([]);
});
