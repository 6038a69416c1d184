import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { draw } from '#documents/pdf/test/test-drawing.ts';
import { makeTestSheet } from '#documents/pdf/test/test-sheet.ts';
import { type ReadAttachments, readAttachments } from './read-attachments.ts';
import { fromBytes, streamOf, toBytes, withInvoice, writeTestFile } from './test-file.ts';

/**
 * Reads within the two seconds promised to someone who drops a file: of work, since a busy machine
 * is slow at anything.
 */
function readSoon(bytes: Uint8Array): ReadAttachments {
  const start = process.threadCpuUsage();
  const read = readAttachments(bytes);
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(2000);
  return read;
}

const refused = (problem: string) => ({ ok: false, problem });

test('what is no PDF is said to be none', () => {
  for (const bytes of [new Uint8Array(), toBytes('<Invoice/>'), new Uint8Array(100_000_000)])
    expect(readSoon(bytes)).toEqual(refused('not-a-pdf'));
});

test('a file above the limit is not looked at', () => {
  expect(readSoon(new Uint8Array(100_000_001))).toEqual(refused('too-large'));
});

test('megabytes of nothing after a header are searched and refused', () => {
  for (const filler of [
    '\0',
    ' ',
    'o',
    't',
    'obj',
    '1 0 obj ',
    '<<',
    '(',
    '[',
    '%\n',
    'trailer ',
  ]) {
    const bytes = new Uint8Array(10_000_000);
    const piece = toBytes(filler.repeat(Math.ceil(1_000_000 / filler.length)));
    for (let at = 0; at < bytes.length; at += piece.length)
      bytes.set(piece.subarray(0, bytes.length - at), at);
    bytes.set(toBytes('%PDF-1.7\n'));
    expect(readSoon(bytes), filler).toMatchObject({ ok: false });
  }
});

test('the largest files after a header are searched, or not, and refused', () => {
  for (const length of [50_000_000, 100_000_000]) {
    const huge = new Uint8Array(length);
    huge.set(toBytes('%PDF-1.7\n'));
    expect(readSoon(huge), String(length)).toEqual(refused('damaged'));
  }
});

test('a file with a password is recognised', () => {
  const trailer = '/Root 1 0 R/Encrypt 7 0 R';
  expect(readSoon(writeTestFile(withInvoice(), { trailer }))).toEqual(refused('encrypted'));
  const cut = fromBytes(writeTestFile(withInvoice(), { trailer })).replace(/startxref\n\d+/, '');
  expect(readSoon(toBytes(cut))).toEqual(refused('encrypted'));
});

test('a stream that inflates without end is left out, and a chain of them too', () => {
  const zeros = zlibSync(new Uint8Array(50_000_000), { level: 9 });
  const bomb = streamOf(zeros, '/Filter/FlateDecode');
  const unreadable = [{ name: 'f-x', reason: 'too-large' }];
  expect(readSoon(writeTestFile(withInvoice(bomb)))).toEqual({
    ok: true,
    attachments: [],
    unreadable,
    container: { associated: ['f-x'], xmp: '', hasOutputIntent: false },
  });
  const chained = streamOf(zlibSync(zlibSync(new Uint8Array(33_000_000))), '/Filter[/Fl/Fl]');
  expect(readSoon(writeTestFile(withInvoice(chained)))).toMatchObject({ unreadable });
});

test('many streams together are bounded as one is', () => {
  const bomb = streamOf(zlibSync(new Uint8Array(30_000_000)), '/Filter/FlateDecode');
  const files = Array.from({ length: 60 }, (_, index) => index + 100);
  const objects: Record<number, string> = {
    1: `<</Type/Catalog/Pages 2 0 R/AF[${files.map((file) => `<</UF(${file})/EF<</F ${file} 0 R>>>>`).join('')}]>>`,
    2: '<</Type/Pages/Kids[]/Count 0>>',
  };
  for (const file of files) objects[file] = bomb;
  const read = readSoon(writeTestFile(objects));
  expect(read.ok && read.attachments.length).toBe(3);
  expect(read.ok && read.unreadable).toHaveLength(57);
});

test('cross-references that inflate without end, or count without end, are refused', () => {
  const bomb = streamOf(
    zlibSync(new Uint8Array(60_000_000)),
    '/Type/XRef/W[1 1 1]/Size 99999999999/Root 1 0 R/Filter/FlateDecode',
  );
  const text = `%PDF-1.7\n1 0 obj\n${bomb}\nendobj\nstartxref\n9\n%%EOF`;
  expect(readSoon(toBytes(text))).toEqual(refused('too-large'));
  const long = streamOf(new Uint8Array(20_000_000), '/Type/XRef/W[1 1 1]/Size 99999999/Root 1 0 R');
  const file = `%PDF-1.7\n1 0 obj\n${long}\nendobj\nstartxref\n9\n%%EOF`;
  expect(readSoon(toBytes(file))).toEqual(refused('too-complex'));
});

test('a table that counts further than the file goes is refused', () => {
  for (const range of ['0 99999999999', '99999999999999999999 1', '0 4294967296', '-1 5', 'a b'])
    expect(
      readSoon(toBytes(`%PDF-1.4\nxref\n${range}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF`)),
      range,
    ).toEqual(refused('damaged'));
});

