import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { decimal } from '#documents/model/fields/shape.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import {
  compactText,
  decimalText,
  isoDate,
  isoDateOrEmpty,
  multilineText,
  numberText,
  singleLineText,
} from './values.ts';

function read<T>(schema: z.ZodMiniType<T>, input: unknown): T | string {
  const result = schema.safeParse(input);
  return result.success ? result.data : (result.error.issues[0]?.message ?? '');
}

test('a text of one line is composed, trimmed, and keeps no line break', () => {
  expect(read(singleLineText(50), '  Cafe\u0301\ncre\u0300me\t! ')).toBe('Café crème !');
  expect(read(singleLineText(50), 'a\r\nb\rc\u2028d\u2029e\u0085f')).toBe('a b c d e f');
  expect(read(singleLineText(50), 'é')).toBe('é');
});

test('a text of several lines keeps its line breaks as one sign', () => {
  expect(read(multilineText(50), 'a\r\nb\rc\u2028d\u0085e\n\nf\tg')).toBe('a\nb\nc\nd\ne\n\nf g');
  expect(read(multilineText(50), 'a\u000bb\u000cc')).toBe('a\nb\nc');
});

test('what XML forbids and what would turn a text around disappears', () => {
  expect(read(singleLineText(50), 'a\u0000b\u0007cd\u001be\u007ff\u009fg\ufffeh\uffff')).toBe(
    'abcdefgh',
  );
  expect(read(singleLineText(50), 'facture \u202egpj.exe\u2066!\u2069')).toBe('facture gpj.exe!');
  expect(read(singleLineText(50), 'a\ud800b\udc00c')).toBe('a\ufffdb\ufffdc');
});

test('what comes along unseen with a copied number is dropped', () => {
  expect(read(compactText(9), '732\u200b829\u200e320')).toBe('732829320');
  expect(read(numberText(60), 'F-2026-0101\u200b')).toBe('F-2026-0101');
  expect(read(isoDate, '\u20602026-11-20\u00ad')).toBe('2026-11-20');
  expect(read(decimalText(decimal({ scale: 2 })), '12\u200f.50')).toBe('12.5');
});

test('letters of every script and emoji stay', () => {
  const texts = [
    'Ελληνικά',
    'Кириллица',
    'Nguyễn Thị Hồng',
    'שלום עולם',
    'مرحبا بالعالم',
    '株式会社',
    '👩🏽‍🔧 🇫🇷',
    'Œuvre — « ça » ½',
  ];
  for (const each of texts) expect(read(singleLineText(60), each)).toBe(each.normalize('NFC'));
});

test('any text comes out composed, well formed and on one line', () => {
  checkProperty(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (input) => {
      const output = read(singleLineText(1000), input);
      expect(output).toBe(output.normalize('NFC'));
      expect(output).not.toMatch(/\p{Surrogate}/u);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is what is tested
      expect(output).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
      expect(read(singleLineText(1000), output)).toBe(output);
    }),
  );
});

test('a text that is too long or no text is refused', () => {
  expect(read(singleLineText(3), 'abcd')).toBe('Expected at most 3 characters');
  expect(read(singleLineText(3), 5)).toBe('Expected text, received 5');
  expect(read(singleLineText(3), null)).toBe('Expected text, received null');
});

test('a decimal is a string or a number, given back in its shortest form', () => {
  const amount = decimalText(decimal({ scale: 2 }));
  expect(
    ['1234.50', '+7', '007.10', 12.5, 0, '-0', '999999999'].map((input) => read(amount, input)),
  ).toEqual(['1234.5', '7', '7.1', '12.5', '0', '0', '999999999']);
});

test('a decimal outside its bounds, too precise or unreadable says what was expected', () => {
  const rate = decimalText(decimal({ scale: 2, max: '99.99' }));
  for (const input of [
    '100',
    '-1',
    '5.555',
    '5,5',
    ' 5',
    '5 %',
    'cinq',
    '',
    0.1 + 0.2,
    1e21,
    true,
    null,
    {},
  ]) {
    expect(read(rate, input)).toBe(
      'Expected a decimal from 0 to 99.99 with at most 2 decimals, such as "1234.5"',
    );
  }
  expect(read(decimalText(decimal({ scale: 2, min: '-0.99', max: '0.99' })), '-0.99')).toBe(
    '-0.99',
  );
});

test('dates are real days written year first, and may be left empty where the draft is unfinished', () => {
  expect(read(isoDate, '2026-11-20')).toBe('2026-11-20');
  expect(read(isoDate, '20/11/2026')).toBe(
    'Expected a date YYYY-MM-DD between 2000 and 2099, such as "2026-11-20"',
  );
  expect(read(isoDateOrEmpty, '')).toBe('');
  expect(read(isoDateOrEmpty, '2026-02-30')).toBe(
    'Expected a date YYYY-MM-DD between 2000 and 2099, such as "2026-11-20"',
  );
});

test('an identifier loses its separators and its lower case, never its characters', () => {
  const siren = compactText(9);
  expect(read(siren, ' 732 829-320 ')).toBe('732829320');
  expect(read(siren, '732\u00a0829\u202f320')).toBe('732829320');
  expect(read(compactText(20), 'fr 44.732 829 320')).toBe('FR44732829320');
  expect(read(siren, '732 829 3200')).toBe('7328293200');
  expect(read(siren, '1'.repeat(19))).toBe('Expected at most 18 characters');
});
