import { expect, test } from 'vitest';
import { cleanText, formatDate, formatName, formatText, formatUri } from './strings.ts';

test('ASCII stays readable, with its parentheses escaped', () => {
  expect(formatText('Facture (1) \\ 2')).toBe('(Facture \\(1\\) \\\\ 2)');
});

test('other characters are written in UTF-16BE', () => {
  expect(formatText('é€')).toBe('<FEFF00E920AC>');
  expect(formatText('😀')).toBe('<FEFFD83DDE00>');
});

test('controls, lone surrogates and byte order marks do not reach the file', () => {
  expect(cleanText('a\u0000\u001b\ufeffb\ud800c\u{1f600}\uffff')).toBe('ab\ufffdc\u{1f600}');
  expect(formatText('\u0000)')).toBe('(\\))');
});

test('a text never exceeds the length that PDF/A allows', () => {
  expect(formatText('é'.repeat(100_000)).length / 2).toBeLessThan(32_767);
  expect(formatText('('.repeat(100_000)).length).toBeLessThan(32_767 * 2);
});

test('a name escapes what is not regular', () => {
  expect(formatName('text/xml')).toBe('/text#2Fxml');
  expect(formatName('a b#(é)')).toBe('/a#20b#23#28#C3#A9#29');
});

test('a URI is percent-encoded once', () => {
  expect(formatUri('https://a.fr/é b?x=%20(1)')).toBe('(https://a.fr/%C3%A9%20b?x=%20\\(1\\))');
});

test('an instant becomes a PDF date; anything else is refused', () => {
  expect(formatDate('2026-11-20T09:30:00Z')).toBe('(D:20261120093000Z)');
  expect(formatDate('2026-11-20T09:30:00.123+01:00')).toBe("(D:20261120093000+01'00)");
  expect(() => formatDate('2026-11-20')).toThrow('Not an ISO 8601 instant');
});
