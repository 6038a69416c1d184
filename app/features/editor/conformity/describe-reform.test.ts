import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { describeReform } from './describe-reform.ts';

test('before its date, an issuer reads when the platform becomes compulsory', () => {
  expect(describe('2026-11-20', 'small')).toContain('le 1er\u00a0septembre\u00a02027, l’envoi');
});

test('an issuer of unknown size reads both dates', () => {
  expect(describe('2026-11-20')).toContain(
    'le 1er\u00a0septembre\u00a02027 (1er\u00a0septembre\u00a02026 pour une grande entreprise ou une ETI)',
  );
});

test('from its date on, an issuer reads that a file alone is not enough', () => {
  expect(describe('2026-11-20', 'large')).toContain('ne suffit pas');
  expect(describe('2027-09-01', 'small')).toContain('Vous devez');
});

function describe(issueDate: string, size?: 'small' | 'large') {
  const { seller } = samples.menuisier;
  return describeReform(
    requireDraft({ ...samples.menuisier, issueDate, seller: { ...seller, size } }),
  );
}
