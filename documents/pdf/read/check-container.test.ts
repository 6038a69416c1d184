import { expect, test } from 'vitest';
import { loadFonts } from '#cli/input/load-fonts.ts';
import { createPdf } from '#documents/pdf/create-pdf.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { checkContainer, type HeldInvoice } from './check-container.ts';
import { readDocument } from './read-document.ts';

const XMP = `<rdf:Description xmlns:fx="urn:factur-x" fx:DocumentType="INVOICE" fx:DocumentFileName="factur-x.xml"
 fx:ConformanceLevel="EN 16931"/><rdf:Description><pdfaid:part>3</pdfaid:part></rdf:Description>`;
const SOUND: HeldInvoice = {
  container: { associated: ['factur-x.xml'], xmp: XMP, hasOutputIntent: true },
  attachment: { name: 'factur-x.xml', relationship: 'Alternative' },
  profileName: 'EN 16931',
  invoiceCount: 1,
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
  expect(codesOf(named)).toEqual(['container-name', 'container-af', 'container-filename']);
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

test('a PDF holds one invoice', () => {
  expect(codesOf({ ...SOUND, invoiceCount: 2 })).toEqual(['several-invoices']);
});
