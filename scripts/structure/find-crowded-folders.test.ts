import { expect, test } from 'vitest';
import { findCrowdedFolders } from './find-crowded-folders.ts';

test('a folder of 26 files is refused', () => {
  expect(findCrowdedFolders(name('app/ui', 26))).toEqual([
    'app/ui holds 26 files: 25 at most, give them rooms',
  ]);
});

test('tests do not count, nor what lies in a room of the folder', () => {
  const tests = name('app/ui', 25).map((path) => path.replace('.ts', '.test.ts'));
  const paths = [...name('app/ui', 25), ...tests, ...name('app/ui/fields', 25)];
  expect(findCrowdedFolders(paths)).toEqual([]);
});

function name(folder: string, count: number) {
  return Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);
}
