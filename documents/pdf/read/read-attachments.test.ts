import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { draw } from '#documents/pdf/test/test-drawing.ts';
import { makeTestSheet } from '#documents/pdf/test/test-sheet.ts';
import { readAttachments } from './read-attachments.ts';
import { fromBytes, streamOf, toBytes, withInvoice, writeTestFile } from './test-file.ts';

const invoice = { name: 'f-x', relationship: 'Data', bytes: toBytes('<Invoice/>') };
const found = { ok: true, attachments: [invoice], unreadable: [] };

test('what a PDF says of itself is read beside its files', () => {
  const objects = {
    ...withInvoice(),
    1: '<</Type/Catalog/Pages 2 0 R/AF[5 0 R]/Metadata 10 0 R/OutputIntents[<<>>]>>',
    10: streamOf('<x:xmpmeta/>'),
  };
  expect(readAttachments(writeTestFile(objects))).toMatchObject({
    container: { associated: ['f-x'], embedded: [], xmp: '<x:xmpmeta/>', hasOutputIntent: true },
  });
  expect(readAttachments(writeTestFile(withInvoice()))).toMatchObject({
    container: { associated: ['f-x'], embedded: ['f-x'], xmp: '', hasOutputIntent: false },
  });
});

test('a file with a classic table gives what its name tree and its AF both name, once', () => {
  expect(readFiles(writeTestFile(withInvoice()))).toEqual(found);
});

test('a file made here gives what it carries', () => {
  const json = toBytes('{}');
  const pdf = draw(makeTestSheet({ lineCount: 300 }), {
    facturX: { xml: '<é/>', conformanceLevel: 'EN 16931' },
    attachments: [
      {
        name: 'relevé.json',
        mediaType: 'application/json',
        bytes: json,
        description: '',
        relationship: 'Supplement',
      },
    ],
  });
  expect(readFiles(pdf)).toEqual({
    ok: true,
    attachments: [
      {
        name: 'factur-x.xml',
        relationship: 'Alternative',
        mediaType: 'text/xml',
        bytes: new TextEncoder().encode('<é/>'),
      },
      {
        name: 'relevé.json',
        relationship: 'Supplement',
        mediaType: 'application/json',
        bytes: json,
      },
    ],
    unreadable: [],
  });
});

test('a file of another program too', async () => {
  const pdf = new PdfDocument({ pdfVersion: '1.7' });
  pdf.file(Buffer.from('<Invoice/>'), { name: 'factur-x.xml', type: 'text/xml' });
  pdf.text('Facture').end();
  expect(readFiles(new Uint8Array(await buffer(pdf)))).toMatchObject({
    attachments: [{ name: 'factur-x.xml', bytes: toBytes('<Invoice/>') }],
  });
});

test('what an update says holds, and what it says no more stays', () => {
  const first = fromBytes(writeTestFile(withInvoice(streamOf('<Old/>'))));
  const at = first.length;
  const object = `9 0 obj\n${streamOf('<Invoice/>')}\nendobj\n`;
  const table = `xref\n9 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  const before = /startxref\n(\d+)/.exec(first)?.[1];
  const update = `${object}${table}trailer\n<</Root 1 0 R/Prev ${before}>>\nstartxref\n${at + object.length}\n%%EOF`;
  expect(readFiles(toBytes(first + update))).toEqual(found);
});

test('a hybrid file gives the objects that only its stream knows', () => {
  const objects = withInvoice();
  const { 5: file = '', ...others } = objects;
  const group = streamOf(`5 0 ${file}`, '/Type/ObjStm/N 1/First 4');
  const base = fromBytes(writeTestFile({ ...others, 20: group }));
  const row = (number: number[]) => String.fromCharCode(...number);
  const at = base.indexOf('xref\n0 1');
  const stream = `30 0 obj\n${streamOf(row([2, 0, 20, 0]), '/Type/XRef/W[1 2 1]/Index[5 1]/Size 31')}\nendobj\n`;
  const table = base.slice(at).replace('/Root', `/XRefStm ${at}/Root`);
  const moved = table.replace(/startxref\n\d+/, `startxref\n${at + stream.length}`);
  expect(readFiles(toBytes(base.slice(0, at) + stream + moved))).toEqual(found);
});

test('cross-references that are wrong, cut off or missing do not lose the file', () => {
  const whole = fromBytes(writeTestFile(withInvoice()));
  const files = [
    fromBytes(writeTestFile(withInvoice(), { table: false })),
    whole.replace(/startxref\n\d+/, 'startxref\n99999999'),
    whole.replace(/startxref\n\d+/, 'startxref\n12'),
    whole.replaceAll(/\d{10} 00000 n/g, '0000000007 00000 n'),
    `Received: by mail\r\n${whole}`,
    whole.slice(0, whole.indexOf('startxref')),
  ];
  for (const file of files) expect(readFiles(toBytes(file))).toEqual(found);
});

test('a stream whose length is wrong ends where it says', () => {
  for (const length of ['3', '99999', '8 0 R', '9 0 R', '-1', '1e300'])
    expect(
      readFiles(
        writeTestFile(
          withInvoice(streamOf('<Invoice/>').replace(/Length \d+/, `Length ${length}`)),
        ),
      ),
      length,
    ).toEqual(found);
});

test('every filter that a file can be packed in is undone', () => {
  const packed: [string, string][] = [
    ['/ASCIIHexDecode', '3C496E766F6963652F3E>'],
    ['/AHx', '3c 49 6e 76 6f 69 63 65 2f 3E'],
    ['/ASCII85Decode', encodeAscii85('<Invoice/>')],
    ['[/A85 /AHx]', encodeAscii85('3C496E766F6963652F3E>')],
  ];
  for (const [filter, data] of packed)
    expect(
      readFiles(writeTestFile(withInvoice(streamOf(toBytes(data), `/Filter${filter}`)))),
      filter,
    ).toEqual(found);
});

test('files that a page shows, and no list names, are found', () => {
  const { 1: _catalog, ...objects } = withInvoice();
  const file = writeTestFile({
    ...objects,
    1: '<</Type/Catalog/Pages 2 0 R>>',
    3: '<</Type/Page/Parent 2 0 R/Annots[<</Subtype/Link>><</Subtype/FileAttachment/FS 5 0 R>>]>>',
  });
  expect(readFiles(file)).toEqual(found);
});

test('a file without any gives none', () => {
  expect(readFiles(draw(makeTestSheet()))).toEqual({
    ok: true,
    attachments: [],
    unreadable: [],
  });
});

function encodeAscii85(text: string): string {
  const bytes = toBytes(text);
  let out = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const size = Math.min(4, bytes.length - at);
    let group = [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (bytes[at + index] ?? 0), 0);
    const digits = Array.from({ length: 5 }, () => {
      const digit = String.fromCharCode(33 + (group % 85));
      group = Math.floor(group / 85);
      return digit;
    }).reverse();
    out += digits.slice(0, size + 1).join('');
  }
  return `${out}~>`;
}

/** The files without the container. */
function readFiles(bytes: Uint8Array) {
  const read = readAttachments(bytes);
  if (!read.ok) return read;
  const { container: _container, ...files } = read;
  return files;
}
