import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changeCode } from './change-code.ts';
import { CODE, DATA } from './raise-preload-error.ts';

const dist = dirname(fileURLToPath(import.meta.resolve('react-router')));
const read = (file: string) => readFileSync(join(dist, 'lib/dom/ssr', file), 'utf8');

test('the installed React Router raises the error of a page instead of a reload', () => {
  const code = changeCode(read('routeModules.js'), CODE);
  expect(code).not.toContain('location.reload');
  expect(code).toMatch(
    /dispatchEvent\(failure\)\) throw error;\s+if \(failure\.again\) return [^\n]+\s+return new Promise/,
  );
});

test('the installed React Router raises the error of data that do not come', () => {
  const code = changeCode(read('single-fetch.js'), DATA);
  expect(code).toMatch(/let res = await fetch\([\s\S]+?dispatchEvent\([\s\S]+?return new Promise/);
});
