import { expect, test } from 'vitest';
import { computeTotals } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { mainAmount } from './main-amount.ts';

test('each kind is about an amount of its own', () => {
  expect(show('menuisier')).toMatch(/^Net à payer [\d\u202f]+,\d\d\u00a0€$/);
  expect(show('devis-plombier')).toMatch(/^Montant du devis /);
  expect(show('avoir-total')).toMatch(/^Montant de l’avoir /);
  expect(show('recu-acompte')).toMatch(/^Montant reçu [1-9]/);
  expect(show('quittance-appartement')).toMatch(/^Total du terme [1-9]/);
  expect(show('quittance-avis-echeance')).toMatch(/^Total du terme [1-9]/);
  expect(show('quittance-partielle')).toMatch(/^Montant reçu [1-9]/);
  expect(show('proforma-machine')).toMatch(/^Montant total /);
});

function show(name: keyof typeof samples): string {
  const draft = requireDraft(samples[name]);
  const { label, amount } = mainAmount({ draft, totals: computeTotals(draft) });
  return `${label} ${amount}`;
}
