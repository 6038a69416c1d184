import { MAX_OBJECTS, spend } from './budget.ts';
import { hasText, isBlank, isDelimiter, isDigit } from './characters.ts';
import type { Cursor } from './cursor.ts';
import { parseObject } from './parse-object.ts';
import { parseValue } from './parse-value.ts';
import { refusalOf, refusePdf } from './refusal.ts';
import { readGroup } from './resolve.ts';
import type { Source } from './source.ts';
import { type Entries, isOf, type PdfStream, toName } from './values.ts';

/**
 * Finds the objects of a file whose cross-references are wrong or missing: every `12 0 obj` (the
 * last of a number wins), the contents of object streams, the last trailer or catalog.
 */
export function rebuild(source: Source): void {
  const found: Found = { trailers: [], groups: [], catalog: null };
  for (const at of listCandidates(source)) look(source, at, found);
  if (found.trailers.some((trailer) => trailer.has('Encrypt'))) refusePdf('encrypted');
  for (const { number, stream } of found.groups) addGroup(source, { number, stream, found });
  source.trailer =
    found.trailers.findLast((trailer) => trailer.has('Root')) ?? rootAt(found.catalog);
}

type Found = {
  trailers: Entries[];
  groups: { number: number; stream: PdfStream }[];
  catalog: number | null;
};

/** Positions of « 12 0 obj » and « trailer ». */
function listCandidates({ bytes, budget }: Source): number[] {
  if (bytes.length > MAX_SEARCHED_BYTES) refusePdf('damaged');
  spend(budget, bytes.length);
  const positions: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte !== LETTER_O && byte !== LETTER_T) continue;
    const start = byte === LETTER_O ? findObject(bytes, at) : findTrailer(bytes, at);
    if (start !== null) positions.push(start);
    if (positions.length > MAX_OBJECTS) refusePdf('too-complex');
  }
  return positions;
}

function findObject(bytes: Uint8Array, at: number): number | null {
  const isObject = bytes[at + 1] === LETTER_B && bytes[at + 2] === LETTER_J;
  return isObject && isDelimiter(bytes[at + 3]) ? findHead(bytes, at) : null;
}

function findTrailer(bytes: Uint8Array, at: number): number | null {
  return bytes[at + 1] === LETTER_R && hasText(bytes, 'trailer', at) ? at : null;
}

/** The start of the two numbers before `obj`; null when absent. */
function findHead(bytes: Uint8Array, at: number): number | null {
  const generation = findNumber(bytes, at);
  return generation === null ? null : findNumber(bytes, generation);
}

/** The start of the number before `before`, blanks skipped. */
function findNumber(bytes: Uint8Array, before: number): number | null {
  let end = before;
  while (end > 0 && before - end < MAX_HEAD && isBlank(bytes[end - 1])) end--;
  let start = end;
  while (start > 0 && end - start < MAX_HEAD && isDigit(bytes[start - 1])) start--;
  return start === end ? null : start;
}

function look(source: Source, at: number, found: Found): void {
  const cursor: Cursor = { bytes: source.bytes, at, budget: source.budget };
  try {
    if (source.bytes[at] === LETTER_T) lookAtTrailer(cursor, found);
    else lookAtObject(source, cursor, found);
  } catch (error) {
    // Damaged objects are skipped; excessive cost ends the search.
    const refusal = refusalOf(error);
    if (refusal !== 'damaged') refusePdf(refusal);
  }
}

function lookAtTrailer(cursor: Cursor, found: Found): void {
  cursor.at += 'trailer'.length;
  const trailer = parseValue(cursor);
  if (isOf(trailer, 'dictionary')) found.trailers.push(trailer.entries);
}

function lookAtObject(source: Source, cursor: Cursor, found: Found): void {
  const start = cursor.at;
  const object = parseObject(cursor);
  if (!object) return;
  const { number, value } = object;
  source.places.set(number, { at: start });
  if (!isOf(value, 'dictionary') && !isOf(value, 'stream')) return;
  const type = toName(value.entries.get('Type'));
  if (type === 'Catalog') found.catalog = number;
  if (type === 'XRef') found.trailers.push(value.entries);
  if (type === 'ObjStm' && isOf(value, 'stream')) found.groups.push({ number, stream: value });
}

/** Objects of a stream do not replace those found later in the file. */
function addGroup(
  source: Source,
  { number, stream, found }: { number: number; stream: PdfStream; found: Found },
): void {
  const group = readGroup(source, stream);
  if (!group) return;
  source.groups.set(number, group);
  for (const [inner, start] of group.starts) {
    source.places.set(inner, { group: number });
    if (hasCatalog(source, group.bytes, start)) found.catalog = inner;
  }
}

function hasCatalog(source: Source, bytes: Uint8Array, start: number): boolean {
  try {
    const value = parseValue({ bytes, at: start, budget: source.budget });
    return isOf(value, 'dictionary') && toName(value.entries.get('Type')) === 'Catalog';
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal === 'damaged' ? false : refusePdf(refusal);
  }
}

function rootAt(catalog: number | null): Entries {
  return new Map(
    catalog === null ? [] : [['Root', { type: 'reference' as const, number: catalog }]],
  );
}

/** Half the largest file, since searching is slower than reading. */
const MAX_SEARCHED_BYTES = 50_000_000;
const MAX_HEAD = 12;
const LETTER_B = 0x62;
const LETTER_J = 0x6a;
const LETTER_O = 0x6f;
const LETTER_R = 0x72;
const LETTER_T = 0x74;
