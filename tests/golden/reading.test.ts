import { expect, test } from 'vitest';
import { requireKind, subtypeOf } from '#documents';
import { samples } from '#documents/samples/samples.ts';
import { listNodes, type StructureNode } from './describe-structure.ts';
import { type Drawn, drawCase } from './draw-case.ts';
import { goldenCases } from './golden-cases.ts';
import { nameGolden } from './golden-folder.ts';
import { openPdf } from './open-pdf.ts';
import { readAttachments } from './read-attachments.ts';
import { readGlyphs } from './read-glyphs.ts';
import { readPlainText, readText } from './read-text.ts';
import { readTextBoxes } from './read-text-boxes.ts';
import { scanCode } from './scan-code.ts';

// Our files, read by another program.

test('an invoice carries its XML and its draft', async () => {
  const { draft, xml, pdf } = await drawCase(samples.menuisier);
  const files = await openPdf(pdf, readAttachments);
  expect([...files.keys()].sort()).toEqual(['factur-x.xml', 'facturier.json']);
  expect(files.get('factur-x.xml')).toBe(xml);
  expect(JSON.parse(files.get('facturier.json') ?? '')).toEqual(draft);
});

test('private notes leave with no file', async () => {
  const { pdf } = await drawCase({ ...samples.menuisier, privateNotes: 'Marge de 40 points' });
  await openPdf(pdf, async (document) => {
    const files = await readAttachments(document);
    expect(files.get('facturier.json')).not.toContain('privateNotes');
    const texts = [...files.values(), await readPlainText(document)];
    for (const text of texts) expect(text).not.toContain('Marge de 40');
  });
});

test('a proforma carries its draft and no XML', async () => {
  const { pdf } = await drawCase(samples['proforma-machine']);
  await openPdf(pdf, async (document) => {
    expect([...(await readAttachments(document)).keys()]).toEqual(['facturier.json']);
    const { metadata } = await document.getMetadata();
    expect(metadata?.get('fx:documentfilename')).toBeNull();
  });
});

test('a draft that breaks a rule says BROUILLON and carries no XML', async () => {
  const { pdf, xml } = await drawCase({ ...samples.menuisier, number: '' });
  expect(xml).toBeNull();
  await openPdf(pdf, async (document) => {
    expect([...(await readAttachments(document)).keys()]).toEqual(['facturier.json']);
    expect(await readGlyphs(document, 1)).toContain('BROUILLON');
  });
});

test('a file says what it is in its metadata', async () => {
  const { pdf } = await drawCase(samples.menuisier);
  const { info, metadata } = await openPdf(pdf, (document) => document.getMetadata());
  expect(info).toMatchObject({
    PDFFormatVersion: '1.7',
    Language: 'fr',
    Title: 'Facture F-2026-0042',
    Author: 'Menuiserie Lefèvre & Fils',
    CreationDate: 'D:20261120000000Z',
  });
  expect(Object.fromEntries(metadata ?? [])).toMatchObject({
    'pdfaid:part': '3',
    'pdfaid:conformance': 'B',
    'pdfuaid:part': '1',
    'dc:title': 'Facture F-2026-0042',
    'dc:language': 'fr',
    'fx:documentfilename': 'factur-x.xml',
    'fx:conformancelevel': 'EN 16931',
  });
});

test('text copies with its accents, its signs and its no-break spaces', async () => {
  const { pdf } = await drawCase({
    ...samples.menuisier,
    notes: 'Ça — « dès l’été » : cœur, Œuvre, ÀÉÈÙÇ, naïf ; fi fl ffi',
  });
  const glyphs = await openPdf(pdf, (document) => readGlyphs(document, 1));
  const text = glyphs.join('\n');
  expect(text).toContain('4\u202f707,00\u00a0€');
  expect(text).toContain('Menuiserie Lefèvre & Fils');
  expect(text).toContain('4 bis, passage de l’Œuvre');
  expect(text).toContain('Ça — «\u00a0dès l’été\u00a0»\u00a0: cœur, Œuvre, ÀÉÈÙÇ, naïf');
  expect(text).toContain('naïf\u202f; fi fl ffi');
});

