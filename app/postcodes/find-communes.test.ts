import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findCommunes, findSmallCommunes } from './find-communes.ts';

afterEach(() => vi.unstubAllGlobals());

/** A network that serves the committed tables and records the requests. */
function connect({ isDown = false, saveData = false }) {
  const asked: string[] = [];
  vi.stubGlobal('navigator', { connection: { saveData, effectiveType: '4g' } });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (isDown) throw new TypeError('Failed to fetch');
    return new Response(await readFile(join(import.meta.dirname, url.split('/').at(-1) ?? '')));
  });
  return asked;
}

test('the table is not fetched for who wants little data, is asked for again after a failure, then kept', async () => {
  const spared = connect({ saveData: true });
  expect((await findCommunes('35000')).names).toEqual([]);
  expect(spared).toEqual([]);
  const failed = connect({ isDown: true });
  expect((await findCommunes('35000')).names).toEqual([]);
  expect(failed).toHaveLength(1);
  const asked = connect({});
  expect((await findCommunes('35000')).names).toEqual(['Rennes']);
  expect((await findCommunes('20000')).names).toEqual(['Ajaccio']);
  expect((await findCommunes('35042')).names).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(await findSmallCommunes('01110')).toContain('Corlier');
  expect(asked).toHaveLength(2);
});
