import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { checkConformity, type Draft, KIND_NAMES, requireKind } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { isStepDone } from './is-step-done.ts';
import { listFormSteps } from './list-form-steps.ts';

test('each kind names its steps in its own words', () => {
  const words = KIND_NAMES.map((name) => [
    name,
    listFormSteps(requireKind(name))
      .map(({ label }) => label)
      .join(' · '),
  ]);
  expect(Object.fromEntries(words)).toEqual({
    'facture-tva': 'Vous · Client · Lignes · PDF',
    'facture-auto-entrepreneur': 'Vous · Client · Lignes · PDF',
    devis: 'Vous · Client · Lignes · PDF',
    recu: 'Paiement · Vous · Payeur · PDF',
    'quittance-loyer': 'Vous · Locataire · Loyer · PDF',
    avoir: 'Vous · Origine · Client · Lignes · PDF',
  });
});

test('an empty document has no step done, a whole one all that the form fills', () => {
  expect(listDone(createBlankDraft('facture-tva'))).toEqual([]);
  expect(listDone(requireDraft(samples.menuisier))).toEqual(['Vous', 'Client', 'Lignes']);
});

test('the bank account is not asked for among the details of the seller', () => {
  const { seller, ...invoice } = requireDraft(samples.menuisier);
  expect(listDone({ ...invoice, seller: { ...seller, iban: '' } })).toContain('Vous');
  expect(listDone({ ...invoice, seller: { ...seller, name: '' } })).not.toContain('Vous');
});

test('a step that lacks something is not done', () => {
  const { buyer, ...invoice } = requireDraft(samples.menuisier);
  expect(listDone({ ...invoice, buyer: { ...buyer, name: '' } })).toEqual(['Vous', 'Lignes']);
});

function listDone(draft: Draft): string[] {
  const conformity = checkConformity(draft, '2026-11-29');
  return listFormSteps(requireKind(draft.kind))
    .filter((step) => isStepDone(step, conformity))
    .map(({ label }) => label);
}
