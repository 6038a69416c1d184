import type { IssuedName } from '#server/email/contents/client-page-emails.ts';
import type { StoredJson } from './join-files.ts';
import type { Mentions } from './standing-order.ts';

/** How messages to its issuer name a document. */
export function nameDocument(
  { number, buyer }: StoredJson,
  { theMention, ofMention }: Mentions,
): IssuedName {
  const { name } = (typeof buyer === 'object' && buyer ? buyer : {}) as { name?: unknown };
  return { theMention, ofMention, number: readLine(number), clientName: readLine(name) };
}

function readLine(value: unknown): string | null {
  const line =
    typeof value === 'string' ? value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() : '';
  return line === '' ? null : line;
}
