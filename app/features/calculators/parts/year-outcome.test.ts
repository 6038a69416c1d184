import { expect, test } from 'vitest';
import { cents, judgeYear } from '#documents/calculators';
import { writeOutcome } from './year-outcome.ts';

const say = (turnover: number, start: string | null) => {
  const judged = judgeYear({
    ...{ year: 2026, activity: 'services', turnover: cents(turnover), services: cents(0) },
    ...{ previous: null, previousServices: cents(0), start },
  });
  return judged && writeOutcome(judged, 2026).text.replaceAll('\u00a0', ' ');
};

test('below the thresholds there is no VAT, the next year neither', () => {
  expect(say(3_000_000, null)).toBe(
    'Aucun seuil n’est dépassé : pas de TVA sur vos factures de 2026, ni au 1er janvier 2027.',
  );
  expect(say(1_500_000, '2026-07-01')).toContain('ni au 1er janvier 2027');
});

// 30 000 € in 184 days make 59 510,87 € in twelve months, above 37 500 €.
test('of a first year that would pass the base in twelve months, the next one is not said', () => {
  const text = say(3_000_000, '2026-07-01');
  expect(text).toMatch(/^Aucun seuil n’est dépassé : pas de TVA sur vos factures de 2026\./);
  expect(text).not.toContain('ni au');
  expect(text).toContain('Pour le 1er janvier 2027, cette page ne conclut pas');
});
