import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw } from '#documents/pdf/test/test-drawing.ts';
import { makeTestSheet } from '#documents/pdf/test/test-sheet.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { type Budget, createBudget } from './budget.ts';
import { type ReadAttachments, readAttachments } from './read-attachments.ts';
import { fromBytes, streamOf, toBytes, withInvoice, writeTestFile } from './test-file.ts';

const refused = (problem: string) => ({ ok: false, problem });

const FILLERS = ['\0', ' ', 'o', 't', 'obj', '1 0 obj ', '<<', '(', '[', '%\n', 'trailer '];

// Runs before the counted reads, which slow the engine down.
test('the largest file that is searched is searched once', () => {
  const budget = createBudget();
  expect(readAttachments(fill('\0', 50_000_000), budget)).toEqual(refused('damaged'));
  expect(stepsSpent(budget)).toBeLessThanOrEqual(50_000_000);
});

test.each(FILLERS)('megabytes of %j after a header are searched once and refused', (filler) => {
  const budget = createBudget();
  expect(readAttachments(fill(filler, 10_000_000), budget)).toMatchObject({ ok: false });
  expect(stepsSpent(budget)).toBeLessThanOrEqual(10_000_000);
});

test.each(FILLERS)('each look at %j is counted', (filler) => {
  expect(readWithinBudget(fill(filler, 100_000))).toMatchObject({ ok: false });
});

test('what is no PDF is said to be none, from its first kilobyte', () => {
  for (const bytes of [new Uint8Array(), toBytes('<Invoice/>'), new Uint8Array(100_000_000)]) {
    const { counted, reads } = countReads(bytes);
    expect(readAttachments(counted)).toEqual(refused('not-a-pdf'));
    expect(reads()).toBeLessThanOrEqual(1024);
  }
});

test('a file above the limit is not looked at', () => {
  const { counted, reads } = countReads(new Uint8Array(100_000_001));
  expect(readAttachments(counted)).toEqual(refused('too-large'));
  expect(reads()).toBe(0);
});

test('a larger file than is searched is not searched', () => {
  const { counted, reads } = countReads(fill('\0', 50_000_001));
  expect(readAttachments(counted)).toEqual(refused('damaged'));
  expect(reads()).toBeLessThan(BYTES_OF_ENDS);
});

test.each(['1 0 obj (', '1 0 obj (\\', '1 0 obj <', '1 0 obj %', '1 0 obj /', 'trailer ('])(
  'the end that no %j of many has is searched for within the budget',
  (filler) => {
    expect(readWithinBudget(fill(filler, 1000))).toMatchObject({ ok: false });
  },
);

test('a file that costs more than its budget is refused', () => {
  for (const filler of ['1 0 obj (', '1 0 obj <', '1 0 obj %'])
    expect(readWithinBudget(fill(filler, 10_000), smallBudget()), filler).toEqual(
      refused('too-complex'),
    );
  expect(readAttachments(fill('1 0 obj <', 1_000_000))).toEqual(refused('too-complex'));
});

test('a file with a password is recognised', () => {
  const trailer = '/Root 1 0 R/Encrypt 7 0 R';
  expect(readWithinBudget(writeTestFile(withInvoice(), { trailer }))).toEqual(refused('encrypted'));
  const cut = fromBytes(writeTestFile(withInvoice(), { trailer })).replace(/startxref\n\d+/, '');
  expect(readWithinBudget(toBytes(cut))).toEqual(refused('encrypted'));
});

test('a stream that inflates without end is left out, and a chain of them too', () => {
  const bomb = bombOf(50_000_000);
  const unreadable = [{ name: 'f-x', reason: 'too-large' }];
  expect(readWithinBudget(writeTestFile(withInvoice(bomb)))).toEqual({
    ok: true,
    attachments: [],
    unreadable,
    container: { associated: ['f-x'], embedded: ['f-x'], xmp: '', hasOutputIntent: false },
  });
  const chained = streamOf(deflateSync(deflateSync(new Uint8Array(33_000_000))), '/Filter[/Fl/Fl]');
  expect(readWithinBudget(writeTestFile(withInvoice(chained)))).toMatchObject({ unreadable });
});

