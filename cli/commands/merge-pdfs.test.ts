import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complete, listFolder, makeFolder, run, today, unfinished } from '#cli/test-command.ts';
import { samples } from '#documents/samples/samples.ts';

const rent = samples['quittance-appartement'];

test('several drafts make one file with a bookmark each', async () => {
  const folder = makeFolder({ 'a.json': complete, 'b.json': rent });
  const merged = join(folder, 'tout.pdf');
  const { code, stderr } = await run(['pdf', '--merge', folder, '-o', merged, today]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(listFolder(folder)).toEqual(['a.json', 'b.json', 'tout.pdf']);
  const piped = await run(['pdf', '--merge', folder, '-o', '-', today]);
  expect(piped.stdout.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(readFileSync(merged).subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test('one file needs a name', async () => {
  const folder = makeFolder({ 'a.json': complete });
  const { code, stderr } = await run(['pdf', '--merge', folder]);
  expect(code).toBe(2);
  expect(stderr).toContain('give its name to -o');
});

test('a draft that cannot be read stops the file', async () => {
  const folder = makeFolder({ 'a.json': complete, 'b.json': '{' });
  const merged = join(folder, 'tout.pdf');
  const { code, stderr } = await run(['pdf', '--merge', folder, '-o', merged]);
  expect(code).toBe(2);
  expect(stderr).toContain('b.json');
  expect(existsSync(merged)).toBe(false);
});

test('an unfinished one is a BROUILLON among the others, or refused with --final', async () => {
  const folder = makeFolder({ 'a.json': complete, 'b.json': unfinished });
  const merged = join(folder, 'tout.pdf');
  const words = ['pdf', '--merge', folder, '-o', merged, today];
  const drawn = await run(words);
  expect(drawn.code).toBe(0);
  expect(drawn.stderr).toMatch(/b\.json.*BROUILLON/);
  expect((await run([...words, '--final'])).code).toBe(1);
});
