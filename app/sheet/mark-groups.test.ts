import { expect, test } from 'vitest';
import type { DraftPath, Mark } from '#documents';
import { groupMarks } from './mark-groups.ts';

const marks = [
  rule('seller.name'),
  rule('seller.address.city'),
  rule(),
  rule('lines[0].name'),
  rule('lines[0].unitPrice'),
  rule('lines[10].name'),
  rule('seller.iban'),
];

test('marks that show one part of the document go together, in their order', () => {
  const groups = groupMarks(marks);
  expect(groups.map(({ key }) => key)).toEqual([
    'seller 0',
    'lines[0] 0',
    'lines[10] 0',
    'seller 1',
  ]);
  expect(groups.flatMap((group) => group.marks)).toEqual(marks);
});

test('a group that has not changed is the very same list', () => {
  const before = groupMarks(marks);
  const after = groupMarks(
    marks.map((mark, index) => (index === 4 ? rule('lines[0].unitPrice') : mark)),
  );
  expect(after[0]?.marks).toBe(before[0]?.marks);
  expect(after[1]?.marks).not.toBe(before[1]?.marks);
  expect(after[2]?.marks).toBe(before[2]?.marks);
});

test('a page without marks has no group', () => {
  expect(groupMarks([])).toEqual([]);
});

function rule(field?: DraftPath): Mark {
  return { type: 'rule', x1: 0, y1: 0, x2: 9, y2: 0, width: 1, color: '#000000', field };
}
