import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isStartProblem } from '#server/backend/start-problem.ts';
import { findNative } from './find-native.ts';

test('npm has brought a PostgreSQL for this machine, whole', () => {
  const { folder, version } = findNative();
  expect(version).toMatch(/^\d+\.\d+/);
  for (const path of ['bin/postgres', 'bin/initdb', 'share/postgresql/postgres.bki'])
    expect(existsSync(join(folder, path)), path).toBe(true);
});

test.each([
  ['platform', 'sunos'],
  ['arch', 's390x'],
])('for a machine of another %s the operator is told what to give', (name, value) => {
  const own = Object.getOwnPropertyDescriptor(process, name) ?? {};
  Object.defineProperty(process, name, { ...own, value });
  onTestFinished(() => {
    Object.defineProperty(process, name, own);
  });
  const problem = (() => {
    try {
      return findNative();
    } catch (error) {
      return error;
    }
  })();
  expect(isStartProblem(problem)).toBe(true);
  expect(problem).toMatchObject({
    message: expect.stringMatching(new RegExp(`${value}.*DATABASE_URL`)),
  });
});
