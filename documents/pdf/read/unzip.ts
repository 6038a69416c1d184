import { MAX_STREAM_BYTES } from './budget.ts';
import { hasText } from './characters.ts';
import { inflate } from './filters/inflate.ts';

export type Entry = { name: string; bytes: Uint8Array };

/**
 * The wanted files of a ZIP (APPNOTE 6.3), within limits on size and number; files beyond them,
 * encrypted or with another compression are left out. Null when not a ZIP.
 */
export function unzip(archive: Uint8Array, isWanted: (name: string) => boolean): Entry[] | null {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(archive);
  if (end === null) return null;
  const entries: Entry[] = [];
  let left = MAX_TOTAL_BYTES;
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    const listed = readListed(archive, view, at);
    if (!listed || entries.length >= MAX_ENTRIES) break;
    at = listed.next;
    if (!isWanted(listed.name)) continue;
    const bytes = unpack(archive, view, { ...listed, limit: Math.min(left, MAX_STREAM_BYTES) });
    // A failed inflation cost as much.
    left -= bytes?.length ?? MAX_STREAM_BYTES;
    if (bytes) entries.push({ name: listed.name, bytes });
    if (left <= 0) break;
  }
  return entries;
}

type Listed = { name: string; method: number; length: number; start: number; next: number };

/** The end record of the central directory: last in the file except for a comment. */
function findEnd(archive: Uint8Array): number | null {
  const last = archive.length - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--)
    if (hasText(archive, 'PK\x05\x06', at)) return at;
  return null;
}

function readListed(archive: Uint8Array, view: DataView, at: number): Listed | null {
  if (at + LISTED_LENGTH > archive.length || !hasText(archive, 'PK\x01\x02', at)) return null;
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
    view.getUint16(at + offset, true),
  ) as [number, number, number];
  const nameStart = at + LISTED_LENGTH;
  return {
    name: new TextDecoder('utf-8').decode(archive.subarray(nameStart, nameStart + nameLength)),
    method: view.getUint16(at + 10, true),
    length: view.getUint32(at + 20, true),
    start: view.getUint32(at + 42, true),
    next: nameStart + nameLength + extraLength + commentLength,
  };
}

function unpack(
  archive: Uint8Array,
  view: DataView,
  { method, length, start, limit }: Listed & { limit: number },
): Uint8Array | null {
  if (start + LOCAL_LENGTH > archive.length || !hasText(archive, 'PK\x03\x04', start)) return null;
  const names = view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const data = archive.subarray(start + LOCAL_LENGTH + names).subarray(0, length);
  if (method === STORED) return data.length > limit ? null : data;
  const inflated = method === DEFLATED ? inflate(data, { limit, isRaw: true }) : 'damaged';
  return typeof inflated === 'string' ? null : inflated;
}

/** More than a year of rent receipts for ten flats. */
const MAX_ENTRIES = 150;
const MAX_TOTAL_BYTES = 96_000_000;
const END_LENGTH = 22;
const LISTED_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
