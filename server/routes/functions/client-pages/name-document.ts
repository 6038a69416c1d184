import type { IssuedName } from '#server/email/contents/client-page-emails.ts';
import type { ReceivedName } from '#server/email/contents/quote-answer-emails.ts';
import type { StoredJson } from './join-files.ts';
import type { Mentions } from './standing-order.ts';

/** Wording for a document in e-mails to its issuer. */
export function nameDocument(
  { number, buyer }: StoredJson,
  { theMention, ofMention }: Mentions,
): IssuedName {
  return { theMention, ofMention, number: readLine(number), clientName: readName(buyer) };
}

/** Wording for a quote in e-mails to its buyer. */
export function nameReceived(
  { number, seller }: StoredJson,
  { theMention }: Mentions,
): ReceivedName {
  return { theMention, number: readLine(number), sellerName: readName(seller) };
}

function readName(party: unknown): string | null {
  const { name } = (typeof party === 'object' && party ? party : {}) as { name?: unknown };
  return readLine(name);
}

/** A text of a draft on one line; null for none. */
export function readLine(value: unknown): string | null {
  const line =
    typeof value === 'string' ? value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() : '';
  return line === '' ? null : line;
}
