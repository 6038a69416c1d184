import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';
import { encodeValues } from './counter-example-values.ts';

/** A counter-example of a property test. `values` is missing where they are not JSON. */
export type Kept = { file: string; values?: unknown; seed: number; path: string };

/** A test by its file and its name. */
type TestName = { path: string; name: string };

/** Those of one test, in the order of their files. */
export function readCounterExamples(test: TestName): Kept[] {
  const folder = folderOf(test);
  return listFiles(folder)
    .map((name) => {
      const file = join(folder, name);
      return { file: relative(ROOT, file), ...read(file) };
    })
    .filter((kept) => kept.test === test.name);
}

/**
 * Writes a counter-example, for the next run and the repository. Returns why it could not, in a
 * tree that is read-only.
 */
export function keepCounterExample(
  test: TestName,
  { values, seed, path }: { values: unknown; seed: number; path: string },
): { file: string; problem: string | null } {
  const json = encodeValues(values);
  const kept = { test: test.name, seed, path, ...(json !== null && { values: json }) };
  const text = `${JSON.stringify(kept, null, 2)}\n`;
  const hash = createHash('sha256')
    .update(JSON.stringify(json ?? path))
    .digest('hex')
    .slice(0, 8);
  const file = join(folderOf(test), `${slugOf(test.name)}-${hash}.json`);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return { file: relative(ROOT, file), problem: null };
  } catch (error) {
    return { file: relative(ROOT, file), problem: `${String(error)}\n${text}` };
  }
}

function folderOf({ path }: TestName): string {
  const regressions = resolve(ROOT, process.env.REGRESSIONS ?? 'tests/regressions');
  return join(regressions, relative(ROOT, path).replace(/\.test\.tsx?$/, ''));
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

function read(file: string) {
  return keptFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-|-$/g, '');
}

const keptFile = z.object({
  test: z.string(),
  seed: z.number(),
  path: z.string(),
  values: z.optional(z.unknown()),
});
const ROOT = resolve(import.meta.dirname, '../..');
