import { expect, test } from 'vitest';
import { mustStateCapital, neverStatesCapital } from './share-capital.ts';

test.each(['SARL', 'SASU', 'Société anonyme', 'Société par actions simplifiée', 'SELARL'])(
  '%s states its capital',
  (legalForm) => {
    expect(mustStateCapital(legalForm)).toBe(true);
    expect(neverStatesCapital(legalForm)).toBe(false);
  },
);

test.each(['SNC', 'GIE', 'Société en nom collectif', 'Groupement d’intérêt économique'])(
  '%s states none',
  (legalForm) => {
    expect(neverStatesCapital(legalForm)).toBe(true);
    expect(mustStateCapital(legalForm)).toBe(false);
  },
);

test.each([undefined, 'SCOP', 'SNCF'])('%s may state one', (legalForm) => {
  expect(neverStatesCapital(legalForm)).toBe(false);
  expect(mustStateCapital(legalForm)).toBe(false);
});
