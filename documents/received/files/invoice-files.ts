import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import type { JoinedFile } from './check-files.ts';

/** The files inside an invoice (BG-24). */
export function listInvoiceFiles({ attachments = [] }: TolerantInvoice): JoinedFile[] {
  return attachments.flatMap(({ id, name, filename, mediaType = '', content }) =>
    content ? [toFile({ name: filename ?? name ?? id ?? '', mediaType, content })] : [],
  );
}

/** Only an XML is decoded whole: the head tells the other formats. */
function toFile(file: Record<'name' | 'mediaType' | 'content', string>): JoinedFile {
  const { name, mediaType, content } = file;
  const isXml = /xml$/i.test(mediaType) || /\.xml$/i.test(name);
  return { name, mediaType, bytes: decode(isXml ? content : content.slice(0, HEAD)) };
}

/** Empty when it is no base64. */
function decode(content: string): Uint8Array {
  const text = content.replace(/\s+/g, '');
  try {
    const binary = atob(text.slice(0, text.length - (text.length % 4)));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

const HEAD = 4096;
