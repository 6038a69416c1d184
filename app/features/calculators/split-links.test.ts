import { expect, test } from 'vitest';
import { splitLinks, withoutLinks } from './split-links.ts';

test('the links of a sentence are its own parts', () => {
  expect(splitLinks('Voyez [la relance](/relance), puis le [devis](/devis).')).toEqual([
    { words: 'Voyez ', to: null },
    { words: 'la relance', to: '/relance' },
    { words: ', puis le ', to: null },
    { words: 'devis', to: '/devis' },
    { words: '.', to: null },
  ]);
});

test('without links it is the same sentence', () => {
  expect(withoutLinks('Voyez [la relance](/relance).')).toBe('Voyez la relance.');
  expect(withoutLinks('Rien à suivre (art. 21).')).toBe('Rien à suivre (art. 21).');
});
