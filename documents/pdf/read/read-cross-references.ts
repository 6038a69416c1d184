import { MAX_OBJECTS, spend } from './budget.ts';
import { hasText, skipBlank } from './characters.ts';
import type { Cursor } from './cursor.ts';
import { parseObject } from './parse-object.ts';
import { parseValue, readWord } from './parse-value.ts';
import { refusePdf } from './refusal.ts';
import { readStream } from './resolve.ts';
import type { Place, Source } from './source.ts';
import { type Entries, isArray, isOf, type PdfStream, toCount, toName } from './values.ts';

/**
 * Follows cross-references from the last update to the first (ISO 32000-1, § 7.5.4 to 7.5.8):
 * tables, streams, and hybrid files with both. Later updates win. Refuses wrong ones as damaged.
 */
export function readCrossReferences(source: Source): void {
  const waiting = [findStart(source.bytes)];
  const seen = new Set<number>();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > MAX_UPDATES) refusePdf('too-complex');
    const trailer = readSection(source, at);
    if (source.trailer.size === 0) source.trailer = trailer;
    // The last pushed is read first: a hybrid file’s stream precedes older updates (§ 7.5.8.4).
    for (const key of ['Prev', 'XRefStm']) {
      const next = toCount(trailer.get(key));
      if (next !== null) waiting.push(next);
    }
  }
}

/** The position after the last `startxref`. */
function findStart(bytes: Uint8Array): number {
  for (let at = bytes.length - 'startxref'.length; at >= Math.max(0, bytes.length - TAIL); at--) {
    if (!hasText(bytes, 'startxref', at)) continue;
    const digits = String.fromCharCode(...bytes.subarray(at + 9, at + 40));
    return toCount(Number(/^\s*(\d+)/.exec(digits)?.[1])) ?? refusePdf('damaged');
  }
  return refusePdf('damaged');
}

/** Reads the table or stream at a position; returns its trailer. */
function readSection(source: Source, at: number): Entries {
  const cursor: Cursor = { bytes: source.bytes, at, budget: source.budget };
  skipBlank(cursor);
  if (hasText(cursor.bytes, 'xref', cursor.at)) {
    cursor.at += 'xref'.length;
    return readTable(source, cursor);
  }
  const object = parseObject(cursor);
  if (!isOf(object?.value, 'stream') || toName(object.value.entries.get('Type')) !== 'XRef')
    return refusePdf('damaged');
  readRows(source, object.value);
  return object.value.entries;
}

function readTable(source: Source, cursor: Cursor): Entries {
  for (let word = readWord(cursor); word !== 'trailer'; word = readWord(cursor)) {
    const first = readCount(word);
    const count = readCount(readWord(cursor));
    for (let index = 0; index < count; index++) {
      const at = readCount(readWord(cursor));
      readCount(readWord(cursor));
      const isInUse = readWord(cursor) === 'n';
      place(source, first + index, isInUse ? { at } : null);
    }
  }
  const trailer = parseValue(cursor);
  return isOf(trailer, 'dictionary') ? trailer.entries : refusePdf('damaged');
}

/** Rows, columns as wide as `W` says: type, position or group, generation or index (§ 7.5.8.3). */
function readRows(source: Source, stream: PdfStream): void {
  const bytes = requireBytes(source, stream);
  spend(source.budget, bytes.length);
  const { entries } = stream;
  const widths = listCounts(entries.get('W'));
  const [typeWidth = 0, placeWidth = 0] = widths;
  const rowLength = widths.reduce((sum, width) => sum + width, 0);
  if (rowLength === 0 || widths.some((width) => width > MAX_WIDTH)) refusePdf('damaged');
  let at = 0;
  const ranges = entries.has('Index')
    ? listCounts(entries.get('Index'))
    : [0, toCount(entries.get('Size')) ?? 0];
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range, range + 2);
    for (let index = 0; index < count && at + rowLength <= bytes.length; index++) {
      const type = typeWidth === 0 ? IN_FILE : readInteger(bytes, at, typeWidth);
      const value = readInteger(bytes, at + typeWidth, placeWidth);
      place(source, first + index, describePlace(type, value));
      at += rowLength;
    }
  }
}

function requireBytes(source: Source, stream: PdfStream): Uint8Array {
  const bytes = readStream(source, stream);
  return typeof bytes === 'string' ? refusePdf(bytes) : bytes;
}

function describePlace(type: number, value: number): Place {
  if (type === IN_FILE) return { at: value };
  return type === IN_GROUP ? { group: value } : null;
}

/** The newest position of an object is met first. */
function place(source: Source, number: number, found: Place): void {
  if (source.places.size > MAX_OBJECTS) refusePdf('too-complex');
  if (!source.places.has(number)) source.places.set(number, found);
}

function listCounts(value: ReturnType<Entries['get']>): number[] {
  return value !== undefined && isArray(value) ? value.map((item) => toCount(item) ?? 0) : [];
}

function readCount(word: string): number {
  return (/^\d+$/.test(word) ? toCount(Number(word)) : null) ?? refusePdf('damaged');
}

function readInteger(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** `startxref` is in the last kilobyte, but some programs write more after it. */
const TAIL = 2048;
const MAX_UPDATES = 1000;
const MAX_WIDTH = 8;
const IN_FILE = 1;
const IN_GROUP = 2;
