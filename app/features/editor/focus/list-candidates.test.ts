import { expect, test } from 'vitest';
import { listCandidates } from './list-candidates.ts';

test('the nearest holder of a path comes first', () => {
  expect(listCandidates('lines[2].period.start')).toEqual([
    'lines[2].period.start',
    'lines[2].period',
    'lines[2]',
    'lines',
  ]);
  expect(listCandidates('number')).toEqual(['number']);
});
