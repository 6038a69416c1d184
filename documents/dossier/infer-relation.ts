import { requireKind } from '#documents/kinds/index.ts';
import type { DocumentReference } from '#documents/model/fields/references.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import type { Relation } from './document-link.ts';
import type { DocumentSummary } from './document-summary.ts';

/** The relation of `follower` to an `origin` it names, by number and by date if given; or null. */
export function inferRelation(origin: NamedDocument, follower: NamedDocument): Relation | null {
  if (origin.number === '') return null;
  const relation = readRelation(origin, follower);
  return relation && origin.sellerKey === follower.sellerKey ? relation : null;
}

export type NamedDocument = Pick<
  DocumentSummary,
  'kind' | 'subtype' | 'number' | 'issueDate' | 'sellerKey' | 'names'
>;

/** Whether a document names a quote or an invoice. */
export function namesOthers({ names: { quote, preceding, settled } }: NamedDocument): boolean {
  return [quote, ...preceding, ...settled].some((named) => named !== null && named.number !== '');
}

/** A document that may be invoiced. */
export function isOffer({ kind }: Pick<NamedDocument, 'kind'>): boolean {
  return requireKind(kind).hasValidity;
}

/** The key shared by copies of one document; null without a number. */
export function identityOf({
  sellerKey,
  kind,
  number,
  issueDate,
}: Pick<NamedDocument, 'sellerKey' | 'kind' | 'number' | 'issueDate'>): string | null {
  return number === '' ? null : [sellerKey, kind, number, issueDate].join('\n');
}

function readRelation(origin: NamedDocument, follower: NamedDocument): Relation | null {
  const { quote, preceding, settled } = follower.names;
  const isNamed = (reference: DocumentReference) => isReferenceTo(reference, origin);
  if (isOffer(origin)) return quote && isNamed(quote) ? relationToQuote(follower) : null;
  if (!isSale(origin)) return null;
  if (settled.some(isNamed)) return 'receipt';
  return preceding.some(isNamed) ? relationToInvoice(origin, follower) : null;
}

/** By number, and by date if given. */
export function isReferenceTo(
  { number, issueDate }: DocumentReference,
  origin: Pick<NamedDocument, 'number' | 'issueDate'>,
): boolean {
  return number === origin.number && (issueDate ?? origin.issueDate) === origin.issueDate;
}

/** A corrective invoice is linked to the invoice it replaces, not to the quote. */
function relationToQuote(follower: NamedDocument): Relation | null {
  const { subtype } = follower;
  if (isOffer(follower)) return subtype === 'amendment' ? 'amendment' : null;
  if (!isSale(follower) || subtype === 'corrective') return null;
  return subtype === 'deposit' || subtype === 'situation' || subtype === 'final'
    ? subtype
    : 'invoice';
}

function relationToInvoice(origin: NamedDocument, follower: NamedDocument): Relation | null {
  if (traitsOf(follower).isCredit) return 'credit';
  if (follower.subtype === 'corrective') return 'replacement';
  return follower.subtype === 'final' && origin.subtype === 'deposit' ? 'final' : null;
}

function isSale(document: NamedDocument): boolean {
  const { isInvoice, isCredit } = traitsOf(document);
  return isInvoice && !isCredit;
}

function traitsOf({ kind, subtype }: NamedDocument) {
  return subtypeOf(requireKind(kind), subtype);
}
