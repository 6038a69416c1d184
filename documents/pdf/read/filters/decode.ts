import { decodeAscii85, decodeAsciiHex } from './ascii.ts';
import type { Inflated } from './inflate.ts';
import { inflate } from './inflate.ts';
import { decodeLzw } from './lzw.ts';
import { type Predictor, undoPredictor } from './undo-predictor.ts';

/** A stream filter and its parameters. */
export type Filter = { name: string; predictor: Predictor; earlyChange: number };

/** Undoes one filter (ISO 32000-1, § 7.4), up to `limit` bytes. Image filters count as damaged. */
export function decode(bytes: Uint8Array, filter: Filter, limit: number): Inflated {
  switch (filter.name) {
    case 'FlateDecode':
    case 'Fl':
      return unpredict(inflate(bytes, { limit }), filter.predictor);
    case 'LZWDecode':
    case 'LZW':
      return unpredict(
        decodeLzw(bytes, { limit, earlyChange: filter.earlyChange }),
        filter.predictor,
      );
    case 'ASCIIHexDecode':
    case 'AHx':
      return keepWithin(decodeAsciiHex(bytes), limit);
    case 'ASCII85Decode':
    case 'A85':
      return keepWithin(decodeAscii85(bytes), limit);
    default:
      return 'damaged';
  }
}

function unpredict(inflated: Inflated, predictor: Predictor): Inflated {
  if (typeof inflated === 'string') return inflated;
  return undoPredictor(inflated, predictor) ?? 'damaged';
}

function keepWithin(bytes: Uint8Array | null, limit: number): Inflated {
  if (bytes === null) return 'damaged';
  return bytes.length > limit ? 'too-large' : bytes;
}
