import { expect, test } from 'vitest';
import { canIssueByItself } from './can-issue-by-itself.ts';

test.each([
  ['facture-tva', 'standard', true],
  ['facture-auto-entrepreneur', 'standard', true],
  ['facture-tva', 'deposit', true],
  ['devis', 'standard', true],
  ['quittance-loyer', 'standard', true],
  ['facture-tva', 'final', false],
  ['facture-tva', 'situation', false],
  ['facture-tva', 'corrective', false],
  ['recu', 'standard', false],
  ['avoir', 'standard', false],
] as const)('%s (%s) leaves by itself: %s', (kind, subtype, expected) => {
  expect(canIssueByItself({ kind, subtype })).toBe(expected);
});
