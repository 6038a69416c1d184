import { expect, test } from 'vitest';
import { explainPaidOn } from './explain-paid-on.ts';

const today = '2026-11-20';

test('money came on a day that is written, and that has come', () => {
  const explain = (day: string) => explainPaidOn(day, { today, what: 'paiement' });
  expect(explain(today)).toBeNull();
  expect(explain('2024-02-29')).toBeNull();
  expect(explain('')).toBe('Choisissez le jour du paiement.');
  expect(explain('0026-11-18')).toBe('Écrivez une année de 2000 à 2099.');
  expect(explain('2026-11-21')).toMatch(/^Ce jour n’est pas encore venu/);
  expect(explainPaidOn('', { today, what: 'remboursement' })).toBe(
    'Choisissez le jour du remboursement.',
  );
});
