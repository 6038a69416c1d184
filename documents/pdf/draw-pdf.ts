import type { Sheet } from '#documents/sheet/marks.ts';
import type { FontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { createBuffer, viewBytes } from './bytes/byte-buffer.ts';
import { type Attachment, embedFiles } from './embedded-files.ts';
import { openFonts } from './fonts/document-fonts.ts';
import type { FontFiles } from './fonts/fonts.ts';
import { getOutputProfile } from './icc-profile.ts';
import type { DrawableImage } from './images/drawable-image.ts';
import { embedImages } from './images/embed-images.ts';
import { prepareImage } from './images/prepare-image.ts';
import { formatInformation, formatXmp, type Metadata } from './metadata.ts';
import type { ContentRecord } from './paint/content-record.ts';
import { paintPage } from './paint/content-stream.ts';
import { type LinkAnnotation, writeLinks } from './paint/links.ts';
import type { Resources } from './paint/painter.ts';
import { writeOutline } from './structure/outline.ts';
import { writeStructureTree } from './structure/structure-tree.ts';
import { encodeForNow } from './syntax/encode-text.ts';
import {
  closeFile,
  openFile,
  type PdfFile,
  reserveNumbers,
  writeCompressed,
  writeObject,
  writeStream,
} from './syntax/file.ts';
import { formatText } from './syntax/strings.ts';

export type DrawPdfInput = {
  sheet: Sheet;
  /** Must cover every font part and weight of the sheet. */
  fonts: FontFiles;
  /** The metrics the sheet was laid out with; must cover every font part in `fonts`. */
  metrics: FontMetrics;
  attachments: readonly Attachment[];
  /** Embedded as `factur-x.xml`. */
  facturX?: { xml: string; conformanceLevel: 'EN 16931' };
  /** ISO 8601 instant with seconds and zone. */
  createdAt: string;
  producer?: string;
};

/**
 * Draws a sheet as a PDF 1.7 file that conforms to PDF/A-3b (ISO 19005-3) and PDF/UA-1 (ISO
 * 14289-1), and to Factur-X if given an invoice. Same input, same bytes. An image that cannot be
 * drawn leaves its place empty (`prepareImage` says why). Throws on a character without glyph, a
 * missing font or two attachments of one name.
 */
export function drawPdf(input: DrawPdfInput): Uint8Array {
  const { sheet } = input;
  const file = openFile();
  const catalog = reserveNumbers(file);
  const firstPage = reserveNumbers(file, sheet.pages.length);
  const images = sheet.images.map(requireDrawable);
  const resources: Resources = {
    fonts: openFonts(input.fonts, input.metrics.parts),
    images,
    colors: new Map(),
  };
  const record: ContentRecord = { owners: sheet.pages.map(() => []), areas: [] };
  const contents = paintPages(file, { sheet, resources, record });
  const links = writeLinks(file, {
    areas: record.areas,
    nodes: sheet.nodes,
    firstParent: sheet.pages.length,
  });
  const tree = writePages(file, { sheet, firstPage, contents, links, resources });
  const structure = writeStructureTree(file, { nodes: sheet.nodes, record, links, firstPage });
  const outline = writeOutline(file, { bookmarks: sheet.bookmarks ?? [], firstPage });
  return closeDocument(file, { input, catalog, pages: tree, structure, outline });
}

/** Null leaves its place empty; the user was told when the image was added. */
function requireDrawable(image: Sheet['images'][number]): DrawableImage | null {
  const prepared = prepareImage(image);
  return 'error' in prepared ? null : prepared;
}

type Painting = { sheet: Sheet; resources: Resources; record: ContentRecord };

/** Writes the content streams; returns the object number of the first, the others follow it. */
function paintPages(file: PdfFile, { sheet, resources, record }: Painting): number {
  const first = reserveNumbers(file, sheet.pages.length);
  const out = createBuffer(PAGE_CAPACITY);
  for (const [pageIndex, page] of sheet.pages.entries()) {
    out.length = 0;
    paintPage(page, { out, pageIndex, nodes: sheet.nodes, record, resources });
    writeCompressed(file, first + pageIndex, { bytes: viewBytes(out) });
  }
  return first;
}

type PageTree = {
  sheet: Sheet;
  firstPage: number;
  contents: number;
  links: readonly LinkAnnotation[];
  resources: Resources;
};

/** Writes the pages and their shared objects; returns the object number of the page tree. */
function writePages(
  file: PdfFile,
  { sheet, firstPage, contents, links, resources }: PageTree,
): number {
  const [tree, shared] = [reserveNumbers(file), reserveNumbers(file)];
  const fonts = resources.fonts.embed(file);
  const xObjects = embedImages(file, resources.images);
  writeObject(file, shared, `<</Font<<${fonts}>>${xObjects && `/XObject<<${xObjects}>>`}>>`);
  for (const [index, { width, height }] of sheet.pages.entries()) {
    const annotations = links
      .filter(({ page }) => page === index)
      .map(({ number }) => `${number} 0 R`);
    writeObject(
      file,
      firstPage + index,
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${width} ${height}]/Resources ${shared} 0 R/Contents ${contents + index} 0 R` +
        `/StructParents ${index}/Tabs/S${annotations.length > 0 ? `/Annots[${annotations.join(' ')}]` : ''}>>`,
    );
  }
  const kids = sheet.pages.map((_, index) => `${firstPage + index} 0 R`).join(' ');
  writeObject(file, tree, `<</Type/Pages/Kids[${kids}]/Count ${sheet.pages.length}>>`);
  return tree;
}

type Closing = {
  input: DrawPdfInput;
  catalog: number;
  pages: number;
  structure: number;
  /** Entries of the catalog. */
  outline: string;
};

function closeDocument(
  file: PdfFile,
  { input, catalog, pages, structure, outline }: Closing,
): Uint8Array {
  const { sheet, facturX, createdAt, producer = 'Facturier' } = input;
  const { title, author, subject, language } = sheet;
  const metadata: Metadata = {
    title,
    author,
    subject,
    language,
    producer,
    createdAt,
    conformanceLevel: facturX?.conformanceLevel,
  };
  const [packet, profile, info] = [
    reserveNumbers(file),
    reserveNumbers(file),
    reserveNumbers(file),
  ];
  // Uncompressed, so that simple tools can find it.
  writeStream(file, packet, {
    entries: '/Type/Metadata/Subtype/XML',
    bytes: new TextEncoder().encode(formatXmp(metadata)),
  });
  writeStream(file, profile, getOutputProfile());
  writeObject(file, info, formatInformation(metadata));
  const invoice = facturX ? [describeInvoice(facturX.xml)] : [];
  const files = embedFiles(file, { attachments: [...invoice, ...input.attachments], createdAt });
  writeObject(
    file,
    catalog,
    `<</Type/Catalog/Pages ${pages} 0 R/Metadata ${packet} 0 R/MarkInfo<</Marked true>>/StructTreeRoot ${structure} 0 R/Lang${formatText(language)}` +
      `/ViewerPreferences<</DisplayDocTitle true>>${outline}${files}/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1` +
      `/OutputConditionIdentifier(sRGB)/Info(sRGB IEC61966-2.1)/DestOutputProfile ${profile} 0 R>>]>>`,
  );
  return closeFile(file, { catalog, info });
}

/** `Alternative`: page and XML have the same content (BR-HYBRID-11, EN 16931 profile). */
function describeInvoice(xml: string): Attachment {
  return {
    name: 'factur-x.xml',
    mediaType: 'text/xml',
    bytes: encodeForNow(xml),
    description: 'Factur-X invoice (EN 16931)',
    relationship: 'Alternative',
  };
}

const PAGE_CAPACITY = 65_536;
