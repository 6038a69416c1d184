import { type PdfFile, reserveNumbers, writeCompressed, writeObject } from './syntax/file.ts';
import { formatDate, formatLiteral, formatName, formatText } from './syntax/strings.ts';

/** An attached file. Factur-X allows PDF, TXT, GIF, TIFF, JPG, CSV, XML, JSON, XLSX and ODS. */
export type Attachment = {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  /** Shown in the reader’s list of attachments. */
  description: string;
  /** The relationship to the document (ISO 19005-3, annex E). */
  relationship: 'Alternative' | 'Data' | 'Source' | 'Supplement' | 'Unspecified';
};

/**
 * Writes the attachments; returns the catalog entries that name them: `AF` and the name tree, both
 * required (ISO 19005-3, 6.8; BR-HYBRID-13). Refuses two attachments of one name.
 */
export function embedFiles(
  file: PdfFile,
  { attachments, createdAt }: { attachments: readonly Attachment[]; createdAt: string },
): string {
  if (attachments.length === 0) return '';
  // Name trees are sorted (ISO 32000-1, § 7.9.6).
  const sorted = [...attachments].sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = sorted.map(({ name }) => name);
  const twin = names.find((name, index) => name === names[index + 1]);
  if (twin !== undefined) throw new Error(`Two attachments are called « ${twin} »`);
  const numbers = new Map(
    sorted.map((attachment) => [attachment.name, embedFile(file, attachment, createdAt)]),
  );
  const references = attachments.map(({ name }) => `${numbers.get(name)} 0 R`).join(' ');
  const tree = names.map((name) => `${formatText(name)}${numbers.get(name)} 0 R`).join('');
  return `/AF[${references}]/Names<</EmbeddedFiles<</Names[${tree}]>>>>`;
}

/** Writes the bytes and their file specification (§ 7.11.3); returns the number of the latter. */
function embedFile(
  file: PdfFile,
  { name, mediaType, bytes, description, relationship }: Attachment,
  createdAt: string,
): number {
  const stream = reserveNumbers(file);
  const entries = `/Type/EmbeddedFile/Subtype${formatName(mediaType)}/Params<</ModDate${formatDate(createdAt)}/Size ${bytes.length}>>`;
  writeCompressed(file, stream, { entries, bytes });
  const specification = reserveNumbers(file);
  // Old programs read F in their own encoding, so it is ASCII; UF has the true name.
  const plainName = formatLiteral(name.replace(/[^\x20-\x7e]/gu, '_'));
  writeObject(
    file,
    specification,
    `<</Type/Filespec/F${plainName}/UF${formatText(name)}/EF<</F ${stream} 0 R/UF ${stream} 0 R>>` +
      `/AFRelationship${formatName(relationship)}/Desc${formatText(description)}>>`,
  );
  return specification;
}
