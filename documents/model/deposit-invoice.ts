import type { Draft } from './draft.ts';
import type { DocumentReference } from './fields/references.ts';

/**
 * The invoice of a deducted deposit: its own number and date, completed from `references.preceding`
 * by number, else by rank when there is one per deposit.
 */
export function depositInvoiceOf(
  { prepayments, references: { preceding = [] } }: Draft,
  index: number,
): DocumentReference {
  const { reference, issueDate } = prepayments[index] ?? {};
  const sameRank = preceding.length === prepayments.length ? preceding[index] : undefined;
  const followed = reference ? preceding.find(({ number }) => number === reference) : sameRank;
  return {
    number: reference ?? followed?.number ?? '',
    issueDate: issueDate ?? followed?.issueDate,
  };
}
