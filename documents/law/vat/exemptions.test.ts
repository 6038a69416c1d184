import { expect, test } from 'vitest';
import { isVatexCode } from '#documents/law/identifiers/vatex-code.ts';
import {
  DELIVERED_ABROAD,
  EXEMPTIONS,
  exemptionReason,
  findExemptionReason,
  OVERSEAS_DELIVERY,
} from './exemptions.ts';

test('the list has the wordings of the reference', () => {
  expect(EXEMPTIONS.map(({ reason }) => reason)).toEqual([
    'Exonération de TVA, article 261, 4-4° a du CGI',
    'Exonération de TVA, article 261, 4-4° b du CGI',
    'Exonération de TVA, article 261, 4-1° du CGI',
    'Exonération de TVA, article 261 C, 2° du CGI',
    'Exonération de TVA, article 261 D, 2° du CGI',
    'Exonération de TVA, article 261 D, 4° du CGI',
    'Exonération de TVA, article 261, 7-1° a du CGI',
    'Exonération de TVA, article 261, 7-1° b du CGI',
    OVERSEAS_DELIVERY,
    DELIVERED_ABROAD,
  ]);
  expect(OVERSEAS_DELIVERY).toBe('Exonération de TVA, article 294 du CGI');
});

test('every code is on the list of VATEX', () => {
  for (const { code } of EXEMPTIONS)
    expect(code === undefined || isVatexCode(code), code).toBe(true);
});

test('the words of the author come first, then those of the code, then a plain sentence', () => {
  expect(exemptionReason({ code: 'VATEX-FR-CGI261C-2', reason: 'Courtage' })).toBe('Courtage');
  expect(exemptionReason({ code: 'VATEX-FR-CGI261C-2', reason: '' })).toBe(
    'Exonération de TVA, article 261 C, 2° du CGI',
  );
  expect(exemptionReason(undefined)).toBe('Exonération de TVA');
});

test('a code that several texts share, or none, words nothing', () => {
  for (const code of ['VATEX-FR-CGI261-4', 'VATEX-FR-CGI261-7', 'VATEX-FR-CGI261B'])
    expect(findExemptionReason({ code, reason: '' }), code).toBe('');
  expect(findExemptionReason(undefined)).toBe('');
  expect(findExemptionReason({ code: 'VATEX-FR-CGI261-4', reason: 'Soins' })).toBe('Soins');
});
