import { expect, test } from 'vitest';
import type { RuleResult } from '#documents';
import { lacksField } from './lacks-field.ts';

const rule = (change: Partial<RuleResult>): RuleResult => ({
  id: 'subject',
  label: 'Objet',
  purpose: '',
  reference: '',
  severity: 'blocking',
  state: 'missing',
  field: 'references.quote.number',
  message: 'Indiquez le devis.',
  ...change,
});

test('what the law wants opens the part that holds it, advice does not', () => {
  expect(lacksField([rule({})], ['number', 'references'])).toBe(true);
  expect(lacksField([rule({ field: 'lines[0].unitPrice' })], ['lines[0].unit'])).toBe(false);
  expect(lacksField([rule({ severity: 'warning' })], ['references'])).toBe(false);
  expect(lacksField([rule({ state: 'satisfied' })], ['references'])).toBe(false);
});
