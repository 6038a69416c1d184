import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { formatSiren, isSiren, sirenOf } from './siren.ts';

test('the examples of the reference are right', () => {
  expect(isSiren('732829320')).toBe(true);
  expect(isSiren('404833048')).toBe(true);
});

test('anything but nine digits with their key is refused', () => {
  for (const text of ['', '73282932', '7328293200', '732829321', '73282932A', '732 829 320']) {
    expect(isSiren(text), text).toBe(false);
  }
});

test('eight digits have exactly one key', () => {
  checkProperty(
    fc.property(fc.stringMatching(/^\d{8}$/), (start) => {
      const valid = [...'0123456789'].filter((key) => isSiren(start + key));
      expect(valid).toHaveLength(1);
    }),
  );
});

test('two neighbours exchanged are seen, but 0 and 9', () => {
  expect(isSiren('372829320')).toBe(false);
  expect(isSiren('723829320')).toBe(false);
});

test('the SIREN comes from the SIRET when it is not written', () => {
  expect(sirenOf({ siren: '404833048', siret: '73282932000074' })).toBe('404833048');
  expect(sirenOf({ siret: '73282932000074' })).toBe('732829320');
  expect(sirenOf({})).toBe('');
});

test('a SIREN is printed by threes with narrow no-break spaces', () => {
  expect(formatSiren('732829320')).toBe('732\u202f829\u202f320');
  expect(formatSiren('73282')).toBe('73282');
});
