import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const lockSchema = z.object({ packages: z.record(z.string(), z.unknown()) });
const packageSchema = z.object({
  version: z.string(),
  resolved: z.optional(z.string()),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
});

const text = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
const { packages } = lockSchema.parse(JSON.parse(text));
const entries = Object.entries(packages).map(
  ([path, entry]) => [path, packageSchema.parse(entry)] as const,
);

test('the lock names no registry: each machine keeps its own', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('the lock holds the binaries of every platform, as `npm ci` demands', () => {
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

/** Node resolves in the package’s own node_modules, then in those of parent folders. */
function isLocked(path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  return (
    path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name)
  );
}
