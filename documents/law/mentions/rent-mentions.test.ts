import { expect, test } from 'vitest';
import { mentionsOfSample } from './mentions-of.test.support.ts';

function textOf(references: Parameters<typeof mentionsOfSample>[1] = {}): string | undefined {
  return mentionsOfSample('quittance-local-professionnel', references).find(
    ({ id }) => id === 'rent-not-invoice',
  )?.text;
}

test('the quittance of a taxed rent is no invoice, and names the invoice where it is known', () => {
  expect(textOf()).toBe(
    'Ce document ne vaut pas facture : la TVA est portée par la facture du loyer, remise à part.',
  );
  expect(
    textOf({ references: { preceding: [{ number: 'F-2026-0051', issueDate: '2026-10-01' }] } }),
  ).toBe(
    'Ce document ne vaut pas facture : la TVA est portée par la facture n° F-2026-0051 du 01/10/2026.',
  );
});

test('a rent without VAT has no invoice to name', () => {
  const ids = mentionsOfSample('quittance-appartement').map(({ id }) => id);
  expect(ids).not.toContain('rent-not-invoice');
});
