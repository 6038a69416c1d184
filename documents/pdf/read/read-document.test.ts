import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buildFacturX, type Draft, parseDraft } from '#documents';
import { createPdf } from '#documents/pdf/create-pdf.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { readDocument } from './read-document.ts';
import { streamOf, toBytes, withInvoice, writeTestFile } from './test-file.ts';

const fonts = await loadFonts();
const names = Object.keys(samples) as (keyof typeof samples)[];
const makePdf = (draft: Draft) =>
  createPdf({ draft, today: draft.issueDate || '2026-11-20', ...fonts });

function requireRead(bytes: Uint8Array) {
  const read = readDocument(bytes);
  if (!read.ok) throw new Error(read.problem);
  return read;
}

test.for(names)('%s: its PDF opens as the same draft, but for its private notes', (name) => {
  const draft = requireDraft({ ...samples[name], privateNotes: 'Client difficile' });
  const { bytes, isBlocked } = makePdf(draft);
  const read = requireRead(bytes);
  const { privateNotes: _privateNotes, ...shared } = draft;
  expect(read.drafts).toEqual([{ draft: shared, setAside: [] }]);
  expect(read.attachments).toEqual([]);
  expect(isBlocked && read.invoice !== null).toBe(false);
  // Nor uncompressed anywhere else in the file.
  expect(toText(bytes)).not.toContain('Client difficile');
});

test('an unfinished document opens too, whatever was typed in it', () => {
  const words = fc.string({ unit: 'binary', maxLength: 40 });
  checkProperty(
    fc.property(words, words, (subject, note) => {
      const parsed = parseDraft({ ...samples.menuisier, subject, notes: note, number: '' });
      if (!parsed.ok) return;
      const { bytes, isBlocked } = makePdf(parsed.draft);
      expect(isBlocked).toBe(true);
      const read = requireRead(bytes);
      expect(read.invoice).toBeNull();
      expect(read.drafts[0]?.draft).toEqual(parsed.draft);
    }),
    { numRuns: 30 },
  );
});

test('an invoice made here brings its XML beside its draft', () => {
  const draft = requireDraft(samples.menuisier);
  const { invoice } = requireRead(makePdf(draft).bytes);
  expect(invoice?.name).toBe('factur-x.xml');
  expect(toText(invoice?.xml ?? new Uint8Array())).toContain('CrossIndustryInvoice');
  expect(invoice?.read).toMatchObject({ ok: true, invoice: { draft: { number: draft.number } } });
});

test('a PDF that was cut short is said to be', () => {
  const { bytes } = makePdf(requireDraft(samples.menuisier));
  expect(requireRead(bytes).isCut).toBe(false);
  for (const share of [0.2, 0.5, 0.8, 0.97])
    expect(readDocument(bytes.slice(0, bytes.length * share))).toEqual({
      ok: false,
      problem: 'cut-short',
    });
  // The objects are still there, so the file opens, with a warning.
  const table = new TextDecoder('latin1').decode(bytes).lastIndexOf('startxref');
  expect(requireRead(bytes.slice(0, table)).isCut).toBe(true);
});

test('a PDF of someone else gives its invoice, and what else it carries', () => {
  const objects = withInvoice();
  const file = writeTestFile({
    ...objects,
    1: '<</Type/Catalog/Pages 2 0 R/AF[7 0 R 5 0 R]>>',
    5: '<</UF(ZUGFeRD-invoice.xml)/AFRelationship/Data/EF<</F 9 0 R>>>>',
    7: '<</UF(stock.xml)/EF<</F 8 0 R>>>>',
    8: '<</Length 4>>\nstream\n<a/>\nendstream',
  });
  expect(requireRead(file)).toEqual({
    ok: true,
    drafts: [],
    invoice: {
      name: 'ZUGFeRD-invoice.xml',
      xml: toBytes('<Invoice/>'),
      read: { ok: false, problem: expect.objectContaining({ code: 'is-not-invoice' }) },
    },
    otherInvoices: [],
    attachments: [{ name: 'stock.xml', relationship: '', bytes: toBytes('<a/>') }],
    missing: [],
    isCut: false,
  });
});

test('an invoice in a PDF that another PDF carries is read, and said to be out of its place', () => {
  const draft = requireDraft(samples.menuisier);
  const inner = writeTestFile({
    ...withInvoice(streamOf(new TextEncoder().encode(buildFacturX(draft) ?? ''))),
    5: '<</UF(factur-x.xml)/AFRelationship/Data/EF<</F 9 0 R>>>>',
  });
  const portfolio = writeTestFile({
    ...withInvoice(streamOf(inner)),
    1: '<</Type/Catalog/Collection<</View/D>>/Pages 2 0 R/AF[5 0 R]>>',
    5: '<</UF(facture 12.pdf)/EF<</F 9 0 R>>>>',
  });
  const { invoice } = requireRead(portfolio);
  expect(invoice).toMatchObject({
    name: 'facture 12.pdf/factur-x.xml',
    read: {
      invoice: {
        draft: { number: draft.number },
        findings: [
          { code: 'container-portfolio', text: expect.stringContaining('facture 12.pdf') },
        ],
        verdict: 'to-report',
      },
    },
  });
});

