import type { DeletedDocument, DocumentLink } from './document-link.ts';
import type { DocumentSummary } from './document-summary.ts';
import { identityOf, inferRelation, isOffer } from './infer-relation.ts';
import type { Survey } from './survey.ts';

/** Links to add, and the links of deleted documents that they replace. */
export type Ties = { links: readonly DocumentLink[]; replaced: readonly DocumentLink[] };

/**
 * Links documents from files to the existing ones and to each other, by the numbers and dates they
 * name. A copy of an existing document gets no link, since the existing one stands for it. `now` is
 * in milliseconds.
 */
export function tieTakenUp(
  newcomers: readonly DocumentSummary[],
  { summaries, links }: Omit<Survey, 'milestones'>,
  now: number,
): Ties {
  const readable = summaries.filter(({ amount }) => amount !== null);
  const known = keepOnePerIdentity([...preferIssued(readable), ...newcomers]);
  const added = new Set(newcomers.filter((newcomer) => known.has(newcomer)));
  const { replaced, revived } = reviveLinks(links, { known, added });
  const tied: DocumentLink[] = [...links.filter((link) => !replaced.includes(link)), ...revived];
  const made: DocumentLink[] = [];
  for (const { origin, follower } of listPairs(known, added)) {
    const relation = inferRelation(origin, follower);
    if (!relation || leadsTo(tied, follower.id, origin.id)) continue;
    if (relation === 'final' && hasOwnQuote(origin, follower, known)) continue;
    const key = `${origin.id}/${follower.id}`;
    if (tied.some((link) => link.key === key)) continue;
    const link = { key, from: origin.id, to: follower.id, relation, createdAt: now + made.length };
    made.push(link);
    tied.push(link);
  }
  return { links: [...revived, ...made], replaced };
}

/** The copy of a document, an issued one first. */
export function findTwin(
  document: DocumentSummary,
  summaries: readonly DocumentSummary[],
): DocumentSummary | null {
  const identity = identityOf(document);
  const isSame = (other: DocumentSummary) => identityOf(other) === identity;
  return identity === null ? null : (preferIssued(summaries).find(isSame) ?? null);
}

function keepOnePerIdentity(documents: readonly DocumentSummary[]): Set<DocumentSummary> {
  const byIdentity = new Map<string, DocumentSummary>();
  for (const document of documents) {
    const identity = identityOf(document) ?? document.id;
    if (!byIdentity.has(identity)) byIdentity.set(identity, document);
  }
  return new Set(byIdentity.values());
}

function listPairs(known: ReadonlySet<DocumentSummary>, added: ReadonlySet<DocumentSummary>) {
  return [...added].flatMap((newcomer) =>
    [...known]
      .filter((other) => other !== newcomer)
      .flatMap((other) => {
        const before = { origin: other, follower: newcomer };
        // A pair of two new documents comes up once in each order.
        return added.has(other) ? [before] : [before, { origin: newcomer, follower: other }];
      }),
  );
}

/** A deposit is linked to its balance through their quote, when that exists. */
function hasOwnQuote(
  origin: DocumentSummary,
  follower: DocumentSummary,
  known: ReadonlySet<DocumentSummary>,
): boolean {
  if (isOffer(origin)) return false;
  return [...known].some((quote) => isOffer(quote) && inferRelation(quote, follower) === 'final');
}

/** Two documents that name each other are linked in one direction only. */
function leadsTo(links: readonly DocumentLink[], from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const id of reached) {
    for (const link of links) if (link.from === id) reached.add(link.to);
  }
  return reached.has(to);
}

/** Reattaches links to a deleted document that is back. */
function reviveLinks(
  links: readonly DocumentLink[],
  { known, added }: { known: ReadonlySet<DocumentSummary>; added: ReadonlySet<DocumentSummary> },
): { replaced: DocumentLink[]; revived: DocumentLink[] } {
  const byId = new Map([...known].map((document) => [document.id, document]));
  const pairs = links.flatMap((link) => {
    const { deleted, ...rest } = link;
    if (!deleted) return [];
    const { from = link.from, to = link.to } = {
      from: findNamed(deleted.from, byId.get(link.to), added),
      to: findNamed(deleted.to, byId.get(link.from), added),
    };
    if (from === link.from && to === link.to) return [];
    return [{ link, revived: { ...rest, key: `${from}/${to}`, from, to } }];
  });
  return {
    replaced: pairs.map(({ link }) => link),
    revived: pairs.map(({ revived }) => revived),
  };
}

/** Only the same seller counts, since two sellers may use the same number. */
function findNamed(
  name: DeletedDocument | undefined,
  other: DocumentSummary | undefined,
  added: ReadonlySet<DocumentSummary>,
): string | undefined {
  if (!name || !other) return undefined;
  const identity = identityOf({ ...name, sellerKey: other.sellerKey });
  if (identity === null) return undefined;
  return [...added].find((document) => identityOf(document) === identity)?.id;
}

function preferIssued(documents: readonly DocumentSummary[]): DocumentSummary[] {
  const rank = ({ state }: DocumentSummary) => (state === 'draft' ? 1 : 0);
  return [...documents].sort((a, b) => rank(a) - rank(b));
}
