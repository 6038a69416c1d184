import { expect, test } from 'vitest';
import { findAccentedWords, findBrokenWords } from './find-accented-words.ts';

test('words with accents are found once each, up to the limit', () => {
  const text = 'Nom;Téléphone\nCrêperie;"Café"\nCrêperie|Hôtel';
  expect(findAccentedWords(text, 3)).toEqual(['Téléphone', 'Crêperie', 'Café']);
  expect(findAccentedWords('Nom;Ville', 3)).toEqual([]);
});

test('words whose accents are lost, or read as two signs, are told from foreign ones', () => {
  const text = 'Cr\ufffdperie;CrÃªperie;TÃ©lÃ©phone;lâ€™Ã‰glise;Crêperie;JOÃO;SÃO-Paulo';
  expect(findBrokenWords(text, 9)).toEqual([
    ...['Cr\ufffdperie', 'CrÃªperie', 'TÃ©lÃ©phone', 'lâ€™Ã‰glise'],
  ]);
});
