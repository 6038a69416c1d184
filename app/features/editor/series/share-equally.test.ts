import { expect, test } from 'vitest';
import { explainShares, readShares, shareEqually } from './share-equally.ts';

test('equal shares make a hundred, whatever the number of tenants', () => {
  expect(shareEqually(2)).toEqual(['50', '50']);
  expect(shareEqually(3)).toEqual(['33,34', '33,33', '33,33']);
  for (let count = 1; count <= 10; count++) expect(explainShares(shareEqually(count))).toBe('');
});

test('what is wrong with shares is said', () => {
  expect(explainShares(['60', '30,5'])).toBe(
    'Les parts font 90,5\u00a0%\u00a0: elles doivent faire 100\u00a0%.',
  );
  expect(explainShares(['60', 'le reste'])).toContain('pourcentage');
  expect(explainShares(['140', '-40'])).toContain('pourcentage');
  expect(readShares(['33,34\u00a0%', '66.66'])).toEqual(['33.34', '66.66']);
});
