import { expect, test } from 'vitest';
import type { DraftPath, Mark } from '#documents';
import { markKeys } from './mark-keys.ts';

test('a mark keeps its key when others come before it', () => {
  const total = rule();
  const before = markKeys([rule('lines[0].name'), total]);
  const after = markKeys([rule('lines[0].name'), rule('lines[0].description'), total]);
  expect(after[0]).toBe(before[0]);
  expect(after[2]).toBe(before[1]);
});

test('no two marks share a key', () => {
  const keys = markKeys([rule(), rule(), rule('number'), rule('number')]);
  expect(new Set(keys).size).toBe(4);
});

function rule(field?: DraftPath): Mark {
  return { type: 'rule', x1: 0, y1: 0, x2: 9, y2: 0, width: 1, color: '#000000', field };
}
