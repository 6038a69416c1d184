import { unzlibSync } from 'fflate';

/** `text` is the object without its stream; `stream` is inflated. */
export type ReadObject = { text: string; stream?: Uint8Array };

/** Reads back a file of ours through its cross-reference stream, independently of the writer. */
export function readObjects(pdf: Uint8Array): Map<number, ReadObject> {
  const text = toLatin1(pdf);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const rows = readRows(readAt(pdf, text, start));
  const inFile = rows.flatMap(([type, position], number) =>
    type === 1 ? [[number, readAt(pdf, text, position, number)] as const] : [],
  );
  const objects = new Map(inFile);
  for (const [number, [type, group, index]] of rows.entries()) {
    if (type === 2) objects.set(number, { text: readGrouped(objects.get(group), number, index) });
  }
  return objects;
}

/** The object that a reference such as `/Root 1 0 R` names. */
export function follow(objects: Map<number, ReadObject>, from: string, key: string): ReadObject {
  const number = Number(new RegExp(`/${key} (\\d+) 0 R`).exec(from)?.[1]);
  const object = objects.get(number);
  if (!object) throw new Error(`/${key} leads nowhere in ${from}`);
  return object;
}

export function readCatalog(objects: Map<number, ReadObject>): string {
  const trailer = [...objects.values()].find(({ text }) => text.includes('/Type/XRef'));
  return follow(objects, trailer?.text ?? '', 'Root').text;
}

/** The content streams of the pages, in order, as Latin-1 text. */
export function readPageObjects(objects: Map<number, ReadObject>): string[] {
  const pages = [...objects.values()].filter(({ text }) => text.startsWith('<</Type/Page/'));
  return pages.map(({ text }) =>
    toLatin1(follow(objects, text, 'Contents').stream ?? new Uint8Array()),
  );
}

export function toLatin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

type Row = [type: number, position: number, index: number];

function readRows({ text, stream = new Uint8Array() }: ReadObject): Row[] {
  const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
  const row = new Uint8Array(7);
  return Array.from({ length: size }, (_, number) => {
    for (let column = 0; column < 7; column++)
      row[column] = (row[column] ?? 0) + (stream[number * 8 + 1 + column] ?? 0);
    const view = new DataView(row.buffer);
    return [view.getUint8(0), view.getUint32(1), view.getUint16(5)];
  });
}

function readAt(pdf: Uint8Array, text: string, position: number, number?: number): ReadObject {
  const match = /^(\d+) 0 obj\n(<<.*>>)\nstream\n/.exec(
    `${text.slice(position, position + 4000).split('stream\n')[0]}stream\n`,
  );
  if (!match) throw new Error(`No stream at ${position}`);
  const [whole, found, dictionary = ''] = match;
  if (number !== undefined && Number(found) !== number)
    throw new Error(`Object ${found} stands where ${number} should`);
  const length = Number(/\/Length (\d+)>>$/.exec(dictionary)?.[1]);
  const start = position + whole.length;
  if (text.slice(start + length, start + length + 18) !== '\nendstream\nendobj\n')
    throw new Error(`Object ${found} has a wrong length`);
  const bytes = pdf.subarray(start, start + length);
  return {
    text: dictionary,
    stream: /\/Filter\/FlateDecode/.test(dictionary) ? unzlibSync(bytes) : bytes,
  };
}

function readGrouped(group: ReadObject | undefined, number: number, index: number): string {
  const body = toLatin1(group?.stream ?? new Uint8Array());
  const first = Number(/\/First (\d+)/.exec(group?.text ?? '')?.[1]);
  const header = body.slice(0, first).trim().split(' ').map(Number);
  if (header[index * 2] !== number)
    throw new Error(`Object ${header[index * 2]} stands where ${number} should`);
  return body
    .slice(first + (header[index * 2 + 1] ?? 0), first + (header[index * 2 + 3] ?? body.length))
    .trimEnd();
}
