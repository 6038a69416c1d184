import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { summarizeReferences } from './summarize-references.ts';

test('the closed references say what they hold', () => {
  expect(summarize({})).toBe('Commande, devis, contrat, marché');
  expect(summarize({ purchaseOrder: 'BC-77', quote: { number: 'D-3' } })).toBe(
    'commande BC-77 · devis D-3',
  );
  expect(summarize({ preceding: [{ number: 'F-1' }], contract: 'C', tender: 'M' })).toBe(
    'facture F-1 · 2 autres',
  );
  expect(summarize({ preceding: [{ number: 'F-1' }, { number: 'F-2' }] })).toBe('2 factures');
  expect(summarize({ preceding: [{ number: '' }] })).toBe('Commande, devis, contrat, marché');
});

function summarize(references: Draft['references']): string {
  return summarizeReferences({ references } as Draft);
}
