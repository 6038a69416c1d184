import { expect, test } from 'vitest';
import { joinSheets } from './join-sheets.ts';
import type { Sheet } from './marks.ts';

const logo = {
  format: 'png',
  width: 1,
  height: 1,
  bytes: new Uint8Array(),
  dataUrl: 'data:a',
} as const;

function makeSheet(title: string, more: Partial<Sheet> = {}): Sheet {
  return {
    pages: [
      {
        width: 595,
        height: 842,
        marks: [
          { type: 'image', x: 0, y: 0, width: 1, height: 1, image: 0, node: 1 },
          { type: 'rule', x1: 0, y1: 0, x2: 1, y2: 0, width: 1, color: '#000000' },
        ],
      },
    ],
    nodes: [
      { role: 'Document', parent: null },
      { role: 'Figure', parent: 0, alt: 'Logo' },
    ],
    images: [logo],
    title,
    author: `Author of ${title}`,
    subject: '',
    language: 'fr',
    missingGlyphs: [{ character: title }],
    ...more,
  };
}

test('each sheet is a part of the whole, with its bookmark', () => {
  const two = [...makeSheet('B').pages, { width: 595, height: 842, marks: [] }];
  const joined = joinSheets(
    [makeSheet('A'), makeSheet('B', { pages: two }), makeSheet('C')],
    'All',
  );
  expect(joined.title).toBe('All');
  expect(joined.author).toBe('Author of A');
  expect(joined.pages).toHaveLength(4);
  expect(joined.bookmarks).toEqual([
    { title: 'A', page: 0 },
    { title: 'B', page: 1 },
    { title: 'C', page: 3 },
  ]);
  expect(joined.nodes.map(({ role, parent }) => [role, parent])).toEqual([
    ['Document', null],
    ['Part', 0],
    ['Figure', 1],
    ['Part', 0],
    ['Figure', 3],
    ['Part', 0],
    ['Figure', 5],
  ]);
  expect(joined.missingGlyphs.map(({ character }) => character)).toEqual(['A', 'B', 'C']);
});

test('marks follow their nodes, and an image shown twice is kept once', () => {
  const other = { ...logo, dataUrl: 'data:b' };
  const joined = joinSheets(
    [makeSheet('A'), makeSheet('B'), makeSheet('C', { images: [other] })],
    'All',
  );
  expect(joined.images).toEqual([logo, other]);
  const images = joined.pages.map(({ marks: [mark] }) => mark);
  expect(images.map((mark) => mark?.type === 'image' && [mark.node, mark.image])).toEqual([
    [2, 0],
    [4, 0],
    [6, 1],
  ]);
  expect(joined.pages[1]?.marks[1]).toMatchObject({ type: 'rule', node: undefined });
});
