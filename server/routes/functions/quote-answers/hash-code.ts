import { createHash } from 'node:crypto';

/** SHA-256 of the document id and the code, in hexadecimal: the only form that is stored. */
export function hashCode(documentId: string, code: string): string {
  return createHash('sha256').update(`${documentId} ${code}`).digest('hex');
}
