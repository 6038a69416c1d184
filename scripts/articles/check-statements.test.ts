import { expect, test } from 'vitest';
import { checkStatements } from './check-statements.ts';

test('what the articles say of the law has its source, in words that do not lose their reader', async () => {
  expect(await checkStatements()).toEqual([]);
});