for (const golden of goldenCases) {
  test(`${nameGolden(golden)} is tagged from its title to its totals`, async () => {
    const { pdf } = await drawCase(golden.input);
    await openPdf(pdf, async (document) => {
      const { info } = await document.getMetadata();
      expect(info).toMatchObject({ Language: golden.input.language ?? 'fr' });
      const marks = await document.getMarkInfo();
      expect(marks).toEqual(new Map(Object.entries({ ...NOT_SAID, Marked: true })));
      const page = await document.getPage(1);
      const tree = (await page.getStructTree()) as StructureNode; // type lacks alternative texts
      expect(await readText(document)).not.toContain('[untagged]');
      expect(listNodes(tree, 'H1')).toHaveLength(1);
      const headers = listNodes(tree, 'TH');
      // A receipt may have no table.
      if (!golden.input.receipt) {
        expect(listNodes(tree, 'Table').length).toBeGreaterThan(0);
        expect(headers.length).toBeGreaterThan(3);
      }
      for (const { scope } of headers) expect(['Row', 'Column']).toContain(scope);
      for (const { alt } of listNodes(tree, 'Figure')) expect(alt).toBeTruthy();
    });
  });

  test(`${nameGolden(golden)} shows every amount of its totals`, async () => {
    const drawn = await drawCase(golden.input);
    const text = await openPdf(drawn.pdf, readPlainText);
    for (const amount of listShownAmounts(drawn)) expect(text).toContain(amount);
  });

  test(`${nameGolden(golden)} keeps its text inside the margins`, async () => {
    const { pdf } = await drawCase(golden.input);
    for (const { text, left, right } of await openPdf(pdf, readTextBoxes)) {
      expect(left, text).toBeGreaterThan(MARGIN);
      expect(right, text).toBeLessThan(A4_WIDTH - MARGIN);
    }
  });

  test(`${nameGolden(golden)} can be paid with the code on its page`, async () => {
    const drawn = await drawCase(golden.input);
    expect(await openPdf(drawn.pdf, scanCode)).toEqual(expectedPayload(drawn));
  });
}

/** With or without tax, as the document is written; zero only where required. */
function listShownAmounts({ draft, totals }: Drawn): string[] {
  const currency = {
    style: 'currency',
    currency: draft.currency,
    currencyDisplay: draft.currency === 'EUR' ? 'symbol' : 'code',
  } as const;
  const decimals = new Intl.NumberFormat('fr-FR', currency).resolvedOptions().maximumFractionDigits;
  const write = (cents: number, style?: Intl.NumberFormatOptions) =>
    writeAmount(cents, draft.language, { minimumFractionDigits: decimals ?? 2, ...style });
  const ownAmounts = listOwnAmounts(totals);
  if (ownAmounts.length > 0) return ownAmounts.map((cents) => write(cents, currency));
  const { taxExclusiveTotal, vatTotal, taxInclusiveTotal, prepaidTotal, payableAmount } = totals;
  const rows = totals.vatBreakdown.filter(({ vatAmount }) => vatAmount !== 0);
  const amounts = [
    ...totals.lines.map(({ typedAmount }) => typedAmount),
    ...rows.flatMap(({ taxableAmount, vatAmount }) => [taxableAmount, vatAmount]),
    ...[taxExclusiveTotal, vatTotal, taxInclusiveTotal, prepaidTotal].filter(Boolean),
  ];
  return [...amounts.map((cents) => write(cents)), write(payableAmount, currency)];
}

/** Documents without lines: a receipt, a rent. */
function listOwnAmounts({ receipt, rent }: Drawn['totals']): number[] {
  const { amount, remainingDue = null, vat = [] } = receipt ?? {};
  const { shown, dueTotal, receivedTotal } = rent ?? {};
  return [
    ...[amount, remainingDue ?? undefined],
    ...vat.flatMap((part) => [part.taxableAmount, part.vatAmount]),
    ...[shown?.rentAmount, shown?.chargesAmount, dueTotal, receivedTotal || undefined],
  ].filter((cents) => cents !== undefined);
}

function writeAmount(
  cents: number,
  language: Drawn['draft']['language'],
  style: Intl.NumberFormatOptions = {},
): string {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', style);
  return format.format(Math.abs(cents) / 100).replace(/\s/g, ' ');
}

/** EPC069-12, version 002: the data that a bank needs for a transfer. */
function expectedPayload({ draft, totals }: Drawn): string | null {
  const { seller, payee, payment, number } = draft;
  const { asksPayment } = subtypeOf(requireKind(draft.kind), draft.subtype);
  const isAsked = asksPayment && totals.payableAmount > 0 && draft.currency === 'EUR';
  if (!isAsked || !payment.means.includes('transfer')) return null;
  const amount = `EUR${(totals.dueNowAmount / 100).toFixed(2)}`;
  const { iban, bic, name } = payee?.iban
    ? payee
    : { ...seller, name: seller.accountHolder ?? seller.name };
  const lines = ['BCD', '002', '1', 'SCT', bic, name, iban, amount, '', '', number];
  return lines.join('\n');
}

const NOT_SAID = { UserProperties: false, Suspects: false };
const A4_WIDTH = 595;
const MARGIN = 40;
