import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipFiles } from './zip-files.ts';

const bytes = Uint8Array.of(1, 2, 3);

test('each file is in the ZIP under a name of its own', () => {
  const zip = zipFiles(
    [
      { name: 'a.pdf', bytes },
      { name: 'é.pdf', bytes },
      { name: 'a.pdf', bytes },
      { name: 'a.pdf', bytes },
    ],
    '2026-11-20',
  );
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['a.pdf', 'é.pdf', 'a (2).pdf', 'a (3).pdf']);
  expect(files['é.pdf']).toEqual(bytes);
});

test('the same files of the same day give the same bytes', () => {
  const make = () => zipFiles([{ name: 'a', bytes }], '2026-11-20');
  expect(make()).toEqual(make());
});
