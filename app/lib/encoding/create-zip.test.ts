import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createZip } from './create-zip.ts';

const read = async (blob: Blob) => unzipSync(new Uint8Array(await blob.arrayBuffer()));

test('texts in pieces, texts and bytes come back as they went in', async () => {
  const zip = createZip('2026-11-20');
  const part = zip.open('données.json');
  part.write('{"é":');
  part.write('1}');
  part.close();
  zip.addText('vide.csv', '');
  zip.addPacked('a/b.pdf', new Uint8Array([1, 2, 3]));
  const blob = zip.finish();
  expect(blob.type).toBe('application/zip');
  const files = await read(blob);
  expect(new TextDecoder().decode(files['données.json'])).toBe('{"é":1}');
  expect(files['vide.csv']).toHaveLength(0);
  expect([...(files['a/b.pdf'] ?? [])]).toEqual([1, 2, 3]);
});

test('more than one piece is one archive', async () => {
  const zip = createZip('2026-11-20');
  const bytes = new Uint8Array(3_000_000).fill(7);
  for (const name of ['1', '2', '3']) zip.addPacked(name, bytes);
  const files = await read(zip.finish());
  expect(Object.values(files).map(({ length }) => length)).toEqual([3e6, 3e6, 3e6]);
});
