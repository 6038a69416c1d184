import { expect, test } from 'vitest';
import { readExports } from './read-exports.ts';

test('finds functions, constants and types, not what a door passes on', () => {
  const source = `
    export function a() {}
    export const b = 1, c = 2;
    export type D = string;
    export { e as f };
    export { g } from './g.ts';
    export * from './h.ts';
    export default a;
    const e = 3;
  `;
  expect(readExports('documents/money/a.ts', source)).toEqual(['a', 'b', 'c', 'D', 'f', 'default']);
});
