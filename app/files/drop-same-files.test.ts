import { expect, test } from 'vitest';
import { dropSameFiles } from './drop-same-files.ts';

test('the same bytes are one file, whatever their name', async () => {
  const files = [
    new File(['facture'], 'facture.pdf'),
    new File(['facturE'], 'autre.pdf'),
    new File(['facture'], 'facture (1).pdf'),
    new File(['facture'], 'copie.pdf'),
    new File([], 'vide.pdf'),
    new File([], 'rien.pdf'),
  ];
  const kept = await dropSameFiles(files);
  expect(kept.map(({ file, copies }) => [file.name, ...copies])).toEqual([
    ['facture.pdf', 'facture (1).pdf', 'copie.pdf'],
    ['autre.pdf'],
    ['vide.pdf'],
    ['rien.pdf'],
  ]);
});
