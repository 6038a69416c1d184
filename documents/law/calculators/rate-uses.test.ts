import { expect, test } from 'vitest';
import { ratesOf } from '#documents/law/vat/rates.ts';
import { RATE_USES, RATED_TERRITORIES } from './rate-uses.ts';

test.each(RATED_TERRITORIES)('every rate of %s in force is described', (territory) => {
  const described = RATE_USES[territory].map(({ rate }) => rate);
  expect(described).toEqual(ratesOf(territory, '2026-11-20'));
});
