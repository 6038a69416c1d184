import type { Draft } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import type { DeletedDocument, DocumentLink } from './document-link.ts';
import type { Dossier } from './dossier.ts';
import { identityOf, inferRelation, isOffer } from './infer-relation.ts';
import type { StoredDraft } from './stored-draft.ts';

/** Links to add, and those of a deleted document that they take the place of. */
export type Ties = { links: readonly DocumentLink[]; replaced: readonly DocumentLink[] };

/**
 * What ties documents that come from files to those of the device, and to each other, by the numbers and dates that they name.
 * A copy of a document that is here is of no chain: what is here holds its place. `now` is in milliseconds.
 */
export function tieTakenUp(
  newcomers: readonly StoredDraft[],
  { documents, links }: Omit<Dossier, 'milestones'>,
  now: number,
): Ties {
  const readable = documents.filter((stored) => parseDraft(contentOf(stored)).ok);
  const known = keepOnePerIdentity([...preferIssued(readable), ...newcomers]);
  const added = new Set(newcomers.filter((stored) => known.has(stored)));
  const { replaced, revived } = reviveLinks(links, { known, added });
  const tied: DocumentLink[] = [...links.filter((link) => !replaced.includes(link)), ...revived];
  const made: DocumentLink[] = [];
  for (const { origin, follower } of listPairs(known, added)) {
    const relation = inferRelation(contentOf(origin), contentOf(follower));
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

/** The document of the device that is the same as this one, its final file first. */
export function findTwin(draft: Draft, documents: readonly StoredDraft[]): StoredDraft | null {
  const identity = identityOf(draft);
  const isSame = (stored: StoredDraft) => identityOf(contentOf(stored)) === identity;
  return identity === null ? null : (preferIssued(documents).find(isSame) ?? null);
}

function keepOnePerIdentity(documents: readonly StoredDraft[]): Set<StoredDraft> {
  const byIdentity = new Map<string, StoredDraft>();
  for (const stored of documents) {
    const identity = identityOf(contentOf(stored)) ?? stored.id;
    if (!byIdentity.has(identity)) byIdentity.set(identity, stored);
  }
  return new Set(byIdentity.values());
}

/** Every pair in which somebody is new. */
function listPairs(known: ReadonlySet<StoredDraft>, added: ReadonlySet<StoredDraft>) {
  return [...added].flatMap((newcomer) =>
    [...known]
      .filter((other) => other !== newcomer)
      .flatMap((other) => {
        const before = { origin: other, follower: newcomer };
        // Of two that are new, each has its turn.
        return added.has(other) ? [before] : [before, { origin: newcomer, follower: other }];
      }),
  );
}

/** A deposit gives its balance through their quote, where that is here. */
function hasOwnQuote(
  origin: StoredDraft,
  follower: StoredDraft,
  known: ReadonlySet<StoredDraft>,
): boolean {
  if (isOffer(contentOf(origin))) return false;
  return [...known].some(
    (quote) =>
      isOffer(contentOf(quote)) && inferRelation(contentOf(quote), contentOf(follower)) === 'final',
  );
}

/** Links go one way: two documents that name each other are tied once. */
function leadsTo(links: readonly DocumentLink[], from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const id of reached) {
    for (const link of links) if (link.from === id) reached.add(link.to);
  }
  return reached.has(to);
}

/** A document that was deleted is here again: its links lead to it. */
function reviveLinks(
  links: readonly DocumentLink[],
  { known, added }: { known: ReadonlySet<StoredDraft>; added: ReadonlySet<StoredDraft> },
): { replaced: DocumentLink[]; revived: DocumentLink[] } {
  const byId = new Map([...known].map((stored) => [stored.id, stored]));
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

/** Of the same seller as the other end: two sellers may give the same number. */
function findNamed(
  name: DeletedDocument | undefined,
  other: StoredDraft | undefined,
  added: ReadonlySet<StoredDraft>,
): string | undefined {
  if (!name || !other) return undefined;
  const identity = identityOf({ ...name, seller: contentOf(other).seller });
  if (identity === null) return undefined;
  return [...added].find((stored) => identityOf(contentOf(stored)) === identity)?.id;
}

/** What a document says to its reader: its final file, where there is one. */
function contentOf({ draft, issued }: StoredDraft): Draft {
  return issued?.draft ?? draft;
}

function preferIssued(documents: readonly StoredDraft[]): StoredDraft[] {
  return [...documents].sort((a, b) => Number(Boolean(b.issued)) - Number(Boolean(a.issued)));
}