test('many streams together are bounded as one is', () => {
  const large = streamOf(deflateSync(new Uint8Array(30_000_000)), '/Filter/FlateDecode');
  const bomb = bombOf(30_000_000);
  const files = Array.from({ length: 60 }, (_, index) => index + 100);
  const objects: Record<number, string> = {
    1: `<</Type/Catalog/Pages 2 0 R/AF[${files.map((file) => `<</UF(${file})/EF<</F ${file} 0 R>>>>`).join('')}]>>`,
    2: '<</Type/Pages/Kids[]/Count 0>>',
  };
  for (const [index, file] of files.entries()) objects[file] = index < 3 ? large : bomb;
  const read = readWithinBudget(writeTestFile(objects));
  expect(read.ok && read.attachments.length).toBe(3);
  const left = files.slice(3).map((file) => ({ name: String(file), reason: 'too-large' }));
  expect(read.ok && read.unreadable).toEqual(left);
});

test('cross-references that inflate without end, or count without end, are refused', () => {
  const bomb = bombOf(60_000_000, '/Type/XRef/W[1 1 1]/Size 99999999999/Root 1 0 R');
  const text = `%PDF-1.7\n1 0 obj\n${bomb}\nendobj\nstartxref\n9\n%%EOF`;
  expect(readWithinBudget(toBytes(text))).toEqual(refused('too-large'));
  const long = streamOf(new Uint8Array(20_000_000), '/Type/XRef/W[1 1 1]/Size 99999999/Root 1 0 R');
  const file = `%PDF-1.7\n1 0 obj\n${long}\nendobj\nstartxref\n9\n%%EOF`;
  expect(readWithinBudget(toBytes(file))).toEqual(refused('too-complex'));
});

test('a table that counts further than the file goes is refused', () => {
  for (const range of ['0 99999999999', '99999999999999999999 1', '0 4294967296', '-1 5', 'a b'])
    expect(
      readWithinBudget(
        toBytes(`%PDF-1.4\nxref\n${range}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF`),
      ),
      range,
    ).toEqual(refused('damaged'));
});

test('updates that follow one another in circles end', () => {
  const objects = withInvoice();
  const start = fromBytes(writeTestFile(objects)).indexOf('xref\n0 1');
  const file = writeTestFile(objects, { trailer: `/Root 1 0 R/Prev ${start}/XRefStm ${start}` });
  expect(readWithinBudget(file)).toMatchObject({ ok: true, attachments: [{ name: 'f-x' }] });
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
    expect(readWithinBudget(writeTestFile({ ...objects, ...circle }))).toMatchObject({ ok: true });
});

test('a name tree that grows without end is refused', () => {
  const objects = withInvoice();
  const kids = Array.from({ length: 300 }, () => '<</Kids 8 0 R>>').join('');
  const file = writeTestFile({ ...objects, 4: '<</Kids 8 0 R>>', 8: `[${kids}]` });
  const budget = createBudget();
  expect(readWithinBudget(file, budget)).toEqual(refused('too-complex'));
  // Refused before pending objects fill the memory.
  expect(stepsSpent(budget)).toBeLessThan(1_000_000);
});

test('a list that many name is counted for each of them', () => {
  const nulls = `[${'null '.repeat(2000)}]`;
  const pages = `[${'<</AF 8 0 R>>'.repeat(200)}]`;
  const root = { 1: '<</Type/Catalog/Pages 2 0 R>>', 2: `<</Kids${pages}>>`, 8: nulls };
  expect(readWithinBudget(writeTestFile(root), smallBudget())).toEqual(refused('too-complex'));
  const files = Array.from({ length: 200 }, (_, index) => index + 100);
  const filtered: Record<number, string> = {
    ...withInvoice(),
    1: `<</Type/Catalog/Pages 2 0 R/AF[${files.map((file) => `<</EF<</F ${file} 0 R>>>>`).join('')}]>>`,
    8: nulls,
  };
  for (const file of files) filtered[file] = '<</Filter 8 0 R/Length 0>>\nstream\n\nendstream';
  expect(readWithinBudget(writeTestFile(filtered), smallBudget())).toEqual(refused('too-complex'));
});

