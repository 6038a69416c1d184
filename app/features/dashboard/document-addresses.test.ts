import { expect, test } from 'vitest';
import { documentAddresses } from './document-addresses.ts';

test('each list holds what its question asks, of the seller that is shown', () => {
  const all = documentAddresses('');
  expect(all.all).toBe('/documents');
  expect(all.waiting).toBe('/documents?nature=devis&statut=emis&statut=envoye');
  const own = documentAddresses('732829320');
  expect(own.all).toBe('/documents?entreprise=732829320');
  expect(own.drafts).toBe('/documents?statut=brouillon&entreprise=732829320');
  const unpaid = new URLSearchParams(own.unpaid.slice('/documents?'.length));
  expect(unpaid.getAll('nature')).toEqual(['facture-tva', 'facture-auto-entrepreneur']);
  expect(unpaid.getAll('statut')).not.toContain('paye');
  expect([unpaid.get('tri'), unpaid.get('entreprise')]).toEqual(['+date', '732829320']);
});
