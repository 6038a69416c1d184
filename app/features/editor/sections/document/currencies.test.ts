import { expect, test } from 'vitest';
import { type Draft, parseDraft } from '#documents';
import { chooseCurrency, chooseRate, listCurrencies } from './currencies.ts';
import { summarizeDocumentDetails } from './summarize-document-details.ts';

test('the euro comes first, and an unlisted currency keeps its code', () => {
  expect(listCurrencies('EUR')[0]).toEqual({ value: 'EUR', label: 'Euro (EUR)' });
  expect(listCurrencies('KES').at(-1)).toEqual({ value: 'KES', label: 'KES' });
});

test('a currency has no rate until one is typed, and another currency drops it', () => {
  const inDollars = chooseCurrency(start(), 'USD');
  expect(inDollars).not.toHaveProperty('exchangeRate');
  const rated = chooseRate(inDollars, '0.92', '2026-11-20');
  expect(rated.exchangeRate).toEqual({ rate: '0.92', date: '2026-11-20' });
  expect(parseDraft(rated).ok).toBe(true);
  for (const currency of ['EUR', 'CHF'])
    expect(chooseCurrency(rated, currency)).not.toHaveProperty('exchangeRate');
});

test('a rate keeps its day while it is typed again, and goes when it is emptied', () => {
  const issued = { ...start(), currency: 'USD', issueDate: '2026-11-02' };
  const rated = chooseRate(issued, '0.92', '2026-11-20');
  expect(rated.exchangeRate?.date).toBe('2026-11-02');
  const dated = { ...rated, exchangeRate: { rate: '0.92', date: '2026-10-30' } };
  expect(chooseRate(dated, '0.9', '2026-11-20').exchangeRate).toEqual({
    rate: '0.9',
    date: '2026-10-30',
  });
  expect(chooseRate(dated, undefined, '2026-11-20')).not.toHaveProperty('exchangeRate');
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
