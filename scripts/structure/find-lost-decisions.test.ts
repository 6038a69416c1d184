import { expect, test } from 'vitest';
import { findLostDecisions } from './find-lost-decisions.ts';

test('the index says what became of each number without a page', () => {
  const paths = ['docs/decisions/001-old.md', 'docs/decisions/004-new.md'];
  const index = '- 002, gone: in [001](001-old.md).\n\nThere is no 003.';
  expect(findLostDecisions(paths, index)).toEqual([]);
  expect(findLostDecisions(paths, 'There is no 003.')).toEqual([
    'docs/decisions/README.md does not say what became of 002',
  ]);
});
