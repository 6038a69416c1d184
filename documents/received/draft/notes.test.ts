import { expect, test } from 'vitest';
import { toFreeNotes } from './notes.ts';

const NOTHING: ReadonlySet<string> = new Set();
const read = (...contents: string[]) =>
  toFreeNotes({ notes: contents.map((content) => ({ content, subjectCode: 'AAI' })) }, NOTHING);

test('each general note keeps a place of its own, in the order in which it was written', () => {
  expect(read('Une')).toEqual({ notes: 'Une' });
  expect(read('Une', 'Deux')).toEqual({ outro: 'Une', notes: 'Deux' });
  expect(read('Une', 'Deux', 'Trois')).toEqual({ intro: 'Une', outro: 'Deux', notes: 'Trois' });
});

test('a long note is terms of sale', () => {
  const long = 'Conditions. '.repeat(100);
  expect(read(long)).toEqual({ terms: long });
  expect(read('Une', long)).toEqual({ notes: 'Une', terms: long });
});

test('what comes after the last place is joined to it', () => {
  const { terms, notes, intro, outro } = read('1', '2', '3', '4', '5', '6');
  expect([intro, outro, notes, terms]).toEqual(['1', '2', '3', '4\n5\n6']);
});

test('what a field of the draft prints is no free note', () => {
  const notes = [
    { content: 'Pénalités', subjectCode: 'PMD' },
    { content: 'Déjà dit', subjectCode: 'AAI' },
  ];
  expect(toFreeNotes({ notes }, new Set(['Déjà dit']))).toEqual({});
});