test('updates that share their rows are counted for each of them', () => {
  const rows = '\0'.repeat(90_000);
  const pad = (count: number) => String(count).padStart(8, '0');
  const headOf = (length: number, previous: number) =>
    `1 0 obj<</Type/XRef/W[1 1 1]/Size 30000/Length ${pad(length)}/Prev ${pad(previous)}>>stream\n`;
  const { length } = headOf(0, 0);
  const heads = Array.from({ length: 20 }, (_, index) =>
    headOf(rows.length + (19 - index) * length, 9 + Math.max(0, index - 1) * length),
  );
  const last = 9 + 19 * length;
  const file = `%PDF-1.7\n${heads.join('')}${rows}endstream\nstartxref\n${last}\n%%EOF`;
  expect(readWithinBudget(toBytes(file), smallBudget())).toEqual(refused('too-complex'));
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
  expect(readWithinBudget(toBytes(file))).toEqual(refused('damaged'));
});

test('values nested without end are refused, and take no stack', () => {
  for (const nest of ['[', '<</A', '[<</A[']) {
    const body = nest.repeat(200_000);
    const read = readWithinBudget(
      toBytes(`%PDF-1.7\n1 0 obj\n${body}\nendobj\ntrailer<</Root 1 0 R>>`),
    );
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
      readWithinBudget(file);
});

test('a file cut anywhere gives an answer', () => {
  const pdf = draw(makeTestSheet(), { facturX: { xml: '<a/>', conformanceLevel: 'EN 16931' } });
  checkProperty(
    fc.property(fc.integer({ min: 0, max: pdf.length }), (length) => {
      readWithinBudget(pdf.subarray(0, length));
    }),
    { numRuns: 150 },
  );
});

test('a file with bytes changed anywhere gives an answer', () => {
  const files = [draw(makeTestSheet()), writeTestFile(withInvoice())];
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  checkProperty(
    fc.property(fc.constantFrom(...files), fc.array(change, { maxLength: 30 }), (file, changes) => {
      const broken = file.slice();
      for (const [at, byte] of changes) broken[at % broken.length] = byte;
      readWithinBudget(broken);
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
  checkProperty(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      readWithinBudget(toBytes(`%PDF-1.7\n${pieces.join('\n')}`));
    }),
    { numRuns: 1000 },
  );
});

/** Reads a file; its budget must cover the bytes looked at, which bounds the time anywhere. */
function readWithinBudget(bytes: Uint8Array, budget = createBudget()): ReadAttachments {
  const { steps } = budget;
  const { counted, reads } = countReads(bytes);
  const read = readAttachments(counted, budget);
  expect(reads()).toBeLessThan(BYTES_OF_ENDS + READS_PER_STEP * (steps - budget.steps));
  return read;
}

/** Bytes that count every access; a search counts as one. */
function countReads(bytes: Uint8Array): { counted: Uint8Array; reads: () => number } {
  let count = 0;
  const indexOf = (wanted: number, start: number) => {
    const found = bytes.indexOf(wanted, start);
    count += (found === -1 ? bytes.length : found) - start;
    return found;
  };
  const counted = new Proxy(bytes, {
    get: (_, key) => {
      if (key === 'indexOf') return indexOf;
      // Method names are letters, which sort after the digits of indexes.
      if (typeof key === 'string' && key < 'A') count++;
      const value = Reflect.get(bytes, key);
      return typeof value === 'function' ? value.bind(bytes) : value;
    },
  });
  return { counted, reads: () => count };
}

function stepsSpent({ steps }: Budget): number {
  return createBudget().steps - steps;
}

function smallBudget(): Budget {
  return { ...createBudget(), steps: 200_000 };
}

/** Deflated zeros, damaged in the last ten megabytes, which fails any reader that gets there. */
function bombOf(length: number, entries = ''): string {
  const bytes = deflateSync(new Uint8Array(length));
  return streamOf(bytes.fill(0xff, bytes.length - 10_000), `${entries}/Filter/FlateDecode`);
}

/** A header, then `filler` repeated to the given length. */
function fill(filler: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const piece = toBytes(filler.repeat(Math.ceil(1000 / filler.length)));
  for (let at = 0; at < length; at += piece.length) bytes.set(piece.subarray(0, length - at), at);
  bytes.set(toBytes('%PDF-1.7\n'));
  return bytes;
}

/** The first kilobyte and the last two are not charged. */
const BYTES_OF_ENDS = 4096;
/** The head of an object is read forwards and backwards. */
const READS_PER_STEP = 4;
