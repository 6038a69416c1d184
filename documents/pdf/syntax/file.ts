import {
  type ByteBuffer,
  createBuffer,
  viewBytes,
  writeByte,
  writeBytes,
  writeInteger,
  writeLatin1,
} from '#documents/pdf/bytes/byte-buffer.ts';
import { deflate } from '#documents/pdf/bytes/deflate.ts';
import { digest } from '#documents/pdf/bytes/digest.ts';

/**
 * A PDF file being written (ISO 32000-1, § 7.5): streams directly, other objects in compressed
 * object streams, then a cross-reference stream.
 */
export type PdfFile = {
  out: ByteBuffer;
  /** The position in the file, or the object stream, of each object number. */
  positions: number[];
  /** Each object number’s place: 0 in the file, else 1 + the index in its object stream. */
  places: number[];
  group: ObjectGroup;
};

type ObjectGroup = { number: number; count: number; header: ByteBuffer; body: ByteBuffer };

export function openFile(): PdfFile {
  const out = createBuffer(INITIAL_CAPACITY);
  // Four bytes above 127 mark the file as binary (ISO 19005-3, 6.1.2).
  writeLatin1(out, '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  const group = {
    number: 0,
    count: 0,
    header: createBuffer(4096),
    body: createBuffer(INITIAL_CAPACITY),
  };
  return { out, positions: [0], places: [0], group };
}

/** Reserves `count` object numbers; returns the first. */
export function reserveNumbers(file: PdfFile, count = 1): number {
  const first = file.positions.length;
  for (let index = 0; index < count; index++) {
    file.positions.push(0);
    file.places.push(0);
  }
  return first;
}

/** Writes an object other than a stream. */
export function writeObject(file: PdfFile, number: number, value: string): void {
  writeLatin1(beginObject(file, number), value);
}

/** Starts an object other than a stream: write its value to the buffer before any other. */
export function beginObject(file: PdfFile, number: number): ByteBuffer {
  if (file.group.count === OBJECTS_PER_GROUP) endGroup(file);
  const { group } = file;
  if (group.count === 0) group.number = reserveNumbers(file);
  if (group.count > 0) writeByte(group.body, NEW_LINE);
  writeInteger(group.header, number);
  writeByte(group.header, SPACE);
  writeInteger(group.header, group.body.length);
  writeByte(group.header, SPACE);
  file.positions[number] = group.number;
  file.places[number] = ++group.count;
  return group.body;
}

/** `entries` are those of its dictionary except the length. */
export function writeStream(
  file: PdfFile,
  number: number,
  { entries, bytes }: { entries: string; bytes: Uint8Array },
): void {
  const { out } = file;
  file.positions[number] = out.length;
  writeInteger(out, number);
  writeLatin1(out, ` 0 obj\n<<${entries}/Length ${bytes.length}>>\nstream\n`);
  writeBytes(out, bytes);
  writeLatin1(out, '\nendstream\nendobj\n');
}

export function writeCompressed(
  file: PdfFile,
  number: number,
  { entries = '', bytes }: { entries?: string; bytes: Uint8Array },
): void {
  writeStream(file, number, { entries: `${entries}/Filter/FlateDecode`, bytes: deflate(bytes) });
}

/** Ends the file; its identifier is a digest of everything before the cross-reference stream. */
export function closeFile(file: PdfFile, trailer: { catalog: number; info: number }): Uint8Array {
  endGroup(file);
  const number = reserveNumbers(file);
  const start = file.out.length;
  const id = digest(viewBytes(file.out));
  file.positions[number] = start;
  writeCompressed(file, number, {
    entries:
      `/Type/XRef/Size ${file.positions.length}/W[${XREF_WIDTHS.join(' ')}]/Root ${trailer.catalog} 0 R/Info ${trailer.info} 0 R` +
      `/ID[<${id}><${id}>]/DecodeParms<</Predictor 12/Columns ${XREF_COLUMNS}>>`,
    bytes: formatCrossReferences(file),
  });
  writeLatin1(file.out, `startxref\n${start}\n%%EOF\n`);
  return file.out.bytes.slice(0, file.out.length);
}

function endGroup(file: PdfFile): void {
  const { group } = file;
  if (group.count === 0) return;
  const entries = `/Type/ObjStm/N ${group.count}/First ${group.header.length}`;
  writeBytes(group.header, viewBytes(group.body));
  writeCompressed(file, group.number, { entries, bytes: viewBytes(group.header) });
  group.count = 0;
  group.body.length = 0;
  group.header.length = 0;
}

/** Rows of type, position and index (§ 7.5.8), each minus the row above, to deflate well. */
function formatCrossReferences({ positions, places }: PdfFile): Uint8Array {
  const rows = new Uint8Array(positions.length * ROW_LENGTH);
  const view = new DataView(rows.buffer);
  for (let number = 0; number < positions.length; number++) {
    const start = number * ROW_LENGTH;
    const place = places[number] ?? 0;
    view.setUint8(start, PREDICTOR_UP);
    view.setUint8(start + 1, place === 0 ? IN_FILE : IN_GROUP);
    view.setUint32(start + 2, positions[number] ?? 0);
    view.setUint16(start + 6, Math.max(place - 1, 0));
  }
  view.setUint8(1, FREE);
  view.setUint16(6, FREE_GENERATION);
  subtractRowsAbove(rows);
  return rows;
}

/** Backwards, so that each row is subtracted from an intact one. */
function subtractRowsAbove(rows: Uint8Array): void {
  for (let start = rows.length - ROW_LENGTH; start > 0; start -= ROW_LENGTH) {
    for (let index = start + 1; index < start + ROW_LENGTH; index++)
      rows[index] = (rows[index] ?? 0) - (rows[index - ROW_LENGTH] ?? 0);
  }
}

const INITIAL_CAPACITY = 65_536;
// Readers inflate a whole object stream to get one object.
const OBJECTS_PER_GROUP = 500;
const XREF_WIDTHS = [1, 4, 2];
const XREF_COLUMNS = 7;
const ROW_LENGTH = XREF_COLUMNS + 1;
const PREDICTOR_UP = 2;
const FREE = 0;
const IN_FILE = 1;
const IN_GROUP = 2;
const FREE_GENERATION = 65_535;
const NEW_LINE = 0x0a;
const SPACE = 0x20;
