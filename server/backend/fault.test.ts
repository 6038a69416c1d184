import { expect, test } from 'vitest';
import { isUnreachable } from './fault.ts';

test('a pooler that ends a connection is one more reason to try again, a wrong message is not', () => {
  const thrown = (severity: string) =>
    Object.assign(new Error('server conn crashed?'), { severity, code: '08P01' });
  expect(isUnreachable(thrown('FATAL'))).toBe(true);
  expect(isUnreachable(thrown('ERROR'))).toBe(false);
});