test('updates that follow one another in circles end', () => {
  const objects = withInvoice();
  const start = fromBytes(writeTestFile(objects)).indexOf('xref\n0 1');
  const file = writeTestFile(objects, { trailer: `/Root 1 0 R/Prev ${start}/XRefStm ${start}` });
  expect(readSoon(file)).toMatchObject({ ok: true, attachments: [{ name: 'f-x' }] });
});

test('trees and references that turn round end', () => {
  const objects = withInvoice();
  const circles: Record<number, string>[] = [
    { 4: '<</Kids[4 0 R 6 0 R 4 0 R]>>', 6: '<</Kids[4 0 R]/Names[(a)5 0 R]>>' },
    { 2: '<</Kids[2 0 R 3 0 R]>>', 3: '<</Kids[2 0 R]/Annots[3 0 R]/AF 3 0 R>>' },
    { 5: '5 0 R', 4: '6 0 R', 6: '4 0 R' },
    { 9: streamOf('<Invoice/>').replace(/Length \d+/, 'Length 9 0 R/Filter 9 0 R') },
    { 9: streamOf('<Invoice/>', '/Filter 9 0 R/DecodeParms 9 0 R') },
  ];
  for (const circle of circles)
    expect(readSoon(writeTestFile({ ...objects, ...circle }))).toMatchObject({ ok: true });
});

test('a name tree that grows without end is refused', () => {
  const objects = withInvoice();
  const kids = Array.from({ length: 300 }, () => '<</Kids 8 0 R>>').join('');
  const file = writeTestFile({ ...objects, 4: '<</Kids 8 0 R>>', 8: `[${kids}]` });
  expect(readSoon(file)).toEqual(refused('too-complex'));
});

test('an object stream that holds itself holds nothing', () => {
  const rows = (places: number[][]) => String.fromCharCode(...places.flat());
  const group = streamOf('20 0 1 5 <</Type/Catalog>>', '/Type/ObjStm/N 2/First 9');
  const head = `%PDF-1.7\n20 0 obj\n${group}\nendobj\n`;
  const stream = streamOf(
    rows([
      [2, 20, 0],
      [2, 20, 0],
    ]),
    '/Type/XRef/W[1 1 1]/Index[1 1 20 1]/Size 21/Root 1 0 R',
  );
  const file = `${head}30 0 obj\n${stream}\nendobj\nstartxref\n${head.length}\n%%EOF`;
  expect(readSoon(toBytes(file))).toEqual(refused('damaged'));
});

test('values nested without end are refused, and take no stack', () => {
  for (const nest of ['[', '<</A', '[<</A[']) {
    const body = nest.repeat(200_000);
    const read = readSoon(toBytes(`%PDF-1.7\n1 0 obj\n${body}\nendobj\ntrailer<</Root 1 0 R>>`));
    expect(read).toEqual(refused('too-complex'));
  }
});

test('numbers beyond reason are only wrong', () => {
  const objects = withInvoice();
  for (const number of [
    '1e999',
    '-1',
    '99999999999999999999',
    '9007199254740993',
    '.',
    '--5',
    'NaN',
  ])
    for (const file of [
      writeTestFile({
        ...objects,
        9: streamOf('x', `/DecodeParms<</Predictor 12/Columns ${number}/Colors ${number}>>`),
      }),
      writeTestFile(objects, { trailer: `/Root 1 0 R/Prev ${number}/Size ${number}` }),
      writeTestFile(objects, { trailer: `/Root ${number} 0 R` }),
    ])
      readSoon(file);
});

test('a file cut anywhere gives an answer', () => {
  const pdf = draw(makeTestSheet(), { facturX: { xml: '<a/>', conformanceLevel: 'EN 16931' } });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: pdf.length }), (length) => {
      readSoon(pdf.subarray(0, length));
    }),
    { numRuns: 150 },
  );
});

test('a file with bytes changed anywhere gives an answer', () => {
  const files = [draw(makeTestSheet()), writeTestFile(withInvoice())];
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(change, { maxLength: 30 }), (file, changes) => {
      const broken = file.slice();
      for (const [at, byte] of changes) broken[at % broken.length] = byte;
      readSoon(broken);
    }),
    { numRuns: 300 },
  );
});

test('pieces of syntax in any order give an answer', () => {
  const piece = fc.constantFrom(
    ...'%PDF-1.7|1 0 obj|2 0 obj|endobj|<<|>>|[|]|(|)|<|>|/Type|/Catalog|/Pages|/Kids|/Names|/ObjStm|/XRef|/W|/N 9|/First 9|/Length|/Length 9 0 R|stream|endstream|xref|trailer|startxref|0|9|1 0 R|2 0 R|/Prev 9|/Root 1 0 R|/Filter/FlateDecode|/EF|/AF|null|%'.split(
      '|',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      readSoon(toBytes(`%PDF-1.7\n${pieces.join('\n')}`));
    }),
    { numRuns: 1000 },
  );
});
