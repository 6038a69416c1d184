import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkAsyncProperty, checkProperty } from './check-property.ts';

const root = resolve(import.meta.dirname, '../..');

test('a failure is shrunk and kept as a file, which is replayed first', () => {
  const folder = keepAside();
  const tried: number[] = [];
  const isSmall = fc.property(fc.integer({ min: 0, max: 10_000 }), (value) => {
    tried.push(value);
    return value < 12;
  });
  expect(() => checkProperty(isSmall)).toThrow(/^Kept in .*a-failure-is-shrunk-and-kept-as-a-f/);
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const kept = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect(kept).toMatchObject({ test: expect.getState().currentTestName, values: [12] });
  tried.length = 0;
  expect(() => checkProperty(isSmall)).toThrow(`${file}\n`);
  expect(tried).toEqual([12]);
});

test('once it is mended, the counter-example is tried besides the others', async () => {
  const folder = keepAside();
  let isMended = false;
  const tried: bigint[] = [];
  const property = fc.asyncProperty(fc.bigInt({ min: 5n }), async (value) => {
    tried.push(value);
    expect(await Promise.resolve(isMended)).toBe(true);
  });
  await expect(checkAsyncProperty(property, { numRuns: 10 })).rejects.toThrow('Kept in');
  isMended = true;
  tried.length = 0;
  await checkAsyncProperty(property, { numRuns: 10 });
  expect(tried).toHaveLength(11);
  expect(tried[0]).toBe(5n);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('values that are not JSON come back by their seed and path', () => {
  const folder = keepAside();
  const tried: number[] = [];
  const property = fc.property(fc.func(fc.nat()), fc.nat(), (write, value) => {
    tried.push(value);
    expect(write(value)).toBeTypeOf('number');
    return value < 7;
  });
  expect(() => checkProperty(property)).toThrow('Kept in');
  const [file = ''] = readdirSync(folder);
  expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).not.toHaveProperty('values');
  tried.length = 0;
  expect(() => checkProperty(property)).toThrow('It fails again');
  expect(tried).toEqual([7]);
});

test('a run that asks only whether something fails stops at the first failure', () => {
  keepAside();
  vi.stubEnv('PROPERTY_SHRINKS', 'no');
  const failed: number[] = [];
  const isSmall = fc.property(fc.integer({ min: 0, max: 10_000 }), (value) => {
    if (value >= 12) failed.push(value);
    return value < 12;
  });
  expect(() => checkProperty(isSmall)).toThrow('Kept in');
  expect(failed).toHaveLength(1);
});

test('a failure is said as it is where nothing can be written', () => {
  keepAside();
  vi.stubEnv('REGRESSIONS', 'package.json');
  expect(() => checkProperty(fc.property(fc.nat(), () => false))).toThrow(/^Not kept in .*ENOTDIR/);
});

test('a run with a seed tries the same values each time, one without tries new ones', () => {
  keepAside();
  const seen = new Set<string>();
  const tryOnce = (seed: string) => {
    vi.stubEnv('PROPERTY_SEED', seed);
    const tried: number[] = [];
    checkProperty(fc.property(fc.integer(), (value) => tried.push(value) > 0));
    seen.add(tried.join());
  };
  for (const seed of ['49', '49', '50', '', '']) tryOnce(seed);
  expect(seen.size).toBe(4);
});

test('each kept counter-example is of a test that exists', () => {
  const files = readdirSync(join(root, 'tests/regressions'), { recursive: true, encoding: 'utf8' });
  const orphans = files
    .filter((file) => file.endsWith('.json'))
    .filter((file) => {
      const path = join(root, resolve('/', file, '..'));
      return !existsSync(`${path}.test.ts`) && !existsSync(`${path}.test.tsx`);
    });
  expect(orphans).toEqual([]);
});

/** Keeps the counter-examples of this test in a folder of its own, which it returns. */
function keepAside(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-regressions-'));
  vi.stubEnv('REGRESSIONS', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return join(folder, 'scripts/test/check-property');
}
