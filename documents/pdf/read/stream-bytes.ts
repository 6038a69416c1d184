import { type Budget, MAX_STREAM_BYTES, spend } from './budget.ts';
import { findText, hasText, isBlank } from './characters.ts';
import { decode, type Filter } from './filters/decode.ts';
import type { Inflated } from './filters/inflate.ts';

export type StreamPlan = { start: number; length: number | null; filters: readonly Filter[] };

/** The bytes of a stream, its filters undone in order, within the inflation budget. */
export function readStreamBytes(
  bytes: Uint8Array,
  { start, length, filters }: StreamPlan,
  budget: Budget,
): Inflated {
  if (filters.length > MAX_FILTERS) return 'damaged';
  let current = cutOut(bytes, { start, length }, budget);
  if (filters.length === 0 && current.length > MAX_STREAM_BYTES) return 'too-large';
  for (const filter of filters) {
    spend(budget, current.length);
    const decoded = decode(current, filter, Math.min(MAX_STREAM_BYTES, budget.inflatedBytes));
    // A failed inflation cost as much.
    budget.inflatedBytes -= decoded === 'too-large' ? MAX_STREAM_BYTES : decoded.length;
    if (typeof decoded === 'string') return decoded;
    current = decoded;
  }
  return current;
}

/** The stated length is trusted if `endstream` follows; else that word is searched for. */
function cutOut(
  bytes: Uint8Array,
  { start, length }: { start: number; length: number | null },
  budget: Budget,
): Uint8Array {
  if (length !== null && isFollowedByEnd(bytes, start + length))
    return bytes.subarray(start, start + length);
  const end = findText(bytes, 'endstream', { start, budget });
  return bytes.subarray(start, end === -1 ? bytes.length : trimLineEnd(bytes, start, end));
}

function isFollowedByEnd(bytes: Uint8Array, at: number): boolean {
  let end = at;
  while (end < at + MAX_GAP && isBlank(bytes[end])) end++;
  return hasText(bytes, 'endstream', end);
}

/** The line end before `endstream` is not part of the stream. */
function trimLineEnd(bytes: Uint8Array, start: number, end: number): number {
  let trimmed = end;
  if (trimmed > start && bytes[trimmed - 1] === LINE_FEED) trimmed--;
  if (trimmed > start && bytes[trimmed - 1] === CARRIAGE_RETURN) trimmed--;
  return trimmed;
}

/** Real files use at most two. */
const MAX_FILTERS = 4;
const MAX_GAP = 4;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
