import { expect, test } from 'vitest';
import { typesetProse } from './typeset-prose.ts';

test('prose gets curved apostrophes, grouped digits and articles tied to their numbers', () => {
  expect(typesetProse("l'article 293 B : 1 000 € ; 2 400 000 ?")).toBe(
    'l’article\u00a0293 B\u00a0: 1\u202f000\u00a0€\u202f; 2\u202f400\u202f000\u202f?',
  );
});

test('a date keeps its plain spaces', () => {
  expect(typesetProse('le 3 novembre 2025')).toBe('le 3 novembre 2025');
});
