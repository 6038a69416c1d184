import { expect, test } from 'vitest';
import { countRows, cutPieces, type Piece } from './cut-pieces.ts';

async function cut(chunks: readonly string[], mostBytes: number) {
  async function* give() {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
  }
  const pieces: Piece[] = [];
  for await (const piece of cutPieces(give(), mostBytes)) pieces.push(piece);
  return pieces.map(({ bytes, rows }) => [bytes.toString(), rows]);
}

test('pieces end where rows end, and hold about as much as is allowed', async () => {
  expect(await cut(['1\ta\n2\t', 'b\n3\tc\n', '4\td\n'], 8)).toEqual([
    ['1\ta\n2\tb\n3\tc\n', 3],
    ['4\td\n', 1],
  ]);
  expect(await cut(['1\n2\n3\n'], 100)).toEqual([['1\n2\n3\n', 3]]);
  expect(await cut(['1\n', '2\n', '3\n'], 2)).toEqual([
    ['1\n2\n', 2],
    ['3\n', 1],
  ]);
});

test('a row larger than a piece stands whole, however it came', async () => {
  const large = 'x'.repeat(30);
  expect(await cut(['1\n', large.slice(0, 12), large.slice(12), '\n2\n'], 4)).toEqual([
    [`1\n${large}\n2\n`, 3],
  ]);
});

test('no row, no piece', async () => {
  expect(await cut([], 8)).toEqual([]);
  expect(await cut([''], 8)).toEqual([]);
});

test('whatever the cuts, nothing is lost and every piece is of whole rows', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => `${index}\t${'é'.repeat(index % 17)}\n`);
  const text = rows.join('');
  for (const size of [1, 3, 7, 64, 1000]) {
    const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const pieces = await cut(chunks, 50);
    expect(pieces.map(([bytes]) => bytes).join('')).toBe(text);
    expect(pieces.every(([bytes]) => String(bytes).endsWith('\n'))).toBe(true);
    expect(pieces.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(200);
  }
  expect(countRows(Buffer.from(text))).toBe(200);
});
