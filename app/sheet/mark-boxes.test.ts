import { expect, test } from 'vitest';
import type { DraftPath, Mark, Page } from '#documents';
import { findFieldAt, listFieldBoxes } from './mark-boxes.ts';

const page: Page = {
  width: 595,
  height: 842,
  marks: [
    text({ x: 100, y: 100, width: 60, field: 'number' }),
    text({ x: 100, y: 112, width: 60, field: 'subject' }),
    text({ x: 160, y: 112, width: 20, field: 'subject' }),
    text({ x: 300, y: 112, width: 20, field: 'subject' }),
    text({ x: 100, y: 300, width: 60 }),
  ],
};

test('a point on a text gives the field that fills it', () => {
  expect(findFieldAt(page, { x: 120, y: 97 })).toBe('number');
  expect(findFieldAt(page, { x: 165, y: 110 })).toBe('subject');
});

test('a point near a text counts, the nearest wins', () => {
  expect(findFieldAt(page, { x: 97, y: 97 })).toBe('number');
  expect(findFieldAt(page, { x: 120, y: 116 })).toBe('subject');
  expect(findFieldAt(page, { x: 120, y: 160 })).toBeNull();
});

test('a text that no field fills leads nowhere', () => {
  expect(findFieldAt(page, { x: 120, y: 298 })).toBeNull();
});

test('pieces of a text on one line make one box', () => {
  const boxes = listFieldBoxes(page, (field) => field === 'subject');
  expect(boxes.map(({ x, width }) => [x, width])).toEqual([
    [100, 80],
    [300, 20],
  ]);
});

function text(mark: { x: number; y: number; width: number; field?: DraftPath }): Mark {
  const look = { part: 'latin', weight: 'regular', size: 10, color: '#000000' } as const;
  return { type: 'text', text: 'Texte', ...look, ...mark };
}
