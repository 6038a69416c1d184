import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import type { Draft } from '#documents';
import { summarizeLease } from './summarize-lease.ts';
import { summarizeRentClosing } from './summarize-rent-more.ts';
import { summarizeTerm } from './summarize-term.ts';

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

test('the closed term says its period and when it is due', () => {
  const draft = createBlankDraft('quittance-loyer');
  const { rent } = draft;
  if (!rent) throw new Error('A quittance has a rent');
  const summarize = (change: Partial<Draft>) =>
    summarizeTerm({ ...draft, ...change }).replaceAll('\u00a0', ' ');
  expect(summarize({ supply: {}, dueDate: '' })).toBe('Période à indiquer · terme à échoir');
  const november = { start: '2026-11-01', end: '2026-11-30' };
  expect(summarize({ supply: november, dueDate: '2026-11-01' })).toBe(
    'Novembre 2026 · terme à échoir · dû le 01/11/2026',
  );
  const cut = { ...rent, term: 'in-arrears', prorata: 'calendar' } as const;
  expect(summarize({ supply: { ...november, start: '2026-11-12' }, rent: cut, dueDate: '' })).toBe(
    'Du 12 au 30 novembre 2026 · terme échu · au prorata',
  );
});
