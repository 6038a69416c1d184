import { MAX_OBJECTS, spend } from './budget.ts';
import type { Cursor } from './cursor.ts';
import type { Filter } from './filters/decode.ts';
import type { Inflated } from './filters/inflate.ts';
import { parseObject } from './parse-object.ts';
import { parseValue, readWord } from './parse-value.ts';
import { refusePdf } from './refusal.ts';
import type { ObjectGroup, Source } from './source.ts';
import { readStreamBytes } from './stream-bytes.ts';
import {
  type Entries,
  isArray,
  isOf,
  type PdfStream,
  type PdfValue,
  toCount,
  toName,
} from './values.ts';

/** The value, or the target of a reference; null when it is missing or circular. */
export function resolve(source: Source, value: PdfValue | undefined): PdfValue {
  let current = value ?? null;
  for (let hops = 0; isOf(current, 'reference'); hops++) {
    if (hops > MAX_HOPS) return null;
    current = readObject(source, current.number);
  }
  return current;
}

/** The entries of a dictionary or stream; none for anything else. */
export function resolveEntries(source: Source, value: PdfValue | undefined): Entries {
  const found = resolve(source, value);
  return isOf(found, 'dictionary') || isOf(found, 'stream') ? found.entries : NO_ENTRIES;
}

/** An array may be referenced many times, so each traversal is charged. */
export function resolveArray(source: Source, value: PdfValue | undefined): readonly PdfValue[] {
  const found = resolve(source, value);
  if (!isArray(found)) return [];
  spend(source.budget, STEPS_PER_ITEM * found.length);
  return found;
}

/** The bytes of a stream, its filters undone (ISO 32000-1, § 7.3.8). */
export function readStream(source: Source, { entries, start }: PdfStream): Inflated {
  const length = toCount(resolve(source, entries.get('Length')));
  const filters = listFilters(source, entries);
  return readStreamBytes(source.bytes, { start, length, filters }, source.budget);
}

function listFilters(source: Source, entries: Entries): Filter[] {
  const named = resolve(source, entries.get('Filter') ?? entries.get('F'));
  const parameters = resolve(source, entries.get('DecodeParms') ?? entries.get('DP'));
  const names = isArray(named) ? named : [named];
  const settings = isArray(parameters) ? parameters : [parameters];
  spend(source.budget, STEPS_PER_ITEM * names.length);
  return names.flatMap((name, index) => {
    const value = resolve(source, name);
    return value === null
      ? []
      : [describeFilter(toName(value), resolveEntries(source, settings[index]), source)];
  });
}

function describeFilter(name: string, settings: Entries, source: Source): Filter {
  const read = (key: string, otherwise: number) =>
    toCount(resolve(source, settings.get(key))) ?? otherwise;
  return {
    name,
    earlyChange: read('EarlyChange', 1),
    predictor: {
      kind: read('Predictor', 1),
      columns: read('Columns', 1),
      colors: read('Colors', 1),
      bitsPerComponent: read('BitsPerComponent', 8),
    },
  };
}

function readObject(source: Source, number: number): PdfValue {
  const known = source.objects.get(number);
  if (known !== undefined) return known;
  const place = source.places.get(number);
  if (!place || source.opening.has(number) || source.opening.size > MAX_OPENING) return null;
  source.opening.add(number);
  const value =
    'at' in place ? readAt(source, number, place.at) : readIn(source, number, place.group);
  source.opening.delete(number);
  source.objects.set(number, value);
  return value;
}

function readAt(source: Source, number: number, at: number): PdfValue {
  const cursor: Cursor = { bytes: source.bytes, at, budget: source.budget };
  const object = at < source.bytes.length ? parseObject(cursor) : null;
  if (object?.number === number) return object.value;
  return source.isRebuilt ? null : refusePdf('damaged');
}

function readIn(source: Source, number: number, groupNumber: number): PdfValue {
  const group = source.groups.get(groupNumber) ?? openGroup(source, groupNumber);
  const start = group?.starts.get(number);
  if (!group || start === undefined) return source.isRebuilt ? null : refusePdf('damaged');
  return parseValue({ bytes: group.bytes, at: start, budget: source.budget });
}

/** An object stream (§ 7.5.7); one nested in another is invalid. */
function openGroup(source: Source, number: number): ObjectGroup | null {
  const place = source.places.get(number);
  const stream = place && 'at' in place ? readObject(source, number) : null;
  const group = isOf(stream, 'stream') ? readGroup(source, stream) : null;
  source.groups.set(number, group);
  return group;
}

/** Null when it cannot be inflated. */
export function readGroup(source: Source, stream: PdfStream): ObjectGroup | null {
  const bytes = readStream(source, stream);
  if (bytes === 'too-large') refusePdf('too-large');
  const first = toCount(resolve(source, stream.entries.get('First')));
  const count = toCount(resolve(source, stream.entries.get('N')));
  if (bytes === 'damaged' || first === null || count === null) return null;
  if (count > MAX_OBJECTS) refusePdf('too-complex');
  const cursor: Cursor = { bytes: bytes.subarray(0, first), at: 0, budget: source.budget };
  const starts = new Map<number, number>();
  for (let index = 0; index < count && cursor.at < cursor.bytes.length; index++) {
    const number = toCount(Number(readWord(cursor)));
    const offset = toCount(Number(readWord(cursor)));
    if (number !== null && offset !== null) starts.set(number, first + offset);
  }
  return { bytes, starts };
}

const NO_ENTRIES: Entries = new Map();
const STEPS_PER_ITEM = 10;
const MAX_HOPS = 16;
/** Nested openings: a stream length, the object stream of a value… */
const MAX_OPENING = 32;
