import {
  type DecodedCsv,
  decodeCsv,
  decodeUnmarked,
  UNMARKED_ENCODINGS,
  type UnmarkedEncoding,
} from '#app/lib/encoding/csv/decode-csv.ts';
import { findAccentedWords, findBrokenWords } from '#app/lib/encoding/csv/find-accented-words.ts';

/** The text of a file, and what `AccentsChoice` asks of it. */
export type ReadAccents = DecodedCsv & {
  /** Some words as each encoding reads them; none where there is no doubt. */
  readings: { encoding: UnmarkedEncoding; words: string[] }[];
  /** Some words whose accents were lost before. */
  broken: string[];
};

/** Detects the encoding, unless it is given. */
export function readAccents(bytes: Uint8Array, chosen?: UnmarkedEncoding): ReadAccents {
  const decoded = chosen
    ? { text: decodeUnmarked(bytes, chosen), encoding: chosen, isSure: true }
    : decodeCsv(bytes);
  const isMarked = decoded.encoding === null;
  return {
    ...decoded,
    readings: isMarked ? [] : listReadings(bytes),
    broken: isMarked ? findBrokenWords(decoded.text, SHOWN) : [],
  };
}

function listReadings(bytes: Uint8Array): ReadAccents['readings'] {
  return UNMARKED_ENCODINGS.map((encoding) => ({
    encoding,
    words: findAccentedWords(decodeUnmarked(bytes, encoding), SHOWN),
  }));
}

const SHOWN = 4;
