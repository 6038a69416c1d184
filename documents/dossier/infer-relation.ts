import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import type { Relation } from './document-link.ts';
import { partyKey } from './party-key.ts';

/** What a document is for another that its references name by number, and by date where they say it; null when they do not. */
export function inferRelation(origin: Draft, follower: Draft): Relation | null {
  if (origin.number === '') return null;
  const relation = readRelation(origin, follower);
  return relation && partyKey(origin.seller) === partyKey(follower.seller) ? relation : null;
}

/** Whether a document says that it comes from others. */
export function namesOthers({ references, receipt }: Draft): boolean {
  const named = [references.quote, ...(references.preceding ?? []), ...(receipt?.invoices ?? [])];
  return named.some((reference) => reference !== undefined && reference.number !== '');
}

/** What an invoice may be made of. */
export function isOffer({ kind }: Draft): boolean {
  return requireKind(kind).hasValidity;
}

/** The same document, kept twice: its copies count once. Null for one that has no number. */
export function identityOf({
  seller,
  kind,
  number,
  issueDate,
}: Pick<Draft, 'seller' | 'kind' | 'number' | 'issueDate'>): string | null {
  return number === '' ? null : [partyKey(seller), kind, number, issueDate].join('\n');
}

type Reference = { number: string; issueDate?: string | undefined };

function readRelation(origin: Draft, follower: Draft): Relation | null {
  const { quote, preceding = [] } = follower.references;
  const isNamed = (reference: Reference) => names(reference, origin);
  if (isOffer(origin)) return quote && isNamed(quote) ? relationToQuote(follower) : null;
  if (!isSale(origin)) return null;
  if (follower.receipt?.invoices.some(isNamed)) return 'receipt';
  return preceding.some(isNamed) ? relationToInvoice(origin, follower) : null;
}

function names({ number, issueDate }: Reference, origin: Draft): boolean {
  return number === origin.number && (issueDate ?? origin.issueDate) === origin.issueDate;
}

/** An invoice that replaces another is tied to that one alone. */
function relationToQuote(follower: Draft): Relation | null {
  if (!isSale(follower) || follower.subtype === 'corrective') return null;
  return follower.subtype === 'deposit' || follower.subtype === 'final'
    ? follower.subtype
    : 'invoice';
}

function relationToInvoice(origin: Draft, follower: Draft): Relation | null {
  if (traitsOf(follower).isCredit) return 'credit';
  if (follower.subtype === 'corrective') return 'replacement';
  return follower.subtype === 'final' && origin.subtype === 'deposit' ? 'final' : null;
}

function isSale(draft: Draft): boolean {
  const { isInvoice, isCredit } = traitsOf(draft);
  return isInvoice && !isCredit;
}

function traitsOf({ kind, subtype }: Draft) {
  return subtypeOf(requireKind(kind), subtype);
}
