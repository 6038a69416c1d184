import { unfilterRow } from '#documents/pdf/images/unfilter-row.ts';

export type Predictor = { kind: number; columns: number; colors: number; bitsPerComponent: number };

/**
 * Undoes a PNG predictor (ISO 32000-1, § 7.4.4.4), where each row starts with its filter number.
 * Null for pixels of more than a byte: only images, which are not read, have them.
 */
export function undoPredictor(bytes: Uint8Array, predictor: Predictor): Uint8Array | null {
  if (predictor.kind <= NONE) return bytes;
  const { columns, colors, bitsPerComponent } = predictor;
  if (predictor.kind < FIRST_OF_PNG || colors * bitsPerComponent > 8) return null;
  const rowLength = Math.ceil((columns * colors * bitsPerComponent) / 8);
  const rowCount = Math.ceil(bytes.length / (rowLength + 1));
  if (rowLength < 1 || rowLength > MAX_ROW_LENGTH || rowCount > MAX_ROWS) return null;
  const out = new Uint8Array(rowCount * rowLength);
  let above = new Uint8Array(rowLength);
  for (let row = 0; row < rowCount; row++) {
    const start = row * (rowLength + 1);
    above = unfilterRow(bytes.subarray(start, start + rowLength + 1), above);
    out.set(above, row * rowLength);
  }
  return out;
}

const NONE = 1;
const FIRST_OF_PNG = 10;
const MAX_ROW_LENGTH = 65_536;
const MAX_ROWS = 1_000_000;
