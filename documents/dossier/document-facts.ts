import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { takeOptions } from '#documents/totals/quote-totals.ts';
import type { StoredDraft } from './stored-draft.ts';

/** What a list says of a document of this device, its statuses apart. Amounts are cents of its currency, tax included. */
export type DocumentFacts = {
  id: string;
  stored: StoredDraft;
  /** What its last final file says, or what is being written while there is none. */
  draft: Draft;
  state: 'draft' | 'finished' | 'changed';
  /** What it is worth: quoted, invoiced, given back, received, or the cost of a term; null when it cannot be read. */
  amount: Cents | null;
  /** What an invoice asked for once its deposits were taken off, 0 elsewhere. */
  payable: Cents;
  /** An invoice that says it was paid at once. */
  isPaidAtOnce: boolean;
};

export function describeDocument(stored: StoredDraft): DocumentFacts {
  const { id, completedAt, issued } = stored;
  const draft = issued?.draft ?? stored.draft;
  const amounts = readAmounts(draft);
  return {
    id,
    stored,
    draft,
    state: stateOf(completedAt, issued),
    amount: amounts?.amount ?? null,
    payable: amounts?.payable ?? cents(0),
    isPaidAtOnce: draft.payment?.means?.includes('paid') ?? false,
  };
}

/** The amount that a list shows: what an invoice asks for, unless it was paid at once. */
export function shownAmount({ amount, payable }: DocumentFacts): Cents | null {
  return payable === 0 ? amount : payable;
}

/** It was finished once: its number is given, and it may be with its reader. */
export function isIssued({ state }: DocumentFacts): boolean {
  return state !== 'draft';
}

function stateOf(
  completedAt: number | undefined,
  issued: StoredDraft['issued'],
): DocumentFacts['state'] {
  if (completedAt !== undefined) return 'finished';
  return issued ? 'changed' : 'draft';
}

/** What is kept may hold what can no longer be read: it then has no amount, and is listed all the same. */
function readAmounts(draft: unknown): { amount: Cents; payable: Cents } | null {
  const parsed = parseDraft(draft);
  if (!parsed.ok) return null;
  const kind = requireKind(parsed.draft.kind);
  const { asksPayment } = subtypeOf(kind, parsed.draft.subtype);
  const totals = computeTotals(kind.hasOptions ? takeOptions(parsed.draft) : parsed.draft);
  return {
    amount: totals.receipt?.amount ?? totals.rent?.dueTotal ?? totals.taxInclusiveTotal,
    payable: asksPayment ? totals.payableAmount : cents(0),
  };
}