test('the XML that is an invoice is found among others, whatever its name', () => {
  const xml = buildFacturX(requireDraft(samples.menuisier)) ?? '';
  const archive = zipSync({
    'commande.xml': toBytes('<Order/>'),
    'facture 12.xml': new TextEncoder().encode(xml),
  });
  const read = requireRead(archive);
  expect(read.invoice).toMatchObject({ name: 'facture 12.xml', read: { ok: true } });
  expect(read.attachments).toMatchObject([{ name: 'commande.xml' }]);
});

test('a draft in JSON opens, and says what was left out of it', () => {
  const { menuisier } = samples;
  const json = `\ufeff${JSON.stringify({ ...menuisier, issueDate: 'hier' })}`;
  const [opened] = requireRead(new TextEncoder().encode(json)).drafts;
  expect(opened?.draft.number).toBe(menuisier.number);
  expect(opened?.setAside).toMatchObject([{ path: 'issueDate' }]);
});

test('an XML is an invoice to be read, whatever its encoding', () => {
  const utf16 = Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from('<a/>', (c) => [c.charCodeAt(0), 0]).flat(),
  ]);
  for (const bytes of [
    toBytes('\n <Invoice/>'),
    new TextEncoder().encode('\ufeff\u200b<a/>'),
    utf16,
  ])
    expect(requireRead(bytes).invoice).toMatchObject({ name: '', xml: bytes, read: { ok: false } });
});

test('a ZIP gives the drafts of all its files', () => {
  const [first, second] = [samples.menuisier, samples['devis-plombier']].map(requireDraft);
  if (!first || !second) throw new Error('two samples are needed');
  const archive = zipSync({
    'a.pdf': makePdf(first).bytes,
    'dossier/b.json': new TextEncoder().encode(JSON.stringify(second)),
    'lisez-moi.txt': toBytes('bonjour'),
  });
  expect(requireRead(archive).drafts.map(({ draft }) => draft)).toEqual([first, second]);
});

test('what cannot be opened is refused with a reason', () => {
  const newer = JSON.stringify({ ...samples.menuisier, version: 2 });
  const cases: [Uint8Array, string][] = [
    [toBytes('bonjour'), 'unknown-format'],
    [new Uint8Array(), 'unknown-format'],
    [toBytes('{"name":"facturier"}'), 'nothing-inside'],
    [toBytes('{"a":'), 'nothing-inside'],
    [toBytes('{"a":'.repeat(1_000_000)), 'nothing-inside'],
    [new TextEncoder().encode(newer), 'newer-version'],
    [writeTestFile({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Kids[]>>' }), 'nothing-inside'],
    [writeTestFile(withInvoice(), { trailer: '/Root 1 0 R/Encrypt<<>>' }), 'encrypted'],
    [zipSync({ 'a.txt': toBytes('a') }), 'nothing-inside'],
    [toBytes('PK\x03\x04 and nothing more'), 'damaged'],
    [toBytes('%PDF-1.7'), 'cut-short'],
    [toBytes('%PDF-1.7 startxref 3 %%EOF'), 'damaged'],
  ];
  for (const [bytes, problem] of cases) expect(readDocument(bytes)).toEqual({ ok: false, problem });
});

test('a ZIP that inflates without end is left before its end', () => {
  const zeros = new Uint8Array(33_000_000);
  const json = new TextEncoder().encode(JSON.stringify(samples.menuisier));
  // Oversized files count too: the third one exhausts what a ZIP may inflate to.
  const archive = zipFast([
    ['a.json', zeros],
    ['b.xml', zeros],
    ['first.json', json],
    ['c.json', zeros],
    ['second.json', json],
  ]);
  expect(requireRead(archive)).toMatchObject({ drafts: [{ setAside: [] }], invoice: null });
});

/** A ZIP without checksums, deflated by zlib, since fflate needs seconds for megabytes. */
function zipFast(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  let content = Buffer.alloc(0);
  let directory = Buffer.alloc(0);
  for (const [name, bytes] of files) {
    const packed = deflateRawSync(bytes);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02');
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(content.length, 42);
    directory = Buffer.concat([directory, entry, Buffer.from(name)]);
    content = Buffer.concat([content, Buffer.from('PK\x03\x04'), Buffer.alloc(26), packed]);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(content.length, 16);
  return Buffer.concat([content, directory, end]);
}

function toText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
