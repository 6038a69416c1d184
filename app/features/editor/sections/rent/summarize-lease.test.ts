import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { summarizeLease } from './summarize-lease.ts';
import { summarizeRentClosing } from './summarize-rent-more.ts';

test('the closed lease says its type, then what is given', () => {
  const { rent } = createBlankDraft('quittance-loyer');
  if (!rent) throw new Error('A quittance has a rent');
  expect(summarizeLease(rent)).toBe('Logement vide');
  const given = {
    ...rent,
    lease: { ...rent.lease, date: '2024-09-01' },
    dwelling: { ...rent.dwelling, lot: '12' },
  };
  expect(summarizeLease(given)).toBe('Logement vide · bail du 01/09/2024 · lot 12');
});

test('the closed end says what it holds', () => {
  const draft = createBlankDraft('quittance-loyer');
  const { rent } = draft;
  if (!rent) throw new Error('A quittance has a rent');
  expect(summarizeRentClosing(draft)).toBe('Rien à ajouter');
  const given = { ...draft, rent: { ...rent, previousBalance: '120', place: 'Nantes' } };
  expect(summarizeRentClosing(given).replaceAll('\u00a0', ' ')).toBe(
    'Solde antérieur 120,00 €, fait à Nantes',
  );
});
