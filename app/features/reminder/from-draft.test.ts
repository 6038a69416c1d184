import { expect, test } from 'vitest';
import { cents } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { refuseDraft, toCreditor, toInvoiceForm } from './from-draft.ts';

test('an invoice brings its number, its dates and what is due', () => {
  expect(toInvoiceForm(requireDraft(samples['agence-web-solde']))).toMatchObject({
    ...{ number: expect.stringMatching(/^F/), percent: '', payments: [] },
    dueDate: expect.stringMatching(/^\d\d\/\d\d\/2026$/),
  });
  const { amount } = toInvoiceForm(requireDraft(samples['sous-traitant-batiment']));
  expect(amount).toMatch(/,\d\d$/);
});

test('a term of rent that was not paid can be asked for', () => {
  const draft = requireDraft(samples['quittance-avis-echeance']);
  expect(refuseDraft(draft)).toBeNull();
  expect(refuseDraft(requireDraft(samples['quittance-appartement']))).toContain('déjà payée');
});

test('what asks for nothing is refused with its reason', () => {
  expect(refuseDraft(requireDraft(samples['devis-plombier']))).toContain(
    'ne demande pas de paiement',
  );
  expect(refuseDraft(requireDraft(samples['avoir-total']))).toContain('ne demande pas de paiement');
  const menuisier = requireDraft(samples.menuisier);
  expect(refuseDraft({ ...menuisier, currency: 'CHF' })).toContain('en CHF');
  expect(refuseDraft(menuisier)).toBeNull();
});

test('a factored invoice is to be paid on the account of its factor', () => {
  const factored = requireDraft(samples['affacturage-imprimerie']);
  expect(toCreditor(factored)).toMatchObject({
    ...{ name: factored.seller.name, accountHolder: factored.payee?.name },
    iban: factored.payee?.iban,
  });
  const menuisier = requireDraft(samples.menuisier);
  expect(toCreditor(menuisier)).toEqual(menuisier.seller);
});

test('what came in on an invoice of the dossier is in its reminder', () => {
  const claimed = {
    dueDate: '2026-12-20',
    amount: cents(84_000),
    payments: [{ date: '2026-11-10', amount: cents(50_000) }],
    deducted: [{ name: 'l’avoir A-1', amount: cents(1_000) }],
  };
  expect(toInvoiceForm(requireDraft(samples.menuisier), claimed)).toMatchObject({
    dueDate: '20/12/2026',
    amount: '840,00',
    payments: [{ date: '10/11/2026', amount: '500,00' }],
    deducted: [{ name: 'l’avoir A-1', amount: '10,00' }],
  });
});
