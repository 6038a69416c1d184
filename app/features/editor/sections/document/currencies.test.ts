import { expect, test } from 'vitest';
import { type Draft, parseDraft } from '#documents';
import { chooseCurrency, listCurrencies } from './currencies.ts';
import { summarizeDocumentDetails } from './summarize-document-details.ts';

test('the euro comes first, and an unlisted currency keeps its code', () => {
  expect(listCurrencies('EUR')[0]).toEqual({ value: 'EUR', label: 'Euro (EUR)' });
  expect(listCurrencies('KES').at(-1)).toEqual({ value: 'KES', label: 'KES' });
});

test('another currency waits for its rate; the euro drops it', () => {
  const inDollars = chooseCurrency(start(), 'USD', '2026-11-20');
  expect(inDollars.exchangeRate).toEqual({ rate: '0', date: '2026-11-20' });
  expect(parseDraft(inDollars).ok).toBe(true);
  expect(chooseCurrency(inDollars, 'EUR', '2026-11-20')).not.toHaveProperty('exchangeRate');
});

test('the closed details say what they hold', () => {
  expect(summarizeDocumentDetails(start())).toBe('Intitulé, langue, devise, textes, notes');
  expect(summarizeDocumentDetails({ ...start(), currency: 'CHF', intro: 'Bonjour' })).toBe(
    'CHF · texte d’introduction',
  );
});

function start(): Draft {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
  });
  if (!parsed.ok) throw new Error('The empty draft is not one');
  return parsed.draft;
}
