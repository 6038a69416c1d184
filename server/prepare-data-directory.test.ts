import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareDataDirectory } from './prepare-data-directory.ts';

const directory = mkdtempSync(join(tmpdir(), 'facturier-data-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('a missing folder is made, with those above it', () => {
  const path = join(directory, 'a', 'b');
  expect(prepareDataDirectory(path)).toBeNull();
  expect(existsSync(path)).toBe(true);
});

test('an existing folder is kept', () => {
  expect(prepareDataDirectory(directory)).toBeNull();
});

test('a file in the way is one sentence', () => {
  const path = join(directory, 'file', 'data');
  writeFileSync(join(directory, 'file'), '');
  expect(prepareDataDirectory(path)).toBe(
    `Impossible d’écrire dans le dossier de données « ${path} » : donnez-en un autre avec DATA_DIR.`,
  );
});

test.runIf(existsSync('/proc'))('a system folder is one sentence, even for root', () => {
  expect(prepareDataDirectory('/proc/a/b')).toContain('« /proc/a/b »');
});
