import { expect, test } from 'vitest';
import { describeResult } from './describe-result.ts';

test('a rent that is not wholly received says beside the title what the document is', () => {
  const standingOf = (result: Parameters<typeof describeResult>[0]) => {
    const { reason, nature } = describeResult(result, '200,00\u00a0€').short;
    return reason + nature;
  };
  expect(standingOf('unpaid')).toBe('Loyer non reçu\u00a0: avis d’échéance');
  expect(standingOf('partial')).toBe('Il manque 200,00\u00a0€\u00a0: reçu de paiement partiel');
  expect(standingOf('complete')).toBe('Le terme est payé en entier.');
});
