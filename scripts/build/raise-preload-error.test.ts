import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { raiseInstead } from './raise-preload-error.ts';

const dist = dirname(fileURLToPath(import.meta.resolve('react-router')));

test('the installed React Router raises the error of a page instead of a reload', () => {
  const code = raiseInstead(readFileSync(join(dist, 'lib/dom/ssr/routeModules.js'), 'utf8'));
  expect(code).not.toContain('location.reload');
  expect(code).toMatch(/if \(window\.dispatchEvent\(failure\)\) throw error;\s+return new Promise/);
});

test('a React Router that loads its pages in another way is refused', () => {
  expect(() => raiseInstead('export const loadRouteModule = null;')).toThrow('no longer says');
});
