import { createHash } from 'node:crypto';

/** What is kept of the code of a quote: SHA-256 of the document and the code, in hexadecimal. */
export function hashCode(documentId: string, code: string): string {
  return createHash('sha256').update(`${documentId} ${code}`).digest('hex');
}
