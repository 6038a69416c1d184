import { toBase64 } from '#app/lib/encoding/to-base64.ts';
import { type Draft, maxLengthAt } from '#documents';

type Attachment = NonNullable<Draft['attachments']>[number];

/** The file as a draft attachment, or a French error. */
export async function readAttachment(file: File): Promise<Attachment | { error: string }> {
  const error = refuseAttachment(file);
  const mediaType = mediaTypeOf(file);
  if (error || !mediaType) return { error: error ?? refuseType(file.name) };
  const content = toBase64(new Uint8Array(await file.arrayBuffer()));
  return { role: 'DOCUMENT_ANNEXE', filename: shortenName(file.name), mediaType, content };
}

/** A French error; null when the file can be attached. */
export function refuseAttachment(file: Pick<File, 'name' | 'size' | 'type'>): string | null {
  const name = quote(file.name);
  if (!mediaTypeOf(file)) return refuseType(file.name);
  if (file.size === 0) return `${name} est vide.`;
  if (file.size > MAX_BYTES) return `${name} pèse plus de 2\u00a0Mo\u00a0: réduisez-le.`;
  return null;
}

/**
 * The type given by the system, else the one of the extension: some systems give none for
 * spreadsheets.
 */
export function mediaTypeOf({
  name,
  type,
}: Pick<File, 'name' | 'type'>): Attachment['mediaType'] | null {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  const known = Object.values(MEDIA_TYPES).find((mediaType) => mediaType === type);
  return known ?? MEDIA_TYPES[extension] ?? null;
}

/** « 120 ko », from base64. */
export function formatWeight(base64Length: number): string {
  const kilobytes = Math.max(1, Math.round((base64Length * 3) / 4 / 1000));
  return kilobytes < 1000
    ? `${kilobytes}\u00a0ko`
    : `${Math.round(kilobytes / 100) / 10}\u00a0Mo`.replace('.', ',');
}

/** Cuts the name and keeps its extension. */
export function shortenName(name: string): string {
  if (name.length <= MAX_NAME) return name;
  const extension = name.slice(name.lastIndexOf('.')).slice(0, 10);
  return `${name.slice(0, MAX_NAME - extension.length)}${extension}`;
}

function refuseType(name: string): string {
  return `${quote(name)} n’est ni un PDF, ni une image PNG ou JPEG, ni un tableau (CSV, XLSX, ODS).`;
}

function quote(name: string): string {
  return `«\u00a0${name}\u00a0»`;
}

const MEDIA_TYPES: Readonly<Record<string, Attachment['mediaType']>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};
const MAX_BYTES = 2_000_000;
const MAX_NAME = maxLengthAt('attachments[0].filename');
