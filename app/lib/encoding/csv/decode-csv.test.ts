import { expect, test } from 'vitest';
import { decodeCsv, UNMARKED_ENCODINGS } from './decode-csv.ts';
import { encodeUnmarked, encodeUtf16 } from './encode.test.support.ts';

const TEXT = 'Nom;Téléphone;Notes\r\nCrêperie du Lac;0612345678;près de « l\u2019Église »\r\n';
const SURE = { encoding: null, isSure: true };

test('Unicode is read with its mark or without one', () => {
  for (const marked of [`\ufeff${TEXT}`, TEXT]) {
    expect(decodeCsv(new TextEncoder().encode(marked))).toEqual({ text: TEXT, ...SURE });
    expect(decodeCsv(encodeUtf16(marked, true))).toEqual({ text: TEXT, ...SURE });
    expect(decodeCsv(encodeUtf16(marked, false))).toEqual({ text: TEXT, ...SURE });
  }
  expect(decodeCsv(new Uint8Array())).toEqual({ text: '', ...SURE });
});

test('a file that was cut within a sign of UTF-16 is read up to there', () => {
  const { text } = decodeCsv(encodeUtf16(`\ufeff${TEXT}`, true).slice(0, -1));
  expect(text.startsWith('Nom;Téléphone;Notes\r\nCrêperie du Lac;')).toBe(true);
});

test.each([
  'Crêperie',
  'Siège',
  'Hôtel Ça où île',
  'Désignation;Prix',
  'Garçon;« Élan »',
  'Müller;Zoë',
  'N° de rue',
  'de 8 h à 12 h',
  '1\u00a0234,50',
])('the words of « %s » tell their encoding', (text) => {
  for (const encoding of UNMARKED_ENCODINGS)
    expect(decodeCsv(encodeUnmarked(text, encoding))).toEqual({ text, encoding, isSure: true });
});

test('the signs that only one or two of them have tell it too', () => {
  for (const encoding of ['windows-1252', 'macintosh'] as const)
    for (const text of ['Prix d\u2019achat', 'Œuvre;sœur', 'L\u2019Été', '12 €'])
      expect(decodeCsv(encodeUnmarked(text, encoding))).toEqual({ text, encoding, isSure: true });
});

test('words that are French in two encodings, and those that are in none, are not sure', () => {
  // « Église » for an old PC is « êglise » for a Mac.
  expect(decodeCsv(encodeUnmarked('Église', 'ibm850')).isSure).toBe(false);
  expect(decodeCsv(encodeUnmarked('CRéPERIE', 'windows-1252')).isSure).toBe(false);
  expect(decodeCsv(encodeUnmarked('CRÉPERIE', 'macintosh')).isSure).toBe(false);
  expect(decodeCsv(encodeUnmarked('CRÉPERIE', 'windows-1252')).isSure).toBe(true);
  const mixed = [encodeUnmarked('Café;', 'windows-1252'), encodeUnmarked('Café', 'macintosh')];
  expect(decodeCsv(Uint8Array.from(mixed.flatMap((part) => [...part]))).isSure).toBe(false);
  expect(decodeCsv(Uint8Array.of(0x81, 0xfe, 0xb1)).isSure).toBe(false);
});

test('a foreign name among French ones changes nothing', () => {
  const text = 'Téléphone;Société;Crêperie;Žižka';
  const encoding = 'windows-1252';
  expect(decodeCsv(encodeUnmarked(text, encoding))).toEqual({ text, encoding, isSure: true });
});
