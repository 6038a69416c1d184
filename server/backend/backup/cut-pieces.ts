/** Whole rows of PostgreSQL’s text format of COPY, each with its line end. */
export type Piece = { bytes: Buffer; rows: number };

/**
 * Cuts the rows of a COPY into pieces of about `mostBytes` (a larger row stands alone), so that the
 * size of each is known before it is written and memory stays bounded. No row, no piece.
 */
export async function* cutPieces(
  chunks: AsyncIterable<Buffer>,
  mostBytes = MOST_PIECE_BYTES,
): AsyncGenerator<Piece> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_END) + 1;
    if (size + chunk.length <= mostBytes || end === 0) {
      waiting.push(chunk);
      size += chunk.length;
      continue;
    }
    yield toPiece([...waiting, chunk.subarray(0, end)]);
    waiting = [chunk.subarray(end)];
    size = chunk.length - end;
  }
  if (size > 0) yield toPiece(waiting);
}

/** Line ends within a value are escaped (PostgreSQL, « COPY », text format). */
export function countRows(bytes: Uint8Array): number {
  let rows = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) rows += 1;
  return rows;
}

function toPiece(parts: readonly Buffer[]): Piece {
  const bytes = Buffer.concat(parts);
  return { bytes, rows: countRows(bytes) };
}

const LINE_END = 0x0a;
const MOST_PIECE_BYTES = 8_000_000;
