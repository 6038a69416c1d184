import { expect, test } from 'vitest';
import { createPdf } from '#documents/pdf/create-pdf.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { checkContainer, type HeldInvoice } from './check-container.ts';
import { readDocument } from './read-document.ts';

const XMP = `<rdf:Description xmlns:fx="urn:factur-x" fx:DocumentType="INVOICE" fx:DocumentFileName="factur-x.xml"
 fx:ConformanceLevel="EN 16931"/><rdf:Description><pdfaid:part>3</pdfaid:part></rdf:Description>`;
const SOUND: HeldInvoice = {
  container: {
    associated: ['factur-x.xml'],
    embedded: ['factur-x.xml'],
    xmp: XMP,
    hasOutputIntent: true,
  },
  attachment: { name: 'factur-x.xml', relationship: 'Alternative', mediaType: 'text/xml' },
  profileName: 'EN 16931',
  invoiceCount: 1,
  copyCount: 1,
};
const codesOf = (held: HeldInvoice) => checkContainer(held).map(({ code }) => code);
const withContainer = (container: Partial<HeldInvoice['container']>) =>
  codesOf({ ...SOUND, container: { ...SOUND.container, ...container } });

test('our own PDF is what it says', async () => {
  const draft = requireDraft(menuisier);
  const { bytes } = createPdf({ draft, today: draft.issueDate, ...(await loadFonts()) });
  const read = readDocument(bytes);
  if (!read.ok || !read.invoice?.read.ok) throw new Error('not read');
  expect(read.invoice.read.invoice).toMatchObject({ verdict: 'conforming', findings: [] });
});

test('nothing is found in a sound PDF', () => {
  expect(codesOf(SOUND)).toEqual([]);
  expect(
    codesOf({
      ...SOUND,
      container: { ...SOUND.container, xmp: XMP.replace('EN 16931', 'COMFORT') },
    }),
  ).toEqual([]);
});

test('the file has its name, is tied to the document and says what it is to it', () => {
  const named = { ...SOUND, attachment: { ...SOUND.attachment, name: 'facture.xml' } };
  expect(codesOf(named)).toEqual([
    'container-name',
    'container-af',
    'container-names',
    'container-filename',
  ]);
  expect(withContainer({ associated: [] })).toEqual(['container-af']);
  const unsaid = { ...SOUND, attachment: { ...SOUND.attachment, relationship: 'Unspecified' } };
  expect(codesOf(unsaid)).toEqual(['container-relationship']);
});

test('the metadata promise the profile of the XML, in a PDF/A-3', () => {
  expect(withContainer({ xmp: '' })).toEqual(['container-metadata', 'container-pdfa']);
  expect(codesOf({ ...SOUND, profileName: 'BASIC' })).toEqual(['container-level']);
  expect(withContainer({ xmp: XMP.replace('part>3', 'part>1') })).toEqual(['container-pdfa']);
  expect(withContainer({ hasOutputIntent: false })).toEqual(['container-color']);
});

test('the level of the profile is written as the format has it', () => {
  const spelled = (level: string) => withContainer({ xmp: XMP.replace('EN 16931', level) });
  expect(spelled('EN16931')).toEqual(['container-level']);
  expect(spelled('en 16931')).toEqual(['container-level']);
  const short = { ...SOUND.container, xmp: XMP.replace('EN 16931', 'BASICWL') };
  expect(codesOf({ ...SOUND, container: short, profileName: 'BASIC WL' })).toEqual([
    'container-level',
  ]);
});

test('the file stands once in the name tree', () => {
  expect(withContainer({ embedded: [] })).toEqual(['container-names']);
  expect(withContainer({ embedded: ['factur-x.xml', 'factur-x.xml'] })).toEqual([
    'container-twice',
  ]);
  expect(codesOf({ ...SOUND, copyCount: 2 })).toEqual(['container-twice']);
});

test('the file says that it is XML', () => {
  const typed = (mediaType?: string) =>
    checkContainer({ ...SOUND, attachment: { ...SOUND.attachment, mediaType } });
  expect(typed('text/plain')).toMatchObject([
    { code: 'container-media-type', severity: 'warning' },
  ]);
  expect(typed()).toMatchObject([{ code: 'container-media-type', severity: 'warning' }]);
  expect(typed('application/xml')).toMatchObject([{ severity: 'info' }]);
});

test('a PDF holds one invoice', () => {
  expect(codesOf({ ...SOUND, invoiceCount: 2 })).toEqual(['several-invoices']);
});
